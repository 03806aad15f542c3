import Foundation

/// The head of an answer, gathered line by line: the last block counts, one of 1xx never does.
struct ResponseHead {
  /// What a line means for the exchange.
  enum Verdict: Equatable {
    case goOn
    /// The head of the answer itself is whole.
    case complete
    case tooLarge
    case notHTTP
  }

  private(set) var status = 0
  private(set) var fields: HTTPFields = [:]
  /// Whether the blank line after the head of a final answer was read.
  private(set) var isComplete = false
  private var size = 0
  private var isBetweenBlocks = true
  private var last: (name: String, value: String)?

  /// Takes a line with its line break.
  mutating func receive(_ line: some Collection<UInt8>) -> Verdict {
    // Trailers of a chunked body are no part of the head.
    if isComplete { return .goOn }
    size += line.count
    guard size <= ExchangeRules.headLimit else { return .tooLarge }
    var text = Substring(String(decoding: line, as: UTF8.self))
    while let end = text.last, end.isNewline { text.removeLast() }
    if isBetweenBlocks { return begin(text) }
    if text.isEmpty { return end() }
    add(text)
    return .goOn
  }

  private mutating func begin(_ line: Substring) -> Verdict {
    let words = line.split(separator: " ", maxSplits: 2)
    guard line.hasPrefix("HTTP/"), words.count >= 2, words[1].utf8.count == 3,
      let code = Int(words[1]), (100...599).contains(code)
    else { return .notHTTP }
    status = code
    fields = [:]
    isBetweenBlocks = false
    return .goOn
  }

  private mutating func end() -> Verdict {
    flush()
    isBetweenBlocks = true
    isComplete = status >= 200
    return isComplete ? .complete : .goOn
  }

  private mutating func add(_ line: Substring) {
    // A folded line (obsolete, RFC 9112 §5.2) belongs to the one before.
    if line.first == " " || line.first == "\t" {
      last?.value += " " + line.trimmingCharacters(in: .whitespaces)
      return
    }
    flush()
    guard let colon = line.firstIndex(of: ":") else { return }
    last = (
      line[..<colon].trimmingCharacters(in: .whitespaces),
      line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    )
  }

  private mutating func flush() {
    if let last { fields.append(last.name, last.value) }
    last = nil
  }
}
