import SendFaxAPI

/// The hands on faxes in this process, each with its fax's lock.
///
/// One that is let go stays known for as long as a call still uses it: a second hand on the same fax
/// would find the lock taken, by this very process.
struct Drivers {
  private struct Slot {
    var held: FaxDriver?
    weak var used: FaxDriver?
  }

  private var slots: [JobID: Slot] = [:]

  /// The driver of a fax, held from here on; nil where there is none.
  mutating func hold(_ job: JobID) -> FaxDriver? {
    guard let slot = slots[job], let driver = slot.held ?? slot.used else { return nil }
    slots[job] = Slot(held: driver, used: driver)
    return driver
  }

  mutating func hold(_ driver: FaxDriver) {
    slots[driver.job] = Slot(held: driver, used: driver)
  }

  /// Every driver that is held.
  var held: [FaxDriver] { slots.values.compactMap(\.held) }

  /// Lets a fax go, unless its driver knows what is nowhere else: it may have come to know that after
  /// another call had let it go.
  mutating func letGo(_ job: JobID, whatever isKnown: Bool = false) {
    guard let driver = slots[job]?.held ?? slots[job]?.used else { return }
    guard isKnown || !driver.session.withLock(\.isWorthKeeping) else { return hold(driver) }
    slots[job] = Slot(held: nil, used: driver)
    let mostlyGone = slots.lazy.filter { $0.value.held == nil }.count
    if mostlyGone > 64, mostlyGone > slots.count / 2 {
      slots = slots.filter { $0.value.held != nil || $0.value.used != nil }
    }
  }
}
