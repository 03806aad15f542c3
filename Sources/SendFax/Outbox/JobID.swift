import SendFaxAPI

/// The name of a fax on this device: eight letters and digits a person can read out.
///
/// ```swift
/// let job = try JobID("k3f92mtq")
/// ```
///
/// It is ours alone and never sent; the service's id is ``/SendFaxAPI/FaxID``. Made of digits and
/// lower-case letters without `i`, `l`, `o` and `u`, which are mistaken for others.
///
/// - Throws: ``/SendFaxAPI/FaxError/Code-swift.struct/unknownJob`` for text that can't be a job.
public struct JobID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")

  /// The eight characters.
  public let description: String

  /// Reads a job's name, capital letters allowed.
  public init(_ text: String) throws {
    let name = text.lowercased()
    guard name.count == 8, name.allSatisfy({ JobID.alphabet.contains($0) }) else {
      throw FaxError(
        .unknownJob, "“\(text.prefix(40))” is not the name of a fax here.", remedies: [.list])
    }
    description = name
  }

  private init(unchecked name: String) { description = name }

  /// A new name from the system's random source.
  public static func random() -> JobID {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }

  /// A new name from the given source.
  public static func random(using generator: inout some RandomNumberGenerator) -> JobID {
    let letters = (0..<8).map { _ in alphabet[Int.random(in: 0..<32, using: &generator)] }
    return JobID(unchecked: String(letters))
  }

  /// Ordered as text.
  public static func < (a: JobID, b: JobID) -> Bool { a.description < b.description }

  /// Decodes and checks again.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
