/// An option of the command line: a row of the table that parsing and help are made from.
struct Option: Sendable, Hashable {
  /// The long name without its dashes.
  let name: String
  /// The letter of the short form.
  var short: Character?
  /// What help calls the value; nil for a switch.
  var value: String?
  /// The words a value must be one of, where they are few.
  var choices: [String] = []
  /// The environment variable that stands in for it.
  var variable: String?
  /// The commands that take it; nil for all.
  var commands: [CommandName]?
  /// One line of help.
  let help: String

  /// The name as it is typed.
  var spelling: String { "--\(name)" }
  /// Whether a command takes it.
  func belongs(to command: CommandName) -> Bool { commands?.contains(command) ?? true }
}

extension Option {
  // MARK: Every command

  static let api = Option(
    name: "api", value: "URL", variable: "SENDFAX_API",
    help: "the service (https, or http on this machine)")
  static let sandbox = Option(
    name: "sandbox", help: "use the built-in sandbox: nothing is charged, nothing is faxed")
  static let outbox = Option(
    name: "outbox", value: "DIR", variable: "SENDFAX_OUTBOX", help: "where faxes are kept")
  static let json = Option(name: "json", help: "print one JSON object a line")
  static let noWait = Option(
    name: "no-wait", help: "end once the fax is safe on disk and the next step is yours")
  static let timeout = Option(name: "timeout", value: "SECONDS", help: "stop waiting after that")
  static let quiet = Option(name: "quiet", short: "q", help: "print results and failures only")
  static let verbose = Option(name: "verbose", short: "v", help: "say more")
  static let version = Option(name: "version", help: "print the version")
  static let help = Option(name: "help", short: "h", help: "print this")

  // MARK: Sending

  static let to = Option(
    name: "to", value: "NUMBER", commands: [.send, .quote], help: "the fax number to call")
  static let by = Option(
    name: "by", value: "RAIL", choices: ["card", "wallet"], commands: [.send],
    help: "pay by card or by wallet")
  static let again = Option(
    name: "again", commands: [.send], help: "send although the same fax is already under way")
  static let retry = Option(
    name: "retry", value: "JOB", commands: [.send], help: "send a fax that failed once more")
  static let replace = Option(
    name: "replace", value: "JOB", commands: [.send],
    help: "send a fax that may be paid as a new one, paid again")
  static let fileName = Option(
    name: "file-name", value: "NAME", commands: [.send],
    help: "the name the service is told (document.pdf)")
  static let confirm = Option(
    name: "confirm", commands: [.quote], help: "also upload the document, so the service prices it")

  static let document = Option(
    name: "document", value: "FILE", commands: [.resume],
    help: "the very same file, for a fax whose stored document was lost")

  // MARK: Card

  static let noOpen = Option(
    name: "no-open", commands: [.send, .resume], help: "print the payment page, open no browser")

  // MARK: Wallet

  static let walletRPC = Option(
    name: "wallet-rpc", value: "URL", variable: "SENDFAX_WALLET_RPC", commands: [.send, .resume],
    help: "an Ethereum JSON-RPC signer that holds the keys")
  static let from = Option(
    name: "from", value: "ADDRESS", commands: [.send, .resume], help: "the account that pays")
  static let maxUSD = Option(
    name: "max-usd", value: "AMOUNT", commands: [.send, .resume],
    help: "pay no more than that (5.00)")
  static let yes = Option(
    name: "yes", short: "y", commands: [.send, .resume],
    help: "agree to the price shown, without being asked")
  static let chainID = Option(
    name: "chain-id", value: "N", commands: [.send, .resume, .sandbox],
    help: "another chain, for a service on this machine")
  static let token = Option(
    name: "token", value: "ADDRESS", commands: [.send, .resume, .sandbox],
    help: "another token, for a service on this machine")

  // MARK: Looking and settling

  static let watch = Option(
    name: "watch", commands: [.status], help: "keep asking until the fax has ended")
  static let receipt = Option(
    name: "receipt", commands: [.show], help: "print what one keeps as a receipt")
  static let unreadable = Option(
    name: "unreadable", commands: [.forget],
    help: "remove a fax that can't be read, though it may have been paid")
  static let settlement = Option(
    name: "as", value: "OUTCOME",
    choices: ["never-approved", "refunded", "arrived", "written-off"], commands: [.settle],
    help: "how it ended")
  static let faxID = Option(
    name: "fax-id", value: "FAX-ID", commands: [.settle],
    help: "the service's id, where support named it for one that arrived")

  // MARK: The sandbox

  static let port = Option(
    name: "port", value: "N", commands: [.sandbox], help: "the port to listen on (any free one)")
  static let scenario = Option(
    name: "scenario", value: "NAME", commands: [.sandbox],
    help: "what shall go wrong: NAME[@CALL][:TIMES], several with commas")
  static let walletByHand = Option(
    name: "wallet-by-hand", commands: [.send, .resume, .sandbox],
    help: "the sandbox's wallet asks you, on its page")
  static let host = Option(
    name: "host", value: "ADDRESS", commands: [.sandbox],
    help: "the IPv4 address to listen on (127.0.0.1)")
  static let servesOtherMachines = Option(
    name: "i-know-this-is-not-a-real-service", commands: [.sandbox],
    help: "let other machines reach it by --host; it protects nothing")

  /// Every option; the table.
  static let all: [Option] = [
    to, by, confirm, again, retry, replace, fileName, noOpen, walletRPC, from, maxUSD, yes, chainID,
    token,
    document, watch, receipt, unreadable, settlement, faxID, port, scenario, walletByHand, host,
    servesOtherMachines,
    api, sandbox, outbox, json, noWait, timeout, quiet, verbose, version, help,
  ]
}
