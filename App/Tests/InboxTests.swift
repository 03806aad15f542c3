import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct InboxTests {
  let temporary: TemporaryFolder
  let inbox: Inbox

  init() throws {
    temporary = try TemporaryFolder()
    inbox = Inbox(folder: URL(fileURLWithPath: temporary.path("inbox")))
  }

  func file(_ name: String = "letter.pdf", _ bytes: String = "%PDF-1.7") throws -> URL {
    let url = URL(fileURLWithPath: temporary.path(name))
    try Data(bytes.utf8).write(to: url)
    return url
  }

  func text(_ item: Inbox.Item) throws -> String {
    String(decoding: try Data(contentsOf: item.url), as: UTF8.self)
  }

  @Test func `a file arrives whole, under its own name, for its owner alone`() throws {
    let original = try file("Lettre à Zoë.pdf", "%PDF-1.7 one")
    let put = try inbox.put(original)
    #expect(try inbox.items() == [put])
    #expect(put.url.lastPathComponent == "Lettre à Zoë.pdf")
    #expect(try text(put) == "%PDF-1.7 one")
    #expect(access(original.path, F_OK) == 0)
    var status = stat()
    #expect(stat(put.url.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(stat(inbox.folder.path, &status) == 0 && status.st_mode & 0o777 == 0o700)
  }

  static let names: [(String, String)] = [
    ("letter.pdf", "letter.pdf"), ("", "document"), (".pdf", "pdf"), ("..", "document"),
    ("../../etc/passwd", "passwd"), ("a:b\\c.pdf", "c.pdf"), ("/", "document"),
    (" \u{202e}fdp.exe\u{0}\n ", "fdp.exe"), ("...hidden.pdf", "hidden.pdf"),
    ("傳說對決.pdf", "傳說對決.pdf"), ("📠", "📠"), ("a.b.c", "a.b.c"), ("v1. the end", "v1. the end"),
    (String(repeating: "x", count: 300) + ".pdf", String(repeating: "x", count: 196) + ".pdf"),
    (String(repeating: "é", count: 150) + ".jpeg", String(repeating: "é", count: 97) + ".jpeg"),
    (".partial-x", "partial-x"),
  ]

  @Test(arguments: names)
  func `a shared name becomes one that is safe`(name: String, expected: String) throws {
    #expect(Inbox.safeName(name) == expected)
    let put = try inbox.put(file(), named: name)
    #expect(put.url.lastPathComponent == expected)
    #expect(try inbox.items() == [put])
  }

  @Test func `what is no file, empty or too large is refused and leaves nothing`() throws {
    let folder = URL(fileURLWithPath: temporary.path("a folder"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let link = temporary.path("link.pdf")
    let target = try file("target.pdf")
    #expect(symlink(target.path, link) == 0)
    let pipe = temporary.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    for place in [folder.path, link, pipe, temporary.path("missing")] {
      #expect(throws: Inbox.Refusal.notAFile, "\(place)") {
        try inbox.put(URL(fileURLWithPath: place))
      }
    }
    #expect(throws: Inbox.Refusal.empty) { try inbox.put(file("empty.pdf", "")) }
    let large = try file("large.pdf")
    #expect(truncate(large.path, off_t(Inbox.sizeLimit)) == 0)
    #expect(try inbox.put(large).url.lastPathComponent == "large.pdf")
    #expect(truncate(large.path, off_t(Inbox.sizeLimit + 1)) == 0)
    #expect(throws: Inbox.Refusal.tooLarge(bytes: Inbox.sizeLimit + 1)) { try inbox.put(large) }
    #expect(try inbox.items().count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: inbox.folder.path).count == 1)
  }

  @Test func `more than fifty files don't pile up`() throws {
    let original = try file()
    for _ in 0..<Inbox.countLimit { try inbox.put(original) }
    #expect(throws: Inbox.Refusal.full) { try inbox.put(original) }
  }

  @Test func `a folder that can't be written says so`() throws {
    let blocked = Inbox(folder: URL(fileURLWithPath: try file("in the way").path + "/inbox"))
    #expect {
      try blocked.put(file())
    } throws: { error in
      if case .unwritable = error as? Inbox.Refusal { return true }
      return false
    }
  }

  @Test func `only whole files of ours are seen, oldest first`() throws {
    let first = try inbox.put(file("first.pdf"))
    let second = try inbox.put(file("second.pdf"))
    #expect(
      utimes(
        first.url.deletingLastPathComponent().path,
        [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)]) == 0)
    let place = inbox.folder.path
    for junk in [
      ".partial-\(UUID())/half.pdf", "\(UUID())/two.pdf", "not-an-id/a.pdf", "\(UUID())/sub/a.pdf",
      "\(UUID().uuidString.lowercased())/lower.pdf",
    ] {
      let url = URL(fileURLWithPath: "\(place)/\(junk)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: url)
      if junk.contains("two") {
        try Data("y".utf8).write(
          to: url.deletingLastPathComponent().appendingPathComponent("b.pdf"))
      }
    }
    try Data("x".utf8).write(to: URL(fileURLWithPath: "\(place)/\(UUID())"))
    #expect(symlink(temporary.path("first.pdf"), "\(place)/\(UUID())") == 0)
    let links = "\(place)/\(UUID())"
    #expect(mkdir(links, 0o700) == 0 && symlink(temporary.path("first.pdf"), links + "/a.pdf") == 0)
    #expect(mkdir("\(place)/\(UUID())", 0o700) == 0)
    #expect(try inbox.items().map(\.id) == [first.id, second.id])
  }

  @Test func `a file is taken once, whoever asks at the same time`() async throws {
    let original = try file()
    for _ in 0..<40 { try inbox.put(original) }
    let own = Inbox(folder: URL(fileURLWithPath: temporary.path("own")))
    let shared = inbox
    let taken = try await withThrowingTaskGroup(of: [Inbox.Item].self) { group in
      for _ in 0..<4 { group.addTask { try own.take(from: shared) } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(taken.count == 40 && Set(taken.map(\.id)).count == 40)
    #expect(try shared.items().isEmpty && own.items().count == 40)
    #expect(try own.take(from: shared).isEmpty)
  }

  @Test func `one that was copied already is not taken again`() throws {
    let item = try inbox.put(file())
    let own = Inbox(folder: URL(fileURLWithPath: temporary.path("own")))
    try own.put(item.url, id: item.id)
    #expect(try own.take(from: inbox).isEmpty)
    #expect(try inbox.items().isEmpty && own.items().map(\.id) == [item.id])
  }

  @Test func `what was removed is gone, and half copies go with time`() throws {
    let item = try inbox.put(file())
    let kept = try inbox.put(file())
    inbox.remove(item)
    #expect(try inbox.items() == [kept])
    let half = inbox.folder.appendingPathComponent(".partial-\(UUID().uuidString)")
    let empty = inbox.folder.appendingPathComponent(UUID().uuidString)
    let foreign = inbox.folder.appendingPathComponent(".partial-notes")
    for place in [half, empty, foreign] { #expect(mkdir(place.path, 0o700) == 0) }
    inbox.tidy(olderThan: Date(timeIntervalSinceNow: -3600))
    #expect(access(half.path, F_OK) == 0)
    inbox.tidy(olderThan: Date(timeIntervalSinceNow: 60))
    #expect(access(half.path, F_OK) != 0 && access(empty.path, F_OK) != 0)
    #expect(access(foreign.path, F_OK) == 0)
    #expect(try inbox.items() == [kept])
  }

  @Test(arguments: Inbox.Step.allCases)
  func `a copy that is killed is whole or not there`(step: Inbox.Step) async throws {
    let original = try file("letter.pdf", "%PDF-1.7 whole")
    let place = inbox.folder.path
    let path = original.path
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [place = place as String, path = path as String, word = step.rawValue as String] in
      try Inbox(folder: URL(fileURLWithPath: place)).put(URL(fileURLWithPath: path)) { now in
        if now.rawValue == word { kill(getpid(), SIGKILL) }
      }
    }
    let items = try inbox.items()
    #expect(items.count == (step == .renamed || step == .folderSynced ? 1 : 0))
    for item in items { #expect(try text(item) == "%PDF-1.7 whole") }
    inbox.tidy(olderThan: Date(timeIntervalSinceNow: 60))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place).count == items.count)
  }
}
