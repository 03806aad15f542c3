import Foundation
import SendFaxAPI
import TestSupport
import Testing

@testable import SendFax

struct OutboxJobIDTests {
  @Test(arguments: [
    "", "k3f92mt", "k3f92mtqq", "k3f92mti", "k3f92mtl", "k3f92mto", "k3f92mtu", "../../ab",
    "k3f92mt/", "k3f92mt.", "k3f92mt\u{301}", "k3f92mt\u{0}", "ｋ3f92mtq", "k3f9 mtq",
  ])
  func `text that is no job is refused`(text: String) {
    #expect { try JobID(text) } throws: { FaxError.Code.unknownJob ~= $0 }
    #expect(JobID(valid: text) == nil)
  }

  @Test func `capital letters are read, stored names are taken as they are`() throws {
    #expect(try JobID("K3F92MTQ").description == "k3f92mtq")
    #expect(JobID(valid: "K3F92MTQ") == nil)
  }

  @Test func `random names are names and differ`() throws {
    let jobs = (0..<1000).map { _ in JobID.random() }
    #expect(Set(jobs).count == 1000)
    for job in jobs { #expect(try JobID(job.description) == job) }
  }

  @Test func `a stored name is checked again on decoding`() throws {
    let job = try JSONDecoder().decode([JobID].self, from: Data(#"["k3f92mtq"]"#.utf8))
    #expect(job.map(\.description) == ["k3f92mtq"])
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode([JobID].self, from: Data(#"["../../.."]"#.utf8))
    }
  }

  @Test func `a name drawn twice takes nothing from the fax that has it`() async throws {
    let desk = try Desk()
    let job = try JobID("k3f92mtq")
    var configuration = Outbox.Configuration(
      folder: desk.outboxPath, base: desk.sandbox.baseURL, transport: desk.sandbox.transport(),
      clock: desk.clock, install: { _ in "here" })
    configuration.newJob = { job }
    let outbox = try await Outbox.open(configuration)
    let fax = try await desk.add(to: outbox)
    await #expect {
      try await outbox.add(desk.document, to: FaxNumber("+1 613 555 0101"))
    } throws: { FaxError.Code.outboxBusy ~= $0 }
    let body = try await outbox.driver(job).body(of: outbox.fax(fax.id).record)
    #expect(try StoredBody(body).isIntact())
    await outbox.close()
  }
}
