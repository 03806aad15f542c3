// What Apple's Foundation has beyond FoundationEssentials, as far as our sources use it.
@_exported import Darwin
@_exported import Dispatch
@_exported import FoundationEssentials

public struct CGFloat: Sendable, Hashable, Comparable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public init(floatLiteral value: Double) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
  public init(_ value: Double) { fatalError() }
  public init(_ value: Int) { fatalError() }
  public static func < (a: CGFloat, b: CGFloat) -> Bool { fatalError() }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  public static var infinity: CGFloat { fatalError() }
}
extension Int { public init(_ value: CGFloat) { fatalError() } }
extension Double { public init(_ value: CGFloat) { fatalError() } }

public protocol NSObjectProtocol: AnyObject {}
open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  public static func == (a: NSObject, b: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

open class NSError: NSObject, Error, @unchecked Sendable {
  public var domain: String { fatalError() }
  public var code: Int { fatalError() }
  public var localizedDescription: String { fatalError() }
}
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
extension Error { public var localizedDescription: String { fatalError() } }

open class NSString: NSObject, @unchecked Sendable {
  public init(string: String) { fatalError() }
  public func appendingPathComponent(_ component: String) -> String { fatalError() }
  public var deletingLastPathComponent: String { fatalError() }
  public var lastPathComponent: String { fatalError() }
  public var deletingPathExtension: String { fatalError() }
}
// ObjectiveC's, which Foundation exports.
public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result { fatalError() }
open class NSNumber: NSObject, @unchecked Sendable {
  public var boolValue: Bool { fatalError() }
  public var intValue: Int { fatalError() }
  public var stringValue: String { fatalError() }
  public var int64Value: Int64 { fatalError() }
  public var doubleValue: Double { fatalError() }
  public var objCType: UnsafePointer<CChar> { fatalError() }
}
open class NSURL: NSObject, @unchecked Sendable {}
public typealias CFURL = NSURL
public typealias CFString = NSString
open class NSData: NSObject, @unchecked Sendable {}
public typealias CFData = NSData
open class NSMutableData: NSData, @unchecked Sendable { public override init() { fatalError() } }
public typealias CFMutableData = NSMutableData
open class NSDictionary: NSObject {}
public typealias CFDictionary = NSDictionary
public typealias CFTypeRef = AnyObject

// Bridging by `as`.
extension String: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout String?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String {
    fatalError()
  }
}
extension URL: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURL { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSURL, result: inout URL?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL {
    fatalError()
  }
}

extension Data: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSData { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSData, result: inout Data?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSData, result: inout Data?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Data {
    fatalError()
  }
}
extension Dictionary: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDictionary, result: inout Dictionary?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDictionary, result: inout Dictionary?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> Dictionary {
    fatalError()
  }
}

extension Data {
  public func range(
    of data: Data, options: SearchOptions = [], in range: Range<Index>? = nil
  ) -> Range<Index>? { fatalError() }
}

public typealias TimeInterval = Double

// Strings

extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { fatalError() }
  public func components(separatedBy separator: CharacterSet) -> [String] { fatalError() }
  public func replacingOccurrences<A: StringProtocol, B: StringProtocol>(
    of target: A, with replacement: B, options: String.CompareOptions = [],
    range: Range<Index>? = nil
  ) -> String { fatalError() }
  public func range<T: StringProtocol>(
    of string: T, options: String.CompareOptions = [], range: Range<Index>? = nil
  ) -> Range<Index>? { fatalError() }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { fatalError() }
  public func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String? {
    fatalError()
  }
  public var removingPercentEncoding: String? { fatalError() }
  public func padding<T: StringProtocol>(
    toLength: Int, withPad: T, startingAt: Int
  ) -> String { fatalError() }
}
extension String {
  public init(format: String, _ arguments: any CVarArg...) { fatalError() }
}

public struct CharacterSet: Sendable, Hashable {
  public init(charactersIn string: String) { fatalError() }
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
  public static var newlines: CharacterSet { fatalError() }
  public static var controlCharacters: CharacterSet { fatalError() }
  public static var alphanumerics: CharacterSet { fatalError() }
  public static var decimalDigits: CharacterSet { fatalError() }
  public static var urlQueryAllowed: CharacterSet { fatalError() }
  public static var urlPathAllowed: CharacterSet { fatalError() }
  public func contains(_ member: Unicode.Scalar) -> Bool { fatalError() }
}

open class Scanner: NSObject {
  public init(string: String) { fatalError() }
  public var isAtEnd: Bool { fatalError() }
}

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var fragmentsAllowed: ReadingOptions { fatalError() }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var prettyPrinted: WritingOptions { fatalError() }
    @available(iOS 11.0, macOS 10.13, *)
    public static var sortedKeys: WritingOptions { fatalError() }
    @available(iOS 13.0, macOS 10.15, *)
    public static var withoutEscapingSlashes: WritingOptions { fatalError() }
  }
  public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
    fatalError()
  }
  public class func data(withJSONObject: Any, options: WritingOptions = []) throws -> Data {
    fatalError()
  }
}

// Files and the process

public func NSTemporaryDirectory() -> String { fatalError() }
public func NSHomeDirectory() -> String { fatalError() }

public struct URLResourceValues: Sendable {
  public init() { fatalError() }
  @available(iOS 5.1, macOS 10.8, *)
  public var isExcludedFromBackup: Bool?
}
extension URL {
  public mutating func setResourceValues(_ values: URLResourceValues) throws { fatalError() }
  public func startAccessingSecurityScopedResource() -> Bool { fatalError() }
  public func stopAccessingSecurityScopedResource() { fatalError() }
}

open class NSFileCoordinator: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var withoutChanges: ReadingOptions { fatalError() }
    @available(iOS 8.0, macOS 10.10, *)
    public static var forUploading: ReadingOptions { fatalError() }
  }
  public override init() { fatalError() }
  @available(*, noasync)
  public func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) { fatalError() }
}

open class UserDefaults: NSObject, @unchecked Sendable {
  public class var standard: UserDefaults { fatalError() }
  public init?(suiteName: String?) { fatalError() }
  public func string(forKey defaultName: String) -> String? { fatalError() }
  public func integer(forKey defaultName: String) -> Int { fatalError() }
  public func object(forKey defaultName: String) -> Any? { fatalError() }
  public func set(_ value: Any?, forKey defaultName: String) { fatalError() }
  public func set(_ value: Int, forKey defaultName: String) { fatalError() }
  public func set(_ value: Bool, forKey defaultName: String) { fatalError() }
  public func removeObject(forKey defaultName: String) { fatalError() }
}

open class NSNotification: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
  }
}
// Not Sendable: it carries anything.
public struct Notification { public typealias Name = NSNotification.Name }
@available(*, unavailable)
extension Notification: Sendable {}
open class NotificationCenter: NSObject, @unchecked Sendable {
  public class var `default`: NotificationCenter { fatalError() }
}

open class NSItemProvider: NSObject, @unchecked Sendable {
  public var registeredTypeIdentifiers: [String] { fatalError() }
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { fatalError() }
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { fatalError() }
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { fatalError() }
}
open class Progress: NSObject, @unchecked Sendable {}

public final class FileHandle: NSObject, @unchecked Sendable {
  public convenience init(fileDescriptor: Int32, closeOnDealloc: Bool) { fatalError() }
  public convenience init?(forWritingAtPath: String) { fatalError() }
  public convenience init?(forReadingAtPath: String) { fatalError() }
  public convenience init(forReadingFrom url: URL) throws { fatalError() }
  public class var standardInput: FileHandle { fatalError() }
  public class var standardOutput: FileHandle { fatalError() }
  public class var standardError: FileHandle { fatalError() }
  public func write(_ data: Data) { fatalError() }
  @available(iOS 13.4, macOS 10.15.4, *)
  public func write<T: DataProtocol>(contentsOf data: T) throws { fatalError() }
  @available(iOS 13.4, macOS 10.15.4, *)
  public func readToEnd() throws -> Data? { fatalError() }
  @available(iOS 13.4, macOS 10.15.4, *)
  public func read(upToCount count: Int) throws -> Data? { fatalError() }
  @available(iOS 13.0, macOS 10.15, *)
  public func close() throws { fatalError() }
  @available(iOS 13.0, macOS 10.15, *)
  public func synchronize() throws { fatalError() }
}

open class Bundle: NSObject, @unchecked Sendable {
  public class var main: Bundle { fatalError() }
  public var executablePath: String? { fatalError() }
  public var preferredLocalizations: [String] { fatalError() }
  public func object(forInfoDictionaryKey key: String) -> Any? { fatalError() }
}

@available(iOS, unavailable)
open class Process: NSObject, @unchecked Sendable {
  public override init() { fatalError() }
  @available(macOS 10.13, *)
  public func run() throws { fatalError() }
}

public protocol NSLocking {
  @available(*, noasync)
  func lock()
  @available(*, noasync)
  func unlock()
}
extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { fatalError() }
}
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  @available(*, noasync)
  public func lock() { fatalError() }
  @available(*, noasync)
  public func unlock() { fatalError() }
  @available(*, noasync)
  public func `try`() -> Bool { fatalError() }
}

open class Thread: NSObject, @unchecked Sendable {
  @available(iOS 10.0, macOS 10.12, *)
  public convenience init(block: @escaping @Sendable () -> Void) { fatalError() }
  @available(iOS 10.0, macOS 10.12, *)
  public class func detachNewThread(_ block: @escaping @Sendable () -> Void) { fatalError() }
  public var name: String?
  public func start() { fatalError() }
}

// URLSession

public struct URLError: Error, Hashable, Sendable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public static var unknown: Code { fatalError() }
    public static var cancelled: Code { fatalError() }
    public static var timedOut: Code { fatalError() }
    public static var unsupportedURL: Code { fatalError() }
    public static var badURL: Code { fatalError() }
    public static var badServerResponse: Code { fatalError() }
    public static var cannotFindHost: Code { fatalError() }
    public static var cannotConnectToHost: Code { fatalError() }
    public static var networkConnectionLost: Code { fatalError() }
    public static var dnsLookupFailed: Code { fatalError() }
    public static var notConnectedToInternet: Code { fatalError() }
    public static var internationalRoamingOff: Code { fatalError() }
    public static var callIsActive: Code { fatalError() }
    public static var dataNotAllowed: Code { fatalError() }
    public static var cannotParseResponse: Code { fatalError() }
    public static var fileDoesNotExist: Code { fatalError() }
    public static var fileIsDirectory: Code { fatalError() }
    public static var noPermissionsToReadFile: Code { fatalError() }
    public static var secureConnectionFailed: Code { fatalError() }
    public static var serverCertificateHasBadDate: Code { fatalError() }
    public static var serverCertificateUntrusted: Code { fatalError() }
    public static var serverCertificateHasUnknownRoot: Code { fatalError() }
    public static var serverCertificateNotYetValid: Code { fatalError() }
    public static var clientCertificateRejected: Code { fatalError() }
    public static var clientCertificateRequired: Code { fatalError() }
    @available(iOS 9.0, macOS 10.11, *)
    public static var appTransportSecurityRequiresSecureConnection: Code { fatalError() }
  }
  public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
  public var code: Code { fatalError() }
  public static var cancelled: Code { fatalError() }
  public static var timedOut: Code { fatalError() }
  public static var networkConnectionLost: Code { fatalError() }
}

public struct URLRequest: Sendable, Hashable {
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
  }
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) { fatalError() }
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public var timeoutInterval: TimeInterval
  public var httpShouldHandleCookies: Bool
  public var allHTTPHeaderFields: [String: String]?
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) { fatalError() }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    fatalError()
  }
}

open class URLResponse: NSObject, @unchecked Sendable {
  public var url: URL? { fatalError() }
  public var expectedContentLength: Int64 { fatalError() }
}
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public var statusCode: Int { fatalError() }
  public var allHeaderFields: [AnyHashable: Any] { fatalError() }
  @available(iOS 13.0, macOS 10.15, *)
  public func value(forHTTPHeaderField field: String) -> String? { fatalError() }
}

open class HTTPCookie: NSObject, @unchecked Sendable {
  public enum AcceptPolicy: UInt, Sendable { case always, never, onlyFromMainDocumentDomain }
}
open class HTTPCookieStorage: NSObject, @unchecked Sendable {}
open class URLCache: NSObject, @unchecked Sendable {}
open class URLCredentialStorage: NSObject, @unchecked Sendable {}
open class OperationQueue: NSObject, @unchecked Sendable {}

open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  public class var `default`: URLSessionConfiguration { fatalError() }
  public class var ephemeral: URLSessionConfiguration { fatalError() }
  public class func background(
    withIdentifier identifier: String
  ) -> URLSessionConfiguration { fatalError() }
  public var identifier: String? { fatalError() }
  public var isDiscretionary: Bool { get { fatalError() } set {} }
  public var allowsCellularAccess: Bool { get { fatalError() } set {} }
  @available(iOS 7.0, macOS 11.0, *)
  public var sessionSendsLaunchEvents: Bool { get { fatalError() } set {} }
  public var httpMaximumConnectionsPerHost: Int { get { fatalError() } set {} }
  public var httpCookieStorage: HTTPCookieStorage?
  public var httpShouldSetCookies: Bool { get { fatalError() } set {} }
  public var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy { get { fatalError() } set {} }
  public var urlCache: URLCache?
  public var connectionProxyDictionary: [AnyHashable: Any]?
  public var urlCredentialStorage: URLCredentialStorage?
  public var requestCachePolicy: URLRequest.CachePolicy { get { fatalError() } set {} }
  public var timeoutIntervalForRequest: TimeInterval { get { fatalError() } set {} }
  public var timeoutIntervalForResource: TimeInterval { get { fatalError() } set {} }
  @available(iOS 11.0, macOS 10.13, *)
  public var waitsForConnectivity: Bool { get { fatalError() } set {} }
}

open class URLSessionTask: NSObject, @unchecked Sendable {
  public var taskIdentifier: Int { fatalError() }
  public var taskDescription: String? { get { fatalError() } set {} }
  public var originalRequest: URLRequest? { fatalError() }
  public var countOfBytesSent: Int64 { fatalError() }
  @available(iOS 11.0, macOS 10.13, *)
  public var earliestBeginDate: Date? { get { fatalError() } set {} }
  @available(iOS 11.0, macOS 10.13, *)
  public var countOfBytesClientExpectsToSend: Int64 { get { fatalError() } set {} }
  @available(iOS 11.0, macOS 10.13, *)
  public var countOfBytesClientExpectsToReceive: Int64 { get { fatalError() } set {} }
  public var response: URLResponse? { fatalError() }
  public var error: (any Error)? { fatalError() }
  public func resume() { fatalError() }
  public func suspend() { fatalError() }
  public func cancel() { fatalError() }
}
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

@available(iOS 13.0, macOS 10.15, *)
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  public enum Message: Sendable {
    case data(Data)
    case string(String)
  }
  public enum CloseCode: Int, Sendable { case goingAway = 1001 }
  public func send(
    _ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { fatalError() }
  public func receive(
    completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void
  ) { fatalError() }
  public func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
    fatalError()
  }
  public func cancel(with closeCode: CloseCode, reason: Data?) { fatalError() }
}

@available(iOS 10.0, macOS 10.12, *)
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
  public var requestStartDate: Date? { fatalError() }
}
@available(iOS 10.0, macOS 10.12, *)
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
  public var transactionMetrics: [URLSessionTaskTransactionMetrics] { fatalError() }
}

// Apple makes every method of a delegate optional, so that a wrong signature there is a method that is
// never called. The ones that we implement are required here, which makes it an error.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
// Of a session in the background only, so apart from the ones that every delegate of ours has.
public protocol URLSessionBackgroundDelegate: NSObjectProtocol {
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
  @available(iOS 11.0, macOS 10.13, *)
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willBeginDelayedRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) ->
      Void)
}
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void)
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
  @available(iOS 10.0, macOS 10.12, *)
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics)
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}
// Apple's inherits URLSessionTaskDelegate; here it asks for what a socket's delegate of ours has.
@available(iOS 13.0, macOS 10.15, *)
public protocol URLSessionWebSocketDelegate: URLSessionDelegate {
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?)
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void)
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

open class URLSession: NSObject, @unchecked Sendable {
  public enum ResponseDisposition: Int, Sendable { case cancel, allow, becomeDownload }
  @available(iOS 11.0, macOS 10.13, *)
  public enum DelayedRequestDisposition: Int, Sendable {
    case continueLoading, useNewRequest, cancel
  }
  public class var shared: URLSession { fatalError() }
  @available(iOS 9.0, macOS 10.11, *)
  public var allTasks: [URLSessionTask] { get async { fatalError() } }
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue: OperationQueue?
  ) { fatalError() }
  public func dataTask(with request: URLRequest) -> URLSessionDataTask { fatalError() }
  @available(iOS 13.0, macOS 10.15, *)
  public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask { fatalError() }
  public func uploadTask(
    with request: URLRequest, fromFile file: URL
  ) -> URLSessionUploadTask { fatalError() }
  public func uploadTask(
    with request: URLRequest, from body: Data
  ) -> URLSessionUploadTask { fatalError() }
  @available(iOS 17.0, macOS 14.0, *)
  public func uploadTask(withResumeData: Data) -> URLSessionUploadTask { fatalError() }
  public func finishTasksAndInvalidate() { fatalError() }
  public func invalidateAndCancel() { fatalError() }
}

open class NSCoder: NSObject {}

extension FileManager {
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? { fatalError() }
}

open class NSExtensionItem: NSObject {
  public var attachments: [NSItemProvider]? { get { fatalError() } set {} }
}
open class NSExtensionContext: NSObject {
  public var inputItems: [Any] { fatalError() }
  public func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { fatalError() }
}
