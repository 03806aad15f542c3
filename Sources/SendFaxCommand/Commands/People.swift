import SendFax
import SendFaxAPI

/// `withdraw JOB`.
struct Withdraw: Sendable {
  let context: Context

  func run() async throws -> ExitStatus {
    try await context.withOutbox { outbox, _ in
      let fax = try await outbox.fax(context.job(in: outbox))
      try await outbox.withdraw(fax.id)
      try await Reporter(
        outbox: outbox, context: context, job: fax.id, told: fax.record.sequence
      ).tell()
      return .done
    }
  }
}

/// `forget JOB`.
struct Forget: Sendable {
  let context: Context

  func run() async throws -> ExitStatus {
    try await context.withOutbox { outbox, _ in
      let job: String
      if context.arguments.has(.unreadable) {
        job = context.arguments.operands[0]
        try await outbox.discard(quarantined: job)
      } else {
        let fax = try await context.job(in: outbox)
        try await outbox.forget(fax)
        job = fax.description
      }
      context.screen.event("forgotten", job: job)
      context.screen.result(
        "\("Forgotten", .strong): nothing of fax \(job) is left on this machine.")
      return .done
    }
  }
}

/// `settle JOB --as OUTCOME`.
struct Settle: Sendable {
  let context: Context

  func run() async throws -> ExitStatus {
    guard let word = context.arguments[.settlement],
      let outcome = FaxEvent.Settled.Outcome(rawValue: word)
    else {
      throw FaxError.usage(
        "--as is missing: \(Option.settlement.choices.map { "--as \($0)" }.joined(separator: ", "))"
      )
    }
    return try await context.withOutbox { outbox, _ in
      let fax = try await outbox.fax(context.job(in: outbox))
      let id = try context.arguments[.faxID].map { try FaxID($0) }
      try await outbox.settle(fax.id, as: outcome, id: id)
      try await Reporter(
        outbox: outbox, context: context, job: fax.id, told: fax.record.sequence
      ).tell()
      return .done
    }
  }
}
