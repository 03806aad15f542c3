@_exported import Foundation

public struct CGPoint: Sendable { public var x, y: CGFloat }
public struct CGSize: Sendable { public var width, height: CGFloat }
public struct CGRect: Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
}

public class CGColorSpace { init() {} }

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
