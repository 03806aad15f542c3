import SendFax
import SendFaxAPI
import UIKit

/// The one connection of an app to wallet apps.
///
/// ```swift
/// let connection = ReownConnection(app)
/// let wallet = try await connection.wallet()          // on “Pay with a wallet app”
/// await connection.resume(in: outbox)                 // launch and foreground
/// ```
///
/// - Guaranteed: nothing is started, and nobody is told of this device, before a wallet is chosen or a
///   fax waits for one. A wallet's late answer reaches the fax it belongs to, whatever its state.
@MainActor
public final class ReownConnection {
  private let app: ReownApp
  private let clock: any FaxClock
  private let replies = Replies()
  private var line: SDKLine?
  private var outbox: Outbox?

  /// A connection that is not made yet.
  public init(_ app: ReownApp, clock: any FaxClock = SystemClock()) {
    self.app = app
    self.clock = clock
  }

  /// The wallet that pays; where none is connected that can, Reown's list of wallets is shown first.
  ///
  /// - Throws: `walletNotAsked` where the list was closed, the wallet can't pay on Base, or the app is
  ///   not set up; nothing was asked of any wallet.
  public func wallet() async throws -> ReownWallet {
    let line = try start()
    if choice(line).obstacle != nil { try await connect(line) }
    return ReownWallet(asking: Asking(line: line, replies: replies, clock: clock))
  }

  /// Takes down late answers, and listens for more where a fax waits for a wallet.
  public func resume(in outbox: Outbox) async {
    self.outbox = outbox
    if line == nil, await isAwaited(in: outbox) {
      // Not set up: nothing can be heard then, and the payment is claimed all the same.
      _ = try? start()
    }
    if let line, let session = line.sessions().first {
      _ = await line.isConnected(topic: session.topic, within: .zero)
    }
    await replies.deliver(to: outbox)
  }

  /// Whether a wallet may still have this fax's request on its screen, so that opening it again helps.
  public func canReopenWallet(for fax: FaxSnapshot) -> Bool {
    AskedRequest.approvable(in: fax.record, at: clock.now()) != nil
  }

  /// Brings the wallet to the front again that a fax waits for; the request is not made again.
  ///
  /// - Returns: false where none waits or the wallet can't be opened; the person finds it then.
  @discardableResult
  public func reopenWallet(for fax: FaxSnapshot) async -> Bool {
    guard let asked = AskedRequest.waiting(in: fax.record), let line = try? start(),
      let session = line.sessions().first(where: { $0.topic == asked.topic })
    else { return false }
    return await Asking.open(session, requestID: asked.id, on: line)
  }

  /// Ends every connection; the next payment shows the list of wallets.
  public func disconnect() async {
    guard let line else { return }
    for session in line.sessions() { await end(session, on: line) }
  }

  /// Whether a link that opened the app was Reown's own business.
  public func handle(_ link: URL) -> Bool { line?.handle(link) ?? false }

  /// Whether a wallet may still answer. An outbox that can't be read now is asked again on the next
  /// return to the app.
  private func isAwaited(in outbox: Outbox) async -> Bool {
    guard let faxes = try? await outbox.unfinishedFaxes() else { return false }
    return faxes.contains { AskedRequest.waiting(in: $0.record) != nil }
  }

  // MARK: Connecting

  private func start() throws -> SDKLine {
    if let line { return line }
    let replies = replies
    let new = try SDKLine(app, clock: clock) { [weak self] reply, id in
      Task {
        await replies.arrived(reply, for: id)
        if await replies.hasLate { await self?.deliver() }
      }
    }
    line = new
    return new
  }

  private func deliver() async {
    if let outbox { await replies.deliver(to: outbox) }
  }

  private func choice(_ line: SDKLine) -> SessionChoice {
    SessionChoice(among: line.sessions(), onChain: 8453, at: clock.now().wall)
  }

  private func connect(_ line: SDKLine) async throws {
    // The SDK shows its list only where nothing is connected.
    for session in line.sessions() { await end(session, on: line) }
    guard let screen = try await screenAtRest() else {
      throw FaxError(.walletNotAsked, "There is no window to show the list of wallets in.")
    }
    line.showPicker(over: screen)
    try await waitForConnection(line, over: screen)
    if let obstacle = choice(line).obstacle {
      for session in line.sessions() { await end(session, on: line) }
      throw FaxError(.walletNotAsked, obstacle)
    }
  }

  /// The screen on top, once no other is coming or going: over one that has just been put away nothing
  /// can be shown.
  private func screenAtRest() async throws -> UIViewController? {
    for _ in 0..<20 {
      try await clock.sleep(for: .milliseconds(100))
      if let screen = UIViewController.topmost, !screen.isMoving { return screen }
    }
    return nil
  }

  /// Until something is connected, or the list was closed and nothing follows within some seconds.
  private func waitForConnection(_ line: SDKLine, over screen: UIViewController) async throws {
    var closedFor = 0
    while line.sessions().isEmpty, closedFor < 12 {
      try await clock.sleep(for: .milliseconds(250))
      closedFor = screen.presentedViewController == nil ? closedFor + 1 : 0
    }
  }

  /// A connection that is gone already is as good as ended.
  private func end(_ session: WalletSession, on line: SDKLine) async {
    _ = await firstValue(within: .seconds(10), on: clock) {
      try? await line.disconnect(topic: session.topic)
    }
  }
}

extension UIViewController {
  /// The screen on top of the window a person uses.
  fileprivate static var topmost: UIViewController? {
    let windows = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .sorted { a, _ in a.activationState == .foregroundActive }
      .flatMap(\.windows)
    var screen = (windows.first(where: \.isKeyWindow) ?? windows.first)?.rootViewController
    while let above = screen?.presentedViewController { screen = above }
    return screen
  }

  /// Whether it is being shown or put away.
  fileprivate var isMoving: Bool { isBeingPresented || isBeingDismissed }
}
