import Foundation

extension SandboxAnswer {
  /// What an answer waits for before it is complete.
  enum Waits: Sendable, Equatable {
    /// Events after that number, as long as the client listens.
    case events(after: Int)
    /// What the wallet's holder says to a request.
    case ask(String)
  }
}

/// What a listener needs to complete answers that wait.
extension SendFaxSandbox {
  /// The last events, oldest first; at least the last 1 024 are kept.
  public var events: [Event] {
    changing {
      $0.settle()
      return $0.log.events
    }
  }

  /// Lets the ledger follow the clock, so that listeners hear of it without anybody asking.
  func look() { changing { $0.settle() } }

  /// What the stream carries next; nil where the listener fell so far behind that some is forgotten.
  func news(after number: Int) -> (text: String, last: Int)? {
    changing { service in
      guard service.log.holds(after: number) else { return nil }
      let events = service.log.events(after: number, limit: 256)
      return (service.log.text(events), events.last?.number ?? number)
    }
  }

  /// Says that nobody waits for the wallet's answer any more.
  func leave(ask: String) {
    changing {
      $0.callers[ask]?.isWaiting = false
      $0.replies[ask] = nil
    }
  }

  /// The wallet's answer to a request, once there is one; it is handed out once.
  func reply(to ask: String) -> SandboxAnswer? {
    changing { $0.replies.removeValue(forKey: ask) }
  }
}
