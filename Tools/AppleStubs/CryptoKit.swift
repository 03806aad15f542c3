import Foundation

@available(iOS 13.0, macOS 10.15, *)
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
  static var byteCount: Int { get }
}

@available(iOS 13.0, macOS 10.15, *)
public struct SHA256Digest: Digest, Sendable {
  public static var byteCount: Int { fatalError() }
  public var description: String { fatalError() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    fatalError()
  }
  public func makeIterator() -> Array<UInt8>.Iterator { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct SHA256: Sendable {
  public typealias Digest = SHA256Digest
  public init() {}
  public static func hash<D: DataProtocol>(data: D) -> SHA256Digest { fatalError() }
  public mutating func update<D: DataProtocol>(data: D) { fatalError() }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { fatalError() }
  public func finalize() -> SHA256Digest { fatalError() }
}
