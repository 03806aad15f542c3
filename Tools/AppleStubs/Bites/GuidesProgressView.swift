// both: 'onChange(of:initial:_:)' is only available in
// The guide's FaxProgressView, for which its own floor of iOS 16 is too low.
import SwiftUI

@MainActor
final class HumanFlowModel: ObservableObject {
  @Published var status: String?
  func startPolling(id: String) {}
  func stopPolling() {}
}
struct FaxProgressView: View {
  @ObservedObject var model: HumanFlowModel
  @Environment(\.scenePhase) private var scenePhase
  let faxId: String

  var body: some View {
    VStack(spacing: 12) {
      Text(model.status ?? "starting...")
      Link("Follow in Safari", destination: URL(string: "https://sendfax.sh/f/\(faxId)")!)
    }
    .onChange(of: scenePhase) { _, phase in
      switch phase {
      case .active: model.startPolling(id: faxId)
      case .background: model.stopPolling()
      default: break
      }
    }
  }
}
