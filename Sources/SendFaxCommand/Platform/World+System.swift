import Foundation
import SendFaxAPI

#if os(Linux)
  private typealias SystemTransport = CurlTransport
#else
  import SendFaxURLSession
  private typealias SystemTransport = URLSessionTransport
#endif

extension World {
  /// The process's own surroundings.
  static func system(pdfReader: any PDFReader) -> World {
    World(
      console: SystemConsole(), variables: ProcessInfo.processInfo.environment,
      makeTransport: { SystemTransport() },
      makeWalletTransport: { SystemTransport(usesProxy: false) }, openPage: Browser.open,
      pdfReader: pdfReader)
  }
}
