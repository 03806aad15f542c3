import Foundation
import Glibc

/// One run of a command: how long it took and the most memory it held.
public struct Run {
  /// Wall time.
  public var milliseconds: Double
  /// Peak of resident memory.
  public var kilobytes: Int

  /// Runs a command twice: once on the clock, and once watched for its peak. The peak that wait4 tells
  /// would be at least this process's own, which a child begins as.
  public static func measure(_ command: [String]) -> Run? {
    let start = ContinuousClock.now
    guard let timed = spawn(command), wait(timed, 0) == .ended else { return nil }
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    // One that ends before it was looked at is watched again.
    let peak = (0..<5).lazy.compactMap { _ in spawn(command).flatMap(watch) }.first
    guard let peak else { return nil }
    return Run(
      milliseconds: Double(seconds) * 1000 + Double(attoseconds) / 1e15, kilobytes: peak)
  }

  private enum State { case running, ended, failed }

  private static func spawn(_ command: [String]) -> pid_t? {
    var arguments = command.map { strdup($0) }
    arguments.append(nil)
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    return posix_spawnp(&child, command[0], nil, nil, arguments, environ) == 0 ? child : nil
  }

  private static func wait(_ child: pid_t, _ options: Int32) -> State {
    var status: Int32 = 0
    switch waitpid(child, &status, options) {
    case 0: return .running
    case child where status == 0: return .ended
    default: return .failed
    }
  }

  /// The last peak seen before the end.
  private static func watch(_ child: pid_t) -> Int? {
    var peak: Int?
    while true {
      if let now = peakNow(child) { peak = now }
      switch wait(child, WNOHANG) {
      case .running: usleep(200)
      case .ended: return peak
      case .failed: return nil
      }
    }
  }

  private static func peakNow(_ child: pid_t) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8) else {
      return nil
    }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }
  }
}

extension [Run] {
  /// The wall time in the middle.
  public var medianMilliseconds: Double { map(\.milliseconds).sorted()[count / 2] }
  /// The peak in the middle.
  public var medianKilobytes: Int { map(\.kilobytes).sorted()[count / 2] }
}
