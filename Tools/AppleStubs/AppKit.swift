@_exported import CoreGraphics
@_exported import UniformTypeIdentifiers

@MainActor @preconcurrency
open class NSResponder: NSObject {
  public override init() { fatalError() }
}
@MainActor @preconcurrency
open class NSView: NSResponder {}
@MainActor @preconcurrency
open class NSWindow: NSResponder {}
@MainActor @preconcurrency
open class NSViewController: NSResponder {
  public required init?(coder: NSCoder) { fatalError() }
}

@MainActor @preconcurrency
open class NSWorkspace: NSObject {
  public class var shared: NSWorkspace { fatalError() }
  @discardableResult
  public func open(_ url: URL) -> Bool { fatalError() }
}

@MainActor @preconcurrency
open class NSApplication: NSResponder {
  public class var shared: NSApplication { fatalError() }
  public var mainWindow: NSWindow? { fatalError() }
}

open class NSPasteboard: NSObject {
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
    public static var string: PasteboardType { fatalError() }
  }
  public struct ContentsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    @available(macOS 10.12, *)
    public static var currentHostOnly: ContentsOptions { fatalError() }
  }
  public class var general: NSPasteboard { fatalError() }
  @available(macOS 10.12, *)
  @discardableResult
  public func prepareForNewContents(with options: ContentsOptions = []) -> Int { fatalError() }
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool { fatalError() }
}

public struct NSAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    @available(macOS 10.9, *)
    public static var announcementRequested: Notification { fatalError() }
  }
  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    @available(macOS 10.9, *)
    public static var announcement: NotificationUserInfoKey { fatalError() }
    @available(macOS 10.9, *)
    public static var priority: NotificationUserInfoKey { fatalError() }
  }
  @available(macOS 10.7, *)
  public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
  ) { fatalError() }
}
public enum NSAccessibilityPriorityLevel: Int, Sendable {
  case low = 10
  case medium = 50
  case high = 90
}

// Optional in Apple's; those that we have are required here.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}
