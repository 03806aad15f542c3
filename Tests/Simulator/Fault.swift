import Foundation
import SendFaxAPI
import SendFaxSandbox

/// What can become of a request.
enum Fault {
  /// Nothing listens.
  case refused
  /// The connection closes before the service has seen it.
  case lostBefore
  /// The service has done its work, and its answer is lost.
  case lostAfter
  /// No answer in time; it may arrive later than what was sent after it.
  case timesOut
  case slow
  /// It arrives twice, the second time at any time.
  case twice
  /// Somebody else answers, whether or not the service has seen it.
  case instead
  case cut
  case cutWithError
  /// The service itself has a trouble.
  case troubled

  static let weights: [(Int, Fault)] = [
    (2, .refused), (3, .lostBefore), (4, .lostAfter), (2, .timesOut), (3, .slow), (3, .twice),
    (10, .instead), (2, .cut), (2, .cutWithError), (6, .troubled),
  ]

  /// What proxies, gateways and overloaded services say.
  static let answers: [HTTPResponse] = {
    let html = Data("<html><body>Please wait.</body></html>".utf8)
    func page(_ status: Int, _ fields: HTTPFields = [:]) -> HTTPResponse {
      HTTPResponse(status: status, fields: fields, body: html)
    }
    return [
      page(400), page(401), page(403), page(404), page(408), page(409), page(410), page(418),
      page(429, ["Retry-After": "3"]), page(429, ["Retry-After": "86400"]),
      page(429, ["Retry-After": "Wed, 21 Oct 2015 07:28:00 GMT"]), page(402), page(200), page(204),
      page(301, ["Location": "https://elsewhere.example/"]),
      page(307, ["Location": "https://elsewhere.example/"]), page(500), page(502), page(503),
      page(503),
      page(503, ["Retry-After": "20"]), page(503, ["Retry-After": "soon"]), page(504),
      HTTPResponse(status: 413, body: html), HTTPResponse(status: 599, body: Data()),
      HTTPResponse(status: 200, body: Data("{\"id\":".utf8)),
    ]
  }()

  /// The service's own troubles that break no promise of its.
  static let troubles: [SendFaxSandbox.Trouble] = [
    .unavailable, .tooManyRequestsDate, .htmlBadGateway, .html402, .forbidden, .garbage, .redirect,
    .answerLost, .truncatedJSON, .cutOff, .dateAhead, .dateBehind, .dateMissing, .pageCountDiffers,
    .priceHigher, .foreignCheckoutURL, .forgottenFax, .unreadable202,
    .missingDepositHeaders, .missingChallenge, .challengeDisagrees, .staticRecipient, .wrongAmount,
    .wrongToken, .wrongNetwork,
  ]
  /// Those that break the promise of 15 minutes.
  static let broken: [SendFaxSandbox.Trouble] = [.rotatingIntents, .windowClosesEarly]
}
