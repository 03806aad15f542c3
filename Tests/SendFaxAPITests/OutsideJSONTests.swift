import Foundation
import Testing

@testable import SendFaxAPI

/// Foundation's decoder may trap on JSON that ends just where it is too deep; ours must not.
@Suite struct OutsideJSONTests {
  static let ends = ["", "\r", "\n", "\r\n", " ", "]", "{", "{\"a\":[", "\"", "\u{feff}", "é"]

  @Test(arguments: ends, ["[", "{\"a\":", "\n[", "\r["])
  func `JSON that ends where it is too deep is refused`(end: String, open: String) {
    for depth in 511...514 {
      let json = String(repeating: open, count: depth) + end
      #expect(throws: (any Error).self) {
        try OutsideJSON.decode([String: String].self, from: Data(json.utf8))
      }
      let inside = String(repeating: open, count: depth - 1) + "[" + end
      #expect(throws: (any Error).self) {
        try OutsideJSON.decode([String: String].self, from: Data(inside.utf8))
      }
    }
  }

  @Test(arguments: [
    String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16, .utf32LittleEndian,
    .utf32BigEndian, .utf32,
  ]) func `JSON in another encoding is refused, however deep`(encoding: String.Encoding) throws {
    for json in ["{}", String(repeating: "[", count: 513)] {
      let bytes = try #require(json.data(using: encoding))
      #expect(throws: OutsideJSON.NotUTF8.self) {
        try OutsideJSON.decode([String: String].self, from: bytes)
      }
    }
  }

  @Test(arguments: [#"{"a":"b"}"#, " {\"a\"\r:\n\"b\"} \r", "\u{feff}{\"a\":\"b\"}"])
  func `other JSON is read as ever`(json: String) throws {
    #expect(try OutsideJSON.decode(from: Data(json.utf8)) == ["a": "b"])
  }

  @Test func `no answer of a service ends the process by its depth`() {
    for end in OutsideJSONTests.ends {
      let deep = Data((String(repeating: "[", count: 513) + end).utf8)
      #expect(AnswerFields(deep) == nil)
      #expect(throws: (any Error).self) { try ChargeRequest(decoding: Array(deep)) }
    }
  }
}
