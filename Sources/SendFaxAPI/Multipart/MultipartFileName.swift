import Foundation

/// The file name a body carries: safe for whoever stores it, escaped for whoever parses it.
enum MultipartFileName {
  /// What a document is called unless asked otherwise.
  static let usual = "document.pdf"
  private static let longest = 120

  /// The last component of a name, at most 120 bytes of UTF-8; `document.pdf` where nothing is left.
  static func safe(_ name: String?) -> String {
    guard let name, !name.unicodeScalars.contains(where: isUnspeakable) else { return usual }
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    let trimmed = last.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty, !trimmed.allSatisfy({ $0 == "." }) else { return usual }
    return shortened(trimmed)
  }

  /// Escapes a name as browsers do (WHATWG HTML, “multipart/form-data encoding algorithm”): raw UTF-8,
  /// and only what would end the quotes or the line in percent form.
  static func escaped(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"": text += "%22"
      case "\r": text += "%0D"
      case "\n": text += "%0A"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// A control character other than a line's end, or a mark that turns the writing round.
  private static func isUnspeakable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0D, 0x0A: return false
    case 0x202A...0x202E, 0x2066...0x2069: return true
    default: return scalar.properties.generalCategory == .control
    }
  }

  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > longest else { return name }
    let end = name.lowercased().hasSuffix(".pdf") ? ".pdf" : ""
    var start = ""
    for character in name.dropLast(end.count) {
      guard start.utf8.count + character.utf8.count + end.utf8.count <= longest else { break }
      start.append(character)
    }
    return start.isEmpty ? usual : start + end
  }
}
