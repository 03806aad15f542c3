import SendFaxAPI

extension Screen {
  /// A bar that grows as a body goes out.
  func upload(_ sent: HTTPRequest.Progress) {
    guard sent.total > 0 else { return }
    let percent = min(100, sent.sent * 100 / sent.total)
    let bar = String(repeating: "━", count: percent / 5)
    let rest = String(repeating: "─", count: 20 - percent / 5)
    progress("Uploading \(bar, .good)\(rest, .dim) \(percent)%")
  }
}
