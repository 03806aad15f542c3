#if canImport(SwiftUI)
  import SendFax
  import SwiftUI
  import UniformTypeIdentifiers

  /// What can be done with a fax: a button each, with what follows from it, and a question before what
  /// can't be undone.
  struct OfferButtons: View {
    let job: JobID
    let offers: [Presentation.Offer]
    @ObservedObject var desk: FaxDesk

    var body: some View {
      ForEach(offers, id: \.label) { OfferButton(job: job, offer: $0, desk: desk) }
    }
  }

  private struct OfferButton: View {
    let job: JobID
    let offer: Presentation.Offer
    @ObservedObject var desk: FaxDesk
    @State private var isAsking = false
    @State private var isChoosing = false

    var body: some View {
      let question = offer.confirmation(desk.words)
      let isRunning = desk.gate.action(of: job) == offer.action
      Button(role: question?.isDestructive == true ? .destructive : nil) {
        tap(asks: question != nil)
      } label: {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: isRunning ? desk.words(.working) : offer.label)
          Text(verbatim: offer.consequence).font(.footnote).foregroundStyle(.secondary)
        }
      }
      .disabled(!desk.gate.isOpen(offer.action, for: job))
      .accessibilityLabel(offer.label)
      .accessibilityHint(offer.consequence)
      .confirmationDialog(
        question?.title ?? "", isPresented: $isAsking, titleVisibility: .visible,
        presenting: question
      ) { question in
        Button(question.label, role: question.isDestructive ? .destructive : nil) {
          desk.perform(offer.action, on: job)
        }
        Button(question.cancel, role: .cancel) {}
      } message: { question in
        Text(verbatim: question.message)
      }
      .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.pdf]) { [desk, job] in
        desk.restore(job, from: $0)
      }
    }

    private func tap(asks: Bool) {
      if asks {
        isAsking = true
      } else if offer.action == .restore {
        isChoosing = true
      } else {
        desk.perform(offer.action, on: job)
      }
    }
  }
#endif
