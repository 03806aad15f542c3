import SendFaxAPI

/// What was typed, understood: a command, its operands and its options.
///
/// Parsed by hand from ``Option/all``: C's `getopt_long` keeps its state in globals, which Swift 6 refuses,
/// and could not say which command an option belongs to.
struct Arguments: Sendable {
  /// The command; nil where only `--help` or `--version` was asked, or nothing.
  private(set) var command: CommandName?
  /// What is neither command nor option, in order.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var given: Set<String> = []

  /// Whether an option was typed.
  func has(_ option: Option) -> Bool { given.contains(option.name) }

  /// The value of an option, from the arguments or else from its environment variable.
  subscript(option: Option) -> String? { values[option.name] }

  /// Understands the arguments, without the program's name.
  ///
  /// - Throws: ``FaxError`` with the code `usage`.
  init(_ words: [String], variables: [String: String] = [:]) throws {
    var rest = words[...]
    var onlyOperands = false
    while let word = rest.popFirst() {
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        try take(operand: word)
      } else if word == "--" {
        onlyOperands = true
      } else if word.hasPrefix("--") {
        try take(long: word.dropFirst(2), rest: &rest)
      } else {
        try take(short: word.dropFirst())
      }
    }
    for option in Option.all where values[option.name] == nil {
      if let name = option.variable, let value = variables[name], !value.isEmpty {
        values[option.name] = value
      }
    }
    try checkOptions()
    try checkOperands()
  }

  private mutating func take(operand word: String) throws {
    if command != nil {
      operands.append(word)
    } else if word == "help" {
      // `sendfax help send` is `sendfax send --help`.
      given.insert(Option.help.name)
    } else if let found = CommandName(rawValue: word) {
      command = found
    } else {
      throw FaxError.usage(unknownCommand(word))
    }
  }

  private func unknownCommand(_ word: String) -> String {
    if word.lowercased().hasSuffix(".pdf") {
      return "a command comes first: sendfax send \(word.quotedForMessage) --to NUMBER"
    }
    let near = Suggestion.nearest(
      to: word.lowercased(), among: CommandName.allCases.map(\.rawValue))
    let hint = near.map { "did you mean “\($0)”?" } ?? "sendfax --help lists them."
    return "there is no command “\(word.quotedForMessage)”; \(hint)"
  }

  private mutating func take(long text: Substring, rest: inout ArraySlice<String>) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = Option.all.first(where: { $0.name == name }) else {
      throw FaxError.usage(unknownOption(name))
    }
    guard let valueName = option.value else {
      if parts.count == 2 { throw FaxError.usage("\(option.spelling) takes no value.") }
      given.insert(option.name)
      return
    }
    guard given.insert(option.name).inserted else {
      throw FaxError.usage("\(option.spelling) was given twice.")
    }
    if parts.count == 2, !parts[1].isEmpty {
      values[option.name] = String(parts[1])
    } else if parts.count == 1, let next = rest.first, !next.hasPrefix("--") {
      values[option.name] = rest.removeFirst()
    } else {
      throw FaxError.usage("\(option.spelling) needs a value: \(option.spelling) \(valueName)")
    }
  }

  private func unknownOption(_ name: String) -> String {
    let names = Option.all.filter { option in command.map(option.belongs(to:)) ?? true }.map(\.name)
    let near = Suggestion.nearest(to: name.lowercased(), among: names)
    let about = command.map { "sendfax \($0.rawValue) --help" } ?? "sendfax --help"
    let hint = near.map { "did you mean --\($0)?" } ?? "\(about) lists them."
    return "there is no option --\(name.quotedForMessage); \(hint)"
  }

  private mutating func take(short letters: Substring) throws {
    for letter in letters {
      guard let option = Option.all.first(where: { $0.short == letter }) else {
        throw FaxError.usage(
          "there is no option -\(String(letters).quotedForMessage); "
            + "only -h, -q, -v and -y have a short form.")
      }
      given.insert(option.name)
    }
  }

  private func checkOptions() throws {
    guard let command, !has(.help), !has(.version) else { return }
    for option in Option.all where has(option) && !option.belongs(to: command) {
      let takers = (option.commands ?? []).map(\.rawValue).joined(separator: ", ")
      throw FaxError.usage(
        "\(option.spelling) is not for \(command.rawValue); it is for \(takers).")
    }
    for option in Option.all where !option.choices.isEmpty {
      guard let value = values[option.name], !option.choices.contains(value) else { continue }
      let near = Suggestion.nearest(to: value, among: option.choices)
      throw FaxError.usage(
        "\(option.spelling) is one of \(option.choices.joined(separator: ", "))"
          + (near.map { "; did you mean \($0)?" } ?? "."))
    }
  }

  private func checkOperands() throws {
    guard let command, !has(.help), !has(.version) else { return }
    guard !command.operandCount.contains(operands.count) else { return }
    let form = command.form
    if operands.count < command.operandCount.lowerBound {
      throw FaxError.usage("\(command.operands) is missing: \(form)")
    }
    let extra = operands[command.operandCount.upperBound]
    throw FaxError.usage("“\(extra.quotedForMessage)” is one too many: \(form)")
  }
}
