#if canImport(SwiftUI) && os(iOS)
  import SendFax
  import SwiftUI
  import UIKit

  extension FaxDesk {
    /// The whole app's views, for an app of view controllers.
    ///
    /// ```swift
    /// window.rootViewController = desk.rootController()
    /// ```
    ///
    /// ``SwiftUI/View/resumesFaxes(in:)`` is on it: no call of ``activate()`` and ``rest()`` is needed.
    public func rootController() -> UIViewController {
      UIHostingController(rootView: FaxRoot(desk: self).resumesFaxes(in: self))
    }

    /// The composer. Call ``activate()`` and ``rest()`` as the app comes and goes.
    public func composerController() -> UIViewController {
      UIHostingController(
        rootView: NavigationStack { FaxComposer(desk: self) }.modifier(PayingFaxes(desk: self)))
    }

    /// One fax's progress. Call ``activate()`` and ``rest()`` as the app comes and goes.
    public func progressController(_ job: JobID) -> UIViewController {
      UIHostingController(
        rootView: ScrollView { FaxProgress(job, in: self).padding() }.modifier(
          PayingFaxes(desk: self)))
    }

    /// The list of faxes. Call ``activate()`` and ``rest()`` as the app comes and goes.
    public func historyController() -> UIViewController {
      UIHostingController(
        rootView: NavigationStack {
          FaxHistory(desk: self).navigationDestination(for: JobID.self) { FaxDetail($0, in: self) }
        }.modifier(PayingFaxes(desk: self)))
    }
  }
#endif
