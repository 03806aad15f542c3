// both: capture of 'files' with non-Sendable type 'FileManager'
import Foundation

func later(_ files: FileManager) {
  Thread.detachNewThread { _ = files.temporaryDirectory }
}
