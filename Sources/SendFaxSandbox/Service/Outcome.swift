extension SendFaxSandbox {
  /// What becomes of a fax that is paid; chosen by its number.
  public enum Outcome: String, Sendable, Codable, CaseIterable {
    case delivers
    case busy
    case noAnswer = "no_answer"
    case notAFaxMachine = "not_a_fax_machine"
    case failsAfterSomePages = "fails_after_some_pages"
    case staysSending = "stays_sending"
    case unknownStatus = "unknown_status"
    case unknownFailureReason = "unknown_failure_reason"
    case expiresUnpaid = "expires_unpaid"
    case expiresPaid = "expires_paid"
    case carrierRefuses = "carrier_refuses"
    case refused

    /// One sentence for people.
    public var summary: String {
      switch self {
      case .delivers: return "Is delivered."
      case .busy: return "The line is busy: fails, and a card payment is refunded."
      case .noAnswer: return "Nobody answers: fails, and a card payment is refunded."
      case .notAFaxMachine: return "A person answers: fails, and a card payment is refunded."
      case .failsAfterSomePages: return "The line drops after half of the pages: fails."
      case .staysSending: return "Stays in sending for ever."
      case .unknownStatus: return "Reports a status no client knows, then is delivered."
      case .unknownFailureReason: return "Fails for a reason no client knows."
      case .expiresUnpaid: return "Expires one minute after the upload unless it is paid."
      case .expiresPaid: return "Is paid and expires all the same."
      case .carrierRefuses: return "Is accepted, then the carrier refuses the country."
      case .refused: return "Is refused with 422."
      }
    }

    /// The word in `failureReason`.
    var failureReason: String? {
      switch self {
      case .busy: return "busy"
      case .noAnswer: return "no_answer"
      case .notAFaxMachine: return "fax_initial_communication_timeout"
      case .failsAfterSomePages: return "call_dropped"
      case .unknownFailureReason: return "flux_capacitor_misaligned"
      case .carrierRefuses: return "destination_not_allowed"
      default: return nil
      }
    }
  }

  /// A synthetic number and what happens to a fax to it.
  public struct Number: Sendable, Equatable {
    /// In E.164.
    public var e164: String
    /// What happens.
    public var outcome: Outcome
  }

  /// The numbers with an outcome of their own; every other valid number delivers.
  public static let numbers: [Number] = [
    Number(e164: "+16135550100", outcome: .delivers),
    Number(e164: "+16135550101", outcome: .busy),
    Number(e164: "+16135550102", outcome: .noAnswer),
    Number(e164: "+16135550103", outcome: .notAFaxMachine),
    Number(e164: "+16135550104", outcome: .failsAfterSomePages),
    Number(e164: "+16135550105", outcome: .staysSending),
    Number(e164: "+16135550106", outcome: .unknownStatus),
    Number(e164: "+16135550107", outcome: .unknownFailureReason),
    Number(e164: "+16135550108", outcome: .expiresUnpaid),
    Number(e164: "+16135550109", outcome: .expiresPaid),
    Number(e164: "+16135550110", outcome: .refused),
    Number(e164: "+12125550100", outcome: .delivers),
    Number(e164: "+525555550100", outcome: .delivers),
    Number(e164: "+508410100", outcome: .delivers),
    Number(e164: "+18765550100", outcome: .carrierRefuses),
  ]

  static func outcome(of number: String) -> Outcome {
    outcomes[number] ?? .delivers
  }

  private static let outcomes = Dictionary(
    numbers.map { ($0.e164, $0.outcome) }, uniquingKeysWith: { first, _ in first })
}
