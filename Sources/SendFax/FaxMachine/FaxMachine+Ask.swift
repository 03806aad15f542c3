import Foundation
import SendFaxAPI

extension FaxMachine {
  /// What a quote means for the fax that asked for it; `quoted` is nil where it may not be paid.
  ///
  /// An intent never seen before, after an ask whose answer was lost, says that the lost answer may have
  /// been the yes for an earlier payment.
  static func quoteArrived(
    _ quoted: FaxEvent.Quoted?, paymentIntent: String, failure: FaxError.Code?, serverDate: Date?,
    ask: Int, in record: FaxRecord
  ) -> [FaxEvent] {
    let isDoubtful =
      record.openAsk?.followsUnanswered == true && record.everAskedWallet
      && record.windows[paymentIntent] == nil
    let answered = FaxEvent.quoteAnswered(
      .init(
        ask: ask, quote: isDoubtful ? nil : quoted, paymentIntent: paymentIntent,
        failure: failure?.rawValue, mayHaveMinted: true, serverDate: serverDate))
    // A hash that came meanwhile has called for a person already.
    return isDoubtful && record.state.isUnpaid
      ? [answered, .attention(.init(reason: .unansweredAsk))] : [answered]
  }

  /// Closes the ask where the answer is known; one that may have been a yes stays open.
  static func askFailed(_ error: FaxError, ask: Int, in record: FaxRecord) -> [FaxEvent] {
    guard record.openAsk?.number == ask else { return [] }
    return [
      .quoteAnswered(
        .init(
          ask: ask, quote: nil, paymentIntent: nil, failure: error.code.rawValue,
          mayHaveMinted: mayHaveMinted(error), serverDate: nil))
    ]
  }

  /// The service refuses number, size and document before it mints anything (contract, “Order of the
  /// server's checks”).
  private static func mayHaveMinted(_ error: FaxError) -> Bool {
    if let transport = error.transport { return transport.delivery != .neverSent }
    // Found before anything was sent; every other failure without a status is one of our own, after it.
    if error.code == .documentChanged { return false }
    return error.status != 400 && error.status != 413 && error.status != 422
  }

  /// A 202 to a quote's request: this very fax was sent before. Where a wallet was asked and did not
  /// clearly refuse, it is the yes for that payment.
  static func yesArrived(
    _ receipt: Receipt, in record: FaxRecord, _ view: JournalView
  ) throws -> [FaxEvent] {
    guard let ask = record.openAsk else { return [] }
    let owner = try view.owner(receipt.id)
    let isFree = owner == nil || owner == record.job.description
    let answered = FaxEvent.quoteAnswered(
      .init(
        ask: ask.number, quote: nil, paymentIntent: nil, failure: "already_sent",
        mayHaveMinted: false, serverDate: nil))
    guard let suspect = record.paidSuspect else {
      return [answered, .closed(.init(reason: .alreadySent, id: receipt.id))]
    }
    guard isFree else {
      return record.state.isUnpaid
        ? [answered, .attention(.init(reason: .receiptOfAnother))] : [answered]
    }
    return [answered, .accepted(.init(receipt, paidBy: suspect.quote.paymentIntent))]
  }
}
