/// Walks every world breadth first, so that the first trace found is a shortest one.
struct ModelSearch {
  /// What was found.
  struct Finding: CustomStringConvertible, Equatable {
    var violation: String
    var trace: [String]
    var description: String { "\(violation), after:\n  " + trace.joined(separator: "\n  ") }
  }

  let model: Model
  private(set) var worlds: [World] = []
  private var origins: [(world: Int32, step: Step)] = []
  private var edges: [(from: Int32, to: Int32)] = []

  init(_ model: Model) { self.model = model }

  /// The shortest way to a broken invariant, or nil when all worlds are sound.
  mutating func firstViolation(limit: Int = 2_000_000) -> Finding? {
    let start = model.start()
    var known: [PackedWorld: Int32] = [PackedWorld(start): 0]
    worlds = [start]
    origins = [(-1, Step(.kill))]
    var at = 0
    while at < worlds.count {
      for (step, world) in model.successors(of: worlds[at]) {
        let key = PackedWorld(world)
        if let seen = known[key] {
          if !step.deed.isTrouble { edges.append((Int32(at), seen)) }
          continue
        }
        let index = Int32(worlds.count)
        known[key] = index
        worlds.append(world)
        origins.append((Int32(at), step))
        if !step.deed.isTrouble { edges.append((Int32(at), index)) }
        if let violation = model.violation(in: world) {
          return Finding(violation: violation, trace: trace(to: Int(index)))
        }
      }
      at += 1
      if worlds.count > limit { return Finding(violation: "too many worlds", trace: []) }
    }
    return nil
  }

  /// A world with money out that comes to no end, or with a fax paid in time that can't be sent any more.
  func firstWithoutEnd(_ faxes: Int) -> Finding? {
    for fax in 0..<faxes {
      let stuck =
        firstStuck(
          where: { !model.isEnded(fax, in: $0) }, end: { model.isEnded(fax, in: $0) },
          "money is out, and no undisturbed way leads to an end")
        ?? firstStuck(
          where: { model.isDue(fax, in: $0) }, end: { model.record(fax, $0).state == .accepted },
          "paid in time with the person there, and it can't be sent any more")
      if let stuck { return stuck }
    }
    return nil
  }

  /// A world that satisfies `premise` and from which no undisturbed way leads to `end`.
  private func firstStuck(where premise: (World) -> Bool, end: (World) -> Bool, _ words: String)
    -> Finding?
  {
    var before: [[Int32]] = Array(repeating: [], count: worlds.count)
    for edge in edges { before[Int(edge.to)].append(edge.from) }
    var reaches = Array(repeating: false, count: worlds.count)
    var open = worlds.indices.filter { end(worlds[$0]) }
    for index in open { reaches[index] = true }
    while let index = open.popLast() {
      for from in before[index] where !reaches[Int(from)] {
        reaches[Int(from)] = true
        open.append(Int(from))
      }
    }
    return worlds.indices.first { !reaches[$0] && premise(worlds[$0]) }
      .map { Finding(violation: words, trace: trace(to: $0)) }
  }

  private func trace(to index: Int) -> [String] {
    var steps: [String] = []
    var at = index
    while at > 0 {
      steps.append(origins[at].step.description)
      at = Int(origins[at].world)
    }
    return steps.reversed()
  }
}
