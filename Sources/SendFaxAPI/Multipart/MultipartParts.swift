import Foundation

/// The bytes of a body before and after the document. Changing them breaks the claims of faxes that
/// were paid for before the change: the golden digest in the tests must stay.
struct MultipartParts {
  let boundary: String
  let before: Data
  let after: Data

  init(boundary: String, fileName: String?, number: FaxNumber) {
    let name = MultipartFileName.escaped(MultipartFileName.safe(fileName))
    self.boundary = boundary
    before = Data(
      ("--\(boundary)\r\n"
        + "Content-Disposition: form-data; name=\"document\"; filename=\"\(name)\"\r\n"
        + "Content-Type: application/pdf\r\n\r\n").utf8)
    after = Data(
      ("\r\n--\(boundary)\r\n"
        + "Content-Disposition: form-data; name=\"to\"\r\n\r\n"
        + "\(number.e164)\r\n--\(boundary)--\r\n").utf8)
  }
}
