import Foundation
import SendFaxAPI

/// Evidence of unsettled money, kept where it outlives the app itself: in the device's keychain.
///
/// ```swift
/// switch Keepsake.change(of: stored, for: faxes, words: words) {
/// case .none: break
/// case .store(let data): stored = data
/// case .clear: stored = nil
/// }
/// ```
///
/// - Guaranteed: it holds neither number nor document name; a fax whose money is settled is taken out;
///   what an earlier installation left stays until a person has dismissed it; what can't be read is kept.
public struct Keepsake: Sendable, Equatable, Codable {
  /// What is kept of one fax.
  public struct Entry: Sendable, Equatable, Codable, Identifiable {
    /// The fax's name on the device that made it.
    public let job: String
    /// A fact a line.
    public let lines: [String]

    /// The job names it.
    public var id: String { job }
  }

  /// What is to be done with the stored data.
  public enum Change: Sendable, Equatable {
    /// Nothing: what is stored is right.
    case none
    /// Store these bytes instead.
    case store(Data)
    /// Delete what is stored: no money is out any more.
    case clear
  }

  /// The faxes with money out, oldest first.
  public private(set) var entries: [Entry] = []
  /// What another version stored and this one can't read.
  private(set) var unreadable: [Data] = []

  private init() {}

  /// What was stored; nothing where nothing was.
  public init(stored: Data?) {
    guard let stored, !stored.isEmpty else { return }
    do { self = try OutsideJSON.decode(Keepsake.self, from: stored) } catch {
      unreadable = [stored]
    }
  }

  /// What an earlier installation left: faxes that this outbox does not have, not even unreadably.
  public func orphans(known: Set<String>) -> [Entry] { entries.filter { !known.contains($0.job) } }

  /// What to store now.
  ///
  /// - Parameters:
  ///   - stored: what was stored before.
  ///   - faxes: every fax that can be read; what is kept of the others stays.
  ///   - words: the language.
  public static func change(
    of stored: Data?, for faxes: [FaxRecord], words: Words = .english
  ) -> Change {
    let old = Keepsake(stored: stored)
    var new = old
    let open = faxes.filter(\.isMoneyOut).sorted { $0.draftedAt.wall < $1.draftedAt.wall }
    let readable = Set(faxes.map(\.job.description))
    new.entries.removeAll { readable.contains($0.job) }
    new.entries += open.map { record in
      Entry(job: record.job.description, lines: record.evidence(words).map(\.line))
    }
    return change(from: old, to: new, hadNothing: stored == nil)
  }

  /// What to store once a person has taken care of a fax, or removed it.
  public static func change(of stored: Data?, dismissing jobs: [String]) -> Change {
    let old = Keepsake(stored: stored)
    var new = old
    new.entries.removeAll { jobs.contains($0.job) }
    return change(from: old, to: new, hadNothing: stored == nil)
  }

  private static func change(from old: Keepsake, to new: Keepsake, hadNothing: Bool) -> Change {
    if new.entries.isEmpty, new.unreadable.isEmpty { return hadNothing ? .none : .clear }
    guard new != old else { return .none }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // Strings and data always encode; were it otherwise, what is stored is better than nothing.
    do { return .store(try encoder.encode(new)) } catch { return .none }
  }
}

extension FaxRecord {
  /// Whether money of it may be out and nobody has said what became of it.
  var isMoneyOut: Bool {
    let rank = Presentation.rank(of: self)
    return rank == .needsPerson || rank == .inDoubt
  }
}
