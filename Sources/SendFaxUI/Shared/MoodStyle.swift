#if canImport(SwiftUI)
  import SendFax
  import SwiftUI

  /// How a mood looks, beside the words that say the same.
  extension Presentation.Mood {
    var symbol: String {
      switch self {
      case .idle: return "tray"
      case .waiting: return "clock"
      case .good: return "checkmark.circle"
      case .bad: return "xmark.circle"
      case .attention: return "exclamationmark.triangle"
      }
    }

    var color: Color {
      switch self {
      case .idle: return .secondary
      case .waiting: return .blue
      case .good: return .green
      case .bad: return .red
      case .attention: return .orange
      }
    }
  }

  extension Presentation.Step.Stage {
    var symbol: String {
      switch self {
      case .done: return "checkmark.circle.fill"
      case .now: return "circle.dotted"
      case .later: return "circle"
      case .stopped: return "minus.circle"
      }
    }
  }
#endif
