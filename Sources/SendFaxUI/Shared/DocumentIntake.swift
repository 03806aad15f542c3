#if canImport(SwiftUI)
  import Foundation
  import SendFax
  import SendFaxAPI
  import UniformTypeIdentifiers

  /// Brings what a person chose into a file of our own, and reads it: never on the main thread, because a
  /// file may first have to come from a cloud.
  enum DocumentIntake {
    /// A picture for one page.
    enum Picture: Sendable {
      case data(Data)
      case file(URL)
    }

    /// The most bytes that are read of a picture.
    private static let pictureLimit = 200 << 20

    /// Reads a file that lies elsewhere: with leave to do so where that is needed, and not while another
    /// program writes it.
    static func read(_ url: URL) async throws -> FaxDocument {
      try await aside {
        let hasLeave = url.startAccessingSecurityScopedResource()
        defer { if hasLeave { url.stopAccessingSecurityScopedResource() } }
        return try coordinated(url) { try take($0, name: url.lastPathComponent) }
      }
    }

    /// Reads what was pasted or dropped: the first PDF, else every picture.
    static func read(_ providers: [NSItemProvider]) async throws -> FaxDocument {
      if let provider = providers.first(where: { $0.has(.pdf) }) {
        return try await provider.file(of: .pdf) { try take($0, name: $0.lastPathComponent) }
      }
      var pictures: [Picture] = []
      for provider in providers where provider.has(.image) {
        pictures.append(.file(try await provider.file(of: .image, keep)))
      }
      guard !pictures.isEmpty else { throw unreadable }
      return try await pages(of: pictures, name: "pages.pdf")
    }

    /// Makes a document of pictures, one a page.
    static func pages(of pictures: [Picture], name: String) async throws -> FaxDocument {
      try await aside { try write(pictures, name: name) }
    }

    /// Deletes our own copy.
    static func discard(_ document: FaxDocument) {
      // A copy that is gone already needs no deleting; one that stays goes with `tidy`.
      try? FileManager.default.removeItem(atPath: document.path)
    }

    /// Deletes copies that an earlier run left behind.
    static func tidy() throws {
      guard FileManager.default.fileExists(atPath: folder.path) else { return }
      try FileManager.default.removeItem(at: folder)
    }

    // MARK: Off the main thread

    private static func take(_ file: URL, name: String) throws -> FaxDocument {
      if UTType(filenameExtension: file.pathExtension)?.conforms(to: .image) == true {
        let stem = (name as NSString).deletingPathExtension
        return try write([.file(file)], name: stem + ".pdf")
      }
      let copy = try keep(file)
      do { return try FaxDocument.read(path: copy.path, name: name) } catch {
        try FileManager.default.removeItem(at: copy)
        throw error
      }
    }

    private static func write(_ pictures: [Picture], name: String) throws -> FaxDocument {
      let pages = try newFile("pdf")
      do {
        try PicturePages.write(pictures, to: pages)
        return try FaxDocument.read(path: pages.path, name: name)
      } catch {
        try FileManager.default.removeItem(at: pages)
        throw error
      }
    }

    /// A copy of our own of what is only lent.
    private static func keep(_ file: URL) throws -> URL {
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      guard let size = attributes[.size] as? NSNumber, size.intValue <= pictureLimit else {
        throw FaxError(
          .documentTooLarge, "The file is too large; the service takes 20 MB at most.")
      }
      let copy = try newFile(file.pathExtension)
      try FileManager.default.copyItem(at: file, to: copy)
      return copy
    }

    private static func newFile(_ kind: String) throws -> URL {
      var attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
      #if os(iOS)
        attributes[.protectionKey] = FileProtectionType.complete
      #endif
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: attributes)
      return folder.appendingPathComponent("\(UUID().uuidString).\(kind)")
    }

    private static var folder: URL {
      FileManager.default.temporaryDirectory.appendingPathComponent("fax-intake", isDirectory: true)
    }

    private static func coordinated<Value>(
      _ url: URL, _ body: (URL) throws -> Value
    ) throws -> Value {
      var result: Result<Value, any Error>?
      var problem: NSError?
      NSFileCoordinator().coordinate(
        readingItemAt: url, options: .withoutChanges, error: &problem
      ) { readable in
        result = Result { try body(readable) }
      }
      guard let result else { throw unreadable }
      return try result.get()
    }

    /// Runs what may wait for long on a thread of the system's own, so that no task of ours stands still.
    private static func aside<Value: Sendable>(
      _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global(qos: .userInitiated).async {
          continuation.resume(with: Result { try body() })
        }
      }
    }

    static let unreadable = FaxError(
      .fileUnreadable, "The file can't be read. Choose it again, or save it on this device first.")
  }

  extension NSItemProvider {
    fileprivate func has(_ type: UTType) -> Bool {
      hasItemConformingToTypeIdentifier(type.identifier)
    }

    /// What `body` makes of the file, which is there only for as long as that takes.
    fileprivate func file<Value: Sendable>(
      of type: UTType, _ body: @escaping @Sendable (URL) throws -> Value
    ) async throws -> Value {
      try await withCheckedThrowingContinuation { continuation in
        loadFileRepresentation(forTypeIdentifier: type.identifier) { url, _ in
          continuation.resume(
            with: Result {
              guard let url else { throw DocumentIntake.unreadable }
              return try body(url)
            })
        }
      }
    }
  }
#endif
