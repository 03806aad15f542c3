import Foundation

/// A reader of bytes from outside, and what must hold whatever the bytes are. `make fuzz` feeds them by
/// libFuzzer, `make test` with what is kept in Corpus.
enum FuzzTarget: String, CaseIterable, Sendable {
  case answer
  case challenge
  case document
  case form
  case journal
  case node
  case number
  case pages
  case payment
  case request
  case wireName

  /// Reads the bytes; a promise that is broken ends the process.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .answer: Answers.read(bytes)
    case .challenge: Challenges.read(bytes)
    case .document: Documents.read(bytes)
    case .form: Wire.readForm(bytes)
    case .journal: Journals.readEvents(bytes)
    case .node: Nodes.read(bytes)
    case .number: Numbers.read(bytes)
    case .pages: Journals.readPages(bytes)
    case .payment: Challenges.readPayment(bytes)
    case .request: Wire.readRequests(bytes)
    case .wireName: Numbers.readName(bytes)
    }
  }
}

/// Ends the process where a promise is broken, which is what libFuzzer and a test both notice.
func demand(_ isSo: Bool, _ promise: @autoclosure () -> String) {
  if !isSo { fatalError(promise()) }
}

/// Waits for asynchronous work on this thread, which libFuzzer's one call an input needs.
func waited<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value? {
  let done = DispatchSemaphore(value: 0)
  let box = Box<Value>()
  Task.detached {
    box.value = await work()
    done.signal()
  }
  done.wait()
  return box.value
}

private final class Box<Value>: @unchecked Sendable {  // written before the signal, read after it
  var value: Value?
}

extension [UInt8] {
  /// The parts between bytes of 0xFF, which no UTF-8 text holds.
  var parts: [[UInt8]] { split(separator: 0xff, omittingEmptySubsequences: false).map(Array.init) }

  var text: String { String(decoding: self, as: UTF8.self) }
}
