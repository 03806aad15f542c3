import Foundation
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

/// The same exchanges through every way to the sandbox: in process, and over loopback by each transport.
@Suite(.timeLimit(.minutes(4))) struct SandboxConformanceTests {
  /// What a trouble must come out as, whichever way it came.
  enum Outcome: Equatable, Sendable {
    case status(Int)
    case answered(TransportFailure.Reason)
    case mayHaveArrived
  }

  static let cases: [(SendFaxSandbox.Trouble, Outcome)] = [
    (.unavailable, .status(503)), (.tooManyRequests, .status(429)), (.htmlBadGateway, .status(502)),
    (.redirect, .status(307)), (.garbage, .status(200)), (.truncatedJSON, .status(200)),
    (.cutOff, .answered(.answerTruncated)), (.hugeBody, .answered(.answerTooLarge)),
    (.gzipBomb, .answered(.answerTooLarge)), (.answerLost, .mayHaveArrived),
    (.closedBeforeWork, .mayHaveArrived), (.reset, .mayHaveArrived),
  ]

  @Test(arguments: cases)
  func `a trouble of the service is the same failure over every transport`(
    trouble: SendFaxSandbox.Trouble, expected: Outcome
  ) async throws {
    let sandbox = SendFaxSandbox()
    #expect(try await outcome(of: trouble, sandbox, sandbox.transport()) == expected, "in process")
    let listener = try SandboxListener.start(sandbox)
    defer { listener.stop() }
    for kind in TransportUnderTest.allCases where kind.survives(of: trouble) {
      let found = try await outcome(of: trouble, sandbox, kind.make())
      #expect(found == expected, "\(kind)")
    }
  }

  private func outcome(
    of trouble: SendFaxSandbox.Trouble, _ sandbox: SendFaxSandbox, _ transport: any HTTPTransport
  ) async throws -> Outcome {
    sandbox.endScenarios()
    sandbox.begin(.init(trouble))
    let folder = try TemporaryFolder()
    let document = try FaxDocument.read(path: SamplePDF.pages(1).write(in: folder.url))
    let body = try MultipartBody.write(
      document: document, to: FaxNumber("+1 613 555 0100"), into: folder.path("body"))
    let url = sandbox.baseURL.endpoint("api/v1/uploads")
    let request = HTTPRequest(
      .post, url, fields: ["Content-Type": body.contentType],
      body: .file(path: body.path, length: body.length), deadline: .seconds(20))
    do { return .status(try await transport.exchange(request).status) } catch let failure
      as TransportFailure
    {
      switch failure.delivery {
      case .answered: return .answered(failure.reason)
      case .mayHaveArrived: return .mayHaveArrived
      case .neverSent: throw failure
      }
    }
  }
}

extension TransportUnderTest {
  /// Floods end URLSession's process or starve it on Linux (``survives(_:)``).
  fileprivate func survives(of trouble: SendFaxSandbox.Trouble) -> Bool {
    switch trouble {
    case .hugeBody: return survives("declares 1 GB and sends it")
    case .gzipBomb: return survives("is a gzip bomb")
    default: return true
    }
  }
}
