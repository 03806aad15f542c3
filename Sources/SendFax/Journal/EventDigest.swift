import Foundation
import SendFaxAPI

/// Chains the events of a fax, so that one that was altered, lost or moved is noticed on reading.
enum EventDigest {
  /// 32 hexadecimal digits of a SHA-256 over the previous event's digest and everything of this one.
  static func of(
    job: JobID, sequence: Int, at: Moment, kind: String, payload: Data, previous: String
  ) -> String {
    let head =
      "\(previous)\n\(job)\n\(sequence)\n\(at.wall.milliseconds)\n\(at.uptime)\n\(at.boot)\n\(kind)\n"
    return String(SHA256.hex(of: Data(head.utf8) + payload).prefix(32))
  }
}
