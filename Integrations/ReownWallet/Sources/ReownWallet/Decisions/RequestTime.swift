import SendFax

/// How long a wallet's request may live.
///
/// WalletConnect can't say less than five minutes, and a wallet that signs after the price has lapsed
/// pays for nothing. So a request ends two minutes before the price does, or is not made.
enum RequestTime {
  static let least = Duration.seconds(300)
  /// Seven days, the most the SDK takes.
  static let most = Duration.seconds(604_800)
  static let margin = Duration.seconds(120)
  /// What may pass between the entry in the journal and the request.
  static let preparation = Duration.seconds(60)

  /// What the journal is told: counted from its entry, no request of ours outlives it.
  static let lifetime = least + preparation

  /// The whole seconds a request made now may live; nil where none may be made.
  ///
  /// - Parameters:
  ///   - lifetime: what the journal was told.
  ///   - window: how long the price was good for then.
  ///   - spent: how long ago that was; nil where no clock can say.
  static func seconds(lifetime: Duration, window: Duration, spent: Duration?) -> Int? {
    guard let spent, spent >= .zero else { return nil }
    let left = min(lifetime - spent, window - spent - margin, most)
    return left >= least ? Int(left.components.seconds) : nil
  }
}
