/// The two instants around an append at which a process may die, for tests that make it die there.
package enum AppendPhase: String, Sendable, CaseIterable {
  /// Decided and written, not committed: after a death here it did not happen.
  case before
  /// Committed and synced, and nothing was done about it yet.
  case after
}
