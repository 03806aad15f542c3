import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox

/// The person, who does what is allowed and a good deal that is not, and says of the money what is true.
extension World {
  enum Deed: CaseIterable {
    case add, addAgain, quote, pay, checkout, payPage, declinePage, choose, withdraw
    case checkAgain, walletSays, neverApproved, refunded, arrived, writtenOff, replace, retry,
      forget
    case pause, resume, resumeOne, look, leave
  }

  func act(_ outbox: Outbox, _ life: Life) {
    let known = jobs.filter { records[$0] != nil }
    if known.count < plan.faxes, isBadWeather, random.chance(600) || known.isEmpty {
      return perform(.add, nil, outbox, life)
    }
    guard !known.isEmpty else { return }
    let job = random.pick(known)
    guard let record = records[job] else { return }
    let isFoolish = isBadWeather && random.chance(plan.folly)
    let deed = isFoolish ? random.pick(Deed.allCases) : random.pick(weighted: sensible(record))
    perform(deed, job, outbox, life)
  }

  private func sensible(_ record: FaxRecord) -> [(Int, Deed)] {
    switch record.state {
    case .drafted, .uploaded, .quoted:
      let hasQuote = quotes[record.job] != nil
      return [
        (hasQuote ? 2 : 8, .quote), (hasQuote ? 12 : 0, .pay), (3, .checkout), (1, .choose),
        (isBadWeather ? 0 : 1, .withdraw), (1, .walletSays),
      ]
    case .checkoutOpened: return [(14, .payPage), (1, .declinePage), (2, .checkout), (2, .resume)]
    case .transferRequested, .transferSent:
      return [
        (2, .checkAgain), (3, .walletSays), (4, .look),
        (plan.isPhone && isBadWeather ? 9 : 0, .leave),
      ]
    case .needsAttention:
      return [
        (4, .checkAgain), (2, .arrived), (2, .neverApproved), (2, .refunded), (2, .walletSays),
        (1, .replace), (1, .writtenOff),
      ]
    case .failed, .expired: return [(2, .retry), (2, .forget), (1, .walletSays), (2, .look)]
    case .accepted: return [(4, .look), (1, .resume), (1, .pause)]
    case .delivered, .withdrawn, .closed:
      return [(1, .forget), (1, .addAgain), (6, .look), (1, .walletSays)]
    }
  }

  private func perform(_ deed: Deed, _ job: JobID?, _ outbox: Outbox, _ life: Life) {
    note("\(life.number) the person: \(deed) \(job?.description ?? "")")
    life.deeds += 1
    life.run { [self] in
      defer { life.deeds -= 1 }
      do {
        switch deed {
        case .add: try await add(outbox, again: false)
        case .leave: if plan.isPhone { try await leave(outbox, life) }
        case .pause:
          pausedUntil = .max
          await outbox.pause()
          let pause = Int64(random.number(500...60_000))
          after(pause) { [self] in
            pausedUntil = time
            // Not the outbox of before: nothing may hold a dead one, its locks with it.
            guard !life.isDead, !life.isClosing, !life.isAway, let outbox = life.outbox else {
              return
            }
            life.run { [self] in
              do { try await outbox.resume() } catch { judge(error, "resuming", life) }
            }
          }
        case .resume: try await outbox.resume()
        default: if let job { try await act(deed, on: job, outbox, life) }
        }
      } catch { judge(error, "\(deed) \(job?.description ?? "")", life) }
    }
  }

  private func act(_ deed: Deed, on job: JobID, _ outbox: Outbox, _ life: Life) async throws {
    switch deed {
    case .addAgain: try await add(outbox, again: true)
    case .quote: quotes[job] = try await outbox.quote(job)
    case .pay: try await pay(job, outbox, life)
    case .checkout:
      let page = try await outbox.checkout(job, acceptingUpTo: USD(cents: 1000))
      if !life.isDead { shown(page, of: job) }
    case .payPage:
      let pages = truth.pages.indices.filter { truth.pages[$0].job == job }
      if !pages.isEmpty { pay(page: random.pick(pages)) }
    case .declinePage:
      if let page = truth.pages.last(where: { $0.job == job }) {
        do { try sandbox.declineCheckout(of: page.faxID) } catch is SendFaxSandbox.Refusal {}
      }
    case .choose: try await outbox.choose(random.pick(Rail.allCases), for: job)
    case .withdraw: try await outbox.withdraw(job)
    case .checkAgain: try await outbox.checkAgain(job)
    case .walletSays: try await walletSays(job, outbox)
    case .neverApproved, .refunded, .arrived, .writtenOff: try await settle(deed, job, outbox)
    case .replace:
      truth.settled.insert(job)
      _ = try await outbox.replace(job)
    case .retry: _ = try await outbox.retry(job)
    case .forget: try await forget(job, outbox)
    case .resumeOne: try await outbox.resume(job)
    case .look:
      let fax = try await outbox.fax(job)
      if !life.isDead, lives.count == 1, let record = records[job], fax.record != record,
        fax.record.sequence >= record.sequence
      {
        violate("\(job) is shown as it is not on disk")
      }
    case .add, .pause, .resume, .leave: break
    }
  }

  private func add(_ outbox: Outbox, again: Bool) async throws {
    let pages = random.number(1...bench.documents.count)
    let sample = bench.documents[pages - 1]
    let name = "private-\(names.count)-of-\(random.number(0...9999)).pdf"
    names.append(name)
    let document = FaxDocument(
      path: sample.path, name: name, size: sample.size, sha256: sample.sha256,
      pageCount: sample.pageCount)
    let number = try FaxNumber(random.pick(weighted: World.numbers))
    _ = try await outbox.add(document, to: number, again: again || random.chance(300))
  }

  private static let numbers: [(Int, String)] = [
    (12, "+16135550100"), (2, "+12125550100"), (2, "+16135550101"), (1, "+16135550104"),
    (1, "+16135550106"), (1, "+16135550107"), (1, "+16135550109"), (1, "+16135550110"),
    (1, "+18765550100"),
  ]

  private func pay(_ job: JobID, _ outbox: Outbox, _ life: Life) async throws {
    guard let quote = quotes[job] else { return }
    truth.consents[job, default: [:]][quote.paymentIntent] = quote.amount.baseUnits
    let lifetime = Duration.seconds(random.pick([60, 300, 300, 600]))
    if random.chance(plan.nodeRate) {
      let wallet = try NodeWallet(life: life, requestLifetime: lifetime)
      try await pay(quote, from: wallet, outbox)
    } else {
      try await pay(quote, from: SimulatedWallet(life: life, requestLifetime: lifetime), outbox)
    }
  }

  private func pay(_ quote: WalletQuote, from wallet: some Wallet, _ outbox: Outbox) async throws {
    if random.chance(500) {
      try await outbox.pay(quote, from: wallet, acceptingPages: quote.pageCount)
    } else {
      try await outbox.pay(
        quote, from: BlindWallet(wallet: wallet), acceptingPages: quote.pageCount)
    }
  }

  /// A wallet's answer comes by another way, or once more.
  private func walletSays(_ job: JobID, _ outbox: Outbox) async throws {
    let known = truth.asks.indices.filter {
      truth.asks[$0].job == job && (truth.asks[$0].hash != nil || truth.asks[$0].isRefused)
    }
    guard !known.isEmpty else { return }
    let ask = truth.asks[random.pick(known)]
    let outcome = ask.hash.map(TransferOutcome.sent) ?? .declined(code: 4001)
    try await outbox.walletAnswered(
      outcome, for: job, paymentIntent: ask.intent, ask: ask.number)
  }

  private func settle(_ deed: Deed, _ job: JobID, _ outbox: Outbox) async throws {
    let ledger = sandbox.ledger
    let asks = truth.asks.indices.filter { truth.asks[$0].job == job }
    let paid = asks.filter { truth.asks[$0].paidAt != nil && !truth.asks[$0].isReturned }
    let own = paid.compactMap { index in
      ledger.intents.first { $0.id == truth.asks[index].intent }?.faxID
    }
    let paidPage = truth.pages.first { $0.job == job && $0.isPaid }
    switch deed {
    case .neverApproved:
      guard paid.isEmpty, paidPage == nil else { return }
      for index in asks { truth.asks[index].isForsworn = true }
      try await outbox.settle(job, as: .neverApproved)
    case .refunded:
      guard !paid.isEmpty, own.isEmpty, paidPage == nil else { return }
      for index in paid {
        guard
          sandbox.ledger.intents.first(where: { $0.id == truth.asks[index].intent })?.endsAt
            ?? now < now
        else { return }
        truth.asks[index].isReturned = true
      }
      truth.settled.insert(job)
      try await outbox.settle(job, as: .refunded)
    case .arrived:
      guard let text = own.last ?? paidPage?.faxID, ledger.fax(text)?.isPaid == true else { return }
      let id = random.chance(600) ? try? FaxID(text) : nil
      truth.settled.insert(job)
      try await outbox.settle(job, as: .arrived, id: id)
    default:
      truth.settled.insert(job)
      try await outbox.settle(job, as: .writtenOff)
    }
  }

  private func forget(_ job: JobID, _ outbox: Outbox) async throws {
    let wasForgotten = !forgotten.insert(job).inserted
    do { try await outbox.forget(job) } catch let error as FaxError {
      let passes: [FaxError.Code] = [.outboxUnwritable, .outboxBusy]
      if !wasForgotten, !passes.contains(where: { $0 ~= error }) { forgotten.remove(job) }
      throw error
    }
    // Another request of the same kind that was refused meanwhile has taken it out.
    forgotten.insert(job)
    if lives.count == 1, lives.first?.isDead == false { records[job] = nil }
  }
}
