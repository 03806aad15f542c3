import SendFaxAPI

/// The service that a command speaks to: the one that was named, or a sandbox in this process.
struct Service: Sendable {
  /// Where it is.
  let base: BaseURL
  /// Where its faxes are kept.
  let folder: String
  /// Whether the faxes are gone when the command ends.
  var isTemporary = false
  /// Ends what runs in this process for it.
  var end: @Sendable () -> Void = {}
}

extension Context {
  /// The service of this command.
  func service() async throws -> Service {
    guard arguments.has(.sandbox) else {
      return Service(base: try baseURL(), folder: try outboxFolder())
    }
    throw FaxError.usage("--sandbox is not there yet.")
  }
}
