import Foundation

extension SendFaxClient {
  /// `POST /api/v1/checkout`: the page on which a card pays for an upload.
  ///
  /// Asking charges nothing; showing the page may. A second call for one id may answer another page,
  /// and whether both can be paid is not known: keep the first.
  ///
  /// - Throws: ``FaxError``; ``FaxError/Code-swift.struct/checkoutURLForeign`` where the page is not on
  ///   `https://checkout.stripe.com` (for a service on loopback, that host is allowed as well).
  public func checkoutURL(for id: FaxID) async throws -> Answered<URL> {
    // An id holds no character that JSON would escape.
    let body = Data(#"{"id":"\#(id.rawValue)"}"#.utf8)
    let request = request(.post, "api/v1/checkout", .bytes(body), type: "application/json")
    let answer = try await fields(request, of: .checkout)
    guard let text = answer.fields.text("url") else {
      throw FaxError.unreadable("The service's answer lacks the address of the payment page.")
    }
    guard let url = CheckoutPage.url(text, base: base) else {
      throw FaxError(
        .checkoutURLForeign,
        "The payment page is not on checkout.stripe.com, so it was not opened. Nothing was paid.")
    }
    return Answered(url, serverDate: answer.serverDate)
  }
}

/// Which addresses may be opened as a payment page.
enum CheckoutPage {
  /// The URL, where it is Stripe's, or on the loopback host of the service itself.
  static func url(_ text: String, base: BaseURL) -> URL? {
    guard text.utf8.count <= 8192, text.utf8.allSatisfy(isPlain), let url = URL(string: text) else {
      return nil
    }
    // The text itself, not a parser's view of it: the browser that opens it has another parser.
    if text.lowercased().hasPrefix("https://checkout.stripe.com/") { return url }
    guard base.isLoopback, let parts = URLComponents(string: text),
      ["http", "https"].contains(parts.scheme?.lowercased()),
      parts.user == nil, parts.password == nil, let host = parts.host?.lowercased(),
      host == base.host
    else { return nil }
    return url
  }

  /// A printable character that browsers don't rewrite.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x21...0x7e).contains(byte) && !"\\\"<>^`{|}".utf8.contains(byte)
  }
}
