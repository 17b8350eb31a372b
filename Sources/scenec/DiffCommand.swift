// `scenec diff`: compares two scene files by object, for people, tools and git.

import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneDiff
import SceneEmit
import SceneProject
import SceneSystem
import SceneText
import SceneXML

enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, html
}

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares two scene files object by object.",
    discussion: """
      Objects are matched by id. The report lists what was added, removed, moved or changed; frames that changed only as a \
      consequence are listed separately. White space, comments, the order of attributes and the spelling of numbers are \
      ignored. Either file may be - for standard input.

      As git's diff driver (scenec init sets this up), with which git diff, git log --ext-diff -p and git show --ext-diff print \
      these reports:

        git config diff.scenec.command 'scenec diff --git'
        echo '*.storyboard diff=scenec' >> .gitattributes
        echo '*.xib diff=scenec' >> .gitattributes

      With --git, the arguments are those that git passes to an external diff program, and the exit status is always 0, as git \
      requires. git diff --no-ext-diff shows the text.

      With --format html, the report is a page with the pictures of both versions, side by side and one over the other; the \
      arguments can also be two folders.

      Exit status: 0 if the files are equal, 1 if they differ, 2 for a usage error or an invalid scene file, 3 if a file cannot \
      be read.
      """)

  @Argument(help: "The old file and the new one; with --format html, also two folders.")
  var files: [String]

  @Option(help: "The report format: text, json or html.")
  var format: DiffFormat = .text

  @Flag(help: "Write JSON without white space.")
  var compact = false

  @Flag(
    help: "Take the arguments of a git external diff program: path, old file, hash, mode, new file, …")
  var git = false

  @Flag(name: .shortAndLong, help: "Print nothing; only set the exit status.")
  var quiet = false

  @Option(help: "When to color reports: auto, always or never.")
  var color: ColorChoice = .auto

  func validate() throws {
    if git {
      // Git passes one argument for an unmerged path, and nine for a rename: the new path and the similarity
      // follow.
      guard [1, 7, 9].contains(files.count) else {
        throw ValidationError(
          "--git takes one, seven or nine arguments, not \(files.count)")
      }
    } else if files.count != 2 {
      throw ValidationError("expected two files: the old one and the new one")
    } else if files == ["-", "-"] {
      throw ValidationError("only one of the files can be standard input")
    }
    if git, format == .html { throw ValidationError("--git cannot be used with --format html") }
  }

  func run() throws {
    Interruption.prepare()
    if git, files.count == 1 {
      // Git's own wording.
      Terminal.write("* Unmerged path \(TerminalText.safe(files[0]))\n", to: .output)
      return
    }
    if format == .html { return try writePage() }
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
            of: diff, old: oldName, new: newName, colored: color.isColored(on: .output)),
          to: .output)
      case .json:
        Terminal.write(
          DiffJSON.text(of: diff, old: oldName, new: newName, style: compact ? .compact : .pretty)
            + (compact ? [0x0A] : []), to: .output)
      case .html: break
      }
    }
    if !diff.isEmpty, !git { throw ExitCode(ExitStatus.findings) }
  }

  /// Compares files or folders, each file on its own device.
  private func writePage() throws {
    let run = ComparisonRun(
      plan: { inputs in
        try RunPlan(
          inputs, settings: try SettingsOptions.parse([]), environments: try EnvironmentOptions.parse([]),
          failingSeverity: .error, style: ReportStyle(), excludes: false)
      }, jobs: Batch.coreCount)
    let result = try run.result(old: files[0], new: files[1])
    if !quiet { try PageRun.write(result.page, result.files, to: nil) }
    if !result.files.isEmpty { throw ExitCode(ExitStatus.findings) }
  }

  /// A file that does not exist according to git is an empty document.
  private func read(_ path: String, name: String) throws -> XMLDocument {
    var bytes: [UInt8]
    do throws(FileError) { bytes = try Input.read(named: path) } catch {
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

  /// Reports a file that cannot be compared. Called by git, the status is 0 all the same, because any other
  /// would end the whole `git diff` before the next file.
  private func fail(
    _ diagnostics: [Diagnostic], in file: SourceFile?, path: String, status: Int32
  ) throws -> Never {
    Terminal.write(
      TextReport.text(
        of: diagnostics, in: file, path: path, style: ReportStyle(isColored: color.isColored(on: .error))),
      to: .error)
    throw ExitCode(git ? 0 : status)
  }
}
