import Foundation

@testable import SendFaxAPI

/// What a person types, pastes or names a file.
enum Numbers {
  static func read(_ bytes: [UInt8]) {
    let text = bytes.text
    for number in [try? FaxNumber(text), FaxNumber.suggestion(for: text)].compactMap({ $0 }) {
      let digits = number.e164.dropFirst()
      demand(number.e164.hasPrefix("+") && digits.allSatisfy(\.isASCII), "a number is E.164")
      demand(digits.allSatisfy(\.isNumber) && digits.count <= 15, "a number is of digits")
      demand((try? FaxNumber(number.e164)) == number, "a number is read as it is written")
    }
  }

  static func readName(_ bytes: [UInt8]) {
    let name = MultipartFileName.escaped(MultipartFileName.safe(bytes.text))
    demand(!name.isEmpty, "a name is never empty")
    demand(
      !name.utf8.contains { $0 == 0x22 || $0 < 0x20 || $0 == 0x7f }, "a name leaves its quotes")
    demand(!name.contains("/"), "a name is no path")
  }
}
