#if canImport(SwiftUI) && os(iOS)
  import SendFax
  import SwiftUI
  import VisionKit

  /// Takes pages of paper with the document camera, where the device has one.
  struct ScanButton: View {
    @ObservedObject var desk: FaxDesk
    @State private var isScanning = false

    var body: some View {
      if VNDocumentCameraViewController.isSupported {
        Button(desk.words(.composerScanPaper)) { isScanning = true }
          .fullScreenCover(isPresented: $isScanning) {
            PaperCamera { pages in
              isScanning = false
              desk.receive(pages)
            }
            .ignoresSafeArea()
          }
      }
    }
  }

  /// The system's document camera; it crops and straightens by itself.
  private struct PaperCamera: UIViewControllerRepresentable {
    let done: @MainActor (Result<[DocumentIntake.Picture], any Error>) -> Void

    func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
      let camera = VNDocumentCameraViewController()
      camera.delegate = context.coordinator
      return camera
    }

    func updateUIViewController(_ camera: VNDocumentCameraViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(done: done) }

    @MainActor
    final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
      private let done: @MainActor (Result<[DocumentIntake.Picture], any Error>) -> Void

      init(done: @escaping @MainActor (Result<[DocumentIntake.Picture], any Error>) -> Void) {
        self.done = done
      }

      func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
      ) {
        // As JPEG at once: the pictures themselves are many times as large.
        let pages = (0..<scan.pageCount).compactMap { page in
          scan.imageOfPage(at: page).jpegData(compressionQuality: 0.9)
        }
        done(
          pages.count == scan.pageCount
            ? .success(pages.map { .data($0) }) : .failure(DocumentIntake.unreadable))
      }

      func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
        done(.success([]))
      }

      func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
      ) { done(.failure(error)) }
    }
  }
#endif
