import SendFaxAPI

/// What the command's exit status says; the numbers above 63 are those of BSD's `sysexits.h` where one fits.
struct ExitStatus: RawRepresentable, Hashable, Sendable {
  let rawValue: Int32

  static let done = ExitStatus(rawValue: 0)
  /// The fax failed or expired.
  static let failed = ExitStatus(rawValue: 1)
  /// Money may be out and the person must act.
  static let attention = ExitStatus(rawValue: 2)
  static let usage = ExitStatus(rawValue: 64)
  static let refused = ExitStatus(rawValue: 65)
  static let noInput = ExitStatus(rawValue: 66)
  static let unavailable = ExitStatus(rawValue: 69)
  static let bug = ExitStatus(rawValue: 70)
  static let unwritable = ExitStatus(rawValue: 73)
  static let unfinished = ExitStatus(rawValue: 75)
  static let declined = ExitStatus(rawValue: 77)
  static let interrupted = ExitStatus(rawValue: 130)
}

extension ExitStatus {
  /// Every status there is, in order, as the manual lists them.
  static let all: [ExitStatus] = [
    .done, .failed, .attention, .usage, .refused, .noInput, .unavailable, .bug, .unwritable,
    .unfinished, .declined, .interrupted,
  ]

  /// What it says, for a person.
  var meaning: String {
    switch self {
    case .done: return "done"
    case .failed: return "the fax failed or expired"
    case .attention:
      return "money may be out, and you must act: sendfax show JOB says what is known"
    case .usage: return "the command line, or a step that is not allowed now"
    case .refused: return "the document or the number can't be faxed"
    case .noInput: return "the file can't be read, or the service knows no such fax"
    case .unavailable: return "the service can't be reached, or its answer can't be used"
    case .unwritable: return "the outbox can't be written"
    case .unfinished: return "unfinished: sendfax resume goes on"
    case .declined: return "the payment was declined, failed, or is out of its bounds"
    case .interrupted: return "interrupted; nothing is lost"
    default: return "a fault of this program's"
    }
  }
}

extension ExitStatus {
  /// The status that an error ends the command with.
  init(_ error: FaxError) {
    // What another fax or request is in the way of goes on by itself later.
    let waits = error.code == .notAllowedNow && error.isWorthRetrying
    self = waits ? .unfinished : ExitStatus.table[error.code] ?? .bug
  }

  private static let table: [FaxError.Code: ExitStatus] = [
    .usage: .usage, .idInvalid: .usage, .baseURLInvalid: .usage, .unknownJob: .usage,
    .notAllowedNow: .usage, .walletURLInvalid: .usage, .addressInvalid: .usage,
    .notAPDF: .refused, .documentEncrypted: .refused, .documentEmpty: .refused,
    .documentUnreadable: .refused, .documentTooLarge: .refused, .documentRefused: .refused,
    .numberInvalid: .refused, .numberNeedsCorrection: .refused,
    .destinationUnsupported: .refused, .destinationRefused: .refused,
    .fileUnreadable: .noInput, .documentChanged: .noInput, .notFound: .noInput,
    .unreachable: .unavailable, .serviceUnavailable: .unavailable,
    .answerUnreadable: .unavailable, .redirected: .unavailable,
    .checkoutURLForeign: .unavailable, .noDepositQuote: .unavailable,
    .requestRefused: .unavailable, .walletNotAsked: .unavailable,
    .outboxUnwritable: .unwritable, .outboxDamaged: .unwritable, .outboxNewer: .unwritable,
    .outboxLocked: .unwritable,
    .outboxBusy: .unfinished, .drivenElsewhere: .unfinished, .alreadyInOutbox: .unfinished,
    .timedOut: .unfinished, .paymentNeedsYes: .unfinished,
    .priceHigher: .declined, .pageCountDiffers: .declined, .paymentDeclined: .declined,
    .quoteOutOfBounds: .declined, .paymentFailed: .declined,
    .alreadySent: .done, .alreadyPaid: .done, .outcomeNotSaved: .attention,
    .cancelled: .interrupted,
    .internalFault: .bug,
  ]

  /// Of several faxes, the status that most needs a person: 2, 75, 69, 1, then 0.
  static func worst(of statuses: [ExitStatus]) -> ExitStatus {
    let order: [ExitStatus] = [.attention, .unfinished, .unavailable, .failed, .done]
    return statuses.min { a, b in
      // What is in no rank (a bug, an outbox that can't be written) is worse than all that is.
      (order.firstIndex(of: a) ?? -1) < (order.firstIndex(of: b) ?? -1)
    } ?? .done
  }
}

extension FaxError.Code {
  /// The command line can't be understood.
  static let usage = FaxError.Code(rawValue: "usage")
  /// `--timeout` is over.
  static let timedOut = FaxError.Code(rawValue: "timed_out")
}

extension FaxError {
  /// The command line can't be understood.
  static func usage(_ message: String) -> FaxError { FaxError(.usage, message) }
}
