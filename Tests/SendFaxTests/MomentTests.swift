import Foundation
import Testing

@testable import SendFax

struct MomentTests {
  private func moment(_ wall: TimeInterval, _ uptime: Int64, _ boot: String) -> Moment {
    Moment(wall: Date(timeIntervalSince1970: 1_800_000_000 + wall), uptime: uptime, boot: boot)
  }

  @Test func `within one boot the wall clock says nothing, whichever way it is turned`() {
    let start = moment(0, 10_000, "a")
    for turned in [-3600.0, 0, 3600] {
      #expect(moment(turned, 70_000, "a").since(start) == .seconds(60))
    }
  }

  @Test func `across a boot the wall clock counts forward, and backward is unknown`() {
    let start = moment(0, 10_000, "a")
    #expect(moment(60, 5, "b").since(start) == .seconds(60))
    #expect(moment(-1, 5, "b").since(start) == nil)
    #expect(!moment(-1, 5, "b").isPast(.zero, since: start))
    #expect(moment(60, 5, "b").isPast(.seconds(60), since: start))
    #expect(!moment(59.999, 5, "b").isPast(.seconds(60), since: start))
  }

  @Test func `milliseconds come back as they went, and far dates are clamped`() {
    for step in 0..<50_000 {
      let number = Int64(1_764_000_000_123) + Int64(step) * 791_901_011
      #expect(Date(milliseconds: number).milliseconds == number)
    }
    #expect(Date(timeIntervalSince1970: 1e300).milliseconds == .max)
    #expect(Date(timeIntervalSince1970: -1e300).milliseconds == .min)
  }
}
