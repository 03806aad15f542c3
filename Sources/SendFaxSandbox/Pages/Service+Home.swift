import Foundation

/// The first page: what can be tried, and what has happened.
extension Service {
  func home(_ request: SandboxRequest) -> Page {
    let body: HTML = """
      <h1>A stand-in for sendfax.sh</h1>
      <p class="lead">The same answers, make-believe money, a clock you turn.</p>
      <div class="grid two">\(clockCard)\(startCard(request.origin))\(faxCard)\(moneyCard)\
      \(eventCard)\(troubleCard)\(numberCard)</div>
      """
    return Page(title: "Home", body: body, here: "/", refresh: 10)
  }

  private var clockCard: HTML {
    let time = HTTPDate.rfc3339(now)
    let shown: HTML = """
      <p><time class="clock" datetime="\(time)">\(time.prefix(10)) \(time.dropFirst(11).prefix(8)) \
      UTC</time></p>
      """
    let turns = [("10 seconds", 10), ("15 minutes", 900), ("24 hours", 86_400)].map {
      Page.turn($0.0, $0.1, back: "/", kind: $0.1 == 900 ? "main" : "")
    }
    return Page.section(
      "clock", "Clock",
      """
      \(Page.live("clock", shown))<div class="row">\(HTML(turns))</div>
      <p class="quiet">Carrier, chain and every expiry follow it.</p>
      """)
  }

  private func startCard(_ origin: String) -> HTML {
    Page.section(
      "start", "Send one here",
      """
      <pre><code>sendfax send letter.pdf --to +16135550100 \\
        --by card --api \(origin)</code></pre>
      <p>By wallet: <code>--by wallet --wallet-rpc \(origin)/sandbox/rpc</code>, and answer for it on
      the <a href="/wallet">wallet page</a>.</p>
      <p>Every knob is a call, too: <a href="/sandbox/">/sandbox/</a>,
      <a href="/sandbox/openapi.json">OpenAPI</a>.</p>
      """)
  }

  private var faxCard: HTML {
    let rows = ledger.faxes.suffix(25).reversed().map { fax -> [HTML] in
      [
        "<a href=\"/f/\(fax.id)\"><code>\(fax.id.prefix(8))…</code></a>",
        "\(Destination.masked(fax.to))", "\(fax.pageCount)", "\(fax.rail.rawValue)",
        "\(fax.status.replacingOccurrences(of: "_", with: " "))",
      ]
    }
    let open = ledger.checkoutSessions.filter { $0.state == .open }.suffix(10).reversed()
    let pages = open.map { session -> [HTML] in
      [
        "<a href=\"/checkout/\(session.id)\">Pay \(Page.dollars(session.amountCents))</a>",
        "<a href=\"/f/\(session.faxID)\"><code>\(session.faxID.prefix(8))…</code></a>",
      ]
    }
    let table = Page.table(
      "Faxes", ["Fax", "To", "Pages", "Rail", "Status"], rows, empty: "None yet.")
    let checkouts: HTML =
      pages.isEmpty
      ? ""
      : "<h3>Open Checkout pages</h3>\(Page.table("Open Checkout pages", ["Page", "Fax"], pages, empty: ""))"
    return Page.section("faxes", "Faxes", Page.live("ledger", table + checkouts))
  }

  private var moneyCard: HTML {
    let payments = ledger.payments.suffix(25).reversed().map { payment -> [HTML] in
      let state =
        payment.isDuplicate ? "a duplicate" : payment.refundedAt == nil ? "kept" : "refunded"
      return [
        "\(payment.shown)",
        "<a href=\"/f/\(payment.faxID)\"><code>\(payment.faxID.prefix(8))…</code></a>", "\(state)",
      ]
    }
    var content = Page.table("Payments", ["Amount", "Fax", "State"], payments, empty: "None yet.")
    if !ledger.intents.isEmpty {
      content += "<h3>Deposits asked for</h3>\(intentTable)"
    }
    if !ledger.stranded.isEmpty {
      let rows = ledger.stranded.suffix(10).reversed().map { transfer -> [HTML] in
        [
          "\(Service.display(transfer.amount)) USDC", "<code>\(transfer.hash.prefix(12))…</code>",
          "\(transfer.reason.rawValue.replacingOccurrences(of: "_", with: " "))",
        ]
      }
      content +=
        "<h3>Transfers that pay for nothing</h3>\(Page.table("Transfers that pay for nothing", ["Amount", "Transaction", "Why"], rows, empty: ""))"
    }
    return Page.section("payments", "Payments", Page.live("money", content))
  }

  private var intentTable: HTML {
    let now = now
    let rows = ledger.intents.suffix(10).reversed().map { intent -> [HTML] in
      let state =
        intent.faxID != nil
        ? "claimed" : intent.paidBy != nil ? "paid" : intent.endsAt > now ? "open" : "over"
      return [
        "\(Service.display(intent.amount)) USDC", "<code>\(intent.id.prefix(11))…</code>",
        "\(state)", Page.time(intent.endsAt, now: now),
      ]
    }
    return Page.table("Deposits asked for", ["Amount", "Intent", "State", "Ends"], rows, empty: "")
  }

  private var eventCard: HTML {
    let now = now
    let rows = log.events.suffix(60).reversed().map { event -> HTML in
      "<li>\(Page.time(event.at, now: now)) <span>\(event.text)</span></li>"
    }
    let list: HTML =
      rows.isEmpty
      ? "<p class=\"quiet\">Nothing yet.</p>"
      : "<ol class=\"log\" tabindex=\"0\" aria-label=\"Events, newest first\">\(HTML(rows))</ol>"
    return Page.section(
      "events", "What happens",
      Page.live("happened", list)
        + "<div class=\"row\">\(Page.button("Forget everything", to: "/sandbox/reset"))</div>")
  }

  private var troubleCard: HTML {
    let on = scenarios.map { scenario -> HTML in
      let call: HTML = scenario.call.map { " on \($0.rawValue)" } ?? ""
      let rest: HTML = scenario.remaining.map { ", \($0) more" } ?? ""
      return """
        <li class="row"><span><code>\(scenario.trouble.rawValue)</code>\(call)\(rest)</span>\
        \(Page.button(
          "Turn off", to: "/sandbox/scenarios/end", fields: [("name", scenario.trouble.rawValue)],
          kind: "small", about: scenario.trouble.rawValue))</li>
        """
    }
    let list: HTML =
      on.isEmpty
      ? "<p class=\"quiet\">None is on.</p>"
      : "<ul class=\"plain\">\(HTML(on))</ul>\(Page.button("Turn all off", to: "/sandbox/scenarios/end"))"
    let rows = SendFaxSandbox.Trouble.allCases.map { trouble -> [HTML] in
      let name = trouble.rawValue
      let once = Page.button(
        "Once", to: "/sandbox/scenarios", fields: [("name", name), ("first", "1")], kind: "small",
        about: name)
      let always = Page.button(
        "Always", to: "/sandbox/scenarios", fields: [("name", name)], kind: "small", about: name)
      return [
        "<code>\(name)</code>", "\(trouble.summary)", "<div class=\"row\">\(once)\(always)</div>",
      ]
    }
    let all = Page.table("Troubles", ["Name", "Effect", "Turn on"], rows, empty: "")
    return Page.section(
      "troubles", "Troubles",
      """
      \(Page.live("on", list))
      <p class="quiet">For one request: the field <code>\(Service.scenarioField)</code> with names.</p>
      <details><summary>All \(SendFaxSandbox.Trouble.allCases.count) by name</summary>\(all)</details>
      """)
  }

  private var numberCard: HTML {
    let rows = SendFaxSandbox.numbers.map { number -> [HTML] in
      ["<code>\(number.e164)</code>", "\(number.country)", "\(number.outcome.summary)"]
    }
    return """
      <div class="wide">\(Page.section(
        "numbers", "Numbers",
        Page.table("Numbers", ["Number", "Country", "Outcome"], rows, empty: "")
          + "<p class=\"quiet\">Every other valid number is delivered to.</p>"))</div>
      """
  }
}
