#if canImport(SwiftUI)
  import SendFax
  import SendFaxAPI
  import SwiftUI

  extension FaxDesk {
    /// Something that lies over the screen until it is done or put away.
    enum Sheet: Identifiable {
      case wallets(JobID)
      case quote(Ticket)
      case cardPrice(JobID)
      case scan(Transfer)
      case receipt(JobID)
      case settings

      var id: String {
        switch self {
        case .wallets(let job): return "wallets \(job)"
        case .quote(let ticket): return "quote \(ticket.id)"
        case .cardPrice(let job): return "price \(job)"
        case .scan(let transfer): return "scan \(transfer.id)"
        case .receipt(let job): return "receipt \(job)"
        case .settings: return "settings"
        }
      }
    }

    /// A price that waits for the person's yes, and the wallet it is for.
    struct Ticket: Identifiable {
      let id = UUID()
      let quote: WalletQuote
      let wallet: any Wallet
      let since: Moment
    }

    /// A transfer that is shown to be made from another device.
    struct Transfer: Identifiable {
      let id = UUID()
      let instructions: TransferInstructions
      let since: Moment
    }

    /// Does what was offered, once.
    func perform(_ action: Presentation.Offer.Action, on job: JobID) {
      guard gate.begin(action, for: job) else { return }
      Task {
        do { try await run(action, job) } catch {
          fail(error) { [weak self] in self?.perform(action, on: job) }
        }
        gate.end(action, for: job)
      }
    }

    private func run(_ action: Presentation.Offer.Action, _ job: JobID) async throws {
      let outbox = try await opened()
      switch action {
      case .payByCard, .showPage: try await payByCard(job, outbox)
      case .payByWallet: try await payByWallet(job, with: preferredWallet)
      case .follow(let url): Platform.open(url)
      case .checkAgain: try await outbox.lookAgain(job)
      // Its file is chosen first: ``restore(_:from:)``.
      case .restore: break
      case .withdraw: _ = try await outbox.withdraw(job)
      case .retry: path = [try await outbox.retry(job).id]
      case .replace: path = [try await outbox.replace(job).id]
      case .settle(let outcome): _ = try await outbox.settle(job, as: outcome)
      case .showReceipt: sheet = .receipt(job)
      case .forget: try await forget(job, outbox)
      }
      await load()
      await keepEvidence()
    }

    /// Gives a fax the document that was chosen, and looks for its payment with it.
    func restore(_ job: JobID, from choice: Result<URL, any Error>) {
      guard gate.begin(.restore, for: job) else { return }
      Task {
        do {
          let document = try await DocumentIntake.read(choice.get())
          defer { DocumentIntake.discard(document) }
          let outbox = try await opened()
          try await outbox.restore(job, from: document)
          try await outbox.lookAgain(job)
          await load()
          await keepEvidence()
        } catch {
          fail(error) { [weak self] in self?.restore(job, from: choice) }
        }
        gate.end(.restore, for: job)
      }
    }

    private func forget(_ job: JobID, _ outbox: Outbox) async throws {
      try await outbox.forget(job)
      path.removeAll { $0 == job }
      shelf.remove(job)
      dismissEvidence(of: [job.description])
    }

    // MARK: By card

    private func payByCard(_ job: JobID, _ outbox: Outbox, acceptingUpTo price: USD? = nil)
      async throws
    {
      do { page = try await outbox.checkout(job, acceptingUpTo: price) } catch let error as FaxError
        where [.priceHigher, .pageCountDiffers].contains(error.code)
      {
        shelf.take(try await outbox.fax(job))
        guard price == nil else { throw error }
        sheet = .cardPrice(job)
      }
    }

    /// The person's yes to the service's price.
    func agree(to price: USD, for job: JobID) {
      guard case .cardPrice(job) = sheet, gate.begin(.payByCard, for: job) else { return }
      sheet = nil
      Task {
        do { try await payByCard(job, opened(), acceptingUpTo: price) } catch { fail(error) }
        gate.end(.payByCard, for: job)
      }
    }

    // MARK: By wallet

    /// The wallets there are: the app's, and one on another device.
    var wallets: [WalletChoice] {
      let scanned = WalletChoice(id: "scanned", name: words(.walletScanned)) { [weak self] in
        ScannedWallet(presenter: DeskPresenter(desk: self))
      }
      return setup.wallets + [scanned]
    }

    private var preferredWallet: WalletChoice? {
      wallets.count == 1 ? wallets.first : wallets.first { $0.id == preferences.wallet }
    }

    /// Takes the person's choice of a wallet.
    func choose(_ wallet: WalletChoice, for job: JobID) {
      guard case .wallets(job) = sheet, gate.begin(.payByWallet, for: job) else { return }
      sheet = nil
      Task {
        do { try await payByWallet(job, with: wallet) } catch {
          fail(error) { [weak self] in self?.perform(.payByWallet, on: job) }
        }
        gate.end(.payByWallet, for: job)
      }
    }

    private func payByWallet(_ job: JobID, with choice: WalletChoice?) async throws {
      guard let choice else {
        sheet = .wallets(job)
        return
      }
      let wallet = try await choice.connect()
      let quote = try await opened().quote(job, ceiling: USDC(worth: preferences.ceiling))
      sheet = .quote(Ticket(quote: quote, wallet: wallet, since: now))
    }

    /// The person's yes to exactly this quote: its sheet is gone at once, so that there is no second.
    func pay(_ ticket: Ticket, acceptingPages pages: Int?) {
      guard case .quote(let shown) = sheet, shown.id == ticket.id else { return }
      sheet = nil
      Task {
        await reminders.askLeave()
        do { try await pay(ticket.quote, from: ticket.wallet, acceptingPages: pages) } catch {
          fail(error) { [weak self] in self?.perform(.payByWallet, on: ticket.quote.job) }
        }
      }
    }

    private func pay(
      _ quote: WalletQuote, from wallet: some Wallet, acceptingPages pages: Int?
    ) async throws {
      // Before the wallet opens: approving there and not coming back is the likeliest loss.
      let announced = AnnouncedWallet(base: wallet, clock: setup.configuration.clock) {
        [weak self] in
        await self?.keepEvidence()
        await self?.arrangeReturn(for: quote.job)
      }
      try await opened().pay(quote, from: announced, acceptingPages: pages)
    }
  }

  /// Shows a transfer that is made from another device.
  private struct DeskPresenter: TransferPresenter {
    weak var desk: FaxDesk?

    func present(_ instructions: TransferInstructions) async {
      await desk?.show(instructions)
    }
  }

  extension FaxDesk {
    fileprivate func show(_ instructions: TransferInstructions) {
      sheet = .scan(Transfer(instructions: instructions, since: now))
    }
  }
#endif
