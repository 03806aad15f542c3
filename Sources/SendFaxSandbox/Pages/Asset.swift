import Foundation

/// What pages refer to; nothing comes from another host.
enum Asset {
  /// The asset of a name below `/assets/`.
  static func answer(_ name: String) -> SandboxAnswer? {
    switch name {
    case "style.css": return answer(style, "text/css; charset=utf-8")
    case "live.js": return answer(script, "text/javascript; charset=utf-8")
    case "icon.svg": return answer(icon, "image/svg+xml")
    default: return nil
    }
  }

  private static func answer(_ text: String, _ type: String) -> SandboxAnswer {
    SandboxAnswer(
      status: 200,
      fields: ["Content-Type": type, "X-Content-Type-Options": "nosniff"], body: Data(text.utf8))
  }

  /// A sheet of paper on its way.
  private static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" \
    fill="#2456c7"/><path d="M10 6h9l4 4v9H10z" fill="#fff"/><path d="M19 6v4h4" fill="#a9c3ff"/>\
    <path d="M6 17h20v8H6z" fill="#dfe8ff"/><path d="M10 21h8" stroke="#2456c7" stroke-width="2" \
    stroke-linecap="round"/></svg>
    """
}
