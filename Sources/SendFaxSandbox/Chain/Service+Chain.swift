import Foundation

/// What the chain does as the clock moves, and how the service sees deposits.
extension Service {
  /// Puts a transaction on the chain.
  mutating func send(
    from: String, contract: String, data: String, nonce: UInt64,
    status: SendFaxSandbox.Ledger.Transaction.Status = .succeeds, minedAfter: Duration? = nil
  ) -> SendFaxSandbox.Ledger.Transaction {
    let transfer = Calldata.transfer(data)
    let transaction = SendFaxSandbox.Ledger.Transaction(
      hash: random.hex(64), from: from, contract: contract, data: data, to: transfer?.to,
      amount: transfer?.amount, nonce: nonce, sentAt: now,
      minedAt: now.addingTimeInterval((minedAfter ?? configuration.blockTime).seconds),
      status: status)
    ledger.chain.transactions.append(transaction)
    isChanged = true
    happen(.sent, transaction.hash, transfer.map { Service.display($0.amount) + " USDC" } ?? "")
    return transaction
  }

  /// A transfer by a wallet that is not the sandbox's own.
  mutating func deposit(to address: String, amount: UInt64, token: String?) -> String {
    let digits = String(address.lowercased().dropFirst(2))
    let data =
      "0xa9059cbb" + String(repeating: "0", count: max(0, 64 - digits.count)) + digits
      + Calldata.word(amount).dropFirst(2)
    return send(
      from: random.hex(40), contract: token ?? configuration.token, data: data, nonce: 0
    ).hash
  }

  /// Mines what is due, and matches it with the intents.
  mutating func settleChain() {
    let now = now
    for index in ledger.chain.transactions.indices
    where !ledger.chain.transactions[index].isSettled
      && ledger.chain.transactions[index].minedAt <= now
    {
      ledger.chain.transactions[index].isSettled = true
      isChanged = true
      mine(index)
    }
    guard !configuration.openQuestions.receiptAfterWindow else { return }
    // By index, since this is asked at every request: a loop over values would copy them all.
    for index in ledger.intents.indices
    where ledger.intents[index].paidBy != nil && ledger.intents[index].faxID == nil
      && ledger.intents[index].endsAt <= now
    {
      let intent = ledger.intents[index]
      guard let hash = intent.paidBy, let detectedAt = intent.detectedAt,
        !(configuration.openQuestions.lateTransferPays && detectedAt > intent.endsAt)
      else { continue }
      strand(hash, .unclaimed, intent: intent.id, amount: intent.amount, at: intent.endsAt)
    }
  }

  private mutating func mine(_ index: Int) {
    let transaction = ledger.chain.transactions[index]
    guard transaction.status == .succeeds else { return }
    guard let to = transaction.to, let amount = transaction.amount else { return }
    let isToken = same(transaction.contract, configuration.token)
    if isToken, let payer = ledger.chain.account(transaction.from) {
      guard ledger.chain.accounts[payer].usdc >= amount else {
        ledger.chain.transactions[index].status = .reverts
        return
      }
      ledger.chain.accounts[payer].usdc -= amount
    }
    if isToken, let payee = ledger.chain.account(to) {
      ledger.chain.accounts[payee].usdc += amount
    }
    match(transaction, to: to, amount: amount, isToken: isToken)
  }

  private mutating func match(
    _ transaction: SendFaxSandbox.Ledger.Transaction, to: String, amount: UInt64, isToken: Bool
  ) {
    let at = transaction.minedAt
    guard let index = ledger.intents.firstIndex(where: { same($0.address, to) }) else {
      let isStatic = same(to, Service.staticRecipient)
      strand(
        transaction.hash, isStatic ? .staticRecipient : .noIntent, intent: nil, amount: amount,
        at: at)
      return
    }
    let intent = ledger.intents[index]
    let reason: SendFaxSandbox.Ledger.Stranded.Reason?
    if !isToken {
      reason = .wrongToken
    } else if amount != intent.amount {
      reason = amount < intent.amount ? .under : .over
    } else if intent.paidBy != nil {
      reason = .duplicate
    } else if at > intent.endsAt, !configuration.openQuestions.lateTransferPays {
      reason = .late
    } else {
      reason = nil
    }
    if let reason {
      strand(transaction.hash, reason, intent: intent.id, amount: amount, at: at)
    } else {
      ledger.intents[index].paidBy = transaction.hash
      happen(.deposited, transaction.hash, intent.id)
      ledger.intents[index].detectedAt = at.addingTimeInterval(configuration.detectionLag.seconds)
    }
  }

  private mutating func strand(
    _ hash: String, _ reason: SendFaxSandbox.Ledger.Stranded.Reason, intent: String?,
    amount: UInt64, at: Date
  ) {
    guard !ledger.stranded.contains(where: { $0.hash == hash }) else { return }
    ledger.stranded.append(
      .init(hash: hash, intentID: intent, amount: amount, reason: reason, at: at))
    isChanged = true
    happen(.stranded, hash, reason.rawValue)
  }

  /// Addresses are the same whatever the case of their digits.
  func same(_ a: String, _ b: String) -> Bool { a.lowercased() == b.lowercased() }
}
