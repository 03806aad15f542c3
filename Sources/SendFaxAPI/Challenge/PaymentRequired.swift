import Foundation

/// What a 402 says: the challenges, and the deposit quote or why there is none.
///
/// ```swift
/// let answer = PaymentRequired(response)
/// let quote = try QuoteBounds(pages: document.pageCount).admit(answer, at: now)
/// ```
///
/// Reading it never fails: a proxy's HTML is an answer without a quote.
public struct PaymentRequired: Sendable, Hashable {
  /// The challenges of the scheme `Payment` that can be read.
  public let challenges: [PaymentChallenge]
  /// Why others that are, or may be, of that scheme can't be read.
  public let unreadable: [String]
  /// The quote, or why there is none.
  public let deposit: Result<DepositQuote, DepositQuote.Refusal>

  /// Reads an answer.
  public init(_ response: HTTPResponse) {
    let all = AuthenticationChallenges(response.fields)
    var challenges: [PaymentChallenge] = []
    var unreadable: [String] = []
    for refusal in all.refused where refusal.scheme?.lowercased() ?? "payment" == "payment" {
      unreadable.append(refusal.description)
    }
    for challenge in all.read where challenge.isScheme("Payment") {
      do {
        challenges.append(try PaymentChallenge(challenge))
      } catch {
        unreadable.append("a payment challenge can’t be used: \(error)")
      }
    }
    self.challenges = challenges
    self.unreadable = unreadable
    deposit = PaymentRequired.deposit(response.fields)
  }

  private static func deposit(_ fields: HTTPFields) -> Result<DepositQuote, DepositQuote.Refusal> {
    do {
      return .success(try DepositQuote(fields))
    } catch let refusal as DepositQuote.Refusal {
      return .failure(refusal)
    } catch {
      return .failure(.absent)
    }
  }
}
