#if canImport(SwiftUI)
  import CoreGraphics
  import Foundation
  import ImageIO
  import SendFax
  import SendFaxAPI
  import UniformTypeIdentifiers

  /// Pictures as pages of a fax: upright, decoded no larger than a fax machine prints, in greys.
  enum PicturePages {
    /// Writes a PDF of letter pages, one picture each.
    ///
    /// - Throws: `documentUnreadable` where one of them is no picture; no page is left out in silence.
    static func write(_ pictures: [DocumentIntake.Picture], to file: URL) throws {
      var letter = CGRect(
        x: 0, y: 0, width: PageLayout.pageWidth, height: PageLayout.pageHeight)
      guard let pdf = CGContext(file as CFURL, mediaBox: &letter, nil) else {
        throw FaxError(
          .outboxUnwritable, "The pages can't be written. Free some space and try again.",
          isWorthRetrying: true)
      }
      defer { pdf.closePDF() }
      for picture in pictures {
        guard let source = source(of: picture), CGImageSourceGetCount(source) > 0 else {
          throw notAPicture
        }
        for index in 0..<CGImageSourceGetCount(source) {
          // One page at a time in memory, whatever the pictures' number.
          try autoreleasepool { try draw(source, index, in: pdf) }
        }
      }
    }

    private static func draw(_ source: CGImageSource, _ index: Int, in pdf: CGContext) throws {
      guard let image = decoded(source, index),
        let place = PageLayout.place(width: image.width, height: image.height),
        let page = compressed(image, place)
      else { throw notAPicture }
      pdf.beginPDFPage(nil)
      pdf.draw(
        page, in: CGRect(x: place.x, y: place.y, width: place.width, height: place.height))
      pdf.endPDFPage()
    }

    private static func source(of picture: DocumentIntake.Picture) -> CGImageSource? {
      let options = [kCGImageSourceShouldCache: false] as CFDictionary
      switch picture {
      case .data(let data): return CGImageSourceCreateWithData(data as CFData, options)
      case .file(let url): return CGImageSourceCreateWithURL(url as CFURL, options)
      }
    }

    /// Turned upright by its own orientation, and made smaller while it is decoded.
    private static func decoded(_ source: CGImageSource, _ index: Int) -> CGImage? {
      let options =
        [
          kCGImageSourceCreateThumbnailFromImageAlways: true,
          kCGImageSourceCreateThumbnailWithTransform: true,
          kCGImageSourceShouldCacheImmediately: true,
          kCGImageSourceThumbnailMaxPixelSize: PageLayout.longestSide,
        ] as [CFString: Any] as CFDictionary
      return CGImageSourceCreateThumbnailAtIndex(source, index, options)
    }

    /// Grey, on white where it is transparent, and as JPEG, which a PDF holds as it is.
    private static func compressed(_ image: CGImage, _ place: PageLayout) -> CGImage? {
      guard
        let canvas = CGContext(
          data: nil, width: place.pixelsWide, height: place.pixelsHigh, bitsPerComponent: 8,
          bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
          bitmapInfo: CGImageAlphaInfo.none.rawValue)
      else { return nil }
      let whole = CGRect(x: 0, y: 0, width: place.pixelsWide, height: place.pixelsHigh)
      canvas.setFillColor(gray: 1, alpha: 1)
      canvas.fill(whole)
      canvas.interpolationQuality = .high
      canvas.draw(image, in: whole)
      let data = NSMutableData()
      let type = UTType.jpeg.identifier as CFString
      guard let grey = canvas.makeImage(),
        let jpeg = CGImageDestinationCreateWithData(data as CFMutableData, type, 1, nil)
      else { return nil }
      CGImageDestinationAddImage(
        jpeg, grey, [kCGImageDestinationLossyCompressionQuality: 0.7] as CFDictionary)
      guard CGImageDestinationFinalize(jpeg), let provider = CGDataProvider(data: data as CFData)
      else { return nil }
      return CGImage(
        jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent)
    }

    private static let notAPicture = FaxError(
      .documentUnreadable, "One of the pictures can't be read. Choose the others without it.")
  }
#endif
