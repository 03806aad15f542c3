#if canImport(SwiftUI) && os(iOS)
  import SafariServices
  import SendFax
  import SwiftUI

  extension View {
    /// Shows a Checkout page over the view while there is one.
    ///
    /// ```swift
    /// .faxCheckout($page, in: desk)
    /// ```
    ///
    /// It is a real Safari, so that Apple Pay and Link work and the person sees where they type a card.
    /// Closing it says nothing of the payment: the service is asked, and goes on being asked.
    public func faxCheckout(_ page: Binding<CheckoutPage?>, in desk: FaxDesk) -> some View {
      modifier(FaxCheckout(page: page, desk: desk))
    }
  }

  private struct FaxCheckout: ViewModifier {
    @Binding var page: CheckoutPage?
    let desk: FaxDesk

    func body(content: Content) -> some View {
      content.sheet(item: $page, onDismiss: { [desk] in Task { await desk.refresh() } }) { page in
        SafariPage(url: page.url).ignoresSafeArea()
      }
    }
  }

  private struct SafariPage: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController {
      let configuration = SFSafariViewController.Configuration()
      configuration.entersReaderIfAvailable = false
      let controller = SFSafariViewController(url: url, configuration: configuration)
      controller.dismissButtonStyle = .done
      return controller
    }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  }
#endif
