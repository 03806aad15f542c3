#if os(macOS) || canImport(Glibc)
  import Foundation

  /// The line in which a process that reads a PDF says what it found.
  struct PDFAnswer: Codable {
    var facts: PDFFacts?
    var message: String?

    /// Reads a file in this process.
    init(reading path: String) {
      do {
        facts = try SystemPDFReader().inspect(path)
      } catch {
        message = (error as? FaxError)?.message
      }
    }

    /// Writes the line; the exit status that goes with it.
    func write(to file: FileHandle) -> Int32 {
      guard let line = try? JSONEncoder().encode(self) else { return 70 }
      file.write(line + Data("\n".utf8))
      return 0
    }
  }

  extension ChildProcess {
    /// What the process found.
    func facts(within patience: Duration) throws -> PDFFacts {
      let answer = answer(within: patience, limit: 64 << 10)
      guard let answer, let line = try? OutsideJSON.decode(PDFAnswer.self, from: answer) else {
        throw PDFFailure.tooComplex
      }
      guard let facts = line.facts else {
        throw FaxError(.documentUnreadable, line.message ?? PDFFailure.tooComplex.message)
      }
      return facts
    }
  }
#endif
