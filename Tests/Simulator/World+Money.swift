import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox

/// What the service, the chain and the wallets do, and what is true of the money.
extension World {
  /// The service sees a request, now.
  func serve(
    _ sent: Sent, troubled trouble: SendFaxSandbox.Trouble? = nil
  ) -> Result<HTTPResponse, TransportFailure> {
    var request = sent.request
    var troubles = trouble.map { [$0] } ?? []
    if sent.isSubmission, isBadWeather, random.chance(plan.dishonesty) {
      troubles.append(random.pick(Fault.broken))
    }
    if plan.isClockWild, isBadWeather, random.chance(300) {
      troubles.append(random.pick([.dateAhead, .dateBehind, .dateMissing, .dateGarbage]))
    }
    if !troubles.isEmpty {
      request.fields["X-Sandbox-Scenario"] = troubles.map(\.rawValue).joined(separator: ",")
    }
    let transport = sandbox.transport()
    let final = request
    FullDisk.set(false)
    let answer = turns.atOnce { () -> Result<HTTPResponse, TransportFailure> in
      do { return .success(try await transport.exchange(final)) } catch let failure
        as TransportFailure
      { return .failure(failure) } catch {
        return .failure(.init(.other, .mayHaveArrived, "\(error)"))
      }
    }
    note("  service: \(sent.name) \(troubles.map(\.rawValue)) -> \(answer.words)")
    return answer
  }

  /// A document and its number go to the service the person chose and nowhere else.
  func refuseForeign(_ request: HTTPRequest) {
    let base = sandbox.baseURL.description
    let url = plant == .otherHost ? "https://elsewhere.example/" : request.url.absoluteString
    if !url.hasPrefix(base + "/api/v1/") { violate("a request went to \(url)") }
  }

  func madeUpHash() -> String {
    "0x"
      + (0..<4).map { _ in
        let digits = String(random.next(), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }.joined()
  }

  /// A wallet is about to be asked: what is asked must be what is on disk and what the person agreed to.
  ///
  /// - Returns: the fax it is for, or nil where there is none.
  func mayAsk(_ request: TransferRequest, _ life: Life) -> JobID? {
    let owners = life.device.records.values.filter { $0.intent(request.paymentIntent) != nil }
    guard owners.count == 1, let record = owners.first,
      let intent = record.intent(request.paymentIntent)
    else {
      violate("a wallet is asked for what is not on disk, once")
      return nil
    }
    if intent.asks < request.ask || intent.address != request.address.description {
      violate("a wallet is asked for another thing than what is on disk")
    }
    if truth.consents[record.job]?[request.paymentIntent] != request.amount.baseUnits {
      violate("a wallet is asked for what the person did not agree to")
    }
    if plan.dishonesty == 0,
      let minted = sandbox.ledger.intents.first(where: { $0.id == request.paymentIntent }),
      minted.endsAt.timeIntervalSince(now) < 8 * 60
    {
      violate("a wallet is asked with \(Int(minted.endsAt.timeIntervalSince(now))) s left")
    }
    return record.job
  }

  /// A wallet is asked.
  func asked(_ request: TransferRequest, of job: JobID) -> Int {
    ask(
      .init(
        job: job, intent: request.paymentIntent, address: request.address.description,
        number: request.ask, at: time, lifetime: request.lifetime.milliseconds,
        amount: request.amount.baseUnits))
  }

  /// Takes down that a wallet was asked, which may be once, and again only after a clear no.
  func ask(_ ask: Truth.Ask) -> Int {
    let before = truth.asks.filter { $0.intent == ask.intent }
    if before.contains(where: { !$0.isRefused }) || before.count >= 3 {
      violate("a wallet is asked again for \(ask.intent), against the rules")
    }
    truth.asks.append(ask)
    check(ask.job)
    return truth.asks.count - 1
  }

  /// What the wallet's holder signed goes its way on the chain.
  ///
  /// - Returns: what the wallet calls the transaction.
  func transfer(_ index: Int, _ course: Holder.Course) -> String {
    let named = madeUpHash()
    switch course {
    case .plain: return transfer(index)
    case .spedUp: _ = transfer(index, named: named)
    case .reverted: truth.asks[index].end(named, .reverted)
    case .replaced: truth.asks[index].end(named, .replaced)
    }
    return named
  }

  /// Tokens move for an ask; `named` is the transaction that the wallet speaks of, where that is another.
  func transfer(_ index: Int, named: String? = nil) -> String {
    let ask = truth.asks[index]
    let hash = sandbox.deposit(ask.amount, to: ask.address)
    moved(index, named ?? hash)
    return named ?? hash
  }

  /// Tokens have moved for an ask, in a transaction that the wallet calls so.
  func moved(_ index: Int, _ hash: String) {
    let ask = truth.asks[index]
    truth.asks[index].paidAt = time
    truth.asks[index].hash = hash
    note("tokens move for \(ask.intent) of \(ask.job)")
    check(ask.job)
    expectClaim(of: index)
  }

  /// A payment made in time must be claimed in its window, unless nothing could reach the service.
  private func expectClaim(of index: Int) {
    let ask = truth.asks[index]
    guard plan.dishonesty == 0,
      let intent = sandbox.ledger.intents.first(where: { $0.id == ask.intent })
    else { return }
    let end = milliseconds(intent.endsAt)
    guard time + 10_000 < end - World.fairTime else { return }
    agenda.add(at: end) { [self] in
      guard let life = lives.first, !life.hadCompany, !life.isDead, !life.isClosing, !isDiskFull,
        life.outbox != nil, life.bornAt < end - World.fairTime,
        max(calmSince, pausedUntil, diskFullUntil, uploader.busyUntil) < end - World.fairTime,
        !life.isAway, !(plan.isClockWild && device.bootTime > ask.at),
        !truth.settled.contains(ask.job), records[ask.job]?.replacedBy == nil,
        let after = sandbox.ledger.intents.first(where: { $0.id == ask.intent })
      else { return }
      let name = ask.intent
      if after.faxID == nil { violate("\(name) was paid in time and not claimed in its window") }
      if after.faxID != nil, records[ask.job] != nil, records[ask.job]?.acceptance == nil {
        violate("the service has taken \(name), and nobody here knows of it")
      }
    }
  }

  /// How long everything must have been well at the end of a window for a claim to be expected.
  private static let fairTime: Int64 = 300_000

  /// The person sees a page.
  func shown(_ page: CheckoutPage, of job: JobID) {
    guard records[job]?.page?.opened.url == page.url else {
      return violate("a page is shown that is not on disk")
    }
    showPage(page.url, faxID: page.id.rawValue, of: job)
  }

  private func showPage(_ url: URL, faxID: String, of job: JobID) {
    let session = url.lastPathComponent
    if !truth.pages.contains(where: { $0.session == session }) {
      truth.pages.append(.init(job: job, faxID: faxID, session: session))
    }
    check(job)
  }

  /// For a planted fault: whatever the service answered is before the person's eyes at once.
  func showEarly(_ response: HTTPResponse) {
    guard response.status == 200,
      let object = try? JSONDecoder().decode([String: String].self, from: response.body),
      let url = object["url"].flatMap({ URL(string: $0) }),
      let session = sandbox.ledger.checkoutSessions.first(where: {
        $0.id == url.lastPathComponent
      }), let job = records.values.first(where: { $0.upload?.id.rawValue == session.faxID })?.job
    else { return }
    showPage(url, faxID: session.faxID, of: job)
  }

  /// The person pays on a page.
  func pay(page index: Int) {
    do {
      try sandbox.pay(session: truth.pages[index].session)
      truth.pages[index].isPaid = true
      note("the page of \(truth.pages[index].job) is paid")
      check(truth.pages[index].job)
    } catch { note("the page of \(truth.pages[index].job) can't be paid") }
  }
}
