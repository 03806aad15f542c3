import Foundation
import SendFaxAPI

/// The command line as a function: arguments in, what is printed and an exit status out.
///
/// ```swift
/// let status = await SendFaxCommand.run(["quote", "letter.pdf", "--to", "+16135550123"], in: world)
/// ```
public enum SendFaxCommand {
  /// The version, as `--version` prints it.
  public static let version = "0.1.0"

  /// Runs one command. Cancelling the task is Ctrl-C: it ends with 130, and nothing is lost.
  public static func run(_ words: [String], in world: World) async -> Int32 {
    let arguments: Arguments
    do {
      arguments = try Arguments(words, variables: world.variables)
    } catch {
      return misunderstood(error, words, in: world)
    }
    let screen = Screen(arguments, world: world)
    let status = await perform(arguments, screen: screen, world: world)
    screen.progress(nil)
    guard let failure = world.console.failure else { return status.rawValue }
    world.console.write("sendfax: the output is incomplete: \(failure)\n", to: .error)
    return status == .done ? ExitStatus.unwritable.rawValue : status.rawValue
  }

  private static func perform(
    _ arguments: Arguments, screen: Screen, world: World
  ) async -> ExitStatus {
    if arguments.has(.version) {
      world.console.write("sendfax \(version)\n", to: .output)
      return .done
    }
    if arguments.has(.help) {
      world.console.write(Help.text(for: arguments.command) + "\n", to: .output)
      return .done
    }
    guard let command = arguments.command else {
      world.console.write(Help.text(for: nil) + "\n", to: .error)
      return .usage
    }
    let context = Context(arguments: arguments, screen: screen, world: world)
    do {
      return try await command.run(in: context)
    } catch let error as FaxError {
      screen.failure(error)
      return ExitStatus(error)
    } catch is CancellationError {
      return .interrupted
    } catch {
      screen.failure(FaxError(.internalFault, "Something went wrong that should not: \(error)"))
      return .bug
    }
  }

  private static func misunderstood(_ error: any Error, _ words: [String], in world: World) -> Int32
  {
    let failure = error as? FaxError ?? .usage("\(error)")
    let json = words.prefix { $0 != "--" }.contains(Option.json.spelling)
    Screen(console: world.console, world: world, isJSON: json).failure(failure)
    return ExitStatus(failure).rawValue
  }
}
