extension FaxError.Code {
  private static func word(_ rawValue: String) -> FaxError.Code { .init(rawValue: rawValue) }

  // MARK: The document

  /// The file can't be opened or read, or is not a regular file.
  public static let fileUnreadable = word("file_unreadable")
  /// The file has no `%PDF-` in its first 1024 bytes.
  public static let notAPDF = word("not_a_pdf")
  /// The PDF is encrypted; the service refuses every kind.
  public static let documentEncrypted = word("document_encrypted")
  /// The PDF has no pages.
  public static let documentEmpty = word("document_empty")
  /// The PDF is damaged beyond reading.
  public static let documentUnreadable = word("document_unreadable")
  /// The file is over the service's limit.
  public static let documentTooLarge = word("document_too_large")
  /// The file changed while it was being read.
  public static let documentChanged = word("document_changed")
  /// The service refused the document (400, or a 422 that names no destination).
  public static let documentRefused = word("document_refused")

  // MARK: The number

  /// The text is not a fax number; the message says why.
  public static let numberInvalid = word("number_invalid")
  /// The number needs the person's yes to a correction (Mexico's `+52 1`).
  public static let numberNeedsCorrection = word("number_needs_correction")
  /// The country is not served.
  public static let destinationUnsupported = word("unsupported_destination")
  /// The service refused the number.
  public static let destinationRefused = word("invalid_destination")

  // MARK: The service and the way to it

  /// The base URL can't be used.
  public static let baseURLInvalid = word("api_url_invalid")
  /// The id can't be one of the service's.
  public static let idInvalid = word("id_invalid")
  /// The service knows no such fax.
  public static let notFound = word("not_found")
  /// The service can't be reached.
  public static let unreachable = word("unreachable")
  /// The service answered that it can't serve now (429, 5xx, HTML).
  public static let serviceUnavailable = word("service_unavailable")
  /// The answer breaks the contract.
  public static let answerUnreadable = word("answer_unreadable")
  /// The service answered with a redirect, which is never followed.
  public static let redirected = word("redirected")
  /// A Checkout URL that is not Stripe's.
  public static let checkoutURLForeign = word("checkout_url_foreign")
  /// A 402 that brings no quote a wallet could pay.
  public static let noDepositQuote = word("no_deposit_quote")
  /// The service refused the request in a way the contract does not name.
  public static let requestRefused = word("request_refused")
  /// The call was cancelled.
  public static let cancelled = word("cancelled")

  // MARK: The price

  /// The service asks more than this device expected, and nobody has agreed.
  public static let priceHigher = word("price_higher")
  /// The service counts other pages than this device, and nobody has agreed.
  public static let pageCountDiffers = word("page_count_differs")
  /// The wallet's URL can't be used.
  public static let walletURLInvalid = word("wallet_url_invalid")
  /// The text is not an Ethereum address, or its checksum is wrong.
  public static let addressInvalid = word("address_invalid")
  /// The fax is paid; there is nothing more to pay.
  public static let alreadyPaid = word("already_paid")
  /// The payment was declined by the wallet's holder.
  public static let paymentDeclined = word("payment_declined")
  /// Nothing left this device for the wallet.
  public static let walletNotAsked = word("wallet_not_asked")
  /// The service had sent this very fax before; nothing was charged.
  public static let alreadySent = word("already_sent")
  /// The quote lies outside the bounds set for it.
  public static let quoteOutOfBounds = word("quote_out_of_bounds")

  // MARK: The outbox

  /// The outbox can't be written (full disk, read-only, no permission).
  public static let outboxUnwritable = word("outbox_unwritable")
  /// Another process holds the outbox for longer than we wait.
  public static let outboxBusy = word("outbox_busy")
  /// The outbox is locked with the device; later it can be read.
  public static let outboxLocked = word("outbox_locked")
  /// The outbox was written by a newer version; it was left untouched.
  public static let outboxNewer = word("outbox_newer")
  /// The outbox is damaged; nothing was deleted.
  public static let outboxDamaged = word("outbox_damaged")
  /// What became of a payment could not be written down; it is in the message or was shown.
  public static let outcomeNotSaved = word("outcome_not_saved")
  /// No such job.
  public static let unknownJob = word("unknown_job")
  /// Another process follows this fax now.
  public static let drivenElsewhere = word("driven_elsewhere")
  /// What was asked is not allowed in this state; the message says why and when it will be.
  public static let notAllowedNow = word("not_allowed_now")
  /// A live fax already has this document and number.
  public static let alreadyInOutbox = word("already_in_outbox")
  /// The journal refuses a transition; a bug of ours.
  public static let internalFault = word("internal_fault")
}
