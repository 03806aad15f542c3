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

  /// Looks for new files. What was shared just now is what the person came for and is shown at once, but
  /// never over a payment; the rest is shown as soon as the composer is free.
  func collect(for desk: FaxDesk) async {
    guard let own else { return }
    var new: [Inbox.Item] = []
    #if os(iOS)
      // Out of the shared folder at once: iOS ends an app that holds something there while suspended.
      if let shared = Inbox.shared() {
        shared.tidy(olderThan: Date(timeIntervalSinceNow: -3600))
        // What can't be moved now waits for the next time.
        new = (try? own.take(from: shared)) ?? []
      }
    #endif
    own.tidy(olderThan: Date(timeIntervalSinceNow: -3600))
    // A folder that can't be read now, on a locked device, is read the next time.
    waiting = ((try? own.items()) ?? []).filter { $0.id != shown?.id }
    if let newest = new.last, !desk.isShowingFax {
      await show(newest, on: desk)
    } else {
      await showNext(on: desk)
    }
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
    if let shown { own.remove(shown) }
    shown = nil
    guard !desk.isShowingFax else { return }
    if let next = waiting.first { await show(next, on: desk) }
  }

  /// Makes a file the composer's document; one of ours that it takes the place of waits again.
  private func show(_ item: Inbox.Item, on desk: FaxDesk) async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    guard await desk.receive(item.url) else { return }
    waiting.removeAll { $0.id == item.id }
    if let shown { waiting.append(shown) }
    shown = item
  }
}
