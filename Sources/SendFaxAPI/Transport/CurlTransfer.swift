#if canImport(CCurl)
  import CCurl
  import Foundation

  /// One exchange in libcurl's hands: its handle, and what has come of it so far.
  ///
  /// Unchecked because it is made by the caller, handed over once, and from then on touched by the
  /// loop's thread alone; ``isCancelled`` belongs to the loop's lock.
  final class CurlTransfer: @unchecked Sendable {
    let easy: UnsafeMutableRawPointer
    let request: HTTPRequest
    var isCancelled = false

    private(set) var head = ResponseHead()
    private(set) var body = Data()
    /// Whether libcurl has begun the request: before, no byte of it has left.
    private(set) var hasBegun = false
    /// Why a callback of ours stopped the exchange.
    private(set) var stop: TransportFailure.Reason?

    private let source: BodySource
    private var sent = 0
    private var headers: UnsafeMutablePointer<curl_slist>?

    /// Opens the body and prepares the handle.
    init(_ request: HTTPRequest, usesProxy: Bool) throws {
      source = try BodySource(request.body)
      guard let easy = curl_easy_init() else {
        throw TransportFailure(.other, .neverSent, "libcurl could not begin.")
      }
      self.easy = easy
      self.request = request
      guard configure(usesProxy: usesProxy) else {
        throw TransportFailure(.other, .neverSent, "libcurl refused an option.")
      }
    }

    deinit {
      curl_easy_cleanup(easy)
      curl_slist_free_all(headers)
    }

    private var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private static func of(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
      context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Sets every option; false where one was refused, which must not pass: each guards something.
    private func configure(usesProxy: Bool) -> Bool {
      let deadline = request.deadline.wholeMilliseconds
      var codes = [
        sendfax_set_text(easy, CURLOPT_URL, request.url.absoluteString),
        sendfax_set_text(easy, CURLOPT_USERAGENT, ExchangeRules.userAgent),
        sendfax_only_http(easy),
        sendfax_quit_at_once(easy),
        sendfax_set_long(easy, CURLOPT_NOSIGNAL, 1),
        sendfax_set_long(easy, CURLOPT_PATH_AS_IS, 1),
        // One protocol whose every failure is understood: no stream resets, no silent repeats.
        sendfax_set_long(easy, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1)),
        sendfax_set_long(easy, CURLOPT_FOLLOWLOCATION, 0),
        sendfax_set_long(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1),
        sendfax_set_long(easy, CURLOPT_TIMEOUT_MS, deadline),
        sendfax_set_long(easy, CURLOPT_CONNECTTIMEOUT_MS, min(deadline, 15_000)),
        // "identity" is asked for below; what comes compressed all the same is decoded and counted.
        sendfax_set_text(easy, CURLOPT_ACCEPT_ENCODING, ""),
        sendfax_set_before_request(
          easy,
          { context, _, _, _, _ in
            CurlTransfer.of(context)?.hasBegun = true
            return CURL_PREREQFUNC_OK
          }, context),
        sendfax_set_header_reader(
          easy, { CurlTransfer.of($3)?.receiveHead($0, $1 * $2) ?? 0 }, context),
        sendfax_set_writer(
          easy, { CurlTransfer.of($3)?.receiveBody($0, $1 * $2) ?? 0 }, context),
        sendfax_set_progress(
          easy,
          { context, _, _, _, sent in
            CurlTransfer.of(context)?.report(Int(sent))
            return 0
          }, context),
      ]
      // The empty name overrides the environment's.
      if !usesProxy { codes.append(sendfax_set_text(easy, CURLOPT_PROXY, "")) }
      if request.method == .post { codes += postOptions() }
      codes.append(headerOptions())
      return codes.allSatisfy { $0 == CURLE_OK }
    }

    private func postOptions() -> [CURLcode] {
      [
        sendfax_set_long(easy, CURLOPT_POST, 1),
        sendfax_set_size(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(source.length)),
        sendfax_set_long(easy, CURLOPT_UPLOAD_BUFFERSIZE, 256 << 10),
        // A connection the server has closed meanwhile would leave a POST in doubt, or repeat it.
        sendfax_set_long(easy, CURLOPT_FRESH_CONNECT, 1),
        sendfax_set_long(easy, CURLOPT_FORBID_REUSE, 1),
        sendfax_set_reader(
          easy,
          { CurlTransfer.of($3)?.supply($0, $1 * $2) ?? Int(CURL_READFUNC_ABORT) }, context),
      ]
    }

    private func headerOptions() -> CURLcode {
      var lines = request.fields.map {
        $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)"
      }
      if request.fields["Accept-Encoding"] == nil { lines.append("Accept-Encoding: identity") }
      if request.method == .post {
        // Asking leave to send costs a second where the server doesn't know the question.
        lines.append("Expect:")
        if request.fields["Content-Type"] == nil { lines.append("Content-Type:") }
      }
      for line in lines {
        guard let longer = curl_slist_append(headers, line) else { return CURLE_OUT_OF_MEMORY }
        headers = longer
      }
      return sendfax_set_headers(easy, headers)
    }

    // MARK: What libcurl calls

    private func receiveHead(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
      let line = UnsafeRawBufferPointer(start: bytes, count: count)
      switch head.receive(line) {
      case .goOn: return count
      case .complete:
        let declared = head.fields["Content-Length"].flatMap { Int($0) } ?? 0
        return declared > request.answerLimit ? stop(.answerTooLarge) : count
      case .tooLarge: return stop(.answerTooLarge)
      case .notHTTP: return stop(.notHTTP)
      }
    }

    private func receiveBody(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
      let room = request.answerLimit - body.count
      body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: min(count, room)))
      return count > room ? stop(.answerTooLarge) : count
    }

    private func supply(_ buffer: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
      let room = UnsafeMutableRawBufferPointer(start: buffer, count: count)
      guard let read = source.read(into: room) else {
        stop = .bodyUnreadable
        return Int(CURL_READFUNC_ABORT)
      }
      return read
    }

    private func report(_ count: Int) {
      guard count > sent, source.length > 0 else { return }
      sent = count
      request.onProgress?(.init(sent: min(count, source.length), total: source.length))
    }

    /// Notes why, and tells libcurl to end by taking nothing.
    private func stop(_ reason: TransportFailure.Reason) -> Int {
      stop = reason
      return 0
    }
  }
#endif
