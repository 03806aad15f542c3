import Foundation
import SendFax
import SendFaxSandbox
import Testing

/// The command is killed around each event of a fax that is paid by wallet, and gone on with by
/// `resume`.
@Suite(.timeLimit(.minutes(5)))
struct KillWalletTests {
  /// Whether the wallet's answer reaches the command.
  enum Answer: String, CaseIterable, Sendable {
    case told = "its hash known"
    case lost = "its answer lost"

    var scenarios: [SendFaxSandbox.Scenario] {
      self == .told ? [] : [.init(.walletDropsAnswer)]
    }
  }

  private func play(
    _ name: String, _ scenarios: [SendFaxSandbox.Scenario] = [],
    _ scene: (KillStage) async throws -> Void
  ) async throws {
    try await KillStage.play(name) { configuration in
      configuration.scenarios = scenarios
      // A transfer is there at once: how long one takes is not what is tried here.
      configuration.blockTime = .zero
      configuration.detectionLag = .zero
    } _: { stage in
      stage.rail = .wallet
      try await scene(stage)
    }
  }

  // MARK: Before the wallet is asked: nothing has moved, and the price is asked again

  static let unasked =
    KillPoint.around((.railChosen, 1), (.quoteAsked, 1), (.quoteAnswered, 1))
    + [KillPoint.after(.drafted), .before(.transferRequested)]

  @Test(arguments: unasked)
  func `a fax whose wallet was not asked is paid once`(killed point: KillPoint) async throws {
    try await play("killed \(point)") { stage in
      _ = try await stage.send(crash: point)
      stage.expect(stage.sandbox.ledger.chain.asks.isEmpty, "no wallet to be asked yet")
      try await stage.goOnByWallet()
      try await stage.expectOneDelivered()
    }
  }

  static let unsaved = [KillPoint.before(.drafted)]

  @Test(arguments: unsaved)
  func `a fax that was not yet saved is sent once more`(killed point: KillPoint) async throws {
    try await play("killed \(point)") { stage in
      _ = try await stage.send(crash: point)
      try await stage.expectNothingToDo()
      let end = try await stage.send()
      stage.expect(end.status == 0, "send to end with 0, not \(end.status)")
      try await stage.resume(later: 700, expecting: 0)
      try await stage.expectOneDelivered()
    }
  }

  // MARK: The wallet is to be asked, and never was: it is never asked again, and the person decides

  static let doubtful = [
    KillPoint.after(.transferRequested), .before(.walletNoted), .after(.walletNoted),
  ]

  @Test(arguments: doubtful)
  func `a request that may have gone out is never made again`(killed point: KillPoint) async throws
  {
    try await play("killed \(point)") { stage in
      _ = try await stage.send(crash: point)
      try await stage.expectNoSecondAsk()
    }
  }

  // MARK: The wallet has paid

  static let paid =
    [KillPoint.before(.transferAnswered), .after(.transferAnswered)]
    + KillPoint.around(
      (.claimAsked, 1), (.claimed, 1), (.claimAsked, 2), (.accepted, 1), (.statusSeen, 1),
      (.statusSeen, 2), (.statusSeen, 5), (.bodyDeleted, 1))

  @Test(arguments: paid, Answer.allCases)
  func `a fax that is paid for is delivered`(killed point: KillPoint, answer: Answer) async throws {
    // A claim that brings the fax is one event with it; for one of its own, the first one fails.
    let isOfClaims = point.kind == .claimed || point.kind == .claimAsked
    let scenarios = isOfClaims ? [SendFaxSandbox.Scenario(.unavailable, on: .claim, first: 1)] : []
    try await play(
      "killed \(point), \(answer.rawValue)", answer.scenarios + scenarios
    ) { stage in
      _ = try await stage.send(crash: point)
      try await stage.resume(expecting: 0)
      try await stage.expectOneDelivered()
    }
  }

  static let twice: [(KillPoint, KillPoint)] = [
    KillPoint.before(.transferAnswered), .after(.claimAsked),
  ].flatMap { first in
    [KillPoint.before(.claimed), .after(.claimAsked), .before(.accepted), .after(.accepted)]
      .map { (first, $0) }
  }

  @Test(arguments: twice)
  func `a fax that is paid for is delivered though its resume is killed too`(
    killed first: KillPoint, then second: KillPoint
  ) async throws {
    let scenarios = [SendFaxSandbox.Scenario(.unavailable, on: .claim, first: 1)]
    try await play("killed \(first), then \(second)", scenarios) { stage in
      _ = try await stage.send(crash: first)
      _ = try await stage.resume(crash: second)
      try await stage.resume(expecting: 0)
      try await stage.expectOneDelivered()
    }
  }

  // MARK: Dead for longer than the payment's window

  static let late = [
    KillPoint.before(.transferAnswered), .after(.transferAnswered), .after(.claimAsked),
    .before(.accepted),
  ]

  @Test(arguments: late, Answer.allCases)
  func `a payment that was not claimed in time is evidence in the person's hands`(
    killed point: KillPoint, answer: Answer
  ) async throws {
    try await play("killed \(point), \(answer.rawValue), gone for 20 min", answer.scenarios) {
      stage in
      _ = try await stage.send(crash: point)
      try await stage.resumeUntilAttention()
      try await stage.expectEvidence(hash: answer == .told && point != .before(.transferAnswered))
      let ledger = stage.sandbox.ledger
      stage.expect(ledger.chain.transactions.count == 1, "one transfer")
      stage.expect(ledger.payments.count <= 1, "no second payment")
    }
  }

  static let attention = KillPoint.around(.attention)

  @Test(arguments: attention)
  func `the evidence survives a kill too`(killed point: KillPoint) async throws {
    try await play("killed \(point)") { stage in
      _ = try await stage.send(crash: .after(.transferAnswered))
      stage.passWindow()
      _ = try await stage.resume(crash: point, later: KillStage.window)
      try await stage.expectEvidence(hash: true)
    }
  }

  static let replaced = KillPoint.around(.replaced)

  @Test(arguments: replaced)
  func `a fax that takes another's place is paid once, and the other stays as evidence`(
    killed point: KillPoint
  ) async throws {
    try await play("killed \(point)") { stage in
      _ = try await stage.send(crash: .after(.transferAnswered))
      try await stage.resumeUntilAttention()
      try await stage.expectEvidence(hash: true)
      let old = try await stage.job()
      stage.rail = .card
      _ = try await stage.run(
        ["send", "--replace", old, "--by", "card", "--no-open"], crash: point,
        later: KillStage.window + 300)
      _ = try await stage.resume(later: KillStage.window + 400)
      let ledger = stage.sandbox.ledger
      stage.expect(ledger.chain.transactions.count == 1, "one transfer")
      stage.expect(ledger.payments.count == 1, "one payment by card, not \(ledger.payments.count)")
      stage.expect(ledger.paidFaxes.map(\.status) == ["delivered"], "the new fax to be delivered")
      let end = try await stage.run(["show", old])
      stage.expect(end.output.contains(ledger.intents[0].id), "the evidence to stay")
    }
  }

  static let failed = KillPoint.around(.transferFailed)

  @Test(arguments: failed)
  func `a fax whose transfer the chain undid is evidence, or paid anew and once`(
    killed point: KillPoint
  ) async throws {
    try await play("killed \(point)", [.init(.walletReverts)]) { stage in
      _ = try await stage.send(crash: .after(.transferAnswered))
      stage.sandbox.advance(by: .seconds(1900))
      _ = try await stage.resume(crash: point, later: 1900)
      let told = try await stage.resume(later: 2200)
      if told.status == 2 {
        // The window's end was journaled before the chain's word: the person has the evidence.
        let ledger = stage.sandbox.ledger
        stage.expect(told.output.contains(ledger.intents[0].id), "the evidence to name the intent")
        stage.expect(ledger.chain.asks.count == 1, "the wallet to be asked once")
        stage.expect(ledger.payments.isEmpty && ledger.stranded.isEmpty, "no money to have moved")
        return
      }
      stage.expect(
        told.status == 75 || told.status == 77,
        "resume to want a yes (75), or to say that the payment failed (77), or to end with 2")
      stage.sandbox.endScenarios()
      try await stage.goOnByWallet(later: 2200)
      try await stage.expectOneDelivered()
    }
  }

  // MARK: While a request is under way

  @Test(arguments: [1, 2], KillRelay.Place.allCases)
  func `a fax is paid once though its request was cut`(nth: Int, at place: KillRelay.Place)
    async throws
  {
    let what = nth == 1 ? "the price is asked" : "the fax is claimed"
    try await play("killed while \(what), \(place.rawValue)") { stage in
      try await stage.kill(stage.sending, during: "POST /api/v1/faxes", nth: nth, at: place)
      if nth == 1 { try await stage.goOnByWallet() } else { try await stage.resume(expecting: 0) }
      try await stage.expectOneDelivered()
    }
  }

  @Test func `a fax is delivered though the command died while its wallet paid`() async throws {
    try await play("killed between the payment and its answer") { stage in
      try await stage.kill(
        stage.sending, during: "POST /sandbox/rpc", with: "eth_sendTransaction", at: .answerHeld)
      stage.expect(stage.sandbox.ledger.chain.transactions.count == 1, "the wallet to have paid")
      try await stage.resume(expecting: 0)
      try await stage.expectOneDelivered()
    }
  }

  @Test func `a wallet that was just not reached is not asked again`() async throws {
    try await play("killed while the wallet is asked") { stage in
      try await stage.kill(
        stage.sending, during: "POST /sandbox/rpc", with: "eth_sendTransaction", at: .halfSent)
      try await stage.expectNoSecondAsk()
    }
  }

  // MARK: The table is whole

  /// Kinds that nothing leads to yet.
  static let unreached: Set<KillKind> = [.quoteLapsed]

  @Test func `every kind of event of this rail is in the table, before and after`() {
    let tables = [
      Self.unasked, Self.unsaved, Self.doubtful, Self.paid, Self.attention, Self.replaced,
      Self.failed,
    ].flatMap { $0 }
    for kind in KillKind.allCases
    where (kind.isOfWallet || kind == .replaced) && !Self.unreached.contains(kind) {
      for phase in AppendPhase.allCases {
        #expect(tables.contains { $0.kind == kind && $0.phase == phase }, "\(phase) \(kind)")
      }
    }
  }
}
