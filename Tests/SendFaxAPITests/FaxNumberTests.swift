import Foundation
import SendFaxAPI
import Testing

@Suite struct FaxNumberTests {
  @Test(arguments: [
    ("ten digits", "6135550123"),
    ("brackets", "(613) 555-0123"),
    ("dots", "613.555.0123"),
    ("slashes", "613/555/0123"),
    ("non-breaking hyphens", "613\u{2011}555\u{2011}0123"),
    ("en and em dashes", "613\u{2013}555\u{2014}0123"),
    ("minus signs", "613\u{2212}555\u{2212}0123"),
    ("no-break and thin spaces", "613\u{A0}555\u{202F}0123"),
    ("tabs and line ends", "\t613 555 0123\r\n"),
    ("embedding marks of Contacts", "\u{202D}+1 613 555 0123\u{202C}"),
    ("isolates of Signal", "\u{2068}+1 613 555 0123\u{2069}"),
    ("left-to-right marks", "\u{200E}+1\u{200F}6135550123"),
    ("zero-width characters", "613\u{200B}555\u{200D}0123\u{FEFF}"),
    ("keycap digits", "6\u{FE0F}\u{20E3}13 555 0123"),
    ("full-width", "\u{FF0B}\u{FF11}\u{FF16}\u{FF11}\u{FF13}\u{FF15}\u{FF15}\u{FF15}0123"),
    ("Arabic-Indic", "\u{0661}\u{0666}\u{0661}\u{0663}5550123"),
    ("Devanagari", "\u{0967}\u{096C}\u{0967}\u{0969}5550123"),
    ("eleven digits", "1 613 555 0123"),
    ("plus", "+1 (613) 555-0123"),
    ("dialled from Mexico City by habit", "011 1 613 555 0123"),
    ("tel address", "tel:+1-613-555-0123"),
    ("tel address in capitals", "TEL:+16135550123"),
    ("tel address with a name for its context", "tel:613-555-0123;phone-context=example.com"),
    ("tel address with its context", "tel:613-555-0123;phone-context=+1"),
    ("tel address, escaped", "tel:%2B1%20613%20555%200123"),
  ]) func `what people paste becomes E.164`(name: String, text: String) throws {
    #expect(try FaxNumber(text).e164 == "+16135550123", "\(name)")
  }

  @Test(arguments: [
    ("+52 55 1111 1111", "+525511111111"), ("011 52 55 1111 1111", "+525511111111"),
    ("+508 41 12 34", "+508411234"), ("+1 800 411 0100", "+18004110100"),
    ("+1 876 555 0100", "+18765550100"), ("+1 787 555 0100", "+17875550100"),
  ]) func `every country of the service is read`(text: String, e164: String) throws {
    #expect(try FaxNumber(text).e164 == e164)
  }

  @Test(arguments: [
    ("", "There is no number"), ("  \u{200E} ", "There is no number"), ("+", "There is no number"),
    ("1-800-FLOWERS", "letters"), ("+40 72d 555", "letters"), ("fax 613 555 0123", "letters"),
    ("613 555 0123 x45", "extension"), ("613 555 0123 ext. 45", "extension"),
    ("613 555 0123;ext=45", "extension"), ("613 555 0123,45", "extension"),
    ("613 555 0123#45", "extension"), ("tel:+16135550123;ext=45", "extension"),
    ("555 0123", "too short"), ("+1 613 555 012", "too short"), ("+1 613 555 01234", "too long"),
    ("613 555 0123 4567", "too long"), ("+52 55 1111 111", "too short"),
    ("+508 41 12", "too short"), ("+508 41 12 345", "too long"),
    ("911", "services"), ("411", "services"), ("911 555 0123", "service"),
    ("613 911 0123", "service"), ("013 555 0123", "area code"), ("113 555 0123", "area code"),
    ("613 055 0123", "after the area code"), ("613 155 0123", "after the area code"),
    ("+1 1 613 555 0123", "twice"), ("+52 52 55 1111 1111", "twice"),
    ("+508 508 41 12 34", "twice"), ("00 52 55 1111 1111", "+ before"), ("+0 613 555", "0"),
    ("+1 613 555 + 0123", "belongs only"), ("++1 613 555 0123", "belongs only"),
    ("613 555 0123 \u{0}", "can't be dialled"), ("\u{1F4E0} 613 555 0123", "can't be dialled"),
    ("52 55 1111 1111", "too long"), (String(repeating: "6", count: 5000), "too long"),
  ]) func `a refused number says why`(text: String, reason: String) throws {
    let error = #expect(throws: FaxError.self) { try FaxNumber(text) }
    #expect(error?.code == .numberInvalid)
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: ["+44 20 7946 0000", "+33 1 23 45 67 89", "011 44 20 7946 0000"])
  func `an unserved country is refused in the service's words`(text: String) {
    let error = #expect(throws: FaxError.self) { try FaxNumber(text) }
    #expect(error?.code == .destinationUnsupported)
    #expect(
      error?.message == "SendFax currently delivers to the United States, Canada, Mexico, and "
        + "Saint Pierre & Miquelon.")
  }

  @Test(arguments: [
    "+52 1 55 1111 1111", "044 55 1111 1111", "045 55 1111 1111", "01 55 1111 1111",
    "+52 044 55 1111 1111", "+52 01 55 1111 1111", "011 52 1 55 1111 1111",
  ]) func `an old Mexican number is corrected only when asked`(text: String) throws {
    let error = #expect(throws: FaxError.self) { try FaxNumber(text) }
    #expect(error?.code == .numberNeedsCorrection)
    #expect(FaxNumber.suggestion(for: text)?.e164 == "+525511111111")
  }

  @Test(arguments: [
    ("00 52 55 1111 1111", "+525511111111"), ("00 52 1 55 1111 1111", "+525511111111"),
    ("+1 1 613 555 0123", "+16135550123"), ("+52 52 55 1111 1111", "+525511111111"),
    ("+508 508 41 12 34", "+508411234"), ("52 55 1111 1111", "+525511111111"),
    ("508 41 12 34", "+508411234"),
  ]) func `a slip comes with a suggestion`(text: String, e164: String) {
    #expect(FaxNumber.suggestion(for: text)?.e164 == e164)
  }

  @Test(arguments: ["613 555 0123", "+44 20 7946 0000", "613 555 0123 x45", "", "911", "555 0123"])
  func `nothing is suggested where nothing is meant`(text: String) {
    #expect(FaxNumber.suggestion(for: text) == nil)
  }

  @Test(
    arguments: [
      ("+16135550123", "+1 613 555 0123 (Canada)", "CA", []),
      ("+12125550123", "+1 212 555 0123 (United States)", "US", []),
      ("+18005550123", "+1 800 555 0123 (toll-free)", "001", []),
      ("+525511111111", "+52 55 1111 1111 (Mexico)", "MX", []),
      ("+522221111111", "+52 222 111 1111 (Mexico)", "MX", []),
      ("+508411234", "+508 41 12 34 (Saint Pierre & Miquelon)", "PM", []),
      ("+18765550100", "+1 876 555 0100 (Jamaica)", "JM", ["number_outside_us_and_canada"]),
      ("+16585550100", "+1 658 555 0100 (Jamaica)", "JM", ["number_outside_us_and_canada"]),
      ("+13455550100", "+1 345 555 0100 (Cayman Islands)", "KY", ["number_outside_us_and_canada"]),
      ("+14415550100", "+1 441 555 0100 (Bermuda)", "BM", ["number_outside_us_and_canada"]),
      ("+17215550100", "+1 721 555 0100 (Sint Maarten)", "SX", ["number_outside_us_and_canada"]),
      (
        "+18295550100", "+1 829 555 0100 (Dominican Republic)", "DO",
        ["number_outside_us_and_canada"]
      ),
      ("+17875550100", "+1 787 555 0100 (Puerto Rico)", "PR", ["number_in_us_territory"]),
      ("+16715550100", "+1 671 555 0100 (Guam)", "GU", ["number_in_us_territory"]),
      ("+13405550100", "+1 340 555 0100 (U.S. Virgin Islands)", "VI", ["number_in_us_territory"]),
      ("+19005550100", "+1 900 555 0100 (United States)", "US", ["number_special_service"]),
    ] as [(String, String, String, [String])])
  func `a number shows its country, and warns`(
    e164: String, shown: String, country: String, warnings: [String]
  ) throws {
    let number = try FaxNumber(e164)
    #expect(number.description == shown)
    #expect(number.country.code == country)
    #expect(number.warnings.map(\.rawValue) == warnings)
  }

  @Test func `a log sees four digits`() throws {
    #expect(try FaxNumber("+16135550123").masked == "…0123")
  }

  @Test func `a number is stored as its text and checked when it is read`() throws {
    let number = try FaxNumber("+1 876 555 0100")
    let stored = try JSONEncoder().encode(number)
    #expect(String(decoding: stored, as: UTF8.self) == "\"+18765550100\"")
    #expect(try JSONDecoder().decode(FaxNumber.self, from: stored) == number)
    #expect(throws: FaxError.self) {
      try JSONDecoder().decode(FaxNumber.self, from: Data("\"+1613\"".utf8))
    }
  }
}
