#if canImport(CQPDF)
  /// What a document's catalog says of forms and signatures.
  struct QPDFForm {
    private static let mostFields = 5_000

    let root: QPDFObject

    func describe(in facts: inout PDFFacts) {
      let form = root["/AcroForm"]
      let isSignedAsAWhole = !root["/Perms"]["/DocMDP"].isNull
      facts.isSigned = isSignedAsAWhole || (form["/SigFlags"].int ?? 0) & 1 == 1
      guard form.isDictionary else { return }
      let fields = form["/Fields"]
      let hasXFA = !form["/XFA"].isNull
      facts.isDynamicForm = hasXFA && (root["/NeedsRendering"].bool || fields.count == 0)
      facts.hasFieldsWithoutAppearance = anyFieldWithoutAppearance(fields)
    }

    /// Whether a field has a value to show and a widget that shows none.
    private func anyFieldWithoutAppearance(_ fields: QPDFObject) -> Bool {
      var waiting = (0..<min(fields.count, Self.mostFields)).map { (fields[$0], false) }
      var seen = 0
      while let (field, parentHasValue) = waiting.popLast(), seen < Self.mostFields {
        seen += 1
        guard field.isDictionary else { continue }
        let hasValue = parentHasValue || !field["/V"].isNull
        let kids = field["/Kids"]
        if kids.count == 0, hasValue, field["/AP"].isNull, !field["/FT"].isName("/Sig") {
          return true
        }
        for index in 0..<min(kids.count, Self.mostFields - seen) {
          waiting.append((kids[index], hasValue))
        }
      }
      return false
    }
  }
#endif
