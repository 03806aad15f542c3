#if canImport(SwiftUI)
  import SendFax
  import SendFaxAPI
  import SendFaxURLSession
  import SwiftUI

  /// The one object an app keeps for its screens: an outbox, and what is shown of it.
  ///
  /// ```swift
  /// @StateObject private var desk = FaxDesk(setup)
  /// // …
  /// FaxRoot(desk: desk).resumesFaxes(in: desk)
  /// ```
  ///
  /// - Guaranteed: it decides nothing on money: what is said and offered is a `Presentation`'s, what is
  ///   done is the outbox's. A tap that is being followed is not taken a second time.
  /// - Not guaranteed: that a fax moves without ``SwiftUI/View/resumesFaxes(in:)`` on the root view.
  @MainActor
  public final class FaxDesk: ObservableObject {
    /// Whether the outbox can be used.
    public enum Opening: Sendable, Equatable {
      /// It is being opened.
      case opening
      /// It can be used.
      case open
      /// The device has not been unlocked since it started: later.
      case locked
      /// It can't be opened, and why.
      case failed(FaxError)
    }

    /// Whether the outbox can be used.
    @Published public internal(set) var opening = Opening.opening
    /// The outbox, once it is open.
    public internal(set) var outbox: Outbox?
    /// What the person set.
    @Published public internal(set) var preferences: Preferences

    /// The Checkout page to be shown, for ``SwiftUI/View/faxCheckout(_:in:)``.
    @Published public var page: CheckoutPage?

    @Published var shelf = FaxShelf()
    @Published var quarantined: [QuarantinedFax] = []
    /// What happened to the outbox itself, in sentences; mostly nothing.
    @Published var notices: [String] = []
    @Published var composition = Composition()
    @Published var isComposing = false
    @Published var gate = OfferGate()
    @Published var path: [JobID] = []
    @Published var sheet: Sheet?
    @Published var failure: Failure?
    @Published var orphans: [Keepsake.Entry] = []
    @Published var keychainProblem: Int?
    /// What was to be sent a second time.
    @Published var duplicate: Duplicate?

    let setup: Setup
    let reminders = Reminders()
    let keychain = EvidenceKeychain()
    let awake = Awake()
    var lifecycle = Lifecycle(isSuspended: Platform.isSuspended)
    var intake: UUID?
    var passing: Task<Void, Never>?
    var keeping: Task<Void, Never>?
    var opener: Task<Outbox, any Error>?
    var watcher: Task<Void, Never>?
    #if os(iOS)
      lazy var background = makeBackgroundClaims()
    #endif

    /// A desk for one outbox; nothing is opened before a view appears or ``activate()`` is called.
    public init(_ setup: Setup) {
      self.setup = setup
      preferences = Preferences(in: setup.defaults)
      // What can't be deleted now goes at the next launch.
      try? DocumentIntake.tidy()
    }

    /// Every fax, newest first.
    public var faxes: [FaxSnapshot] { shelf.faxes }

    /// The words in the person's language.
    public var words: Words { preferences.words }

    /// What screens are made with.
    public var context: Presentation.Context {
      Presentation.Context(words: words, rails: [.card, .wallet], medium: .screen)
    }

    /// What it is now, as the outbox tells time.
    var now: Moment { setup.configuration.clock.now() }
  }

  extension FaxDesk {
    /// A fax that is here already: how it was to be paid, and which one it is, where that can be shown.
    struct Duplicate: Equatable {
      let rail: Rail
      let job: JobID?

      init(_ rail: Rail, _ refusal: FaxError) {
        self.rail = rail
        job =
          refusal.remedies.lazy.compactMap { remedy in
            guard case .resume(let fax) = remedy else { return nil }
            return try? JobID(fax)  // no name of a fax: then there is none to show
          }.first
      }
    }

    /// Something that did not work, and what to do again.
    struct Failure: Identifiable {
      let id = UUID()
      let shown: FailurePresentation
      var retry: (@MainActor () -> Void)?
    }

    /// Says that something did not work.
    func fail(_ error: any Error, retry: (@MainActor () -> Void)? = nil) {
      if error is CancellationError { return }
      let fault = error as? FaxError ?? FaxError(.internalFault, words(.errorOther))
      let shown = FailurePresentation(of: fault, in: context)
      failure = Failure(shown: shown, retry: shown.isWorthRetrying ? retry : nil)
    }
  }
#endif
