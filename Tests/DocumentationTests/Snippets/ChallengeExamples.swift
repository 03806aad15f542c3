import Foundation
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

/// The examples of what a 402 says, run on the sandbox's own.
struct ChallengeExamples {
  /// The sandbox's 402 for a page.
  private func response() async throws -> (HTTPResponse, FaxDocument) {
    let sandbox = SendFaxSandbox()
    let folder = try TemporaryFolder()
    let document = try FaxDocument.read(path: SamplePDF.pages(1).write(in: folder.url))
    let number = try FaxNumber("+1 613 555 0100")
    let path = folder.path("body")
    let body = try MultipartBody.write(document: document, to: number, into: path)
    let client = SendFaxClient(base: sandbox.baseURL, transport: sandbox.transport())
    guard case .paymentRequired(let response) = try await client.submit(body).value else {
      throw FaxError(.noDepositQuote, "The sandbox asked for no payment.")
    }
    return (response, document)
  }

  @Test func `a challenge is found beside another as its example says`() throws {
    try expectShown(in: "Sources/SendFaxAPI/Challenge/AuthenticationChallenge.swift") {
      let challenges = AuthenticationChallenges([#"Basic realm="simple", Payment id="a""#])
      challenges.read.first { $0.isScheme("payment") }?["id"]  // "a"
    }
  }

  @Test func `a payment challenge says what its example says`() async throws {
    let (response, _) = try await response()
    let authenticationChallenge = try #require(AuthenticationChallenges(response.fields).read.first)
    try expectShown(in: "Sources/SendFaxAPI/Challenge/PaymentChallenge.swift") {
      let challenge = try PaymentChallenge(authenticationChallenge)
      challenge.terms.amount  // "50000"
      challenge.terms.chainID  // 8453
    }
  }

  @Test func `a deposit quote says what its example says`() async throws {
    let (response, _) = try await response()
    try expectShown(in: "Sources/SendFaxAPI/Challenge/DepositQuote.swift") {
      let quote = try PaymentRequired(response).deposit.get()
      quote.amount  // 0.05 USDC
      quote.amount.wholePages  // 1
    }
  }

  @Test func `a quote within the bounds is admitted, in both examples`() async throws {
    let (response, document) = try await response()
    let now = SendFaxSandbox().now
    do {
      let answer = PaymentRequired(response)
      let quote = try QuoteBounds(pages: document.pageCount).admit(answer, at: now)
      #expect(quote.amount == .pagePrice)
    }
    do {
      let bounds = QuoteBounds(pages: document.pageCount, ceiling: USDC(worth: USD(cents: 500)))
      let quote = try bounds.admit(PaymentRequired(response), at: now)
      #expect(quote.amount == .pagePrice)
    }
  }

  @Test func `the data of a transfer is what its example says`() throws {
    let deposit = try EthereumAddress("0x000000000000000000000000000000000000dEaD")
    try expectShown(in: "Sources/SendFaxAPI/Challenge/TransferCalldata.swift") {
      TransferCalldata(to: deposit, amount: USDC(baseUnits: 50_000)).hex  // "0xa9059cbb000…c350"
    }
  }
}

/// What can't be read of an answer, for a log.
func log(_ response: HTTPResponse) {
  let challenges = AuthenticationChallenges(response.fields)
  for refusal in challenges.refused { print(refusal) }  // what is wrong, nothing of what was sent
}
