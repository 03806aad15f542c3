/// A page for people: plain HTML and CSS, readable on a phone and in the dark.
struct Page {
  var title: String
  /// HTML; everything in it that is not ours went through ``escape(_:)``.
  var body: String
  /// After how many seconds it looks again.
  var refresh: Int?

  var html: String {
    let again = refresh.map { "<meta http-equiv=\"refresh\" content=\"\($0)\">" } ?? ""
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">\(again)
      <title>\(Page.escape(title)) · SendFax sandbox</title><style>\(Page.style)</style></head>
      <body><header><a href="/">SendFax sandbox</a> <span>make-believe money, no real fax</span></header>
      <main>\(body)</main></body></html>
      """
  }

  /// Text made safe inside an element and inside a quoted attribute.
  static func escape(_ text: String) -> String {
    var safe = ""
    for character in text {
      switch character {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "'": safe += "&#39;"
      default: safe.append(character)
      }
    }
    return safe
  }

  /// A button that posts; `fields` go along as hidden inputs.
  static func button(
    _ label: String, to path: String, fields: [(String, String)] = [], isMain: Bool = false
  ) -> String {
    let hidden = fields.map { name, value in
      "<input type=\"hidden\" name=\"\(escape(name))\" value=\"\(escape(value))\">"
    }
    return "<form method=\"post\" action=\"\(escape(path))\">\(hidden.joined())"
      + "<button\(isMain ? " class=\"main\"" : "")>\(escape(label))</button></form>"
  }

  /// A table; cells are HTML.
  static func table(_ heads: [String], _ rows: [[String]], empty: String) -> String {
    guard !rows.isEmpty else { return "<p class=\"quiet\">\(escape(empty))</p>" }
    let head = heads.map { "<th scope=\"col\">\(escape($0))</th>" }.joined()
    let body = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined()
    return "<div class=\"wide\" tabindex=\"0\"><table><thead><tr>\(head)</tr></thead>"
      + "<tbody>\(body)</tbody></table></div>"
  }

  private static let style = """
    :root{--ink:#1b1b1f;--quiet:#5d5f66;--line:#d8d9de;--paper:#fff;--accent:#1f5fbf;--on:#fff}
    @media(prefers-color-scheme:dark){:root{--ink:#ececf0;--quiet:#a5a7af;--line:#3b3d45;\
    --paper:#17181c;--accent:#8db8ff;--on:#10131a}}
    *{box-sizing:border-box}
    body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
    header,main{max-width:46rem;margin:0 auto;padding:1rem}
    header{border-bottom:1px solid var(--line);color:var(--quiet);font-size:.9rem}
    header a{color:var(--ink);font-weight:600;text-decoration:none;margin-right:.5rem}
    h1{font-size:1.5rem;line-height:1.2;margin:1rem 0 .5rem}
    h2{font-size:1.1rem;margin:2rem 0 .5rem}
    a{color:var(--accent)}
    .price{font-size:2.5rem;font-weight:700;margin:.5rem 0}
    .quiet,th{color:var(--quiet)}
    .bad{font-weight:600}
    .wide{overflow-x:auto}
    table{border-collapse:collapse;width:100%;font-size:.9rem}
    th,td{text-align:left;padding:.35rem .6rem .35rem 0;border-bottom:1px solid var(--line);\
    vertical-align:top;white-space:nowrap}
    td:last-child{white-space:normal;min-width:8rem}
    code{font-size:.9em;overflow-wrap:anywhere}
    form{display:inline-block;margin:.25rem .5rem .25rem 0}
    button{font:inherit;min-height:2.75rem;padding:.4rem 1.1rem;border-radius:.5rem;\
    border:1px solid var(--line);background:transparent;color:var(--ink);cursor:pointer}
    button.main{background:var(--accent);border-color:var(--accent);color:var(--on);font-weight:600}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    summary{cursor:pointer;padding:.5rem 0}
    """
}
