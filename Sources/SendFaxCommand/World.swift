import Foundation
import SendFax
import SendFaxAPI

/// All that the command reaches beside its arguments; a test brings its own.
public struct World: Sendable {
  /// The standard streams.
  public var console: any Console
  /// The environment's variables.
  public var variables: [String: String]
  /// What carries a request to the service.
  public var makeTransport: @Sendable () -> any HTTPTransport
  /// What carries a request to a wallet: never through a proxy, which would see who pays.
  public var makeWalletTransport: @Sendable () -> any HTTPTransport
  /// What looks into a PDF.
  public var pdfReader: any PDFReader
  /// Shows a page to the person, and says whether something was there to show it with.
  public var openPage: @Sendable (URL) -> Bool
  /// What time it is, and how to wait.
  public var clock: any FaxClock

  /// Creates a world.
  public init(
    console: any Console, variables: [String: String],
    makeTransport: @escaping @Sendable () -> any HTTPTransport,
    makeWalletTransport: (@Sendable () -> any HTTPTransport)? = nil,
    openPage: @escaping @Sendable (URL) -> Bool,
    pdfReader: any PDFReader = SystemPDFReader(),
    clock: any FaxClock = SystemClock()
  ) {
    self.console = console
    self.variables = variables
    self.makeTransport = makeTransport
    self.makeWalletTransport = makeWalletTransport ?? makeTransport
    self.openPage = openPage
    self.pdfReader = pdfReader
    self.clock = clock
  }

  /// The instant it is now.
  func now() -> Date { clock.now().wall }
}
