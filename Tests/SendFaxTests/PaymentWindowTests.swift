import Foundation
import SendFaxAPI
import Testing

@testable import SendFax

/// The 15 minutes of an intent (rule 7): for paying the shortest that may be true, for claiming the
/// longest.
@Suite struct PaymentWindowTests {
  private func at(_ minutes: Int64, boot: String = "one", since restart: Int64 = 0) -> Moment {
    Moment(
      wall: Date(timeIntervalSince1970: 1_800_000_000 + Double(minutes * 60)),
      uptime: (minutes - restart) * 60_000, boot: boot)
  }

  private func server(_ minutes: Int64) -> Date {
    Date(timeIntervalSince1970: 1_900_000_000 + Double(minutes * 60))
  }

  private func ask(_ number: Int, _ record: inout FaxRecord, at moment: Moment) throws {
    try FaxMachine.apply(.quoteAsked(.init(ask: number)), at: moment, to: &record)
  }

  private func answer(
    _ number: Int, _ record: inout FaxRecord, at moment: Moment, date: Date?, expires: Date? = nil
  ) throws {
    var quote = Saga.quote
    quote.expires = expires
    try FaxMachine.apply(
      .quoteAnswered(
        .init(
          ask: number, quote: quote, paymentIntent: Saga.intent, failure: nil, mayHaveMinted: true,
          serverDate: date)), at: moment, to: &record)
  }

  private func draft() throws -> FaxRecord {
    FaxRecord(job: try JobID("k3f92mtq"), draft: try Saga.named("drafted").record.draft, at: at(0))
  }

  @Test func `an ask that was never answered counts, and asking again begins nothing anew`() throws
  {
    var record = try draft()
    try ask(1, &record, at: at(0))
    try ask(2, &record, at: at(6))
    try answer(2, &record, at: at(6), date: nil)
    #expect(record.leftToPay(Saga.intent, at: at(7)) == .seconds(8 * 60))
    try ask(3, &record, at: at(9))
    try answer(3, &record, at: at(9), date: nil)
    #expect(record.leftToPay(Saga.intent, at: at(9)) == .seconds(6 * 60))
  }

  @Test func `an ask that was lost yesterday does not age today's intent`() throws {
    var record = try draft()
    try ask(1, &record, at: at(0))
    try ask(2, &record, at: at(24 * 60))
    try answer(2, &record, at: at(24 * 60), date: nil)
    #expect(record.leftToPay(Saga.intent, at: at(24 * 60)) == .seconds(15 * 60))
  }

  @Test func `the wall clock changes nothing while the device is up`() throws {
    var record = try draft()
    try ask(1, &record, at: at(0))
    try answer(1, &record, at: at(0), date: nil)
    var turned = at(5)
    turned.wall = turned.wall.addingTimeInterval(-3600)
    #expect(record.leftToPay(Saga.intent, at: turned) == .seconds(10 * 60))
  }

  @Test func `after a restart the service's clock tells the age, the lost ask included`() throws {
    var record = try draft()
    try ask(1, &record, at: at(0))
    try ask(2, &record, at: at(6))
    try answer(2, &record, at: at(6), date: server(6))
    let later = at(12, boot: "two", since: 11)
    try ask(3, &record, at: later)
    try answer(3, &record, at: later, date: server(12))
    // A second less: a `Date` counts whole ones.
    #expect(record.leftToPay(Saga.intent, at: later) == .seconds(3 * 60 - 1))
  }

  @Test func `after a restart no more is left than is true, whatever a Date leaves out`() throws {
    // The service's clock is 0.05 s past a second at the ask and 0.95 s past one at the answer later.
    func moment(_ milliseconds: Int64, boot: String, since restart: Int64 = 0) -> Moment {
      Moment(
        wall: Date(timeIntervalSince1970: 1_800_000_000 + Double(milliseconds) / 1000),
        uptime: milliseconds - restart, boot: boot)
    }
    for (asked, answered, looked) in [(50, 950, 1900), (0, 1999, 999), (950, 1940, 0)]
      as [(
        Int64, Int64, Int64
      )]
    {
      var record = try draft()
      try ask(1, &record, at: moment(asked, boot: "one"))
      try answer(
        1, &record, at: moment(answered, boot: "one"),
        date: Date(timeIntervalSince1970: Double(1_900_000_000 + answered / 1000)))
      let second: Int64 = 420_950
      try ask(2, &record, at: moment(second, boot: "two", since: 400_000))
      try answer(
        2, &record, at: moment(second, boot: "two", since: 400_000),
        date: Date(timeIntervalSince1970: Double(1_900_000_000 + second / 1000)))
      let now = moment(second + looked, boot: "two", since: 400_000)
      let truth = PaymentWindow.length - .milliseconds(second + looked - asked)
      #expect(record.leftToPay(Saga.intent, at: now) <= truth)
      #expect(record.leftToPay(Saga.intent, at: now) > truth - .seconds(3))
      #expect(record.leftToClaim(Saga.intent, at: now) >= truth)
    }
  }

  /// Five minutes after the ask, a restart between, and the clocks are off by so many minutes.
  @Test(
    arguments: [
      (wall: 0, date: 0, left: 599), (wall: 60, date: 0, left: -3000),
      (wall: -2, date: 0, left: 599),
      (wall: 0, date: 2, left: 479), (wall: 0, date: -60, left: 0), (wall: 60, date: -60, left: 0),
      (wall: -60, date: 0, left: 0), (wall: -60, date: -60, left: 0),
      (wall: 60, date: 60, left: -3001),
    ] as [(wall: Int64, date: Int64, left: Int64)])
  func `after a restart one wrong clock never makes the window longer`(
    wall: Int64, date: Int64, left: Int64
  ) throws {
    var record = try draft()
    try ask(1, &record, at: at(0))
    try answer(1, &record, at: at(0), date: server(0))
    var later = at(5, boot: "two", since: 4)
    later.wall = later.wall.addingTimeInterval(Double(wall * 60))
    try ask(2, &record, at: later)
    try answer(2, &record, at: later, date: server(5 + date))
    #expect(record.leftToPay(Saga.intent, at: later) == .seconds(left))
    #expect(record.leftToClaim(Saga.intent, at: later) >= .zero || (wall > 0 && date > 0))
  }

  @Test(arguments: [nil, 0] as [Int64?])
  func `after a restart without a Date nothing is surely left, though it may be claimed`(
    first: Int64?
  ) throws {
    var record = try draft()
    try ask(1, &record, at: at(0))
    try answer(1, &record, at: at(0), date: first.map(server))
    let later = at(5, boot: "two", since: 4)
    try ask(2, &record, at: later)
    try answer(2, &record, at: later, date: nil)
    #expect(record.leftToPay(Saga.intent, at: later) == .zero)
    #expect(record.leftToClaim(Saga.intent, at: later) == .seconds(14 * 60))
  }

  @Test func `an ask lost before a restart makes the age of what is seen after it unknown`() throws
  {
    var record = try draft()
    try ask(1, &record, at: at(0))
    let later = at(2, boot: "two", since: 1)
    try ask(2, &record, at: later)
    try answer(2, &record, at: later, date: server(2))
    #expect(record.leftToPay(Saga.intent, at: later) == .zero)
  }

  @Test func `a Date that jumps ahead shortens paying and not claiming`() throws {
    var record = try draft()
    try ask(1, &record, at: at(0))
    try answer(1, &record, at: at(0), date: server(0))
    try ask(2, &record, at: at(1))
    try answer(2, &record, at: at(1), date: server(61))
    #expect(record.leftToPay(Saga.intent, at: at(1)) < .zero)
    #expect(record.leftToClaim(Saga.intent, at: at(1)) == .seconds(14 * 60))
  }

  @Test func `a challenge's end holds when two answers agree on it, and is ignored when it moves`()
    throws
  {
    var fixed = try draft()
    try ask(1, &fixed, at: at(0))
    try answer(1, &fixed, at: at(0), date: server(0), expires: server(5))
    #expect(fixed.leftToPay(Saga.intent, at: at(1)) == .seconds(14 * 60))
    try ask(2, &fixed, at: at(1))
    try answer(2, &fixed, at: at(1), date: server(1), expires: server(5))
    #expect(fixed.leftToPay(Saga.intent, at: at(1)) == .seconds(4 * 60))

    var moving = try draft()
    try ask(1, &moving, at: at(0))
    try answer(1, &moving, at: at(0), date: server(0), expires: server(5))
    try ask(2, &moving, at: at(1))
    try answer(2, &moving, at: at(1), date: server(1), expires: server(6))
    #expect(moving.leftToPay(Saga.intent, at: at(1)) == .seconds(14 * 60))
  }

  @Test func `the claim side ends after a restart although the service is silent`() throws {
    var record = try draft()
    try ask(1, &record, at: at(0))
    try answer(1, &record, at: at(0), date: server(0))
    #expect(record.leftToClaim(Saga.intent, at: at(60, boot: "two", since: 44)) <= .zero)
  }

  @Test func `a clock that was turned forward across a restart ends no claiming`() throws {
    var record = try draft()
    try ask(1, &record, at: at(0))
    try answer(1, &record, at: at(0), date: server(0))
    var later = at(2, boot: "two", since: 1)
    later.wall = later.wall.addingTimeInterval(3 * 24 * 3600)
    #expect(record.leftToClaim(Saga.intent, at: later) == .seconds(14 * 60))
    try ask(2, &record, at: later)
    try answer(2, &record, at: later, date: server(2))
    #expect(record.leftToClaim(Saga.intent, at: later) == .seconds(13 * 60 + 1))
  }

  @Test func `after a restart the service's clock and this device's end claiming together`() throws
  {
    var record = try draft()
    try ask(1, &record, at: at(0))
    try answer(1, &record, at: at(0), date: server(0))
    let later = at(60, boot: "two", since: 59)
    try ask(2, &record, at: later)
    var jumped = record
    try answer(2, &record, at: later, date: server(60))
    #expect(record.leftToClaim(Saga.intent, at: later) <= .zero)
    // A `Date` that stands still leaves the window open a while longer, never less.
    try answer(2, &jumped, at: later, date: server(1))
    #expect(jumped.leftToClaim(Saga.intent, at: later) == .seconds(14 * 60))
  }

  @Test func `what another device was up before the journal came there ends no window`() throws {
    var record = try draft()
    try ask(1, &record, at: at(0))
    try answer(1, &record, at: at(0), date: server(0))
    func there(_ minutes: Int64, boot: String = "other") -> Moment {
      at(minutes, boot: boot, since: boot == "other" ? -600 : 4)
    }
    let body = record.body
    try FaxMachine.apply(.redrafted(.init(body: body)), at: there(2), to: &record)
    #expect(record.leftToClaim(Saga.intent, at: there(5)) == .seconds(12 * 60))
    #expect(record.mintedLeft(at: there(5)) == .seconds(12 * 60 + 30))
    #expect(record.mintedLeft(at: there(18)) <= .zero)
    // Once that device has restarted, what it is up since counts for all that was before.
    #expect(record.leftToClaim(Saga.intent, at: there(5, boot: "third")) == .seconds(14 * 60))
    #expect(record.mintedLeft(at: there(20, boot: "third")) <= .zero)
  }

  @Test func `an intent of a fax is reused for its content for 15 minutes, seen or not`() throws {
    // It may be minted as late as the request's deadline, 30 s for a small body.
    var record = try draft()
    try ask(1, &record, at: at(0))
    #expect(record.mintedLeft(at: at(1)) == .seconds(14 * 60 + 30))
    try answer(1, &record, at: at(2), date: nil)
    #expect(record.mintedLeft(at: at(10)) == .seconds(5 * 60 + 30))
    #expect(record.mintedLeft(at: at(16)) <= .zero)
  }

  @Test func `a clock that was turned forward across a restart ends no minted intent`() throws {
    var record = try draft()
    try ask(1, &record, at: at(0))
    try answer(1, &record, at: at(0), date: nil)
    // One minute up, and the wall clock says that an hour has passed.
    #expect(record.mintedLeft(at: at(60, boot: "two", since: 59)) == .seconds(14 * 60 + 30))
    #expect(record.mintedLeft(at: at(60, boot: "two", since: 44)) <= .zero)
  }

  @Test func `an app that starts again where no boot can be named goes on claiming`() throws {
    let days: Int64 = 3 * 24 * 60
    let first = at(days, boot: Moment.unnamedBoot + "1")
    var record = try draft()
    try ask(1, &record, at: first)
    try answer(1, &record, at: first, date: server(0))
    let later = at(days + 2, boot: Moment.unnamedBoot + "2")
    #expect(record.leftToClaim(Saga.intent, at: later) == .seconds(13 * 60))
    #expect(record.mintedLeft(at: later) == .seconds(13 * 60 + 30))
    #expect(record.leftToPay(Saga.intent, at: later) == .zero)
  }

  @Test func `a quote comes back from the journal as it was seen, however fine its instants`()
    throws
  {
    let token = Saga.quote.token
    let terms =
      #"{"amount":"50000","currency":"\#(token)","methodDetails":{"chainId":8453,"decimals":6}}"#
    let request = Data(terms.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
    let challenge =
      #"Payment id="a", realm="b", method="evm", intent="charge", request="\#(request)", "#
      + #"expires="2027-01-15T08:00:00.123456Z""#
    let answer = PaymentRequired(
      HTTPResponse(
        status: 402,
        fields: [
          "WWW-Authenticate": challenge, "x-payment-deposit-network": "base",
          "x-payment-deposit-address": Saga.quote.address, "x-payment-deposit-token": token,
          "x-payment-deposit-amount-micros": "50000",
          "x-payment-deposit-payment-intent": Saga.intent,
        ]))
    let quoted = FaxEvent.Quoted(try answer.deposit.get(), answer, 8453)
    #expect(quoted.expires != nil)
    let event = FaxEvent.transferRequested(
      .init(quote: quoted, ask: 1, wallet: "test", lifetimeSeconds: 300))
    #expect(try FaxEvent(kind: event.kind, payload: event.payload()) == event)
  }
}
