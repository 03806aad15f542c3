import Foundation

/// The body of a request as it comes: small ones in memory, larger ones in a private file.
final class BodySink {
  private static let memoryLimit = 64 << 10
  private let folder: PrivateFolder
  private var bytes = Data()
  private var file: FileHandle?
  private var path: String?
  private(set) var count = 0

  init(folder: PrivateFolder) { self.folder = folder }

  deinit { discard() }

  func add(_ piece: [UInt8]) throws {
    count += piece.count
    if file == nil {
      bytes.append(contentsOf: piece)
      guard bytes.count > BodySink.memoryLimit else { return }
      try open()
      return
    }
    try file?.write(contentsOf: piece)
  }

  private func open() throws {
    let path = folder.newPath("body")
    guard
      FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
      let file = FileHandle(forWritingAtPath: path)
    else { throw CocoaError(.fileWriteUnknown) }
    self.path = path
    self.file = file
    try file.write(contentsOf: bytes)
    bytes = Data()
  }

  /// The whole body.
  func finish() throws -> SandboxRequest.Body {
    guard let path, let file else { return .bytes(bytes) }
    try file.close()
    return .file(path: path, length: count)
  }

  /// Removes the file.
  func discard() {
    guard let path else { return }
    try? file?.close()
    try? FileManager.default.removeItem(atPath: path)
    self.path = nil
  }
}
