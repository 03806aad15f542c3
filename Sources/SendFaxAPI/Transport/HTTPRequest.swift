import Foundation

/// What is asked of a server, once.
///
/// ```swift
/// var request = HTTPRequest(.post, url, body: .file(path: path, length: length))
/// request.fields["Content-Type"] = "multipart/form-data; boundary=x"
/// ```
public struct HTTPRequest: Sendable {
  /// The request methods this service knows.
  public enum Method: String, Sendable {
    /// `GET`: asks, and changes nothing.
    case get = "GET"
    /// `POST`: sends a body, once.
    case post = "POST"
  }

  /// Where the body comes from; a file is streamed, never held in memory.
  public enum Body: Sendable, Equatable {
    /// No body.
    case none
    /// Bytes in memory, for small bodies.
    case bytes(Data)
    /// A regular file and its exact length in bytes; a file of another length is not sent.
    case file(path: String, length: Int)

    /// The length in bytes.
    public var length: Int {
      switch self {
      case .none: return 0
      case .bytes(let data): return data.count
      case .file(_, let length): return length
      }
    }
  }

  /// Bytes of the body handed to the network so far, and in all.
  public struct Progress: Sendable, Equatable {
    /// Bytes sent.
    public var sent: Int
    /// Bytes to send in all.
    public var total: Int

    /// Creates a progress report.
    public init(sent: Int, total: Int) {
      self.sent = sent
      self.total = total
    }
  }

  /// The method.
  public var method: Method
  /// The absolute URL.
  public var url: URL
  /// The header fields, without those the transport sets itself (Host, Content-Length, User-Agent).
  public var fields: HTTPFields
  /// The body.
  public var body: Body
  /// How long the whole exchange may take, from the call to the last byte of the answer.
  public var deadline: Duration
  /// How many bytes of a decoded answer are read before the exchange fails as `answerTooLarge`.
  public var answerLimit: Int
  /// Called as the body goes out, on any thread, with a `sent` that never shrinks.
  public var onProgress: (@Sendable (Progress) -> Void)?

  /// Creates a request.
  ///
  /// The default deadline is 30 s, and for a body as long again as it takes at 32 KiB/s.
  public init(
    _ method: Method, _ url: URL, fields: HTTPFields = [:], body: Body = .none,
    deadline: Duration? = nil, answerLimit: Int = 1 << 20,
    onProgress: (@Sendable (Progress) -> Void)? = nil
  ) {
    self.method = method
    self.url = url
    self.fields = fields
    self.body = body
    self.deadline = deadline ?? .seconds(30) + .seconds(body.length / (32 << 10))
    self.answerLimit = answerLimit
    self.onProgress = onProgress
  }
}
