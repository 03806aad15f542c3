import SendFax
import SendFaxAPI

/// Shows a transfer to a person who pays from a wallet on another device.
struct TerminalPresenter: TransferPresenter {
  let screen: Screen
  /// Whether the service is a stand-in, to which nobody should send money.
  let isStandIn: Bool

  func present(_ instructions: TransferInstructions) async {
    screen.result("")
    screen.result("\("Send exactly this from your wallet:", .strong)")
    screen.row("Network", "\(instructions.network, .strong) (chain \(instructions.chainID))")
    screen.row("Token", "USDC, \(instructions.token)")
    screen.row("Amount", "\(instructions.amount, .strong)")
    screen.row("To", "\(instructions.address, .strong)")
    screen.row("Within", Line(Words.english.duration(instructions.timeLeft)))
    showCode(instructions.uri.description)
    for warning in instructions.warnings {
      screen.result("\("!", .warning) \(warning)", hanging: 2)
    }
    guard isStandIn else { return }
    screen.result(
      "\("! This service is a stand-in on this machine: what a real wallet sends there is lost.", .bad)",
      hanging: 2)
  }

  private func showCode(_ text: String) {
    if let code = TerminalQRCode(text), screen.fits(columns: code.columns) {
      screen.result("")
      for line in code.lines { screen.result(line) }
      screen.result("")
    }
    screen.row("As a link", Line(text))
  }
}
