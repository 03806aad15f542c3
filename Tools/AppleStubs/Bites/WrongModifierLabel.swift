// both: incorrect argument label in call
import SwiftUI

struct Sheet: View {
  @State private var isShown = false
  var body: some View { Text(verbatim: "x").sheet(presented: $isShown) { EmptyView() } }
}
