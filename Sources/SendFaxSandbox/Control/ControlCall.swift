/// A call below `/sandbox/`; the table is what is answered, listed at `/sandbox/` and described by
/// `/sandbox/openapi.json`.
struct ControlCall {
  /// A member of the request's body.
  struct Member {
    /// Its JSON type.
    enum Kind: String { case string, number, integer }
    var name: String
    var kind: Kind = .string
    var isRequired = false
    var summary: String
    /// The only values it may have; empty is any.
    var choices: [String] = []
  }

  var method: String
  /// The path below `/sandbox/`.
  var name: String
  var summary: String
  var members: [Member] = []
  /// What else than 200 it answers, beside 400 and 403 of every call that changes something.
  var refusals: [Int] = []
  /// The media type of its 200.
  var type = "application/json"
}

extension ControlCall {
  private static let trouble = Member(
    name: "name", isRequired: true, summary: "The trouble.",
    choices: SendFaxSandbox.Trouble.allCases.map(\.rawValue))

  /// Every call there is.
  static let all: [ControlCall] = [
    ControlCall(method: "GET", name: "", summary: "These calls."),
    ControlCall(
      method: "GET", name: "state",
      summary:
        "The ledger, and beside it the time, the troubles that are on and the wallet's habit."
    ),
    ControlCall(
      method: "GET", name: "ledger",
      summary: "What was uploaded, paid, sent, refunded and stranded."),
    ControlCall(
      method: "GET", name: "events",
      summary:
        "Everything that happens, as a server-sent event stream; goes on after Last-Event-ID, "
        + "and with ?after=0 begins with what is remembered.",
      refusals: [503], type: "text/event-stream"),
    ControlCall(method: "GET", name: "clock", summary: "The time."),
    ControlCall(
      method: "POST", name: "clock", summary: "Turns the clock.",
      members: [
        .init(
          name: "advance_seconds", kind: .number, isRequired: true,
          summary: "By how much; negative turns it back.")
      ]),
    ControlCall(
      method: "POST", name: "pay", summary: "Pays by card, as a person would on the Checkout page.",
      members: [.init(name: "id", isRequired: true, summary: "A fax or a Checkout page.")],
      refusals: [404, 409]),
    ControlCall(
      method: "POST", name: "decline",
      summary: "Has the card declined; the Checkout page stays open.",
      members: [.init(name: "id", isRequired: true, summary: "A fax or a Checkout page.")],
      refusals: [404, 409]),
    ControlCall(
      method: "POST", name: "expire", summary: "Has a Checkout page expire, as a day would.",
      members: [.init(name: "id", isRequired: true, summary: "A fax or a Checkout page.")],
      refusals: [404, 409]),
    ControlCall(
      method: "POST", name: "deposit",
      summary: "Sends tokens from somebody's wallet: to an intent, or to any address.",
      members: [
        .init(name: "intent", summary: "Gives the address and the amount that are not given."),
        .init(name: "address", summary: "0x and 40 hexadecimal digits."),
        .init(name: "amount", kind: .integer, summary: "Base units; a USDC has a million."),
        .init(name: "token", summary: "Another contract than USDC's."),
      ]),
    ControlCall(
      method: "GET", name: "wallet", summary: "The wallet's habit, accounts and requests."),
    ControlCall(
      method: "POST", name: "wallet", summary: "Sets the habit, or answers a request by hand.",
      members: [
        .init(
          name: "habit", summary: "Approve at once, or wait for the holder.",
          choices: ["automatic", "by-hand"]),
        .init(name: "ask", summary: "The request that is answered."),
        .init(
          name: "answer", summary: "What the holder does.",
          choices: Service.Decision.allCases.map(\.rawValue)),
      ], refusals: [404, 409]),
    ControlCall(
      method: "GET", name: "numbers", summary: "The numbers with an outcome of their own."),
    ControlCall(
      method: "GET", name: "scenarios", summary: "The troubles that are on, and all there are."),
    ControlCall(
      method: "POST", name: "scenarios", summary: "Turns a trouble on.",
      members: [
        trouble,
        .init(
          name: "on", summary: "The one call it is on.",
          choices: SendFaxSandbox.Call.allCases.map(\.rawValue)),
        .init(
          name: "first", kind: .integer, summary: "How many requests it changes; all, if left out."),
      ]),
    ControlCall(
      method: "POST", name: "scenarios/end", summary: "Turns a trouble off, or all of them.",
      members: [
        .init(
          name: "name", summary: "The trouble; all of them, if left out.", choices: trouble.choices)
      ]),
    ControlCall(
      method: "POST", name: "reset",
      summary: "Forgets everything but the time and the configuration; the wallet keeps its habit."),
    ControlCall(method: "GET", name: "openapi.json", summary: "These calls as OpenAPI 3.1."),
  ]
}
