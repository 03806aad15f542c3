import Foundation
import TestSupport

/// A file for one test, in a folder that goes with it.
struct SampleFile {
  let path: String
  private let folder: TestSupport.TemporaryFolder

  init(_ contents: Data, name: String = "letter.pdf") throws {
    folder = try TemporaryFolder()
    path = try SamplePDF(data: contents).write(in: folder.url, as: name)
  }

  init(_ text: String, name: String = "letter.pdf") throws {
    try self.init(Data(text.utf8), name: name)
  }

  init(pages: Int, name: String = "letter.pdf") throws {
    try self.init(SamplePDF.pages(pages).data, name: name)
  }
}
