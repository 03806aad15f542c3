import Foundation

/// What tests and people turn, written down as it is turned.
extension Service {
  /// Turns the clock.
  mutating func turn(by duration: Duration) {
    clock.advance(by: duration)
    isChanged = true
    let seconds = duration.seconds
    let shown = seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    happen(.clock, shown, HTTPDate.rfc3339(now))
  }

  /// Turns a trouble on.
  mutating func begin(_ scenario: SendFaxSandbox.Scenario) {
    scenarios.append(scenario)
    isChanged = true
    happen(.scenario, scenario.trouble.rawValue, "on")
  }

  /// Turns a trouble off, or all of them.
  mutating func endScenarios(_ trouble: SendFaxSandbox.Trouble? = nil) {
    let ended = scenarios.filter { trouble == nil || $0.trouble == trouble }
    scenarios.removeAll { trouble == nil || $0.trouble == trouble }
    isChanged = true
    for name in Set(ended.map(\.trouble.rawValue)).sorted() { happen(.scenario, name, "off") }
  }
}
