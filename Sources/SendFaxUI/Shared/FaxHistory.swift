#if canImport(SwiftUI)
  import SendFax
  import SwiftUI

  /// Every fax: the ones that need the person first, then by age.
  public struct FaxHistory: View {
    @ObservedObject private var desk: FaxDesk

    /// A view of a desk's faxes; it pushes a `JobID` for a tap.
    public init(desk: FaxDesk) { self.desk = desk }

    /// The view.
    public var body: some View {
      TimelineView(.periodic(from: Date(), by: 30)) { _ in
        list(
          HistoryPresentation(
            of: desk.faxes, quarantined: desk.quarantined, at: desk.now, in: desk.context))
      }
      .navigationTitle(desk.words(.historyTitle))
      .refreshable { [desk] in await desk.refresh() }
      .task { [desk] in await desk.load() }
    }

    private func list(_ shown: HistoryPresentation) -> some View {
      List {
        OpeningRows(desk: desk)
        OrphanRows(desk: desk)
        ForEach(shown.sections) { section in
          Section(section.title) { ForEach(section.rows) { row(of: $0) } }
        }
        if shown.sections.isEmpty, desk.opening == .open {
          VStack(spacing: 8) {
            Text(verbatim: shown.emptyTitle).font(.headline)
            Text(verbatim: shown.emptySentence).foregroundStyle(.secondary)
          }
          .multilineTextAlignment(.center)
        }
      }
    }

    @ViewBuilder
    private func row(of row: HistoryPresentation.Row) -> some View {
      if let job = row.job {
        NavigationLink(value: job) { FaxRow(row: row) }
      } else {
        FaxRow(row: row)
        if let removal = row.removal { RemovalButton(name: row.id, question: removal, desk: desk) }
      }
    }
  }

  /// Removes what is left of a fax that can't be read, once it was asked about.
  private struct RemovalButton: View {
    let name: String
    let question: Presentation.Offer.Confirmation
    let desk: FaxDesk
    @State private var isAsking = false

    var body: some View {
      Button(question.label, role: .destructive) { isAsking = true }
        .confirmationDialog(
          question.title, isPresented: $isAsking, titleVisibility: .visible, presenting: question
        ) { question in
          Button(question.label, role: .destructive) { desk.discard(unreadable: name) }
          Button(question.cancel, role: .cancel) {}
        } message: { question in
          Text(verbatim: question.message)
        }
    }
  }

  private struct FaxRow: View {
    let row: HistoryPresentation.Row

    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: row.mood.symbol).foregroundStyle(row.mood.color)
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: row.title).lineLimit(2)
          Text(verbatim: row.number).font(.footnote).foregroundStyle(.secondary)
          if let advice = row.advice { Text(verbatim: advice).font(.footnote) }
          Text(verbatim: [row.stateWord, row.age].filter { !$0.isEmpty }.joined(separator: ", "))
            .font(.footnote).foregroundStyle(row.mood.color)
        }
      }
      .privacySensitive()
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(row.spoken)
    }
  }

  /// What is said while the outbox can't be used.
  private struct OpeningRows: View {
    @ObservedObject var desk: FaxDesk

    var body: some View {
      switch desk.opening {
      case .open:
        ForEach(desk.notices, id: \.self) { Label($0, systemImage: "exclamationmark.triangle") }
      case .opening: ProgressView(desk.words(.openingTitle))
      case .locked: problem(desk.words(.lockedTitle), desk.words(.lockedSentence))
      case .failed(let error):
        problem(
          desk.words(.unopenedTitle), FailurePresentation(of: error, in: desk.context).sentence)
      }
    }

    private func problem(_ title: String, _ sentence: String) -> some View {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: title).font(.headline)
        Text(verbatim: sentence)
        Button(desk.words(.tryAgain)) { Task { await desk.refresh() } }
      }
    }
  }

  /// Evidence that an earlier installation left in the keychain.
  private struct OrphanRows: View {
    @ObservedObject var desk: FaxDesk
    @State private var isAsking = false

    var body: some View {
      if !desk.orphans.isEmpty {
        Section(desk.words(.keepsakeTitle)) {
          Text(verbatim: desk.words(.keepsakeSentence))
          ForEach(desk.orphans) { entry in
            Text(verbatim: entry.lines.joined(separator: "\n")).font(.footnote)
              .textSelection(.enabled)
          }
          ShareLink(desk.words(.evidenceShare), item: text)
          Button(desk.words(.keepsakeDismiss), role: .destructive) { isAsking = true }
            .confirmationDialog(
              desk.words(.keepsakeDismiss), isPresented: $isAsking, titleVisibility: .visible,
              presenting: desk.orphans
            ) { entries in
              Button(desk.words(.keepsakeDismiss), role: .destructive) {
                desk.dismissEvidence(of: entries.map(\.job))
              }
              Button(desk.words(.cancel), role: .cancel) {}
            } message: { _ in
              Text(verbatim: desk.words(.keepsakeDismissWhy))
            }
        }
      }
    }

    private var text: String {
      desk.orphans.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n")
    }
  }
#endif
