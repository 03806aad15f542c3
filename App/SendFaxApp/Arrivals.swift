import Foundation
import SendFaxUI

/// Files from the share sheet, from the app group to the composer, one after another.
@MainActor
final class Arrivals {
  private let own: Inbox?
  private var isBusy = false

  init(own: Inbox?) { self.own = own }

  /// Shows the oldest file that waits; the others wait until the composer is free.
  func show(on desk: FaxDesk) async {
    guard let own, !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    #if os(iOS)
      // Out of the shared folder at once: iOS ends an app that holds something there while suspended.
      if let shared = Inbox.shared() {
        shared.tidy(olderThan: Date(timeIntervalSinceNow: -3600))
        _ = try? own.take(from: shared)  // what can't be moved now waits for the next time
      }
    #endif
    own.tidy(olderThan: Date(timeIntervalSinceNow: -3600))
    guard let next = try? own.items().first else { return }
    await desk.receive(next.url)
    own.remove(next)
  }
}
