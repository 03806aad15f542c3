#if canImport(SwiftUI) && os(iOS)
  import SwiftUI
  import UIKit

  /// What a phone does its own way.
  enum Platform {
    /// The system stops an app that is not in front.
    static let isSuspended = true

    /// Opens a page in the person's browser.
    @MainActor
    static func open(_ url: URL) { Task { await UIApplication.shared.open(url) } }

    /// Copies a text for this device only: not to the person's other ones, and not for long.
    @MainActor
    static func copy(_ text: String) {
      UIPasteboard.general.setItems(
        [[UTType.utf8PlainText.identifier: text]],
        options: [.localOnly: true, .expirationDate: Date(timeIntervalSinceNow: 600)])
    }

    /// Reads a text out to one who uses VoiceOver.
    @MainActor
    static func announce(_ text: String) {
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }

  /// The grace the system gives an app that leaves, to end what is in flight.
  @MainActor
  final class Awake {
    private var task = UIBackgroundTaskIdentifier.invalid
    private var hasEnded = false

    /// Whether the grace is nearly over or was never given: what must still be done needs some of it.
    var isOver: Bool { hasEnded || UIApplication.shared.backgroundTimeRemaining < 10 }

    func begin() {
      guard task == .invalid else { return }
      hasEnded = false
      task = UIApplication.shared.beginBackgroundTask(withName: "faxes") { [weak self] in
        self?.hasEnded = true
        self?.end()
      }
      if task == .invalid { hasEnded = true }
    }

    func end() {
      guard task != .invalid else { return }
      UIApplication.shared.endBackgroundTask(task)
      task = .invalid
    }
  }
#endif
