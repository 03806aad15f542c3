#if canImport(SwiftUI)
  import SwiftUI

  extension Optional {
    /// Whether there is a value; taking it away is all that can be set. For `$thing.isPresent`.
    var isPresent: Bool {
      get { self != nil }
      set { if !newValue { self = nil } }
    }
  }
#endif
