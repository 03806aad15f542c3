/// A parameter of a JSON-RPC call.
indirect enum NodeParameter: Encodable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case text(String)
  case flag(Bool)
  case list([NodeParameter])
  case object([String: NodeParameter])

  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(arrayLiteral elements: NodeParameter...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, NodeParameter)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let value): try container.encode(value)
    case .flag(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
