extension FaxDocument {
  /// Something a person should know of a document before paying; the raw value is its word where it is printed.
  public enum Note: String, Sendable, Codable, CaseIterable {
    /// The reader met damage.
    case damaged = "document_damaged"
    /// The number of pages is an estimate.
    case pageCountEstimated = "page_count_estimated"
    /// Between 20·10^6 and 20·2^20 bytes: the service may refuse.
    case nearSizeLimit = "document_near_size_limit"
    /// Signed digitally.
    case signed = "document_signed"
    /// A form that only some programs lay out; what would be faxed is its “please wait” page.
    case dynamicForm = "document_dynamic_form"
    /// Form fields hold values that have no appearance and may come out blank.
    case fieldsWithoutAppearance = "document_fields_without_appearance"
    /// Some pages are blank and are charged all the same.
    case blankPages = "document_blank_pages"

    /// What it means and what to do, in a sentence or two.
    public var sentence: String {
      switch self {
      case .damaged:
        return "The file is damaged in places; look at it before sending."
      case .pageCountEstimated:
        return "The page count is an estimate; the service may count otherwise."
      case .nearSizeLimit:
        return "The file is just over 20 million bytes; the service may refuse it as too large."
      case .signed:
        return "The digital signature does not survive a fax; the recipient sees the pages only."
      case .dynamicForm:
        return "This is a dynamic form: the fax may show only “Please wait”. "
          + "Print it to a new PDF first."
      case .fieldsWithoutAppearance:
        return "Some form fields may come out blank. Print the form to a new PDF to be sure."
      case .blankPages:
        return "Some pages are blank and are charged like the others."
      }
    }
  }
}
