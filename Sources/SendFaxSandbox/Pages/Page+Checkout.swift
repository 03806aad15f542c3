import Foundation

extension Page {
  /// A card of the Checkout page; there is no field in which a real one could be typed.
  enum TestCard: String, CaseIterable {
    case pays = "4242424242424242"
    case declines = "4000000000000002"

    var shown: String {
      switch self {
      case .pays: return "4242 4242 4242 4242"
      case .declines: return "4000 0000 0000 0002"
      }
    }

    var summary: String {
      switch self {
      case .pays: return "Pays."
      case .declines: return "Is declined, and nothing is charged."
      }
    }
  }

  /// The page where a card would be charged.
  static func checkout(
    _ session: SendFaxSandbox.Ledger.CheckoutSession, _ fax: SendFaxSandbox.Ledger.Fax,
    wasDeclined: Bool, pays: Bool
  ) -> Page {
    let order: HTML = """
      <section class="card" aria-labelledby="order"><h2 id="order">SendFax</h2>
      <p class="price">\(dollars(session.amountCents))</p>
      <dl><dt>Fax</dt><dd>\(Page.pages(fax.pageCount))</dd>
      <dt>To</dt><dd>\(Destination.masked(fax.to))</dd></dl></section>
      """
    let body: HTML
    switch session.state {
    case .open: body = form(session, fax, wasDeclined: wasDeclined, pays: pays)
    case .paid:
      body = closed(fax, "This page has been paid", "Nothing more is charged here.")
    case .expired:
      body = closed(
        fax, "This page has expired", "Nothing can be paid here, and nothing was charged.")
    }
    return Page(
      title: "Checkout",
      body: "<div class=\"narrow\"><h1>Pay for your fax</h1>\(order)\(body)</div>")
  }

  private static func closed(
    _ fax: SendFaxSandbox.Ledger.Fax, _ title: String, _ sentence: String
  ) -> HTML {
    """
    <section class="card" aria-labelledby="closed"><h2 id="closed">\(title)</h2><p>\(sentence)</p>
    <p><a href="/f/\(fax.id)">Look at the fax</a></p></section>
    """
  }

  private static func form(
    _ session: SendFaxSandbox.Ledger.CheckoutSession, _ fax: SendFaxSandbox.Ledger.Fax,
    wasDeclined: Bool, pays: Bool
  ) -> HTML {
    var notes: HTML = ""
    if wasDeclined {
      notes += """
        <p class="note bad" role="alert">The card was declined. Nothing was charged; try the other \
        one.</p>
        """
    }
    if fax.isPaid {
      notes += """
        <p class="note bad" role="alert">This fax is paid already. Paying here pays a second time.</p>
        """
    } else if fax.status == "expired" {
      let what: HTML = pays ? "Paying here sends it all the same." : "Paying here sends nothing."
      notes += "<p class=\"note bad\" role=\"alert\">This fax has expired. \(what)</p>"
    }
    let cards = HTML(
      TestCard.allCases.map { card in
        let checked: HTML = card == .pays ? " checked" : ""
        return """
          <label class="choice"><input type="radio" name="card" value="\(card.rawValue)"\(checked)>
          <span><code>\(card.shown)</code><small>\(card.summary)</small></span></label>
          """
      })
    let path = "/checkout/\(session.id)"
    return """
      <form class="card" method="post" action="\(path)/pay">\(notes)
      <fieldset><legend>Card</legend>\(cards)</fieldset>
      <button class="main full">Pay \(dollars(session.amountCents))</button></form>
      <div class="row">\(button("Cancel and go back", to: path + "/cancel"))\
      \(button("Let this page expire", to: path + "/expire"))</div>
      """
  }
}
