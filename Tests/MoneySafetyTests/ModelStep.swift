/// What can happen; a trace reads the names aloud.
enum Deed: Hashable {
  case kill, killAfterItsRequestArrived, minutesPass, aDayPasses
  // The wallet rail
  case asksForThePrice, itsRequestNeverLeaves, answered402, answered202, theAnswerIsLost
  case putsTheTransferOnDisk, asksTheWallet, doesNotAskTheWalletAfterAll
  case theWalletSendsAndSaysSo, theWalletSendsAndItsAnswerIsLost, theWalletSendsUnheard
  case theWalletSaysNothingClear, theWalletDropsTheLapsedRequest
  case thePersonDeclines, thePersonDeclinesUnheard, theHashComesLate
  case claims, theClaimNeverLeaves, theClaimIsAnswered202, theClaimIsAnsweredUnreadably
  case theClaimIsAnswered402, theClaimsAnswerIsLost, takesTheNewQuote, callsForAPerson
  // The card rail
  case uploadsForCard, putsAPageOnDisk, showsThePage, asksForTheStatus, takesDismissalForNo
  case thePersonPaysThePage, theServiceLetsTheUploadLapse, theServiceForgetsTheUpload
  // The person
  case thePersonSendsASecondCopy, thePersonWithdraws, thePersonReplacesIt
  case thePersonSaysNeverApproved, thePersonWritesItOff, supportGivesItBack
  case thePersonSaysItArrived, thePersonSaysItArrivedUnderItsID
  case itsEventsBecomeUnreadable, thePersonForgetsIt

  /// Whether the process ends.
  var isKill: Bool { self == .kill || self == .killAfterItsRequestArrived }

  /// A loss in the network or a careless wallet: what an undisturbed ending does without.
  var isTrouble: Bool {
    switch self {
    case .itsRequestNeverLeaves, .theAnswerIsLost, .theWalletSendsAndItsAnswerIsLost,
      .theWalletSendsUnheard, .theClaimNeverLeaves, .theClaimsAnswerIsLost,
      .theClaimIsAnsweredUnreadably, .theServiceForgetsTheUpload, .itsEventsBecomeUnreadable:
      return true
    default: return isKill
    }
  }
}

/// A deed, and whose.
struct Step: CustomStringConvertible {
  var deed: Deed
  var fax: Int
  var intent: Int

  init(_ deed: Deed, _ fax: Int = -1, _ intent: Int = 0) {
    self.deed = deed
    self.fax = fax
    self.intent = intent
  }

  /// `A: asks the wallet (pi_1)`.
  var description: String {
    var words = ""
    for letter in "\(deed)" {
      if letter.isUppercase || (letter.isNumber && words.last?.isNumber == false) { words += " " }
      words += letter.lowercased()
    }
    let who = fax < 0 ? "" : fax == 0 ? "A: " : "B: "
    return who + words + (intent > 0 ? " (\(Answer.intentName(intent)))" : "")
  }
}
