@_exported import Foundation

@available(iOS 14.0, macOS 11.0, *)
public struct UTType: Hashable, Sendable {
  public init?(_ identifier: String) { fatalError() }
  public init?(filenameExtension: String) { fatalError() }
  public var identifier: String { fatalError() }
  public func conforms(to type: UTType) -> Bool { fatalError() }
  public static var pdf: UTType { fatalError() }
  public static var image: UTType { fatalError() }
  public static var jpeg: UTType { fatalError() }
  public static var png: UTType { fatalError() }
  public static var heic: UTType { fatalError() }
  public static var fileURL: UTType { fatalError() }
  public static var url: UTType { fatalError() }
  public static var data: UTType { fatalError() }
  public static var plainText: UTType { fatalError() }
  public static var utf8PlainText: UTType { fatalError() }
}
