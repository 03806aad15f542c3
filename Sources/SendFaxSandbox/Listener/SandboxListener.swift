import Foundation
import SendFaxAPI

/// A sandbox on a socket, for commands, browsers and other people's clients.
///
/// ```swift
/// let listener = try SandboxListener.start(sandbox)
/// print(sandbox.baseURL)          // http://127.0.0.1:49213
/// listener.stop()
/// ```
///
/// One thread waits for all connections; documents are counted on two others. Only this machine is
/// served unless `servesOtherMachines` says otherwise: the sandbox has no protection worth the name.
public final class SandboxListener: Sendable {
  /// The port that was bound.
  public let port: UInt16
  private let loop: EventLoop

  private init(port: UInt16, loop: EventLoop) {
    self.port = port
    self.loop = loop
  }

  /// Why a listener did not start.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// A sentence for a person.
    public var description: String
  }

  /// Binds, and serves until ``stop()``; port 0 takes any free one.
  ///
  /// The process's soft limit of open files is raised as far as the hard one allows, to hold ten thousand
  /// connections.
  ///
  /// - Throws: ``Failure`` where the port is taken, the host is not this machine, or not an IPv4 address.
  public static func start(
    _ sandbox: SendFaxSandbox, port: UInt16 = 0, host: String = "127.0.0.1",
    servesOtherMachines: Bool = false
  ) throws -> SandboxListener {
    try start(
      sandbox, port: port, host: host, servesOtherMachines: servesOtherMachines, clock: .system)
  }

  static func start(
    _ sandbox: SendFaxSandbox, port: UInt16 = 0, host: String = "127.0.0.1",
    servesOtherMachines: Bool = false, connections: Int? = nil, clock: ListenerClock
  ) throws -> SandboxListener {
    let address = host == "localhost" ? "127.0.0.1" : host
    let isLoopback = Loopback.isAddress(address)
    guard servesOtherMachines || isLoopback else {
      throw Failure(
        description: "The sandbox serves this machine only, since it protects nothing. Use "
          + "127.0.0.1, or add --i-know-this-is-not-a-real-service.")
    }
    let limit =
      connections ?? EventLoop.connectionLimit(descriptors: DescriptorLimit.raise(to: 16_384))
    do {
      let (socket, bound) = try Sockets.listen(host: address, port: port)
      let base = try BaseURL("http://\(isLoopback ? address : "127.0.0.1"):\(bound)")
      sandbox.move(to: base)
      let loop = try EventLoop(
        socket: socket, sandbox: sandbox, origin: base.description,
        servesOtherMachines: servesOtherMachines, connectionLimit: limit, clock: clock)
      loop.run()
      return SandboxListener(port: bound, loop: loop)
    } catch let failure as Sockets.Failure {
      throw Failure(
        description: failure.code == EADDRINUSE
          ? "Port \(port) is in use. Choose another one."
          : "The sandbox can't listen on \(host):\(port) (\(failure)).")
    }
  }

  /// How many listen to events, or wait for the wallet's holder, at this moment.
  var listeners: Int { loop.waitingCount }

  /// Waits until what clients have sent is dealt with, so that a clock can be turned after it.
  func rest() { loop.rest() }

  /// Has deadlines looked at, after a clock of a test was turned.
  func wake() { loop.wake() }

  /// Closes every connection and the port, and removes the files of uploads; returns when that is done.
  public func stop() { loop.stop() }
}
