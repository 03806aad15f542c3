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
    if !troubles.isEmpty {
      request.fields["X-Sandbox-Scenario"] = troubles.map(\.rawValue).joined(separator: ",")
    }
    let transport = sandbox.transport()
    let final = request
    FullDisk.lift()
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

  /// A wallet is asked: what was asked must be what is on disk and what the person agreed to.
  func asked(_ request: TransferRequest, _ life: Life) -> Int {
    let owners = records.values.filter { $0.intent(request.paymentIntent) != nil }
    guard owners.count == 1, let record = owners.first,
      let intent = record.intent(request.paymentIntent)
    else {
      violate("a wallet is asked for what is not on disk, once")
      return dummyAsk(request)
    }
    if intent.asks < request.ask || intent.address != request.address.description {
      violate("a wallet is asked for another thing than what is on disk")
    }
    if truth.consents[record.job]?[request.paymentIntent] != request.amount.baseUnits {
      violate("a wallet is asked for what the person did not agree to")
    }
    let before = truth.asks.filter { $0.intent == request.paymentIntent }
    if before.contains(where: { !$0.isRefused }) || before.count >= 3 {
      violate("a wallet is asked again for \(request.paymentIntent), against the rules")
    }
    if plan.dishonesty == 0,
      let minted = sandbox.ledger.intents.first(where: { $0.id == request.paymentIntent }),
      minted.endsAt.timeIntervalSince(now) < 8 * 60
    {
      violate("a wallet is asked with \(Int(minted.endsAt.timeIntervalSince(now))) s left")
    }
    truth.asks.append(
      .init(
        job: record.job, intent: request.paymentIntent, address: request.address.description,
        number: request.ask, at: time, lifetime: request.lifetime.milliseconds))
    check(record.job)
    return truth.asks.count - 1
  }

  private func dummyAsk(_ request: TransferRequest) -> Int {
    truth.asks.append(
      .init(
        job: JobID.random(using: &random), intent: request.paymentIntent,
        address: request.address.description, number: request.ask, at: time, lifetime: 0))
    return truth.asks.count - 1
  }

  /// Tokens move for an ask; `named` is the transaction that the wallet speaks of, where that is another.
  func transfer(_ index: Int, named: String?) -> String {
    let ask = truth.asks[index]
    let amount = records[ask.job]?.intent(ask.intent)?.quote.usdcBaseUnits ?? 0
    let hash = sandbox.deposit(UInt64(amount), to: ask.address)
    truth.asks[index].paidAt = time
    truth.asks[index].hash = named ?? hash
    note("tokens move for \(ask.intent) of \(ask.job)")
    check(ask.job)
    expectClaim(of: index)
    return named ?? hash
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
        max(calmSince, pausedUntil, diskFullUntil) < end - World.fairTime,
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
