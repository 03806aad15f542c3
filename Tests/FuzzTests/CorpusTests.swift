import Foundation
import Testing

/// Each input that is kept, and each kind of damage to it: libFuzzer's finds stay found.
@Suite(.timeLimit(.minutes(4)))
struct CorpusTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpus")

  static func inputs(_ target: FuzzTarget) throws -> [[UInt8]] {
    let own = folder.appendingPathComponent(target.rawValue)
    return try FileManager.default.contentsOfDirectory(
      at: own, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
    ).map { [UInt8](try Data(contentsOf: $0)) }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `what is kept for a reader breaks no promise of it`(target: FuzzTarget) async throws {
    let inputs = try CorpusTests.inputs(target)
    #expect(!inputs.isEmpty)
    await CorpusTests.onThread {
      for input in inputs.flatMap(CorpusTests.damaged) { target.run(input) }
    }
  }

  /// An input, and cut and altered at 16 places.
  static func damaged(_ input: [UInt8]) -> [[UInt8]] {
    let places = stride(from: 0, to: input.count, by: max(1, input.count / 16))
    return [input]
      + places.flatMap { place in
        var altered = input
        altered[place] ^= 0x20
        return [Array(input.prefix(place)), altered]
      }
  }

  /// A target may wait for asynchronous work, which the threads that tests share must not do.
  static func onThread(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        work()
        continuation.resume()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }
}
