/// The area codes of the North American Numbering Plan that are not simply the United States.
///
/// As assigned by the North American Numbering Plan Administrator (nanpa.com, area code map) and the
/// Canadian Numbering Administrator (cnac.ca), known in 2026. A geographic code that stands in no list
/// counts as the United States, so that a new overlay there needs no update.
enum NANPCodes {
  /// Canada, its non-geographic 6xx codes included.
  static let canada: Set<String> = [
    "204", "226", "236", "249", "250", "257", "263", "273", "289", "306", "343", "354", "365",
    "367", "368", "382", "403", "416", "418", "428", "431", "437", "438", "450", "468", "474",
    "506", "514", "519", "548", "579", "581", "584", "587", "600", "604", "613", "622", "633",
    "639", "644", "647", "655", "672", "677", "683", "688", "705", "709", "742", "753", "778",
    "780", "782", "807", "819", "825", "867", "873", "879", "902", "905", "942",
  ]

  /// Toll-free numbers of the United States and Canada.
  static let tollFree: Set<String> = ["800", "833", "844", "855", "866", "877", "888"]

  /// Premium-rate (900), personal (5xx), carrier (700), government (710) and machine (6xx) numbers.
  static let special: Set<String> = [
    "500", "521", "522", "523", "524", "525", "526", "527", "528", "529", "532", "533", "535",
    "538", "542", "543", "544", "545", "546", "547", "549", "550", "552", "553", "554", "556",
    "566", "558", "569", "577", "578", "588", "589", "600", "622", "633", "644", "655", "677",
    "688", "700", "710", "900",
  ]

  /// Territories of the United States.
  static let territories: [String: FaxNumber.Place] = [
    "340": .init(code: "VI", name: "U.S. Virgin Islands"),
    "670": .init(code: "MP", name: "Northern Mariana Islands"),
    "671": .init(code: "GU", name: "Guam"),
    "684": .init(code: "AS", name: "American Samoa"),
    "787": .init(code: "PR", name: "Puerto Rico"),
    "939": .init(code: "PR", name: "Puerto Rico"),
  ]

  /// Every other country and territory behind `+1`.
  static let otherCountries: [String: FaxNumber.Place] = [
    "242": .init(code: "BS", name: "Bahamas"),
    "246": .init(code: "BB", name: "Barbados"),
    "264": .init(code: "AI", name: "Anguilla"),
    "268": .init(code: "AG", name: "Antigua & Barbuda"),
    "284": .init(code: "VG", name: "British Virgin Islands"),
    "345": .init(code: "KY", name: "Cayman Islands"),
    "441": .init(code: "BM", name: "Bermuda"),
    "473": .init(code: "GD", name: "Grenada"),
    "649": .init(code: "TC", name: "Turks & Caicos Islands"),
    "658": .init(code: "JM", name: "Jamaica"),
    "664": .init(code: "MS", name: "Montserrat"),
    "721": .init(code: "SX", name: "Sint Maarten"),
    "758": .init(code: "LC", name: "Saint Lucia"),
    "767": .init(code: "DM", name: "Dominica"),
    "784": .init(code: "VC", name: "Saint Vincent & the Grenadines"),
    "809": .init(code: "DO", name: "Dominican Republic"),
    "829": .init(code: "DO", name: "Dominican Republic"),
    "849": .init(code: "DO", name: "Dominican Republic"),
    "868": .init(code: "TT", name: "Trinidad & Tobago"),
    "869": .init(code: "KN", name: "Saint Kitts & Nevis"),
    "876": .init(code: "JM", name: "Jamaica"),
  ]
}
