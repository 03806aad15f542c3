import SwiftUI

/// How far a share is.
@MainActor
final class ShareProgress: ObservableObject {
  enum State: Sendable, Equatable {
    case copying
    case done
    /// Why not, in a sentence.
    case failed(String)
  }

  @Published var state = State.copying
}

/// What a person sees while a file is taken, and after.
struct ShareScreen: View {
  @ObservedObject var progress: ShareProgress
  let finish: () -> Void
  private let words = ShareWords.current

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      switch progress.state {
      case .copying:
        ProgressView()
        Text(words.copying)
      case .done:
        Text(words.doneTitle).font(.headline)
        Text(words.done)
      case .failed(let reason):
        Text(words.failedTitle).font(.headline)
        Text(reason)
      }
      Spacer()
      Button(words.close, action: finish).buttonStyle(.borderedProminent)
    }
    .multilineTextAlignment(.center)
    .padding(24)
  }
}
