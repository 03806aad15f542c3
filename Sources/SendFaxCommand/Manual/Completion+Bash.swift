extension Completion {
  /// For bash, to be read from `bash-completion`'s folder or by `source`.
  static var bash: String {
    """
    # Completion of sendfax for bash.
    _sendfax() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= word
      local -a words=()
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in \(CommandName.allCases.map(\.rawValue).joined(separator: "|"))) command=$word; break ;; esac
      done
      case $previous in
    \(values)
      esac
      case $command in
    \(CommandName.allCases.map(clause).joined(separator: "\n"))
        *) words=(\((CommandName.allCases.map(\.rawValue) + common).joined(separator: " "))) ;;
      esac
      COMPREPLY+=($(compgen -W "${words[*]}" -- "$current"))
    }
    complete -F _sendfax sendfax

    """
  }

  private static var common: [String] { Option.all.filter { $0.commands == nil }.map(\.spelling) }

  private static var values: String {
    Option.all.filter { $0.value != nil }.map { option in
      "    \(option.spelling)) \(offer(kind(of: option))); return ;;"
    }.joined(separator: "\n")
  }

  private static func clause(_ command: CommandName) -> String {
    let words = options(of: command).map(\.spelling).joined(separator: " ")
    return """
          \(command.rawValue))
            words=(\(words))
            [[ $current == -* ]] || { \(offer(kind(of: command))); return; } ;;
      """
  }

  private static func offer(_ kind: Kind) -> String {
    switch kind {
    case .pdf:
      return
        #"compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -X '!*.[pP][dD][fF]' -- "$current"; "#
        + #"compgen -d -- "$current"))"#
    case .folder:
      return #"compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$current"))"#
    case .job: return #"COMPREPLY=($(compgen -W "$("# + jobs + #")" -- "$current"))"#
    case .words(let words):
      return #"COMPREPLY=($(compgen -W ""# + words.joined(separator: " ") + #"" -- "$current"))"#
    case .nothing: return "COMPREPLY=()"
    }
  }
}
