/// The table of calls as JSON: a list for people, and OpenAPI 3.1 for tools.
extension ControlCall {
  static var list: JSONText {
    .list(
      all.map {
        .object([
          ("method", .string($0.method)), ("path", .string("/sandbox/\($0.name)")),
          ("members", .list($0.members.map { .string($0.name) })),
          ("summary", .string($0.summary)),
        ])
      })
  }

  static var description: JSONText {
    var names: [String] = []
    for call in all where !names.contains(call.name) { names.append(call.name) }
    let paths = names.map { name -> (String, JSONText?) in
      let calls = all.filter { $0.name == name }
      return ("/sandbox/\(name)", .object(calls.map { ($0.method.lowercased(), $0.operation) }))
    }
    return .object([
      ("openapi", .string("3.1.0")),
      (
        "info",
        .object([
          ("title", .string("The SendFax sandbox's controls")), ("version", .string("1")),
          (
            "description",
            .string(
              "Calls that turn the sandbox's knobs. The service itself has none of them, and another "
                + "site's page may not use them.")
          ),
        ])
      ), ("paths", .object(paths)),
      ("components", .object([("schemas", .object([("Problem", problem)]))])),
    ])
  }

  private static var problem: JSONText {
    .object([
      ("type", .string("object")),
      ("description", .string("RFC 9457")),
      (
        "properties",
        .object([
          ("type", .object([("type", .string("string"))])),
          ("title", .object([("type", .string("string"))])),
          ("status", .object([("type", .string("integer"))])),
          ("detail", .object([("type", .string("string"))])),
        ])
      ),
    ])
  }

  private var operation: JSONText {
    let problems = (refusals + (method == "POST" ? [400, 403] : [])).sorted()
    let schema = JSONText.object([("$ref", .string("#/components/schemas/Problem"))])
    let refused = problems.map { status -> (String, JSONText?) in
      let content = JSONText.object([
        ("application/problem+json", .object([("schema", schema)]))
      ])
      return (
        String(status),
        .object([("description", .string("Refused.")), ("content", content)])
      )
    }
    let done = JSONText.object([
      ("description", .string("Done.")), ("content", .object([(type, .object([]))])),
    ])
    return .object([
      ("summary", .string(summary)), ("requestBody", members.isEmpty ? nil : body),
      ("responses", .object([("200", done)] + refused)),
    ])
  }

  private var body: JSONText {
    let properties = members.map { member -> (String, JSONText?) in
      let choices = member.choices.map { JSONText.string($0) }
      return (
        member.name,
        .object([
          ("type", .string(member.kind.rawValue)), ("description", .string(member.summary)),
          ("enum", choices.isEmpty ? nil : .list(choices)),
        ])
      )
    }
    let required = members.filter(\.isRequired).map { JSONText.string($0.name) }
    let schema = JSONText.object([
      ("type", .string("object")), ("properties", .object(properties)),
      ("required", required.isEmpty ? nil : .list(required)),
    ])
    return .object([
      ("required", .bool(!required.isEmpty)),
      ("content", .object([("application/json", .object([("schema", schema)]))])),
    ])
  }
}
