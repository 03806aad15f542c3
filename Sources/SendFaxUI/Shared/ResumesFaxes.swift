#if canImport(SwiftUI)
  import SendFax
  import SwiftUI

  extension View {
    /// Follows a desk's faxes while the app is in front, and arranges the way back when it leaves.
    ///
    /// ```swift
    /// WindowGroup { MyRoot().resumesFaxes(in: desk) }
    /// ```
    ///
    /// Put it on the root view of each window, once. On coming to the front claims that the system was to send are ended
    /// first, then everything goes on; on leaving an upload in flight may end, then following stops. A
    /// phone's app switcher sees a cover, not a document's name or a number.
    public func resumesFaxes(in desk: FaxDesk) -> some View { modifier(ResumesFaxes(desk: desk)) }
  }

  private struct ResumesFaxes: ViewModifier {
    let desk: FaxDesk
    @State private var scene = UUID().uuidString
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      content
        .modifier(PrivacyCover())
        .task { pass(into: phase) }
        .onChange(of: phase) { pass(into: $0) }
        #if os(iOS)
          .onReceive(
            NotificationCenter.default.publisher(
              for: UIApplication.protectedDataDidBecomeAvailableNotification)
          ) { _ in Task { [desk] in await desk.unlocked() } }
        #endif
    }

    private func pass(into phase: ScenePhase) {
      switch phase {
      case .active: desk.enter(.active, scene: scene)
      case .background: desk.enter(.background, scene: scene)
      case .inactive: break
      @unknown default: break
      }
    }
  }

  /// Hides a view from a phone's app switcher. A sheet needs its own: it lies over the view that showed it.
  struct PrivacyCover: ViewModifier {
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      #if os(iOS)
        content.overlay {
          if phase != .active {
            ZStack {
              RoundedRectangle(cornerRadius: 0).foregroundStyle(.background)
              Image(systemName: "faxmachine").font(.largeTitle).foregroundStyle(.secondary)
            }
            .ignoresSafeArea()
            .accessibilityHidden(true)
          }
        }
      #else
        content
      #endif
    }
  }

  #if os(iOS)
    extension FaxDesk {
      /// Opens what was locked with the device.
      fileprivate func unlocked() async {
        guard opening == .locked else { return }
        await refresh()
      }
    }
  #endif
#endif
