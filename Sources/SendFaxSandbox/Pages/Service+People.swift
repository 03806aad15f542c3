import Foundation

/// What is not the service's API: pages for people, and calls that control the sandbox.
extension Service {
  mutating func people(_ request: SandboxRequest) -> SandboxAnswer? {
    if request.method == "POST", let refused = foreign(request) { return refused }
    let parts = request.path.split(separator: "/").map(String.init)
    switch (request.method, parts.first, parts.count) {
    case ("GET", nil, _): return page(home())
    case ("GET", "f", 2): return faxPage(parts[1], request)
    case ("GET", "checkout", 2): return checkoutPage(parts[1], request)
    case ("POST", "checkout", 3): return press(parts[2], on: parts[1])
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

  func page(_ page: Page) -> SandboxAnswer {
    var answer = SandboxAnswer.html(200, page.html)
    answer.fields["Content-Security-Policy"] =
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; "
      + "base-uri 'none'"
    answer.fields["X-Content-Type-Options"] = "nosniff"
    // Not no-referrer: browsers then send "Origin: null" with the page's own forms.
    answer.fields["Referrer-Policy"] = "same-origin"
    return answer
  }

  private func missing(_ sentence: String) -> SandboxAnswer {
    var answer = page(Page(title: "Not found", body: "<h1>Not found</h1><p>\(sentence)</p>"))
    answer.status = 404
    return answer
  }

  private func checkoutPage(_ id: String, _ request: SandboxRequest) -> SandboxAnswer {
    guard let session = ledger.checkoutSessions.first(where: { $0.id == id }),
      let fax = ledger.fax(session.faxID)
    else { return missing("There is no such Checkout page.") }
    return page(.checkout(session, fax, declined: request.query == "declined=1"))
  }

  private func faxPage(_ id: String, _ request: SandboxRequest) -> SandboxAnswer {
    guard let fax = ledger.fax(id) else { return missing("There is no such fax.") }
    let payments = ledger.payments.filter { $0.faxID == id }
    return page(.fax(fax, payments: payments, now: now))
  }

  /// A button on the Checkout page.
  private mutating func press(_ button: String, on session: String) -> SandboxAnswer {
    do {
      switch button {
      case "pay": return .see("/f/\(try pay(session: session).faxID)?paid=1")
      case "decline":
        try decline(session: session)
        return .see("/checkout/\(session)?declined=1")
      case "cancel":
        guard let open = ledger.checkoutSessions.first(where: { $0.id == session }) else {
          return missing("There is no such Checkout page.")
        }
        return .see("/f/\(open.faxID)")
      default: return missing("There is no such button.")
      }
    } catch SendFaxSandbox.Refusal.sessionClosed {
      return .see("/checkout/\(session)")
    } catch {
      return missing("There is no such Checkout page.")
    }
  }
}

extension SandboxAnswer {
  /// Sends a browser to another page after a form.
  static func see(_ path: String) -> SandboxAnswer {
    SandboxAnswer(status: 303, fields: ["Location": path])
  }
}
