import Foundation
import SendFaxAPI

@testable import SendFax

/// The card rail, Stripe's pages and the person before them (`CardRail`).
extension Model {
  func cardRail(_ world: World, _ fax: Int, _ next: inout Successors) {
    let side = world.faxes[fax]
    if side.flight == .showing {
      var after = world
      after.faxes[fax].flight = .none
      after.faxes[fax].pages[side.pages.count - 1].isShown = true
      next.append((Step(.showsThePage, fax), after))
    }
    service(world, fax, &next)
    guard side.flight == .none else { return }
    if case .calling = side.wallet { return }
    upload(world, fax, &next)
    openPage(world, fax, &next)
    askStatus(world, fax, &next)
    let isShown = record(fax, world).state == .checkoutOpened && side.pages.last?.isShown == true
    if broken == .dismissalMeansCancelled, isShown {
      var after = world
      force(fax, &after) {
        $0.state = .drafted
        $0.upload = nil
        $0.page = nil
      }
      next.append((Step(.takesDismissalForNo, fax), after))
    }
  }

  /// What the person does on a page, and what the service does with an upload nobody pays.
  private func service(_ world: World, _ fax: Int, _ next: inout Successors) {
    let side = world.faxes[fax]
    for index in side.pages.indices where isPayable(side.pages[index]) {
      var after = world
      after.faxes[fax].pages[index].isPaid = true
      next.append((Step(.thePersonPaysThePage, fax), after))
    }
    guard side.server == .awaiting, side.pages.contains(where: \.isShown),
      !side.pages.contains(where: \.isPaid)
    else {
      return
    }
    var after = world
    after.faxes[fax].server = .expired
    next.append((Step(.theServiceLetsTheUploadLapse, fax), after))
    after.faxes[fax].server = .gone
    next.append((Step(.theServiceForgetsTheUpload, fax), after))
  }

  func isPayable(_ page: World.Page) -> Bool {
    page.isShown && !page.isPaid && page.age < 24 * 60
  }

  private func upload(_ world: World, _ fax: Int, _ next: inout Successors) {
    let number = world.faxes[fax].uploads + 1
    guard number <= 2, let id = try? FaxID(Answer.uploadName(fax, number)) else { return }
    var after = world
    if broken == .fallBackWhileInDoubt, record(fax, world).claimable != nil {
      force(fax, &after) { $0.state = .drafted }
    }
    let isUploaded = commit(.uploadsForCard, fax, &after, detail: number) { record in
      guard FaxMachine.allowsCard(record), record.state != .uploaded else { return nil }
      return [.uploaded(.init(id: id, pageCount: 3, amount: USD(cents: 50), serverDate: nil))]
    }
    guard isUploaded else { return }
    after.faxes[fax].uploads = number
    after.faxes[fax].server = .awaiting
    after.faxes[fax].pages.removeAll { !$0.isPaid && !isPayable($0) }
    next.append((Step(.uploadsForCard, fax), after))
  }

  /// The first page of an upload, or another one where rule 12 lets it; and the journaled one again.
  private func openPage(_ world: World, _ fax: Int, _ next: inout Successors) {
    let record = record(fax, world)
    let side = world.faxes[fax]
    guard side.server == .awaiting, !side.pages.contains(where: \.isPaid) else { return }
    if record.state == .checkoutOpened, let last = side.pages.indices.last,
      !side.pages[last].isShown
    {
      var after = world
      after.faxes[fax].pages[last].isShown = true
      next.append((Step(.showsThePage, fax), after))
    }
    guard let id = record.upload?.id, side.pages.count < 2 else { return }
    let isSame = !setting.newSessions && side.pages.last.map { $0.age < 24 * 60 } == true
    let count = side.pages.count + (isSame ? 0 : 1)
    let url = URL(fileURLWithPath: "/page-\(side.uploads)-\(count)")
    var after = world
    let isOnDisk = commit(.putsAPageOnDisk, fax, &after, detail: side.uploads * 4 + count) {
      let isDue =
        broken == .secondPageAtOnce
        || FaxMachine.mayOpenAnotherPage(at: RecordTable.now, serverDate: nil, in: $0)
      guard $0.state == .uploaded || ($0.state == .checkoutOpened && isDue) else { return nil }
      return [
        .checkoutOpened(
          .init(id: id, url: url, amount: USD(cents: 50), pageCount: 3, serverDate: nil))
      ]
    }
    guard isOnDisk else { return }
    if !isSame { after.faxes[fax].pages.append(.init()) }
    after.faxes[fax].flight = .showing
    next.append((Step(.putsAPageOnDisk, fax), after))
  }

  private func askStatus(_ world: World, _ fax: Int, _ next: inout Successors) {
    let status = status(world.faxes[fax])
    var after = world
    let detail = status.map { $0 == .paid ? 1 : $0 == .expired ? 2 : 3 } ?? 0
    let isNews = commit(.asksForTheStatus, fax, &after, detail: detail) { record in
      guard let id = record.faxID, record.page != nil,
        record.state == .checkoutOpened || record.state == .needsAttention
          || record.isWatchedExpiry
      else { return nil }
      let events =
        status.map {
          FaxMachine.statusArrived(Fax(id: id, status: $0), serverDate: nil, in: record)
        } ?? FaxMachine.notFoundArrived(at: RecordTable.now, in: record)
      return events.isEmpty ? nil : events
    }
    if isNews { next.append((Step(.asksForTheStatus, fax), after)) }
  }

  private func status(_ side: World.Side) -> FaxStatus? {
    if side.server == .gone { return nil }
    let isPaid = side.pages.contains(where: \.isPaid)
    if isPaid, side.server == .awaiting || setting.expiredCanBePaid { return .paid }
    return side.server == .expired ? .expired : .awaitingPayment
  }
}
