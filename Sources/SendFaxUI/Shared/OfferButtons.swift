#if canImport(SwiftUI)
  import SendFax
  import SwiftUI

  /// What can be done with a fax: a button each, with what follows from it, and a question before what
  /// can't be undone.
  struct OfferButtons: View {
    let job: JobID
    let offers: [Presentation.Offer]
    @ObservedObject var desk: FaxDesk
    @State private var asked: Presentation.Offer?

    var body: some View {
      ForEach(offers, id: \.label) { offer in
        Button(role: role(of: offer)) {
          if offer.confirmation(desk.words) == nil {
            desk.perform(offer.action, on: job)
          } else {
            asked = offer
          }
        } label: {
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: isRunning(offer) ? desk.words(.working) : offer.label)
            Text(verbatim: offer.consequence).font(.footnote).foregroundStyle(.secondary)
          }
        }
        .disabled(!desk.gate.isOpen(offer.action, for: job))
        .accessibilityLabel(offer.label)
        .accessibilityHint(offer.consequence)
      }
      .confirmationDialog(
        asked?.label ?? "", isPresented: $asked.isPresent, titleVisibility: .visible,
        presenting: question
      ) { question in
        Button(question.label, role: question.isDestructive ? .destructive : nil) {
          if let offer = asked { desk.perform(offer.action, on: job) }
        }
        Button(question.cancel, role: .cancel) {}
      } message: { question in
        Text(verbatim: question.message)
      }
    }

    private var question: Presentation.Offer.Confirmation? { asked?.confirmation(desk.words) }

    private func isRunning(_ offer: Presentation.Offer) -> Bool {
      desk.gate.action(of: job) == offer.action
    }

    private func role(of offer: Presentation.Offer) -> ButtonRole? {
      offer.confirmation(desk.words)?.isDestructive == true ? .destructive : nil
    }
  }
#endif
