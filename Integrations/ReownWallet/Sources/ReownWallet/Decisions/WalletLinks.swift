import Foundation

/// How a wallet app is brought to the front with a request waiting in it.
enum WalletLinks {
  /// Schemes that would do something else than open an app of the wallet's.
  private static let refused: Set<String> = [
    "http", "https", "file", "data", "javascript", "about", "blob", "ftp", "tel", "telprompt",
    "sms",
    "mailto", "facetime", "facetime-audio", "itms", "itms-apps", "itms-appss", "itms-services",
    "prefs", "app-settings", "shortcuts", "x-apple-reminder", "webcal", "maps", "calshow",
  ]

  /// The links to try, in order: the app's own scheme as it is, then its web link with the request.
  ///
  /// Both come from the wallet and are no more trusted than its name.
  static func links(
    native: String?, universal: String?, requestID: String?, topic: String
  ) -> [URL] {
    [native.flatMap(app), universal.flatMap { web($0, requestID, topic) }].compactMap { $0 }
  }

  private static func app(_ text: String) -> URL? {
    guard text.utf8.count <= 200, let url = URL(string: text),
      let scheme = url.scheme?.lowercased(),
      scheme.count > 1, !refused.contains(scheme)
    else { return nil }
    return url
  }

  /// Reown's documented form for web links: `/wc?requestId=…&sessionTopic=…`.
  private static func web(_ text: String, _ requestID: String?, _ topic: String) -> URL? {
    guard text.utf8.count <= 500, var parts = URLComponents(string: text),
      parts.scheme?.lowercased() == "https", parts.host?.isEmpty == false, parts.user == nil
    else { return nil }
    while parts.path.hasSuffix("/") { parts.path.removeLast() }
    if !parts.path.hasSuffix("/wc") { parts.path += "/wc" }
    parts.queryItems =
      (requestID.map { [URLQueryItem(name: "requestId", value: $0)] } ?? [])
      + [URLQueryItem(name: "sessionTopic", value: topic)]
    return parts.url
  }
}
