#if canImport(SwiftUI)
  import SendFax
  import SendFaxAPI
  import SwiftUI

  /// What lies over the screen while a fax is paid: the choice of a wallet, a price to agree to, a code
  /// to scan, a receipt.
  struct PaymentSheet: View {
    let sheet: FaxDesk.Sheet
    @ObservedObject var desk: FaxDesk

    var body: some View {
      NavigationStack {
        content
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button(desk.words(.scanClose)) { desk.sheet = nil }
                .keyboardShortcut(.cancelAction)
            }
          }
      }
      .modifier(PrivacyCover())
      #if os(macOS)
        .frame(minWidth: 420, minHeight: 480)
      #endif
    }

    @ViewBuilder
    private var content: some View {
      switch sheet {
      case .wallets(let job): WalletList(job: job, desk: desk)
      case .quote(let ticket): QuoteView(ticket: ticket, desk: desk)
      case .cardPrice(let job): CardPriceView(job: job, desk: desk)
      case .scan(let transfer): ScanView(transfer: transfer, desk: desk)
      case .receipt(let job): ReceiptView(job: job, desk: desk)
      case .settings: FaxSettings(desk: desk)
      }
    }
  }

  private struct WalletList: View {
    let job: JobID
    @ObservedObject var desk: FaxDesk

    var body: some View {
      List {
        ForEach(desk.wallets) { wallet in
          Button(wallet.name) { desk.choose(wallet, for: job) }
        }
        Text(verbatim: desk.words(.walletScannedWhy)).font(.footnote).foregroundStyle(.secondary)
      }
      .navigationTitle(desk.words(.walletWhich))
    }
  }

  private struct QuoteView: View {
    let ticket: FaxDesk.Ticket
    @ObservedObject var desk: FaxDesk

    var body: some View {
      TimelineView(.periodic(from: Date(), by: 1)) { _ in
        content(
          QuotePresentation(
            of: ticket.quote, ours: desk.shelf[ticket.quote.job]?.record.draft.pageCount,
            age: desk.now.since(ticket.since), in: desk.context))
      }
    }

    private func content(_ shown: QuotePresentation) -> some View {
      Form {
        Section {
          Text(verbatim: shown.sentence).font(.title3)
          Text(verbatim: shown.timeLine).monospacedDigit()
        }
        Section { ForEach(shown.notices, id: \.self) { Text(verbatim: $0) } }
        Section {
          if shown.isPayable {
            Button(shown.payLabel) { desk.pay(ticket, acceptingPages: shown.agreement) }
              .buttonStyle(.borderedProminent)
              .keyboardShortcut(.defaultAction)
          } else {
            Button(shown.againLabel) {
              desk.sheet = nil
              desk.perform(.payByWallet, on: ticket.quote.job)
            }
          }
        }
      }
      .formStyle(.grouped)
      .navigationTitle(shown.title)
    }
  }

  private struct CardPriceView: View {
    let job: JobID
    @ObservedObject var desk: FaxDesk

    var body: some View {
      if let record = desk.shelf[job]?.record,
        let shown = CardPricePresentation(of: record, in: desk.context)
      {
        Form {
          Text(verbatim: shown.sentence)
          Button(shown.agreeLabel) { desk.agree(to: shown.price, for: job) }
            .buttonStyle(.borderedProminent)
          Button(shown.cancelLabel, role: .cancel) { desk.sheet = nil }
        }
        .formStyle(.grouped)
        .navigationTitle(shown.title)
      }
    }
  }

  private struct ScanView: View {
    let transfer: FaxDesk.Transfer
    @ObservedObject var desk: FaxDesk
    @State private var hasCopied = false

    var body: some View {
      TimelineView(.periodic(from: Date(), by: 1)) { _ in
        content(
          ScanPresentation(
            of: transfer.instructions,
            for: desk.shelf.payee(of: transfer.instructions)?.record,
            age: desk.now.since(transfer.since),
            isStandIn: desk.setup.configuration.base.isLoopback, in: desk.context))
      }
    }

    private func content(_ shown: ScanPresentation) -> some View {
      Form {
        if let alarm = shown.alarm {
          Label(alarm, systemImage: "exclamationmark.octagon").font(.headline).foregroundStyle(.red)
        }
        Section {
          Text(verbatim: shown.timeLine).font(.headline).monospacedDigit()
          if shown.isOpen { QRCode(text: shown.code, label: shown.codeLabel).privacySensitive() }
        }
        if shown.isOpen { whereToPay(shown) }
        Section {
          ForEach(shown.warnings, id: \.self) { Label($0, systemImage: "exclamationmark.triangle") }
          Text(verbatim: shown.closeWhy).foregroundStyle(.secondary)
        }
      }
      .formStyle(.grouped)
      .navigationTitle(shown.title)
    }

    private func whereToPay(_ shown: ScanPresentation) -> some View {
      Section {
        FactRows(facts: shown.facts)
        Button(desk.words(.copyAddress)) { copy(transfer.instructions.address.description) }
        Button(desk.words(.copyAmount)) { copy(shown.amountToCopy) }
        if hasCopied { Text(verbatim: desk.words(.copied)).foregroundStyle(.secondary) }
      }
      .privacySensitive()
    }

    private func copy(_ text: String) {
      Platform.copy(text)
      hasCopied = true
      Platform.announce(desk.words(.copied))
    }
  }

  private struct ReceiptView: View {
    let job: JobID
    @ObservedObject var desk: FaxDesk
    @State private var receipt: FaxReceipt?

    var body: some View {
      List {
        if let receipt {
          FactRows(facts: receipt.facts)
          ShareLink(desk.words(.receiptShare), item: receipt.lines.joined(separator: "\n"))
        } else {
          ProgressView()
        }
      }
      .navigationTitle(desk.words(.receiptTitle))
      .task { receipt = await desk.receipt(of: job) }
    }
  }

  extension FaxDesk {
    fileprivate func receipt(of job: JobID) async -> FaxReceipt? {
      do {
        let outbox = try await opened()
        return FaxReceipt(
          of: try await outbox.fax(job).record, history: try await outbox.history(of: job),
          words: words)
      } catch {
        sheet = nil
        fail(error)
        return nil
      }
    }
  }
#endif
