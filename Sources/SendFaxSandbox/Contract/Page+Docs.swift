/// The contract for people: the document that tools get, drawn without scripts.
extension Page {
  static var docs: Page {
    let reader = ContractReader()
    var body: HTML = """
      <h1>The API</h1><p>\(reader.description)</p>
      <p>For tools: <a href="/openapi.json">openapi.json</a>, and for the sandbox's own controls \
      <a href="/sandbox/openapi.json">sandbox/openapi.json</a>.</p>
      """
    body += HTML(reader.calls.map { section($0, reader) })
    body += section("numbers", "Numbers that decide what happens", numbers)
    body += section("troubles", "Troubles by name", troubles)
    body += section("controls", "The sandbox's controls", controls)
    return Page(title: "API", body: body, here: "/docs")
  }

  private static func section(_ call: ContractReader.Call, _ reader: ContractReader) -> HTML {
    let id = call.operation["operationId"] as? String ?? ""
    var content: HTML = """
      <p><code>\(call.method) \(call.path)</code></p>
      <p>\(call.operation["description"] as? String ?? "")</p>
      """
    if let body = reader.content(call.operation["requestBody"]) {
      content += "<h3>It takes <code>\(body.type)</code></h3>"
      content += members("Request of \(id)", reader.members(body.schema))
    }
    let answers = reader.answers(call)
    content += "<h3>It answers</h3>"
    content += table(
      "Answers of \(id)", ["Status", "Body", "Meaning"],
      answers.map { status, answer in
        let type = reader.content(answer)?.type ?? ""
        return ["\(status)", "<code>\(type)</code>", "\(answer["description"] as? String ?? "")"]
      }, empty: "Nothing.")
    for (status, answer) in answers where status.hasPrefix("2") || status == "402" {
      content += details(of: status, answer, id, reader)
    }
    return section(id, call.operation["summary"] as? String ?? id, content)
  }

  private static func details(
    of status: String, _ answer: [String: Any], _ id: String, _ reader: ContractReader
  ) -> HTML {
    let fields = reader.fields(answer)
    var content: HTML = ""
    if !fields.isEmpty {
      content += "<h3>Header fields of the \(status)</h3>"
      content += table(
        "Header fields of the \(status) of \(id)", ["Field", "Meaning"],
        fields.map { ["<code>\($0)</code>", "\($1["description"] as? String ?? "")"] },
        empty: "None.")
    }
    if let schema = reader.content(answer)?.schema {
      content += "<h3>Members of the \(status)</h3>"
      content += members("Members of the \(status) of \(id)", reader.members(schema))
    }
    return content
  }

  private static func members(
    _ name: String, _ members: [(name: String, isRequired: Bool, schema: [String: Any])]
  ) -> HTML {
    table(
      name, ["Name", "Kind", "Meaning"],
      members.map { name, isRequired, schema in
        let kind = schema["format"] as? String ?? schema["type"] as? String ?? ""
        let optional = isRequired ? "" : ", may be missing"
        var meaning: HTML = "\(schema["description"] as? String ?? "")"
        if let pattern = schema["pattern"] as? String { meaning += " <code>\(pattern)</code>" }
        return ["<code>\(name)</code>", "\(kind)\(optional)", meaning]
      }, empty: "Nothing.")
  }

  private static var numbers: HTML {
    table(
      "Numbers", ["Number", "What happens"],
      SendFaxSandbox.numbers.map { ["<code>\($0.e164)</code>", "\($0.outcome.summary)"] },
      empty: "None.")
  }

  private static var troubles: HTML {
    let calls = SendFaxSandbox.Call.allCases.map(\.rawValue).joined(separator: ", ")
    let intro: HTML = """
      <p>On one request: <code>\(Service.scenarioField): NAME</code>, several with commas. Until it is \
      turned off: <code>POST /sandbox/scenarios</code> with <code>{"name": NAME, "on": CALL, "first": \
      TIMES}</code>. From the start: <code>sendfax sandbox --scenario NAME@CALL:TIMES</code>. A call is \
      one of \(calls).</p>
      """
    return intro
      + HTML(
        SendFaxSandbox.Trouble.Chapter.allCases.map { chapter in
          let rows = SendFaxSandbox.Trouble.allCases.filter { $0.chapter == chapter }
          return "<h3>\(chapter.rawValue)</h3>"
            + table(
              chapter.rawValue, ["Name", "What happens", "On"],
              rows.map { trouble in
                let calls = SendFaxSandbox.Call.allCases.filter(trouble.calls.contains)
                return [
                  "<code>\(trouble.rawValue)</code>", "\(trouble.summary)",
                  "\(calls.map(\.rawValue).joined(separator: ", "))",
                ]
              }, empty: "None.")
        })
  }

  private static var controls: HTML {
    table(
      "Controls", ["Call", "What it does"],
      ControlCall.all.map {
        ["<code>\($0.method) /sandbox/\($0.name)</code>", "\($0.summary)"]
      }, empty: "None.")
  }
}
