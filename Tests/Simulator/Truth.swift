import Foundation
import SendFax
import SendFaxAPI

/// What really happened to the money, whatever anyone knows of it.
final class Truth {
  /// A wallet was asked.
  struct Ask {
    var job: JobID
    var intent: String
    var address: String
    var number: Int
    var at: Int64
    var lifetime: Int64
    var amount: UInt64
    /// The wallet said a clear no, or was never reached.
    var isRefused = false
    /// The person has promised not to approve it any more.
    var isForsworn = false
    /// What it named or would have named.
    var hash: String?
    /// Whether tokens moved for it, and when.
    var paidAt: Int64?
    /// Whether support gave it back.
    var isReturned = false
    /// The chain's last word where nothing moved.
    var fate: TransferReceipt?

    /// Nothing moves for it any more, whatever the wallet calls its transaction.
    mutating func end(_ hash: String, _ fate: TransferReceipt) {
      (self.hash, self.fate) = (hash, fate)
    }

    var isLate: Bool { paidAt.map { $0 > at + lifetime } ?? false }
    /// Whether it may still be approved at a time.
    func isOpen(at time: Int64) -> Bool {
      !isRefused && !isForsworn && paidAt == nil && fate == nil && time <= at + lifetime
    }
  }
  /// A page was shown to the person.
  struct Page {
    var job: JobID
    var faxID: String
    var session: String
    var isPaid = false
    var isReturned = false
  }

  var asks: [Ask] = []
  var pages: [Page] = []
  /// How often the person decided that a fax shall be sent.
  var wishes = 0
  /// The folder as a sudden end left it.
  var folder: String?
  /// The payments the person agreed to, by fax, and their amounts.
  var consents: [JobID: [String: UInt64]] = [:]
  /// Faxes whose person said how the money ended.
  var settled: Set<JobID> = []

  var hasAsked: Bool { !asks.isEmpty }

  /// Payments of a fax that nobody gave back.
  func payments(of job: JobID) -> Int {
    asks.count { $0.job == job && $0.paidAt != nil && !$0.isReturned }
      + pages.count { $0.job == job && $0.isPaid && !$0.isReturned }
  }
}
