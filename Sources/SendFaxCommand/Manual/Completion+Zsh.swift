import Foundation

extension Completion {
  /// For zsh, to be named `_sendfax` in a folder of `$fpath`.
  static var zsh: String {
    """
    #compdef sendfax
    # Completion of sendfax for zsh.
    _sendfax_jobs() {
      local -a jobs
      jobs=(${(f)"$(\(jobs))"})
      _describe job jobs
    }
    _sendfax() {
      local state line
      local -a commands
      commands=(
    \(CommandName.allCases.map { "    \(quoted("\($0.rawValue):\($0.summary)"))" }.joined(separator: "\n"))
      )
      _arguments -C \(Option.all.filter { $0.commands == nil }.map(specification).joined(separator: " ")) \\
        '1:command:->command' '*::argument:->argument'
      case $state in
        command) _describe command commands ;;
        argument)
          case $line[1] in
    \(CommandName.allCases.map(clause).joined(separator: "\n"))
          esac ;;
      esac
    }
    _sendfax "$@"

    """
  }

  private static func clause(_ command: CommandName) -> String {
    let words = options(of: command).map(specification) + operand(command)
    return "        \(command.rawValue)) _arguments \(words.joined(separator: " ")) ;;"
  }

  private static func operand(_ command: CommandName) -> [String] {
    guard command.operandCount.upperBound > 0 else { return [] }
    return [quoted(":\(command.operands.lowercased()):\(action(kind(of: command)))")]
  }

  private static func specification(_ option: Option) -> String {
    let help = option.help.replacingOccurrences(of: ":", with: "\\:")
      .replacingOccurrences(of: "[", with: "\\[").replacingOccurrences(of: "]", with: "\\]")
    guard let value = option.value else { return quoted("\(option.spelling)[\(help)]") }
    return quoted("\(option.spelling)=[\(help)]:\(value.lowercased()):\(action(kind(of: option)))")
  }

  private static func action(_ kind: Kind) -> String {
    switch kind {
    case .pdf: return "_files -g '*.pdf(-.)'"
    case .folder: return "_files -/"
    case .job: return "_sendfax_jobs"
    case .words(let words): return "(\(words.joined(separator: " ")))"
    case .nothing: return ""
    }
  }

  private static func quoted(_ words: String) -> String {
    "'" + words.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
