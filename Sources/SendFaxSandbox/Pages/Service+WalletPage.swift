import Foundation

/// The wallet's page: what it is asked to send, for a person to approve, decline or ignore.
extension Service {
  func walletPage() -> Page {
    let pending = ledger.chain.asks.filter(\.isPending)
    let asks: HTML =
      pending.isEmpty
      ? "<section class=\"card\"><h2>Nothing to approve</h2><p class=\"quiet\">\(idleSentence)</p></section>"
      : HTML(pending.map(askCard))
    let body: HTML = """
      <div class="narrow"><h1>Wallet</h1>
      \(Page.live("asks", asks))
      \(habitCard)
      \(Page.section("accounts", "Accounts", Page.live("holdings", accountTable)))
      \(Page.section("past", "Requests so far", Page.live("answers", askTable)))</div>
      """
    let title = pending.isEmpty ? "Wallet" : "(\(pending.count)) Wallet"
    return Page(title: title, body: body, here: "/wallet", refresh: 3)
  }

  private var idleSentence: String {
    walletIsByHand
      ? "What is asked of the wallet appears here, and waits for you."
      : "The wallet approves everything at once. Let it ask you to decide here."
  }

  private func askCard(_ ask: SendFaxSandbox.Ledger.Ask) -> HTML {
    let title: HTML
    var facts: HTML = ""
    if let transfer = Calldata.transfer(ask.data) {
      let isToken = same(ask.contract, configuration.token)
      title =
        "Send \(Service.display(transfer.amount)) \(isToken ? "USDC" : "of an unknown token")?"
      facts += "<dt>To</dt><dd><code>\(transfer.to)</code></dd>"
      facts += "<dt>Pays for</dt><dd>\(purpose(of: transfer, isToken: isToken))</dd>"
    } else {
      title = "Call a contract?"
      facts += "<dt>Data</dt><dd><code>\(ask.data.prefix(138))</code></dd>"
    }
    facts += "<dt>From</dt><dd><code>\(ask.from)</code></dd>"
    facts += "<dt>Contract</dt><dd><code>\(ask.contract)</code></dd>"
    facts += "<dt>Network</dt><dd>chain \(configuration.chainID)</dd>"
    facts += "<dt>Asked</dt><dd>\(Page.time(ask.at, now: now))</dd>"
    let buttons = [("Approve", Decision.approve), ("Decline", .decline), ("Ignore", .ignore)].map {
      label, decision -> HTML in
      Page.button(
        label, to: "/sandbox/wallet",
        fields: [("ask", ask.id), ("answer", decision.rawValue), ("back", "/wallet")],
        kind: decision == .approve ? "main" : "", about: "request \(ask.id.suffix(4))")
    }
    return """
      <section class="card" aria-labelledby="\(ask.id)"><h2 id="\(ask.id)">\(title)</h2>
      <dl>\(facts)</dl><div class="row">\(HTML(buttons))</div></section>
      """
  }

  /// What a transfer would pay, or what it would be lost to.
  private func purpose(of transfer: (to: String, amount: UInt64), isToken: Bool) -> HTML {
    guard let intent = ledger.intents.first(where: { same($0.address, transfer.to) }) else {
      return "<strong class=\"bad\">Nothing: no deposit has this address.</strong>"
    }
    guard isToken, transfer.amount == intent.amount else {
      return
        "<strong class=\"bad\">Nothing: \(Service.display(intent.amount)) USDC is asked for.</strong>"
    }
    guard intent.paidBy == nil else {
      return "<strong class=\"bad\">Nothing: the deposit is paid already.</strong>"
    }
    guard intent.endsAt > now else {
      return "<strong class=\"bad\">Nothing: the deposit’s window is over.</strong>"
    }
    return "A fax of \(Page.pages(intent.pageCount)), until \(Page.time(intent.endsAt, now: now))"
  }

  private var habitCard: HTML {
    let habits = [
      ("Approve at once", "automatic", !walletIsByHand), ("Ask me", "by-hand", walletIsByHand),
    ].map { label, habit, isOn -> HTML in
      let pressed: HTML = isOn ? "true" : "false"
      return """
        <form method="post" action="/sandbox/wallet"><input type="hidden" name="habit" \
        value="\(habit)"><input type="hidden" name="back" value="/wallet"><button \
        data-key="\(habit)" aria-pressed="\(pressed)">\(label)</button></form>
        """
    }
    return Page.section(
      "habit", "When something is asked",
      Page.live("habits", "<div class=\"row\">\(HTML(habits))</div>")
        + """
        <p class="quiet">Ignored requests wait for ever, as in a wallet nobody looks at.</p>
        """)
  }

  private var accountTable: HTML {
    let rows = ledger.chain.accounts.map { account -> [HTML] in
      ["<code>\(account.address)</code>", "\(Service.display(account.usdc)) USDC"]
    }
    return Page.table("Accounts", ["Account", "Holds"], rows, empty: "None.")
  }

  private var askTable: HTML {
    let now = now
    let rows = ledger.chain.asks.filter { !$0.isPending }.suffix(20).reversed().map {
      ask -> [HTML] in
      let amount = Calldata.transfer(ask.data).map { Service.display($0.amount) + " USDC" }
      return [Page.time(ask.at, now: now), "\(amount ?? "a call")", "\(ask.answer)"]
    }
    return Page.table("Requests so far", ["Time", "Amount", "Answer"], rows, empty: "None yet.")
  }
}
