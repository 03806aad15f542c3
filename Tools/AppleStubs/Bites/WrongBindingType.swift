// both: cannot convert value of type 'Binding<Bool>' to expected argument type 'Binding<String>'
import SwiftUI

struct Field: View {
  @State private var isOn = false
  var body: some View { TextField("x", text: $isOn) }
}
