// What a log may hold: numbers, names, ids and pages are capabilities or private (design, rule 17).

extension FaxRecord: CustomStringConvertible, CustomReflectable {
  /// The job, the state and the money.
  public var description: String { "\(job): \(state.rawValue), money \(money.rawValue)" }
  /// The same for `dump` and a debugger.
  public var customMirror: Mirror { Mirror(self, children: ["fax": description]) }
}

extension StoredEvent: CustomStringConvertible, CustomReflectable {
  /// The place and the kind.
  public var description: String { "\(sequence) \(event.kind)" }
  /// The same for `dump` and a debugger.
  public var customMirror: Mirror { Mirror(self, children: ["event": description]) }
}

extension FaxEvent: CustomStringConvertible, CustomReflectable {
  /// The kind.
  public var description: String { kind }
  /// The same for `dump` and a debugger.
  public var customMirror: Mirror { Mirror(self, children: ["kind": kind]) }
}

extension CheckoutPage: CustomStringConvertible, CustomReflectable {
  /// The amount and the pages.
  public var description: String { "\(amount) for \(pageCount) pages" }
  /// The same for `dump` and a debugger.
  public var customMirror: Mirror { Mirror(self, children: ["page": description]) }
}
