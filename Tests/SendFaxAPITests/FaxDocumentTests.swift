import Foundation
import TestSupport
import Testing

@testable import SendFaxAPI

@Suite struct FaxDocumentTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ sample: SamplePDF) throws -> FaxDocument {
    try FaxDocument.read(path: sample.write(in: folder.url))
  }

  private func refusal(_ sample: SamplePDF) -> FaxError? {
    #expect(throws: FaxError.self) { try read(sample) }
  }

  @Test func `a sound document is counted and hashed`() throws {
    let sample = SamplePDF.pages(3)
    let document = try read(sample)
    #expect(document.pageCount == .exact(3))
    #expect(document.notes == [])
    #expect(document.name == "sample.pdf")
    #expect(document.size == sample.data.count)
    #expect(document.sha256 == SHA256.hex(of: sample.data))
  }

  @Test(
    arguments: [
      ("an object stream", SamplePDF.objectStream, PageCount.exact(1), [.blankPages]),
      ("an update that adds a page", .updated, .exact(2), []),
      ("text before the header", .leadingJunk, .exact(1), []),
      ("80 KB after the end", .trailingJunk, .estimate(1), [.damaged, .pageCountEstimated]),
      ("a deep tree", .deepTree(2_000), .exact(1), []),
      ("a tree that doubles at each level", .doublingTree(60), .estimate(1), [.pageCountEstimated]),
      ("one page used three times", .repeatedPage(3), .exact(3), []),
      ("a wrong count", .wrongCount, .estimate(2), [.pageCountEstimated]),
      ("a loop", .loop, .estimate(2), [.pageCountEstimated]),
      (
        "a broken cross-reference table", .brokenTable, .estimate(2),
        [.damaged, .pageCountEstimated]
      ),
      ("a tail cut off", .truncated, .estimate(3), [.damaged, .pageCountEstimated]),
      ("a missing kid", .missingKid, .estimate(2), [.pageCountEstimated]),
      ("a signature", .signed, .exact(1), [.signed]),
      ("a dynamic form", .dynamicForm, .exact(1), [.dynamicForm]),
      ("a field without appearance", .bareField, .exact(1), [.fieldsWithoutAppearance]),
      ("a blank page", .blankPage, .exact(2), [.blankPages]),
    ] as [(String, SamplePDF, PageCount, [FaxDocument.Note])])
  func `every kind of document is counted`(
    name: String, sample: SamplePDF, pages: PageCount, notes: [FaxDocument.Note]
  ) throws {
    let document = try read(sample)
    #expect(document.pageCount == pages, "\(name)")
    #expect(document.notes == notes, "\(name)")
  }

  @Test(arguments: [
    ("empty", SamplePDF(data: Data()), FaxError.Code.notAPDF),
    ("text", SamplePDF(data: Data("oops".utf8)), .notAPDF),
    ("a header too late", .lateHeader, .notAPDF),
    ("nothing but a header", SamplePDF(data: Data("%PDF-1.7\n".utf8)), .documentUnreadable),
    ("no pages", .pages(0), .documentEmpty),
    ("no page tree", .noTree, .documentUnreadable),
  ]) func `what is no document is refused`(name: String, sample: SamplePDF, code: FaxError.Code) {
    #expect(refusal(sample)?.code == code, "\(name)")
  }

  @Test func `each kind of encryption is refused with what to do`() {
    let refusals = [SamplePDF.encrypted, .restricted, .password].map(refusal)
    #expect(refusals.allSatisfy { $0?.code == .documentEncrypted })
    #expect(Set(refusals.compactMap { $0?.message }).count == 3)
    #expect(refusals[2]?.message.contains("needs a password") == true)
  }

  @Test func `a reader still counts what opens without a password`() throws {
    let facts = try SystemPDFReader().inspect(SamplePDF.encrypted.write(in: folder.url))
    #expect(facts.pages == 1)
    #expect(facts.encryption == .openToAll)
  }

  @Test func `only a regular file is read, and nothing is waited for`() throws {
    let fifo = folder.path("fifo")
    #expect(mkfifo(fifo, 0o600) == 0)
    for path in [folder.url.path, fifo, "/dev/zero", folder.path("none"), "", "a\u{0}b"] {
      let error = #expect(throws: FaxError.self) { try FaxDocument.read(path: path) }
      #expect(error?.code == .fileUnreadable, "\(path)")
    }
  }

  @Test func `20 MiB pass with a note, and one byte more does not`() throws {
    let path = try SamplePDF.pages(1).write(in: folder.url)
    truncate(path, 20_000_000)
    #expect(try FaxDocument.read(path: path, reader: OnePage()).notes == [])
    truncate(path, 20 << 20)
    #expect(try FaxDocument.read(path: path, reader: OnePage()).notes == [.nearSizeLimit])
    truncate(path, (20 << 20) + 1)
    let error = #expect(throws: FaxError.self) { try FaxDocument.read(path: path) }
    #expect(error?.code == .documentTooLarge)
  }

  @Test func `a file that changes while it is read is refused`() throws {
    let path = try SamplePDF.pages(1).write(in: folder.url)
    let error = #expect(throws: FaxError.self) {
      try FaxDocument.read(path: path, reader: OnePage { truncate($0, 10) })
    }
    #expect(error?.code == .documentChanged)
  }

  @Test(
    arguments: [(nil, .documentUnreadable), (0, .documentEmpty), (-1, .documentUnreadable)]
      as [(Int?, FaxError.Code)])
  func `an unknown count is never a number`(pages: Int?, code: FaxError.Code) {
    let error = #expect(throws: FaxError.self) { try FaxDocument.pageCount(PDFFacts(pages: pages)) }
    #expect(error?.code == code)
  }

  // MARK: Standard input

  @Test func `a document comes through a pipe`() throws {
    let sample = SamplePDF.pages(2)
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(sample.data)
    try pipe.fileHandleForWriting.close()
    let document = try FaxDocument.read(
      descriptor: pipe.fileHandleForReading.fileDescriptor, spoolingInto: folder.url.path)
    #expect(document.pageCount == .exact(2))
    #expect(document.name == "document.pdf")
    var status = stat()
    #expect(stat(document.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func `an endless pipe is read to the limit, and leaves nothing`() throws {
    let zeros = open("/dev/zero", O_RDONLY)
    defer { close(zeros) }
    let error = #expect(throws: FaxError.self) {
      try FaxDocument.read(descriptor: zeros, spoolingInto: folder.url.path)
    }
    #expect(error?.code == .documentTooLarge)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }
}

/// A reader that finds one page, and does something first.
private struct OnePage: PDFReader {
  var first: @Sendable (String) -> Void = { _ in }

  func inspect(_ path: String) throws -> PDFFacts {
    first(path)
    return PDFFacts(pages: 1)
  }

  @Test(
    arguments: [
      ((20 << 20) + 1, "20.1 MB"), (21 << 20, "21.0 MB"), (Int.max, "8796093022208.0 MB"),
    ] as [(Int, String)])
  func `any size a file can have is named`(size: Int, words: String) {
    #expect(FaxDocument.tooLarge(size).message.contains(words))
  }
}
