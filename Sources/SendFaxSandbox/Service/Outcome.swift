extension SendFaxSandbox {
  /// What becomes of a fax that is paid; chosen by its number.
  public enum Outcome: String, Sendable, Codable, CaseIterable {
    /// Every page arrives.
    case delivers
    /// The line is busy: `failed`, `busy`.
    case busy
    /// Nobody answers: `failed`, `no_answer`.
    case noAnswer = "no_answer"
    /// A person answers: `failed`, `fax_initial_communication_timeout`.
    case notAFaxMachine = "not_a_fax_machine"
    /// The line drops half-way: `failed`, `call_dropped`.
    case failsAfterSomePages = "fails_after_some_pages"
    /// Never leaves `sending`.
    case staysSending = "stays_sending"
    /// Is `retrying` for a while, a status the guide does not have, then `delivered`.
    case unknownStatus = "unknown_status"
    /// `failed` for a reason the guide does not have.
    case unknownFailureReason = "unknown_failure_reason"
    /// `expired` a minute after the upload, unless it is paid by then.
    case expiresUnpaid = "expires_unpaid"
    /// `expired` although it was paid.
    case expiresPaid = "expires_paid"
    /// The service takes it, the carrier does not: `failed`, `destination_not_allowed`.
    case carrierRefuses = "carrier_refuses"
    /// 422 “Invalid destination” at once.
    case refused
    /// 422 “Unsupported destination” at once.
    case notServed = "not_served"

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
      case .refused: return "Is refused with 422, since the number can't receive faxes."
      case .notServed: return "Is refused with 422, since the country is not served."
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
    /// Where it would ring.
    public var country: String
    /// What happens.
    public var outcome: Outcome
  }

  /// The numbers with an outcome of their own; every other valid number delivers.
  ///
  /// `--help`, the home page and `docs/Sandbox.md` are made from this table or held against it.
  public static let numbers: [Number] = [
    Number(e164: "+16135550100", country: "Canada", outcome: .delivers),
    Number(e164: "+16135550101", country: "Canada", outcome: .busy),
    Number(e164: "+16135550102", country: "Canada", outcome: .noAnswer),
    Number(e164: "+16135550103", country: "Canada", outcome: .notAFaxMachine),
    Number(e164: "+16135550104", country: "Canada", outcome: .failsAfterSomePages),
    Number(e164: "+16135550105", country: "Canada", outcome: .staysSending),
    Number(e164: "+16135550106", country: "Canada", outcome: .unknownStatus),
    Number(e164: "+16135550107", country: "Canada", outcome: .unknownFailureReason),
    Number(e164: "+16135550108", country: "Canada", outcome: .expiresUnpaid),
    Number(e164: "+16135550109", country: "Canada", outcome: .expiresPaid),
    Number(e164: "+16135550110", country: "Canada", outcome: .refused),
    Number(e164: "+12125550100", country: "United States", outcome: .delivers),
    Number(e164: "+525555550100", country: "Mexico", outcome: .delivers),
    Number(e164: "+508410100", country: "Saint Pierre & Miquelon", outcome: .delivers),
    Number(e164: "+18765550100", country: "Jamaica", outcome: .carrierRefuses),
    Number(e164: "+442079460100", country: "United Kingdom", outcome: .notServed),
  ]

  static func outcome(of number: String) -> Outcome {
    outcomes[number] ?? .delivers
  }

  private static let outcomes = Dictionary(
    numbers.map { ($0.e164, $0.outcome) }, uniquingKeysWith: { first, _ in first })
}
