import Foundation
import SendFaxAPI

/// Reads a form piece by piece: the document into a file, the number and both digests into a value.
struct Intake {
  /// Where documents lie while they are read.
  var folder: PrivateFolder
  /// The largest document that is counted.
  var documentLimit: Int
  private let reader = PageReader()

  private static let piece = 256 << 10
  private static let fieldLimit = 4 << 10

  /// The form of an upload or a fax; nil for every other request.
  func submission(
    of request: SandboxRequest
  ) -> Result<Submission, FormDataParser.Malformed>? {
    guard request.method == "POST",
      request.path == "/api/v1/uploads" || request.path == "/api/v1/faxes"
    else { return nil }
    do {
      return .success(try read(request))
    } catch let malformed as FormDataParser.Malformed {
      return .failure(malformed)
    } catch {
      return .failure(.init(detail: "The body could not be read."))
    }
  }

  private func read(_ request: SandboxRequest) throws -> Submission {
    guard var parser = FormDataParser(contentType: request.fields["Content-Type"]) else {
      throw FormDataParser.Malformed(detail: "The body must be multipart/form-data.")
    }
    var collector = try Collector(path: folder.newPath("pdf"))
    defer { collector.discard() }
    var body = SHA256()
    try pieces(request.body) { piece in
      body.update(piece)
      try parser.feed(piece) { try collector.take($0) }
    }
    try parser.finish()
    return try collector.submission(
      bodyDigest: body.finish(), documentLimit: documentLimit, reader)
  }

  private func pieces(
    _ body: SandboxRequest.Body, _ take: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    switch body {
    case .bytes(let data): try data.withUnsafeBytes(take)
    case .file(let path, _):
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      while let data = try file.read(upToCount: Intake.piece), !data.isEmpty {
        try data.withUnsafeBytes(take)
      }
    }
  }

  /// Takes the events of a form.
  private struct Collector {
    private let path: String
    private let file: FileHandle
    private var part: String?
    private var to: [UInt8] = []
    private var seen: Set<String> = []
    private var size = 0
    private var document = SHA256()

    init(path: String) throws {
      self.path = path
      guard
        FileManager.default.createFile(
          atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
        let file = FileHandle(forWritingAtPath: path)
      else { throw CocoaError(.fileWriteUnknown) }
      self.file = file
    }

    mutating func take(_ event: FormDataParser.Event) throws {
      switch event {
      case .part(let name, _):
        // Of two documents, or two numbers, nobody knows which is meant; other fields mean nothing.
        let isUsed = name == "document" || name == "to"
        guard !isUsed || seen.insert(name).inserted else {
          throw FormDataParser.Malformed(detail: "The form has \(name) twice. Send it once.")
        }
        part = isUsed ? name : nil
      case .bytes(let bytes) where part == "to":
        to += bytes
        guard to.count <= Intake.fieldLimit else {
          throw FormDataParser.Malformed(detail: "The number is too long.")
        }
      case .bytes(let bytes) where part == "document":
        size += bytes.count
        bytes.withUnsafeBytes { document.update($0) }
        try file.write(contentsOf: bytes)
      case .bytes: break
      case .endOfPart: part = nil
      case .end: break
      }
    }

    mutating func submission(
      bodyDigest: String, documentLimit: Int, _ reader: PageReader
    ) throws -> Submission {
      var form = Submission()
      form.to = seen.contains("to") ? String(decoding: to, as: UTF8.self) : nil
      form.documentSize = seen.contains("document") ? size : nil
      form.documentDigest = document.finish()
      form.bodyDigest = bodyDigest
      // Counting is the costly part: only what passes the checks before it is counted.
      guard case .success = Destination.check(form.to ?? ""), size <= documentLimit else {
        return form
      }
      form.pages = reader.pages(path, digest: form.documentDigest)
      return form
    }

    func discard() {
      try? file.close()
      unlink(path)
    }
  }
}
