import Foundation

/// Lists of C strings, each ended by nil, as a C library takes arguments and an environment.
enum CStrings {
  typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  static func with<Result>(
    _ first: [String], _ second: [String], _ body: (List, List) throws -> Result
  ) rethrows -> Result {
    let lists = [first, second].map { list in
      list.map { strdup($0) } + [nil]
    }
    defer { for list in lists { for string in list { free(string) } } }
    var (one, two) = (lists[0], lists[1])
    return try one.withUnsafeMutableBufferPointer { one in
      try two.withUnsafeMutableBufferPointer { two in
        guard let one = one.baseAddress, let two = two.baseAddress else {
          preconditionFailure("a list holds at least its nil")
        }
        return try body(one, two)
      }
    }
  }
}
