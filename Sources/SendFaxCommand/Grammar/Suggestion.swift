/// What a person may have meant by a word that is none of ours.
enum Suggestion {
  /// The nearest candidate, if it is near enough to be worth saying.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let allowed = max(1, word.count / 3)
    return candidates.map { (candidate: $0, distance: distance(word, $0)) }
      .filter { $0.distance <= allowed || $0.candidate.hasPrefix(word) && word.count > 1 }
      .min { $0.distance < $1.distance }?.candidate
  }

  /// How many letters must be added, removed, changed or swapped with their neighbour.
  static func distance(_ a: String, _ b: String) -> Int {
    // A hostile argument may be megabytes long; beyond this no suggestion would be near.
    let a = Array(a.prefix(40)), b = Array(b.prefix(40))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let substitution = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        var best = min(substitution, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
