// both: risks causing data races
import Foundation

final class Box { var value = 0 }
func later(_ box: Box) async {
  await withCheckedContinuation { continuation in
    Task.detached { box.value += 1 }
    continuation.resume()
  }
}
