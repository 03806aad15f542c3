import UIKit

@available(iOS 9.0, *)
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

@available(iOS 9.0, *)
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  @available(iOS 11.0, *)
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    public override init() { fatalError() }
    public var entersReaderIfAvailable: Bool { get { fatalError() } set {} }
    public var barCollapsingEnabled: Bool { get { fatalError() } set {} }
  }
  @available(iOS 11.0, *)
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  @available(iOS 11.0, *)
  public init(url URL: URL, configuration: Configuration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  @available(iOS 11.0, *)
  public var dismissButtonStyle: DismissButtonStyle { get { fatalError() } set {} }
}
