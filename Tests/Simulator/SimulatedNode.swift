import Foundation
import SendFaxAPI

/// The way from a process to a wallet's node, with everything that happens on it.
///
/// What is read comes from the sandbox's make-believe chain; what is to be sent waits for the wallet's
/// holder, and then goes to the sandbox as it came, to the digit.
struct SimulatedNode: HTTPTransport {
  let life: Life

  typealias Outcome = Result<HTTPResponse, TransportFailure>

  /// What can become of a call.
  private enum Fault {
    case refused, lostBefore, lostAfter, silent, slow, html, cut, foreign, error, null, elsewhere
  }

  private static let faults: [(Int, Fault)] = [
    (3, .refused), (3, .lostBefore), (4, .lostAfter), (3, .silent), (3, .slow), (3, .html),
    (3, .cut), (3, .foreign), (4, .error), (3, .null), (2, .elsewhere),
  ]

  func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
    let world = life.world
    let ended = Outcome.failure(.init(.cancelled, .mayHaveArrived, "Its process has ended."))
    let cancelled = Outcome.failure(.init(.cancelled, .mayHaveArrived, "It was cancelled."))
    guard !life.isDead else { throw TransportFailure(.cancelled, .neverSent, "It has ended.") }
    world.cross(life, "the start of a call to a node")
    guard !life.isDead else { throw TransportFailure(.cancelled, .neverSent, "It has ended.") }
    guard let call = SentCall(request, at: world.time), request.url.absoluteString == world.nodeURL
    else {
      world.violate("a node is sent what is no call to it")
      throw TransportFailure(.other, .neverSent, "It is no call.")
    }
    let outcome = await life.wait(orAtTheEnd: ended, whenCancelled: cancelled) { pending in
      travel(call, pending)
    }
    world.note("  \(life.number) \(call.method) -> \(outcome.words)")
    world.cross(life, "the answer of a node")
    return try outcome.get()
  }

  /// Decides what becomes of a call, and puts it on the agenda.
  private func travel(_ call: SentCall, _ pending: Pending<Outcome>) {
    let world = life.world
    // Many calls come before the one that counts, and it would be a rare one if most got lost.
    let isSend = call.method == "eth_sendTransaction"
    let rate = isSend ? world.plan.faultRate : world.plan.faultRate / 4
    let isBad = world.isBadWeather && world.random.chance(rate)
    let fault = isBad ? world.random.pick(weighted: SimulatedNode.faults) : nil
    let go = Int64(world.random.number(5...200))
    let back = Int64(world.random.number(5...200))
    let closed = Outcome.failure(.init(.connectionClosed, .mayHaveArrived, "It was closed."))
    world.after(call.deadline) {
      pending.give(.failure(.init(.timedOut, .mayHaveArrived, "No answer came in time.")))
    }
    func give(_ outcome: Outcome) { world.after(back) { pending.give(planted(outcome, call)) } }
    func arrive(after delay: Int64? = nil, then: @escaping (Outcome) -> Void) {
      world.after(delay ?? go) { serve(call, then) }
    }
    /// Where the node has seen it or has not, and nobody here can tell.
    func arriveOrNot() { if world.random.chance(500) { arrive { _ in } } }
    switch fault {
    case nil: arrive(then: give)
    case .refused:
      world.after(go) {
        pending.give(.failure(.init(.unreachable, .neverSent, "The connection was refused.")))
      }
    case .lostBefore: world.after(go + back) { pending.give(closed) }
    case .lostAfter:
      arrive { _ in give(closed) }
      if world.plant == .nodeAskedTwice { arrive(then: give) }
    case .silent: arrive { _ in }
    case .slow:
      arrive(after: Int64(world.random.number(1_000...Int(max(1_000, call.deadline)))), then: give)
    case .html:
      arriveOrNot()
      let body = Data("<html><body>Please sign in to this network.</body></html>".utf8)
      give(.success(HTTPResponse(status: world.random.pick([200, 403, 502, 504]), body: body)))
    case .cut:
      let isNoticed = world.random.chance(500)
      arrive { give($0.cut(says: isNoticed)) }
    case .foreign:
      // Another caller's answer, a wallet's clear no among them.
      arriveOrNot()
      let foreign = call.with(id: call.id + 1)
      let (hash, says) = (world.madeUpHash(), world.random.chance(500))
      give(says ? foreign.error(4001) : foreign.result("\"\(hash)\""))
    case .error:
      arriveOrNot()
      give(call.error(world.random.pick([-32000, -32603, -32601, -32005, 4100, 4900])))
    case .null:
      arriveOrNot()
      give(call.result("null"))
    case .elsewhere where call.method == "eth_chainId": give(call.result("\"0x1\""))
    case .elsewhere: arrive(then: give)
    }
  }

  /// The node sees a call, now.
  private func serve(_ call: SentCall, _ then: @escaping (Outcome) -> Void) {
    let world = life.world
    guard call.method == "eth_sendTransaction" else { return then(world.node(call)) }
    guard let index = world.asked(call, life) else { return then(call.error(-32602)) }
    if world.plant == .askSentTwice { _ = world.asked(call, life) }
    // The request ends where its sender gives up.
    let left = call.sentAt + call.deadline - world.time
    Holder(life: life, lifetime: left).decide(index) { course in
      world.sign(call, for: index, course)
    } say: { word in
      switch word {
      case .hash(let hash): then(call.result("\"\(hash)\""))
      case .error(let code): then(call.error(code))
      case .unreached: then(call.error(4001))
      case .silence:
        then(.failure(.init(.connectionClosed, .mayHaveArrived, "It was closed.")))
      }
    }
  }

  private func planted(_ outcome: Outcome, _ call: SentCall) -> Outcome {
    guard call.method == "eth_sendTransaction", case .success(let response) = outcome else {
      return outcome
    }
    let text = String(decoding: response.body, as: UTF8.self)
    if life.world.plant == .nodeErrorMeansDeclined, text.contains("\"error\"") {
      return call.error(4001)
    }
    if life.world.plant == .foreignAnswerTaken, text.contains("\"id\":\(call.id + 1)") {
      return call.error(4001)
    }
    return outcome
  }
}

/// A JSON-RPC call on its way.
struct SentCall: Sendable {
  let id: Int
  let method: String
  /// The members of its first parameter, where that is an object.
  let members: [String: String]
  let body: Data
  /// When it was sent, and how long its sender waits, in milliseconds.
  let sentAt: Int64
  let deadline: Int64

  init?(_ request: HTTPRequest, at time: Int64) {
    guard request.method == .post, case .bytes(let body) = request.body,
      let object = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any],
      let id = object["id"] as? Int, let method = object["method"] as? String
    else { return nil }
    let first = (object["params"] as? [Any])?.first as? [String: Any] ?? [:]
    self.init(
      id: id, method: method, members: first.compactMapValues { $0 as? String }, body: body,
      sentAt: time, deadline: request.deadline.milliseconds)
  }

  private init(
    id: Int, method: String, members: [String: String], body: Data, sentAt: Int64, deadline: Int64
  ) {
    (self.id, self.method, self.members, self.body) = (id, method, members, body)
    (self.sentAt, self.deadline) = (sentAt, deadline)
  }

  func with(id: Int) -> SentCall {
    SentCall(
      id: id, method: method, members: members, body: body, sentAt: sentAt, deadline: deadline)
  }

  /// The same call for another contract, so that its nonce is used and no token moves.
  var harmless: SentCall {
    let other = "0x000000000000000000000000000000000000dEaD"
    let text = String(decoding: body, as: UTF8.self)
      .replacingOccurrences(of: members["to"] ?? other, with: other)
    return SentCall(
      id: id, method: method, members: members, body: Data(text.utf8), sentAt: sentAt,
      deadline: deadline)
  }

  func result(_ json: String) -> SimulatedNode.Outcome {
    answer("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"result\":\(json)}")
  }

  func error(_ code: Int) -> SimulatedNode.Outcome {
    answer(
      "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"error\":{\"code\":\(code),\"message\":\"It is so.\"}}")
  }

  private func answer(_ text: String) -> SimulatedNode.Outcome {
    .success(
      HTTPResponse(
        status: 200, fields: ["Content-Type": "application/json"], body: Data(text.utf8)))
  }
}
