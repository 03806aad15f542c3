#if os(macOS) || canImport(Glibc)
  import Foundation

  /// Reads PDFs in a process of its own, so that a hostile file can waste or crash only that one.
  ///
  /// ```swift
  /// // First of all in the program, which is its own child:
  /// if CommandLine.arguments.dropFirst().first == "read-pdf" {
  ///   exit(ChildProcessPDFReader.runChild(arguments: Array(CommandLine.arguments.dropFirst(2))))
  /// }
  /// // Where a document comes in:
  /// let reader = ChildProcessPDFReader(executable: program, arguments: ["read-pdf"])
  /// let document = try FaxDocument.read(path: "letter.pdf", reader: reader)
  /// ```
  ///
  /// - Guaranteed: an answer within ``patience``; the child gets 512 MB of address space and 10 s of
  ///   processor time; it inherits no descriptor but its own pipe, and only what of the environment the
  ///   dynamic linker needs.
  /// - Throws: ``FaxError/Code-swift.struct/documentUnreadable`` where the child crashes, is ended, or
  ///   answers nonsense.
  public struct ChildProcessPDFReader: PDFReader {
    /// The program to run; usually this one.
    public let executable: String
    /// What comes before the file's path in its arguments.
    public let arguments: [String]
    /// How long to wait for the answer.
    public let patience: Duration

    /// A reader that runs that program; the default patience is 15 seconds.
    public init(executable: String, arguments: [String], patience: Duration = .seconds(15)) {
      self.executable = executable
      self.arguments = arguments
      self.patience = patience
    }

    /// Looks into a regular file.
    public func inspect(_ path: String) throws -> PDFFacts {
      // A path that begins with - is no option of the child's, for its first argument is always a path.
      try ChildProcess(executable, arguments + [path]).facts(within: patience)
    }

    /// What the child does: reads the file that the last of its arguments names, within the limits, and
    /// prints one line of JSON.
    ///
    /// - Returns: The exit status.
    public static func runChild(arguments: [String]) -> Int32 {
      limitThisProcess()
      guard let path = arguments.last else { return 64 }
      return PDFAnswer(reading: path).write(to: .standardOutput)
    }
  }
#endif
