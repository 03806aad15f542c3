#if canImport(CQPDF)
  /// Counts the leaves of a page tree: each node once, in a loop, never by recursion.
  struct QPDFPageWalk {
    /// More pages than this are not a fax but an attack on the one who counts them.
    private static let mostNodes = 2_000_000

    private struct Level {
      let kids: QPDFObject
      let count: Int
      var next = 0
    }

    private let deadline: ContinuousClock.Instant
    private var leaves = 0
    private var nodes = 0
    private var claimed: Int?
    private var hasLoop = false
    /// Kids that are not there or are no dictionaries; a viewer may show each as a blank page.
    private var gaps = 0
    private(set) var blankPages = 0
    /// Whether the tree disagrees with itself.
    private(set) var isContradictory = false

    init(deadline: ContinuousClock.Instant) { self.deadline = deadline }

    /// The pages; on a loop, without a leaf, or where the gaps make up for the difference, what the file
    /// claims; nil where it claims nothing.
    var pages: Int? {
      if let claimed, leaves < claimed, claimed <= leaves + gaps { return claimed }
      guard hasLoop || leaves == 0 else { return leaves }
      if let claimed, (1...Self.mostNodes).contains(claimed) { return claimed }
      if leaves > 0 { return leaves }
      return isContradictory ? nil : 0
    }

    mutating func run(from pages: QPDFObject) throws {
      guard pages.isDictionary else { throw PDFFailure.damaged }
      claimed = pages["/Count"].int
      var visited: Set<Int64> = []
      if let identity = pages.identity { visited.insert(identity) }
      var stack = [level(of: pages)]
      while var top = stack.popLast() {
        guard top.next < top.count else { continue }
        let kid = top.kids[top.next]
        top.next += 1
        stack.append(top)
        try countNode()
        guard kid.isDictionary else {
          gaps += 1
          continue
        }
        guard isNode(kid) else {
          leaves += 1
          if isBlank(kid) { blankPages += 1 }
          continue
        }
        if let identity = kid.identity, !visited.insert(identity).inserted {
          hasLoop = true
          continue
        }
        stack.append(level(of: kid))
      }
      if hasLoop || gaps > 0 || claimed != leaves { isContradictory = true }
    }

    private mutating func level(of node: QPDFObject) -> Level {
      let kids = node["/Kids"]
      if !kids.isArray { isContradictory = true }
      return Level(kids: kids, count: kids.count)
    }

    private func isNode(_ kid: QPDFObject) -> Bool {
      kid["/Kids"].count > 0 || kid["/Type"].isName("/Pages")
    }

    private func isBlank(_ page: QPDFObject) -> Bool {
      let contents = page["/Contents"]
      guard contents.isNull || (contents.isArray && contents.count == 0) else { return false }
      return page["/Annots"].count == 0
    }

    private mutating func countNode() throws {
      nodes += 1
      guard nodes <= Self.mostNodes else { throw PDFFailure.tooComplex }
      guard nodes % 1024 == 0 else { return }
      guard ContinuousClock.now < deadline else { throw PDFFailure.tooComplex }
    }
  }
#endif
