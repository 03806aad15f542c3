#if canImport(SwiftUI) && os(macOS)
  import SendFax
  import SwiftUI

  extension View {
    /// Opens a Checkout page in the person's browser as soon as there is one.
    ///
    /// ```swift
    /// .faxCheckout($page, in: desk)
    /// ```
    ///
    /// What is done there is not told to the app: the service is asked, and goes on being asked.
    public func faxCheckout(_ page: Binding<CheckoutPage?>, in desk: FaxDesk) -> some View {
      onChange(of: page.wrappedValue) { shown in
        guard let shown else { return }
        Platform.open(shown.url)
        page.wrappedValue = nil
      }
    }
  }
#endif
