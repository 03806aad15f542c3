import Foundation

/// Small PDFs made in code.
///
/// ```swift
/// let path = try SamplePDF.pages(3).write(in: folder)
/// ```
public struct SamplePDF: Sendable {
  /// The file's bytes.
  public var data: Data

  /// A sample of those bytes.
  public init(data: Data) { self.data = data }

  /// A sound document of that many pages, each saying its number.
  public static func pages(_ count: Int) -> SamplePDF {
    var file = PDFSource()
    let kids = (0..<count).map { "\(3 + 2 * $0) 0 R" }.joined(separator: " ")
    file.add("<< /Type /Catalog /Pages 2 0 R >>")
    file.add("<< /Type /Pages /Kids [\(kids)] /Count \(count) >>")
    for page in 0..<count {
      file.add(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents \(4 + 2 * page) 0 R "
          + "/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> "
          + ">>")
      file.addStream(Data("BT /F 24 Tf 72 700 Td (Page \(page + 1)) Tj ET".utf8))
    }
    return SamplePDF(data: file.finished())
  }

  /// A sound document of one page and about that many bytes, as a scan has them.
  public static func weighing(_ bytes: Int) -> SamplePDF {
    var file = PDFSource()
    file.add("<< /Type /Catalog /Pages 2 0 R >>")
    file.add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    file.add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>")
    file.addStream(Data("BT ET".utf8))
    file.addStream(Data(repeating: 0x20, count: max(0, bytes - 600)))
    return SamplePDF(data: file.finished())
  }

  /// Writes the sample to a new file in a folder.
  public func write(in folder: URL, as name: String = "sample.pdf") throws -> String {
    let url = folder.appendingPathComponent(name)
    try data.write(to: url)
    return url.path
  }
}
