import Combine
import Foundation
@preconcurrency import ReownAppKit
import SendFax
import SendFaxAPI
import UIKit
@preconcurrency import WalletConnectSign

/// Reown's SDK behind the seam. Nothing is decided here.
@MainActor
final class SDKLine: RelayLine {
  private let clock: any FaxClock
  private let state = LineState()
  private var subscriptions: [AnyCancellable] = []

  /// Starts the SDK: it opens its socket, proposes a connection and fetches its list of wallets.
  ///
  /// On the main thread, because the SDK's timers run on the caller's run loop. Replies are subscribed
  /// to before anything else can happen, because the SDK does not repeat them.
  ///
  /// - Throws: `walletNotAsked` where the app lacks what the SDK would end it for.
  init(
    _ app: ReownApp, clock: any FaxClock,
    replied: @escaping @Sendable (_ reply: WalletReply, _ id: String) -> Void
  ) throws {
    self.clock = clock
    // Without the entitlement the SDK's keychain fails and its socket never opens.
    guard
      FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: app.appGroup) != nil,
      UserDefaults(suiteName: app.appGroup) != nil
    else { throw ReownApp.notSetUp("its app group is not in its entitlements") }
    guard let base = Blockchain("eip155:8453") else {
      throw ReownApp.notSetUp("the chain can’t be named")
    }
    let metadata = AppMetadata(
      name: app.name, description: app.summary, url: app.site.absoluteString,
      icons: app.icons.map(\.absoluteString),
      redirect: try AppMetadata.Redirect(native: "\(app.scheme)://", universal: nil))
    // Analytics are on unless this says otherwise before the first event.
    UserDefaults.standard.set(false, forKey: "com.walletconnect.w3m.analyticsEnabled")
    Networking.configure(
      groupIdentifier: app.appGroup, projectId: app.projectID, socketFactory: RelaySocketFactory())
    AppKit.configure(
      projectId: app.projectID, metadata: metadata, crypto: NoCrypto(),
      sessionParams: SessionParams(namespaces: [
        // No events: the SDK's handler of `accountsChanged` ends the app on a list it does not expect.
        "eip155": ProposalNamespace(chains: [base], methods: [WalletSession.method], events: [])
      ]),
      authRequestParams: nil, coinbaseEnabled: false)
    subscriptions = SDKLine.subscribe(state: state, replied: replied)
    AppKit.instance.disableAnalytics()
  }

  /// Outside the main actor: the SDK calls from queues of its own.
  private nonisolated static func subscribe(
    state: LineState, replied: @escaping @Sendable (WalletReply, String) -> Void
  ) -> [AnyCancellable] {
    [
      Sign.instance.sessionResponsePublisher.sink { response in
        replied(WalletReply(response.result), response.id.string)
      },
      Sign.instance.requestExpirationPublisher.sink { id in replied(.expired, id.string) },
      Networking.instance.socketConnectionStatusPublisher.sink { status in
        state.isConnected = status == .connected
      },
    ]
  }

  func sessions() -> [WalletSession] { Sign.instance.getSessions().map(WalletSession.init) }

  func isConnected(topic: String, within patience: Duration) async -> Bool {
    if !state.isConnected {
      // Sending anything makes the SDK connect, and there is no other way to make it. How the ping
      // itself ends says nothing here.
      Task.detached { try? await Sign.instance.ping(topic: topic) }
    }
    return await state.isConnected(within: patience, on: clock)
  }

  func prepare(_ call: WalletCall) throws -> PreparedRequest {
    guard let chain = Blockchain("eip155:\(call.chain)") else {
      throw ReownApp.notSetUp("the chain can’t be named")
    }
    let request = try Request(
      topic: call.topic, method: WalletSession.method, params: AnyCodable([call.transaction]),
      chainId: chain, ttl: TimeInterval(call.seconds))
    return PreparedRequest(id: request.id.string) { await SDKLine.send(request) }
  }

  private nonisolated static func send(_ request: Request) async -> PreparedRequest.Sending {
    do {
      try await Sign.instance.request(params: request)
      return .sent
    } catch Request.Errors.requestExpired {
      return .refused("The time for the wallet’s request was over before it was sent.")
    } catch {
      if let reason = SendFailure.refusal(error.localizedDescription, topic: request.topic) {
        return .refused(reason)
      }
      return .unclear("The wallet network did not confirm the request.")
    }
  }

  func open(_ link: URL) async -> Bool { await UIApplication.shared.open(link, options: [:]) }

  func disconnect(topic: String) async throws {
    try await Sign.instance.disconnect(topic: topic)
  }

  /// Shows Reown's list of wallets over a screen.
  func showPicker(over screen: UIViewController) { AppKit.present(from: screen) }

  /// Whether a link was the SDK's own business.
  func handle(_ link: URL) -> Bool { AppKit.instance.handleDeeplink(link) }
}

extension WalletReply {
  init(_ result: RPCResult) {
    switch result {
    // What is not text is no hash; the outcome is unknown then, and nothing is lost by not reading it.
    case .response(let value): self = .result(try? value.get(String.self))
    case .error(let error): self = .error(code: error.code, message: error.message)
    }
  }
}

extension WalletSession {
  init(_ session: Session) {
    self.init(
      topic: session.topic, wallet: session.peer.name,
      grants: session.namespaces.map { key, namespace in
        Grant(
          key: key, accounts: namespace.accounts.map(\.absoluteString),
          methods: namespace.methods)
      }, expires: session.expiryDate, native: session.peer.redirect?.native,
      universal: session.peer.redirect?.universal)
  }
}
