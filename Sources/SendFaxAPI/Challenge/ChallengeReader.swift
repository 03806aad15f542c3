/// Reads one line of `WWW-Authenticate` from left to right (RFC 9110 §11.2, §11.6.1, §5.6).
///
/// An element between two commas is a scheme, a scheme with its first parameter or its token68, or one
/// more parameter of the challenge that is open. After a fault the reader goes on behind the next comma
/// outside quotes; the open challenge is refused, and its other parameters are read over.
struct ChallengeReader {
  private(set) var read: [AuthenticationChallenge] = []
  private(set) var refused: [AuthenticationChallenges.Refusal] = []

  private let bytes: [UInt8]
  private var position = 0
  private var open: Draft?

  private struct Draft {
    let scheme: String
    let start: Int
    // Room for what a payment's challenge has.
    var parameters = [String: String](minimumCapacity: 6)
    var token68: String?
    var fault: AuthenticationChallenges.Refusal.Reason?
  }

  init(_ line: String) { bytes = Array(line.utf8) }

  /// Whether the line holds what no field may.
  var hasControlCharacter: Bool { bytes.contains(where: ChallengeReader.isControl) }

  mutating func readLine() {
    skip { ChallengeReader.isBlank($0) || $0 == .comma }
    while position < bytes.count {
      readElement()
      skipBlanks()
      if !isAtElementEnd { refuse(.malformedParameter) }
      skip { ChallengeReader.isBlank($0) || $0 == .comma }
    }
    close()
  }

  // MARK: Elements

  private mutating func readElement() {
    let start = position
    let name = take(while: ChallengeReader.isTokenByte)
    guard !name.isEmpty else { return refuse(.malformedParameter) }
    let hasBlank = skipBlanks()
    if isAt(.equals) {
      addParameter(name)
    } else if isAtElementEnd {
      begin(scheme: name, at: start)
    } else if hasBlank {
      begin(scheme: name, at: start)
      readAfterScheme()
    } else {
      refuse(.malformedParameter)
    }
  }

  private mutating func readAfterScheme() {
    let start = position
    let letters = take(while: ChallengeReader.isToken68Byte)
    skip { $0 == .equals }
    let end = position
    skipBlanks()
    if !letters.isEmpty, isAtElementEnd {
      let value = text(start..<end)
      open?.token68 = value
      return
    }
    position = start
    let name = take(while: ChallengeReader.isTokenByte)
    skipBlanks()
    guard !name.isEmpty, isAt(.equals) else { return refuse(.malformedParameter) }
    addParameter(name)
  }

  /// Reads `= value`, and gives it to the open challenge.
  private mutating func addParameter(_ name: Range<Int>) {
    position += 1
    skipBlanks()
    let value: String
    if isAt(.quote) {
      guard let quoted = takeQuoted() else { return refuse(.unterminatedQuote) }
      value = quoted
    } else {
      let token = take(while: ChallengeReader.isTokenByte)
      guard !token.isEmpty else { return refuse(.malformedParameter) }
      value = text(token)
    }
    guard open != nil else { return refuse(.noScheme) }
    guard open?.token68 == nil else { return refuse(.token68WithParameters) }
    let key = text(name).lowercased()
    let earlier = open?.parameters.updateValue(value, forKey: key)
    if earlier != nil { refuse(.duplicateParameter) }
  }

  // MARK: Challenges

  private mutating func begin(scheme: Range<Int>, at start: Int) {
    close(at: start)
    open = Draft(scheme: text(scheme), start: start)
  }

  private mutating func close() { close(at: bytes.count) }

  private mutating func close(at end: Int) {
    guard let draft = open else { return }
    open = nil
    let isTooLong = end - draft.start > AuthenticationChallenges.challengeLimit
    if let reason = draft.fault ?? (isTooLong ? .tooLong : nil) {
      refused.append(.init(scheme: draft.scheme, reason: reason))
    } else {
      read.append(
        AuthenticationChallenge(
          scheme: draft.scheme, parameters: draft.parameters, token68: draft.token68))
    }
  }

  /// Marks the open challenge, and goes on at the next comma outside quotes.
  private mutating func refuse(_ reason: AuthenticationChallenges.Refusal.Reason) {
    if open == nil {
      refused.append(.init(scheme: nil, reason: reason))
    } else if open?.fault == nil {
      open?.fault = reason
    }
    while position < bytes.count, !isAt(.comma) {
      if isAt(.quote) {
        if takeQuoted() == nil { return }
      } else {
        position += 1
      }
    }
  }

  // MARK: Bytes

  private var isAtElementEnd: Bool { position == bytes.count || isAt(.comma) }

  private func isAt(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func skip(while matches: (UInt8) -> Bool) {
    position = bytes.withUnsafeBufferPointer { bytes in
      var next = position
      while next < bytes.count, matches(bytes[next]) { next += 1 }
      return next
    }
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = position
    skip(while: ChallengeReader.isBlank)
    return position > start
  }

  private mutating func take(while matches: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    skip(while: matches)
    return start..<position
  }

  /// Reads a quoted string and undoes its escapes; nil, at the line's end, where it has no end.
  private mutating func takeQuoted() -> String? {
    position += 1
    let start = position
    skip { $0 != .quote && $0 != .backslash }
    if isAt(.quote) {
      position += 1
      return text(start..<position - 1)
    }
    var value = Array(bytes[start..<position])
    while position < bytes.count, bytes[position] != .quote {
      if bytes[position] == .backslash { position += 1 }
      guard position < bytes.count else { return nil }
      value.append(bytes[position])
      position += 1
    }
    guard position < bytes.count else { return nil }
    position += 1
    return String(decoding: value, as: UTF8.self)
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != .tab) || byte == 0x7f
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == .space || byte == .tab }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20)
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    if isAlphanumeric(byte) { return true }
    switch byte {
    case 0x21, 0x23...0x27, 0x2a, 0x2b, 0x2d, 0x2e, 0x5e...0x60, 0x7c, 0x7e: return true
    default: return false
    }
  }

  private static func isToken68Byte(_ byte: UInt8) -> Bool {
    if isAlphanumeric(byte) { return true }
    switch byte {
    case 0x2b, 0x2d, 0x2e, 0x2f, 0x5f, 0x7e: return true
    default: return false
    }
  }
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let equals = UInt8(ascii: "=")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backslash = UInt8(ascii: "\\")
}
