@_exported import CoreGraphics
@_exported import UniformTypeIdentifiers

@MainActor @preconcurrency
open class UIResponder: NSObject {}
@MainActor @preconcurrency
open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var flexibleWidth: AutoresizingMask { fatalError() }
    public static var flexibleHeight: AutoresizingMask { fatalError() }
  }
  public var isAccessibilityElement: Bool { get { fatalError() } set {} }
  public var frame: CGRect { get { fatalError() } set {} }
  public var bounds: CGRect { get { fatalError() } set {} }
  public var autoresizingMask: AutoresizingMask { get { fatalError() } set {} }
  public func addSubview(_ view: UIView) { fatalError() }
}
@MainActor @preconcurrency
open class UIWindow: UIView {
  public var isKeyWindow: Bool { fatalError() }
  public var rootViewController: UIViewController? { get { fatalError() } set {} }
}
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }
  public var activationState: ActivationState { fatalError() }
}
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  public var windows: [UIWindow] { fatalError() }
}
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  public override init() { fatalError() }
  public init(nibName: String?, bundle: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public var view: UIView! { get { fatalError() } set {} }
  public var title: String? { get { fatalError() } set {} }
  open func viewDidLoad() { fatalError() }
  public var extensionContext: NSExtensionContext? { fatalError() }
  public func addChild(_ childController: UIViewController) { fatalError() }
  public func didMove(toParent parent: UIViewController?) { fatalError() }
  public func viewDidAppear(_ animated: Bool) { fatalError() }
  public var presentedViewController: UIViewController? { fatalError() }
  public var isBeingPresented: Bool { fatalError() }
  public var isBeingDismissed: Bool { fatalError() }
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
  public func present(
    _ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { fatalError() }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static var invalid: UIBackgroundTaskIdentifier { fatalError() }
}

@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    @available(iOS 10.0, *)
    public static var universalLinksOnly: OpenExternalURLOptionsKey { fatalError() }
  }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
  }
  public class var shared: UIApplication { fatalError() }
  public var applicationState: State { fatalError() }
  @available(iOS 13.0, *)
  public var connectedScenes: Set<UIScene> { fatalError() }
  public var isProtectedDataAvailable: Bool { fatalError() }
  public var backgroundTimeRemaining: TimeInterval { fatalError() }
  public func canOpenURL(_ url: URL) -> Bool { fatalError() }
  @available(iOS 10.0, *)
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { fatalError() }
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { fatalError() }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { fatalError() }
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    fatalError()
  }
}

@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  // Optional in Apple's; those that we have are required here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
}

open class UIImage: NSObject, @unchecked Sendable {
  public func jpegData(compressionQuality: CGFloat) -> Data? { fatalError() }
  public var cgImage: CGImage? { fatalError() }
  public var size: CGSize { fatalError() }
}

public struct UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { fatalError() }
    public static var announcement: Notification { fatalError() }
  }
  @MainActor
  public static func post(notification: Notification, argument: Any?) { fatalError() }
  @MainActor
  public static var isVoiceOverRunning: Bool { fatalError() }
}

@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    @available(iOS 10.0, *)
    public static var expirationDate: OptionsKey { fatalError() }
    @available(iOS 10.0, *)
    public static var localOnly: OptionsKey { fatalError() }
  }
  public class var general: UIPasteboard { fatalError() }
  @available(iOS 10.0, *)
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { fatalError() }
}

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case phonePad = 5
  case decimalPad = 8
}
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public static var telephoneNumber: UITextContentType { fatalError() }
}
