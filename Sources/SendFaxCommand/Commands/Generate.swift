import SendFaxAPI

/// `generate man|bash|zsh`: what an installation puts beside the command.
struct Generate: Sendable {
  /// What can be made.
  enum Kind: String, CaseIterable {
    case man, bash, zsh
  }

  let context: Context

  func run() throws -> ExitStatus {
    let word = context.arguments.operands[0]
    guard let kind = Kind(rawValue: word) else {
      let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw FaxError.usage("“\(word.quotedForMessage)” can't be made; there are \(kinds).")
    }
    context.world.console.write(Generate.text(kind), to: .output)
    return .done
  }

  static func text(_ kind: Kind) -> String {
    switch kind {
    case .man: return ManualPage.text
    case .bash: return Completion.bash
    case .zsh: return Completion.zsh
    }
  }
}
