import Foundation
import SendFaxAPI

/// What is read in an app's own process.
enum Reading {
  /// Counts a document's pages by the library's reader.
  static func pages(_ path: String, _ rounds: Rounds) throws {
    let reader = SystemPDFReader()
    try rounds.time {
      guard try reader.inspect(path).pages ?? 0 > 0 else { throw Misuse(message: "no pages") }
    }
  }

  /// Reads the lines of `WWW-Authenticate` in a file, the JSON in them as well.
  static func challenge(_ path: String, _ rounds: Rounds) throws {
    let line = try String(contentsOfFile: path, encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try rounds.time {
      let challenges = AuthenticationChallenges([line]).read
      guard !challenges.isEmpty,
        try challenges.allSatisfy({ try PaymentChallenge($0).terms.amount == "150000" })
      else { throw Misuse(message: "the challenge was not read") }
    }
  }

  /// The numbers as people write them; the peers read the same.
  static let numbers = [
    "+1 613 555 0100", "(212) 555-0100", "+52 55 5555 0100", "+508 41 01 00", "1-613-555-0123",
  ]

  /// Reads each of the numbers.
  static func numbers(_ rounds: Rounds) throws {
    try rounds.time {
      for text in numbers {
        guard try FaxNumber(text).e164.hasPrefix("+") else { throw Misuse(message: text) }
      }
    }
  }
}
