#if canImport(SwiftUI)
  import CoreImage
  import SwiftUI

  /// A text as a QR code, black on white in dark mode too: many wallets read no other.
  struct QRCode: View {
    let text: String
    let label: String
    @State private var image: CGImage?

    var body: some View {
      ZStack {
        if let image {
          Image(image, scale: 1, label: Text(verbatim: label)).interpolation(.none).resizable()
        }
      }
      .frame(width: 240, height: 240)
      .padding(16)
      .background(Color.white)
      // Once, not each time that a second has passed.
      .onAppear { image = QRCode.image(of: text) }
    }

    /// One pixel a module, with the quiet zone that CoreImage leaves round it.
    private static func image(of text: String) -> CGImage? {
      guard let filter = CIFilter(name: "CIQRCodeGenerator") else { return nil }
      filter.setValue(Data(text.utf8), forKey: "inputMessage")
      filter.setValue("M", forKey: "inputCorrectionLevel")
      guard let code = filter.outputImage else { return nil }
      return CIContext().createCGImage(code, from: code.extent)
    }
  }
#endif
