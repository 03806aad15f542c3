import Foundation
import SendFax
import TestSupport
import Testing

/// The command is killed around each event of a fax that is paid by card.
@Suite(.timeLimit(.minutes(3)))
struct KillCardTests {
  /// A fax from its file to its delivery, every status seen.
  static let delivery = KillPoint.around(
    ("rail_chosen", 1), ("uploaded", 1), ("checkout_opened", 1), ("status_seen", 1),
    ("accepted", 1), ("status_seen", 2), ("status_seen", 3), ("status_seen", 4),
    ("status_seen", 5), ("status_seen", 6), ("body_deleted", 1))

  @Test(arguments: delivery + [KillPoint(phase: .after, kind: "drafted")])
  func `a fax is paid once and delivered`(killed point: KillPoint) async throws {
    try await KillStage.play("killed \(point)") { stage in
      _ = try await stage.send(crash: point)
      let end = try await stage.resume()
      stage.expect(end.status == 0, "resume to end with 0, not \(end.status)")
      try await stage.expectOneDelivered()
    }
  }

  @Test func `a fax that was not yet saved is sent once more, and its copy goes`() async throws {
    try await KillStage.play("killed before drafted") { stage in
      _ = try await stage.send(crash: KillPoint(phase: .before, kind: "drafted"))
      stage.expect(stage.sandbox.ledger.requestCount == 0, "nothing to have left this machine")
      stage.expect(!stage.bodies().isEmpty, "the copy to be there")
      try await stage.expectNothingToDo()
      let end = try await stage.send()
      stage.expect(end.status == 0, "send to end with 0, not \(end.status)")
      _ = try await stage.resume(later: 700)
      try await stage.expectOneDelivered()
    }
  }
}
