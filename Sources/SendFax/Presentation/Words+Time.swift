import Foundation

extension Words {
  /// `2026-12-01 02:24:18 UTC`: for evidence and receipts, which people of other places read too.
  func time(_ date: Date) -> String {
    // Beyond these years no clock was right, and a formatter need not cope.
    guard abs(date.timeIntervalSince1970) < 253_402_300_800 else { return self(.timeUnknown) }
    let style = Date.ISO8601FormatStyle().year().month().day().dateSeparator(.dash)
      .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    return self(.timeUTC, [.time: .text(date.formatted(style))])
  }

  /// `40 seconds`, `12 minutes`, `3 hours`, `2 days`: rounded down.
  public func duration(_ duration: Duration) -> String {
    let seconds = Int(clamping: max(0, duration.components.seconds))
    switch seconds {
    case ..<60: return self(.seconds, [.count: .number(seconds)])
    case ..<3600: return self(.minutes, [.count: .number(seconds / 60)])
    case ..<172_800: return self(.hours, [.count: .number(seconds / 3600)])
    default: return self(.days, [.count: .number(seconds / 86400)])
    }
  }

  /// How long ago something was, for a list: `just now`, `12 minutes ago`; nil is a time nobody knows.
  public func age(_ duration: Duration?) -> String {
    guard let duration else { return self(.timeUnknown) }
    if duration < .seconds(60) { return self(.justNow) }
    return self(.ago, [.time: .text(self.duration(duration))])
  }
}
