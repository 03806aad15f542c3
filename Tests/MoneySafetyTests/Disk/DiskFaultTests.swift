#if os(Linux)
  import Foundation
  import SendFaxSandbox
  import TestSupport
  import Testing

  /// The real command on a disk that fails at one of its calls, or from one on for good; then, on a sound
  /// disk, the person goes on. Whatever failed, no wallet is asked twice and no payment is lost.
  @Suite(.timeLimit(.minutes(10)))
  struct DiskFaultTests {
    /// Some of the calls a fax makes; every one of them with `make faults`.
    static let faults: [FaultyDisk] = {
      let all = ProcessInfo.processInfo.environment["SENDFAX_FAULTS"] == "all"
      let step = all ? 1 : 28
      return FaultyDisk.Kind.allCases.enumerated().flatMap { index, kind in
        stride(from: all ? 1 : 1 + 2 * index, through: kind.call == "sync" ? 45 : 120, by: step)
          .map { FaultyDisk(kind: kind, nth: $0) }
      }
    }()

    static let library = Result { try FaultyDisk.library() }

    @Test(arguments: faults)
    func `a fax paid by wallet on a failing disk is paid once, or not at all and known`(
      fault: FaultyDisk
    ) async throws {
      let library = try DiskFaultTests.library.get()
      try await KillStage.play(fault.testDescription) { configuration in
        configuration.blockTime = .zero
        configuration.detectionLag = .zero
      } _: { stage in
        stage.rail = .wallet
        let troubled = try stage.start(
          stage.sending, more: fault.variables(library: library, under: stage.outbox))
        // A disk that fails for good keeps the command trying: the power goes off.
        stage.note(await troubled.end(within: .seconds(4)), stage.sending)
        try await stage.expectSoundEnd()
      }
    }
  }

  extension KillStage {
    /// The disk is sound again and the person goes on.
    fileprivate func expectSoundEnd() async throws {
      let asked = sandbox.ledger.chain.asks.count
      expect(asked <= 1, "one ask of the wallet, not \(asked)")
      guard try await !jobs().isEmpty else {
        return expect(asked == 0, "a fax whose wallet was asked to be in the outbox")
      }
      if asked == 1 { return try await expectClaimed() }
      let words = ["resume", "--yes"] + wallet
      let child = try start(words)
      let claims = sandbox.ledger.requests.count
      // A request that was taken down and never made is claimed and never made again.
      while child.isRunning, sandbox.ledger.requests.count < claims + 6 {
        try await Task.sleep(for: .milliseconds(5))
      }
      let end = await child.end(within: .seconds(10))
      note(end, words)
      let asks = sandbox.ledger.chain.asks.count
      if end.status == 0, !end.wasKilled {
        try await expectOneDelivered()
      } else {
        expect(asks == 0, "the wallet not to be asked for a request that was in doubt")
        try await resumeUntilAttention()
      }
    }

    private func expectClaimed() async throws {
      let end = try await resume()
      expect(end.status == 0, "resume to end with 0, not \(end.status)")
      try await expectOneDelivered()
    }
  }
#endif
