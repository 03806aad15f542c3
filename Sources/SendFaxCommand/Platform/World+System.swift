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
  static var system: World {
    World(
      console: SystemConsole(), variables: ProcessInfo.processInfo.environment,
      makeTransport: { SystemTransport() },
      makeWalletTransport: { SystemTransport(usesProxy: false) }, openPage: Browser.open,
      // A file from a stranger is read in a process of its own, which it may crash.
      pdfReader: ChildProcessPDFReader(
        executable: Bundle.main.executablePath ?? CommandLine.arguments[0],
        arguments: [SendFaxCommand.readerWord]))
  }
}
