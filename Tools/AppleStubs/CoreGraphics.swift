@_exported import Foundation

public struct CGPoint: Sendable, Equatable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { fatalError() }
  public static var zero: CGPoint { fatalError() }
}
public struct CGSize: Sendable, Equatable {
  public var width, height: CGFloat
  public init(width: CGFloat, height: CGFloat) { fatalError() }
}
public struct CGRect: Sendable, Equatable {
  public var origin: CGPoint
  public var size: CGSize
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  @_disfavoredOverload
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  @_disfavoredOverload
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
}
public struct CGAffineTransform: Sendable {
  public init(scaleX: CGFloat, y: CGFloat) { fatalError() }
}

public class CGColorSpace: @unchecked Sendable { init() {} }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { fatalError() }
public enum CGImageAlphaInfo: UInt32, Sendable { case none = 0, premultipliedLast = 1 }
public enum CGInterpolationQuality: Int32, Sendable { case `default` = 0, none, low, high, medium = 4 }
public enum CGColorRenderingIntent: Int32, Sendable { case defaultIntent = 0 }

public class CGDataProvider {
  public init?(data: CFData) {}
}
public class CGImage: @unchecked Sendable {
  public init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {}
  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
}
public class CGContext {
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {}
  public init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {}
  public func beginPDFPage(_ pageInfo: CFDictionary?) { fatalError() }
  public func endPDFPage() { fatalError() }
  public func closePDF() { fatalError() }
  public var interpolationQuality: CGInterpolationQuality { get { fatalError() } set {} }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { fatalError() }
  public func fill(_ rect: CGRect) { fatalError() }
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { fatalError() }
  public func makeImage() -> CGImage? { fatalError() }
}

public typealias CGPDFInteger = Int
public typealias CGPDFBoolean = UInt8
public typealias CGPDFDictionaryRef = OpaquePointer
public typealias CGPDFArrayRef = OpaquePointer
public typealias CGPDFObjectRef = OpaquePointer

public class CGPDFDocument {
  public init?(_ url: CFURL) {}
  public var catalog: CGPDFDictionaryRef? { fatalError() }
  public var numberOfPages: Int { fatalError() }
  public var isEncrypted: Bool { fatalError() }
  public var isUnlocked: Bool { fatalError() }
  public var allowsPrinting: Bool { fatalError() }
  public var allowsCopying: Bool { fatalError() }
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { fatalError() }
  public func page(at pageNumber: Int) -> CGPDFPage? { fatalError() }
}

public class CGPDFPage {
  init() {}
  public var dictionary: CGPDFDictionaryRef? { fatalError() }
}

public func CGPDFDictionaryGetObject(
  _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>,
  _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool { fatalError() }
public func CGPDFDictionaryGetInteger(
  _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>,
  _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool { fatalError() }
public func CGPDFDictionaryGetBoolean(
  _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>,
  _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool { fatalError() }
public func CGPDFDictionaryGetDictionary(
  _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>,
  _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool { fatalError() }
public func CGPDFDictionaryGetArray(
  _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>,
  _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool { fatalError() }
public func CGPDFArrayGetCount(_ array: CGPDFArrayRef) -> Int { fatalError() }
