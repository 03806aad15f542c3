import Foundation

/// What is not the service's API: pages for people and calls that control the sandbox.
extension Service {
  mutating func people(_ request: SandboxRequest) -> SandboxAnswer? {
    if request.method == "POST", request.path == "/sandbox/rpc" { return rpc(request) }
    return nil
  }
}
