import SendFaxAPI

/// The most a wallet may be asked for, as a person may set it.
public enum WalletCeiling {
  /// What can be chosen, $5.00 where nothing was.
  public static let choices = [100, 200, 500, 1000, 2000, 5000].map(USD.init(cents:))

  /// What was stored, or the usual $5.00 where it is none of the ``choices``: a broken setting must not
  /// allow more than a person chose.
  public static func valid(cents: Int) -> USD {
    choices.first { $0.cents == cents } ?? USD(cents: 500)
  }
}
