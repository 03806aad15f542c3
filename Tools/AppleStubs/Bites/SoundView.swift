// both: nothing
import SendFaxUI
import SwiftUI

struct Root: View {
  @ObservedObject var desk: FaxDesk
  @Environment(\.scenePhase) private var phase
  var body: some View {
    NavigationStack { FaxHistory(desk: desk) }
      .resumesFaxes(in: desk)
      .onChange(of: phase) { print($0 == .active) }
  }
}
