/// The commands, in the order help lists them.
enum CommandName: String, CaseIterable, Sendable {
  case send, quote, status, list, show, resume, withdraw, forget, settle, sandbox, generate

  /// What stands after the command's name, as help shows it.
  var operands: String {
    switch self {
    case .send, .quote: return "FILE|-"
    case .status: return "FAX-ID"
    case .list, .sandbox: return ""
    case .resume: return "[JOB]"
    case .show, .withdraw, .forget, .settle: return "JOB"
    case .generate: return "man|bash|zsh"
    }
  }

  /// `sendfax show JOB`.
  var form: String { "sendfax \(rawValue)" + (operands.isEmpty ? "" : " \(operands)") }

  /// How many operands are taken. `send --retry JOB` takes no file, which `send` itself checks.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .list, .sandbox: return 0...0
    case .resume, .send: return 0...1
    case .quote, .status, .show, .withdraw, .forget, .settle, .generate: return 1...1
    }
  }

  /// What the command does, in one line.
  var summary: String {
    switch self {
    case .send: return "fax a PDF, and wait until it has arrived"
    case .quote: return "say what a fax would cost; nothing leaves this machine"
    case .status: return "ask the service where a fax stands"
    case .list: return "your faxes, what needs attention first"
    case .show: return "everything known about one fax"
    case .resume: return "go on with what was interrupted"
    case .withdraw: return "give up a fax that is not paid for"
    case .forget: return "remove a fax that is over from this machine"
    case .settle: return "say how a fax that needs attention ended"
    case .sandbox: return "a stand-in for the service on this machine, where nothing is charged"
    case .generate: return "print the manual page or a shell's completions"
    }
  }

  /// Lines to copy, for the end of the command's help.
  var examples: [String] {
    switch self {
    case .send:
      return [
        "sendfax send letter.pdf --to '+1 613 555 0123' --by card",
        "sendfax send letter.pdf --to '+1 613 555 0123' --by wallet --sandbox",
        "sendfax send --retry 3f9ak2mt",
      ]
    case .quote: return ["sendfax quote letter.pdf --to '+52 55 1111 1111'"]
    case .status: return ["sendfax status V1StGXR8_Z5jdHi6B-myT --watch"]
    case .list: return ["sendfax list --json"]
    case .show: return ["sendfax show 3f9ak2mt --receipt"]
    case .resume: return ["sendfax resume"]
    case .withdraw: return ["sendfax withdraw 3f9ak2mt"]
    case .forget: return ["sendfax forget 3f9ak2mt"]
    case .settle: return ["sendfax settle 3f9ak2mt --as refunded"]
    case .sandbox: return ["sendfax sandbox --port 8402"]
    case .generate: return ["source <(sendfax generate bash)"]
    }
  }
}
