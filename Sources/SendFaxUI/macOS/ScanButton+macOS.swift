#if canImport(SwiftUI) && os(macOS)
  import SwiftUI

  /// Nothing: a Mac has no document camera.
  struct ScanButton: View {
    let desk: FaxDesk

    var body: some View { EmptyView() }
  }
#endif
