// both: incorrect argument label in call
import SendFaxAPI

func digest(_ data: [UInt8]) -> String { SHA256.hex(from: .init(data)) }
