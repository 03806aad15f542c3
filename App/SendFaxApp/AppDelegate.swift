import SendFaxUI
import UserNotifications

#if os(iOS)
  import UIKit

  /// What iOS tells an app besides its windows. It owns the app's state, because iOS may start the app
  /// without any window, to hand over what was uploaded in the background.
  @MainActor
  final class AppDelegate: NSObject, UIApplicationDelegate {
    let state = AppState()
    private let notices = Notices()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = notices
      return true
    }

    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) {
      guard case .success(let desk) = state.desk else { return completionHandler() }
      // UIKit's closure, which is ours to call once, here on the main thread.
      nonisolated(unsafe) let finished = completionHandler
      desk.finishBackgroundEvents(of: identifier) { finished() }
    }
  }
#else
  import AppKit

  /// What macOS tells an app besides its windows; it owns the app's state, as on a phone.
  @MainActor
  final class AppDelegate: NSObject, NSApplicationDelegate {
    let state = AppState()
    private let notices = Notices()

    func applicationDidFinishLaunching(_ notification: Notification) {
      UNUserNotificationCenter.current().delegate = notices
    }

    /// A payment that is on its way is claimed with the window closed, too; the Dock brings it back.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  }
#endif

/// Reminders to come back matter only to somebody who is away; tapping one opens the app, and that is
/// all it is to do.
final class Notices: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
}
