import Foundation
import SendFaxAPI

@testable import SendFax

/// The records met so far, each once: what differs only in counters and times of day is one record.
final class RecordTable {
  /// The instant it always is: time passes by everything growing older.
  static let now = moment(age: 0)
  private(set) var records: [FaxRecord] = []
  private var index: [Key: Int] = [:]
  private var aged: [Passing: [Int: Int]] = [:]

  private static func moment(age: Int) -> Moment {
    let uptime = Int64(1_000_000 - age) * 60_000
    return Moment(
      wall: Date(timeIntervalSince1970: Double(uptime) / 1000), uptime: uptime, boot: "boot")
  }

  /// The same record when time has passed.
  func older(_ index: Int, _ passing: Passing) -> Int {
    if let known = aged[passing]?[index] { return known }
    var record = records[index]
    func age(_ moment: Moment) -> Moment {
      let minutes = Int((RecordTable.now.uptime - moment.uptime) / 60_000)
      return RecordTable.moment(age: passing.age(after: minutes))
    }
    record.updatedAt = age(record.updatedAt)
    if let page = record.page { record.page?.at = age(page.at) }
    record.missingSince = record.missingSince.map(age)
    record.statusAt = record.statusAt.map(age)
    if let ask = record.openAsk { record.openAsk?.at = age(ask.at) }
    record.mintingAsks = record.mintingAsks.map(age)
    record.windows = record.windows.mapValues {
      .init(start: age($0.start), latestStart: age($0.latestStart))
    }
    for intent in record.intents.indices {
      record.intents[intent].askedAt = age(record.intents[intent].askedAt)
      record.intents[intent].windowStart = age(record.intents[intent].windowStart)
    }
    if let claim = record.claims.open { record.claims.open?.at = age(claim.at) }
    record.claims.unpaidAt = record.claims.unpaidAt.map(age)
    record.claims.lastAt = record.claims.lastAt.map(age)
    let result = intern(record)
    aged[passing, default: [:]][index] = result
    return result
  }

  subscript(index: Int) -> FaxRecord { records[index] }

  func intern(_ record: FaxRecord) -> Int {
    let key = Key(record)
    if let known = index[key] { return known }
    index[key] = records.count
    records.append(record)
    return records.count - 1
  }

  /// All of a record that any rule looks at, and of its ages as much as any rule tells apart.
  private struct Key: Hashable {
    var job: JobID
    var state: FaxState
    var words: [String?]
    var counts: [Int]
    var intents: [Intent]
    var windows: [String: [Int]]

    struct Intent: Hashable {
      var name: String
      var age: Int
      var asks: Int
      var endedAsks: Int
      var hash: String?
      var outcome: FaxRecord.Intent.Outcome
    }

    init(_ record: FaxRecord) {
      func age(_ moment: Moment?, upTo limit: Int = 16) -> Int {
        moment.map { min(Int((RecordTable.now.uptime - $0.uptime) / 60_000), limit) } ?? -1
      }
      job = record.job
      state = record.state
      words = [
        record.quote?.paymentIntent, record.upload?.id.rawValue,
        record.page?.opened.url.absoluteString, record.acceptance?.id,
        record.acceptance?.paymentIntent, record.status?.status.rawValue,
        record.attention?.rawValue, record.settlement?.rawValue, record.closing?.reason.rawValue,
        record.replacedBy?.description, record.claims.unreadableYes,
      ]
      counts = [
        record.page?.count ?? 0, record.openAsk?.followsUnanswered == true ? 1 : 0,
        min(record.mintingAsks.count, 2), min(record.claims.late, 1),
        age(record.page?.at, upTo: Passing.dead) / Passing.dead, age(record.missingSince, upTo: 5),
        age(record.openAsk?.at), age(record.mintingAsks.first, upTo: 21),
        age(record.claims.open?.at),
        record.claims.unpaidAt == nil ? 0 : 1, record.wasPageShown ? 1 : 0,
      ]
      intents = record.intents.map {
        Intent(
          name: $0.quote.paymentIntent, age: age($0.askedAt, upTo: 10), asks: $0.asks,
          endedAsks: $0.endedAsks, hash: $0.hash, outcome: $0.outcome)
      }
      windows = record.windows.mapValues { [age($0.start), age($0.latestStart, upTo: 21)] }
    }
  }
}

/// What the service answers in the model, as the values the real machine reads.
enum Answer {
  static let address = "0x" + String(repeating: "a", count: 39)

  static func intentName(_ intent: Int) -> String { "pi_\(intent)" }
  static func rowName(_ intent: Int) -> String { "row-\(intent)" }
  static func hash(_ intent: Int, by fax: Int) -> String { "0x\(intent)\(fax)" }
  static func uploadName(_ fax: Int, _ upload: Int) -> String { "up-\(fax)-\(upload)" }

  static func quoted(_ intent: Int) -> FaxEvent.Quoted {
    FaxEvent.Quoted(
      paymentIntent: intentName(intent), address: address + String(intent),
      token: EthereumAddress.usdcOnBase.description, network: "base", chainID: 8453,
      usdcBaseUnits: 150_000, pageCount: 3, expires: nil)
  }

  static func yes(_ intent: Int) -> Receipt {
    Receipt(id: rowName(intent), faxID: nil, pageCount: 3, amount: 150_000)
  }

  /// A 402 as it travels, for a claim to read.
  static func paymentRequired(_ intent: Int) -> HTTPResponse {
    HTTPResponse(
      status: 402,
      fields: [
        "x-payment-deposit-network": "base",
        "x-payment-deposit-address": address + String(intent),
        "x-payment-deposit-token": EthereumAddress.usdcOnBase.description,
        "x-payment-deposit-amount": "0.150000", "x-payment-deposit-amount-micros": "150000",
        "x-payment-deposit-payment-intent": intentName(intent),
      ])
  }

  static let unreadableYes = HTTPResponse(status: 202, body: Data("{".utf8))
  static let lost = failure(.connectionClosed, .mayHaveArrived)
  static let neverSent = failure(.unreachable, .neverSent)

  private static func failure(
    _ reason: TransportFailure.Reason, _ delivery: TransportFailure.Delivery
  ) -> FaxError {
    FaxError(
      .unreachable, "No answer.", isWorthRetrying: true,
      transport: TransportFailure(reason, delivery, "No answer."))
  }
}

extension FaxEvent.Draft {
  /// The one document and number all faxes of the model have.
  static func modelled() throws -> FaxEvent.Draft {
    FaxEvent.Draft(
      base: try BaseURL("https://sendfax.sh"), to: try FaxNumber("+1 613 555 0100"), name: "a.pdf",
      documentSHA256: "d", documentSize: 1, pageCount: .exact(3), notes: [],
      body: MultipartBody(path: "body", length: 270 * (32 << 10), sha256: "b", boundary: "x"),
      contentKey: "key")
  }
}
