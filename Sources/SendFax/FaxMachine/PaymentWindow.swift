import Foundation

/// The 15 minutes in which the service matches a payment to a request.
///
/// They begin with the earliest request that could have minted the intent: a request without an answer
/// counts, and asking again never begins them anew. The service's `Date` only ever shortens them.
struct PaymentWindow: Sendable, Equatable {
  /// How long an intent is reused from its minting (contract, “The 402”).
  static let length = Duration.seconds(15 * 60)

  /// The earliest request that could have minted the intent.
  var start: Moment
  /// The service's clock on the answer that named the intent first.
  var serverStart: Date?
  /// When the challenge ends, where two answers for this intent agree on the instant.
  var end: Date?
  /// When the last answer said that the challenge ends.
  var expires: Date?

  /// What is surely left to pay in at `now`: by the older of its ages, and by the challenge's end. Nil
  /// where its age is unknown: the wall clock does not tell it across a restart of the device.
  func leftToPay(at now: Moment, server: ServerClock?) -> Duration? {
    let local = now.boot == start.boot ? now.since(start) : nil
    guard let age = [local, serverAge(at: now, server)].compactMap({ $0 }).max() else { return nil }
    let left = PaymentWindow.length - max(age, .zero)
    guard let end, let date = server?.date(at: now) else { return left }
    return min(left, .milliseconds(Int64(end.timeIntervalSince(date) * 1000)))
  }

  /// What may be left to claim in at `now`: by the younger of its ages, because a claim too many costs
  /// nothing and a claim too few a fax. A wrong `Date` of the service must not end it.
  func leftToClaim(at now: Moment, server: ServerClock?) -> Duration {
    if now.boot == start.boot, let local = now.since(start) { return PaymentWindow.length - local }
    let ages = [now.since(start), serverAge(at: now, server)].compactMap { $0 }
    return ages.min().map { PaymentWindow.length - max($0, .zero) } ?? .zero
  }

  private func serverAge(at now: Moment, _ server: ServerClock?) -> Duration? {
    guard let serverStart, let date = server?.date(at: now) else { return nil }
    return .milliseconds(Int64(date.timeIntervalSince(serverStart) * 1000))
  }
}

/// The service's clock as an answer told it, and when that answer came.
struct ServerClock: Sendable, Equatable {
  var date: Date
  var at: Moment

  /// What the service's clock shows at `now`, at least.
  func date(at now: Moment) -> Date {
    let passed = now.boot == at.boot ? now.since(at) : nil
    return date.addingTimeInterval(Double((passed ?? .zero).components.seconds))
  }
}

extension FaxRecord {
  /// What may be left of an intent's window to claim in, zero or less when it is over.
  func leftToClaim(_ paymentIntent: String, at now: Moment) -> Duration {
    windows[paymentIntent]?.leftToClaim(at: now, server: serverClock) ?? .zero
  }

  /// What is surely left of an intent's window to pay in, zero or less where that is not known.
  func leftToPay(_ paymentIntent: String, at now: Moment) -> Duration {
    windows[paymentIntent]?.leftToPay(at: now, server: serverClock) ?? .zero
  }

  /// The payment that claims are made for: the last one a wallet may have made.
  var claimable: Intent? { intents.last { $0.isOpen } }

  /// The payment a yes must be for: the last one that was not clearly refused or undone.
  var paidSuspect: Intent? { intents.last { $0.outcome != .declined && $0.outcome != .failed } }

  mutating func note(server date: Date?, at: Moment) {
    guard let date else { return }
    serverClock = ServerClock(date: date, at: at)
  }

  /// Takes down that an answer named an intent.
  mutating func see(_ paymentIntent: String, expires: Date?, server date: Date?, asked: Moment) {
    defer { mintingAsks = [] }
    guard var window = windows[paymentIntent] else {
      windows[paymentIntent] = PaymentWindow(
        start: mintingAsks.first ?? asked, serverStart: date, end: nil, expires: expires)
      return
    }
    // The same instant twice is an end; one that moves is stamped anew on every answer and says nothing.
    if let expires {
      window.end = window.expires == expires ? expires : nil
      window.expires = expires
    }
    window.serverStart = window.serverStart ?? date
    windows[paymentIntent] = window
  }
}
