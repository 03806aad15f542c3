#if canImport(CCurl)
  import CCurl
  import Foundation

  /// HTTP through the system's libcurl: the default on Linux.
  ///
  /// ```swift
  /// let client = SendFaxClient(transport: CurlTransport())
  /// ```
  ///
  /// One thread drives all exchanges of a transport; it begins with the first one and ends with the
  /// transport. A POST has a connection of its own, a GET may reuse one. HTTP/1.1 only.
  ///
  /// - Guaranteed: what ``HTTPTransport`` asks. A file goes out with flat memory, a cancelled exchange ends
  ///   within milliseconds, and `neverSent` is said only where libcurl had not yet begun the request.
  /// - Not guaranteed: an answer that a server sends and then drops by a reset (RST) may be lost; the
  ///   failure is then `mayHaveArrived`.
  ///
  /// `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` are read from the environment as curl does.
  public final class CurlTransport: HTTPTransport {
    private let loop = CurlLoop()
    private let usesProxy: Bool

    /// Creates a transport; no thread and no socket is made before the first exchange.
    ///
    /// - Parameter usesProxy: Whether the environment's proxy is used. A wallet's node is reached without:
    ///   it is often on loopback, and a proxy would see who pays.
    public init(usesProxy: Bool = true) { self.usesProxy = usesProxy }

    deinit { loop.stop() }

    /// Performs one exchange.
    public func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
      try ExchangeRules.check(request)
      guard !Task.isCancelled else {
        throw TransportFailure(.cancelled, .neverSent, "Cancelled before it began.")
      }
      let transfer = try CurlTransfer(request, usesProxy: usesProxy)
      let loop = loop
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { loop.start(transfer, $0) }
      } onCancel: {
        loop.cancel(transfer)
      }
      // Keeps the driver alive to here, whoever else lets the transport go.
      return try withExtendedLifetime(self) { try result.get() }
    }
  }
#endif
