// both: 'sensoryFeedback(_:trigger:)' is only available in
import SwiftUI

struct Sent: View {
  let count: Int
  var body: some View { Text(verbatim: "sent").sensoryFeedback(.success, trigger: count) }
}
