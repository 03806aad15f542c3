import Foundation
import SendFaxAPI

/// What an event takes for its fax for ever: a payment request, or the service's yes.
///
/// It outlives the fax, so the journal keeps fingerprints of it: whoever finds the file can't read
/// there what was forgotten.
struct Claim {
  let owners: (sql: String, values: [SQLite.Value])
  let insert: (sql: String, values: [SQLite.Value])
  /// The row of `owners` where the claim is this fax's own already.
  let expected: [SQLite.Value]
  let refusal: FaxError

  /// The claim of an event, or nil for one that takes nothing.
  init?(_ event: FaxEvent, of base: BaseURL, by job: JobID) {
    let owner = SQLite.Value.text(job.description)
    let base = SQLite.Value.text(base.description)
    switch event {
    case .transferRequested(let requested):
      let intent = SQLite.Value.text(Claim.fingerprint(requested.quote.paymentIntent))
      let address = SQLite.Value.text(Claim.fingerprint(requested.quote.address.lowercased()))
      owners = (
        "SELECT job, address FROM intent WHERE base = ? AND (payment_intent = ? OR address = ?)",
        [base, intent, address]
      )
      insert = ("INSERT INTO intent VALUES (?, ?, ?, ?)", [base, intent, address, owner])
      expected = [owner, address]
      refusal = FaxError(
        .quoteOutOfBounds,
        "This payment request was already shown to a wallet for another fax. Nothing moved; ask for "
          + "a new price.")
    case .accepted(let accepted):
      let id = SQLite.Value.text(Claim.fingerprint(accepted.id))
      owners = ("SELECT job FROM receipt WHERE base = ? AND id = ?", [base, id])
      insert = ("INSERT INTO receipt VALUES (?, ?, ?)", [base, id, owner])
      expected = [owner]
      refusal = FaxError(.internalFault, "Another fax of this outbox already has this receipt.")
    default: return nil
    }
  }

  /// 32 hexadecimal digits that name a payment request or a receipt without telling it.
  static func fingerprint(_ text: String) -> String {
    String(SHA256.hex(of: Data(text.utf8)).prefix(32))
  }
}
