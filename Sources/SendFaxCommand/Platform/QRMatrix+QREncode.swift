#if canImport(CQREncode)
  import CQREncode

  extension QRMatrix {
    /// The code for a text, with a quarter of it readable from damage; nil where it is too long for one.
    init?(_ text: String) {
      guard !text.utf8.contains(0),
        let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M)
      else { return nil }
      defer { QRcode_free(code) }
      side = Int(code.pointee.width)
      let bytes = UnsafeBufferPointer(start: code.pointee.data, count: side * side)
      modules = bytes.map { $0 & 1 == 1 }
    }
  }
#endif
