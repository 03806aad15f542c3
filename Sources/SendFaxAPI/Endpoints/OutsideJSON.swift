import Foundation

/// JSON that others wrote, read so that none of it ends this process.
package enum OutsideJSON {
  /// It is not in UTF-8, as JSON between systems must be (RFC 8259 §8.1).
  package struct NotUTF8: Error {}

  /// Decodes a value as `JSONDecoder` does.
  ///
  /// - Throws: ``NotUTF8``, or what the decoder throws.
  package static func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, from json: Data, by decoder: JSONDecoder = JSONDecoder()
  ) throws -> Value {
    // JSON begins with an ASCII character, which is more than one byte elsewhere.
    guard !json.prefix(4).contains(0) else { throw NotUTF8() }
    // To say where the 513th open bracket is, Foundation (of Swift 6.3) looks at up to two characters
    // behind it, and traps where the text ends there.
    return try decoder.decode(type, from: json + Data("  ".utf8))
  }
}
