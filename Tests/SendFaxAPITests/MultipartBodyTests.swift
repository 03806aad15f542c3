import Foundation
import TestSupport
import Testing

@testable import SendFaxAPI

@Suite struct MultipartBodyTests {
  @Test func `a body holds the document, then the number`() throws {
    let folder = try TemporaryFolder()
    let sample = SamplePDF.pages(1)
    let document = try FaxDocument.read(path: sample.write(in: folder.url))
    let number = try FaxNumber("+1 613 555 0123")
    let body = try MultipartBody.write(
      document: document, to: number, into: folder.path("body"), boundary: "a-boundary")
    let expected =
      Data(
        ("--a-boundary\r\nContent-Disposition: form-data; name=\"document\"; filename=\"document.pdf\"\r\n"
          + "Content-Type: application/pdf\r\n\r\n").utf8) + sample.data
      + Data(
        ("\r\n--a-boundary\r\nContent-Disposition: form-data; name=\"to\"\r\n\r\n"
          + "+16135550123\r\n--a-boundary--\r\n").utf8)
    let written = try Data(contentsOf: URL(fileURLWithPath: body.path))
    #expect(written == expected)
    #expect(body.length == expected.count)
    #expect(body.sha256 == SHA256.hex(of: expected))
  }
}
