import Foundation
import SendFaxAPI

extension FaxRecord {
  /// What a support person needs to find the money: times, ids and exact amounts, never the number or
  /// the document's name (rule 17). Empty as long as nothing could be paid.
  func evidence(_ words: Words) -> [Fact] {
    guard !hasNoEvidence else { return [] }
    var facts = [Fact(.job, job.description, words), Fact(.service, draft.base.description, words)]
    facts.append(Fact(.draftedAt, words.time(draftedAt.wall), words))
    if let id = acceptance?.id ?? page?.opened.id.rawValue { facts.append(Fact(.faxID, id, words)) }
    facts += cardEvidence(words)
    for (index, intent) in intents.enumerated() {
      facts += evidence(of: intent, intents.count == 1 ? nil : String(index + 1), words)
    }
    facts += claimEvidence(words) + serviceEvidence(words)
    return facts.map { hidingPrivateData($0, words) }
  }

  /// Whether nothing of it could ever be paid.
  var hasNoEvidence: Bool { page == nil && !everAskedWallet && acceptance == nil }

  private func cardEvidence(_ words: Words) -> [Fact] {
    guard let page else { return [] }
    return [
      Fact(.rail, words(.railCard), words),
      Fact(.amount, words.price(page.opened.amount), words),
      Fact(.pageShownAt, words.time(page.at.wall), words),
    ]
  }

  private func evidence(of intent: Intent, _ number: String?, _ words: Words) -> [Fact] {
    let quote = intent.quote
    var facts: [Fact] = []
    func add(_ kind: Fact.Kind, _ value: String?, _ name: String? = nil) {
      guard let value = value.flatMap({ ShownText.clean($0) }) else { return }
      let parts = [name, number].compactMap { $0 }
      facts.append(
        Fact(kind, value, suffix: parts.isEmpty ? nil : parts.joined(separator: "_"), words))
    }
    add(.paymentIntent, quote.paymentIntent)
    add(.payment, words(intent.outcome.key))
    add(
      .network,
      words(.networkChain, [.network: .text(quote.network), .number: .number(quote.chainID)]))
    add(.token, quote.token)
    add(.address, quote.address)
    add(.amount, UInt64(exactly: quote.usdcBaseUnits).map { USDC(baseUnits: $0).description })
    add(.baseUnits, String(quote.usdcBaseUnits))
    add(.hash, intent.hash)
    add(.askedAt, words.time(intent.askedAt.wall))
    add(.windowStart, words.time(intent.windowStart.wall))
    for (name, value) in intent.reference.sorted(by: { $0.key < $1.key }) {
      add(.wallet, value, ShownText.clean(name, limit: 40))
    }
    return facts
  }

  private func claimEvidence(_ words: Words) -> [Fact] {
    guard claims.count > 0 else { return [] }
    var facts = [Fact(.claims, String(claims.count), words)]
    if let last = claims.last, let at = claims.lastAt {
      let values: [Words.Slot: Words.Value] = [
        .word: .text(ShownText.clean(last.answer) ?? ""), .time: .text(words.time(at.wall)),
      ]
      facts.append(Fact(.lastClaim, words(.claimAnswer, values), words))
    }
    if let raw = claims.unreadableYes.flatMap({ ShownText.clean($0) }) {
      facts.append(Fact(.unreadableYes, raw, words))
    }
    return facts
  }

  private func serviceEvidence(_ words: Words) -> [Fact] {
    guard let status else { return [] }
    var facts = [Fact(.status, status.status.rawValue, words)]
    if let reason = status.failureReason { facts.append(Fact(.failure, reason, words)) }
    if let statusAt { facts.append(Fact(.statusAt, words.time(statusAt.wall), words)) }
    return facts
  }

  /// What others wrote may repeat the number or the name; whoever gets evidence sees neither.
  private func hidingPrivateData(_ fact: Fact, _ words: Words) -> Fact {
    let number = [draft.to.e164, draft.to.formatted, String(draft.to.e164.dropFirst())]
    return fact.hiding(number + [draft.name, draft.wireName].compactMap { $0 }, words)
  }
}

extension FaxRecord.Intent.Outcome {
  var key: Words.Key {
    switch self {
    case .open: return .intentOpen
    case .sent: return .intentSent
    case .declined: return .intentDeclined
    case .retired: return .intentRetired
    case .accepted: return .intentAccepted
    case .returned: return .intentReturned
    case .failed: return .intentFailed
    }
  }
}
