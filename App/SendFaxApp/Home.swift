import Foundation
import SendFaxAPI

/// The app's own folder: `Application Support/SendFax`, and another one for a sandbox, so that play
/// never stands among real faxes.
struct Home {
  let outbox: URL
  let arrivals: URL

  init(of surroundings: Surroundings) throws {
    let place: URL
    do {
      place = try FileManager.default.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    } catch {
      throw FaxError(
        .outboxUnwritable, "SendFax has no place for its files on this device. Nothing was sent.")
    }
    let home = place.appendingPathComponent(
      surroundings.sandbox == nil ? "SendFax" : "SendFax Sandbox")
    outbox = home.appendingPathComponent("Outbox")
    arrivals = home.appendingPathComponent("Arrivals")
  }
}
