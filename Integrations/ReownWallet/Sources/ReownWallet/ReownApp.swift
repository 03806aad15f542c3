import Foundation
import SendFaxAPI

/// What Reown and the wallets are told of the app that uses them.
///
/// ```swift
/// let app = try ReownApp(
///   projectID: id, appGroup: "group.sh.sendfax.app", name: "SendFax",
///   summary: "Sends a PDF to a fax machine", site: site, icons: [icon], scheme: "sendfax")
/// ```
public struct ReownApp: Sendable, Equatable {
  /// The project's id from Reown's dashboard: 32 hexadecimal digits, no secret.
  public let projectID: String
  /// An app group of the entitlements; the SDK keeps its keys there.
  public let appGroup: String
  /// The app's name, shown in the wallet.
  public let name: String
  /// What it does, in a few words.
  public let summary: String
  /// Its page; some wallets check that it exists.
  public let site: URL
  /// Its icon on the web.
  public let icons: [URL]
  /// Its own URL scheme, by which a wallet brings the person back.
  public let scheme: String

  /// Checks what would otherwise end the app inside the SDK.
  ///
  /// - Throws: `walletNotAsked`, for the person, where the app was not set up for wallets.
  public init(
    projectID: String, appGroup: String, name: String, summary: String, site: URL, icons: [URL],
    scheme: String
  ) throws {
    guard projectID.utf8.count == 32, projectID.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw ReownApp.notSetUp("its Reown project id is missing")
    }
    guard appGroup.hasPrefix("group."), appGroup.utf8.count > 6 else {
      throw ReownApp.notSetUp("it has no app group")
    }
    guard let first = scheme.first, first.isASCII, first.isLetter,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { throw ReownApp.notSetUp("its URL scheme is not one") }
    guard site.scheme == "https", icons.allSatisfy({ $0.scheme == "https" }) else {
      throw ReownApp.notSetUp("its page and icon need https")
    }
    self.projectID = projectID
    self.appGroup = appGroup
    self.name = name
    self.summary = summary
    self.site = site
    self.icons = icons
    self.scheme = scheme
  }

  static func notSetUp(_ reason: String) -> FaxError {
    FaxError(
      .walletNotAsked,
      "This app can’t ask wallet apps: \(reason). Nothing was charged; pay by card or from a wallet on "
        + "another device.")
  }
}
