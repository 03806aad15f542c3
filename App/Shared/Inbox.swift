import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where files wait that were shared with SendFax, until a person looks at them in the app.
///
/// ```
/// <folder>/4E1C…-…/letter.pdf        one file, whole
/// <folder>/.partial-4E1C…-…/…        one that is still being copied, or never was to its end
/// ```
///
/// A file becomes visible in one step, by a rename, so that whatever instant a process dies at there
/// is a whole file or none. Only names of this form are ever read or removed.
struct Inbox: Sendable {
  /// A file that waits.
  struct Item: Sendable, Hashable, Identifiable {
    let id: UUID
    /// The file.
    let url: URL
    /// When it was shared.
    let at: Date
  }

  /// Why a file was not taken.
  enum Refusal: Error, Equatable {
    case notAFile
    case empty
    /// Above ``sizeLimit``.
    case tooLarge(bytes: Int)
    /// More than ``countLimit`` wait already.
    case full
    /// The disk or the folder refuses; the number is the system's.
    case unwritable(Int32)
  }

  /// A step of a copy, after which a test ends the process.
  enum Step: String, CaseIterable, Sendable {
    case folderMade, copied, synced, renamed, folderSynced
  }

  /// A photo may be large before it is made into a page; a document above 20 MB is refused later, in the
  /// app's words.
  static let sizeLimit = 100 << 20
  static let countLimit = 50

  /// The folder; made when something is put into it.
  let folder: URL

  /// Copies a file into the inbox: whole, or not at all. Its bytes never pass through this process's
  /// memory.
  @discardableResult
  func put(
    _ file: URL, named name: String? = nil, id: UUID = UUID(), after step: (Step) -> Void = { _ in }
  ) throws -> Item {
    let size = try Inbox.size(of: file)
    guard size > 0 else { throw Refusal.empty }
    guard size <= Inbox.sizeLimit else { throw Refusal.tooLarge(bytes: size) }
    try prepare()
    guard try items().count < Inbox.countLimit else { throw Refusal.full }
    let partial = folder.appendingPathComponent(Inbox.partialPrefix + id.uuidString)
    let copy = partial.appendingPathComponent(Inbox.safeName(name ?? file.lastPathComponent))
    do {
      try Inbox.makeFolder(partial)
      step(.folderMade)
      try Inbox.copy(file, to: copy)
      step(.copied)
      // It may have grown while it was copied.
      let copied = try Inbox.size(of: copy)
      guard copied > 0, copied <= Inbox.sizeLimit else { throw Refusal.tooLarge(bytes: copied) }
      try Inbox.sync(copy)
      try Inbox.sync(partial)
      step(.synced)
    } catch {
      Inbox.remove(partial)
      throw error
    }
    return try publish(partial, id, copy.lastPathComponent, step)
  }

  private func publish(
    _ partial: URL, _ id: UUID, _ name: String, _ step: (Step) -> Void
  ) throws -> Item {
    let whole = folder.appendingPathComponent(id.uuidString)
    guard rename(partial.path, whole.path) == 0 else {
      let reason = errno
      Inbox.remove(partial)
      throw Refusal.unwritable(reason)
    }
    step(.renamed)
    try Inbox.sync(folder)
    step(.folderSynced)
    return Item(id: id, url: whole.appendingPathComponent(name), at: Inbox.date(of: whole))
  }

  /// What waits, oldest first. Anything that is not one of ours is passed over.
  func items() throws -> [Item] {
    guard access(folder.path, F_OK) == 0 else { return [] }
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder.path) } catch {
      throw Refusal.unwritable(EIO)
    }
    return names.compactMap(item).sorted { ($0.at, $0.id.uuidString) < ($1.at, $1.id.uuidString) }
  }

  private func item(_ name: String) -> Item? {
    guard let id = UUID(uuidString: name), name == id.uuidString else { return nil }
    let place = folder.appendingPathComponent(name)
    guard Inbox.isFolder(place),
      let files = try? FileManager.default.contentsOfDirectory(atPath: place.path),
      files.count == 1, let only = files.first
    else { return nil }
    let file = place.appendingPathComponent(only)
    guard let size = try? Inbox.size(of: file), size > 0, size <= Inbox.sizeLimit else {
      return nil
    }
    return Item(id: id, url: file, at: Inbox.date(of: place))
  }

  /// Moves everything that waits in another inbox here. Each file goes to one caller only, for each is
  /// moved by one rename.
  ///
  /// - Returns: what was moved by this call.
  @discardableResult
  func take(from other: Inbox) throws -> [Item] {
    let waiting = try other.items()
    guard !waiting.isEmpty else { return [] }
    try prepare()
    var taken: [Item] = []
    for item in waiting {
      let source = other.folder.appendingPathComponent(item.id.uuidString)
      let target = folder.appendingPathComponent(item.id.uuidString)
      if access(target.path, F_OK) == 0 {
        // Copied before, by a process that ended before it could remove the original.
        Inbox.remove(source)
      } else if rename(source.path, target.path) == 0 {
        taken.append(
          Item(
            id: item.id, url: target.appendingPathComponent(item.url.lastPathComponent),
            at: item.at))
      } else if errno == EXDEV {
        taken.append(try put(item.url, id: item.id))
        Inbox.remove(source)
      } else if errno != ENOENT {
        throw Refusal.unwritable(errno)
      }
    }
    if !taken.isEmpty { try Inbox.sync(folder) }
    return taken
  }

  /// Removes a file that nobody needs any more.
  func remove(_ item: Item) {
    Inbox.remove(folder.appendingPathComponent(item.id.uuidString))
  }

  /// Removes what was left by copies that ended in the middle, and our own folders without a file.
  func tidy(olderThan date: Date) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names {
      let place = folder.appendingPathComponent(name)
      let isPartial =
        name.hasPrefix(Inbox.partialPrefix)
        && UUID(uuidString: String(name.dropFirst(Inbox.partialPrefix.count))) != nil
      let isEmpty =
        UUID(uuidString: name) != nil
        && (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.isEmpty == true
      guard isPartial || isEmpty, Inbox.isFolder(place), Inbox.date(of: place) < date else {
        continue
      }
      Inbox.remove(place)
    }
  }
}
