#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Takes every job of Swift's concurrency from the system's threads and runs it on this one, in an order
/// that a seed decides.
///
/// The runtime asks `swift_task_enqueueGlobal_hook` where a job should run, actors' jobs included, so
/// nothing else in the process may use `async` meanwhile. `Task.yield()` and `Task.sleep` go past the
/// hook: the simulated code uses neither.
final class Turns {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void
  private typealias Deadline =
    @convention(thin) (
      Int64, Int64, Int64, Int64, Int32, UnownedJob, Original
    ) -> Void

  // The hook has no context of its own; only the simulating thread touches these.
  nonisolated(unsafe) private static var jobs: [(job: UnownedJob, owner: Int)] = []
  nonisolated(unsafe) private static var owner = 0
  nonisolated(unsafe) private static var diverted: [UnownedJob]?
  private let place = Place()

  /// How many jobs have run.
  private(set) var count = 0

  /// Takes the jobs of this process from now on.
  static func takeOver() {
    guard let hook = dlsym(nil, "swift_task_enqueueGlobal_hook") else {
      fatalError("this runtime has no swift_task_enqueueGlobal_hook: no simulation without it")
    }
    hook.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in Turns.take(job) }
    for name in ["swift_task_enqueueGlobalWithDeadline_hook"] {
      dlsym(nil, name)?.assumingMemoryBound(to: Deadline?.self).pointee = { _, _, _, _, _, _, _ in
        fatalError("something waits on a real clock, which no seed can repeat")
      }
    }
  }

  private static func take(_ job: UnownedJob) {
    if diverted == nil { jobs.append((job, owner)) } else { diverted?.append(job) }
  }

  /// How many jobs wait for their turn.
  var waiting: Int { Turns.jobs.count }

  /// The process that a waiting job is part of.
  func owner(at index: Int) -> Int { Turns.jobs[index].owner }

  /// The first waiting job of a process.
  func first(of owner: Int) -> Int? { Turns.jobs.firstIndex { $0.owner == owner } }

  /// Runs one of the waiting jobs, which are in the order they came.
  func run(at index: Int) {
    let (job, owner) = Turns.jobs.remove(at: index)
    count += 1
    Turns.run(as: owner) { job.runSynchronously(on: place.asUnownedSerialExecutor()) }
  }

  /// Lets what `body` begins, and all that follows from it, be part of a process.
  static func run(as owner: Int, _ body: () -> Void) {
    let outer = Turns.owner
    Turns.owner = owner
    body()
    Turns.owner = outer
  }

  /// Runs `body` to its end at once, while all other jobs wait.
  func atOnce<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value {
    let outer = Turns.diverted
    Turns.diverted = []
    let box = Box<Value>()
    Task.detached { box.value = await body() }
    while let job = Turns.diverted?.first {
      Turns.diverted?.removeFirst()
      job.runSynchronously(on: place.asUnownedSerialExecutor())
    }
    Turns.diverted = outer
    guard let value = box.value else { fatalError("it waited for something") }
    return value
  }

  // Written and read by the simulating thread alone.
  private final class Box<Value>: @unchecked Sendable { var value: Value? }

  private final class Place: SerialExecutor {
    func enqueue(_ job: UnownedJob) { Turns.take(job) }
    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      UnownedSerialExecutor(ordinary: self)
    }
  }
}
