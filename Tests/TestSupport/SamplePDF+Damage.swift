import Foundation

// Documents that are damaged, or put together in ways readers must take.
extension SamplePDF {
  /// Two pages whose cross-reference table is not where the file says.
  public static let brokenTable = pages(2).replacing("startxref\n", with: "startxref\n9")

  /// Three pages without the last line, which says where the table is.
  public static let truncated = SamplePDF(data: pages(3).data.dropLast(20))

  /// 60 bytes before the header; the offsets count from the header.
  public static let leadingJunk = SamplePDF(
    data: Data(String(repeating: "junk \n", count: 10).utf8) + pages(1).data)

  /// 80 KB of NUL after the end.
  public static let trailingJunk = SamplePDF(data: pages(1).data + Data(count: 80 << 10))

  /// A header that begins after the first 1024 bytes.
  public static let lateHeader = SamplePDF(data: Data(count: 1020) + pages(1).data)

  /// One page, and an update after the end of the file that adds another.
  public static let updated: SamplePDF = {
    var file = pages(1).data
    let table = String(decoding: file, as: UTF8.self).components(separatedBy: "startxref\n")[1]
    let previous = table.prefix { $0.isNumber }
    let tree = file.count
    file.append(Data("2 0 obj\n<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>\nendobj\n".utf8))
    let page = file.count
    file.append(
      Data("5 0 obj\n<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>\nendobj\n".utf8))
    let start = file.count
    let rows = [(2, tree), (5, page)].map { number, offset in
      let digits = String(offset)
      return "\(number) 1\n\(String(repeating: "0", count: 10 - digits.count))\(digits) 00000 n \n"
    }
    file.append(
      Data(
        ("xref\n\(rows.joined())trailer<</Size 6/Root 1 0 R/Prev \(previous)>>\n"
          + "startxref\n\(start)\n%%EOF\n").utf8))
    return SamplePDF(data: file)
  }()

  /// One page whose objects stand in an object stream, with a cross-reference stream for them.
  public static let objectStream: SamplePDF = {
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents [] /Annots [] >>",
    ]
    var offset = 0
    var index = ""
    for (number, object) in objects.enumerated() {
      index += "\(number + 1) \(offset) "
      offset += object.utf8.count + 1
    }
    let contents = Data((index + objects.joined(separator: " ")).utf8)
    var file = Data("%PDF-1.5\n".utf8)
    let stream = file.count
    file.append(
      Data(
        ("4 0 obj\n<< /Type /ObjStm /N 3 /First \(index.utf8.count) /Length \(contents.count) >>\n"
          + "stream\n").utf8))
    file.append(contents)
    file.append(Data("\nendstream\nendobj\n".utf8))
    let start = file.count
    let rows: [[UInt8]] = [
      [0, 0, 0, 255], [2, 0, 4, 0], [2, 0, 4, 1], [2, 0, 4, 2],
      [1, UInt8(stream >> 8), UInt8(stream & 255), 0],
      [1, UInt8(start >> 8), UInt8(start & 255), 0],
    ]
    file.append(
      Data(
        ("5 0 obj\n<< /Type /XRef /Size 6 /W [1 2 1] /Root 1 0 R /Length \(rows.count * 4) >>\n"
          + "stream\n").utf8))
    file.append(contentsOf: rows.joined())
    file.append(Data("\nendstream\nendobj\nstartxref\n\(start)\n%%EOF\n".utf8))
    return SamplePDF(data: file)
  }()

  private func replacing(_ text: String, with other: String) -> SamplePDF {
    var data = data
    guard let range = data.range(of: Data(text.utf8), options: .backwards) else { return self }
    data.replaceSubrange(range, with: Data(other.utf8))
    return SamplePDF(data: data)
  }
}
