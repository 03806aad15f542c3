import Foundation
import SendFaxAPI

extension FaxEvent {
  /// The word the journal stores this event under; a word is never reused for another meaning.
  public var kind: String { parts.kind }

  /// The payload as JSON with sorted keys, dates as whole milliseconds since 1970.
  func payload() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.milliseconds)
    }
    return try encoder.encode(parts.payload)
  }

  /// Reads an event back; an unknown kind is an error, never skipped.
  init(kind: String, payload: Data) throws {
    func read<T: Decodable>(_ type: T.Type = T.self) throws -> T {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .custom { decoder in
        Date(milliseconds: try decoder.singleValueContainer().decode(Int64.self))
      }
      return try OutsideJSON.decode(type, from: payload, by: decoder)
    }
    switch kind {
    case "drafted": self = .drafted(try read())
    case "redrafted": self = .redrafted(try read())
    case "moved": self = .moved(try read())
    case "rail_chosen": self = .railChosen(try read())
    case "status_seen": self = .statusSeen(try read())
    case "not_found": self = .notFound(try read())
    case "accepted": self = .accepted(try read())
    case "attention": self = .attention(try read())
    case "settled": self = .settled(try read())
    case "replaced": self = .replaced(try read())
    case "withdrawn": self = .withdrawn(try read())
    case "closed": self = .closed(try read())
    case "body_deleted": self = .bodyDeleted(try read())
    case "uploaded": self = .uploaded(try read())
    case "upload_dropped": self = .uploadDropped(try read())
    case "consented": self = .consented(try read())
    case "checkout_opened": self = .checkoutOpened(try read())
    case "quote_asked": self = .quoteAsked(try read())
    case "quote_answered": self = .quoteAnswered(try read())
    case "quote_lapsed": self = .quoteLapsed(try read())
    case "transfer_requested": self = .transferRequested(try read())
    case "wallet_noted": self = .walletNoted(try read())
    case "transfer_answered": self = .transferAnswered(try read())
    case "transfer_failed": self = .transferFailed(try read())
    case "claim_asked": self = .claimAsked(try read())
    case "claimed": self = .claimed(try read())
    default: throw ReplayFault.unknownKind(kind)
    }
  }

  private var parts: (kind: String, payload: any Encodable) {
    switch self {
    case .drafted(let value): return ("drafted", value)
    case .redrafted(let value): return ("redrafted", value)
    case .moved(let value): return ("moved", value)
    case .railChosen(let value): return ("rail_chosen", value)
    case .statusSeen(let value): return ("status_seen", value)
    case .notFound(let value): return ("not_found", value)
    case .accepted(let value): return ("accepted", value)
    case .attention(let value): return ("attention", value)
    case .settled(let value): return ("settled", value)
    case .replaced(let value): return ("replaced", value)
    case .withdrawn(let value): return ("withdrawn", value)
    case .closed(let value): return ("closed", value)
    case .bodyDeleted(let value): return ("body_deleted", value)
    case .uploaded(let value): return ("uploaded", value)
    case .uploadDropped(let value): return ("upload_dropped", value)
    case .consented(let value): return ("consented", value)
    case .checkoutOpened(let value): return ("checkout_opened", value)
    case .quoteAsked(let value): return ("quote_asked", value)
    case .quoteAnswered(let value): return ("quote_answered", value)
    case .quoteLapsed(let value): return ("quote_lapsed", value)
    case .transferRequested(let value): return ("transfer_requested", value)
    case .walletNoted(let value): return ("wallet_noted", value)
    case .transferAnswered(let value): return ("transfer_answered", value)
    case .transferFailed(let value): return ("transfer_failed", value)
    case .claimAsked(let value): return ("claim_asked", value)
    case .claimed(let value): return ("claimed", value)
    }
  }
}

/// Why a stored list of events is not a fax; the fax is quarantined, its events stay.
enum ReplayFault: Error, Equatable, CustomStringConvertible {
  case empty
  case gap(at: Int)
  case digest(at: Int)
  case unknownKind(String)
  case unreadable(at: Int)
  case notAllowed(kind: String, in: FaxState)
  case notFirst

  var description: String {
    switch self {
    case .empty: return "it has no events"
    case .gap(let at): return "event \(at) is missing"
    case .digest(let at): return "event \(at) was altered or is damaged"
    case .unknownKind(let kind): return "an event of kind “\(kind)” is not known to this version"
    case .unreadable(let at): return "event \(at) can't be read"
    case .notAllowed(let kind, let state):
      return "“\(kind)” can't follow in state \(state.rawValue)"
    case .notFirst: return "its first event is not a draft"
    }
  }
}
