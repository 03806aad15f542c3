import Foundation
import SendFaxAPI
import TestSupport
import Testing

/// The examples of the values, each run, and what it says is shown compared with what is.
struct VocabularyExamples {
  @Test func `a number is read, written and asked about as its examples say`() throws {
    try expectShown(in: "Sources/SendFaxAPI/Vocabulary/FaxNumber.swift") {
      let number = try FaxNumber("(613) 555-0123")
      number.e164  // "+16135550123"
      number.description  // "+1 613 555 0123 (Canada)"
      number.warnings  // []
      FaxNumber.suggestion(for: "+52 1 55 1111 1111")?.formatted  // "+52 55 1111 1111"
    }
  }

  @Test func `amounts are written as their examples say`() throws {
    try expectShown(in: "Sources/SendFaxAPI/Vocabulary/USD.swift") {
      USD(cents: 50).description  // "$0.50"
      USD.cardPrice(pages: 12)  // $0.60
    }
    try expectShown(in: "Sources/SendFaxAPI/Vocabulary/USDC.swift") {
      USDC(baseUnits: 50_000).description  // "0.05 USDC"
      USDC.walletPrice(pages: 3)  // 0.15 USDC
      USDC(baseUnitsText: "50000")  // 0.05 USDC
      USDC(baseUnitsText: "0.05")  // nil: never through a float
    }
  }

  @Test func `an address is compared and written as its example says`() throws {
    try expectShown(in: "Sources/SendFaxAPI/Vocabulary/EthereumAddress.swift") {
      let token = try EthereumAddress("0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913")
      token == .usdcOnBase  // true
      token.description  // "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", with EIP-55's capitals
    }
  }

  @Test func `a digest is what its example says`() throws {
    try expectShown(in: "Sources/SendFaxAPI/Vocabulary/Digest/SHA256.swift") {
      var digest = SHA256()
      digest.update(Data("a".utf8))
      digest.update(Data("bc".utf8))
      digest.finish()  // "ba7816bf…"
      SHA256.hex(of: Data("abc".utf8))  // "ba7816bf…"
    }
  }

  @Test func `a base URL makes the endpoint its example says`() throws {
    try expectShown(in: "Sources/SendFaxAPI/Endpoints/BaseURL.swift") {
      let base = try BaseURL("https://sendfax.sh")
      base.endpoint("api/v1/faxes")  // https://sendfax.sh/api/v1/faxes
    }
  }

  @Test func `fields are found as their example says`() throws {
    try expectShown(in: "Sources/SendFaxAPI/Transport/HTTPFields.swift") {
      var fields: HTTPFields = ["Content-Type": "application/json"]
      fields.append("Via", "1.1 proxy")
      fields.append("via", "1.1 other")
      fields["content-type"]  // "application/json"
      fields["Via"]  // "1.1 proxy, 1.1 other"
      fields.values(of: "Via")  // ["1.1 proxy", "1.1 other"]
    }
  }

  @Test func `an id is read as its example says`() throws {
    let id = try FaxID("V1StGXR8_Z5jdHi6B-myT")
    #expect(id.rawValue == "V1StGXR8_Z5jdHi6B-myT")
  }

  /// In a process of its own, because a path like “letter.pdf” is looked for where the process is.
  @Test func `a letter is read as the examples say`() async throws {
    let folder = try TemporaryFolder()
    _ = try SamplePDF.pages(3).write(in: folder.url, as: "letter.pdf")
    let path: String = folder.url.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      #expect(FileManager.default.changeCurrentDirectoryPath(path))
      try expectShown(in: "Sources/SendFaxAPI/Vocabulary/FaxDocument.swift") {
        let document = try FaxDocument.read(path: "letter.pdf")
        document.pageCount  // .exact(3)
        document.notes  // [], or what a person should know before paying
      }
      let facts = try SystemPDFReader().inspect("letter.pdf")
      #expect(facts.pages == 3)
    }
  }
}

/// A status in the three ways an app meets it.
func tell(_ fax: Fax) {
  switch fax.status {
  case .delivered: print("It arrived.")
  case let other where other.isTerminal: print("It did not arrive: \(other.rawValue).")
  default: print("It is under way.")  // an unknown word is not terminal: keep asking
  }
}

/// A document that comes through standard input.
func pages(from standardInput: Int32, by folder: String) throws -> PageCount {
  let document = try FaxDocument.read(descriptor: 0, spoolingInto: folder)
  defer { unlink(document.path) }  // the file is the caller's from here on
  return document.pageCount
}

#if os(macOS) || os(Linux)
  /// A program that reads what it does not trust in a child of its own.
  func readInChild(_ program: String) throws -> FaxDocument {
    // First of all in the program, which is its own child:
    if CommandLine.arguments.dropFirst().first == "read-pdf" {
      exit(ChildProcessPDFReader.runChild(arguments: Array(CommandLine.arguments.dropFirst(2))))
    }
    // Where a document comes in:
    let reader = ChildProcessPDFReader(executable: program, arguments: ["read-pdf"])
    let document = try FaxDocument.read(path: "letter.pdf", reader: reader)
    return document
  }
#endif

/// The failures a person can do something about.
func sendOrExplain(_ path: String, _ send: (FaxDocument) throws -> Void) throws {
  do {
    try send(FaxDocument.read(path: path))
  } catch FaxError.Code.documentEncrypted {
    print("Save a copy without a password first.")
  } catch let error as FaxError where error.isWorthRetrying {
    print("\(error.message) Nothing has to be changed.")
  }
}
