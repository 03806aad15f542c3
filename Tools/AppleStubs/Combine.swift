@_exported import Foundation

@available(iOS 13.0, macOS 10.15, *)
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}
@available(iOS 13.0, macOS 10.15, *)
public protocol Cancellable { func cancel() }
@available(iOS 13.0, macOS 10.15, *)
public final class AnyCancellable: Cancellable {
  public func cancel() { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() {}
  public func send() { fatalError() }
}
@available(iOS 13.0, macOS 10.15, *)
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
@propertyWrapper
public struct Published<Value> {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
  public init(wrappedValue: Value) { fatalError() }
  public init(initialValue: Value) { fatalError() }
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  public var projectedValue: Publisher {
    mutating get { fatalError() }
    set { fatalError() }
  }
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(iOS 13.0, macOS 10.15, *)
extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    fatalError()
  }
}

@available(iOS 13.0, macOS 10.15, *)
public struct AnyPublisher<Output, Failure: Error>: Publisher {}

@available(iOS 13.0, macOS 10.15, *)
extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { fatalError() }
}
