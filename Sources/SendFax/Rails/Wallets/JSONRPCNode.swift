import Foundation
import SendFaxAPI

/// A node or wallet that speaks Ethereum's JSON-RPC 2.0 over HTTP: one call, one exchange, no retry.
struct JSONRPCNode: Sendable {
  let url: URL
  let transport: any HTTPTransport
  /// A number no other call has.
  var newID: @Sendable () -> Int = randomID

  /// Why a call has no result.
  enum Failure: Error, Equatable {
    /// The node answered this call with an error, and with no result.
    case refused(code: Int, message: String)
    /// Nothing left this device.
    case neverSent(String)
    /// No answer, or none that is an answer to this call.
    case unclear(String)
  }

  /// Exact in every JSON library.
  static let randomID: @Sendable () -> Int = { Int.random(in: 1...(1 << 53 - 1)) }

  /// Makes a call that must have a result.
  ///
  /// - Throws: only ``Failure``.
  func call<Result: Decodable>(
    _ method: String, _ parameters: [NodeParameter], id: Int? = nil, deadline: Duration
  ) async throws -> Result {
    guard
      let result: Result = try await find(method, parameters, id: id, deadline: deadline)
    else { throw Failure.unclear("The wallet’s node answered without a result.") }
    return result
  }

  /// Makes a call whose result may be null.
  ///
  /// - Throws: only ``Failure``.
  func find<Result: Decodable>(
    _ method: String, _ parameters: [NodeParameter], id: Int? = nil, deadline: Duration
  ) async throws -> Result? {
    let reply: Reply<Result> = try await exchange(
      method, parameters, id: id ?? newID(), deadline: deadline)
    if let result = reply.result { return result }
    if let error = reply.error { throw Failure.refused(code: error.code, message: error.message) }
    return nil
  }

  private func exchange<Result: Decodable>(
    _ method: String, _ parameters: [NodeParameter], id: Int, deadline: Duration
  ) async throws -> Reply<Result> {
    let response: HTTPResponse
    do {
      response = try await transport.exchange(
        try request(method, parameters, id: id, deadline: deadline))
    } catch let failure as TransportFailure where failure.delivery == .neverSent {
      throw Failure.neverSent(failure.message)
    } catch let failure as TransportFailure {
      throw Failure.unclear(failure.message)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.unclear("The transport failed in an unknown way.")
    }
    // A wallet's error may come with any status; our own random id is what makes it an answer.
    guard let reply = try? OutsideJSON.decode(Reply<Result>.self, from: response.body),
      reply.jsonrpc == "2.0", reply.id == id
    else {
      throw Failure.unclear(
        "The wallet’s node answered with status \(response.status) and no readable reply.")
    }
    return reply
  }

  private func request(
    _ method: String, _ parameters: [NodeParameter], id: Int, deadline: Duration
  ) throws -> HTTPRequest {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let call = Call(id: id, method: method, params: parameters)
    guard let body = try? encoder.encode(call) else {
      throw Failure.neverSent("The request could not be written.")
    }
    return HTTPRequest(
      .post, url, fields: ["Content-Type": "application/json", "Accept": "application/json"],
      body: .bytes(body), deadline: deadline)
  }

  private struct Call: Encodable {
    var jsonrpc = "2.0"
    var id: Int
    var method: String
    var params: [NodeParameter]
  }

  private struct Reply<Result: Decodable>: Decodable {
    struct Refusal: Decodable {
      var code: Int
      var message: String
    }

    var jsonrpc: String
    var id: Int
    var result: Result?
    var error: Refusal?
  }
}
