import Foundation
import TestSupport
import Testing

@testable import SendFaxAPI

@Suite struct MultipartBodyTests {
  private let folder: TemporaryFolder
  private let number: FaxNumber

  init() throws {
    folder = try TemporaryFolder()
    number = try FaxNumber("+1 613 555 0123")
  }

  /// A document of any bytes; the body does not care that it is no PDF.
  private func document(_ data: Data) throws -> FaxDocument {
    let path = try SamplePDF(data: data).write(in: folder.url)
    return FaxDocument(
      path: path, name: "sample.pdf", size: data.count, sha256: SHA256.hex(of: data),
      pageCount: .exact(1))
  }

  private func bytes(of body: MultipartBody) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: body.path))
  }

  private var leftovers: Set<String> {
    get throws { Set(try FileManager.default.contentsOfDirectory(atPath: folder.url.path)) }
  }

  @Test func `a body holds the document, then the number`() throws {
    let data = SamplePDF.pages(1).data
    let body = try MultipartBody.write(
      document: document(data), to: number, into: folder.path("body"), boundary: "a-boundary")
    let before =
      "--a-boundary\r\n"
      + "Content-Disposition: form-data; name=\"document\"; filename=\"document.pdf\"\r\n"
      + "Content-Type: application/pdf\r\n\r\n"
    let after =
      "\r\n--a-boundary\r\nContent-Disposition: form-data; name=\"to\"\r\n\r\n"
      + "+16135550123\r\n--a-boundary--\r\n"
    let expected = Data(before.utf8) + data + Data(after.utf8)
    #expect(try bytes(of: body) == expected)
    #expect(body.length == expected.count)
    #expect(body.sha256 == SHA256.hex(of: expected))
    #expect(body.contentType == "multipart/form-data; boundary=a-boundary")
  }

  /// If this fails, the claims of faxes that are paid for already would be other requests: don't change
  /// the digest, change the code back.
  @Test func `the bytes are the same for ever`() throws {
    let body = try MultipartBody.write(
      document: document(Data("%PDF-1.7 golden".utf8)), to: number, into: folder.path("body"),
      boundary: "sendfax-golden")
    #expect(body.length == 239)
    #expect(body.sha256 == "ff0195d34edfa15a27842345f8c16311953f37449adaf5c7dcf4806b6f570149")
  }

  @Test func `a stored boundary makes the body again`() throws {
    let document = try document(SamplePDF.pages(2).data)
    let body = try MultipartBody.write(
      document: document, to: number, fileName: "Файл.pdf", into: folder.path("body"))
    let first = try bytes(of: body)
    unlink(body.path)
    let again = try MultipartBody.rebuild(
      body, document: document, to: number, fileName: "Файл.pdf")
    #expect(again == body)
    #expect(try bytes(of: again) == first)
    let error = #expect(throws: FaxError.self) {
      try MultipartBody.rebuild(body, document: document, to: number, fileName: "other.pdf")
    }
    #expect(error?.code == .documentChanged)
  }

  @Test func `every boundary is new and fit for a header field`() {
    let boundaries = Set((0..<100).map { _ in MultipartBoundary.random() })
    #expect(boundaries.count == 100)
    #expect(boundaries.allSatisfy(MultipartBoundary.isValid))
    for bad in ["", "a b", "a\r\nb", "a\"b", String(repeating: "a", count: 71)] {
      #expect(!MultipartBoundary.isValid(bad))
    }
  }

  @Test func `a boundary never occurs in the document`() throws {
    let document = try document(Data("text\r\n--first\r\ntext, then second".utf8))
    let body = try MultipartBody.write(
      document: document, to: number, fileName: nil, into: folder.path("body"),
      boundaries: ["first", "second", "third"])
    #expect(body.boundary == "third")
    for occurring in ["first", "second"] {
      #expect(throws: FaxError.self) {
        try MultipartBody.write(
          document: document, to: number, into: folder.path("other"), boundary: occurring)
      }
    }
    #expect(try leftovers == ["sample.pdf", "body"])
  }

  @Test(arguments: 0..<12) func `a boundary is found across the seams of pieces`(offset: Int) {
    let data = Data((String(repeating: "b", count: offset) + "boundary" + "bbbbb").utf8)
    for length in 1...9 {
      var search = BoundarySearch("boundary")
      for start in stride(from: 0, to: data.count, by: length) {
        data[start..<min(start + length, data.count)].withUnsafeBytes { search.look(at: $0) }
      }
      #expect(search.hasFound, "pieces of \(length)")
    }
  }

  @Test func `a document that has changed is not sent`() throws {
    let document = try document(SamplePDF.pages(1).data)
    let path = folder.path("body")
    for changed in [Data("shorter".utf8), SamplePDF.pages(2).data, SamplePDF.pages(1).flipped.data]
    {
      try changed.write(to: URL(fileURLWithPath: document.path))
      let error = #expect(throws: FaxError.self) {
        try MultipartBody.write(document: document, to: number, into: path)
      }
      #expect(error?.code == .documentChanged)
    }
    #expect(try leftovers == ["sample.pdf"])
  }

  @Test func `only its owner can read a body, and an older one is replaced`() throws {
    let document = try document(SamplePDF.pages(1).data)
    let path = folder.path("body")
    try Data("older".utf8).write(to: URL(fileURLWithPath: path))
    let body = try MultipartBody.write(document: document, to: number, into: path)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(try bytes(of: body).count == body.length)
  }

  @Test func `a link in the way is replaced, not followed`() throws {
    let document = try document(SamplePDF.pages(1).data)
    let target = folder.path("precious")
    try Data("precious".utf8).write(to: URL(fileURLWithPath: target))
    symlink(target, folder.path("body"))
    _ = try MultipartBody.write(document: document, to: number, into: folder.path("body"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == Data("precious".utf8))
  }

  @Test(arguments: ["/nowhere/body", "/dev/full/body"])
  func `a disk that takes nothing is the outbox's failure`(path: String) throws {
    let document = try document(SamplePDF.pages(1).data)
    let error = #expect(throws: FaxError.self) {
      try MultipartBody.write(document: document, to: number, into: path)
    }
    #expect(error?.code == .outboxUnwritable)
    #expect(error?.money == .notMoved)
  }

  @Test(arguments: [
    ("my \"final\".pdf", "my %22final%22.pdf"),
    ("evil\r\nContent-Type: x\r\n\r\nX", "evil%0D%0AContent-Type: x%0D%0A%0D%0AX"),
    ("Файл.pdf", "Файл.pdf"), ("傳說對決.pdf", "傳說對決.pdf"), ("📠.pdf", "📠.pdf"),
    ("100%25.pdf", "100%25.pdf"), ("", "document.pdf"), ("  ", "document.pdf"),
    ("../../x.pdf", "x.pdf"), ("C:\\x\\y.pdf", "y.pdf"), ("..", "document.pdf"),
    ("/", "document.pdf"), ("a\u{0}b.pdf", "document.pdf"), ("a\u{202E}fdp.exe", "document.pdf"),
    (String(repeating: "x", count: 300) + ".pdf", String(repeating: "x", count: 116) + ".pdf"),
    (String(repeating: "é", count: 300), String(repeating: "é", count: 60)),
  ]) func `a hostile name is made safe`(name: String, expected: String) {
    let escaped = MultipartFileName.escaped(MultipartFileName.safe(name))
    #expect(!escaped.contains("\r") && !escaped.contains("\n") && !escaped.contains("\""))
    #expect(escaped == expected)
  }
}

extension SamplePDF {
  /// The same length, one bit other.
  fileprivate var flipped: SamplePDF {
    var data = data
    data[data.count / 2] ^= 1
    return SamplePDF(data: data)
  }
}
