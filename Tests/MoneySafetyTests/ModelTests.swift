import Foundation
import Testing

@testable import SendFax

/// Every interleaving of a small world, driven through the real `FaxMachine`: no money is lost, no fax is
/// paid or sent twice, whatever the service's answer to what the guide leaves open. And a machine with
/// one rule switched off is caught, or the model would prove nothing.
///
/// Read `ModelWorld` for what a world is, `Model+…` for what can happen in it, `ModelInvariants` for what
/// must never be. `SENDFAX_TRACES=1 swift test --filter ModelTests` prints how each broken rule loses
/// money.
@Suite(.serialized) struct ModelTests {
  /// `SENDFAX_MODEL=all` tries every answer to every open question, on both rails and with two
  /// faxes: a million worlds and some minutes (`make model`).
  static let isThorough = ProcessInfo.processInfo.environment["SENDFAX_MODEL"] == "all"

  static let settings: [Setting] =
    [
      Setting(name: "card, new sessions", newSessions: true, wallet: false),
      Setting(name: "card, a lapsed upload can be paid", expiredCanBePaid: true, wallet: false),
      Setting(
        name: "wallet, late approvals", lateReceipt: true, lateApprovals: true, card: false,
        maximumIntents: isThorough ? 2 : 1),
      rough(lateReceipt: true),
    ]
    + (isThorough
      ? [
        bothRails(lateReceipt: false), bothRails(lateReceipt: true), rough(lateReceipt: false),
        twoFaxes(lateReceipt: false), twoFaxes(lateReceipt: true),
        Setting(name: "two faxes by bytes", faxes: 2, card: false, maximumIntents: 1),
        Setting(
          name: "two faxes by bytes, late receipt", faxes: 2, lateReceipt: true, card: false,
          maximumIntents: 1),
      ] : [])

  private static func bothRails(lateReceipt late: Bool) -> Setting {
    Setting(name: "both rails, late receipt \(late)", lateReceipt: late, maximumIntents: 1)
  }

  private static func rough(lateReceipt late: Bool) -> Setting {
    Setting(
      name: "wallet, rough, late receipt \(late)", lateReceipt: late, card: false, losses: true,
      isRough: true, maximumIntents: 1)
  }

  private static func twoFaxes(lateReceipt late: Bool) -> Setting {
    Setting(
      name: "two faxes by content, late receipt \(late)", faxes: 2, byContent: true,
      lateReceipt: late, card: false, damage: true, maximumIntents: 1)
  }

  @Test(arguments: settings)
  func `no interleaving breaks an invariant, and all money finds an end`(setting: Setting)
    async throws
  {
    let found = try await apart {
      let model = try Model(setting)
      var search = ModelSearch(model)
      let start = ContinuousClock().now
      let found = search.firstViolation() ?? search.firstWithoutEnd(setting.faxes)
      report("\(setting.name): \(search.worlds.count) worlds, \(ContinuousClock().now - start)")
      return found
    }
    #expect(found == nil, "\(setting.name): \(words(found))")
  }

  @Test(arguments: BrokenRule.allCases)
  func `a machine with one rule switched off is caught`(rule: BrokenRule) async throws {
    let found = try await apart {
      var search = ModelSearch(try Model(rule.setting, broken: rule))
      return search.firstViolation()
    }
    report("\(rule.rawValue): \(words(found))")
    #expect(found?.violation == rule.consequence, "\(rule.rawValue): \(words(found))")
  }

  /// On a thread of its own: seconds of work would hold up every test that waits for its turn.
  private func apart<T: Sendable>(_ work: @escaping @Sendable () throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { waiting in
      Thread { waiting.resume(with: Result { try work() }) }.start()
    }
  }

  private func words(_ finding: ModelSearch.Finding?) -> String {
    finding.map(String.init(describing:)) ?? "nothing was found"
  }

  private func report(_ text: String) {
    if ProcessInfo.processInfo.environment["SENDFAX_TRACES"] != nil { print(text) }
  }
}

extension BrokenRule {
  /// The smallest world in which the rule is missed.
  var setting: Setting {
    switch self {
    case .intentOfAnother, .deletedWhenUnreadable:
      return Setting(name: "two faxes", faxes: 2, byContent: true, card: false, damage: true)
    case .foreignYes:
      return Setting(name: "two faxes", faxes: 2, byContent: true, lateReceipt: true, card: false)
    case .fallBackWhileInDoubt, .dismissalMeansCancelled:
      return Setting(name: "both rails", maximumIntents: 1)
    case .secondPageAtOnce: return Setting(name: "card", newSessions: true, wallet: false)
    case .retireForgets: return Setting(name: "wallet", lateApprovals: true, card: false)
    default: return Setting(name: "wallet", card: false)
    }
  }

  /// What goes wrong first without it.
  var consequence: String {
    switch self {
    case .appendAfterAsk, .deletedWhenUnreadable, .retireForgets:
      return "a wallet was asked or has paid, and the journal does not name it"
    case .noSecondLook, .restartedWindow:
      return "stranded: a wallet approved in time, the service's window was over"
    case .unknownMeansDeclined: return "a payment was made, and the journal calls it declined"
    case .fallBackWhileInDoubt, .secondPageAtOnce:
      return "one fax can be paid in two ways, or was paid twice"
    case .payTheNewQuote, .dismissalMeansCancelled:
      return "“not charged” is shown while money is out or can be"
    case .intentOfAnother: return "the journal has two open asks for one payment"
    case .foreignYes: return "accepted on a receipt that another fax paid for"
    }
  }
}
