import Foundation
import Testing

@testable import SendFaxCommand

@Suite(.timeLimit(.minutes(5))) struct InterruptTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func `the first signal cancels, also where nobody said yet what`(number: Int32) async {
    await #expect(processExitsWith: .exitCode(7)) { [number = number as Int32] in
      let interrupt = Interrupt()
      kill(getpid(), number)
      interrupt.onFirst { exit(7) }
      while true { try await Task.sleep(for: .seconds(60)) }
    }
  }

  @Test func `the second ends the process at once`() async {
    await #expect(processExitsWith: .exitCode(130)) {
      let interrupt = Interrupt()
      await withCheckedContinuation { continuation in
        interrupt.onFirst { continuation.resume() }
        kill(getpid(), SIGTERM)
      }
      kill(getpid(), SIGTERM)
      while true { try await Task.sleep(for: .seconds(60)) }
    }
  }
}
