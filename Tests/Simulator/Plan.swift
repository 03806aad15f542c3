import SendFaxSandbox

/// What a world is like, drawn from its seed before anything happens.
struct Plan {
  /// How many requests in a thousand go wrong while the weather is bad.
  var faultRate: Int
  /// How many in a thousand of the service's answers name another intent or end its window early: a
  /// service that breaks its own rules.
  var dishonesty: Int
  /// How often in a thousand the person does something at random instead of something sensible.
  var folly: Int
  /// How many seams are crossed between two sudden ends, in all lives; nil where every life ends well.
  var killEvery: Int?
  /// How often that happens at most.
  var powerCuts: Int
  /// Whether a second process works on the same folder.
  var isShared: Bool
  /// Whether the device's clock is turned by hand now and then.
  var turnsClock: Bool
  /// Whether the disk is full now and then.
  var fillsDisk: Bool
  /// Whether the clock is turned at any moment, by years, while the service's `Date` is wrong as well.
  var isClockWild: Bool
  /// Whether what was reserved on a full disk can be written once it is freed, or somebody else takes it.
  var keepsReserve: Bool
  /// Whether the folder gets to another device now and then.
  var moves: Bool
  /// Whether the person leaves the app, and the system claims meanwhile.
  var isPhone: Bool
  /// Whether wallets may pay after their request has ended.
  var isCareless: Bool
  /// How many payments in a thousand go by a node that speaks JSON-RPC.
  var nodeRate: Int
  /// Whether the outbox knows a node itself, so that a later process can ask it as well.
  var hasWitness: Bool
  /// Whether power mostly fails while such a node is being asked.
  var isCutWhileAsking: Bool
  /// What the node's account has: USDC and ether, in their smallest units.
  var tokens: UInt64
  var ether: UInt64
  /// Seconds until a transaction is mined.
  var miningSeconds: Int
  /// How many faxes the person begins with.
  var faxes: Int
  /// When the bad weather ends, in milliseconds.
  var calmFrom: Int64
  /// The service's answers to what the guide leaves open.
  var openQuestions = SendFaxSandbox.OpenQuestions()
  /// What the service's `Date` says beside the true time.
  var dateSkew: Double?

  init(_ random: inout Seed) {
    faultRate = random.pick(weighted: [(1, 0), (3, 80), (4, 250), (2, 500)])
    dishonesty = random.pick(weighted: [(8, 0), (1, 40), (1, 200)])
    folly = random.pick(weighted: [(3, 20), (2, 200), (1, 700)])
    killEvery = random.pick(weighted: [(3, nil), (3, 400), (2, 120), (1, 25)])
    powerCuts = random.number(1...6)
    isShared = random.chance(250)
    turnsClock = random.chance(250)
    fillsDisk = random.chance(200)
    isCareless = random.chance(60)
    faxes = random.pick(weighted: [(6, 1), (3, 2), (1, 3)])
    calmFrom = Int64(random.number(60...700)) * 1000
    openQuestions.identity = random.pick([.bodyBytes, .documentAndNumber])
    openQuestions.receiptAfterWindow = random.chance(500)
    openQuestions.checkoutSessions = random.pick([.same, .newEachTime])
    openQuestions.lateTransferPays = random.chance(200)
    openQuestions.expiredUploadCanBePaid = random.chance(300)
    openQuestions.walletFailureIsRefunded = random.chance(300)
    openQuestions.timestamps = random.pick([.seconds, .milliseconds])
    openQuestions.expires = random.pick([.windowEnd, .fiveMinutes, .absent])
    dateSkew = random.pick(weighted: [(6, 0), (1, nil), (1, 3600), (1, -3600), (1, 90_000)])
    isClockWild = random.chance(120)
    isPhone = random.chance(200) && !isShared
    moves = random.chance(150) && !isPhone
    keepsReserve = random.chance(500)
    nodeRate = random.pick(weighted: [(5, 0), (2, 500), (3, 1000)])
    hasWitness = random.chance(300)
    isCutWhileAsking = random.chance(300)
    tokens = random.pick(weighted: [(15, 1_000_000_000), (1, 30_000)])
    ether = random.pick(weighted: [(15, 100_000_000_000_000_000), (1, 1_500_000_000_000), (1, 0)])
    miningSeconds = random.pick(weighted: [(3, 2), (1, 30)])
  }

  /// Nothing goes wrong.
  static let calm: Plan = {
    var seed = Seed(0)
    var plan = Plan(&seed)
    plan.faultRate = 0
    plan.dishonesty = 0
    plan.killEvery = nil
    plan.isShared = false
    plan.turnsClock = false
    plan.fillsDisk = false
    plan.isCareless = false
    plan.nodeRate = 0
    plan.isClockWild = false
    plan.moves = false
    plan.isPhone = false
    plan.hasWitness = false
    plan.miningSeconds = 2
    plan.calmFrom = 0
    plan.openQuestions = SendFaxSandbox.OpenQuestions()
    plan.dateSkew = 0
    return plan
  }()
}
