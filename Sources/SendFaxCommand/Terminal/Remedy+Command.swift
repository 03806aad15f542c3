import SendFaxAPI

extension FaxError.Remedy {
  /// What to type for it; nil where a fax's name is too damaged to be typed.
  var command: String? {
    switch self {
    case .list: return "sendfax list"
    case .show(let fax): return "sendfax show \(fax)"
    case .resume(let fax), .checkAgain(let fax): return "sendfax resume \(fax)"
    case .restore(let fax): return "sendfax resume \(fax) --document FILE"
    case .settle(let fax): return "sendfax settle \(fax) --as OUTCOME"
    case .withdraw(let fax): return "sendfax withdraw \(fax)"
    case .forget(let fax): return "sendfax forget \(fax)"
    case .discard(let fax): return fax.typed.map { "sendfax forget \($0) --unreadable" }
    case .addAgain: return "--again"
    }
  }

  /// The command, and what it does.
  var line: Line? { command.map { "\($0, .strong) \(consequence)" } }

  private var consequence: String {
    switch self {
    case .list: return "shows the names of your faxes."
    case .show: return "shows what is known, fit to be sent to support."
    case .resume: return "goes on with it."
    case .checkAgain: return "looks for the payment."
    case .restore: return "makes the request again from the very same file."
    case .settle: return "takes your word on the money."
    case .withdraw: return "takes it back."
    case .forget: return "removes it."
    case .discard: return "removes what is left of it."
    case .addAgain: return "sends a second copy."
    }
  }
}

extension String {
  /// The text as one word of a shell's: what a damaged journal says must not become a command of its own.
  fileprivate var typed: String? {
    let plain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    if plain, !isEmpty { return self }
    guard safeForTerminal == self, !hasPrefix("-") else { return nil }
    return "'" + replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
