// The `scenec` command: its subcommands and exit statuses.

import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneProject
import SceneSystem
import SceneText

/// The exit statuses besides 0.
enum ExitStatus {
  /// Findings at or above the failing severity.
  static let findings: Int32 = 1
  /// Wrong arguments.
  static let usage: Int32 = 2
  /// An input could not be read or an output could not be written. Takes precedence over `findings`.
  static let inputOutput: Int32 = 3
}

@main
struct Scenec: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenec",
    abstract: "Compiles, checks and lays out Interface Builder scenes (.storyboard and .xib).",
    discussion: """
      Exit status: 0 if no finding reaches the failing severity, 1 if one does, 2 for a usage error, 3 if an input cannot be \
      read or an output cannot be written.
      """,
    version: "\(Product.name) \(Product.version)",
    subcommands: [
      Compile.self, Lint.self, Fix.self, Render.self, Convert.self, Diff.self, Merge.self, Init.self,
      Why.self,
      Code.self, Schema.self,
      ListRules.self, Explain.self,
      Devices.self, Preview.self, Worker.self,
    ])

  static func main() {
    StandardStream.openMissing()
    Interruption.end(status: execute(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs a command. Returns the exit status.
  static func execute(_ arguments: [String]) -> Int32 {
    var command: any ParsableCommand
    do {
      try requireCommand(arguments.first == "help" ? arguments.dropFirst().first : arguments.first)
      command = try parseAsRoot(arguments)
    } catch {
      return report(error)
    }
    do {
      try command.run()
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    } catch let error as ValidationError {
      // This error comes from looking up inputs or rules. The parser, which knows the usage, has finished by
      // then.
      Terminal.write(
        "error: \(TerminalText.safe(error.message))\n  See 'scenec \(name(of: type(of: command))) --help' for more information.\n",
        to: .error)
      return ExitStatus.usage
    } catch {
      // Output of the argument parser itself, such as the help.
      return report(error)
    }
  }

  /// Prints what the argument parser has to say: errors, and help.
  private static func report(_ error: any Error) -> Int32 {
    let isUsage = exitCode(for: error) != .success
    var message = fullMessage(for: error)
    // Our other errors start in lower case, like those of compilers.
    if message.hasPrefix("Error: ") { message = "e" + message.dropFirst() }
    if isUsage, message.contains("'html' is invalid for '--format") {
      message += "\n  To write a page with scenes and findings: scenec render --format html PATH -o page.html"
    }
    // The message repeats arguments, which can contain control characters.
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map {
      TerminalText.safe(String($0)) + "\n"
    }
    if !message.isEmpty { Terminal.write(lines.joined(), to: isUsage ? .error : .output) }
    return isUsage ? ExitStatus.usage : 0
  }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? String(describing: command).lowercased()
  }

  /// Suggests a command if the first argument is not one, such as a misspelled command or a path.
  private static func requireCommand(_ argument: String?) throws {
    guard let argument, !argument.hasPrefix("-") else { return }
    let names = configuration.subcommands.map(name) + ["help"]
    guard !names.contains(argument) else { return }
    let suggestion: String
    if let question = Spelling.question(for: argument, among: names) {
      suggestion = "; \(question)"
    } else if FileAccess.exists(argument) {
      suggestion = "; to check a file or folder: scenec lint \(argument)"
    } else {
      suggestion = ": see scenec --help"
    }
    throw ValidationError("unknown command “\(argument)”\(suggestion)")
  }
}
