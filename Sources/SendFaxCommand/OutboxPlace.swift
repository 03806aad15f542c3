import Foundation
import SendFaxAPI

/// Where faxes are kept if nobody says otherwise.
enum OutboxPlace {
  /// The platform's folder for an application's data.
  static func standard(_ variables: [String: String]) throws -> String {
    #if canImport(Darwin)
      let data = try home(variables) + "/Library/Application Support"
    #else
      // The XDG base directory specification: a relative path there is to be ignored.
      let named = variables["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let data = try named ?? home(variables) + "/.local/share"
    #endif
    return data + "/sendfax"
  }

  private static func home(_ variables: [String: String]) throws -> String {
    if let home = variables["HOME"], home.hasPrefix("/") { return home }
    let home = NSHomeDirectory()
    guard home.hasPrefix("/") else {
      throw FaxError(.outboxUnwritable, "There is no home folder; name a folder with --outbox DIR.")
    }
    return home
  }
}
