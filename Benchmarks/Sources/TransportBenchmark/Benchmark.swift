import Foundation
import Measuring
import SendFaxAPI

/// `TransportBenchmark ROUNDS` measures; `TransportBenchmark send PORT FILE` is the process measured.
enum Benchmark {
  static func main(_ arguments: [String]) async {
    if arguments.first == "send", arguments.count == 3 {
      await send(port: arguments[1], path: arguments[2])
    } else {
      measure(rounds: arguments.first.flatMap { Int($0) } ?? 15)
    }
  }

  private static func send(port: String, path: String) async {
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size]) as? Int ?? 0
    guard let url = URL(string: "http://127.0.0.1:\(port)/") else { exit(64) }
    let request = HTTPRequest(.post, url, body: .file(path: path, length: size))
    do {
      let response = try await CurlTransport().exchange(request)
      exit(response.status == 200 ? 0 : 1)
    } catch {
      print(error)
      exit(1)
    }
  }

  private static func measure(rounds: Int) {
    let server = Sink()
    let folder = NSTemporaryDirectory()
    let (large, small) = (folder + "sendfax-bench-20MB", folder + "sendfax-bench-100KB")
    _ = FileManager.default.createFile(atPath: large, contents: Data(count: 20_000_000))
    _ = FileManager.default.createFile(atPath: small, contents: Data(count: 100_000))
    let own = CommandLine.arguments[0]
    var figures: [String: [Run]] = [:]
    for _ in 0..<rounds {
      for (name, command) in [
        ("curl -F, 20 MB", ["curl", "-s", "-o", "/dev/null", "-F", "f=@\(large)", server.url]),
        ("SendFax, 20 MB", [own, "send", "\(server.port)", large]),
        ("SendFax, 100 KB", [own, "send", "\(server.port)", small]),
      ] {
        guard let run = Run.measure(command) else {
          print("\(name) failed")
          exit(1)
        }
        figures[name, default: []].append(run)
      }
    }
    for (name, runs) in figures.sorted(by: { $0.key < $1.key }) {
      print("\(name): median \(runs.medianMilliseconds) ms, peak \(runs.medianKilobytes) kB")
    }
    try? FileManager.default.removeItem(atPath: large)
    try? FileManager.default.removeItem(atPath: small)
    judge(figures)
  }

  private static func judge(_ figures: [String: [Run]]) {
    guard let curl = figures["curl -F, 20 MB"], let large = figures["SendFax, 20 MB"],
      let small = figures["SendFax, 100 KB"]
    else { return }
    let time = large.medianMilliseconds / curl.medianMilliseconds
    let memory = large.medianKilobytes - curl.medianKilobytes
    let growth = large.medianKilobytes - small.medianKilobytes
    print("wall: \(time) x curl (at most 1.3)")
    print("peak: \(memory) kB over curl's (at most 12000)")
    print("20 MB over 100 KB: \(growth) kB (at most 8000)")
    exit(time <= 1.3 && memory <= 12_000 && growth <= 8_000 ? 0 : 1)
  }
}
