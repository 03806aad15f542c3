#if canImport(CQPDF)
  import CQPDF

  /// The reader of a platform without one of its own: libqpdf.
  public typealias SystemPDFReader = QPDFReader

  /// Reads PDFs by libqpdf, in this process.
  ///
  /// A first reading takes the file at its word; only if that fails, or the damage shows in the
  /// page tree, a second one lets libqpdf repair it, and then the count is an estimate.
  ///
  /// - Guaranteed: no recursion over the page tree, no page tree is walked for longer than ``patience``.
  ///   A file of at most ``FaxDocument/sizeLimit`` bytes is read into memory once.
  /// - Not guaranteed: bounded memory. libqpdf unpacks object streams without a limit; for files from
  ///   strangers use ``ChildProcessPDFReader``.
  public struct QPDFReader: PDFReader {
    /// How long the page tree is walked before the file counts as too complex.
    public let patience: Duration

    /// A reader; the default patience is 8 seconds.
    public init(patience: Duration = .seconds(8)) { self.patience = patience }

    /// Looks into a regular file.
    public func inspect(_ path: String) throws -> PDFFacts {
      let deadline = ContinuousClock.now + patience
      // libqpdf reads a few bytes here and a few there: each would be a call of the system.
      let buffer = FileBuffer(path, limit: FaxDocument.sizeLimit)
      let atItsWord = Result { try read(path, buffer, repairing: false, until: deadline) }
      if case .success(let facts) = atItsWord, !(facts.isEstimate && facts.isDamaged) {
        return facts
      }
      var facts = try read(path, buffer, repairing: true, until: deadline)
      facts.isDamaged = true
      facts.isEstimate = true
      return facts
    }

    private func read(
      _ path: String, _ buffer: FileBuffer?, repairing: Bool,
      until deadline: ContinuousClock.Instant
    ) throws -> PDFFacts {
      let file = QPDFFile(repairing: repairing)
      guard file.open(path, in: buffer) else {
        guard file.errorIsPassword else { throw PDFFailure.damaged }
        var facts = PDFFacts(pages: nil)
        facts.encryption = .password
        return facts
      }
      let root = file.root
      guard root.isDictionary else { throw PDFFailure.damaged }
      var walk = QPDFPageWalk(deadline: deadline)
      try walk.run(from: root["/Pages"])
      var facts = PDFFacts(pages: walk.pages)
      facts.isEstimate = walk.isContradictory
      facts.blankPages = walk.blankPages
      facts.encryption = file.encryption
      QPDFForm(root: root).describe(in: &facts)
      facts.isDamaged = file.hasWarnings
      return facts
    }
  }
#endif
