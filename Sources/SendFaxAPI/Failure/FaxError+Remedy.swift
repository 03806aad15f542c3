extension FaxError {
  /// Something that can be done about a failure, for whoever shows it: an app makes a button of it, a
  /// command line a command.
  ///
  /// ```swift
  /// for case .resume(let fax) in error.remedies { offerButton("Show that fax", fax) }
  /// ```
  ///
  /// A fax is meant by the name the outbox has for it.
  public enum Remedy: Sendable, Hashable {
    /// Look into the list of faxes.
    case list
    /// Look at what is known of the fax, its evidence first.
    case show(fax: String)
    /// Go on with the fax.
    case resume(fax: String)
    /// Look for the fax's payment once more.
    case checkAgain(fax: String)
    /// Give the fax its document again: the very same file.
    case restore(fax: String)
    /// Say what became of the fax's money.
    case settle(fax: String)
    /// Take the fax back before it is paid.
    case withdraw(fax: String)
    /// Remove the fax, which is over.
    case forget(fax: String)
    /// Remove what is left of a fax that can't be read.
    case discard(fax: String)
    /// Add the same fax once more, as a second copy.
    case addAgain
  }
}
