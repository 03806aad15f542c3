#if canImport(SwiftUI)
  import SendFax
  import SwiftUI

  /// One fax as it stands: what is going on, what became of the money, and what can be done.
  ///
  /// ```swift
  /// FaxProgress(fax.id, in: desk)
  /// ```
  ///
  /// It follows nothing by itself: ``SwiftUI/View/resumesFaxes(in:)`` does, on the root view.
  public struct FaxProgress: View {
    private let job: JobID
    @ObservedObject private var desk: FaxDesk
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// A view of that fax.
    public init(_ job: JobID, in desk: FaxDesk) {
      self.job = job
      self.desk = desk
    }

    /// The view.
    public var body: some View {
      if let fax = desk.shelf[job] {
        // What is said depends on the time too: how long an approval still helps, how long nothing moved.
        TimelineView(.periodic(from: Date(), by: fax.state.isSettled ? 60 : 1)) { _ in
          content(Presentation(of: fax, at: desk.now, in: desk.context))
        }
      }
    }

    private func content(_ shown: Presentation) -> some View {
      VStack(alignment: .leading, spacing: 12) {
        Label(shown.title, systemImage: shown.mood.symbol)
          .font(.title2)
          .foregroundStyle(shown.mood.color)
          .accessibilityAddTraits(.isHeader)
        Text(verbatim: shown.sentence)
        Text(verbatim: shown.moneySentence).bold()
        if let uploading = shown.uploading(desk.words) {
          ProgressView(uploading, value: shown.uploaded)
        }
        StepRow(steps: shown.steps)
        if let comeBack = shown.comeBack {
          Label(comeBack, systemImage: "arrow.uturn.backward").foregroundStyle(.secondary)
        }
        ForEach(shown.notices, id: \.self) { notice in
          Label(notice, systemImage: "info.circle").foregroundStyle(.secondary)
        }
      }
      .animation(reduceMotion ? nil : .default, value: shown.title)
      .onChange(of: shown.title + shown.moneySentence) { _ in Platform.announce(shown.announcement)
      }
    }
  }

  /// A fax's way from the first tap to the other machine.
  private struct StepRow: View {
    let steps: [Presentation.Step]
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
      // Side by side the words of large type would not fit.
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 4) { cells }
      } else {
        HStack(alignment: .top) { cells }
      }
    }

    private var cells: some View {
      ForEach(steps) { step in
        Label(step.label, systemImage: step.stage.symbol)
          .font(.footnote)
          .foregroundStyle(step.stage == .later || step.stage == .stopped ? .secondary : .primary)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(step.spoken)
      }
    }
  }
#endif
