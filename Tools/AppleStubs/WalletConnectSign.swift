// Of reown-swift 2.3.1, read in its source: WalletConnectSign and what it re-exports (Commons, JSONRPC,
// WalletConnectUtils, -Pairing, -Signer, -Relay, -Networking). No type there is Sendable.
@_exported import Combine
@_exported import Foundation

// Commons
public enum Either<L, R> {
  case left(L)
  case right(R)
}
extension Either: Equatable where L: Equatable, R: Equatable {}
public struct AnyCodable: Equatable, Codable {
  public let value: Any
  public init<C>(_ codable: C) where C: Codable { fatalError() }
  public init(any value: Any) { fatalError() }
  public func get<T: Codable>(_ type: T.Type) throws -> T { fatalError() }
  public var stringRepresentation: String { fatalError() }
  public static func == (a: AnyCodable, b: AnyCodable) -> Bool { fatalError() }
  public init(from decoder: Decoder) throws { fatalError() }
  public func encode(to encoder: Encoder) throws { fatalError() }
}

// JSONRPC
public typealias RPCID = Either<String, Int64>
extension RPCID {
  public var string: String { fatalError() }
  public var integer: Int64 { fatalError() }
}
public struct JSONRPCError: Error, Equatable {
  public let code: Int
  public let message: String
  public let data: AnyCodable?
}
public enum RPCResult: Equatable {
  case response(AnyCodable)
  case error(JSONRPCError)
}

// WalletConnectUtils
public struct Blockchain: Equatable, Hashable {
  public let namespace: String
  public let reference: String
  public var absoluteString: String { fatalError() }
  public init?(_ string: String) { fatalError() }
}
public struct Account: Equatable, Hashable {
  public let namespace: String
  public let reference: String
  public let address: String
  public var absoluteString: String { fatalError() }
  public var blockchain: Blockchain { fatalError() }
}
public struct WalletConnectURI: Equatable {
  public var absoluteString: String { fatalError() }
  public var deeplinkUri: String { fatalError() }
}

// WalletConnectPairing
public struct AppMetadata: Equatable {
  public struct Redirect: Equatable {
    public let native: String?
    public let universal: String?
    public let linkMode: Bool?
    public init(native: String, universal: String?, linkMode: Bool = false) throws { fatalError() }
  }
  public let name: String
  public let description: String
  public let url: String
  public let icons: [String]
  public let redirect: Redirect?
  public init(
    name: String, description: String, url: String, icons: [String], redirect: Redirect
  ) { fatalError() }
}

// WalletConnectSigner
public struct EthereumSignature {
  public let v: UInt8
  public let r: [UInt8]
  public let s: [UInt8]
}
public protocol CryptoProvider {
  func recoverPubKey(signature: EthereumSignature, message: Data) throws -> Data
  func keccak256(_ data: Data) -> Data
}

// WalletConnectRelay
public enum SocketConnectionStatus {
  case connected
  case disconnected
}
public enum SocketConnectionType {
  case automatic
  case manual
}
public protocol WebSocketConnecting: AnyObject {
  var isConnected: Bool { get }
  var onConnect: (() -> Void)? { get set }
  var onDisconnect: ((Error?) -> Void)? { get set }
  var onText: ((String) -> Void)? { get set }
  var request: URLRequest { get set }
  func connect()
  func disconnect()
  func write(string: String, completion: (() -> Void)?)
}
public protocol WebSocketFactory {
  func create(with url: URL) -> WebSocketConnecting
}

// WalletConnectNetworking
public protocol NetworkingClient {
  var socketConnectionStatusPublisher: AnyPublisher<SocketConnectionStatus, Never> { get }
}
public class Networking {
  public static var instance: NetworkingClient { fatalError() }
  static public func configure(
    relayHost: String = "relay.walletconnect.org", groupIdentifier: String, projectId: String,
    socketFactory: WebSocketFactory, socketConnectionType: SocketConnectionType = .automatic
  ) { fatalError() }
}

// WalletConnectSign
public struct ProposalNamespace: Equatable {
  public let chains: [Blockchain]?
  public let methods: Set<String>
  public let events: Set<String>
  public init(chains: [Blockchain]? = nil, methods: Set<String>, events: Set<String>) {
    fatalError()
  }
}
public struct SessionNamespace: Equatable {
  public var chains: [Blockchain]?
  public var accounts: [Account]
  public var methods: Set<String>
  public var events: Set<String>
}
public struct Session {
  public let topic: String
  public let peer: AppMetadata
  public let namespaces: [String: SessionNamespace]
  public let expiryDate: Date
}
extension Session {
  public var accounts: [Account] { fatalError() }
}
public struct Request: Equatable {
  public enum Errors: Error {
    case invalidTtl
    case requestExpired
  }
  public let id: RPCID
  public let topic: String
  public let method: String
  public let params: AnyCodable
  public let chainId: Blockchain
  public init(
    topic: String, method: String, params: AnyCodable, chainId: Blockchain, ttl: TimeInterval = 300
  ) throws { fatalError() }
}
public struct Response {
  public let id: RPCID
  public let topic: String
  public let chainId: String?
  public let result: RPCResult
}
public final class SignClient {
  public var sessionResponsePublisher: AnyPublisher<Response, Never> { fatalError() }
  public var requestExpirationPublisher: AnyPublisher<RPCID, Never> { fatalError() }
  public func request(params: Request) async throws { fatalError() }
  public func ping(topic: String) async throws { fatalError() }
  public func disconnect(topic: String) async throws { fatalError() }
  public func getSessions() -> [Session] { fatalError() }
}
public class Sign {
  public static var instance: SignClient = { fatalError() }()
}
