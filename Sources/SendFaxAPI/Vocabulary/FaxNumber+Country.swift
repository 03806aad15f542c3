extension FaxNumber {
  /// A place with a name and its ISO 3166 code.
  public struct Place: Hashable, Sendable {
    /// Two letters, `JM`.
    public let code: String
    /// In English, `Jamaica`.
    public let name: String
  }

  /// Where a number rings.
  public enum Country: Hashable, Sendable {
    /// The fifty states and the District of Columbia.
    case unitedStates
    /// Canada.
    case canada
    /// Mexico, `+52`.
    case mexico
    /// Saint Pierre & Miquelon, `+508`.
    case saintPierreAndMiquelon
    /// A toll-free number of the United States and Canada.
    case tollFree
    /// A territory of the United States; the guide does not say whether it is served.
    case unitedStatesTerritory(Place)
    /// Another country behind `+1`, such as Jamaica.
    case otherNANP(Place)

    /// In English.
    public var name: String {
      switch self {
      case .unitedStates: return "United States"
      case .canada: return "Canada"
      case .mexico: return "Mexico"
      case .saintPierreAndMiquelon: return "Saint Pierre & Miquelon"
      case .tollFree: return "toll-free"
      case .unitedStatesTerritory(let place), .otherNANP(let place): return place.name
      }
    }

    /// The ISO 3166 code, two letters; toll-free numbers belong to no one country and are `001`, the
    /// world's code (UN M49), as libphonenumber has it.
    public var code: String {
      switch self {
      case .unitedStates: return "US"
      case .canada: return "CA"
      case .mexico: return "MX"
      case .saintPierreAndMiquelon: return "PM"
      case .tollFree: return "001"
      case .unitedStatesTerritory(let place), .otherNANP(let place): return place.code
      }
    }
  }
}
