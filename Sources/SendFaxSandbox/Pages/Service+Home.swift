import Foundation

/// The first page: what can be tried, and what has happened.
extension Service {
  func home() -> Page {
    var body = "<h1>A stand-in for sendfax.sh</h1>"
    body += "<p>The clock says \(Page.escape(HTTPDate.text(now))).</p>"
    for (label, seconds) in [("10 seconds", 10), ("15 minutes", 900), ("24 hours", 86_400)] {
      body += Page.button(
        "Advance \(label)", to: "/sandbox/clock", fields: [("advance_seconds", String(seconds))])
    }
    body += Page.button("Forget everything", to: "/sandbox/reset")
    body += faxTables() + numberTable() + walletTables() + troubleTable()
    return Page(title: "Home", body: body)
  }

  private func faxTables() -> String {
    let rows = ledger.faxes.suffix(50).reversed().map { fax -> [String] in
      let id = Page.escape(fax.id)
      return [
        "<a href=\"/f/\(id)\">\(id)</a>", Page.escape(Destination.masked(fax.to)),
        String(fax.pageCount), fax.rail.rawValue, Page.escape(fax.status),
      ]
    }
    let pages = ledger.checkoutSessions.filter { $0.state == .open }.suffix(20).reversed().map {
      ["<a href=\"/checkout/\($0.id)\">\($0.id)</a>", Page.dollars($0.amountCents)]
    }
    let payments = ledger.payments.suffix(50).reversed().map { payment -> [String] in
      [
        payment.rail == .card
          ? Page.dollars(Int(payment.amount)) : Service.display(payment.amount) + " USDC",
        "<a href=\"/f/\(Page.escape(payment.faxID))\">\(Page.escape(payment.faxID))</a>",
        payment.isDuplicate ? "a duplicate" : payment.refundedAt == nil ? "kept" : "refunded",
      ]
    }
    return "<h2>Faxes</h2>"
      + Page.table(["Id", "To", "Pages", "Rail", "Status"], rows, empty: "None yet.")
      + "<h2>Open Checkout pages</h2>"
      + Page.table(["Page", "Price"], pages, empty: "None.")
      + "<h2>Payments</h2>"
      + Page.table(["Amount", "Fax", "State"], payments, empty: "None yet.")
  }

  private func numberTable() -> String {
    let rows = SendFaxSandbox.numbers.map {
      ["<code>\($0.e164)</code>", Page.escape($0.outcome.summary)]
    }
    return "<h2>Numbers</h2>"
      + Page.table(["Number", "What happens"], rows, empty: "")
      + "<p class=\"quiet\">Every other valid number is delivered to.</p>"
  }

  private func walletTables() -> String {
    let accounts = ledger.chain.accounts.map {
      ["<code>\($0.address)</code>", Service.display($0.usdc) + " USDC"]
    }
    let intents = ledger.intents.suffix(20).reversed().map { intent -> [String] in
      let state =
        intent.faxID != nil
        ? "claimed" : intent.paidBy != nil ? "paid" : intent.endsAt > now ? "open" : "over"
      return [
        intent.id, Service.display(intent.amount), state, Page.escape(HTTPDate.text(intent.endsAt)),
      ]
    }
    let stranded = ledger.stranded.suffix(20).map {
      ["<code>\($0.hash.prefix(12))…</code>", Service.display($0.amount), $0.reason.rawValue]
    }
    return "<h2>Wallet</h2>"
      + Page.table(["Account", "Holds"], accounts, empty: "None.")
      + "<h2>Deposit intents</h2>"
      + Page.table(["Intent", "USDC", "State", "Window ends"], intents, empty: "None yet.")
      + "<h2>Stranded transfers</h2>"
      + Page.table(["Transaction", "USDC", "Why"], stranded, empty: "None.")
  }

  private func troubleTable() -> String {
    let on = scenarios.map { scenario -> String in
      let rest = scenario.remaining.map { ", \($0) more times" } ?? ""
      return "<li>\(scenario.trouble.rawValue)\(rest)</li>"
    }
    let rows = SendFaxSandbox.Trouble.allCases.map {
      [
        "<code>\($0.rawValue)</code>", Page.escape($0.summary),
        Page.button(
          "Once", to: "/sandbox/scenarios", fields: [("name", $0.rawValue), ("first", "1")]),
      ]
    }
    return "<h2>Troubles</h2>"
      + (on.isEmpty
        ? "<p class=\"quiet\">None is on.</p>"
        : "<ul>\(on.joined())</ul>"
          + Page.button("Turn all off", to: "/sandbox/scenarios/end"))
      + "<details><summary>All troubles by name</summary>"
      + Page.table(["Name", "What happens", ""], rows, empty: "") + "</details>"
  }
}
