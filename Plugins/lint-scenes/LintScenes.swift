// `swift package lint-scenes [ARGUMENTS]`: runs `scenec lint` on a package. Without paths, checks all scenes of its targets.

import Foundation
import PackagePlugin

@main
struct LintScenes: CommandPlugin {
  /// The linter's exit status was not 0.
  struct Failure: Error, CustomStringConvertible {
    var status: Int32
    var description: String { "scenec lint ended with status \(status)" }
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let program = try context.tool(named: "scenec").url
    let process = Process()
    process.executableURL = program
    process.currentDirectoryURL = context.package.directoryURL
    let hasPath = arguments.contains { !$0.hasPrefix("-") }
    process.arguments = ["lint"] + arguments + (hasPath ? [] : ["."])
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  }
}
