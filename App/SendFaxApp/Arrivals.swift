import Combine
import Foundation
import SendFaxUI

/// Files from the share sheet, from the app group to the composer, one after another.
///
/// A file stays in the app's own inbox until the composer has let it go, sent or put away: an app that is
/// ended before that shows it again.
@MainActor
final class Arrivals {
  private let own: Inbox?
  private var waiting: [Inbox.Item] = []
  private var shown: Inbox.Item?
  private var isBusy = false
  private var changes: AnyCancellable?

  init(own: Inbox?) { self.own = own }

  /// Looks for new files, and shows the oldest as soon as the composer is free.
  func collect(for desk: FaxDesk) async {
    guard let own else { return }
    #if os(iOS)
      // Out of the shared folder at once: iOS ends an app that holds something there while suspended.
      if let shared = Inbox.shared() {
        shared.tidy(olderThan: Date(timeIntervalSinceNow: -3600))
        _ = try? own.take(from: shared)  // what can't be moved now waits for the next time
      }
    #endif
    own.tidy(olderThan: Date(timeIntervalSinceNow: -3600))
    // A folder that can't be read now, on a locked device, is read the next time.
    waiting = ((try? own.items()) ?? []).filter { $0.id != shown?.id }
    await showNext(on: desk)
    if changes == nil {
      changes = desk.objectWillChange.sink { [weak self, weak desk] _ in
        Task { @MainActor in
          if let desk { await self?.showNext(on: desk) }
        }
      }
    }
  }

  private func showNext(on desk: FaxDesk) async {
    guard let own, !isBusy, !desk.hasDocument, shown != nil || !waiting.isEmpty else { return }
    isBusy = true
    defer { isBusy = false }
    if let shown { own.remove(shown) }
    shown = nil
    guard let next = waiting.first, await desk.receive(next.url) else { return }
    shown = next
    waiting.removeFirst()
  }
}
