@_exported import Darwin

public class DispatchObject: @unchecked Sendable { init() {} }

public final class DispatchQueue: DispatchObject, @unchecked Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { fatalError() }
    public static var concurrent: Attributes { fatalError() }
  }

  public convenience init(label: String, attributes: Attributes = []) { fatalError() }
  @available(iOS 8.0, macOS 10.10, *)
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { fatalError() }
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    fatalError()
  }
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) { fatalError() }
  public func sync<T>(execute work: () throws -> T) rethrows -> T { fatalError() }
}

public final class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int) { fatalError() }
  @available(*, noasync)
  public func wait() { fatalError() }
  @discardableResult
  public func signal() -> Int { fatalError() }
}

public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public var uptimeNanoseconds: UInt64 { fatalError() }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { fatalError() }
}

public struct DispatchQoS: Sendable {
  public enum QoSClass: Sendable { case background, utility, `default`, userInitiated }
}
public struct DispatchWorkItemFlags: Sendable {}

public protocol DispatchSourceProtocol {
  func setEventHandler(handler: (@Sendable @convention(block) () -> Void)?)
  func setRegistrationHandler(handler: (@Sendable @convention(block) () -> Void)?)
  func resume()
  func cancel()
}
public protocol DispatchSourceSignal: DispatchSourceProtocol {}

public class DispatchSource: DispatchObject, @unchecked Sendable {
  public class func makeSignalSource(
    signal: Int32, queue: DispatchQueue? = nil
  ) -> any DispatchSourceSignal { fatalError() }
}

public func dispatchMain() -> Never { fatalError() }
