@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import UniformTypeIdentifiers

#if os(iOS)
  @_exported import UIKit
#else
  @_exported import AppKit
#endif

// MARK: Views and their builder

@available(iOS 13.0, macOS 10.15, *)
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  var body: Body { get }
}
extension Never: View {
  public var body: Never { fatalError() }
}
@MainActor @preconcurrency
public protocol _Leaf: View where Body == Never {}
extension _Leaf {
  public var body: Never { fatalError() }
}
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct EmptyView: _Leaf { public nonisolated init() {} }
public struct TupleView<T>: _Leaf {}
public struct _ConditionalContent<TrueContent, FalseContent>: _Leaf {}
public struct AnyView: _Leaf {
  public nonisolated init<V: View>(_ view: V) { fatalError() }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<C: View>(_ content: C) -> C { fatalError() }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<C: View>(_ content: C) -> C { fatalError() }
  public static func buildBlock<each C: View>(
    _ content: repeat each C
  ) -> TupleView<(repeat each C)> { fatalError() }
  public static func buildIf<C: View>(_ content: C?) -> C? { fatalError() }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    fatalError()
  }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    fatalError()
  }
  public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content) -> Body
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: _Leaf {}

// MARK: State

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
  public subscript<S>(dynamicMember keyPath: WritableKeyPath<Value, S>) -> Binding<S> {
    fatalError()
  }
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper
public struct State<Value> {
  public init(wrappedValue value: Value) { fatalError() }
  public init(initialValue value: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    fatalError()
  }
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    public subscript<S>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, S>
    ) -> Binding<S> { fatalError() }
  }
  public nonisolated init(wrappedValue: ObjectType) { fatalError() }
  public var wrappedValue: ObjectType {
    get { fatalError() }
    set { fatalError() }
  }
  public var projectedValue: Wrapper { fatalError() }
}

@available(iOS 15.0, macOS 12.0, *)
@propertyWrapper
public struct FocusState<Value: Hashable> {
  public init() where Value == Bool { fatalError() }
  public init<T: Hashable>() where Value == T? { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public struct Binding {
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set { fatalError() }
    }
  }
  public var projectedValue: Binding { fatalError() }
}

public struct EnvironmentValues {
  @available(iOS 14.0, macOS 11.0, *)
  public var scenePhase: ScenePhase { fatalError() }
  @available(iOS 14.0, macOS 11.0, *)
  public var openURL: OpenURLAction { fatalError() }
  @available(iOS 15.0, macOS 12.0, *)
  public var dismiss: DismissAction { fatalError() }
  public var accessibilityReduceMotion: Bool { fatalError() }
  public var colorScheme: ColorScheme { fatalError() }
  public var isEnabled: Bool { fatalError() }
  @available(iOS 15.0, macOS 12.0, *)
  public var dynamicTypeSize: DynamicTypeSize { fatalError() }
  @available(iOS 14.0, macOS 11.0, *)
  public var locale: Locale {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 16.0, macOS 13.0, *)
  public var openWindow: OpenWindowAction { fatalError() }
}
@propertyWrapper
public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *)
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
@available(iOS 15.0, macOS 12.0, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency
public struct OpenURLAction {
  public func callAsFunction(_ url: URL) { fatalError() }
}
@available(iOS 15.0, macOS 12.0, *)
@MainActor @preconcurrency
public struct DismissAction {
  public func callAsFunction() { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *)
@MainActor @preconcurrency
public struct OpenWindowAction {
  public func callAsFunction(id: String) { fatalError() }
}

// MARK: Geometry, colour, type

public struct Alignment: Equatable, Sendable {
  public static var center: Alignment { fatalError() }
  public static var leading: Alignment { fatalError() }
  public static var topLeading: Alignment { fatalError() }
}
public struct HorizontalAlignment: Equatable, Sendable {
  public static var leading: HorizontalAlignment { fatalError() }
  public static var center: HorizontalAlignment { fatalError() }
  public static var trailing: HorizontalAlignment { fatalError() }
}
public struct VerticalAlignment: Equatable, Sendable {
  public static var top: VerticalAlignment { fatalError() }
  public static var center: VerticalAlignment { fatalError() }
  @available(iOS 13.0, macOS 10.15, *)
  public static var firstTextBaseline: VerticalAlignment { fatalError() }
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { fatalError() }
    public static var top: Set { fatalError() }
    public static var bottom: Set { fatalError() }
    public static var horizontal: Set { fatalError() }
    public static var vertical: Set { fatalError() }
    public static var all: Set { fatalError() }
  }
}
@available(iOS 15.0, macOS 12.0, *)
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }

public protocol ShapeStyle: Sendable {}
public protocol Shape: Sendable, View {}
extension Color: _Leaf {}
public struct Color: ShapeStyle, Hashable {
  public static var accentColor: Color { fatalError() }
  public static var primary: Color { fatalError() }
  public static var secondary: Color { fatalError() }
  public static var green: Color { fatalError() }
  public static var orange: Color { fatalError() }
  public static var red: Color { fatalError() }
  public static var blue: Color { fatalError() }
  public static var yellow: Color { fatalError() }
  public static var black: Color { fatalError() }
  public static var white: Color { fatalError() }
  public static var clear: Color { fatalError() }
}
@available(iOS 15.0, macOS 12.0, *)
public struct Material: ShapeStyle {
  public static var regular: Material { fatalError() }
}
@available(iOS 15.0, macOS 12.0, *)
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { fatalError() }
}
@available(iOS 13.0, macOS 10.15, *)
public struct BackgroundStyle: ShapeStyle {}
@available(iOS 15.0, macOS 12.0, *)
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { fatalError() }
}
extension ShapeStyle where Self == Color {
  public static var secondary: Color { fatalError() }
  public static var primary: Color { fatalError() }
  public static var green: Color { fatalError() }
  public static var orange: Color { fatalError() }
  public static var red: Color { fatalError() }
  public static var white: Color { fatalError() }
}
public struct RoundedRectangle: Shape, _Leaf {
  public init(cornerRadius: CGFloat) { fatalError() }
}

public struct Font: Hashable, Sendable {
  public enum Weight: Sendable { case regular, medium, semibold, bold }
  public static var largeTitle: Font { fatalError() }
  public static var title: Font { fatalError() }
  @available(iOS 14.0, macOS 11.0, *)
  public static var title2: Font { fatalError() }
  @available(iOS 14.0, macOS 11.0, *)
  public static var title3: Font { fatalError() }
  public static var headline: Font { fatalError() }
  public static var subheadline: Font { fatalError() }
  public static var body: Font { fatalError() }
  public static var callout: Font { fatalError() }
  public static var footnote: Font { fatalError() }
  public static var caption: Font { fatalError() }
  public func monospacedDigit() -> Font { fatalError() }
  @available(iOS 15.0, macOS 12.0, *)
  public func monospaced() -> Font { fatalError() }
}

// MARK: Text and controls

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) { fatalError() }
}
public struct Text: _Leaf, Equatable, Sendable {
  public nonisolated init(verbatim content: String) { fatalError() }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) { fatalError() }
  public nonisolated init(_ key: LocalizedStringKey) { fatalError() }
  public nonisolated func bold() -> Text { fatalError() }
  @available(iOS 16.0, macOS 13.0, *)
  public nonisolated func bold(_ isActive: Bool) -> Text { fatalError() }
  @available(iOS 15.0, macOS 12.0, *)
  public nonisolated func monospacedDigit() -> Text { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *)
public struct Label<Title: View, Icon: View>: _Leaf {
  public nonisolated init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) { fatalError() }
}
extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) { fatalError() }
}
public struct Image: _Leaf, Equatable, Sendable {
  @available(iOS 13.0, macOS 11.0, *)
  public nonisolated init(systemName: String) { fatalError() }
  public nonisolated init(decorative cgImage: CGImage, scale: CGFloat) { fatalError() }
  public nonisolated init(_ cgImage: CGImage, scale: CGFloat, label: Text) { fatalError() }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image { fatalError() }
  public nonisolated func resizable() -> Image { fatalError() }
}
@available(iOS 15.0, macOS 12.0, *)
public struct ButtonRole: Equatable, Sendable {
  public static var destructive: ButtonRole { fatalError() }
  public static var cancel: ButtonRole { fatalError() }
}
public struct Button<L: View>: _Leaf {
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L
  ) { fatalError() }
  @available(iOS 15.0, macOS 12.0, *)
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L
  ) { fatalError() }
}
extension Button where L == Text {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    fatalError()
  }
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { fatalError() }
}
public struct Link<L: View>: _Leaf {
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated init(destination: URL, @ViewBuilder label: () -> L) { fatalError() }
}
extension Link where L == Text {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *)
public struct ShareLink<Item: Transferable, L: View>: _Leaf {}
@available(iOS 16.0, macOS 13.0, *)
extension ShareLink where Item == String, L == DefaultShareLinkLabel {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, item: String) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *)
public struct DefaultShareLinkLabel: _Leaf {}

public struct TextField<L: View>: _Leaf {}
extension TextField where L == Text {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) { fatalError() }
}
public struct Toggle<L: View>: _Leaf {}
extension Toggle where L == Text {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { fatalError() }
}
public struct Picker<L: View, Selection: Hashable, Content: View>: _Leaf {}
extension Picker where L == Text {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) { fatalError() }
}
public struct Stepper<L: View>: _Leaf {}
extension Stepper where L == Text {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *)
public struct ProgressView<L: View, Current: View>: _Leaf {}
extension ProgressView where L == EmptyView, Current == EmptyView {
  public nonisolated init() { fatalError() }
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { fatalError() }
}
extension ProgressView where L == Text, Current == EmptyView {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) { fatalError() }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *)
public struct LabeledContent<L: View, Content: View>: _Leaf {}
@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent where L == Text {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent where L == Text, Content == Text {
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    fatalError()
  }
}
@available(iOS 14.0, macOS 11.0, *)
public struct Menu<L: View, Content: View>: _Leaf {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) { fatalError() }
}
extension Menu where L == Text {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *)
public struct DisclosureGroup<L: View, Content: View>: _Leaf {}
extension DisclosureGroup where L == Text {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) { fatalError() }
}
@available(iOS 16.0, macOS 11.0, *)
public struct PasteButton: _Leaf {
  @available(iOS 16.0, macOS 13.0, *)
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping @MainActor @Sendable ([T]) -> Void
  ) { fatalError() }
  @available(iOS 16.0, macOS 11.0, *)
  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) { fatalError() }
}

// MARK: Containers

public struct Group<Content: View>: _Leaf {
  public nonisolated init(@ViewBuilder content: () -> Content) { fatalError() }
}
public struct VStack<Content: View>: _Leaf {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { fatalError() }
}
public struct HStack<Content: View>: _Leaf {
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { fatalError() }
}
public struct ZStack<Content: View>: _Leaf {
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    fatalError()
  }
}
public struct Spacer: _Leaf { public nonisolated init() { fatalError() } }
public struct Divider: _Leaf { public nonisolated init() { fatalError() } }
public struct ScrollView<Content: View>: _Leaf {
  public nonisolated init(@ViewBuilder content: () -> Content) { fatalError() }
}
public struct Form<Content: View>: _Leaf {
  public nonisolated init(@ViewBuilder content: () -> Content) { fatalError() }
}
public struct List<SelectionValue: Hashable, Content: View>: _Leaf {}
extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) { fatalError() }
}
public struct Section<Parent: View, Content: View, Footer: View>: _Leaf {}
extension Section where Parent == EmptyView, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) { fatalError() }
}
extension Section where Parent == Text, Footer == EmptyView {
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    fatalError()
  }
}
@available(iOS 15.0, macOS 12.0, *)
extension Section {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { fatalError() }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: _Leaf {}
extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID { fatalError() }
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *)
public struct NavigationPath: Equatable {
  public init() { fatalError() }
  public mutating func append<V: Hashable>(_ value: V) { fatalError() }
  public mutating func removeLast(_ k: Int = 1) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *)
public struct NavigationStack<Data, Root: View>: _Leaf {}
@available(iOS 16.0, macOS 13.0, *)
extension NavigationStack where Data == NavigationPath {
  public nonisolated init(@ViewBuilder root: () -> Root) { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *)
extension NavigationStack {
  public nonisolated init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  ) where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  { fatalError() }
}
public struct NavigationLink<L: View, Destination: View>: _Leaf {}
@available(iOS 16.0, macOS 13.0, *)
extension NavigationLink where Destination == Never {
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> L) { fatalError() }
}
@available(iOS 15.0, macOS 12.0, *)
public protocol TimelineSchedule { associatedtype Mode }
@available(iOS 15.0, macOS 12.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule { public typealias Mode = Never }
@available(iOS 15.0, macOS 12.0, *)
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { fatalError() }
}
@available(iOS 15.0, macOS 12.0, *)
public struct TimelineView<Schedule: TimelineSchedule, Content>: _Leaf where Content: View {
  public struct Context { public let date: Date }
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) { fatalError() }
}

// MARK: Modifiers

extension View {
  public nonisolated func modifier<M: ViewModifier>(_ modifier: M) -> some View { EmptyView() }
  public nonisolated func padding(_ length: CGFloat) -> some View { EmptyView() }
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { EmptyView() }
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { EmptyView() }
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { EmptyView() }
  @available(iOS 13.0, macOS 10.15, *)
  public nonisolated func layoutPriority(_ value: Double) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated func ignoresSafeArea() -> some View { EmptyView() }
  public nonisolated func font(_ font: Font?) -> some View { EmptyView() }
  @available(iOS 16.0, macOS 13.0, *)
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { EmptyView() }
  @available(iOS 16.0, macOS 13.0, *)
  public nonisolated func bold(_ isActive: Bool = true) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  public nonisolated func monospacedDigit() -> some View { EmptyView() }
  public nonisolated func foregroundColor(_ color: Color?) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  public nonisolated func tint(_ tint: Color?) -> some View { EmptyView() }
  public nonisolated func lineLimit(_ number: Int?) -> some View { EmptyView() }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EmptyView()
  }
  @available(iOS 15.0, macOS 12.0, *)
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    EmptyView()
  }
  @available(iOS 15.0, macOS 12.0, *)
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { EmptyView() }
  public nonisolated func disabled(_ disabled: Bool) -> some View { EmptyView() }
  public nonisolated func opacity(_ opacity: Double) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 10.15, *)
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    EmptyView()
  }
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { EmptyView() }
  public nonisolated func labelsHidden() -> some View { EmptyView() }
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EmptyView()
  }
  @available(iOS 15.0, macOS 10.15, *)
  public nonisolated func controlSize(_ size: ControlSize) -> some View { EmptyView() }
  @available(iOS 16.0, macOS 13.0, *)
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { EmptyView() }
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    EmptyView()
  }
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated func toolbar<C: ToolbarContent>(
    @ToolbarContentBuilder content: () -> C
  ) -> some View { EmptyView() }
  @available(iOS 16.0, macOS 13.0, *)
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { EmptyView() }
  public nonisolated func sheet<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> some View { EmptyView() }
  public nonisolated func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    EmptyView()
  }
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { EmptyView() }
  @available(iOS 16.0, macOS 13.0, *)
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  @preconcurrency
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  @available(iOS, deprecated: 17.0)
  @available(macOS, deprecated: 14.0)
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View { EmptyView() }
  @available(iOS 17.0, macOS 14.0, *)
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { EmptyView() }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    EmptyView()
  }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    EmptyView()
  }
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    EmptyView()
  }
  @available(iOS 15.0, macOS 12.0, *)
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    EmptyView()
  }
  @available(iOS 15.0, macOS 12.0, *)
  @preconcurrency
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  @preconcurrency
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  @preconcurrency
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    EmptyView()
  }
  @available(iOS 16.0, macOS 13.0, *)
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    EmptyView()
  }
  @available(iOS 17.0, macOS 14.0, *)
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { EmptyView() }
  @available(iOS 17.0, macOS 14.0, *)
  public nonisolated func scrollBounceBehavior(_ behavior: Int) -> some View { EmptyView() }

  // Accessibility
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    EmptyView()
  }
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    EmptyView()
  }
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    EmptyView()
  }
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    EmptyView()
  }
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { EmptyView() }
}

#if os(iOS)
  extension View {
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { EmptyView() }
    public nonisolated func textContentType(_ type: UITextContentType?) -> some View {
      EmptyView()
    }
    @available(iOS 14.0, *)
    public nonisolated func navigationBarTitleDisplayMode(
      _ mode: NavigationBarItem.TitleDisplayMode
    ) -> some View { EmptyView() }
    @available(iOS 14.0, *)
    public nonisolated func fullScreenCover<Item: Identifiable, C: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> C
    ) -> some View { EmptyView() }
    @available(iOS 14.0, *)
    public nonisolated func fullScreenCover<C: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping () -> C
    ) -> some View { EmptyView() }
  }
  public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
  }
#endif

@available(iOS 17.0, macOS 14.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  public static var success: SensoryFeedback { fatalError() }
}
@available(iOS 17.0, macOS 14.0, *)
public struct ContentUnavailableView: _Leaf {
  public nonisolated init(_ title: String, systemImage: String) { fatalError() }
}

public struct Animation: Equatable, Sendable {
  public static var `default`: Animation { fatalError() }
}
@available(iOS 15.0, macOS 12.0, *)
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
@available(iOS 15.0, macOS 12.0, *)
public protocol TextSelectability {}
@available(iOS 15.0, macOS 12.0, *)
public struct EnabledTextSelectability: TextSelectability {}
@available(iOS 15.0, macOS 12.0, *)
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { fatalError() }
}
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { fatalError() }
  public static var isHeader: AccessibilityTraits { fatalError() }
  public static var isButton: AccessibilityTraits { fatalError() }
  public static var updatesFrequently: AccessibilityTraits { fatalError() }
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static var ignore: AccessibilityChildBehavior { fatalError() }
  public static var combine: AccessibilityChildBehavior { fatalError() }
  public static var contain: AccessibilityChildBehavior { fatalError() }
}
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large }
@available(iOS 15.0, macOS 12.0, *)
public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { fatalError() }
}

// MARK: Styles

public protocol PickerStyle {}
public struct MenuPickerStyle: PickerStyle {}
@available(iOS 14.0, macOS 11.0, *)
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { fatalError() }
}
public struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { fatalError() }
}
public protocol LabelStyle {}
@available(iOS 14.0, macOS 11.0, *)
public struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { fatalError() }
}
public protocol PrimitiveButtonStyle {}
@available(iOS 15.0, macOS 12.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
@available(iOS 15.0, macOS 12.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { fatalError() }
}
@available(iOS 15.0, macOS 12.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
@available(iOS 15.0, macOS 12.0, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *)
public protocol FormStyle {}
@available(iOS 16.0, macOS 13.0, *)
public struct GroupedFormStyle: FormStyle {}
@available(iOS 16.0, macOS 13.0, *)
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { fatalError() }
}

// MARK: Toolbars and keys

@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency
  var body: Body { get }
}
extension Never: ToolbarContent {}
extension ToolbarContent where Body == Never {
  public var body: Never { fatalError() }
}
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { fatalError() }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { fatalError() }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(
    _ c0: C0, _ c1: C1
  ) -> some ToolbarContent { c0 }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some ToolbarContent { c0 }
}
@available(iOS 14.0, macOS 11.0, *)
public struct ToolbarItemPlacement: Sendable {
  public static var automatic: ToolbarItemPlacement { fatalError() }
  public static var primaryAction: ToolbarItemPlacement { fatalError() }
  public static var confirmationAction: ToolbarItemPlacement { fatalError() }
  public static var cancellationAction: ToolbarItemPlacement { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *)
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
}
extension ToolbarItem where ID == () {
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *)
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public init(extendedGraphemeClusterLiteral: Character) { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *)
public struct KeyboardShortcut: Sendable {
  public static var defaultAction: KeyboardShortcut { fatalError() }
  public static var cancelAction: KeyboardShortcut { fatalError() }
}
@available(iOS 13.0, macOS 10.15, *)
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static var command: EventModifiers { fatalError() }
  public static var shift: EventModifiers { fatalError() }
}

// MARK: Apps

@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }
}
extension Never: Scene {}
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<C: Scene>(_ content: C) -> C { fatalError() }
  public static func buildBlock<C: Scene>(_ content: C) -> C { fatalError() }
  public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene { c0 }
}
@available(iOS 14.0, macOS 11.0, *)
public struct WindowGroup<Content: View>: Scene {
  public nonisolated init(@ViewBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}
@available(macOS 13.0, *)
@available(iOS, unavailable)
public struct Window<Content: View>: Scene {
  public nonisolated init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { fatalError() }
  public var body: Never { fatalError() }
}
@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct Settings<Content: View>: Scene {
  public nonisolated init(@ViewBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }
  @MainActor @preconcurrency
  init()
}
extension App {
  @MainActor @preconcurrency
  public static func main() { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency
  var body: Body { get }
}
extension Never: Commands {}
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<C: Commands>(_ content: C) -> C { fatalError() }
  public static func buildBlock<C: Commands>(_ content: C) -> C { fatalError() }
  public static func buildBlock<C0: Commands, C1: Commands>(_ c0: C0, _ c1: C1) -> some Commands {
    c0
  }
  @available(iOS 16.0, macOS 13.0, *)
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
}
@available(iOS 16.0, macOS 13.0, *)
extension Optional: Commands where Wrapped: Commands {
  public var body: Never { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *)
public struct CommandGroupPlacement: Sendable {
  public static var newItem: CommandGroupPlacement { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *)
public struct CommandGroup<Content: View>: Commands {
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { fatalError() }
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { fatalError() }
  public var body: Never { fatalError() }
}
@available(iOS 14.0, macOS 11.0, *)
extension Scene {
  public nonisolated func commands<C: Commands>(
    @CommandsBuilder content: () -> C
  ) -> some Scene { WindowGroup { EmptyView() } }
}

// MARK: Bridges

#if os(iOS)
  @available(iOS 13.0, *)
  @MainActor @preconcurrency
  public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    @MainActor @preconcurrency
    func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency
    func updateUIViewController(_ controller: UIViewControllerType, context: Context)
    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator
  }
  extension UIViewControllerRepresentable {
    public var body: Never { fatalError() }
  }
  extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() { fatalError() }
  }
  @MainActor @preconcurrency
  public struct UIViewControllerRepresentableContext<R: UIViewControllerRepresentable> {
    public let coordinator: R.Coordinator
  }
  @MainActor @preconcurrency
  open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public var rootView: Content
  }
  @available(iOS 14.0, *)
  @MainActor @preconcurrency @propertyWrapper
  public struct UIApplicationDelegateAdaptor<D: NSObject & UIApplicationDelegate> {
    public init(_ delegateType: D.Type = D.self) { fatalError() }
    public var wrappedValue: D { fatalError() }
  }
#else
  @available(macOS 11.0, *)
  @MainActor @preconcurrency @propertyWrapper
  public struct NSApplicationDelegateAdaptor<D: NSObject & NSApplicationDelegate> {
    public init(_ delegateType: D.Type = D.self) { fatalError() }
    public var wrappedValue: D { fatalError() }
  }
  @MainActor @preconcurrency
  open class NSHostingController<Content: View>: NSViewController {
    public init(rootView: Content) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public var rootView: Content
  }
#endif
