import Foundation
import SendFaxAPI

/// All that the command prints: results on standard output, as words or as JSON lines; notes, failures and
/// a progress line on standard error.
final class Screen: @unchecked Sendable {  // `progress` is read and written under `lock`
  /// Whether results are JSON lines.
  let isJSON: Bool
  private let console: any Console
  private let isQuiet: Bool
  private let isVerbose: Bool
  private let hasColour: Bool
  private let now: @Sendable () -> Date
  private let lock = NSLock()
  private var progress = false

  init(
    console: any Console, world: World, isJSON: Bool = false, isQuiet: Bool = false,
    isVerbose: Bool = false
  ) {
    self.console = console
    self.isJSON = isJSON
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    hasColour = (world.variables["NO_COLOR"] ?? "").isEmpty && world.variables["TERM"] != "dumb"
    now = { world.now() }
  }

  convenience init(_ arguments: Arguments, world: World) {
    self.init(
      console: world.console, world: world, isJSON: arguments.has(.json),
      isQuiet: arguments.has(.quiet), isVerbose: arguments.has(.verbose))
  }

  /// A result for a person.
  func result(_ line: Line, hanging: Int = 0) {
    if !isJSON { write(line, to: .output, hanging: hanging) }
  }

  /// A result with its name before it, names in a column.
  func row(_ name: String, _ value: Line, width: Int = 11) {
    let padded = name.padding(toLength: width, withPad: " ", startingAt: 0)
    result("\(padded, .dim)\(value)", hanging: width)
  }

  /// Whether results go to a terminal that wide.
  func fits(columns: Int) -> Bool { console.isTerminal(.output) && console.columns >= columns }

  /// Something good to know on the way; `--quiet` drops it.
  func say(_ line: Line, hanging: Int = 0) {
    if !isQuiet { result(line, hanging: hanging) }
  }

  /// Something a person should know beside the result; it goes to standard error.
  func note(_ line: Line) {
    if !isQuiet { write("\("note:", .warning) \(line)", to: .error, hanging: 6) }
  }

  /// The same for something that did not work and ends nothing, with what can be done about it.
  func note(_ error: FaxError) {
    note(Line(error.message))
    if !isQuiet { next(error.remedies) }
  }

  /// What to type next, a line each.
  func next(_ remedies: [FaxError.Remedy]) {
    for line in remedies.compactMap(\.line) {
      write("\("next:", .dim) \(line)", to: .error, hanging: 6)
    }
  }

  /// For those who want to see more.
  func detail(_ line: Line) {
    if isVerbose { write(line.all(.dim), to: .error) }
  }

  /// What a person is asked; the answer is typed on the same line.
  func ask(_ line: Line) {
    replaceProgress(with: line.rendered(colour: colour(on: .error)) + " ", shown: false)
  }

  /// A failure, in JSON or in words.
  func failure(_ error: FaxError, job: String? = nil) {
    if isJSON {
      var fields: [String: JSONValue] = [
        "code": .text(error.code.rawValue), "message": .text(error.message),
        "money": .text(error.money.rawValue),
      ]
      let next = error.remedies.compactMap(\.command)
      if !next.isEmpty { fields["next"] = .list(next.map(JSONValue.text)) }
      event("error", job: job, fields)
    } else {
      write("\("sendfax:", .bad) \(error.message)", to: .error, hanging: 2)
      next(error.remedies)
    }
  }

  /// An event as a JSON line; nothing where words are printed.
  func event(_ name: String, job: String?, _ fields: [String: JSONValue] = [:], at: Date? = nil) {
    guard isJSON else { return }
    var object = fields
    object["event"] = .text(name)
    object["job"] = job.map(JSONValue.text) ?? .null
    object["at"] = .time(at ?? now())
    raw(JSONValue.object(object).line + "\n", to: .output)
  }

  /// Shows what is going on, in place of what was shown before; nil takes it away.
  func progress(_ line: Line?) {
    guard console.isTerminal(.error), !isQuiet, !(isJSON && console.isTerminal(.output)) else {
      return
    }
    guard let line else { return replaceProgress(with: "", shown: false) }
    let text = line.plain.count < console.columns ? line : line.cut(to: console.columns - 1)
    replaceProgress(with: text.rendered(colour: colour(on: .error)), shown: true)
  }

  private func replaceProgress(with text: String, shown: Bool) {
    lock.lock()
    defer { lock.unlock() }
    guard shown || progress || !text.isEmpty else { return }
    console.write(progress || shown ? "\r" + text + "\u{1b}[K" : text, to: .error)
    progress = shown
  }

  private func write(_ line: Line, to stream: ConsoleStream, hanging: Int = 0) {
    let lines =
      console.isTerminal(stream)
      ? line.wrapped(to: min(console.columns, 100), hanging: hanging) : [line]
    let text = lines.map { $0.rendered(colour: colour(on: stream)) + "\n" }.joined()
    raw(text, to: stream)
  }

  private func raw(_ text: String, to stream: ConsoleStream) {
    replaceProgress(with: "", shown: false)
    console.write(text, to: stream)
  }

  private func colour(on stream: ConsoleStream) -> Bool { hasColour && console.isTerminal(stream) }
}
