import Foundation
import SendFaxAPI

extension Service {
  /// How long an upload may be paid.
  static let uploadLife: TimeInterval = 24 * 3600
  /// How long a Checkout session may be paid.
  static let sessionLife: TimeInterval = 24 * 3600

  /// The checks in the contract's order, before any price is named.
  func accepted(
    _ submission: Result<Submission, FormDataParser.Malformed>?
  ) -> Result<(form: Submission, to: String, pages: Int), Refused> {
    guard case .success(let form)? = submission else {
      var detail = "The body must be multipart/form-data with a document and a number."
      if case .failure(let malformed)? = submission { detail = malformed.detail }
      return .failure(Refused(.problem(400, "Invalid request", detail)))
    }
    let to: String
    switch Destination.check(form.to ?? "") {
    case .success(let number): to = number
    case .failure(let refusal): return .failure(Refused(refusal.answer))
    }
    guard let size = form.documentSize else {
      return .failure(Refused(.problem(400, "Invalid request", "The document is missing.")))
    }
    guard size <= configuration.documentLimit else {
      return .failure(Refused(.documentTooLarge))
    }
    guard case .success(let counted) = form.pages, counted > 0 else {
      let detail = "The PDF is encrypted, damaged or empty. Save an unprotected copy and try again."
      return .failure(Refused(.problem(422, "Invalid PDF", detail)))
    }
    return .success((form, to, counted + (troubles.contains(.pageCountDiffers) ? 1 : 0)))
  }

  /// An answer in the place of an error.
  struct Refused: Error {
    var answer: SandboxAnswer
    init(_ answer: SandboxAnswer) { self.answer = answer }
  }

  mutating func upload(
    _ submission: Result<Submission, FormDataParser.Malformed>?
  ) -> SandboxAnswer {
    switch accepted(submission) {
    case .failure(let refused): return refused.answer
    case .success(let (form, to, pages)):
      let fax = add(.card, form, to: to, pages: pages)
      return .json(
        200,
        .object([
          ("id", .string(fax.id)), ("pageCount", .int(pages)),
          ("amountCents", .int(fax.amountCents)),
        ]))
    }
  }

  mutating func add(
    _ rail: SendFaxSandbox.Ledger.Rail, _ form: Submission, to: String, pages: Int
  ) -> SendFaxSandbox.Ledger.Fax {
    let fax = SendFaxSandbox.Ledger.Fax(
      id: random.word(21), rail: rail, to: to, pageCount: pages,
      amountCents: max(50, 5 * pages) + (troubles.contains(.priceHigher) ? 100 : 0),
      documentDigest: form.documentDigest, createdAt: now, status: "awaiting_payment")
    ledger.faxIndex[fax.id] = ledger.faxes.count
    ledger.faxes.append(fax)
    isChanged = true
    if rail == .card { happen(.uploaded, fax.id, pages == 1 ? "1 page" : "\(pages) pages") }
    return fax
  }

  mutating func checkout(_ request: SandboxRequest) -> SandboxAnswer {
    struct Body: Decodable { var id: String }
    guard let bytes = request.bytes(upTo: 64 << 10),
      let body = try? OutsideJSON.decode(Body.self, from: bytes)
    else { return .problem(400, "Invalid request", "The body must be JSON like {\"id\": \"…\"}.") }
    guard let fax = ledger.fax(body.id), fax.rail == .card else { return .notFound }
    guard fax.paidAt == nil else {
      return .problem(409, "Already paid", "This fax is paid. Nothing more is charged.")
    }
    guard fax.status == "awaiting_payment" else {
      return .problem(409, "Expired", "This upload has expired. Upload the document again.")
    }
    let session = session(for: fax)
    if troubles.contains(.foreignCheckoutURL) {
      return .json(200, .object([("url", .string("https://checkout.example/c/pay/\(session.id)"))]))
    }
    let page = configuration.checkoutHost.map { "\($0)/c/pay" } ?? "\(request.origin)/checkout"
    return .json(200, .object([("url", .string("\(page)/\(session.id)"))]))
  }

  private mutating func session(
    for fax: SendFaxSandbox.Ledger.Fax
  ) -> SendFaxSandbox.Ledger.CheckoutSession {
    if configuration.openQuestions.checkoutSessions == .same,
      let open = ledger.checkoutSessions.last(where: { $0.faxID == fax.id && $0.state == .open })
    {
      return open
    }
    let session = SendFaxSandbox.Ledger.CheckoutSession(
      id: "cs_test_" + random.word(32), faxID: fax.id, amountCents: fax.amountCents,
      createdAt: now, state: .open, declines: 0)
    ledger.checkoutSessions.append(session)
    isChanged = true
    happen(.checkout, session.id, fax.id)
    return session
  }

  /// Charges the card for a session; a second payment of a fax is a duplicate that the ledger shows.
  mutating func pay(session id: String) throws -> SendFaxSandbox.Ledger.Payment {
    settle()
    guard let at = ledger.checkoutSessions.firstIndex(where: { $0.id == id }) else {
      throw SendFaxSandbox.Refusal.noSuchSession
    }
    guard ledger.checkoutSessions[at].state == .open else {
      throw SendFaxSandbox.Refusal.sessionClosed
    }
    let session = ledger.checkoutSessions[at]
    guard let index = ledger.faxIndex[session.faxID] else {
      throw SendFaxSandbox.Refusal.noSuchFax
    }
    ledger.checkoutSessions[at].state = .paid
    let payment = SendFaxSandbox.Ledger.Payment(
      id: "py_" + random.word(16), faxID: session.faxID, rail: .card,
      amount: UInt64(session.amountCents), reference: id, at: now,
      isDuplicate: ledger.faxes[index].isPaid)
    ledger.payments.append(payment)
    isChanged = true
    happen(payment.isDuplicate ? .paidTwice : .paid, payment.faxID, payment.shown)
    let expired = ledger.faxes[index].status == "expired"
    if !payment.isDuplicate, !expired || configuration.openQuestions.expiredUploadCanBePaid {
      ledger.faxes[index].paidAt = now
      ledger.faxes[index].status = "paid"
      ledger.faxes[index].terminalAt = nil
    }
    return payment
  }

  /// Closes a session, as a day would.
  mutating func expire(session id: String) throws {
    guard let at = ledger.checkoutSessions.firstIndex(where: { $0.id == id }) else {
      throw SendFaxSandbox.Refusal.noSuchSession
    }
    guard ledger.checkoutSessions[at].state == .open else {
      throw SendFaxSandbox.Refusal.sessionClosed
    }
    ledger.checkoutSessions[at].state = .expired
    isChanged = true
    happen(.closed, id, ledger.checkoutSessions[at].faxID)
  }

  /// Declines the card, which leaves the session open.
  mutating func decline(session id: String) throws {
    guard let at = ledger.checkoutSessions.firstIndex(where: { $0.id == id }) else {
      throw SendFaxSandbox.Refusal.noSuchSession
    }
    guard ledger.checkoutSessions[at].state == .open else {
      throw SendFaxSandbox.Refusal.sessionClosed
    }
    ledger.checkoutSessions[at].declines += 1
    isChanged = true
    happen(.declined, id, ledger.checkoutSessions[at].faxID)
  }
}

extension SandboxAnswer {
  /// The service's 413.
  static let documentTooLarge = SandboxAnswer.problem(
    413, "Document too large", "The document is larger than 20 MB.")
}
