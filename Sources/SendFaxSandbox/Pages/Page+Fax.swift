import Foundation

extension Page {
  /// What the status page shows of a fax.
  struct FaxView {
    var fax: SendFaxSandbox.Ledger.Fax
    var payments: [SendFaxSandbox.Ledger.Payment]
    /// A Checkout page of it that is open.
    var open: SendFaxSandbox.Ledger.CheckoutSession?
    /// Whether a browser comes from the Checkout page.
    var comesPaid: Bool
    var now: Date
  }

  /// The status page of a fax, in plain words.
  static func fax(_ view: FaxView) -> Page {
    let fax = view.fax
    let isOver = fax.terminalAt != nil
    let words = words(fax)
    var top: HTML = """
      <h1>\(words.title)</h1>
      <p class="lead">\(words.sentence)</p>
      """
    if view.comesPaid, !fax.isPaid, !isOver {
      top += "<p class=\"note\">The payment has not been seen yet. Nothing needs to be done.</p>"
    }
    let back = "/f/\(fax.id)"
    let knobs: HTML = """
      <p><span class="quiet">What happens with this number</span><br>\(SendFaxSandbox.outcome(of: fax.to).summary)</p>
      <div class="row">\(turn("10 seconds", 10, back: back))\(turn("1 minute", 60, back: back))\
      \(turn("24 hours", 86_400, back: back))</div>
      """
    let body: HTML = """
      <div class="narrow">
      <div id="status" data-live role="status">\(top)</div>
      <div class="card">\(live("steps", steps(fax) + facts(view)))</div>
      \(live("ways", ways(view)))
      \(section("sandbox", "Only in the sandbox", knobs))</div>
      """
    return Page(title: words.title, body: body, refresh: isOver ? nil : 2)
  }

  /// A button that turns the clock.
  static func turn(_ label: String, _ seconds: Int, back: String, kind: String = "") -> HTML {
    button(
      "Advance \(label)", to: "/sandbox/clock",
      fields: [("advance_seconds", String(seconds)), ("back", back)], kind: kind)
  }

  private static func words(
    _ fax: SendFaxSandbox.Ledger.Fax
  ) -> (title: String, sentence: String) {
    switch fax.status {
    case "awaiting_payment":
      return ("Waiting for payment", "Nothing is sent, and nothing is charged, until it is paid.")
    case "paid": return ("Paid", "It goes out in a moment.")
    case "queued": return ("Waiting for a line", "It is next.")
    case "media_processed": return ("Ready to send", "The pages are prepared; the call comes next.")
    case "sending": return ("Sending", "The other machine is taking the pages.")
    case "delivered":
      return ("Delivered", "The other machine has confirmed \(pages(fax.pageCount)).")
    case "failed": return ("Not delivered", reason(fax.failureReason))
    case "expired" where fax.isPaid:
      return ("Expired", "It was paid and expired all the same. Ask for your money back.")
    case "expired": return ("Expired", "It was not paid in time. Nothing was charged.")
    default: return ("On its way", "The service calls it “\(fax.status)”.")
    }
  }

  private static func reason(_ word: String?) -> String {
    switch word {
    case "busy": return "The line was busy."
    case "no_answer": return "Nobody answered."
    case "fax_initial_communication_timeout": return "What answered is not a fax machine."
    case "call_dropped": return "The line dropped after some of the pages."
    case "destination_not_allowed": return "The carrier does not serve that country."
    default: return "The carrier gave a reason that nobody knows."
    }
  }

  private static func steps(_ fax: SendFaxSandbox.Ledger.Fax) -> HTML {
    let order = ["awaiting_payment", "paid", "queued", "media_processed", "sending", "delivered"]
    let names = ["Uploaded", "Paid", "Waiting for a line", "Pages ready", "Sending", "Delivered"]
    let isWrong = fax.status == "failed" || fax.status == "expired"
    var reached = order.firstIndex(of: fax.status) ?? (fax.isPaid ? 4 : 0)
    if isWrong { reached = fax.status == "failed" ? 4 : fax.isPaid ? 1 : 0 }
    let rows = names.indices.map { index -> HTML in
      if isWrong, index == order.count - 1 {
        let word = fax.status == "failed" ? "Not delivered" : "Expired"
        return "<li class=\"wrong\">\(word)</li>"
      }
      let isLast = fax.status == "delivered"
      if index < reached || index == 0 || (index == reached && (isLast || isWrong)) {
        return "<li class=\"done\">\(names[index])<span class=\"unseen\">, done</span></li>"
      }
      return index == reached
        ? "<li aria-current=\"step\">\(names[index])</li>" : "<li>\(names[index])</li>"
    }
    return "<ol class=\"steps\" aria-label=\"Progress\">\(HTML(rows))</ol>"
  }

  private static func facts(_ view: FaxView) -> HTML {
    let fax = view.fax
    var rows: HTML = """
      <dt>To</dt><dd>\(Destination.masked(fax.to))</dd>
      <dt>Pages</dt><dd>\(fax.pageCount)</dd>
      <dt>Uploaded</dt><dd>\(time(fax.createdAt, now: view.now))</dd>
      """
    for payment in view.payments {
      let what = payment.isDuplicate ? "Paid a second time" : "Paid"
      let rail = payment.rail == .card ? "by card" : "by wallet"
      let back: HTML = payment.refundedAt == nil ? "" : ", refunded"
      rows += "<dt>\(what)</dt><dd>\(payment.shown) \(rail)\(back)</dd>"
    }
    if let ended = fax.terminalAt { rows += "<dt>Ended</dt><dd>\(time(ended, now: view.now))</dd>" }
    if let word = fax.failureReason {
      rows += "<dt>Carrier’s word</dt><dd><code>\(word)</code></dd>"
    }
    return "<dl>\(rows)</dl>"
  }

  private static func ways(_ view: FaxView) -> HTML {
    guard let open = view.open, !view.fax.isPaid else { return "" }
    return "<p><a href=\"/checkout/\(open.id)\">Pay \(dollars(open.amountCents)) by card</a></p>"
  }
}
