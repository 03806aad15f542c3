@_exported import CoreGraphics

@available(iOS 5.0, macOS 10.4, *)
open class CIImage: NSObject, @unchecked Sendable {
  public var extent: CGRect { fatalError() }
  @available(iOS 5.0, macOS 10.4, *)
  public func transformed(by matrix: CGAffineTransform) -> CIImage { fatalError() }
}

@available(iOS 5.0, macOS 10.4, *)
open class CIFilter: NSObject {
  public convenience init?(name: String) { fatalError() }
  @available(iOS 5.0, macOS 10.10, *)
  public var outputImage: CIImage? { fatalError() }
  // NSObject's key-value coding.
  public func setValue(_ value: Any?, forKey key: String) { fatalError() }
}

@available(iOS 5.0, macOS 10.11, *)
public struct CIFormat: Sendable {
  public static var L8: CIFormat { fatalError() }
}

@available(iOS 5.0, macOS 10.4, *)
open class CIContext: NSObject, @unchecked Sendable {
  @available(iOS 5.0, macOS 10.11, *)
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) { fatalError() }
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { fatalError() }
}
