import Foundation
import SendFaxAPI

/// A fax as it is at one moment: what a list, a screen or a terminal shows.
///
/// ```swift
/// for await fax in outbox.updates(of: job) { print(fax) }      // "k3f92mtq: accepted, money moved"
/// ```
///
/// Its `description` is fit for a log: no number, no name, no id, no page.
public struct FaxSnapshot: Sendable, Equatable, Identifiable, CustomStringConvertible {
  /// All that is known of it.
  public var record: FaxRecord
  /// How far a running upload is; not kept on disk.
  public var progress: HTTPRequest.Progress?
  /// Failures in a row while following; not kept on disk.
  public var trouble: FaxError?

  /// The fax's name on this device.
  public var id: JobID { record.job }
  /// Where it stands.
  public var state: FaxState { record.state }
  /// What became of the money.
  public var money: Money { record.money }

  /// The job, the state and the money.
  public var description: String {
    "\(id): \(state.rawValue), money \(money.rawValue)"
  }
}
