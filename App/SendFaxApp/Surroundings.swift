import Foundation
import SendFaxAPI

/// Which service the app talks to, and what its bundle was built with.
struct Surroundings: Sendable {
  /// The stand-in for the service, where one was asked for.
  let sandbox: BaseURL?
  /// The id of a Reown project, where the app has one.
  let reownProjectID: String?
  /// The app group, on a phone.
  let appGroup: String?
  /// The scheme that opens this app.
  let urlScheme: String?

  var base: BaseURL { sandbox ?? .production }

  /// What this process was started with.
  ///
  /// - Throws: `apiURLInvalid` for a sandbox that is not on this machine: an app that was to send
  ///   nothing must not send because of a typing mistake.
  static func current(
    bundle: Bundle = .main, variables: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Surroundings {
    Surroundings(
      sandbox: try sandbox(variables), reownProjectID: value("SendFaxReownProjectID", of: bundle),
      appGroup: value("SendFaxAppGroup", of: bundle),
      urlScheme: value("SendFaxURLScheme", of: bundle))
  }

  #if DEBUG
    private static func sandbox(_ variables: [String: String]) throws -> BaseURL? {
      guard let text = variables["SENDFAX_SANDBOX"], !text.isEmpty else { return nil }
      let base = try BaseURL(text)
      guard base.isLoopback else {
        throw FaxError(
          .baseURLInvalid,
          "SENDFAX_SANDBOX is for a service on this machine, like http://127.0.0.1:8402.")
      }
      return base
    }
  #else
    /// An app that people use talks to the service and to nothing else.
    private static func sandbox(_ variables: [String: String]) throws -> BaseURL? { nil }
  #endif

  private static func value(_ key: String, of bundle: Bundle) -> String? {
    guard let text = bundle.object(forInfoDictionaryKey: key) as? String, !text.isEmpty else {
      return nil
    }
    return text
  }
}
