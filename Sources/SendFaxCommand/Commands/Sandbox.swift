import SendFaxAPI
import SendFaxSandbox

/// `sandbox [--port N] [--host ADDRESS] [--scenario NAME]`: serves until Ctrl-C.
struct Sandbox: Sendable {
  let context: Context

  func run() async throws -> ExitStatus {
    let port = try context.number(.port, in: 0...65535) ?? 0
    let sandbox = SendFaxSandbox(configuration: try configuration())
    let listener: SandboxListener
    do {
      listener = try SandboxListener.start(
        sandbox, port: UInt16(port), host: context.arguments[.host] ?? "127.0.0.1",
        servesOtherMachines: context.arguments.has(.servesOtherMachines))
    } catch let failure as SandboxListener.Failure {
      throw FaxError.usage(failure.description)
    }
    defer { listener.stop() }
    let screen = context.screen
    screen.event("sandbox", job: nil, ["url": .text(sandbox.baseURL.description)])
    screen.result("\("Sandbox", .strong) at \(sandbox.baseURL, .strong); nothing is charged there.")
    screen.say("Use it with --api \(sandbox.baseURL), and look at it in a browser.")
    screen.say("\("Ctrl-C ends it.", .dim)")
    do {
      while true { try await context.world.clock.sleep(for: .seconds(3600)) }
    } catch is CancellationError {
      return .done
    }
  }

  private func configuration() throws -> SendFaxSandbox.Configuration {
    var folder: SandboxPlace?
    if context.arguments.has(.outbox), let path = context.arguments[.outbox] {
      folder = SandboxPlace(folder: path + "/sandbox")
      try folder?.make()
    }
    var configuration = SendFaxSandbox.Configuration.served(ledger: folder?.ledger)
    configuration.walletIsByHand = context.arguments.has(.walletByHand)
    for name in (context.arguments[.scenario] ?? "").split(separator: ",") {
      configuration.scenarios.append(try scenario(String(name)))
    }
    if let chain = try context.number(.chainID, in: 1...Int.max) { configuration.chainID = chain }
    if let token = context.arguments[.token] {
      configuration.token = try EthereumAddress(token).description
    }
    return configuration
  }

  private func scenario(_ name: String) throws -> SendFaxSandbox.Scenario {
    if let scenario = SendFaxSandbox.Scenario(name) { return scenario }
    let names = SendFaxSandbox.Trouble.allCases.map(\.rawValue)
    let word = String(name.prefix { $0 != "@" && $0 != ":" })
    let near = Suggestion.nearest(to: word, among: names).map { "did you mean \($0)? " } ?? ""
    let calls = SendFaxSandbox.Call.allCases.map(\.rawValue).joined(separator: ", ")
    throw FaxError.usage(
      "there is no scenario “\(name.quotedForMessage)”; \(near)sendfax sandbox --help lists them. "
        + "The form is NAME, NAME@CALL, NAME:TIMES or NAME@CALL:TIMES, with a call of \(calls).")
  }
}
