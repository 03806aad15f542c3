import Foundation

/// One line of a receipt or of evidence: a key for programs, a label and a value for people.
public struct Fact: Sendable, Equatable {
  /// The key, a word with underscores that never changes, such as `payment_intent`.
  public let key: String
  /// The label, in the person's language.
  public let label: String
  /// The value, on one line.
  public let value: String
  /// `Label: value`.
  public let line: String

  /// What a fact is about; the raw value is its key.
  enum Kind: String, CaseIterable {
    case job, service, outcome, reason, pages, recipient, amount, rail, status, failure
    case faxID = "fax_id"
    case statusPage = "status_page"
    case documentDigest = "document_sha256"
    case draftedAt = "drafted_at"
    case pageShownAt = "payment_page_shown_at"
    case acceptedAt = "accepted_at"
    case statusAt = "status_at"
    case endedAt = "ended_at"
    case paymentIntent = "payment_intent"
    case network, token, address
    case baseUnits = "usdc_base_units"
    case askedAt = "asked_at"
    case windowStart = "window_start"
    case hash
    case wallet
    case payment
    case claims
    case lastClaim = "last_claim"
    case unreadableYes = "unreadable_yes"
  }

  init(_ kind: Kind, _ value: String, suffix: String? = nil, _ words: Words) {
    key = suffix.map { "\(kind.rawValue)_\($0)" } ?? kind.rawValue
    let name = words(Fact.label(kind))
    label = suffix.map { words(.factDetail, [.label: .text(name), .name: .text($0)]) } ?? name
    self.value = value
    line = words(.factLine, [.label: .text(label), .value: .text(value)])
  }

  private init(key: String, label: String, value: String, _ words: Words) {
    self.key = key
    self.label = label
    self.value = value
    line = words(.factLine, [.label: .text(label), .value: .text(value)])
  }

  /// The same with texts blotted out of its value; short ones are no secret and would hide too much.
  func hiding(_ secrets: [String], _ words: Words) -> Fact {
    let value = secrets.filter { $0.count > 3 }.reduce(value) {
      $0.replacingOccurrences(of: $1, with: "…")
    }
    return Fact(key: key, label: label, value: value, words)
  }

  static func label(_ kind: Kind) -> Words.Key {
    switch kind {
    case .job: return .factJob
    case .service: return .factService
    case .outcome: return .factOutcome
    case .reason: return .factReason
    case .pages: return .factPages
    case .recipient: return .factRecipient
    case .amount: return .factAmount
    case .rail: return .factRail
    case .status: return .factStatus
    case .failure: return .factFailure
    case .faxID: return .factFaxID
    case .statusPage: return .factStatusPage
    case .documentDigest: return .factDocumentDigest
    case .draftedAt: return .factDraftedAt
    case .pageShownAt: return .factPageShownAt
    case .acceptedAt: return .factAcceptedAt
    case .statusAt: return .factStatusAt
    case .endedAt: return .factEndedAt
    case .paymentIntent: return .factPaymentIntent
    case .network: return .factNetwork
    case .token: return .factToken
    case .address: return .factAddress
    case .baseUnits: return .factBaseUnits
    case .askedAt: return .factAskedAt
    case .windowStart: return .factWindowStart
    case .hash: return .factHash
    case .wallet: return .factWallet
    case .payment: return .factPayment
    case .claims: return .factClaims
    case .lastClaim: return .factLastClaim
    case .unreadableYes: return .factUnreadableYes
    }
  }
}
