import Foundation

/// A value that closures of a test share, behind a lock.
public final class Box<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var content: Value

  /// Holds a value.
  public init(_ value: Value) { content = value }

  /// What it holds.
  public var value: Value { lock.withLock { content } }

  /// Replaces what it holds.
  public func set(_ value: Value) { lock.withLock { content = value } }

  /// Changes what it holds.
  public func change(_ change: (inout Value) -> Void) { lock.withLock { change(&content) } }
}
