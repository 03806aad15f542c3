#if canImport(SwiftUI)
  import SendFax
  import SendFaxUI
  import SwiftUI

  /// The examples of SendFaxUI: compiled where there is SwiftUI, and by scripts/check-apple.
  enum Screens {
    struct FaxApp: App {
      @StateObject private var desk: FaxDesk

      init() {
        do {
          let setup = try FaxDesk.Setup.standard()
          _desk = StateObject(wrappedValue: FaxDesk(setup))
        } catch { fatalError("There is no folder for the faxes: \(error)") }
      }

      var body: some Scene {
        WindowGroup { FaxRoot(desk: desk).resumesFaxes(in: desk) }
      }
    }

    struct Parts: View {
      let fax: FaxSnapshot
      @ObservedObject var desk: FaxDesk
      @State private var page: CheckoutPage?

      var body: some View {
        VStack {
          FaxComposer(desk: desk)
          FaxProgress(fax.id, in: desk)
        }
        .faxCheckout($page, in: desk)
      }
    }
  }
#endif
