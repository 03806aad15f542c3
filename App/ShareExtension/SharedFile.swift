import Foundation
import UniformTypeIdentifiers

/// One file of another app's on its way into the inbox.
enum SharedFile {
  /// Copies a file into the inbox while its owner lets it be read.
  @MainActor
  static func put(_ file: NSItemProvider?, into inbox: Inbox) async -> ShareProgress.State {
    guard let file, let type = type(of: file) else {
      return .failed(ShareWords.current.notAFile)
    }
    return await withCheckedContinuation { continuation in
      file.loadFileRepresentation(forTypeIdentifier: type) { @Sendable url, _ in
        // On a queue of the system's. The file is gone when this returns, so it is copied right here.
        continuation.resume(returning: put(url, into: inbox))
      }
    }
  }

  /// The form to ask for: a PDF where there is one, else the picture as it is kept.
  private static func type(of file: NSItemProvider) -> String? {
    let types = file.registeredTypeIdentifiers
    return types.first { UTType($0)?.conforms(to: .pdf) == true }
      ?? types.first { UTType($0)?.conforms(to: .image) == true }
  }

  private static func put(_ url: URL?, into inbox: Inbox) -> ShareProgress.State {
    guard let url else { return .failed(ShareWords.current.unreadable) }
    do {
      try inbox.put(url)
      return .done
    } catch let refusal as Inbox.Refusal {
      return .failed(ShareWords.current.sentence(for: refusal))
    } catch {
      return .failed(ShareWords.current.unreadable)
    }
  }
}
