import Foundation

extension SendFaxClient {
  /// `POST /api/v1/faxes`: asks what a fax costs by wallet, or claims one that was paid for.
  ///
  /// The same bytes sent again are the claim, so a failure here says nothing about money: every
  /// ``FaxError`` thrown has ``FaxError/money`` `notMoved`, and a caller who has asked a wallet must say
  /// what is true instead.
  ///
  /// - Returns: Any 2xx is an acceptance, readable or not; a 402 is returned as it came.
  /// - Throws: ``FaxError``. An exchange that failed after the head of a 2xx or a 402 had come is
  ///   returned, not thrown.
  public func submit(
    _ body: MultipartBody, deadline: Duration? = nil,
    onProgress: (@Sendable (HTTPRequest.Progress) -> Void)? = nil
  ) async throws -> Answered<Submission> {
    var request = submission(of: body)
    request.onProgress = onProgress
    request.deadline = deadline ?? request.deadline
    do {
      let response = try await answer(request, to: .submit)
      return Answered(try submission(response), serverDate: response.date)
    } catch let error as FaxError {
      guard let failure = error.transport, case .answered(let response) = failure.delivery,
        let salvaged = salvage(response, after: failure.reason)
      else { throw error }
      return Answered(salvaged, serverDate: response.date)
    }
  }

  /// The request that ``submit(_:deadline:onProgress:)`` sends, for one who has another send it.
  package func submission(of body: MultipartBody) -> HTTPRequest {
    request(
      .post, "api/v1/faxes", .file(path: body.path, length: body.length), type: body.contentType)
  }

  private func submission(_ response: HTTPResponse) throws -> Submission {
    if response.isSuccess {
      return Receipt(response, base: base).map(Submission.accepted)
        ?? .acceptedUnreadably(response)
    }
    if response.status == 402 { return .paymentRequired(response) }
    throw FaxError(response, of: .submit)
  }

  /// What an answer says although its body was cut: its head is whole.
  private func salvage(
    _ response: HTTPResponse, after reason: TransportFailure.Reason
  ) -> Submission? {
    if response.isSuccess {
      return Receipt(response, base: base).map(Submission.accepted)
        ?? .acceptedUnreadably(response)
    }
    return response.status == 402 && reason != .cancelled ? .paymentRequired(response) : nil
  }
}

/// What `POST /api/v1/faxes` says.
public enum Submission: Sendable, Equatable {
  /// The fax is accepted, and paid.
  case accepted(Receipt)
  /// The service said yes, in an answer whose body can't be read or was cut.
  case acceptedUnreadably(HTTPResponse)
  /// A payment is asked first, or has not been seen yet; the answer as it came.
  case paymentRequired(HTTPResponse)
}
