// ios: risks causing data races
import UIKit
import VisionKit

@MainActor
func pages(of scan: VNDocumentCameraScan) {
  Task.detached { print(scan.pageCount) }
  print(scan.pageCount)
}
