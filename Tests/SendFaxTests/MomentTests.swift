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

  @Test func `of a boot before this one only the time since it is sure`() {
    #expect(moment(0, 5000, "b").surelySince(moment(0, 9_000_000, "a")) == .seconds(5))
    #expect(moment(0, 9_000_000, "b").surelySince(moment(0, 5000, "a")) == .seconds(9000))
  }

  @Test func `where no boot can be named, another process is no restart`() {
    let (one, other) = (Moment.unnamedBoot + "1", Moment.unnamedBoot + "2")
    let day: Int64 = 86_400_000
    #expect(moment(60, day + 60_000, other).surelySince(moment(0, day, one)) == .seconds(60))
    #expect(moment(60, day + 60_000, "b").surelySince(moment(0, day, one)) == .seconds(60))
    #expect(moment(60, day + 60_000, other).surelySince(moment(0, day, "a")) == .seconds(60))
    #expect(moment(60, 5000, other).surelySince(moment(0, day, one)) == .seconds(5))
  }

  @Test(arguments: [nil, ""])
  func `a boot without a name is not taken for one that has it`(name: String?) {
    #expect(BootClock.named(name).hasPrefix(Moment.unnamedBoot))
    #expect(BootClock.named(name) != BootClock.named(name))
    #expect(BootClock.named("6d3c") == "6d3c")
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
