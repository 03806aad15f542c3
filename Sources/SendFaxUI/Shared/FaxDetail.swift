#if canImport(SwiftUI)
  import SendFax
  import SwiftUI

  /// Everything of one fax: where it stands, its money, its evidence, and what can be done.
  public struct FaxDetail: View {
    private let job: JobID
    @ObservedObject private var desk: FaxDesk

    /// A view of that fax.
    public init(_ job: JobID, in desk: FaxDesk) {
      self.job = job
      self.desk = desk
    }

    /// The view.
    public var body: some View {
      Form {
        if let fax = desk.shelf[job] {
          content(fax, Presentation(of: fax, at: desk.now, in: desk.context))
        } else {
          Text(verbatim: desk.words(.errorUnknownJob))
        }
      }
      .formStyle(.grouped)
      .navigationTitle(desk.shelf[job]?.record.draft.name ?? "")
    }

    @ViewBuilder
    private func content(_ fax: FaxSnapshot, _ shown: Presentation) -> some View {
      let draft = fax.record.draft
      Section { FaxProgress(job, in: desk) }
      Section(desk.words(.detailActions)) {
        OfferButtons(job: job, offers: shown.offers, desk: desk)
        if let link = shown.escapeHatch {
          Button(desk.words(.linkCopy)) { Platform.copy(link.absoluteString) }
        }
      }
      Section(desk.words(.detailMoney)) {
        ForEach(shown.priceLines, id: \.self) { Text(verbatim: $0) }
      }
      Section {
        LabeledContent(desk.words(.detailRecipient), value: draft.to.formatted)
        LabeledContent(desk.words(.detailDocument), value: draft.name)
      }
      .privacySensitive()
      EvidenceSection(facts: shown.evidence, text: shown.evidenceText, words: desk.words)
    }
  }

  /// Evidence of a payment, to be looked at, copied and sent.
  struct EvidenceSection: View {
    let facts: [Fact]
    let text: String
    let words: Words

    var body: some View {
      if !facts.isEmpty {
        Section(words(.detailEvidence)) {
          FactRows(facts: facts)
          ShareLink(words(.evidenceShare), item: text)
          Button(words(.evidenceCopy)) { Platform.copy(text) }
        }
      }
    }
  }

  /// Facts with their labels, to be read, selected and read out.
  struct FactRows: View {
    let facts: [Fact]

    var body: some View {
      ForEach(facts, id: \.key) { fact in
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: fact.label).font(.footnote).foregroundStyle(.secondary)
          Text(verbatim: fact.value).textSelection(.enabled)
        }
        .accessibilityElement(children: .combine)
      }
    }
  }
#endif
