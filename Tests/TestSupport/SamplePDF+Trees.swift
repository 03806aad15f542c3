import Foundation

// Documents whose page tree is out of the ordinary.
extension SamplePDF {
  private static let page =
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R >>"

  /// Objects after a catalog (1), a page tree (2) with these entries, and a content stream (3).
  private static func tree(_ entries: String, _ objects: [String], catalog: String = "")
    -> SamplePDF
  {
    var file = PDFSource()
    file.add("<< /Type /Catalog /Pages 2 0 R \(catalog) >>")
    file.add("<< /Type /Pages \(entries) >>")
    file.addStream(Data("0 0 m 100 100 l S".utf8))
    for object in objects { file.add(object) }
    return SamplePDF(data: file.finished())
  }

  /// Two pages, and the tree says seven.
  public static let wrongCount = tree("/Kids [4 0 R 5 0 R] /Count 7", [page, page])

  /// Two pages, then a node that has its own parent for a kid.
  public static let loop = tree(
    "/Kids [4 0 R 5 0 R 6 0 R] /Count 2",
    [page, page, "<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 0 >>"])

  /// A page, and a reference to an object that is not there.
  public static let missingKid = tree("/Kids [4 0 R 99 0 R] /Count 2", [page])

  /// One page that the tree names several times, which is allowed and charged each time.
  public static func repeatedPage(_ count: Int) -> SamplePDF {
    let kids = String(repeating: "4 0 R ", count: count)
    return tree("/Kids [\(kids)] /Count \(count)", [page])
  }

  /// One page below that many nodes.
  public static func deepTree(_ depth: Int) -> SamplePDF {
    let nodes = (0..<depth).map { "<< /Type /Pages /Kids [\($0 + 5) 0 R] /Count 1 >>" }
    return tree("/Kids [4 0 R] /Count 1", nodes + [page])
  }

  /// Nodes that each name the next one twice: 2^depth pages in a few lines, for who counts them all.
  public static func doublingTree(_ depth: Int) -> SamplePDF {
    let nodes = (0..<depth).map { "<< /Type /Pages /Kids [\($0 + 5) 0 R \($0 + 5) 0 R] >>" }
    return tree("/Kids [4 0 R] /Count 1", nodes + [page])
  }

  /// A catalog without a page tree.
  public static let noTree: SamplePDF = {
    var file = PDFSource()
    file.add("<< /Type /Catalog >>")
    return SamplePDF(data: file.finished())
  }()

  /// Two pages, one without contents.
  public static let blankPage = tree(
    "/Kids [4 0 R 5 0 R] /Count 2", [page, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>"])

  /// A page, and a form that says it is signed.
  public static let signed = tree(
    "/Kids [4 0 R] /Count 1", [page],
    catalog: "/AcroForm << /SigFlags 3 /Fields [<< /FT /Sig /V << /Type /Sig >> >>] >>")

  /// The “Please wait…” page of a form that only an XFA program lays out.
  public static let dynamicForm = tree(
    "/Kids [4 0 R] /Count 1", [page], catalog: "/NeedsRendering true /AcroForm << /XFA 3 0 R >>")

  /// A page, and a text field that has a value and no appearance.
  public static let bareField = tree(
    "/Kids [4 0 R] /Count 1", [page],
    catalog: "/AcroForm << /Fields [<< /FT /Tx /T (name) /V (value) >>] >>")
}
