/// What a decision about one fax may know of the others.
struct JournalView {
  /// Faxes of the same document, number and service.
  let siblings: () throws -> [FaxRecord]
  /// Names of faxes of the same content that can't be read.
  let unreadable: () throws -> [String]
  /// The job that has a receipt, if one has.
  let owner: (_ receipt: String) throws -> String?
}
