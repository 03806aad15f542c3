import Foundation
import SendFaxAPI
import TestSupport

/// What all worlds of a process share: a folder, in memory where there is one, and the documents.
public final class Bench {
  let path: String
  /// Documents of one, two and three pages.
  let documents: [FaxDocument]

  /// Makes a folder of its own, gone with the value.
  public init() throws {
    let memory = "/dev/shm"
    let base =
      FileManager.default.isWritableFile(atPath: memory)
      ? memory : FileManager.default.temporaryDirectory.path
    path = "\(base)/sendfax-simulator-\(ProcessInfo.processInfo.processIdentifier)"
    let folder = URL(fileURLWithPath: "\(path)/documents")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    documents = try (1...3).map { pages in
      let own = folder.appendingPathComponent("\(pages)")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      return try FaxDocument.read(path: SamplePDF.pages(pages).write(in: own))
    }
    // The sandbox's spool as well.
    setenv("TMPDIR", path, 1)
    Turns.takeOver()
  }

  /// The path of a document of one page that weighs about so many bytes.
  func document(weighing size: Int) throws -> String {
    let folder = URL(fileURLWithPath: "\(path)/documents")
    return try SamplePDF.weighing(size).write(in: folder, as: "\(size).pdf")
  }

  /// Removes what a world has left.
  func clear() { try? FileManager.default.removeItem(atPath: "\(path)/world") }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
