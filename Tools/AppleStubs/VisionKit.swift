import UIKit

@available(iOS 13.0, *)
open class VNDocumentCameraScan: NSObject {
  public var pageCount: Int { fatalError() }
  public func imageOfPage(at index: Int) -> UIImage { fatalError() }
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
open class VNDocumentCameraViewController: UIViewController {
  public class var isSupported: Bool { fatalError() }
  public weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}
