import Foundation

/// Writes the objects of a PDF one after another, numbered from 1, with a table of where they are.
public struct PDFSource {
  private var bytes = Data("%PDF-1.7\n%\u{E2}\u{E3}\n".utf8)
  private var offsets: [Int] = []

  /// A file without objects.
  public init() {}

  /// The number the next object gets.
  public var nextNumber: Int { offsets.count + 1 }

  /// Adds an object.
  public mutating func add(_ object: String) {
    offsets.append(bytes.count)
    bytes.append(Data("\(offsets.count) 0 obj\n\(object)\nendobj\n".utf8))
  }

  /// Adds a stream; `entries` go into its dictionary beside the length.
  public mutating func addStream(_ contents: Data, entries: String = "") {
    offsets.append(bytes.count)
    let head = "\(offsets.count) 0 obj\n<< \(entries) /Length \(contents.count) >>\nstream\n"
    bytes.append(Data(head.utf8))
    bytes.append(contents)
    bytes.append(Data("\nendstream\nendobj\n".utf8))
  }

  /// The file, with object 1 as its catalog; `trailer` goes into the trailer's dictionary.
  public func finished(trailer: String = "") -> Data {
    var file = bytes
    let start = file.count
    var table = "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    table += "trailer\n<< /Size \(offsets.count + 1) /Root 1 0 R \(trailer) >>\n"
    file.append(Data((table + "startxref\n\(start)\n%%EOF\n").utf8))
    return file
  }
}
