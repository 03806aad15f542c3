/// Where a picture goes on a page of a fax: US letter, a margin all round, upright, whole.
///
/// ```swift
/// PageLayout.place(width: 4032, height: 3024)?.width      // 576.0
/// ```
///
/// A fax machine prints about 200 dots an inch, so more pixels than that only cost time.
public struct PageLayout: Sendable, Equatable {
  /// A letter page in points, 72 an inch.
  public static let pageWidth = 612.0
  /// A letter page in points, 72 an inch.
  public static let pageHeight = 792.0
  /// What machines do not print at the edges.
  static let margin = 18.0
  /// The dots a fax machine prints an inch.
  static let resolution = 200.0
  /// The most pixels a side of a picture is decoded to.
  public static let longestSide = Int((pageHeight - 2 * margin) / 72 * resolution)

  /// The lower left corner, from the page's.
  public let x, y: Double
  /// Its size in points.
  public let width, height: Double
  /// Its size in dots.
  public let pixelsWide, pixelsHigh: Int

  /// The place of a picture of that many pixels; nil for one without any.
  public static func place(width: Int, height: Int) -> PageLayout? {
    guard width > 0, height > 0 else { return nil }
    let room = (width: pageWidth - 2 * margin, height: pageHeight - 2 * margin)
    let scale = min(room.width / Double(width), room.height / Double(height))
    let size = (width: Double(width) * scale, height: Double(height) * scale)
    let dots = { (points: Double) in max(1, Int((points / 72 * resolution).rounded())) }
    // A small picture is not blown up in dots: that would add bytes and no detail.
    return PageLayout(
      x: (pageWidth - size.width) / 2, y: (pageHeight - size.height) / 2, width: size.width,
      height: size.height, pixelsWide: min(width, dots(size.width)),
      pixelsHigh: min(height, dots(size.height)))
  }
}
