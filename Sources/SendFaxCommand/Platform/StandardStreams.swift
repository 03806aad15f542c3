import Foundation

/// The descriptors 0, 1 and 2.
enum StandardStreams {
  /// Holds the places of those that were closed (`sendfax list >&-`): else the next file or connection
  /// that is opened would get such a number, and what is printed would go into it. Writing to the place
  /// fails, as it did before.
  static func open() {
    while true {
      let place = Foundation.open("/dev/null", O_RDONLY)
      guard place >= 0, place <= 2 else {
        if place > 2 { close(place) }
        return
      }
    }
  }
}
