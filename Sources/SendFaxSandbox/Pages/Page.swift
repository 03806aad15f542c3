import Foundation

/// A page for people: plain HTML and CSS, readable on a phone and in the dark.
struct Page {
  var title: String
  var body: HTML
  /// The path of the entry in the navigation that it is.
  var here = ""
  /// After how many seconds a browser without scripts looks again; with scripts it listens to events.
  var refresh: Int?

  /// The whole document.
  var html: String {
    let again: HTML =
      refresh.map {
        "<noscript><meta http-equiv=\"refresh\" content=\"\($0)\"></noscript>"
      } ?? ""
    let script: HTML = refresh == nil ? "" : "<script src=\"/assets/live.js\" defer></script>"
    let document: HTML = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title) · SendFax sandbox</title>
      <link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
      <link rel="stylesheet" href="/assets/style.css">\(script)\(again)</head>
      <body><a class="skip" href="#main">Skip to the page</a>
      <header><p class="name"><a href="/"><img src="/assets/icon.svg" alt="" width="28" height="28">\
      SendFax sandbox</a></p>
      <nav aria-label="Sandbox">\(navigation)</nav></header>
      <aside class="ribbon" aria-label="What this is">Make-believe money. Nothing is charged, nothing is \
      faxed.</aside>
      <main id="main" tabindex="-1">\(body)</main>
      <p id="news" class="unseen" role="status"></p></body></html>
      """
    return document.text
  }

  private var navigation: HTML {
    let entries = [("/", "Home"), ("/wallet", "Wallet"), ("/docs", "API")]
    return HTML(
      entries.map { path, name in
        let current: HTML = path == here ? " aria-current=\"page\"" : ""
        return "<a href=\"\(path)\"\(current)>\(name)</a>"
      })
  }
}

/// What pages are made of.
extension Page {
  /// A button that posts; `fields` go along as hidden inputs.
  static func button(
    _ label: String, to path: String, fields: [(String, String)] = [], kind: String = "",
    about: String = ""
  ) -> HTML {
    let hidden = HTML(
      fields.map { name, value in
        "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">"
      })
    let more: HTML = about.isEmpty ? "" : "<span class=\"unseen\"> \(about)</span>"
    return """
      <form method="post" action="\(path)">\(hidden)\
      <button class="\(kind)" data-key="\(path) \(label) \(about)">\(label)\(more)</button></form>
      """
  }

  /// A table that becomes a list of cards where there is no room for it.
  static func table(
    _ name: String, _ heads: [String], _ rows: [[HTML]], empty: String
  ) -> HTML {
    guard !rows.isEmpty else { return "<p class=\"quiet\">\(empty)</p>" }
    let head = HTML(heads.map { "<th scope=\"col\" role=\"columnheader\">\($0)</th>" })
    let body = HTML(
      rows.map { row in
        let cells = zip(heads, row).map { head, cell -> HTML in
          "<td role=\"cell\" data-label=\"\(head)\"><div>\(cell)</div></td>"
        }
        return "<tr role=\"row\">\(HTML(cells))</tr>"
      })
    return """
      <table role="table" aria-label="\(name)"><thead role="rowgroup"><tr role="row">\(head)</tr>\
      </thead><tbody role="rowgroup">\(body)</tbody></table>
      """
  }

  /// A part of a page that follows the ledger while the page is open.
  static func live(_ id: String, _ content: HTML) -> HTML {
    "<div id=\"\(id)\" data-live>\(content)</div>"
  }

  /// A section with a heading.
  static func section(_ id: String, _ title: String, _ content: HTML) -> HTML {
    """
    <section class="card" aria-labelledby="\(id)-title"><h2 id="\(id)-title">\(title)</h2>\
    \(content)</section>
    """
  }

  /// A time: the day where it is not today's.
  static func time(_ date: Date, now: Date) -> HTML {
    let text = HTTPDate.rfc3339(date)
    let isToday = text.prefix(10) == HTTPDate.rfc3339(now).prefix(10)
    let shown =
      isToday
      ? "\(text.dropFirst(11).prefix(8))" : "\(text.prefix(10)) \(text.dropFirst(11).prefix(8))"
    return "<time datetime=\"\(text)\">\(shown)</time>"
  }

  /// `12 pages`.
  static func pages(_ count: Int) -> String { count == 1 ? "1 page" : "\(count) pages" }

  /// `$0.50`.
  static func dollars(_ cents: Int) -> String {
    let rest = cents % 100
    return "$\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
