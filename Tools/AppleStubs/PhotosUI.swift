@_exported import CoreTransferable
@_exported import SwiftUI

@available(iOS 14.0, macOS 13.0, *)
public struct PHPickerFilter: Sendable {
  @available(iOS 14.0, macOS 13.0, *)
  public static var images: PHPickerFilter { fatalError() }
}

@available(iOS 16.0, macOS 13.0, *)
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  public var itemIdentifier: String? { fatalError() }
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { fatalError() }
}

extension View {
  @available(iOS 16.0, macOS 13.0, *)
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching: PHPickerFilter? = nil
  ) -> some View { self }
}
@available(iOS 16.0, macOS 13.0, *)
public struct PhotosPickerSelectionBehavior: Sendable {
  public static var `default`: PhotosPickerSelectionBehavior { fatalError() }
  public static var ordered: PhotosPickerSelectionBehavior { fatalError() }
}
