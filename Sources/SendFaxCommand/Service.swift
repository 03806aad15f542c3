import Foundation
import SendFaxAPI
import SendFaxSandbox

/// The service that a command speaks to: the one that was named, or a sandbox in this process.
struct Service: Sendable {
  /// Where it is.
  let base: BaseURL
  /// Where its faxes are kept.
  let folder: String
  /// Whether the faxes are gone when the command ends.
  var isTemporary = false
  /// How a wallet pays there.
  var wallet = WalletSetup()
  /// Ends what runs in this process for it.
  var end: @Sendable () -> Void = {}
}

extension Context {
  /// The service of this command.
  func service() throws -> Service {
    guard arguments.has(.sandbox) else {
      guard !arguments.has(.walletByHand) else {
        throw FaxError.usage("--wallet-by-hand is for the sandbox's wallet; give --sandbox too.")
      }
      return Service(base: try baseURL(), folder: try outboxFolder())
    }
    guard !arguments.has(.api) else {
      throw FaxError.usage("--sandbox and --api name two services; give one.")
    }
    guard let folder = arguments[.outbox] else {
      let temporary = try TemporaryFolder()
      return try sandbox(in: temporary.path, isTemporary: true) { temporary.remove() }
    }
    return try sandbox(in: folder + "/sandbox")
  }

  /// A sandbox that goes on, with its ledger and at its address, from where an earlier command left it.
  private func sandbox(
    in folder: String, isTemporary: Bool = false, cleanUp: @escaping @Sendable () -> Void = {}
  ) throws -> Service {
    let place = SandboxPlace(folder: folder)
    try place.make()
    var configuration = SendFaxSandbox.Configuration.served(ledger: place.ledger)
    configuration.walletIsByHand = arguments.has(.walletByHand)
    let sandbox = SendFaxSandbox(configuration: configuration)
    let port = place.port
    var listener: SandboxListener?
    do {
      listener = try SandboxListener.start(sandbox, port: port ?? 0)
    } catch let failure as SandboxListener.Failure {
      // Its faxes know it by its port: if that is taken, another command is serving this sandbox.
      guard port != nil else { throw FaxError(.outboxUnwritable, failure.description) }
    }
    if let listener { try place.remember(port: listener.port) }
    let base = try BaseURL("http://127.0.0.1:\(listener?.port ?? port ?? 0)")
    screen.note("this is the sandbox at \(base): nothing is charged, nothing is faxed.")
    if configuration.walletIsByHand, listener != nil {
      screen.note("its wallet asks you at \(base)/wallet")
    }
    let served = listener
    return Service(base: base, folder: place.outbox, isTemporary: isTemporary) {
      served?.stop()
      cleanUp()
    }
  }
}

extension SendFaxSandbox.Configuration {
  /// A sandbox that people use: time passes.
  static func served(ledger: String?) -> SendFaxSandbox.Configuration {
    var configuration = SendFaxSandbox.Configuration()
    configuration.clock = .wall
    configuration.ledgerFile = ledger
    return configuration
  }
}

/// Where a sandbox keeps what outlives a command.
struct SandboxPlace: Sendable {
  let folder: String
  var outbox: String { folder + "/outbox" }
  var ledger: String { folder + "/ledger.json" }

  /// Makes the folder, for this user alone.
  func make() throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw FaxError(.outboxUnwritable, "The sandbox's folder can't be made: \(folder)")
    }
  }

  /// The port it was served at before.
  var port: UInt16? {
    FileManager.default.contents(atPath: folder + "/port")
      .flatMap { UInt16(String(decoding: $0, as: UTF8.self)) }
  }

  /// Writes the port down.
  func remember(port: UInt16) throws {
    guard
      FileManager.default.createFile(atPath: folder + "/port", contents: Data("\(port)".utf8))
    else { throw FaxError(.outboxUnwritable, "The sandbox's folder can't be written: \(folder)") }
  }
}
