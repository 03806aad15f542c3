// both: can not be mutated from a nonisolated context
import SwiftUI

@MainActor
final class Model: ObservableObject { @Published var count = 0 }
func count(_ model: Model) { model.count += 1 }
