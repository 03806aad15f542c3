import Foundation
import SendFaxAPI

extension Words {
  /// A price by card, so that nobody takes it for pesos or euros: `$0.50`, `US$0.50`, `0,50 $ US`.
  public func price(_ price: USD) -> String {
    let (dollars, cents) = price.cents.magnitude.quotientAndRemainder(dividingBy: 100)
    let value = "\(dollars)\(self(.decimalMark))\(cents < 10 ? "0" : "")\(cents)"
    return (price.cents < 0 ? "-" : "") + self(.priceDollars, [.value: .text(value)])
  }

  /// A file's size: `310 bytes`, `34 KB`, `1.2 MB`.
  public func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: return self(.sizeBytes, [.count: .number(bytes)])
    case ..<999_500: return self(.sizeKilobytes, [.value: .text(String((bytes + 500) / 1000))])
    default:
      let tenths = (bytes + 50_000) / 100_000
      let value = "\(tenths / 10)\(self(.decimalMark))\(tenths % 10)"
      return self(.sizeMegabytes, [.value: .text(value)])
    }
  }

  /// What a note on a document means.
  public func sentence(_ note: FaxDocument.Note) -> String {
    switch note {
    case .damaged: return self(.noteDamaged)
    case .pageCountEstimated: return self(.notePageCountEstimated)
    case .nearSizeLimit: return self(.noteNearSizeLimit)
    case .signed: return self(.noteSigned)
    case .dynamicForm: return self(.noteDynamicForm)
    case .fieldsWithoutAppearance: return self(.noteFieldsWithoutAppearance)
    case .blankPages: return self(.noteBlankPages)
    }
  }

  /// What a warning about a number means.
  public func sentence(_ warning: FaxNumber.Warning) -> String {
    switch warning {
    case .outsideUnitedStatesAndCanada: return self(.warningOutsideUnitedStatesAndCanada)
    case .unitedStatesTerritory: return self(.warningTerritory)
    case .specialService: return self(.warningSpecialService)
    }
  }

  /// Where a number rings: `+1 613 555 0123 (Canada)` in a sentence.
  public func understood(_ number: FaxNumber) -> String {
    let formatted = Value.text(number.formatted)
    guard let name = name(of: number.country) else {
      return self(.composerTollFree, [.number: formatted])
    }
    return self(.composerUnderstood, [.number: formatted, .name: .text(name)])
  }

  /// A country's name; nil for numbers of no one country.
  private func name(of country: FaxNumber.Country) -> String? {
    switch country {
    case .unitedStates: return self(.countryUnitedStates)
    case .canada: return self(.countryCanada)
    case .mexico: return self(.countryMexico)
    case .saintPierreAndMiquelon: return self(.countrySaintPierre)
    case .tollFree: return nil
    case .unitedStatesTerritory(let place), .otherNANP(let place):
      let locale = Locale(identifier: language.rawValue)
      return locale.localizedString(forRegionCode: place.code) ?? place.name
    }
  }
}
