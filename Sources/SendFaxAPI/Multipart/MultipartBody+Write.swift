import Foundation

extension MultipartBody {
  /// Writes the body of a fax to a file: the part `document`, then the part `to` (RFC 7578).
  ///
  /// ```swift
  /// let body = try MultipartBody.write(document: document, to: number, into: path)
  /// ```
  ///
  /// - Parameters:
  ///   - document: What is copied; its size and digest are checked on the way.
  ///   - number: The value of `to`, in E.164.
  ///   - fileName: The name the service sees; nil, or a name with nothing safe in it, is `document.pdf`.
  ///   - path: Where the body goes (mode 0600). What was there is replaced in one step at the end.
  ///   - boundary: A boundary that was used before, to get the same bytes again; nil makes a new one that
  ///     does not occur in the document.
  /// - Guaranteed: the same document, number, name and boundary make the same bytes for ever; the file is
  ///   on the disk before this returns; after a failure nothing new is left behind.
  /// - Throws: ``FaxError`` with `documentChanged`, `fileUnreadable` or `outboxUnwritable`.
  public static func write(
    document: FaxDocument, to number: FaxNumber, fileName: String? = nil, into path: String,
    boundary: String? = nil
  ) throws -> MultipartBody {
    if let boundary {
      guard MultipartBoundary.isValid(boundary) else {
        throw FaxError(.internalFault, "A boundary of a stored body can't be used.")
      }
      return try write(
        document: document, to: number, fileName: fileName, into: path, boundaries: [boundary])
    }
    let boundaries = (0..<8).lazy.map { _ in MultipartBoundary.random() }
    return try write(
      document: document, to: number, fileName: fileName, into: path, boundaries: boundaries)
  }

  /// Tries one boundary after another until one does not occur in the document.
  static func write(
    document: FaxDocument, to number: FaxNumber, fileName: String?, into path: String,
    boundaries: some Sequence<String>
  ) throws -> MultipartBody {
    for boundary in boundaries {
      let parts = MultipartParts(boundary: boundary, fileName: fileName, number: number)
      if let body = try write(document, between: parts, into: path) { return body }
    }
    throw FaxError(.internalFault, "Every boundary that was tried occurs in the document.")
  }

  /// Makes a body again that was made before, and checks that it is the same, byte for byte.
  ///
  /// - Throws: ``FaxError`` with `documentChanged` where the bytes would differ; no file is left then.
  public static func rebuild(
    _ body: MultipartBody, document: FaxDocument, to number: FaxNumber, fileName: String? = nil
  ) throws -> MultipartBody {
    let again = try write(
      document: document, to: number, fileName: fileName, into: body.path,
      boundary: body.boundary)
    guard again == body else {
      unlink(body.path)
      throw FaxError(
        .documentChanged, "The request can't be made again as it was: the document has changed.")
    }
    return again
  }

  /// The body, or nil where the boundary occurs in the document.
  private static func write(
    _ document: FaxDocument, between parts: MultipartParts, into path: String
  ) throws -> MultipartBody? {
    let source = try DocumentFile(opening: document.path)
    let file = try NewFile(replacing: path)
    var contents = SHA256()
    var size = 0
    var search = BoundarySearch(parts.boundary)
    try file.append(parts.before)
    try source.forEachChunk { bytes in
      size += bytes.count
      guard size <= document.size else { throw changed }
      contents.update(bytes)
      search.look(at: bytes)
      if !search.hasFound { try file.append(bytes) }
    }
    guard size == document.size, contents.finish() == document.sha256 else { throw changed }
    guard !search.hasFound else { return nil }
    try file.append(parts.after)
    let (length, sha256) = try file.finish()
    return MultipartBody(path: path, length: length, sha256: sha256, boundary: parts.boundary)
  }

  private static var changed: FaxError {
    FaxError(
      .documentChanged, "The document has changed since it was read. Read it again, then send it.")
  }
}
