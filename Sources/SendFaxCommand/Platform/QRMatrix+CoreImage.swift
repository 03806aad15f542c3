#if canImport(CoreImage)
  import CoreImage
  import Foundation

  extension QRMatrix {
    /// The code for a text, with a quarter of it readable from damage; nil where it is too long for one.
    init?(_ text: String) {
      guard let filter = CIFilter(name: "CIQRCodeGenerator") else { return nil }
      filter.setValue(Data(text.utf8), forKey: "inputMessage")
      filter.setValue("M", forKey: "inputCorrectionLevel")
      guard let image = filter.outputImage else { return nil }
      let side = Int(image.extent.width)
      // CoreImage writes rows of whole words.
      let row = (side + 15) / 16 * 16
      var bytes = [UInt8](repeating: 0, count: row * side)
      CIContext().render(
        image, toBitmap: &bytes, rowBytes: row, bounds: image.extent, format: .L8, colorSpace: nil)
      // The filter draws one light module around the code.
      let inner = 1..<(side - 1)
      self.side = inner.count
      modules = inner.flatMap { y in inner.map { x in bytes[y * row + x] < 128 } }
    }
  }
#endif
