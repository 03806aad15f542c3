import Foundation

extension FaxError {
  /// What an answer that is not a 2xx means: by its status first, by its words only within a 422.
  init(_ response: HTTPResponse, of call: Call, now: Date = Date()) {
    let problem = Problem(response.body)
    self = FaxError.refusal(response.status, problem, of: call)
    status = response.status
    retryAfter = response.retryAfter(now: now)
  }

  /// A 2xx that breaks the contract.
  static func unreadable(_ message: String) -> FaxError { FaxError(.answerUnreadable, message) }

  /// A 2xx whose body is not what was asked for.
  static func unreadable(_ response: HTTPResponse) -> FaxError {
    var error = unreadable("The service's answer (\(response.status)) could not be read.")
    error.status = response.status
    return error
  }

  private static func refusal(_ status: Int, _ problem: Problem, of call: Call) -> FaxError {
    switch status {
    case 300...399:
      return FaxError(
        .redirected,
        "The service answered with a redirect (\(status)), which is never followed. "
          + "Check the service's URL.")
    case 404: return notFound(call)
    case 400, 422: return refused(status, problem, of: call)
    case 413:
      return FaxError(
        .documentTooLarge,
        problem.detail ?? "The service refused the document as too large (413).")
    case 402:
      return FaxError(.requestRefused, problem.sentence ?? "The service asks for a payment (402).")
    case 408, 425, 429: return unavailable(status, problem)
    case 400...499:
      return FaxError(
        .requestRefused, problem.sentence ?? "The service refused the request (\(status)).")
    default: return unavailable(status, problem)
    }
  }

  private static func notFound(_ call: Call) -> FaxError {
    switch call {
    case .status, .checkout:
      return FaxError(
        .notFound, "The service knows no fax with that id. Check that the id is complete.")
    case .upload, .submit:
      return FaxError(
        .notFound, "There is no fax service at that address (404). Check the service's URL.")
    }
  }

  private static func refused(_ status: Int, _ problem: Problem, of call: Call) -> FaxError {
    guard call == .upload || call == .submit else {
      return FaxError(
        .requestRefused, problem.sentence ?? "The service refused the request (\(status)).")
    }
    let code = status == 422 ? problem.refusal : .documentRefused
    let thing = code == .documentRefused ? "document" : "number"
    return FaxError(
      code, problem.sentence ?? "The service refused the \(thing) (\(status)) and gave no reason.")
  }

  /// 429, 5xx and what is no status at all; garbage and HTML are never shown.
  private static func unavailable(_ status: Int, _ problem: Problem) -> FaxError {
    let reason = problem.sentence.map { ": \($0)" } ?? ". Try again in a while."
    let isBusy = status == 429 || status == 425
    return FaxError(
      .serviceUnavailable,
      "The service is \(isBusy ? "busy" : "unavailable") (\(status))\(reason)",
      isWorthRetrying: status != 501 && status != 505)
  }
}
