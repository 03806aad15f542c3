@_exported import CoreGraphics

public class CGImageSource { init() {} }
public class CGImageDestination { init() {} }

public func CGImageSourceCreateWithURL(
  _ url: CFURL, _ options: CFDictionary?
) -> CGImageSource? { fatalError() }
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { fatalError() }
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { fatalError() }
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { fatalError() }

public var kCGImageSourceShouldCache: CFString { fatalError() }
@available(iOS 7.0, macOS 10.9, *)
public var kCGImageSourceShouldCacheImmediately: CFString { fatalError() }
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { fatalError() }
public var kCGImageSourceCreateThumbnailWithTransform: CFString { fatalError() }
public var kCGImageSourceThumbnailMaxPixelSize: CFString { fatalError() }

public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { fatalError() }
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { fatalError() }
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { fatalError() }
public var kCGImageDestinationLossyCompressionQuality: CFString { fatalError() }
