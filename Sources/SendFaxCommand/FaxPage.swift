import SendFax
import SendFaxAPI

/// Everything a person sees of one fax: where it stands, its money, the evidence, and what may be done.
struct FaxPage: Sendable {
  let fax: FaxSnapshot
  let context: Context

  /// Prints it, with the history where there is one.
  func tell(history: [StoredEvent] = []) {
    let screen = context.screen
    let shown = Presentation(of: fax, at: context.world.clock.now())
    let draft = fax.record.draft
    screen.row("Fax", "\(fax.id, .strong)  \(shown.title, shown.mood.style)")
    screen.row("", Line(shown.sentence))
    screen.row("Money", Line(shown.moneySentence))
    screen.row("To", "\(draft.to.formatted) (\(draft.to.country.name))")
    screen.row(
      "Document",
      Line("\(draft.name), \(pages(draft.pageCount.number)), \(bytes(draft.documentSize))"))
    for notice in shown.notices { screen.row("Note", Line(notice)) }
    if !shown.evidence.isEmpty {
      screen.result("")
      screen.result("\("Evidence, fit to be sent to support:", .strong)")
      for fact in shown.evidence {
        screen.result("  \(fact.label, .dim)  \(fact.value)", hanging: 4)
      }
    }
    if !history.isEmpty { tell(history) }
    tell(shown.offers)
  }

  private func tell(_ history: [StoredEvent]) {
    context.screen.result("")
    context.screen.result("\("What happened:", .strong)")
    for event in history {
      context.screen.result(
        "  \(event.at.wall.rfc3339, .dim)  \(EventWords.entry(for: event))", hanging: 24)
    }
  }

  private func tell(_ offers: [Presentation.Offer]) {
    guard !offers.isEmpty else { return }
    context.screen.result("")
    context.screen.result("\("What you can do:", .strong)")
    for offer in offers {
      context.screen.result(
        "  \(offer.action.command(for: fax.id), .strong)  \(offer.consequence)", hanging: 4)
    }
  }
}

extension Presentation.Offer.Action {
  /// What to type for it, or the page to open for what no command does.
  func command(for job: JobID) -> String {
    switch self {
    case .payByCard, .payByWallet, .showPage, .checkAgain: return "sendfax resume \(job)"
    case .follow(let url): return url.absoluteString
    case .restore: return "sendfax resume \(job) --document FILE"
    case .withdraw: return "sendfax withdraw \(job)"
    case .retry: return "sendfax send --retry \(job)"
    case .replace: return "sendfax send --replace \(job)"
    case .settle(let outcome): return "sendfax settle \(job) --as \(outcome.rawValue)"
    case .showReceipt: return "sendfax show \(job) --receipt"
    case .forget: return "sendfax forget \(job)"
    }
  }
}

extension Presentation.Mood {
  /// How the words of that mood are set.
  var style: Line.Style {
    switch self {
    case .idle: return .plain
    case .waiting: return .warning
    case .good: return .good
    case .bad, .attention: return .bad
    }
  }
}
