import Foundation
import SendFax
import SendFaxSandbox
import Testing

/// The command is killed around each event of a fax that is paid by card, and gone on with by `resume`.
@Suite(.timeLimit(.minutes(5)))
struct KillCardTests {
  // MARK: A fax from its file to its delivery, every status seen

  static let delivery =
    [KillPoint.after(.drafted)]
    + KillPoint.around(
      (.railChosen, 1), (.uploaded, 1), (.checkoutOpened, 1), (.statusSeen, 1), (.accepted, 1),
      (.statusSeen, 2), (.statusSeen, 3), (.statusSeen, 4), (.statusSeen, 5), (.statusSeen, 6),
      (.bodyDeleted, 1))

  @Test(arguments: delivery)
  func `a fax is paid once and delivered`(killed point: KillPoint) async throws {
    try await KillStage.play("killed \(point)") { stage in
      _ = try await stage.send(crash: point)
      try await stage.resume(expecting: 0)
      try await stage.expectOneDelivered()
    }
  }

  static let unsaved = [KillPoint.before(.drafted)]

  @Test(arguments: unsaved)
  func `a fax that was not yet saved is sent once more, and its copy goes`(
    killed point: KillPoint
  ) async throws {
    try await KillStage.play("killed \(point)") { stage in
      _ = try await stage.send(crash: point)
      stage.expect(stage.sandbox.ledger.requestCount == 0, "nothing to have left this machine")
      stage.expect(!stage.bodies().isEmpty, "the copy to be there")
      try await stage.expectNothingToDo()
      let end = try await stage.send()
      stage.expect(end.status == 0, "send to end with 0, not \(end.status)")
      try await stage.resume(later: 700, expecting: 0)
      try await stage.expectOneDelivered()
    }
  }

  static let twice = [KillPoint.after(.uploaded), .after(.checkoutOpened), .before(.accepted)]
    .flatMap { first in
      [
        KillPoint.before(.statusSeen), .after(.accepted), .after(.statusSeen, 2),
        .before(.bodyDeleted),
      ]
      .map { (first, $0) }
    }

  @Test(arguments: twice)
  func `a fax is paid once though its resume is killed too`(
    killed first: KillPoint, then second: KillPoint
  ) async throws {
    try await KillStage.play("killed \(first), then \(second)") { stage in
      _ = try await stage.send(crash: first)
      _ = try await stage.resume(crash: second)
      try await stage.resume(expecting: 0)
      try await stage.expectOneDelivered()
    }
  }

  // MARK: While a request is under way

  @Test(
    arguments: ["POST /api/v1/uploads", "POST /api/v1/checkout", "GET /api/v1/faxes/"],
    KillRelay.Place.allCases)
  func `a fax is paid once though a request was cut`(head: String, at place: KillRelay.Place)
    async throws
  {
    try await KillStage.play("killed while \(head), \(place.rawValue)") {
      $0.openQuestions.checkoutSessions = .newEachTime
    } _: { stage in
      try await stage.kill(stage.sending, during: head, at: place)
      try await stage.resume(expecting: 0)
      try await stage.expectOneDelivered()
    }
  }

  // MARK: What the service lets go

  static let dropped = KillPoint.around((.uploadDropped, 1), (.uploaded, 1), (.checkoutOpened, 1))

  @Test(arguments: dropped)
  func `an upload that the service let go is made again`(killed point: KillPoint) async throws {
    try await KillStage.play("killed \(point)") { stage in
      _ = try await stage.send(crash: .after(.uploaded))
      stage.sandbox.advance(by: .seconds(25 * 3600))
      _ = try await stage.resume(crash: point)
      try await stage.resume(expecting: 0)
      try await stage.expectOneDelivered()
    }
  }

  static let missing = KillPoint.around(.notFound)

  @Test(arguments: missing)
  func `a fax that is unknown for a moment is delivered`(killed point: KillPoint) async throws {
    try await KillStage.play("killed \(point)") {
      $0.scenarios = [.init(.forgottenFax, first: 1)]
    } _: { stage in
      _ = try await stage.send(crash: point)
      try await stage.resume(expecting: 0)
      try await stage.expectOneDelivered()
    }
  }

  static let forgotten = KillPoint.around(.attention)

  @Test(arguments: forgotten)
  func `a paid fax that the service forgot needs its person, and goes on when it is found`(
    killed point: KillPoint
  ) async throws {
    try await KillStage.play("killed \(point)") {
      $0.scenarios = [.init(.forgottenFax)]
    } _: { stage in
      try await stage.sendUntilPaid()
      _ = try await stage.resume(crash: point, later: 200)
      try await stage.resume(later: 300, expecting: 2)
      try await stage.expectShown("\"event\":\"needs_attention\"")
      stage.sandbox.endScenarios()
      try await stage.resume(later: 400, expecting: 0)
      try await stage.expectOneDelivered()
    }
  }

  static let settled = KillPoint.around((.settled, 1), (.bodyDeleted, 1))

  @Test(arguments: settled)
  func `what a person settles stays settled`(killed point: KillPoint) async throws {
    try await KillStage.play("killed \(point)") {
      $0.scenarios = [.init(.forgottenFax)]
    } _: { stage in
      try await stage.sendUntilPaid()
      _ = try await stage.resume(crash: .after(.attention), later: 200)
      let settle = ["settle", try await stage.job(), "--as", "refunded"]
      _ = try await stage.run(settle, crash: point)
      if point == .before(.settled) {
        let end = try await stage.run(settle)
        stage.expect(end.status == 0, "settle to end with 0, not \(end.status)")
      }
      try await stage.expectNothingToDo()
      stage.expect(stage.bodies().isEmpty, "no document on disk")
    }
  }

  static let lost = KillPoint.around(.closed)

  @Test(arguments: lost)
  func `a paid fax that stays unknown for a day is closed as evidence`(
    killed point: KillPoint
  ) async throws {
    try await KillStage.play("killed \(point)") { stage in
      _ = try await stage.send(crash: .after(.accepted))
      stage.sandbox.begin(.init(.forgottenFax))
      _ = try await stage.resume(crash: .after(.notFound))
      _ = try await stage.resume(crash: point, later: 90_000)
      if point.phase == .before { try await stage.resume(later: 90_000, expecting: 2) }
      try await stage.expectNothingToDo()
      try await stage.expectShown("\"event\":\"closed\"")
      stage.expect(stage.bodies().isEmpty, "no document on disk")
    }
  }

  // MARK: What the person does

  static let withdrawn = KillPoint.around((.withdrawn, 1), (.bodyDeleted, 1))

  @Test(arguments: withdrawn)
  func `a fax that is taken back costs nothing and leaves nothing`(
    killed point: KillPoint
  ) async throws {
    try await KillStage.play("killed \(point)") { stage in
      _ = try await stage.send(crash: .after(.uploaded))
      let withdraw = ["withdraw", try await stage.job()]
      _ = try await stage.run(withdraw, crash: point)
      if point == .before(.withdrawn) {
        let end = try await stage.run(withdraw)
        stage.expect(end.status == 0, "withdraw to end with 0, not \(end.status)")
      }
      try await stage.expectNothingToDo()
      stage.expect(stage.sandbox.ledger.payments.isEmpty, "no payment")
      stage.expect(stage.bodies().isEmpty, "no document on disk")
    }
  }

  static let unpaid = KillPoint.around(.statusSeen)

  @Test(arguments: unpaid)
  func `a page that nobody paid lapses`(killed point: KillPoint) async throws {
    try await KillStage.play("killed \(point)") { stage in
      stage.leave()
      _ = try await stage.send(crash: .after(.statusSeen))
      stage.sandbox.advance(by: .seconds(25 * 3600))
      _ = try await stage.resume(crash: point, later: 25 * 3600)
      try await stage.resume(later: 25 * 3600, expecting: 1)
      stage.expect(stage.sandbox.ledger.payments.isEmpty, "no payment")
    }
  }

  static let late = KillPoint.around((.accepted, 1), (.statusSeen, 2))

  @Test(arguments: late)
  func `a page that was paid after it lapsed is noticed by the next resume`(
    killed point: KillPoint
  ) async throws {
    try await KillStage.play("killed \(point)") {
      $0.openQuestions.expiredUploadCanBePaid = true
    } _: { stage in
      stage.leave()
      _ = try await stage.send(to: "+16135550108", crash: .after(.statusSeen))
      stage.sandbox.advance(by: .seconds(61))
      try await stage.resume(expecting: 1)
      try stage.sandbox.payCheckout(of: stage.sandbox.ledger.faxes[0].id)
      stage.comeBack()
      _ = try await stage.resume(crash: point)
      try await stage.resume(expecting: 0)
      try await stage.expectOneDelivered()
    }
  }

  static let failed = KillPoint.around((.statusSeen, 6))

  @Test(arguments: failed)
  func `a fax that failed is sent again by decision only`(killed point: KillPoint) async throws {
    try await KillStage.play("killed \(point)") { stage in
      _ = try await stage.send(to: "+16135550101", crash: point)
      let job = try await stage.job()
      if point.phase == .before { try await stage.resume(expecting: 1) }
      try await stage.expectNothingToDo()
      let retry = ["send", "--retry", job, "--by", "card", "--no-open"]
      _ = try await stage.run(retry, crash: .after(.drafted))
      try await stage.resume(expecting: 1)
      try await stage.expectNothingToDo()
      let payments = stage.sandbox.ledger.payments
      stage.expect(payments.count == 2, "a payment a decision, not \(payments.count)")
      stage.expect(payments.allSatisfy { $0.refundedAt != nil }, "both refunded")
    }
  }

  // MARK: An outbox on another device

  static let restored = KillPoint.around((.redrafted, 1), (.bodyDeleted, 1))

  @Test(arguments: restored)
  func `an unpaid fax that comes to another device is paid once`(killed point: KillPoint)
    async throws
  {
    try await KillStage.play("killed \(point)") { stage in
      _ = try await stage.send(crash: .after(.uploaded))
      try stage.moveOutbox()
      _ = try await stage.resume(crash: point)
      try await stage.resume(expecting: 0)
      try await stage.expectOneDelivered()
    }
  }

  static let moved = KillPoint.around(.moved)

  @Test(arguments: moved)
  func `a fax whose page was shown is only followed on another device`(
    killed point: KillPoint
  ) async throws {
    try await KillStage.play("killed \(point)") { stage in
      _ = try await stage.send(crash: .after(.statusSeen))
      try stage.moveOutbox()
      _ = try await stage.resume(crash: point)
      try await stage.resume(expecting: 0)
      try await stage.expectOneDelivered()
      stage.expect(stage.sandbox.ledger.checkoutSessions.count == 1, "one page")
    }
  }

  // MARK: The table is whole

  /// A fax is replaced where a wallet's payment is in doubt; consent needs a terminal.
  static let elsewhere: Set<KillKind> = [.replaced, .consented]

  @Test func `every kind of event of this rail is in the table, before and after`() {
    let tables = [
      Self.delivery, Self.unsaved, Self.dropped, Self.missing, Self.forgotten, Self.settled,
      Self.lost,
      Self.withdrawn, Self.unpaid, Self.late, Self.failed, Self.restored, Self.moved,
    ].flatMap { $0 }
    for kind in KillKind.allCases where !kind.isOfWallet && !Self.elsewhere.contains(kind) {
      for phase in AppendPhase.allCases {
        #expect(tables.contains { $0.kind == kind && $0.phase == phase }, "\(phase) \(kind)")
      }
    }
  }
}
