/// What it means that the SDK threw while sending.
///
/// Its errors are internal, so their texts are all there is to tell them by. Two are thrown before
/// anything is published (reown-swift 2.3.1, `SessionRequestDispatcher` and `SessionRequester`); after
/// any other one the wallet may have the request.
enum SendFailure {
  /// Why nothing left this device, for a person; nil where it may have.
  static func refusal(_ description: String, topic: String) -> String? {
    switch description {
    case "There is no existing session matching the topic: \(topic).":
      return "The connection to the wallet has ended. Connect again."
    case "Invalid permissions for call.":
      return "The wallet does not let this app ask for a payment on Base. Connect again."
    default: return nil
    }
  }
}
