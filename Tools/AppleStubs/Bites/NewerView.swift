// ios: 'ContentUnavailableView' is only available in iOS 17.0 or newer
import SwiftUI

struct Empty: View {
  var body: some View { ContentUnavailableView("No faxes", systemImage: "tray") }
}
