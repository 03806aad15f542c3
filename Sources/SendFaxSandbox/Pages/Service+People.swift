import Foundation

/// What is not the service's API: pages for people, and calls that control the sandbox.
extension Service {
  mutating func people(_ request: SandboxRequest) -> SandboxAnswer? {
    if request.method != "GET", let refused = foreign(request) { return refused }
    let parts = request.path.split(separator: "/").map(String.init)
    switch (request.method, parts.first, parts.count) {
    case ("GET", nil, _): return page(home(request))
    case ("GET", "wallet", 1): return page(walletPage())
    case ("GET", "assets", 2): return Asset.answer(parts[1])
    case ("GET", "f", 2): return faxPage(parts[1], request)
    case ("GET", "checkout", 2): return checkoutPage(parts[1], request)
    case ("POST", "checkout", 3): return press(parts[2], on: parts[1], request)
    case ("POST", "sandbox", 2) where parts[1] == "rpc": return rpc(request)
    case (_, "sandbox", _): return control(parts.dropFirst().joined(separator: "/"), request)
    default: return nil
    }
  }

  /// Another site's page must not press the sandbox's buttons (CSRF, DNS rebinding).
  private func foreign(_ request: SandboxRequest) -> SandboxAnswer? {
    let site = request.fields["Sec-Fetch-Site"]
    var isForeign = site == "cross-site" || site == "same-site"
    if let origin = request.fields["Origin"] {
      isForeign = isForeign || origin != "http://\(request.fields["Host"] ?? "")"
    }
    return isForeign
      ? .problem(403, "Forbidden", "Only the sandbox's own pages may press its buttons.") : nil
  }

  /// A page with what keeps it to itself.
  func page(_ page: Page) -> SandboxAnswer {
    var answer = SandboxAnswer.html(200, page.html)
    answer.fields["Content-Security-Policy"] =
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; "
      + "connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    answer.fields["X-Content-Type-Options"] = "nosniff"
    answer.fields["Cross-Origin-Opener-Policy"] = "same-origin"
    answer.fields["Cross-Origin-Resource-Policy"] = "same-origin"
    // Not no-referrer: browsers then send "Origin: null" with the page's own forms.
    answer.fields["Referrer-Policy"] = "same-origin"
    return answer
  }

  private func missing(_ sentence: String) -> SandboxAnswer {
    let body: HTML = """
      <div class="narrow"><h1>Not found</h1><p>\(sentence)</p><p><a href="/">Home</a></p></div>
      """
    var answer = page(Page(title: "Not found", body: body))
    answer.status = 404
    return answer
  }

  private func checkoutPage(_ id: String, _ request: SandboxRequest) -> SandboxAnswer {
    guard let session = ledger.checkoutSessions.first(where: { $0.id == id }),
      let fax = ledger.fax(session.faxID)
    else { return missing(SendFaxSandbox.Refusal.noSuchSession.rawValue) }
    return page(
      .checkout(
        session, fax, wasDeclined: request.query == "declined=1",
        pays: configuration.openQuestions.expiredUploadCanBePaid))
  }

  private func faxPage(_ id: String, _ request: SandboxRequest) -> SandboxAnswer {
    guard let fax = ledger.fax(id) else {
      return missing(SendFaxSandbox.Refusal.noSuchFax.rawValue)
    }
    let open = ledger.checkoutSessions.last { $0.faxID == id && $0.state == .open }
    return page(
      .fax(
        .init(
          fax: fax, payments: ledger.payments.filter { $0.faxID == id }, open: open,
          comesPaid: request.query == "paid=1", now: now)))
  }

  /// A button on the Checkout page.
  private mutating func press(
    _ button: String, on session: String, _ request: SandboxRequest
  ) -> SandboxAnswer {
    do {
      switch button {
      case "pay" where ControlForm(request)?["card"] == Page.TestCard.declines.rawValue,
        "decline":
        try decline(session: session)
        return .see("/checkout/\(session)?declined=1")
      case "pay": return .see("/f/\(try pay(session: session).faxID)?paid=1")
      case "expire":
        try expire(session: session)
        return .see("/checkout/\(session)")
      case "cancel":
        guard let open = ledger.checkoutSessions.first(where: { $0.id == session }) else {
          return missing(SendFaxSandbox.Refusal.noSuchSession.rawValue)
        }
        return .see("/f/\(open.faxID)")
      default: return missing("There is no such button.")
      }
    } catch SendFaxSandbox.Refusal.sessionClosed {
      return .see("/checkout/\(session)")
    } catch {
      return missing(SendFaxSandbox.Refusal.noSuchSession.rawValue)
    }
  }
}

extension SandboxAnswer {
  /// Sends a browser to another page after a form.
  static func see(_ path: String) -> SandboxAnswer {
    SandboxAnswer(status: 303, fields: ["Location": path])
  }
}
