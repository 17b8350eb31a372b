// `scenec diff`: two scene files compared by object, for people, tools and git.

import ArgumentParser
import Glibc
import SceneCompiler
import SceneDiagnostics
import SceneDiff
import SceneEmit
import SceneXML

enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares two scene files object by object.",
    discussion: """
      Objects are matched by their ids: what was added, removed, moved to another parent or changed is reported, and \
      frames that only followed such edits are listed apart. White space, comments, the order of attributes and the \
      spelling of numbers do not count. Either file may be - for standard input.

      With --git, the arguments are those that git gives to an external diff program, and the exit status is 0 whether \
      the files differ or not, and where one cannot be read, as git demands: git config diff.scene.command \
      'scenec diff --git'.

      Exit status: 0 when the files do not differ, 1 when they do, 2 for a wrong command line or a file that is no scene \
      file, 3 when a file could not be read.
      """)

  @Argument(help: "The old file and the new one.")
  var files: [String]

  @Option(help: "The report: text or json.")
  var format: DiffFormat = .text

  @Flag(help: "Write JSON without white space.")
  var compact = false

  @Flag(
    help: "Take the arguments of a git external diff program: path, old file, its hash and mode, new file, …")
  var git = false

  @Flag(name: .shortAndLong, help: "Print nothing; the exit status tells.")
  var quiet = false

  @Option(help: "When reports are coloured: auto, always or never.")
  var color: ColorChoice = .auto

  func validate() throws {
    if git {
      // One for a path that is not merged yet; nine when git saw a rename: the new path and the similarity follow.
      guard [1, 7, 9].contains(files.count) else {
        throw ValidationError(
          "--git takes the one, seven or nine arguments that git gives, not \(files.count)")
      }
    } else if files.count != 2 {
      throw ValidationError("give two files: the old one and the new one")
    } else if files == ["-", "-"] {
      throw ValidationError("only one of the files can be standard input")
    }
  }

  func run() throws {
    Interruption.prepare()
    if git, files.count == 1 {
      // As git's own diff words it.
      Terminal.write("* Unmerged path \(TerminalText.safe(files[0]))\n", to: STDOUT_FILENO)
      return
    }
    let (oldPath, newPath) = git ? (files[1], files[4]) : (files[0], files[1])
    let oldName = git ? files[0] : oldPath
    let newName = git ? (files.count == 9 ? files[7] : files[0]) : newPath
    let old = try read(oldPath, name: oldName)
    let new = try read(newPath, name: newName)
    let diff = SceneDiff(from: old, to: new)
    if !quiet {
      switch format {
      case .text:
        Terminal.write(
          DiffText.text(
            of: diff, old: oldName, new: newName, colored: color.isColored(on: STDOUT_FILENO)),
          to: STDOUT_FILENO)
      case .json:
        Terminal.write(
          DiffJSON.text(of: diff, old: oldName, new: newName, style: compact ? .compact : .pretty)
            + (compact ? [0x0A] : []), to: STDOUT_FILENO)
      }
    }
    if !diff.isEmpty, !git { throw ExitCode(ExitStatus.findings) }
  }

  /// A file that git says does not exist is an empty document.
  private func read(_ path: String, name: String) throws -> XMLDocument {
    var bytes: [UInt8]
    do throws(FileError) {
      bytes =
        path == "-" ? try FileAccess.readStandardInput() : try FileAccess.read(path)
    } catch {
      try fail(
        [Diagnostic(InputRules.unreadableInput, error.message, at: nil)], in: nil, path: name,
        status: ExitStatus.inputOutput)
    }
    if path == "/dev/null", bytes.isEmpty { bytes = Array("<document/>".utf8) }
    let (document, diagnostics) = XMLReader.read(bytes, path: name)
    guard let document, !diagnostics.contains(where: { $0.severity == .error }) else {
      try fail(
        diagnostics, in: document?.file ?? XMLReader.sourceFile(bytes, path: name), path: name,
        status: ExitStatus.usage)
    }
    return document
  }

  /// Reports a file that cannot be compared. For git the status is 0 all the same: any other ends the whole `git diff`, and
  /// the files that follow would not be shown.
  private func fail(
    _ diagnostics: [Diagnostic], in file: SourceFile?, path: String, status: Int32
  ) throws -> Never {
    Terminal.write(
      TextReport.text(
        of: diagnostics, in: file, path: path, colored: color.isColored(on: STDERR_FILENO)),
      to: STDERR_FILENO)
    throw ExitCode(git ? 0 : status)
  }
}
