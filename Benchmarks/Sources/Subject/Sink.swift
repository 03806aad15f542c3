import Foundation
import Glibc

/// A server that reads a request to its Content-Length, forgets it and answers as an upload is answered.
struct Sink {
  private let listener: Int32

  init() {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isListening else { exit(69) }
    let url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))\n"
    FileHandle.standardOutput.write(Data(url.utf8))
  }

  /// Serves until the process is ended.
  func serveForever() {
    while true {
      let descriptor = accept(listener, nil, nil)
      if descriptor >= 0 { Sink.serve(descriptor) }
    }
  }

  private static func serve(_ descriptor: Int32) {
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 256 << 10)
    var head = Data()
    var end: Range<Data.Index>?
    while end == nil {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      head.append(contentsOf: buffer.prefix(count))
      end = head.range(of: Data("\r\n\r\n".utf8))
    }
    let text = String(decoding: head.prefix(upTo: end?.lowerBound ?? 0), as: UTF8.self).lowercased()
    if text.contains("expect: 100-continue") { write("HTTP/1.1 100 Continue\r\n\r\n", descriptor) }
    let length = text.components(separatedBy: "content-length: ").dropFirst().first?
      .prefix { $0.isNumber }
    var left = (length.flatMap { Int($0) } ?? 0) - (head.count - (end?.upperBound ?? 0))
    while left > 0 {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      left -= count
    }
    let answer = #"{"id":"fax_1","pageCount":1,"amountCents":50}"#
    write(
      "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(answer.utf8.count)\r\n"
        + "Connection: close\r\n\r\n\(answer)", descriptor)
  }

  private static func write(_ text: String, _ descriptor: Int32) {
    _ = Array(text.utf8).withUnsafeBytes {
      send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
  }
}
