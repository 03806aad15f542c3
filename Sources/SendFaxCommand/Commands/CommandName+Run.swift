import SendFaxAPI

extension CommandName {
  /// Does what the command is for.
  func run(in context: Context) async throws -> ExitStatus {
    switch self {
    case .quote: return try await Quote(context: context).run()
    case .status: return try await Status(context: context).run()
    case .send: return try await Send(context: context).run()
    case .resume: return try await Resume(context: context).run()
    case .list: return try await List(context: context).run()
    case .show: return try await Show(context: context).run()
    case .withdraw: return try await Withdraw(context: context).run()
    case .forget: return try await Forget(context: context).run()
    case .settle: return try await Settle(context: context).run()
    case .sandbox: return try await Sandbox(context: context).run()
    case .generate: return try Generate(context: context).run()
    }
  }
}
