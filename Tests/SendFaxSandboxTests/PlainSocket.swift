import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A blocking client socket that hides nothing.
struct PlainSocket {
  let fd: Int32

  struct Unreachable: Error {}

  init(port: UInt16) throws {
    #if canImport(Glibc)
      fd = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      fd = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(fd, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Unreachable() }
  }

  /// Sends what the other side takes.
  func send(_ bytes: Data) {
    bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let count = Glibc.send(fd, piece.baseAddress, piece.count, Int32(MSG_NOSIGNAL))
        #else
          let count = Darwin.send(fd, piece.baseAddress, piece.count, 0)
        #endif
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
    arrive()
  }

  /// Waits a moment for the kernel, which on a busy machine hands over later what was sent.
  private func arrive() {
    #if canImport(Glibc)
      for _ in 0..<2000 {
        var left: Int32 = 0
        guard ioctl(fd, UInt(TIOCOUTQ), &left) == 0, left > 0 else { return }
        usleep(100)
      }
    #endif
  }

  /// Reads until the other side closes.
  func readAll() -> Data { read(atLeast: .max) }

  /// Reads until a text has come, or the other side closes; a byte at a time, so that nothing is lost.
  func read(until end: String) -> String {
    var all: [UInt8] = []
    var byte: UInt8 = 0
    while !all.suffix(end.utf8.count).elementsEqual(end.utf8), recv(fd, &byte, 1, 0) == 1 {
      all.append(byte)
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// Reads until that many bytes are there, or the other side closes.
  func read(atLeast wanted: Int) -> Data {
    var all = Data()
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while all.count < wanted {
      let count = recv(fd, &buffer, buffer.count, 0)
      guard count > 0 else { return all }
      all += buffer[..<count]
    }
    return all
  }

  /// Says that nothing more is sent; the other side may still send.
  func finishSending() { shutdown(fd, Int32(SHUT_WR)) }

  /// Whether the other side has ended the connection with RST, by the error that reading or sending met.
  var isReset: Bool {
    var byte: UInt8 = 0
    #if canImport(Glibc)
      return Glibc.send(fd, &byte, 1, Int32(MSG_NOSIGNAL)) < 0
    #else
      return Darwin.send(fd, &byte, 1, 0) < 0
    #endif
  }

  /// Closes with RST instead of FIN.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(fd, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    close()
  }

  func close() {
    #if canImport(Glibc)
      Glibc.close(fd)
    #else
      Darwin.close(fd)
    #endif
  }
}
