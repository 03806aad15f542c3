import Foundation

#if os(iOS)
  extension Inbox {
    /// The inbox that the app and its share extension have in common.
    ///
    /// - Returns: nil where the bundle was built without the app group.
    static func shared(by bundle: Bundle = .main) -> Inbox? {
      guard let group = bundle.object(forInfoDictionaryKey: "SendFaxAppGroup") as? String,
        let place = FileManager.default.containerURL(
          forSecurityApplicationGroupIdentifier: group)
      else { return nil }
      return Inbox(folder: place.appendingPathComponent("Inbox"))
    }
  }
#endif
