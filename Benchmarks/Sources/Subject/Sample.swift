import Foundation
import SendFaxAPI

/// A document of one page.
enum Sample {
  static func document(in folder: String) throws -> FaxDocument {
    let path = folder + "/sample.pdf"
    let pdf = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>> endobj
      trailer <</Root 1 0 R>>
      %%EOF

      """
    try Data(pdf.utf8).write(to: URL(fileURLWithPath: path))
    return try FaxDocument.read(path: path)
  }

  /// Another number for each fax: two of one document and number are one content. None is among those
  /// to which the sandbox gives an outcome of their own.
  static func number(_ index: Int) throws -> FaxNumber {
    try FaxNumber("+1613\(6_000_000 + index)")
  }
}
