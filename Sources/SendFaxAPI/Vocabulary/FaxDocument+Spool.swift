import Foundation

extension FaxDocument {
  /// Reads a document that comes through a descriptor, such as standard input, by way of a file.
  ///
  /// ```swift
  /// let document = try FaxDocument.read(descriptor: 0, spoolingInto: folder)
  /// defer { unlink(document.path) }        // the file is the caller's from here on
  /// ```
  ///
  /// - Parameters:
  ///   - descriptor: Read to its end, or to one byte beyond ``sizeLimit``; it stays open.
  ///   - folder: Gets the file, mode 0600, under a name that nobody else has.
  ///   - name: The document's name.
  ///   - reader: What looks into the PDF.
  /// - Throws: As ``read(path:name:reader:)``, and `outboxUnwritable`; no file is left then.
  public static func read(
    descriptor: Int32, spoolingInto folder: String, name: String = "document.pdf",
    reader: any PDFReader = SystemPDFReader()
  ) throws -> FaxDocument {
    let path = (folder as NSString).appendingPathComponent("\(MultipartBoundary.random()).pdf")
    try spool(descriptor, into: path)
    do {
      return try read(path: path, name: name, reader: reader)
    } catch {
      unlink(path)
      throw error
    }
  }

  private static func spool(_ descriptor: Int32, into path: String) throws {
    let file = try NewFile(replacing: path)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&waiting, 1, -1)
        continue
      }
      guard count >= 0 else {
        throw FaxError(
          .fileUnreadable,
          "Standard input can't be read: \(String(cString: strerror(errno))).")
      }
      guard count > 0 else { break }
      guard file.length + count <= sizeLimit else { throw tooLarge() }
      try file.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
    _ = try file.finish()
  }
}
