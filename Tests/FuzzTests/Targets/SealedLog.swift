import Foundation

@testable import SendFax

/// A write-ahead log whose checksums are made right, as libFuzzer can't: what is in its frames would else
/// never be read (sqlite.org/fileformat2.html, section 4).
enum SealedLog {
  /// A journal's file, and its log from where the magic number of one last stands.
  static func split(_ bytes: [UInt8]) -> (file: [UInt8], log: [UInt8]) {
    let data = Data(bytes)
    let starts = [0x82, 0x83].compactMap {
      data.range(of: Data([0x37, 0x7f, 0x06, $0]), options: .backwards)?.lowerBound
    }
    let start = starts.max() ?? bytes.count
    return (Array(bytes[..<start]), Array(bytes[start...]))
  }

  static func seal(_ log: [UInt8]) -> [UInt8] {
    let size = log.number(at: 8, length: 4)
    guard log.count >= 32, JournalHeader.isPageSize(size) else { return log }
    var sealed = log
    var sum = Sum(isBigEndian: log[3] & 1 == 1)
    sum.add(log[..<24])
    sealed.replaceSubrange(24..<32, with: sum.bytes)
    for frame in stride(from: 32, through: log.count - 24 - size, by: 24 + size) {
      sum.add(log[frame..<frame + 8])
      sum.add(log[frame + 24..<frame + 24 + size])
      sealed.replaceSubrange(frame + 16..<frame + 24, with: sum.bytes)
    }
    return sealed
  }

  private struct Sum {
    let isBigEndian: Bool
    private var words: (UInt32, UInt32) = (0, 0)

    init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    var bytes: [UInt8] {
      [words.0, words.1].flatMap { word in withUnsafeBytes(of: word.bigEndian, Array.init) }
    }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
      bytes.withUnsafeBytes { bytes in
        for offset in stride(from: 0, to: bytes.count, by: 8) {
          words.0 &+= word(bytes, offset) &+ words.1
          words.1 &+= word(bytes, offset + 4) &+ words.0
        }
      }
    }

    private func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      return isBigEndian ? UInt32(bigEndian: word) : UInt32(littleEndian: word)
    }
  }
}
