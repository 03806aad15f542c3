// Of reown-swift 2.3.1, read in its source.
@_exported import WalletConnectSign
import UIKit

/// Shadows a wallet of ours by name, as the real one does.
public struct Wallet {}
public struct AuthRequestParams {}
public struct SessionParams {
  public init(
    namespaces: [String: ProposalNamespace], sessionProperties: [String: String]? = nil
  ) { fatalError() }
  @available(*, deprecated)
  public init(
    requiredNamespaces: [String: ProposalNamespace],
    optionalNamespaces: [String: ProposalNamespace]? = nil,
    sessionProperties: [String: String]? = nil
  ) { fatalError() }
  public static let `default`: Self = { fatalError() }()
}
public class AppKitClient {
  @discardableResult
  public func handleDeeplink(_ url: URL) -> Bool { fatalError() }
  public func disableAnalytics() { fatalError() }
}
public class AppKit {
  public static var instance: AppKitClient = { fatalError() }()
  public static func configure(
    projectId: String, metadata: AppMetadata, crypto: CryptoProvider,
    sessionParams: SessionParams = .default, authRequestParams: AuthRequestParams?,
    includeWebWallets: Bool = true, recommendedWalletIds: [String] = [],
    includedWalletIds: [String] = [], excludedWalletIds: [String] = [],
    customWallets: [Wallet] = [], coinbaseEnabled: Bool = true,
    onError: @escaping (Error) -> Void = { _ in }
  ) { fatalError() }
}
extension AppKit {
  public static func present(from presentingViewController: UIViewController? = nil) {
    fatalError()
  }
}
