#if canImport(SwiftUI)
  import SendFax
  import SendFaxAPI
  import SwiftUI

  extension FaxDesk {
    /// Takes a document from “Open in”, the Dock, a drop or an inbox folder: it becomes the composer's.
    ///
    /// - Returns: false where it was not taken, because a fax is being put on disk just now.
    @discardableResult
    public func receive(_ url: URL) async -> Bool {
      guard !composition.isSubmitting else { return false }
      (path, isComposing) = ([], true)
      await take { try await DocumentIntake.read(url) }?.value
      return true
    }

    /// Whether the composer has a document, or is about to: another one would take its place.
    public var hasDocument: Bool { composition.document != .none || composition.isSubmitting }

    /// Whether a fax, or something about paying one, is on the screen: a new document would hide it.
    public var isShowingFax: Bool { !path.isEmpty || sheet != nil || page != nil || gate.isBusy }

    /// Takes scanned pages, in their order.
    func receive(_ pages: Result<[DocumentIntake.Picture], any Error>) {
      switch pages {
      case .success(let pictures) where pictures.isEmpty: return
      case .success(let pictures):
        take { try await DocumentIntake.pages(of: pictures, name: "scan.pdf") }
      case .failure(let error): fail(error)
      }
    }

    /// Takes what was pasted or dropped.
    func receive(_ providers: [NSItemProvider]) {
      take { try await DocumentIntake.read(providers) }
    }

    /// Reads a document aside; one that comes while a fax is being put on disk is not taken.
    @discardableResult
    func take(
      _ read: @escaping @Sendable () async throws -> FaxDocument
    ) -> Task<Void, Never>? {
      guard !composition.isSubmitting else { return nil }
      removeDocument()
      composition.document = .reading
      let number = UUID()
      intake = number
      return Task {
        let source: Composition.Source
        do { source = .ready(try await read()) } catch let error as FaxError {
          source = .refused(error)
        } catch {
          source = .refused(FaxError(.fileUnreadable, words(.errorFileUnreadable)))
        }
        // The one that was chosen last counts, whichever is read first.
        if intake == number {
          composition.document = source
        } else if case .ready(let document) = source {
          DocumentIntake.discard(document)
        }
      }
    }

    /// The number's field, grouped as it is typed.
    var number: String {
      get { composition.number }
      set { composition.number = NumberEntry.grouped(newValue, after: composition.number) }
    }

    func removeDocument() {
      // Whether to send again was asked of this document, and of no other.
      duplicate = nil
      if case .ready(let document) = composition.document { DocumentIntake.discard(document) }
      composition.document = .none
      // One that is still being read does not come back.
      intake = nil
    }

    /// Puts the fax on disk and goes on by that way to pay.
    func send(by rail: Rail, again: Bool = false) {
      guard let (document, number) = composition.ready, !composition.isSubmitting else { return }
      composition.isSubmitting = true
      Task {
        do {
          let outbox = try await opened()
          let fax = try await outbox.add(document, to: number, again: again)
          try await outbox.choose(rail, for: fax.id)
          removeDocument()
          composition.number = ""
          (path, isComposing) = ([fax.id], false)
          await load()
          perform(rail == .card ? .payByCard : .payByWallet, on: fax.id)
        } catch let error as FaxError where error.code == .alreadyInOutbox && !again {
          duplicate = Duplicate(rail, error)
        } catch {
          fail(error) { [weak self] in self?.send(by: rail, again: again) }
        }
        composition.isSubmitting = false
      }
    }
  }
#endif
