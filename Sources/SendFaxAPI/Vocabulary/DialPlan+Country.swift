extension DialPlan {
  /// Where E.164 digits ring.
  static func country(ofDigits digits: Substring) -> FaxNumber.Country {
    guard digits.hasPrefix("1") else {
      return digits.hasPrefix("508") ? .saintPierreAndMiquelon : .mexico
    }
    let area = String(digits.dropFirst().prefix(3))
    if NANPCodes.canada.contains(area) { return .canada }
    if NANPCodes.tollFree.contains(area) { return .tollFree }
    if let place = NANPCodes.territories[area] { return .unitedStatesTerritory(place) }
    if let place = NANPCodes.otherCountries[area] { return .otherNANP(place) }
    return .unitedStates
  }

  /// What a person should know of E.164 digits.
  static func warnings(ofDigits digits: Substring) -> [FaxNumber.Warning] {
    switch country(ofDigits: digits) {
    case .otherNANP: return [.outsideUnitedStatesAndCanada]
    case .unitedStatesTerritory: return [.unitedStatesTerritory]
    case .unitedStates, .canada:
      let area = String(digits.dropFirst().prefix(3))
      return NANPCodes.special.contains(area) ? [.specialService] : []
    case .mexico, .saintPierreAndMiquelon, .tollFree: return []
    }
  }
}
