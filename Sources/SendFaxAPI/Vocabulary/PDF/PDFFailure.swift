/// What a reader throws, with the words for it.
enum PDFFailure {
  /// The file makes no sense.
  static let damaged = FaxError(
    .documentUnreadable,
    "The PDF is damaged and can't be read. Open it in a viewer and print it to a new PDF.")
  /// Reading it would take more time or memory than a letter ever needs.
  static let tooComplex = FaxError(
    .documentUnreadable,
    "The PDF is too complex or damaged to read safely. Print it to a new PDF and send that.")
  /// The system starts no process to read it in.
  static let noProcess = FaxError(
    .documentUnreadable,
    "The PDF can't be read: the system does not start a process for it. Try again.",
    isWorthRetrying: true)
}
