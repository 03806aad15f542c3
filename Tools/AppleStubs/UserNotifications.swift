@_exported import Foundation

@available(iOS 10.0, macOS 10.14, *)
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static var alert: UNAuthorizationOptions { fatalError() }
  public static var sound: UNAuthorizationOptions { fatalError() }
}
@available(iOS 10.0, macOS 10.14, *)
open class UNNotificationSound: NSObject, @unchecked Sendable {
  public class var `default`: UNNotificationSound { fatalError() }
}
@available(iOS 15.0, macOS 12.0, *)
public enum UNNotificationInterruptionLevel: Int, Sendable {
  case passive, active, timeSensitive, critical
}
@available(iOS 10.0, macOS 10.14, *)
open class UNNotificationContent: NSObject, @unchecked Sendable {}
@available(iOS 10.0, macOS 10.14, *)
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override init() { fatalError() }
  public var title: String { get { fatalError() } set {} }
  public var body: String { get { fatalError() } set {} }
  public var sound: UNNotificationSound? { get { fatalError() } set {} }
  public var threadIdentifier: String { get { fatalError() } set {} }
  @available(iOS 15.0, macOS 12.0, *)
  public var interruptionLevel: UNNotificationInterruptionLevel { get { fatalError() } set {} }
}
@available(iOS 10.0, macOS 10.14, *)
open class UNNotificationTrigger: NSObject, @unchecked Sendable {}
@available(iOS 10.0, macOS 10.14, *)
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public convenience init(timeInterval: TimeInterval, repeats: Bool) { fatalError() }
}
@available(iOS 10.0, macOS 10.14, *)
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public convenience init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) { fatalError() }
  public var identifier: String { fatalError() }
}
@available(iOS 10.0, macOS 10.14, *)
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  public class func current() -> UNUserNotificationCenter { fatalError() }
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    fatalError()
  }
  public func add(_ request: UNNotificationRequest) async throws { fatalError() }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    fatalError()
  }
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) { fatalError() }
}

@available(iOS 10.0, macOS 10.14, *)
open class UNNotification: NSObject, @unchecked Sendable {}
@available(iOS 10.0, macOS 10.14, *)
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
}
// Its methods are optional in Apple's; the one that we have is required here.
@available(iOS 10.0, macOS 10.14, *)
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
}
@available(iOS 10.0, macOS 10.14, *)
extension UNUserNotificationCenter {
  public var delegate: (any UNUserNotificationCenterDelegate)? { get { fatalError() } set {} }
}
