@_exported import Foundation
@_exported import UniformTypeIdentifiers

@available(iOS 16.0, macOS 13.0, *)
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
@available(iOS 16.0, macOS 13.0, *)
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}
@available(iOS 16.0, macOS 13.0, *)
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildBlock<C: TransferRepresentation>(_ content: C) -> C
  where Item == C.Item { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {}
@available(iOS 16.0, macOS 13.0, *)
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
}

@available(iOS 16.0, macOS 13.0, *)
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *)
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

@available(iOS 16.0, macOS 13.0, *)
extension Data: Transferable {
  public static var transferRepresentation: DataRepresentation<Data> { DataRepresentation<Data>() }
}
@available(iOS 16.0, macOS 13.0, *)
extension String: Transferable {
  public static var transferRepresentation: DataRepresentation<String> { DataRepresentation<String>() }
}
@available(iOS 16.0, macOS 13.0, *)
extension URL: Transferable {
  public static var transferRepresentation: DataRepresentation<URL> { DataRepresentation<URL>() }
}
