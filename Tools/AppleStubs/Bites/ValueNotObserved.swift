// both: requires that 'Draft' conform to 'ObservableObject'
import SwiftUI

struct Draft { var number = "" }
struct Field: View {
  @ObservedObject var draft: Draft
  var body: some View { Text(verbatim: draft.number) }
}
