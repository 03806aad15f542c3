import SendFaxAPI
import SwiftUI

/// Says, on every screen, that nothing real happens.
struct SandboxBanner: View {
  let base: BaseURL

  var body: some View {
    VStack(spacing: 2) {
      Text("Sandbox: nothing is sent").font(.headline)
      Text(verbatim: base.description).font(.caption)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 6)
    .background(Color.yellow)
    .foregroundColor(.black)
    .accessibilityElement(children: .combine)
  }
}
