/// What the shell offers when Tab is pressed, made from the tables that parsing reads.
enum Completion {
  /// What an operand or a value is, as far as a shell can offer some.
  enum Kind {
    case pdf, folder, job, words([String]), nothing
  }

  static func kind(of option: Option) -> Kind {
    if !option.choices.isEmpty { return .words(option.choices) }
    switch option.value {
    case "DIR": return .folder
    case "FILE": return .pdf
    case "JOB": return .job
    default: return .nothing
    }
  }

  static func kind(of command: CommandName) -> Kind {
    switch command {
    case .send, .quote: return .pdf
    case .show, .resume, .withdraw, .forget, .settle: return .job
    case .generate: return .words(Generate.Kind.allCases.map(\.rawValue))
    case .status, .list, .sandbox: return .nothing
    }
  }

  static func options(of command: CommandName) -> [Option] {
    Option.all.filter { $0.belongs(to: command) }
  }

  /// The jobs of the outbox there is; words for a shell, in `sh`.
  static let jobs =
    #"sendfax list --json 2>/dev/null | sed -n 's/.*"job":"\([a-z0-9]*\)".*/\1/p' | sort -u"#
}
