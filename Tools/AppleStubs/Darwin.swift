// What Swift's own overlay adds to the C library: variadic functions and macros it can't import.
@_exported import Darwin

public var errno: Int32 {
  get { fatalError() }
  set {}
}

public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError() }

@available(macOS 10.12, iOS 10.0, *)
public var CLOCK_REALTIME: clockid_t { fatalError() }
@available(macOS 10.12, iOS 10.0, *)
public var CLOCK_MONOTONIC: clockid_t { fatalError() }
@available(macOS 10.12, iOS 10.0, *)
public var CLOCK_MONOTONIC_RAW: clockid_t { fatalError() }
@available(macOS 10.12, iOS 10.0, *)
public var CLOCK_UPTIME_RAW: clockid_t { fatalError() }

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 {
  fatalError()
}
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { fatalError() }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { fatalError() }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 {
  fatalError()
}
public func ioctl(_ fd: CInt, _ request: UInt, _ value: CInt) -> CInt { fatalError() }
public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt {
  fatalError()
}
public func ioctl(_ fd: CInt, _ request: UInt) -> CInt { fatalError() }
public var TIOCGWINSZ: UInt { fatalError() }

public var S_IFMT: mode_t { fatalError() }
public var S_IFIFO: mode_t { fatalError() }
public var S_IFCHR: mode_t { fatalError() }
public var S_IFDIR: mode_t { fatalError() }
public var S_IFREG: mode_t { fatalError() }
public var S_IFLNK: mode_t { fatalError() }

public var SIG_DFL: sig_t? { fatalError() }
public var SIG_IGN: sig_t { fatalError() }

/// The codes of `POSIXError`.
public enum POSIXErrorCode: Int32, Sendable {
  case EPERM = 1
  case ENOENT = 2
  case EACCES = 13
  case ENOSPC = 28
}
