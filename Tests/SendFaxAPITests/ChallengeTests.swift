import Foundation
import SendFaxAPI
import Testing

/// The grammar of `WWW-Authenticate` (RFC 9110 §11.6.1), most rows from other people's bug reports.
@Suite struct ChallengeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var line: String
    /// Scheme, then name=value sorted by name, or the token68 alone.
    var read: [[String]]
    var refused: [AuthenticationChallenges.Refusal.Reason] = []
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "nothing", line: "", read: []),
    Row(name: "blanks and commas only", line: " ,\t, ,", read: []),
    Row(name: "a scheme alone", line: "Negotiate", read: [["Negotiate"]]),
    Row(
      name: "schemes alone, in a list", line: "Negotiate , NTLM,", read: [["Negotiate"], ["NTLM"]]),
    Row(
      name: "the example of RFC 9110",
      line: #"Basic realm="simple", Newauth realm="apps", type=1, title="Login to \"apps\"""#,
      read: [
        ["Basic", "realm=simple"], ["Newauth", "realm=apps", #"title=Login to "apps""#, "type=1"],
      ]
    ),
    Row(
      name: "the same, turned round",
      line: #"Newauth realm="apps", type=1, title="Login to \"apps\"", Basic realm="simple""#,
      read: [
        ["Newauth", "realm=apps", #"title=Login to "apps""#, "type=1"], ["Basic", "realm=simple"],
      ]
    ),
    Row(
      name: "text in quotes is not a scheme",
      line: #"Bearer error_description="retry with Payment challenge", Payment id="a""#,
      read: [["Bearer", "error_description=retry with Payment challenge"], ["Payment", "id=a"]]),
    Row(
      name: "a comma in quotes separates nothing",
      line: #"A d="comma, Payment id=\"x\", fake", B id="second""#,
      read: [["A", #"d=comma, Payment id="x", fake"#], ["B", "id=second"]]),
    Row(
      name: "escapes of a quote, a comma and a backslash",
      line: #"A a="premium \"access\"", b="tier\,premium", c="path\\alpha", d="ends \\""#,
      read: [["A", #"a=premium "access""#, "b=tier,premium", #"c=path\alpha"#, #"d=ends \"#]]),
    Row(
      name: "an escape beside another parameter", line: #"Digest realm="foo\"bar", nonce="n""#,
      read: [["Digest", "nonce=n", #"realm=foo"bar"#]]),
    Row(
      name: "names of parameters in any case", line: #"payment ID="a", Realm="r""#,
      read: [["payment", "id=a", "realm=r"]]),
    Row(
      name: "a tab behind the scheme", line: "pAyMeNt\tid=\"a\"", read: [["pAyMeNt", "id=a"]]),
    Row(
      name: "blanks and tabs everywhere",
      line: " \tBasic \t realm \t= \t\"a\"\t ,\t charset = UTF-8 \t,",
      read: [["Basic", "charset=UTF-8", "realm=a"]]),
    Row(
      name: "an unquoted value", line: "Basic realm=api, charset=UTF-8",
      read: [["Basic", "charset=UTF-8", "realm=api"]]),
    Row(
      name: "empty list elements", line: #", ,A a=1,, ,b=2, ,"#, read: [["A", "a=1", "b=2"]]),
    Row(
      name: "no blank behind a comma", line: "A a=1,b=2,C c=3",
      read: [["A", "a=1", "b=2"], ["C", "c=3"]]),
    Row(name: "an empty quoted value", line: #"A a="""#, read: [["A", "a="]]),
    Row(
      name: "a token68", line: "Negotiate YII=, Basic realm=\"a\"",
      read: [["Negotiate", "YII="], ["Basic", "realm=a"]]),
    Row(
      name: "a token68 without padding", line: "Negotiate a-b._~+/9, X y=z",
      read: [["Negotiate", "a-b._~+/9"], ["X", "y=z"]]),
    Row(name: "a token68 of padding and blanks", line: "A abc== \t", read: [["A", "abc=="]]),
    Row(
      name: "a value that looks like padding", line: "A abc=d, e=f", read: [["A", "abc=d", "e=f"]]),
    Row(
      name: "letters beyond ASCII in quotes", line: #"A title="Größe — 伝票 \é""#,
      read: [["A", "title=Größe — 伝票 é"]]),
    Row(
      name: "parameters with the names of JavaScript's", line: "A constructor=1, __proto__=2",
      read: [["A", "__proto__=2", "constructor=1"]]),

    Row(
      name: "a parameter twice", line: #"Payment id="a", ID="b", Basic realm="r""#,
      read: [["Basic", "realm=r"]], refused: [.duplicateParameter]),
    Row(
      name: "a quote without an end", line: #"Basic realm="r", Payment id="oops"#,
      read: [["Basic", "realm=r"]], refused: [.unterminatedQuote]),
    Row(
      name: "a quote that an escape keeps open", line: #"Payment id="a\""#, read: [],
      refused: [.unterminatedQuote]),
    Row(
      name: "a backslash at the end", line: #"Payment id="a\"#, read: [],
      refused: [.unterminatedQuote]),
    Row(
      name: "a parameter without a name", line: #"Payment id="a", ="value", B c=d"#,
      read: [["B", "c=d"]], refused: [.malformedParameter]),
    Row(
      name: "a parameter without a value", line: #"A a=, b=2, B c=d"#,
      read: [["B", "c=d"]], refused: [.token68WithParameters]),
    Row(
      name: "a second parameter without a value", line: #"A a=1, b= , B c=d"#,
      read: [["B", "c=d"]], refused: [.malformedParameter]),
    Row(
      name: "no comma between parameters", line: #"A a="1" b="2", c=3, B d=4"#,
      read: [["B", "d=4"]], refused: [.malformedParameter]),
    Row(
      name: "a fault whose rest holds a comma in quotes",
      line: #"A a="1" "x, Payment id=1", B d=4"#,
      read: [["B", "d=4"]], refused: [.malformedParameter]),
    Row(
      name: "parameters behind a token68", line: "A abc==, b=2, C d=e",
      read: [["C", "d=e"]], refused: [.token68WithParameters]),
    Row(
      name: "a parameter before any scheme", line: #"id="a", Basic realm="r""#,
      read: [["Basic", "realm=r"]], refused: [.noScheme]),
    Row(
      name: "a scheme that is no token", line: #"Pay(ment) id="a", B c=d"#, read: [["B", "c=d"]],
      refused: [.malformedParameter]),
    Row(
      name: "letters beyond ASCII outside quotes", line: "A a=ü, B c=d", read: [["B", "c=d"]],
      refused: [.malformedParameter]),
    Row(
      name: "a line break", line: "A a=1\r\nB c=d", read: [], refused: [.controlCharacter]),
    Row(name: "a NUL in quotes", line: "A a=\"\0\"", read: [], refused: [.controlCharacter]),
    Row(name: "a DEL", line: "A a=\"\u{7f}\"", read: [], refused: [.controlCharacter]),
  ]

  @Test(arguments: rows)
  func `a line is read as the grammar says`(row: Row) {
    let challenges = AuthenticationChallenges([row.line])
    #expect(challenges.read.map(ChallengeTests.words) == row.read)
    #expect(challenges.refused.map(\.reason) == row.refused)
  }

  static func words(_ challenge: AuthenticationChallenge) -> [String] {
    let values = challenge.parameters.map { "\($0)=\($1)" }.sorted()
    return [challenge.scheme] + (challenge.token68.map { [$0] } ?? []) + values
  }

  @Test func `several lines and several challenges a line are one list`() {
    var fields: HTTPFields = ["WWW-Authenticate": "A a=1, B b=2"]
    fields.append("www-authenticate", "broken \"")
    fields.append("WWW-AUTHENTICATE", "C c=3")
    let challenges = AuthenticationChallenges(fields)
    #expect(challenges.read.map(\.scheme) == ["A", "B", "C"])
    #expect(challenges.refused.count == 1)
  }

  @Test func `a challenge over the limit is refused, and its neighbour stays`() {
    let limit = AuthenticationChallenges.challengeLimit
    let fits = "Payment x=\"" + String(repeating: "a", count: limit - 12) + "\""
    #expect(AuthenticationChallenges([fits]).read.count == 1)
    let long = AuthenticationChallenges([
      "Payment x=\"" + String(repeating: "a", count: limit) + "\", Basic realm=a"
    ])
    #expect(long.read.map(\.scheme) == ["Basic"])
    #expect(long.refused.map(\.reason) == [.tooLong])
    let endless = AuthenticationChallenges([
      String(repeating: "a ,", count: AuthenticationChallenges.lineLimit)
    ])
    #expect(endless.read.isEmpty && endless.refused.map(\.reason) == [.tooLong])
  }

  @Test func `no bytes crash the reader, and what it reads has names`() {
    var random = SplitMix(state: 20_261_201)
    let alphabet = Array(#"aB= ,,""\\/~é"# + "\t\u{0}")
    for _ in 0..<20_000 {
      let length = Int(random.next() % 40)
      let line = String(
        (0..<length).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] })
      for challenge in AuthenticationChallenges([line]).read {
        #expect(!challenge.scheme.isEmpty, "\(line)")
        #expect(!challenge.parameters.keys.contains(""), "\(line)")
      }
    }
    for _ in 0..<5_000 {
      let bytes = (0..<Int(random.next() % 64)).map { _ in UInt8(truncatingIfNeeded: random.next())
      }
      _ = AuthenticationChallenges([String(decoding: bytes, as: UTF8.self)])
    }
  }

  @Test func `what is written by the grammar is read back`() {
    var random = SplitMix(state: 7)
    let letters = Array(#"abc ,="\é"#)
    for _ in 0..<2_000 {
      let written = (0...Int(random.next() % 3)).map { index in
        AuthenticationChallenge(
          scheme: "S\(index)",
          parameters: Dictionary(
            uniqueKeysWithValues: (0...Int(random.next() % 3)).map { place in
              (
                "p\(place)",
                String(
                  (0..<Int(random.next() % 8)).map { _ in
                    letters[Int(random.next() % UInt64(letters.count))]
                  })
              )
            }))
      }
      let line = written.map { challenge in
        let values = challenge.parameters.map { name, value in
          "\(name)=\""
            + value.map { #""\"#.contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
        }
        return "\(challenge.scheme) \(values.joined(separator: ", "))"
      }
      let challenges = AuthenticationChallenges([line.joined(separator: " , ")])
      #expect(challenges.read == written)
      #expect(challenges.refused.isEmpty)
    }
  }
}

/// Random numbers from a seed (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
