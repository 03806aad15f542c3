import Foundation

#if canImport(Glibc)
  import Glibc

  private let stream = Int32(SOCK_STREAM.rawValue)
  private let sendFlags = Int32(MSG_NOSIGNAL)
  private let linger = SO_LINGER
#else
  import Darwin

  private let stream = SOCK_STREAM
  private let sendFlags: Int32 = 0
  private let linger = SO_LINGER_SEC
#endif

/// The few calls on sockets that the listener makes.
enum Sockets {
  /// Why a socket could not be had.
  struct Failure: Error, CustomStringConvertible {
    var call: String
    var code: Int32
    var description: String { "\(call): \(String(cString: strerror(code)))" }
  }

  /// A listening socket and its port.
  static func listen(host: String, port: UInt16) throws -> (socket: Int32, port: UInt16) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    guard inet_pton(AF_INET, host, &address.sin_addr) == 1 else {
      throw Failure(call: "host", code: EINVAL)
    }
    let fd = socket(AF_INET, stream, 0)
    guard fd >= 0 else { throw Failure(call: "socket", code: errno) }
    var one: Int32 = 1
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    var bound = length
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(fd, address, length) == 0 && Sockets.begin(fd) && getsockname(fd, address, &bound) == 0
      }
    }
    guard result else {
      let code = errno
      close(fd)
      throw Failure(call: "bind", code: code)
    }
    prepare(fd)
    return (fd, UInt16(bigEndian: address.sin_port))
  }

  private static func begin(_ fd: Int32) -> Bool {
    #if canImport(Glibc)
      return Glibc.listen(fd, 1024) == 0
    #else
      return Darwin.listen(fd, 1024) == 0
    #endif
  }

  /// A connection that waits, or nil.
  static func accept(_ listener: Int32) -> Int32? {
    #if canImport(Glibc)
      let fd = Glibc.accept(listener, nil, nil)
    #else
      let fd = Darwin.accept(listener, nil, nil)
    #endif
    guard fd >= 0 else { return nil }
    prepare(fd)
    var one: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(fd, Int32(IPPROTO_TCP), TCP_NODELAY, &one, size)
    #if canImport(Darwin)
      setsockopt(fd, SOL_SOCKET, SO_NOSIGPIPE, &one, size)
    #endif
    return fd
  }

  /// Makes a descriptor non-blocking and private to this program.
  static func prepare(_ fd: Int32) {
    _ = fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK)
    _ = fcntl(fd, F_SETFD, FD_CLOEXEC)
  }

  /// Reads what is there: a count, 0 at the end, nil where nothing is there yet, -1 where it broke.
  static func receive(_ fd: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int? {
    let count = recv(fd, buffer.baseAddress, buffer.count, 0)
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? nil : -1
  }

  /// Empties a pipe.
  static func drain(_ fd: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int? {
    let count = read(fd, buffer.baseAddress, buffer.count)
    return count >= 0 ? count : nil
  }

  /// Sends what fits: a count, nil where nothing fits now, -1 where it broke.
  static func send(_ fd: Int32, _ bytes: UnsafeRawBufferPointer) -> Int? {
    #if canImport(Glibc)
      let count = Glibc.send(fd, bytes.baseAddress, bytes.count, sendFlags)
    #else
      let count = Darwin.send(fd, bytes.baseAddress, bytes.count, sendFlags)
    #endif
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? nil : -1
  }

  /// Says that nothing more is sent; the other side may still send.
  static func finishSending(_ fd: Int32) { shutdown(fd, Int32(SHUT_WR)) }

  /// Closes with RST instead of FIN.
  static func reset(_ fd: Int32) {
    #if canImport(Glibc)
      var option = Glibc.linger(l_onoff: 1, l_linger: 0)
      let size = socklen_t(MemoryLayout<Glibc.linger>.size)
    #else
      var option = Darwin.linger(l_onoff: 1, l_linger: 0)
      let size = socklen_t(MemoryLayout<Darwin.linger>.size)
    #endif
    setsockopt(fd, SOL_SOCKET, linger, &option, size)
    close(fd)
  }
}
