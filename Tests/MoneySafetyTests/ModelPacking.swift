/// A world in a few machine words: what a table of a hundred thousand is quick with.
struct PackedWorld: Hashable {
  private var a: UInt64 = 0
  private var b: UInt64 = 0
  private var intents: UInt64 = 0
  private var rest: UInt64 = 0
  private var fault = false

  init(_ world: World) {
    a = PackedWorld.pack(world.faxes[0])
    if world.faxes.count > 1 { b = PackedWorld.pack(world.faxes[1]) }
    for intent in world.intents {
      var bits = Bits()
      bits.add(1, 1)
      bits.add(intent.key, 1)
      bits.add(PackedWorld.age(min(intent.age, 16)), 3)
      bits.add(intent.payers.count, 2)
      for payer in intent.payers { bits.add(payer, 1) }
      bits.add(intent.late, 2)
      bits.add(intent.hasRow ? 1 : 0, 1)
      bits.add(intent.isReturned ? 1 : 0, 1)
      bits.add(intent.asks - intent.refusals + 4, 3)
      intents = intents << 20 | bits.value
    }
    var bits = Bits()
    bits.add(world.wishes, 2)
    for request in world.requests {
      bits.add(1, 1)
      bits.add(request.fax, 1)
      bits.add(request.intent, 2)
      bits.add(PackedWorld.age(min(request.age, 10)), 3)
    }
    rest = bits.value
    fault = world.fault != nil
  }

  private static func pack(_ side: World.Side) -> UInt64 {
    var bits = Bits()
    bits.add(side.record, 20)
    bits.add(side.shelf.rawValue, 2)
    bits.add(side.flight.rawValue, 2)
    bits.add(side.isSlow ? 1 : 0, 1)
    switch side.wallet {
    case .none: bits.add(0, 4)
    case .calling(let intent): bits.add(4 + intent, 4)
    case .waiting(let intent): bits.add(8 + intent, 4)
    }
    bits.add(side.askedHere ? 1 : 0, 1)
    bits.add(side.uploads, 2)
    bits.add(side.server.rawValue, 2)
    for page in side.pages {
      bits.add(1, 1)
      bits.add(page.age < Passing.dead ? 0 : 1, 1)
      bits.add((page.isShown ? 2 : 0) + (page.isPaid ? 1 : 0), 2)
    }
    return bits.value
  }

  /// 0, 5, 10, 16 and 1500 minutes.
  private static func age(_ minutes: Int) -> Int {
    minutes < 16 ? minutes / 5 : minutes < 100 ? 3 : 4
  }

  private struct Bits {
    var value: UInt64 = 0
    mutating func add(_ number: Int, _ width: Int) {
      value = value << UInt64(width) | UInt64(number)
    }
  }
}
