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
  /// The request whose answer named it first: it was minted by then, or while that was on its way.
  var latestStart: Moment
  /// The service's clock on the answer that named the intent first.
  var serverStart: Date?
  /// When the challenge ends, where two answers for this intent agree on the instant.
  var end: Date?
  /// When the last answer said that the challenge ends.
  var expires: Date?

  /// What is surely left to pay in at `now`: by the older of its ages, and by the challenge's end. Nil
  /// where its age is unknown: across a restart of the device the wall clock and the service's must both
  /// tell it, and a clock that went back tells nothing.
  func leftToPay(at now: Moment, server: ServerClock?) -> Duration? {
    // A clock that was read before a restart says nothing of the time that has passed since.
    let fresh = server.flatMap { $0.at.boot == now.boot ? $0 : nil }
    var served = serverAge(at: now, fresh)
    guard let local = now.since(start) else { return nil }
    if now.boot != start.boot {
      guard let age = served, age >= .zero else { return nil }
      // Where no uptime tells the age, it may be older by what `Date` leaves out.
      served = age + ServerClock.grain
    }
    let left = PaymentWindow.length - max(local, served ?? local, .zero)
    guard let end else { return left }
    let date = fresh?.date(at: now) ?? now.wall
    return min(left, .milliseconds(Int64(end.timeIntervalSince(date) * 1000)))
  }

  /// What may be left to claim in at `now`: by the youngest it may be, because a claim too many costs
  /// nothing and a claim too few a fax.
  ///
  /// Across a restart neither a wall clock that was turned nor a wrong `Date` of the service may end it
  /// alone: both must say that it is over, or the device must have been up for as long.
  func leftToClaim(at now: Moment, server: ServerClock?, movedAt: Moment? = nil) -> Duration {
    var age = now.surelySince(start, movedAt: movedAt)
    if now.boot != start.boot, let server, server.at.boot == now.boot,
      let served = serverAge(at: now, server)
    {
      age = max(age, min(served - ServerClock.grain, now.since(start) ?? served))
    }
    return PaymentWindow.length - max(age, .zero)
  }

  private func serverAge(at now: Moment, _ server: ServerClock?) -> Duration? {
    guard let serverStart, let date = server?.date(at: now) else { return nil }
    return .milliseconds(Int64(date.timeIntervalSince(serverStart) * 1000))
  }
}

/// The service's clock as an answer told it, and when that answer came.
struct ServerClock: Sendable, Equatable {
  /// What a `Date` leaves out: it counts whole seconds (RFC 9110 §5.6.7).
  static let grain = Duration.seconds(1)

  var date: Date
  var at: Moment

  /// What the service's clock shows at `now`, as far as this device's clocks can tell.
  func date(at now: Moment) -> Date {
    date.addingTimeInterval((now.since(at) ?? .zero).inSeconds)
  }
}

extension FaxRecord {
  /// What may be left of an intent's window to claim in, zero or less when it is over.
  func leftToClaim(_ paymentIntent: String, at now: Moment) -> Duration {
    windows[paymentIntent]?.leftToClaim(at: now, server: serverClock, movedAt: movedAt) ?? .zero
  }

  /// What is surely left of an intent's window to pay in, zero or less where that is not known.
  func leftToPay(_ paymentIntent: String, at now: Moment) -> Duration {
    windows[paymentIntent]?.leftToPay(at: now, server: serverClock) ?? .zero
  }

  /// How long the service may still reuse an intent that it minted for this fax's request, whether or
  /// not anyone ever saw it. A request may mint it as late as its deadline (``HTTPRequest``).
  func mintedLeft(at now: Moment) -> Duration {
    let mintings = windows.values.map(\.latestStart) + mintingAsks
    let left = mintings.map { PaymentWindow.length - now.surelySince($0, movedAt: movedAt) }.max()
    return left.map { $0 + .seconds(max(30 + body.length / (32 << 10), longestRequest)) } ?? .zero
  }

  /// The payment that claims are made for: the last one a wallet may have made.
  var claimable: Intent? { intents.last { $0.isOpen } }

  /// The payment a yes must be for: the last one that was not clearly refused or undone.
  var paidSuspect: Intent? { intents.last { $0.outcome != .declined && $0.outcome != .failed } }

  mutating func note(server date: Date?, at: Moment) {
    guard let date else { return }
    serverClock = ServerClock(date: date, at: at)
  }

  /// Takes down that a request is about to be made which may mint an intent. One of more than an hour
  /// ago has minted none that is still reused; only the uptime can tell that it was so long ago.
  mutating func mayMint(_ at: Moment) {
    mintingAsks.removeAll { $0.boot == at.boot && at.isPast(.seconds(3600), since: $0) }
    mintingAsks.append(at)
  }

  /// Takes down that an answer which came `at` named an intent.
  mutating func see(
    _ paymentIntent: String, expires: Date?, server date: Date?, asked: Moment, at: Moment
  ) {
    defer { mintingAsks = [] }
    guard var window = windows[paymentIntent] else {
      let start = mintingAsks.first ?? asked
      // The service's clock at the start is known only where the time since then is.
      let age = start.boot == at.boot ? at.since(start) : nil
      let serverStart = age.flatMap { age in
        date?.addingTimeInterval(-age.inSeconds)
      }
      windows[paymentIntent] = PaymentWindow(
        start: start, latestStart: asked, serverStart: serverStart, end: nil, expires: expires)
      return
    }
    // The same instant twice is an end; one that moves is stamped anew on every answer and says nothing.
    if let expires {
      window.end = window.expires == expires ? expires : nil
      window.expires = expires
    }
    windows[paymentIntent] = window
  }
}

extension Duration {
  /// For dates, which count seconds.
  fileprivate var inSeconds: TimeInterval {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
