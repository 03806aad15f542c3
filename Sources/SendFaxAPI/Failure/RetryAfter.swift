import Foundation

extension HTTPResponse {
  /// How long the server asks to wait (`Retry-After`, RFC 9110 §10.2.3): seconds, or a date measured
  /// against the answer's own `Date` so that this device's clock doesn't matter. At most a day; a date
  /// in the past is zero.
  package func retryAfter(now: Date = Date()) -> Duration? {
    guard let text = fields.values(of: "Retry-After").first?.trimmingCharacters(in: .whitespaces),
      !text.isEmpty
    else { return nil }
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return .seconds(min(Int(text) ?? 86400, 86400))
    }
    let from = date ?? now
    guard let until = HTTPDate.parse(text, now: from) else { return nil }
    return .seconds(Int(min(max(until.timeIntervalSince(from), 0), 86400).rounded(.up)))
  }
}
