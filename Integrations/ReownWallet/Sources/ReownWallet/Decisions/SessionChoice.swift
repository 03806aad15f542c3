import Foundation
import SendFaxAPI

/// Which of the connections pays, if one can.
enum SessionChoice: Sendable, Equatable {
  case payable(WalletSession, from: EthereumAddress)
  /// Connected, but not for this; the reason is for the person.
  case unsuitable([WalletSession], reason: String)
  case notConnected

  /// A connection that ends while a request is out would leave it unanswered.
  private static let leastLife: TimeInterval = 15 * 60

  /// Chooses among connections, whose order says nothing: the one that lives longest.
  init(among sessions: [WalletSession], onChain chain: Int, at now: Date) {
    let living = sessions.filter { $0.expires.timeIntervalSince(now) >= SessionChoice.leastLife }
    let payable = living.compactMap { session in
      session.payer(onChain: chain).map { (session: session, payer: $0) }
    }
    let best = payable.max { a, b in
      (a.session.expires, a.session.topic) < (b.session.expires, b.session.topic)
    }
    if let best {
      self = .payable(best.session, from: best.payer)
    } else if let session = living.max(by: { $0.expires < $1.expires }) {
      self = .unsuitable(
        living,
        reason: "\(session.shownName) is connected, but does not let this app ask for a payment on "
          + "Base. Switch Base on in the wallet and connect again, or pay by card.")
    } else {
      self = .notConnected
    }
  }

  /// Why no wallet can be asked, for a person; nil where one can.
  var obstacle: String? {
    switch self {
    case .payable: return nil
    case .unsuitable(_, let reason): return reason
    case .notConnected: return "No wallet app is connected. Connect one, or pay by card."
    }
  }
}
