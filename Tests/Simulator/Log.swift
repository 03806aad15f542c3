/// What happened in a world, line by line; and a digest of it, which two runs of one seed share.
struct Log {
  let isKept: Bool
  private(set) var lines: [String] = []
  private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325

  init(isKept: Bool) { self.isKept = isKept }

  mutating func add(_ time: Int64, _ text: () -> String) {
    guard isKept else { return }
    let line = "\(Double(time) / 1000) \(text())"
    for byte in line.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    lines.append(line)
  }
}
