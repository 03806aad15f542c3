/// Everything outside the journal that decides about money, small enough to enumerate.
///
/// The journal itself is the real one's fold: a `FaxRecord`, named here by its index in the model's
/// table, so that two worlds are equal when nothing that matters differs.
struct World: Hashable {
  /// The faxes of this outbox; the second one is absent until a person adds it.
  var faxes: [Side]
  /// The payment intents the service has minted, oldest first.
  var intents: [Minted] = []
  /// The transfers that lie in the wallet app and can be approved.
  var requests: [Request] = []
  /// How often a person decided to send this content.
  var wishes = 1
  /// A step the journal refused although the outbox took it: a contradiction inside the product.
  var fault: String?

  /// One fax: its record, and what only this process and the service know of it.
  struct Side: Hashable {
    enum Shelf: Int { case absent, kept, quarantined, forgotten }
    var shelf = Shelf.absent
    /// Index into the model's table of records.
    var record = 0
    /// The request that is on its way; gone with the process.
    var flight = Flight.none
    /// Whether it has been on its way for as long as its deadline lets it.
    var isSlow = false
    /// The wallet that is being asked; gone with the process.
    var wallet = Call.none
    /// Whether this process asked for the price at hand.
    var askedHere = false
    /// Uploads for card, of which the last one may be paid.
    var uploads = 0
    /// What the service says of the last upload.
    var server = Server.awaiting
    /// The Checkout pages of the last upload.
    var pages: [Page] = []
  }

  enum Flight: Int { case none, quoting, claiming, showing }
  enum Call: Hashable { case none, calling(Int), waiting(Int) }
  enum Server: Int { case awaiting, expired, gone }

  struct Page: Hashable {
    var age = 0
    var isShown = false
    var isPaid = false
  }

  /// A PaymentIntent as the service has it.
  struct Minted: Hashable {
    /// What makes a request identical: one key for one content, or one a fax.
    var key: Int
    /// Minutes since it was minted, as far as they matter.
    var age = 0
    /// The faxes whose transfers reached its address, one entry a transfer.
    var payers: [Int] = []
    /// Transfers that were approved after their request had lapsed.
    var late = 0
    /// Whether the service made a fax for it.
    var hasRow = false
    /// Whether support gave the money back.
    var isReturned = false
    /// How often a wallet was asked to pay it, and how often that ended in a clear no.
    var asks = 0
    var refusals = 0
  }

  /// A transfer waiting in the wallet app.
  struct Request: Hashable, Comparable {
    var fax: Int
    var intent: Int
    var age = 0
    /// Over by its own lifetime; a careless wallet lets it be approved all the same.
    var isLapsed = false
    static func < (a: Request, b: Request) -> Bool {
      (a.intent, a.fax, a.age) < (b.intent, b.fax, b.age)
    }
  }
}

/// How time passes: three steps make a window of 15 minutes, a fourth the longest
/// upload, one a day. Older is not told apart.
enum Passing: CaseIterable {
  case minutes, day
  static let dead = 25 * 60

  func age(after age: Int) -> Int {
    switch self {
    case .day: return Passing.dead
    case .minutes: return age < 10 ? age + 5 : age < 16 ? 16 : max(age, 21)
    }
  }
}

/// What the guide leaves open and the model tries both ways, and how far it looks.
struct Setting: Sendable {
  var name: String
  var faxes = 1
  /// Whether one document and number share an intent, whatever the bytes.
  var byContent = false
  /// Whether a claim after the window still returns the receipt of what was paid.
  var lateReceipt = false
  /// Whether a second `POST /checkout` makes a second session that can be paid too.
  var newSessions = false
  /// Whether an upload that is paid after it lapsed is still sent.
  var expiredCanBePaid = false
  /// Whether a request can be approved after its lifetime.
  var lateApprovals = false
  var card = true
  var wallet = true
  /// Whether a journal entry may become unreadable or be forgotten.
  var damage = false
  /// Whether answers are lost while the process lives on.
  var losses = false
  /// Whether requests may also fail before they leave the device, and a yes be unreadable.
  var isRough = false
  var maximumIntents = 2
  var testDescription: String { name }
}

/// A rule of the design, switched off to see that the model notices.
enum BrokenRule: String, CaseIterable, Sendable {
  case appendAfterAsk = "rule 1: the wallet is asked before the event is on disk"
  case noSecondLook = "rule 1: the window is not checked again after the sync"
  case unknownMeansDeclined = "rule 2: an unknown answer counts as a no"
  case fallBackWhileInDoubt = "rule 3: card is offered while a transfer may be out"
  case intentOfAnother = "rule 4: an intent asked for by another fax is asked for again"
  case foreignYes = "rule 5: any yes is taken for this fax's own"
  case restartedWindow = "rule 7: asking again begins the 15 minutes anew"
  case payTheNewQuote = "rule 10: a claim's new quote is paid"
  case retireForgets = "rule 11: never approved forgets the intent"
  case dismissalMeansCancelled = "rule 12: a dismissed page counts as unpaid"
  case secondPageAtOnce = "rule 12: a second page at once"
  case deletedWhenUnreadable = "rule 15: what can't be read is deleted"
}
