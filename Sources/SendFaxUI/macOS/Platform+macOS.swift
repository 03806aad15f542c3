#if canImport(SwiftUI) && os(macOS)
  import AppKit
  import SwiftUI

  /// What a Mac does its own way.
  enum Platform {
    /// An app goes on behind others.
    static let isSuspended = false

    /// Opens a page in the person's browser.
    @MainActor
    static func open(_ url: URL) { NSWorkspace.shared.open(url) }

    /// Copies a text for this Mac only.
    @MainActor
    static func copy(_ text: String) {
      NSPasteboard.general.prepareForNewContents(with: .currentHostOnly)
      NSPasteboard.general.setString(text, forType: .string)
    }

    /// Reads a text out to one who uses VoiceOver.
    @MainActor
    static func announce(_ text: String) {
      guard let window = NSApplication.shared.mainWindow else { return }
      NSAccessibility.post(
        element: window, notification: .announcementRequested,
        userInfo: [
          .announcement: text, .priority: NSAccessibilityPriorityLevel.medium.rawValue,
        ])
    }
  }

  /// A Mac gives an app all the time it needs.
  @MainActor
  final class Awake {
    let isOver = false
    func begin() {}
    func end() {}
  }
#endif
