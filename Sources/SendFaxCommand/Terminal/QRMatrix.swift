/// The dark and light modules of a QR code, without the quiet zone.
struct QRMatrix: Sendable, Equatable {
  /// Modules on a side.
  let side: Int
  /// Row after row, true where dark.
  let modules: [Bool]

  /// Whether a module is dark; everything around the code is light.
  func isDark(_ x: Int, _ y: Int) -> Bool {
    (0..<side).contains(x) && (0..<side).contains(y) && modules[y * side + x]
  }
}
