extension FaxNumber {
  /// Something a person should know of a number before paying; the raw value is its word where it is printed.
  public enum Warning: String, Sendable, Codable, CaseIterable {
    /// Behind `+1`, but not in the United States or Canada: the service or its carrier may refuse it.
    case outsideUnitedStatesAndCanada = "number_outside_us_and_canada"
    /// In a territory of the United States: the service doesn't say whether it delivers there.
    case unitedStatesTerritory = "number_in_us_territory"
    /// A premium-rate, personal or machine number, which rarely is a fax.
    case specialService = "number_special_service"

    /// What it means, in a sentence.
    public var sentence: String {
      switch self {
      case .outsideUnitedStatesAndCanada:
        return "The number begins with +1 but is outside the United States and Canada; "
          + "the carrier will probably refuse it."
      case .unitedStatesTerritory:
        return "The number is in a territory of the United States; "
          + "check with the service that it delivers there."
      case .specialService:
        return "The number's area code is for premium, personal or machine services; check it."
      }
    }
  }
}
