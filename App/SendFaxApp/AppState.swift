import Combine
import Foundation
import SendFax
import SendFaxAPI
import SendFaxUI

/// What lives as long as the app does: the desk, the wallets, and the files that wait to be looked at.
@MainActor
final class AppState: ObservableObject {
  let surroundings: Surroundings
  let desk: Result<FaxDesk, FaxError>
  let wallets: WalletApps
  private let arrivals: Arrivals

  init() {
    do {
      let surroundings = try Surroundings.current()
      let wallets = WalletApps(surroundings)
      let home = try Home(of: surroundings)
      var setup = try FaxDesk.Setup.standard(
        base: surroundings.base, folder: home.outbox, wallets: wallets.choices)
      if let sandbox = surroundings.sandbox {
        setup.wallets = [.sandbox(at: sandbox, over: setup.configuration.transport)]
      }
      self.surroundings = surroundings
      self.wallets = wallets
      arrivals = Arrivals(own: Inbox(folder: home.arrivals))
      desk = .success(FaxDesk(setup))
    } catch {
      surroundings = Surroundings(
        sandbox: nil, reownProjectID: nil, appGroup: nil, urlScheme: nil)
      wallets = WalletApps(surroundings)
      arrivals = Arrivals(own: nil)
      desk = .failure(
        error as? FaxError
          ?? FaxError(.outboxUnwritable, "SendFax has no place for its files on this device."))
    }
  }

  /// A link or file that another app opened this one with.
  func open(_ url: URL) async {
    if wallets.handle(url) { return }
    guard url.isFileURL, case .success(let desk) = desk else { return }
    await desk.receive(url)
  }

  /// Money first, then what was shared meanwhile.
  func becameActive() async {
    guard case .success(let desk) = desk else { return }
    await desk.activate()
    // What can't be opened now, the desk says itself; there is nothing to listen for then.
    if let outbox = try? await desk.opened() { await wallets.resume(in: outbox) }
    await arrivals.collect(for: desk)
  }
}
