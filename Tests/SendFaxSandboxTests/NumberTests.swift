import SendFaxAPI
import SendFaxSandbox
import Testing

@Suite struct NumberTests {
  @Test func `every outcome has a number, and every number one outcome`() {
    let outcomes = Set(SendFaxSandbox.numbers.map(\.outcome))
    #expect(outcomes == Set(SendFaxSandbox.Outcome.allCases))
    #expect(Set(SendFaxSandbox.numbers.map(\.e164)).count == SendFaxSandbox.numbers.count)
  }

  @Test func `every country that is served has a number that delivers`() {
    let delivering = SendFaxSandbox.numbers.filter { $0.outcome == .delivers }.map(\.country)
    #expect(
      Set(delivering) == ["Canada", "United States", "Mexico", "Saint Pierre & Miquelon"])
  }

  @Test(arguments: SendFaxSandbox.numbers)
  func `the client takes every number but the one of a country that is not served`(
    number: SendFaxSandbox.Number
  ) {
    let isTaken = (try? FaxNumber(number.e164)) != nil
    #expect(isTaken == (number.outcome != .notServed), "\(number.e164)")
  }

  @Test(arguments: SendFaxSandbox.numbers.filter { $0.e164.hasPrefix("+1") })
  func `numbers of the North American plan are the ones kept for fiction`(
    number: SendFaxSandbox.Number
  ) {
    #expect(number.e164.dropFirst(5).hasPrefix("55501"), "\(number.e164)")
  }
}
