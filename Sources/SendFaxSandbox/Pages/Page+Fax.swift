import Foundation

extension Page {
  /// The page where a card would be charged.
  static func checkout(
    _ session: SendFaxSandbox.Ledger.CheckoutSession, _ fax: SendFaxSandbox.Ledger.Fax,
    declined: Bool
  ) -> Page {
    let pages = fax.pageCount == 1 ? "1 page" : "\(fax.pageCount) pages"
    var body = "<h1>Pay for your fax</h1><p>\(pages) to \(escape(Destination.masked(fax.to)))</p>"
    body += "<p class=\"price\">\(dollars(session.amountCents))</p>"
    switch session.state {
    case .paid:
      body += "<p>This page has been paid. <a href=\"/f/\(escape(fax.id))\">Follow the fax</a></p>"
    case .expired: body += "<p>This page has expired. Nothing can be paid here any more.</p>"
    case .open:
      if declined {
        body += "<p class=\"bad\" role=\"alert\">The card was declined. Nothing was charged.</p>"
      }
      if fax.isPaid {
        body +=
          "<p class=\"bad\" role=\"alert\">This fax is paid already. Paying here pays twice.</p>"
      }
      let path = "/checkout/\(session.id)"
      body += "<p class=\"quiet\">A make-believe card is used: 4242 4242 4242 4242.</p>"
      body += button("Pay \(dollars(session.amountCents))", to: path + "/pay", isMain: true)
      body += button("Decline the card", to: path + "/decline")
      body += button("Cancel", to: path + "/cancel")
    }
    return Page(title: "Checkout", body: body)
  }

  /// The status page of a fax, in plain words.
  static func fax(
    _ fax: SendFaxSandbox.Ledger.Fax, payments: [SendFaxSandbox.Ledger.Payment], now: Date
  ) -> Page {
    let pages = fax.pageCount == 1 ? "1 page" : "\(fax.pageCount) pages"
    var body = "<h1 role=\"status\">\(headline(fax))</h1>"
    body += "<p>\(pages) to \(escape(Destination.masked(fax.to)))</p>"
    if let reason = fax.failureReason {
      body += "<p>The carrier's word for it: <code>\(escape(reason))</code></p>"
    }
    for payment in payments {
      let what =
        payment.rail == .card
        ? dollars(Int(payment.amount)) + " by card"
        : Service.display(payment.amount) + " USDC"
      let state = payment.refundedAt == nil ? "paid" : "paid and refunded"
      body += "<p>\(what): \(payment.isDuplicate ? "paid a second time" : state).</p>"
    }
    let isOver = fax.terminalAt != nil
    body += "<p class=\"quiet\">Uploaded \(escape(HTTPDate.text(fax.createdAt))).</p>"
    if !isOver { body += "<p class=\"quiet\">This page looks again every two seconds.</p>" }
    return Page(title: headline(fax), body: body, refresh: isOver ? nil : 2)
  }

  private static func headline(_ fax: SendFaxSandbox.Ledger.Fax) -> String {
    switch fax.status {
    case "awaiting_payment": return "Waiting for payment"
    case "paid": return "Paid. It goes out in a moment"
    case "queued": return "Waiting for a line"
    case "media_processed": return "The pages are ready"
    case "sending": return "Sending"
    case "delivered": return "Delivered"
    case "failed": return "Not delivered"
    case "expired": return fax.isPaid ? "Expired although it was paid" : "Expired without payment"
    default: return escape(fax.status)
    }
  }

  static func dollars(_ cents: Int) -> String {
    let rest = cents % 100
    return "$\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
