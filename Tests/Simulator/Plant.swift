/// A rule broken on purpose around the real outbox, to show that the simulator would notice.
public enum Plant: String, Sendable, CaseIterable {
  /// Every wallet is asked twice for one request.
  case askSentTwice
  /// A wallet that does not answer clearly is taken to have declined.
  case unknownMeansDeclined
  /// After the first 429 or 5xx no request for a wallet fax is sent any more.
  case givesUpWhenBusy
  /// The service's yes to a claim never arrives.
  case yesIsLost
  /// A page is shown as soon as the service names it, whether or not it is on disk.
  case pageShownAtOnce
  /// A process that dies loses what was committed last.
  case journalNotSynced
  /// A claim sends a request with other bytes than the one that was paid for.
  case otherBytes
  /// No time passes while a process lives.
  case stoppedClock
  /// A document that was deleted is on the disk again at the next launch.
  case deletedDocumentStays
  /// A request goes to another host as well.
  case otherHost
  /// What a killed process held locked stays locked.
  case locksOutlive
  /// A folder on another device is taken for the one it was.
  case moveUnnoticed
  /// The system sends claims without asking whether it may.
  case claimsUnasked
  /// A transaction whose answer was lost is sent to the node once more.
  case nodeAskedTwice
  /// Any error of a wallet's node is taken for a clear no.
  case nodeErrorMeansDeclined
  /// A no to another caller is taken for one's own.
  case foreignAnswerTaken
  /// It is not written down who pays, as which transaction, before the node is told to send it.
  case nonceNotNoted
}
