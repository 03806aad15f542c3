import SendFaxAPI
import Testing

@testable import SendFax

struct PaceTests {
  @Test(arguments: [(0, 2), (599, 2), (600, 15), (3599, 15), (3600, 60), (90_000, 300)])
  func `it slows down while nothing changes`(quiet: Int, wait: Int) {
    #expect(Pace().delay(quiet: .seconds(quiet), status: .sending) == .seconds(wait))
  }

  @Test func `a status it does not know is asked for every ten seconds at most`() {
    let word = FaxStatus(rawValue: "retrying")
    #expect(Pace().delay(quiet: .zero, status: word) == .seconds(10))
    #expect(Pace().delay(quiet: .seconds(3600), status: word) == .seconds(60))
  }

  @Test func `failures back off from four seconds to a minute, and success forgets them`() {
    var pace = Pace()
    var waits: [Duration] = []
    for _ in 0..<70 {
      pace.failed(retryAfter: nil)
      waits.append(pace.delay(quiet: .zero, status: nil))
    }
    #expect(Array(waits.prefix(6)) == [4, 8, 16, 32, 60, 60].map { .seconds($0) })
    #expect(waits.last == .seconds(60))
    pace.succeeded()
    #expect(pace.delay(quiet: .zero, status: nil) == .seconds(2))
  }

  @Test func `what the service wishes is honoured up to ten minutes and never shortens a wait`() {
    var pace = Pace()
    pace.failed(retryAfter: .seconds(120))
    #expect(pace.delay(quiet: .zero, status: nil) == .seconds(120))
    pace.failed(retryAfter: .seconds(86_400))
    #expect(pace.delay(quiet: .zero, status: nil) == .seconds(600))
    pace.failed(retryAfter: .seconds(-5))
    #expect(pace.delay(quiet: .zero, status: nil) == .seconds(16))
  }
}
