import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox
import TestSupport

/// How a payment is claimed here, beside the loop of the service's guide, in two worlds that are the same:
/// good weather, a wallet that answers at once, a transfer that is mined after 30 s.
///
/// The guide's loop waits 3 s, then half as much again each time, up to 15 s, and sends the whole document
/// each time. This package asks the node for the receipt meanwhile.
public enum ClaimRace {
  /// What it took.
  public struct Outcome: Sendable, Equatable {
    /// How often the whole request was sent again.
    public var resent: Int
    /// From the wallet's answer to the service's yes, in milliseconds of the world's time.
    public var milliseconds: Int64
  }

  /// The document's sizes in bytes.
  public static let sizes = [100_000, 1_000_000, 20_000_000]
  private static let mining = Duration.seconds(30)

  /// Claims a document of that size as this package does.
  public static func ours(_ size: Int, on bench: Bench) throws -> Outcome {
    try race(size, on: bench) { outbox, document, number, life in
      let fax = try await outbox.add(document, to: number)
      let quote = try await outbox.quote(fax.id)
      life.world.truth.consents[fax.id] = [quote.paymentIntent: quote.amount.baseUnits]
      let wallet = PromptWallet(life: life)
      try await outbox.pay(quote, from: wallet)
      let clock = SimulatedClock(life: life)
      while life.world.records[fax.id]?.acceptance == nil {
        try await clock.sleep(for: .milliseconds(20))
      }
    }
  }

  /// Claims a document of that size as the guide does.
  public static func guides(_ size: Int, on bench: Bench) throws -> Outcome {
    try race(size, on: bench) { _, document, number, life in
      let body = try MultipartBody.write(
        document: document, to: number, into: "\(life.folder)-guide")
      let world = life.world
      let client = SendFaxClient(
        base: world.sandbox.baseURL, transport: SimulatedNetwork(life: life))
      guard case .paymentRequired(let answer) = try await client.submit(body).value,
        case .success(let deposit) = PaymentRequired(answer).deposit
      else { return }
      _ = world.sandbox.deposit(deposit.amount.baseUnits, to: deposit.address.description)
      world.raceBegins = world.time
      world.submissions = 0
      let clock = SimulatedClock(life: life)
      var delay = Duration.seconds(3)
      while true {
        try await clock.sleep(for: delay)
        if case .accepted = try await client.submit(body).value { return }
        delay = min(delay * 3 / 2, .seconds(15))
      }
    }
  }

  private static func race(
    _ size: Int, on bench: Bench,
    _ claim: @escaping @Sendable (Outbox, FaxDocument, FaxNumber, Life) async throws -> Void
  ) throws -> Outcome {
    let world = World(seed: 1, plant: nil, bench: bench, keepsLog: false, plan: .calm) {
      $0.blockTime = mining
      $0.detectionLag = .zero
    }
    defer { world.bench.clear() }
    let path = try bench.document(weighing: size)
    let document = try FaxDocument.read(path: path)
    let number = try FaxNumber("+16135550100")
    let life = Life(world, 1, folder: world.newFolder())
    world.lives = [life]
    let finish = Pending<Result<Int64, any Error>>()
    Task {
      do {
        let outbox = try await Outbox.open(life.configuration)
        try await claim(outbox, document, number, life)
        finish.give(.success(world.time))
        await outbox.close()
      } catch { finish.give(.failure(error)) }
    }
    world.run()
    guard let end = try finish.given?.get(), let start = world.raceBegins, world.violation == nil
    else {
      throw FaxError(.internalFault, world.violation ?? "The race has no end.")
    }
    return Outcome(resent: world.submissions, milliseconds: end - start)
  }
}

/// A wallet that pays and says so at once, and knows a node.
private struct PromptWallet: Wallet, TransferWitness {
  let life: Life
  let name = "prompt"
  let requestLifetime = Duration.seconds(300)

  func submit(_ request: TransferRequest) async -> TransferOutcome {
    let world = life.world
    guard let job = world.mayAsk(request, life) else {
      return .unknown(reason: "It is not on disk.")
    }
    let hash = world.transfer(world.asked(request, of: job))
    world.raceBegins = world.time
    world.submissions = 0
    return .sent(hash: hash)
  }

  func receipt(of hash: String, for request: TransferRequest, reference: [String: String]) async
    -> TransferReceipt?
  {
    let mined = life.world.sandbox.ledger.chain.transactions.first { $0.hash == hash }?.minedAt
    return mined.map { $0 <= life.world.now } == true ? .succeeded : .pending
  }
}
