import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox

/// The way from a process to the service, with everything that happens on it.
struct SimulatedNetwork: HTTPTransport {
  let life: Life

  typealias Outcome = Result<HTTPResponse, TransportFailure>

  func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
    let world = life.world
    let ended = Outcome.failure(.init(.cancelled, .mayHaveArrived, "Its process has ended."))
    let cancelled = Outcome.failure(.init(.cancelled, .mayHaveArrived, "It was cancelled."))
    guard !life.isDead else { throw TransportFailure(.cancelled, .neverSent, "It has ended.") }
    life.world.cross(life, "the start of a request")
    guard !life.isDead else { throw TransportFailure(.cancelled, .neverSent, "It has ended.") }
    world.refuseForeign(request)
    guard let sent = Sent(request, world) else {
      throw TransportFailure(.bodyUnreadable, .neverSent, "The body's file can't be read.")
    }
    let flight = world.takeOff(sent, life)
    let outcome = await life.wait(orAtTheEnd: ended, whenCancelled: cancelled) { pending in
      travel(sent, pending)
    }
    world.land(flight)
    world.note("  \(life.number) \(sent.name) -> \(outcome.words)")
    life.world.cross(life, "the answer of a request")
    return try outcome.get()
  }

  /// Decides what becomes of a request, and puts it on the agenda.
  func travel(_ sent: Sent, _ pending: Pending<Outcome>) {
    let world = life.world
    if world.plant == .givesUpWhenBusy, sent.isSubmission, world.gaveUp {
      return pending.give(.failure(.init(.unreachable, .neverSent, "It gave up.")))
    }
    let isBad = world.isBadWeather && world.random.chance(world.plan.faultRate)
    let fault = isBad ? world.random.pick(weighted: Fault.weights) : nil
    if fault != nil { world.calmSince = world.time }
    if sent.isSubmission { world.submissions += 1 }
    // 400 Mbit/s: what is small is there at once.
    let go = Int64(world.random.number(10...300) + sent.request.body.length / 50_000)
    let back = Int64(world.random.number(10...300))
    let deadline = sent.request.deadline.milliseconds
    let closed = Outcome.failure(.init(.connectionClosed, .mayHaveArrived, "It was closed."))
    switch fault {
    case nil:
      world.after(go) {
        let answer = world.serve(sent)
        world.after(back) { pending.give(planted(answer, sent)) }
      }
    case .refused:
      world.after(go) {
        pending.give(.failure(.init(.unreachable, .neverSent, "The connection was refused.")))
      }
    case .lostBefore: world.after(go + back) { pending.give(closed) }
    case .lostAfter:
      world.after(go) { _ = world.serve(sent) }
      world.after(go + back) { pending.give(closed) }
    case .timesOut:
      // It may arrive long after its sender has given up.
      let late = Int64(world.random.number(1...Int(deadline * 2)))
      if world.random.chance(600) { world.after(late) { _ = world.serve(sent) } }
      world.after(deadline) {
        pending.give(.failure(.init(.timedOut, .mayHaveArrived, "No answer came in time.")))
      }
    case .slow:
      let slow = Int64(world.random.number(1_000...Int(deadline)))
      world.after(slow) {
        let answer = world.serve(sent)
        world.after(back) { pending.give(planted(answer, sent)) }
      }
    case .twice:
      world.after(go) {
        let answer = world.serve(sent)
        world.after(back) { pending.give(planted(answer, sent)) }
      }
      world.after(go + Int64(world.random.number(0...60_000))) { _ = world.serve(sent) }
    case .instead:
      let response = world.random.pick(Fault.answers)
      if world.random.chance(500) { world.after(go) { _ = world.serve(sent) } }
      world.after(go + back) {
        if response.status == 429 || response.status >= 500, sent.isSubmission {
          world.gaveUp = true
        }
        pending.give(.success(response))
      }
    case .cut, .cutWithError:
      world.after(go) {
        let answer = world.serve(sent)
        world.after(back) { pending.give(answer.cut(says: fault == .cutWithError)) }
      }
    case .troubled:
      let trouble = world.random.pick(Fault.troubles)
      world.after(go) {
        let answer = world.serve(sent, troubled: trouble)
        world.after(back) { pending.give(planted(answer, sent)) }
      }
    }
  }

  private func planted(_ outcome: Outcome, _ sent: Sent) -> Outcome {
    guard case .success(let response) = outcome else { return outcome }
    if life.world.plant == .yesIsLost, sent.isSubmission, response.status == 202 {
      return .failure(.init(.connectionClosed, .mayHaveArrived, "It was closed."))
    }
    if life.world.plant == .pageShownAtOnce, sent.request.url.path.hasSuffix("checkout") {
      life.world.showEarly(response)
    }
    return outcome
  }
}

/// A request on its way, which is whole whatever becomes of the file it came from.
struct Sent: Sendable {
  var request: HTTPRequest
  var name: String
  /// The folder of the fax whose body it carries.
  var job: String?

  init?(_ request: HTTPRequest, _ world: World) {
    self.request = request
    name = "\(request.method.rawValue) \(request.url.lastPathComponent)"
    if case .file(let path, let length) = request.body {
      job = path.split(separator: "/").dropLast().last.map(String.init)
      guard var data = FileManager.default.contents(atPath: path), data.count == length else {
        return nil
      }
      if world.plant == .otherBytes, world.truth.hasAsked { data.append(contentsOf: [13, 10]) }
      self.request.body = .bytes(data)
    }
    self.request.onProgress = nil
  }

  var isSubmission: Bool { request.method == .post && request.url.path.hasSuffix("/faxes") }
}

extension Result where Success == HTTPResponse, Failure == TransportFailure {
  var words: String {
    switch self {
    case .success(let response): return String(response.status)
    case .failure(let failure): return failure.reason.rawValue
    }
  }

  /// The answer with half of its body; with a transport that notices, or one that does not.
  func cut(says isNoticed: Bool) -> Self {
    guard case .success(var response) = self else { return self }
    response.body = response.body.prefix(response.body.count / 2)
    guard isNoticed else { return .success(response) }
    return .failure(.init(.answerTruncated, .answered(response), "The answer was cut off."))
  }
}

extension Duration {
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
