import Foundation
import Testing

@testable import SendFaxAPI

/// The JSON in a challenge: a quick reader for what services write, Foundation for everything else. The
/// quick one must say what Foundation says, or nothing.
@Suite struct ChargeRequestTests {
  static let plain = [
    #"{"amount":"50000","currency":"0xabc","recipient":"0xdef","methodDetails":{"chainId":8453,"decimals":6}}"#,
    " \t\r\n{ \"methodDetails\" : { \"decimals\" : 6 , \"feePayer\" : true , \"x\" : null } ,\n"
      + "\"amount\" : \"\" , \"currency\" : \"USD [{:,}]\" , \"tip\" : 0 , \"note\" : \"\" } \n",
    #"{"currency":"x","methodDetails":{},"amount":"1","z":false}"#,
    #"{"amount":"1","currency":"x","z":"a","z":"b","methodDetails":{"chainId":999999999999999999}}"#,
  ]

  static let foundations = [
    #"{"amount":"1","currency":"\u0078"}"#, #"{"amount":"1","currency":"x","z":"\/"}"#,
    #"{"amount":"1","currency":"ü"}"#, "{\"amount\":\"1\",\"currency\":\"\u{7f}\"}",
    #"{"amount":"1","currency":"x","amount":"2"}"#,
    #"{"amount":"1","currency":"x","recipient":null}"#,
    #"{"amount":"1","currency":"x","methodDetails":null}"#,
    #"{"amount":"1","currency":"x","z":[]}"#,
    #"{"amount":"1","currency":"x","z":{}}"#, #"{"amount":"1","currency":"x","z":-1}"#,
    #"{"amount":"1","currency":"x","z":1.5}"#, #"{"amount":"1","currency":"x","z":1e3}"#,
    #"{"amount":"1","currency":"x","methodDetails":{"chainId":8453.0}}"#,
    #"{"amount":"1","currency":"x","methodDetails":{"chainId":-1}}"#,
    #"{"amount":"1","currency":"x","methodDetails":{"chainId":9223372036854775807}}"#,
    #"{"amount":"1","currency":"x","methodDetails":{"chainId":1,"chainId":2}}"#,
  ]

  static let refused = [
    "", " ", "{", "{}", "null", #""amount""#, "[]", #"{"amount":"1"}"#, #"{"currency":"x"}"#,
    #"{"amount":1,"currency":"x"}"#, #"{"amount":"1","currency":"x"}}"#,
    #"{"amount":"1","currency":"x"} x"#, #"{"amount":"1","currency":"x""#,
    #"{"amount":"1","currency":"x"#, #"{"amount":"1" "currency":"x"}"#,
    #"{"amount":"1",,"currency":"x"}"#, #"{"amount" "1","currency":"x"}"#,
    "{\"amount\":\"1\",\"currency\":\"\n\"}", "{\"amount\":\"1\",\"currency\":\"x\"}\u{0}",
    #"{amount:"1","currency":"x"}"#, #"{"amount":"1","currency":"x","z":nul}"#,
    #"{"amount":"1","currency":"x","methodDetails":{"chainId":08453}}"#,
    #"{"amount":"1","currency":"x","methodDetails":{"chainId":"8453"}}"#,
    #"{"amount":"1","currency":"x","methodDetails":{"chainId":8453.5}}"#,
    #"{"amount":"1","currency":"x","methodDetails":{"chainId":9223372036854775808}}"#,
    #"{"amount":"1","currency":"x","methodDetails":"a"}"#,
  ]

  @Test(arguments: plain) func `what services write is read without Foundation`(json: String) throws
  {
    let read = ChargeRequest(plain: Array(json.utf8))
    #expect(try read == ChargeRequest(decoding: Array(json.utf8)))
  }

  @Test(arguments: foundations)
  func `what services don't write is read by Foundation`(json: String) throws {
    #expect(ChargeRequest(plain: Array(json.utf8)) == nil)
    #expect(try ChargeRequest(decoding: Array(json.utf8)).currency.isEmpty == false)
  }

  @Test(arguments: refused) func `what is not the draft's JSON is refused by both`(json: String) {
    #expect(ChargeRequest(plain: Array(json.utf8)) == nil)
    #expect(throws: (any Error).self) { try ChargeRequest(decoding: Array(json.utf8)) }
  }

  @Test func `damaged JSON is never read otherwise than Foundation reads it`() {
    var random = SplitMix(state: 20_261_201)
    let seeds = (ChargeRequestTests.plain + ChargeRequestTests.foundations).map { Array($0.utf8) }
    let pieces = [
      "\"", "\\", "{", "}", ",", ":", " ", "0", "1.", "-", "e1", "null", "[", "]", "é", "\n",
    ]
    var plainly = 0
    for _ in 0..<20_000 {
      var json = seeds[Int(random.next() % UInt64(seeds.count))]
      for _ in 0...random.next() % 3 {
        let place = Int(random.next() % UInt64(json.count + 1))
        let other = Int(random.next() % UInt64(json.count + 1))
        switch random.next() % 4 {
        case 0: json.insert(contentsOf: pieces[Int(random.next() % 16)].utf8, at: place)
        case 1:
          json.removeSubrange(min(place, other)..<min(max(place, other), min(place, other) + 6))
        case 2: json.insert(contentsOf: json[min(place, other)..<max(place, other)], at: place)
        default: if place < json.count { json[place] = UInt8(truncatingIfNeeded: random.next()) }
        }
      }
      guard let read = ChargeRequest(plain: json) else { continue }
      plainly += 1
      let decoded = Result { try ChargeRequest(decoding: json) }
      guard case .success(read) = decoded else {
        Issue.record("\(String(decoding: json, as: UTF8.self)): \(read), not \(decoded)")
        continue
      }
    }
    #expect(plainly > 300)
  }

  @Test func `base64url is what Foundation's base64 is, in other letters`() {
    var random = SplitMix(state: 4648)
    for length in 0..<200 {
      let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let padded = Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
        .replacingOccurrences(of: "/", with: "_")
      #expect(Base64URL.decode(padded) == bytes)
      let bare = padded.replacingOccurrences(of: "=", with: "")
      #expect(Base64URL.decode(bare) == bytes)
      guard !bare.isEmpty else { continue }
      for wrong in ["+", "/", "=", " ", "é", "\u{0}", "\n"] {
        let place = bare.index(bare.startIndex, offsetBy: Int(random.next() % UInt64(bare.count)))
        #expect(Base64URL.decode(bare[..<place] + wrong + bare[place...].dropFirst() + "AA") == nil)
      }
    }
  }
}
