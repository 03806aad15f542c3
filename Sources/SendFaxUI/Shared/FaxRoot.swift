#if canImport(SwiftUI)
  import SendFax
  import SwiftUI

  /// A whole app: the list of faxes, a new one, and everything that lies over them while one is paid.
  ///
  /// ```swift
  /// FaxRoot(desk: desk).resumesFaxes(in: desk)
  /// ```
  public struct FaxRoot: View {
    @ObservedObject private var desk: FaxDesk
    /// The views of a desk.
    public init(desk: FaxDesk) { self.desk = desk }

    /// The view.
    public var body: some View {
      NavigationStack(path: $desk.path) {
        FaxHistory(desk: desk)
          .navigationDestination(for: JobID.self) { FaxDetail($0, in: desk) }
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              Button {
                desk.isComposing = true
              } label: {
                Label(desk.words(.historyNew), systemImage: "square.and.pencil")
              }
            }
            ToolbarItem(placement: .automatic) {
              Button {
                desk.sheet = .settings
              } label: {
                Label(desk.words(.settingsTitle), systemImage: "gearshape")
              }
            }
          }
      }
      .sheet(isPresented: $desk.isComposing) { composer }
      .modifier(PayingFaxes(desk: desk, isCovered: desk.isComposing))
    }

    private var composer: some View {
      NavigationStack {
        FaxComposer(desk: desk)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button(desk.words(.cancel)) { desk.isComposing = false }
                .keyboardShortcut(.cancelAction)
            }
          }
      }
      .modifier(FailureAlert(desk: desk))
      .modifier(PrivacyCover())
      #if os(macOS)
        .frame(minWidth: 460, minHeight: 560)
      #endif
    }
  }

  extension View {
    /// Shows what follows from a tap while a fax is paid: the price to agree to, the Checkout page, a code
    /// to scan, and what did not work.
    ///
    /// ```swift
    /// FaxComposer(desk: desk).paysFaxes(in: desk)
    /// ```
    ///
    /// For an app that uses ``FaxComposer``, ``FaxDetail`` or ``FaxHistory`` on their own; ``FaxRoot`` has
    /// it. Put it on one view that is always there.
    public func paysFaxes(in desk: FaxDesk) -> some View { modifier(PayingFaxes(desk: desk)) }
  }

  /// The sheets of a payment, the Checkout page, and what did not work, over any view.
  struct PayingFaxes: ViewModifier {
    @ObservedObject var desk: FaxDesk
    /// Whether another sheet lies over the view, which then shows what did not work itself.
    var isCovered = false

    func body(content: Content) -> some View {
      content
        .sheet(item: $desk.sheet) { PaymentSheet(sheet: $0, desk: desk) }
        .faxCheckout($desk.page, in: desk)
        .modifier(FailureAlert(desk: desk, isCovered: isCovered))
    }
  }

  /// Says what did not work, and tries again where that may help.
  struct FailureAlert: ViewModifier {
    @ObservedObject var desk: FaxDesk
    var isCovered = false

    func body(content: Content) -> some View {
      content.alert(
        desk.failure?.shown.title ?? "",
        isPresented: isCovered ? .constant(false) : $desk.failure.isPresent,
        presenting: desk.failure
      ) { failure in
        if let retry = failure.retry { Button(failure.shown.retryLabel) { retry() } }
        Button(failure.shown.closeLabel, role: .cancel) {}
      } message: { failure in
        Text(
          verbatim: [failure.shown.sentence, failure.shown.detail, failure.shown.moneySentence]
            .compactMap { $0 }.joined(separator: "\n\n"))
      }
    }
  }

  /// What a Mac's menu offers: ⌘N writes a new fax, ⌘R looks at all of them again.
  public struct FaxCommands: Commands {
    private let desk: FaxDesk

    /// The commands of a desk.
    public init(desk: FaxDesk) { self.desk = desk }

    /// The commands.
    public var body: some Commands {
      CommandGroup(replacing: .newItem) {
        Button(desk.words(.historyNew)) { desk.isComposing = true }
          .keyboardShortcut("n")
        Button(desk.words(.menuCheckAgain)) { Task { [desk] in await desk.refresh() } }
          .keyboardShortcut("r")
      }
    }
  }
#endif
