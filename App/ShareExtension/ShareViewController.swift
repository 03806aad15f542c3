import SwiftUI
import UIKit

/// The share sheet's page: puts one file into the inbox, and says to open SendFax.
///
/// It decides nothing about faxes and opens none of their files. The file is copied from place to place
/// by the system, so that a picture of any size fits into an extension's memory.
final class ShareViewController: UIViewController {
  private let progress = ShareProgress()

  override func viewDidLoad() {
    super.viewDidLoad()
    let screen = UIHostingController(
      rootView: ShareScreen(progress: progress) { [weak self] in self?.finish() })
    addChild(screen)
    screen.view.frame = view.bounds
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(screen.view)
    screen.didMove(toParent: self)
    Task { await take() }
  }

  private func take() async {
    guard let inbox = Inbox.shared() else {
      progress.state = .failed(ShareWords.current.noPlace)
      return
    }
    // What an earlier share left when it was ended in the middle.
    inbox.tidy(olderThan: Date(timeIntervalSinceNow: -3600))
    let files = (extensionContext?.inputItems ?? [])
      .compactMap { $0 as? NSExtensionItem }
      .flatMap { $0.attachments ?? [] }
    progress.state = await SharedFile.put(files.first, into: inbox)
  }

  private func finish() { extensionContext?.completeRequest(returningItems: nil) }
}
