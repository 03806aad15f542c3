#if canImport(CoreGraphics)
  import CoreGraphics
  import Foundation

  /// The reader of Apple's platforms.
  public typealias SystemPDFReader = CoreGraphicsPDFReader

  /// Reads PDFs by CoreGraphics, in this process.
  ///
  /// CoreGraphics repairs without saying so. What it counts is therefore exact only where the page tree
  /// says the same number of itself.
  public struct CoreGraphicsPDFReader: PDFReader {
    /// A reader.
    public init() {}

    /// Looks into a regular file.
    public func inspect(_ path: String) throws -> PDFFacts {
      guard let document = CGPDFDocument(URL(fileURLWithPath: path) as CFURL) else {
        throw PDFFailure.damaged
      }
      guard document.isUnlocked || document.unlockWithPassword("") else {
        var facts = PDFFacts(pages: nil)
        facts.encryption = .password
        return facts
      }
      let catalog = PDFDictionary(document.catalog)
      guard let tree = catalog?.dictionary("Pages") else { throw PDFFailure.damaged }
      let claimed = tree.integer("Count")
      let counted = document.numberOfPages
      var facts = PDFFacts(pages: pages(counted: counted, claimed: claimed))
      facts.isEstimate = counted != claimed
      facts.encryption = encryption(of: document)
      facts.blankPages = blankPages(of: document)
      describeForm(catalog, in: &facts)
      return facts
    }

    private func pages(counted: Int, claimed: Int?) -> Int? {
      if counted > 0 { return counted }
      guard let claimed, claimed > 0 else { return claimed == 0 ? 0 : nil }
      return claimed
    }

    private func encryption(of document: CGPDFDocument) -> PDFFacts.Encryption? {
      guard document.isEncrypted else { return nil }
      return document.allowsPrinting && document.allowsCopying ? .openToAll : .restricted
    }

    private func blankPages(of document: CGPDFDocument) -> Int {
      guard (1...1_000).contains(document.numberOfPages) else { return 0 }
      return (1...document.numberOfPages).filter { number in
        guard let page = PDFDictionary(document.page(at: number)?.dictionary) else { return false }
        return !page.has("Contents") && !page.has("Annots")
      }.count
    }

    private func describeForm(_ catalog: PDFDictionary?, in facts: inout PDFFacts) {
      let form = catalog?.dictionary("AcroForm")
      let isSignedAsAWhole = catalog?.dictionary("Perms")?.has("DocMDP") ?? false
      facts.isSigned = isSignedAsAWhole || (form?.integer("SigFlags") ?? 0) & 1 == 1
      guard let form else { return }
      let needsRendering = catalog?.boolean("NeedsRendering") ?? false
      facts.isDynamicForm = form.has("XFA") && (needsRendering || form.arrayCount("Fields") == 0)
      facts.hasFieldsWithoutAppearance = form.boolean("NeedAppearances")
    }
  }

  /// A dictionary of a PDF; it lives as long as its document.
  private struct PDFDictionary {
    private let reference: CGPDFDictionaryRef

    init?(_ reference: CGPDFDictionaryRef?) {
      guard let reference else { return nil }
      self.reference = reference
    }

    func has(_ key: String) -> Bool {
      var object: CGPDFObjectRef?
      return CGPDFDictionaryGetObject(reference, key, &object)
    }

    func integer(_ key: String) -> Int? {
      var value: CGPDFInteger = 0
      return CGPDFDictionaryGetInteger(reference, key, &value) ? value : nil
    }

    func boolean(_ key: String) -> Bool {
      var value: CGPDFBoolean = 0
      return CGPDFDictionaryGetBoolean(reference, key, &value) && value != 0
    }

    func dictionary(_ key: String) -> PDFDictionary? {
      var value: CGPDFDictionaryRef?
      return CGPDFDictionaryGetDictionary(reference, key, &value) ? PDFDictionary(value) : nil
    }

    func arrayCount(_ key: String) -> Int {
      var value: CGPDFArrayRef?
      guard CGPDFDictionaryGetArray(reference, key, &value), let value else { return 0 }
      return CGPDFArrayGetCount(value)
    }
  }
#endif
