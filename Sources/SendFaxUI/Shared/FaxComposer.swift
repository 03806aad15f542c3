#if canImport(SwiftUI)
  import PhotosUI
  import SendFax
  import SwiftUI

  /// A document, a number, and both prices before anything is sent.
  ///
  /// ```swift
  /// FaxComposer(desk: desk).paysFaxes(in: desk)
  /// ```
  ///
  /// ``SwiftUI/View/paysFaxes(in:)`` shows what follows from a tap; ``FaxRoot`` has it.
  public struct FaxComposer: View {
    @ObservedObject private var desk: FaxDesk
    @FocusState private var isTyping: Bool

    /// A view of a desk's next fax.
    public init(desk: FaxDesk) { self.desk = desk }

    /// The view.
    public var body: some View {
      let shown = ComposerPresentation(of: desk.composition, in: desk.context)
      Form {
        Section(desk.words(.composerDocument)) { DocumentRows(desk: desk, shown: shown) }
        Section(desk.words(.composerNumber)) { number(shown.number) }
        if !shown.priceLines.isEmpty {
          Section(desk.words(.composerPrices)) {
            ForEach(shown.priceLines, id: \.self) { Text(verbatim: $0) }
          }
        }
        Section(desk.words(.composerPayment)) { payment(shown) }
      }
      .formStyle(.grouped)
      .navigationTitle(desk.words(.composerTitle))
      .onDrop(of: [.pdf, .image], isTargeted: nil) { providers in
        desk.receive(providers)
        return true
      }
      .onChange(of: isTyping) { desk.composition.isEditingNumber = $0 }
      .confirmationDialog(
        desk.words(.errorAlreadyHere), isPresented: $desk.duplicate.isPresent,
        titleVisibility: .visible, presenting: desk.duplicate
      ) { duplicate in
        if let job = duplicate.job {
          Button(desk.words(.composerAgainShow)) {
            (desk.path, desk.isComposing) = ([job], false)
          }
        }
        Button(desk.words(.composerAgain)) { desk.send(by: duplicate.rail, again: true) }
        Button(desk.words(.cancel), role: .cancel) {}
      } message: { _ in
        Text(verbatim: desk.words(.composerAgainWhy))
      }
    }

    @ViewBuilder
    private func number(_ entry: NumberEntry) -> some View {
      PhoneField(title: desk.words(.composerNumber), text: $desk.number)
        .focused($isTyping)
        .privacySensitive()
      if let understood = entry.understood { Text(verbatim: understood) }
      if let problem = entry.problem {
        Label(problem, systemImage: "exclamationmark.circle").foregroundStyle(.red)
      } else if entry.number == nil {
        Text(verbatim: desk.words(.composerNumberHint)).foregroundStyle(.secondary)
      }
      if let suggestion = entry.suggestion, let label = entry.suggestionLabel {
        Button(label) { desk.composition.number = suggestion.formatted }
      }
      ForEach(entry.warnings, id: \.self) { warning in
        Label(warning, systemImage: "exclamationmark.triangle").foregroundStyle(.orange)
      }
    }

    @ViewBuilder
    private func payment(_ shown: ComposerPresentation) -> some View {
      if let missing = shown.missing { Text(verbatim: missing).foregroundStyle(.secondary) }
      ForEach(shown.choices) { choice in
        Button {
          isTyping = false
          desk.send(by: choice.rail)
        } label: {
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: choice.label)
            Text(verbatim: choice.consequence).font(.footnote).foregroundStyle(.secondary)
          }
        }
        .disabled(!choice.isPossible)
        .accessibilityLabel(choice.label)
        .accessibilityHint(choice.consequence)
      }
      if desk.composition.isSubmitting { ProgressView(desk.words(.working)) }
    }
  }

  /// The number's field: a phone pad on a phone.
  private struct PhoneField: View {
    let title: String
    @Binding var text: String

    var body: some View {
      let field = TextField(title, text: $text).autocorrectionDisabled()
      #if os(iOS)
        // Not the digits alone: a number of Mexico begins with a plus.
        field.keyboardType(.phonePad).textContentType(.telephoneNumber)
      #else
        field
      #endif
    }
  }

  /// The document: where it comes from, what it is, and what to know of it.
  private struct DocumentRows: View {
    @ObservedObject var desk: FaxDesk
    let shown: ComposerPresentation
    @State private var isImporting = false
    @State private var isPicking = false
    @State private var picked: [PhotosPickerItem] = []

    var body: some View {
      if let name = shown.documentName {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: name)
          if let line = shown.documentLine {
            Text(verbatim: line).font(.footnote).foregroundStyle(.secondary)
          }
        }
        .privacySensitive()
        .accessibilityElement(children: .combine)
        Button(desk.words(.composerRemove), role: .destructive) { desk.removeDocument() }
      }
      if shown.isReading { ProgressView(desk.words(.composerReading)) }
      if let problem = shown.documentProblem {
        Label(problem, systemImage: "exclamationmark.circle").foregroundStyle(.red)
      }
      ForEach(shown.documentNotes, id: \.self) { note in
        Label(note, systemImage: "exclamationmark.triangle").foregroundStyle(.orange)
      }
      Group {
        Button(desk.words(.composerChooseFile)) { isImporting = true }
          .keyboardShortcut("o")
          .fileImporter(isPresented: $isImporting, allowedContentTypes: [.pdf, .image]) { result in
            switch result {
            case .success(let url): Task { await desk.receive(url) }
            case .failure(let error): desk.fail(error)
            }
          }
        Button(desk.words(.composerChoosePhotos)) { isPicking = true }
          .photosPicker(
            isPresented: $isPicking, selection: $picked, selectionBehavior: .ordered,
            matching: .images
          )
          .onChange(of: picked) { items in
            guard !items.isEmpty else { return }
            picked = []
            desk.receive(items)
          }
        ScanButton(desk: desk)
        PasteButton(supportedContentTypes: [.pdf, .image]) { desk.receive($0) }
      }
      .disabled(shown.isReading || desk.composition.isSubmitting)
      Text(verbatim: desk.words(.composerDrop)).font(.footnote).foregroundStyle(.secondary)
    }
  }

  extension FaxDesk {
    /// Takes photos in the order they were chosen.
    fileprivate func receive(_ items: [PhotosPickerItem]) {
      take {
        var pictures: [DocumentIntake.Picture] = []
        for item in items {
          guard let data = try await item.loadTransferable(type: Data.self) else {
            throw DocumentIntake.unreadable
          }
          pictures.append(.data(data))
        }
        return try await DocumentIntake.pages(of: pictures, name: "photos.pdf")
      }
    }
  }
#endif
