import SendFaxUI
import SwiftUI

/// The app: SendFaxUI's screens over an outbox on this device.
@main
struct SendFaxApp: App {
  #if os(iOS)
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  #else
    @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  #endif

  var body: some Scene {
    #if os(iOS)
      WindowGroup { AppScreen(state: delegate.state) }
    #else
      // One window: there is one outbox, and a file dropped on the Dock goes to it.
      Window("SendFax", id: "main") { AppScreen(state: delegate.state) }
        .commands { AppCommands(state: delegate.state) }
    #endif
  }
}

/// The one window's content.
struct AppScreen: View {
  @ObservedObject var state: AppState
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    VStack(spacing: 0) {
      if let sandbox = state.surroundings.sandbox { SandboxBanner(base: sandbox) }
      switch state.desk {
      case .success(let desk):
        FaxRoot(desk: desk).resumesFaxes(in: desk)
        WalletBar(desk: desk, wallets: state.wallets)
      case .failure(let trouble):
        Text(trouble.message).multilineTextAlignment(.center).padding(24)
      }
    }
    .onOpenURL { url in Task { await state.open(url) } }
    .task(id: scenePhase) {
      // On its own: a phase that changes meanwhile does not end what was begun.
      if scenePhase == .active { Task { await state.becameActive() } }
    }
  }
}

#if os(macOS)
  /// The menu bar.
  struct AppCommands: Commands {
    @ObservedObject var state: AppState

    var body: some Commands {
      if case .success(let desk) = state.desk { FaxCommands(desk: desk) }
    }
  }
#endif
