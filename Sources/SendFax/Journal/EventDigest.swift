import Foundation
import SendFaxAPI

/// Chains the events of a fax, so that one that was altered, lost or moved is noticed on reading.
enum EventDigest {
  /// SHA-256 over the previous event's digest and everything of this one.
  static func of(
    job: JobID, sequence: Int, at: Moment, kind: String, payload: Data, previous: Data
  ) -> Data {
    var hash = SHA256Hasher()
    hash.update(previous)
    let head = "\(job)\n\(sequence)\n\(at.wall.milliseconds)\n\(at.uptime)\n\(at.boot)\n\(kind)\n"
    hash.update(Data(head.utf8))
    hash.update(payload)
    return Data(hash.finalize().prefix(16))
  }
}
