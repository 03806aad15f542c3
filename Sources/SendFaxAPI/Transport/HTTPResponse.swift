import Foundation

/// What a server answered, whole.
public struct HTTPResponse: Sendable, Equatable {
  /// The status code, 100 to 599.
  public var status: Int
  /// The header fields, in the order they came.
  public var fields: HTTPFields
  /// The decoded body.
  public var body: Data

  /// Creates a response.
  public init(status: Int, fields: HTTPFields = [:], body: Data = Data()) {
    self.status = status
    self.fields = fields
    self.body = body
  }
}
