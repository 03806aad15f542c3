/// What a person can do about a failed fax; the service passes its carrier's word on, and these are the
/// words carriers use (Telnyx, “Fax API error list”). Any other word is kept and shown as it came.
enum FailureAdvice: CaseIterable {
  case noTone, noAnswer, busy, dropped, garbled, declined, wrongNumber, notServed
  case tooManyPages, tooLarge, badFile, serviceTrouble, unknown, unnamed

  init(_ reason: String?) {
    guard let reason, !reason.isEmpty else {
      self = .unnamed
      return
    }
    let word = reason.lowercased().map { $0 == " " || $0 == "-" || $0 == "." ? "_" : $0 }
    self = FailureAdvice.table[String(word)] ?? .unknown
  }

  private static let table: [String: FailureAdvice] = [
    "fax_initial_communication_timeout": .noTone, "receiver_incompatible_destination": .noTone,
    "receiver_no_answer": .noAnswer, "receiver_no_response": .noAnswer, "no_answer": .noAnswer,
    "user_busy": .busy, "busy": .busy, "line_busy": .busy,
    "receiver_call_dropped": .dropped, "sender_call_dropped": .dropped, "carrier_lost": .dropped,
    "call_dropped": .dropped, "sender_canceled": .dropped,
    "fax_signaling_error": .garbled, "receiver_communication_error": .garbled,
    "sender_communication_error": .garbled, "invalid_ecm_response_from_receiver": .garbled,
    "receiver_recovery_on_timer_expire": .garbled,
    "receiver_decline": .declined, "rejected": .declined,
    "receiver_unallocated_number": .wrongNumber, "receiver_invalid_number_format": .wrongNumber,
    "destination_invalid": .wrongNumber, "destination_unreachable": .wrongNumber,
    "invalid_number": .wrongNumber,
    "destination_not_in_countries_whitelist": .notServed,
    "destination_not_in_service_plan": .notServed,
    "unverified_destination_not_allowed": .notServed,
    "page_count_limit_exceeded": .tooManyPages, "file_size_limit_exceeded": .tooLarge,
    "file_format_invalid": .badFile, "media_processing_exception": .badFile,
    "file_download_failed": .serviceTrouble, "service_unavailable": .serviceTrouble,
    "account_disabled": .serviceTrouble, "no_outbound_profile": .serviceTrouble,
    "connection_channel_limit_exceeded": .serviceTrouble,
    "user_channel_limit_exceeded": .serviceTrouble,
    "outbound_profile_channel_limit_exceeded": .serviceTrouble,
    "outbound_profile_daily_spend_limit_exceeded": .serviceTrouble,
    "unverified_origination_number": .serviceTrouble,
  ]

  var sentence: Words.Key {
    switch self {
    case .noTone: return .failedNoTone
    case .noAnswer: return .failedNoAnswer
    case .busy: return .failedBusy
    case .dropped: return .failedDropped
    case .garbled: return .failedGarbled
    case .declined: return .failedDeclined
    case .wrongNumber: return .failedWrongNumber
    case .notServed: return .failedNotServed
    case .tooManyPages: return .failedTooManyPages
    case .tooLarge: return .failedTooLarge
    case .badFile: return .failedBadFile
    case .serviceTrouble: return .failedServiceTrouble
    case .unknown: return .failedUnknown
    case .unnamed: return .failedUnnamed
    }
  }
}
