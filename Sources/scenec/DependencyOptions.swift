// `--depfile`: the files that a run has read, as a rule for Make and Ninja.

import ArgumentParser
import SceneSystem

struct DependencyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Write the files that were read (scenes, configurations, catalogs, fonts) to this file, as a rule for Make and Ninja. \
      Its targets are the outputs; for standard output, the name of this file without .d.
      """, valueName: "file"))
  var depfile: String?

  func validate() throws {
    if depfile?.isEmpty == true { throw ValidationError("--depfile needs a file name") }
  }

  /// Begins to note what is read.
  func start() {
    if depfile != nil { ReadFiles.start() }
  }

  /// Runs something, then writes the files that were read, also if the run fails.
  func write(outputs: [String], after run: () throws -> Void) throws {
    guard let depfile else { return try run() }
    let outcome = Result { try run() }
    let name = depfile.hasSuffix(".d") ? String(depfile.dropLast(2)) : depfile
    do throws(FileError) {
      try AtomicFile.write(
        Self.rule(for: outputs.isEmpty ? [name] : outputs, on: ReadFiles.list()), to: depfile)
    } catch {
      Terminal.report("error: \(depfile): \(error.message)")
      throw ExitCode(ExitStatus.inputOutput)
    }
    try outcome.get()
  }

  /// A rule, and an empty one for each file, so that a file that is gone does not stop Make. A path with a line
  /// end cannot be written in such a file, and is left out.
  static func rule(for targets: [String], on files: [String]) -> [UInt8] {
    let names = files.filter { !$0.utf8.contains(0x0A) }.map(escaped)
    var text = targets.filter { !$0.utf8.contains(0x0A) }.map(escaped).joined(separator: " ") + ":"
    for name in names { text += " \\\n  \(name)" }
    text += "\n"
    for name in names { text += "\n\(name):\n" }
    return Array(text.utf8)
  }

  /// A path as Make and Ninja read it: `$` twice, `\` before spaces and `#`, and the `\`s before these twice.
  static func escaped(_ path: String) -> String {
    var result: [UInt8] = []
    var backslashes = 0
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "#"):
        result += [UInt8](repeating: UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: "$"): result.append(byte)
      default: break
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
