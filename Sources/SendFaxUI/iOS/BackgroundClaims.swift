#if canImport(SwiftUI) && os(iOS)
  import Foundation
  import SendFax
  import SendFaxAPI
  import SendFaxURLSession

  /// Claims that the system sends while the app is away: uploads of the stored file that begin later.
  ///
  /// Before each begins the system asks, and the outbox says whether it may: only one is in flight a fax,
  /// and none without being on disk as begun. What comes back goes to the outbox as any claim's answer.
  ///
  /// - Not guaranteed: that a redirect is refused. The system follows redirects of such uploads without
  ///   asking; what comes from another address than was asked is not taken for an answer.
  final class BackgroundClaims: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    // Unchecked because NSObject is not Sendable; what changes is behind the lock.
    static let identifier = "sh.sendfax.claims"
    private static let answerLimit = 1 << 20

    /// Asks the outbox whether a claim may begin.
    typealias Begin = @Sendable (JobID) async -> Bool
    /// Hands it what came back.
    typealias End = @Sendable (JobID, Result<HTTPResponse, TransportFailure>) async -> Void

    private let begin: Begin
    private let end: End
    private let lock = NSLock()
    private var bodies: [Int: Data] = [:]
    private var works: [UUID: Task<Void, Never>] = [:]
    private var begun: Set<Int> = []
    private var completion: (@MainActor @Sendable () -> Void)?
    private var hasFinished = false
    private var session: URLSession?

    init(begin: @escaping Begin, end: @escaping End) {
      self.begin = begin
      self.end = end
      super.init()
      // Made anew after a launch, it is told of what ended meanwhile.
      session = URLSession(
        configuration: BackgroundClaims.configuration, delegate: self, delegateQueue: nil)
    }

    private static var configuration: URLSessionConfiguration {
      let configuration = URLSessionConfiguration.background(withIdentifier: identifier)
      configuration.isDiscretionary = false
      configuration.sessionSendsLaunchEvents = true
      configuration.timeoutIntervalForResource = Double(Outbox.backgroundPatience)
      configuration.httpMaximumConnectionsPerHost = 1
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.httpCookieAcceptPolicy = .never
      configuration.urlCache = nil
      configuration.urlCredentialStorage = nil
      return configuration
    }

    /// Queues the claims of a plan; each asks again before it begins.
    func queue(_ plan: ReturnPlan, _ request: HTTPRequest) {
      guard case .file(let path, let length) = request.body, let session else { return }
      for delay in plan.claims {
        let task = session.uploadTask(
          with: URLSessionTransport.urlRequest(request), fromFile: URL(fileURLWithPath: path))
        task.taskDescription = plan.job.description
        task.earliestBeginDate = Date(timeIntervalSinceNow: Double(delay.components.seconds))
        task.countOfBytesClientExpectsToSend = Int64(length)
        task.countOfBytesClientExpectsToReceive = 4096
        task.resume()
      }
    }

    /// Cancels the claims of a fax.
    func drop(_ job: JobID) async {
      for task in await tasks() where task.taskDescription == job.description { task.cancel() }
    }

    /// Cancels every claim and waits until each has been taken down.
    ///
    /// - Returns: whether none is left; one that the system does not let go is waited for 5 seconds.
    func endAll() async -> Bool {
      for task in await tasks() { task.cancel() }
      for _ in 0..<50 {
        if await tasks().isEmpty {
          await settle()
          return true
        }
        do { try await Task.sleep(for: .milliseconds(100)) } catch { return false }
      }
      return false
    }

    /// Takes the system's wish to be told when everything that ended has been dealt with.
    func finishEvents(_ completion: @escaping @MainActor @Sendable () -> Void) {
      // The system may have told already, between the making of the session and this.
      let isOver = lock.withLock {
        defer { hasFinished = false }
        if !hasFinished { self.completion = completion }
        return hasFinished
      }
      if isOver { Task { await completion() } }
    }

    private func tasks() async -> [URLSessionTask] { await session?.allTasks ?? [] }

    /// Does something that must have ended before the app is stopped.
    private func work(_ body: @escaping @Sendable () async -> Void) {
      let key = UUID()
      lock.withLock {
        works[key] = Task {
          await body()
          _ = self.lock.withLock { self.works.removeValue(forKey: key) }
        }
      }
    }

    private func settle() async {
      for work in lock.withLock({ Array(works.values) }) { await work.value }
    }

    // MARK: What the system tells, on a queue of its own

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
      completionHandler:
        @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) ->
        Void
    ) {
      guard let job = BackgroundClaims.job(of: task) else { return completionHandler(.cancel, nil) }
      let (begin, number) = (begin, task.taskIdentifier)
      work {
        let mayBegin = await begin(job)
        if mayBegin { self.lock.withLock { _ = self.begun.insert(number) } }
        completionHandler(mayBegin ? .continueLoading : .cancel, nil)
      }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      lock.withLock {
        let room = BackgroundClaims.answerLimit - (bodies[dataTask.taskIdentifier]?.count ?? 0)
        bodies[dataTask.taskIdentifier, default: Data()].append(data.prefix(max(0, room)))
      }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      let number = task.taskIdentifier
      let (body, hasBegun) = lock.withLock {
        (bodies.removeValue(forKey: number) ?? Data(), begun.remove(number) != nil)
      }
      // One that never began is no claim, and its end not another's answer.
      guard let job = BackgroundClaims.job(of: task),
        hasBegun || task.response != nil || task.countOfBytesSent > 0
      else { return }
      let answer = BackgroundClaims.answer(of: task, body, error)
      let end = end
      work { await end(job, answer) }
    }

    /// It may come before a claim that has just begun is on disk, and the app is stopped soon after.
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
      Task {
        await settle()
        let completion = lock.withLock {
          defer { self.completion = nil }
          hasFinished = self.completion == nil
          return self.completion
        }
        if let completion { await completion() }
      }
    }

    private static func job(of task: URLSessionTask) -> JobID? {
      guard let name = task.taskDescription else { return nil }
      do { return try JobID(name) } catch { return nil }
    }

    private static func answer(
      of task: URLSessionTask, _ body: Data, _ error: (any Error)?
    ) -> Result<HTTPResponse, TransportFailure> {
      let isCancelled = (error as? URLError)?.code == .cancelled
      guard let response = task.response as? HTTPURLResponse,
        response.url == task.originalRequest?.url
      else {
        return .failure(
          TransportFailure(
            isCancelled ? .cancelled : .other, .mayHaveArrived, "The system's upload ended early."))
      }
      var fields: HTTPFields = [:]
      for (name, value) in response.allHeaderFields {
        if let name = name as? String, let value = value as? String { fields.append(name, value) }
      }
      let answer = HTTPResponse(status: response.statusCode, fields: fields, body: body)
      guard error == nil else {
        return .failure(
          TransportFailure(
            isCancelled ? .cancelled : .answerTruncated, .answered(answer),
            "The system's upload ended early."))
      }
      return .success(answer)
    }
  }
#endif
