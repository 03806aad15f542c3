import Foundation

/// The contract read back, so that its page is drawn from the document that tools get.
struct ContractReader {
  /// A call of the service.
  struct Call {
    var method: String
    var path: String
    var operation: [String: Any]
  }

  private let document: [String: Any]

  init() {
    let value = try? JSONSerialization.jsonObject(with: Data(Contract.text.utf8))
    document = value as? [String: Any] ?? [:]
  }

  /// What the document says of the whole.
  var description: String { (document["info"] as? [String: Any])?["description"] as? String ?? "" }

  /// The calls in the order in which a fax needs them.
  var calls: [Call] {
    let paths = document["paths"] as? [String: Any] ?? [:]
    let order = ["upload", "checkout", "fax", "status"]
    return paths.flatMap { path, item in
      (item as? [String: [String: Any]] ?? [:]).map {
        Call(method: $0.key.uppercased(), path: path, operation: $0.value)
      }
    }.sorted {
      let places = [$0, $1].map {
        order.firstIndex(of: $0.operation["operationId"] as? String ?? "") ?? 9
      }
      return places[0] < places[1]
    }
  }

  /// An object, or the one that it refers to.
  func resolve(_ value: Any?) -> [String: Any] {
    guard let object = value as? [String: Any] else { return [:] }
    guard let reference = object["$ref"] as? String else { return object }
    var found: Any? = document
    for name in reference.dropFirst(2).split(separator: "/") {
      found = (found as? [String: Any])?[String(name)]
    }
    return found as? [String: Any] ?? [:]
  }

  /// The media type and the schema of a body.
  func content(_ value: Any?) -> (type: String, schema: [String: Any])? {
    let content = resolve(value)["content"] as? [String: [String: Any]]
    return content?.first.map { ($0.key, resolve($0.value["schema"])) }
  }

  /// The members of an object: those it always has in the document's order, then the others.
  func members(_ schema: [String: Any]) -> [(name: String, isRequired: Bool, schema: [String: Any])]
  {
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let required = schema["required"] as? [String] ?? []
    let others = properties.keys.filter { !required.contains($0) }.sorted()
    return required.map { ($0, true, resolve(properties[$0])) }
      + others.map { ($0, false, resolve(properties[$0])) }
  }

  /// The answers of a call by status.
  func answers(_ call: Call) -> [(status: String, answer: [String: Any])] {
    (call.operation["responses"] as? [String: Any] ?? [:]).sorted { $0.key < $1.key }
      .map { ($0.key, resolve($0.value)) }
  }

  /// The fields of an answer's head.
  func fields(_ answer: [String: Any]) -> [(name: String, field: [String: Any])] {
    (answer["headers"] as? [String: Any] ?? [:]).sorted { $0.key < $1.key }
      .map { ($0.key, resolve($0.value)) }
  }
}
