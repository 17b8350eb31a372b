// `scenec merge`: merges three versions of a scene file object by object, for people and as git's merge driver.

import ArgumentParser
import SceneDiagnostics
import SceneEmit
import SceneMerge
import SceneProject
import SceneSystem
import SceneText
import SceneXML

extension MergeSide: ExpressibleByArgument {}

struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merges three versions of a scene file object by object.",
    discussion: """
      Objects are matched by id. Edits of different objects, of different attributes of one object, and moves are merged; what \
      nobody edited keeps its bytes. Where both sides changed the same thing, the result has ours (--favor theirs: theirs), and \
      each conflict is listed on standard error with the object, the attribute and the values. The result is always a \
      complete file that Xcode opens: there are no conflict markers in it.

      As git's merge driver (scenec init sets this up):

        git config merge.scenec.name 'scenec, object by object'
        git config merge.scenec.driver 'scenec merge %O %A %B --output %A --path %P'
        echo '*.storyboard merge=scenec' >> .gitattributes
        echo '*.xib merge=scenec' >> .gitattributes

      Git marks a file with conflicts as unmerged. Edit it, or take one side with git checkout --theirs FILE, then git add it.

      Exit status: 0 if there are no conflicts, 1 if there are, 2 for a usage error or a version that is no valid scene file, 3 \
      if a file cannot be read or written. With 2 and 3 nothing is written.
      """)

  @Argument(help: "The common ancestor. An empty file means that both sides added the file.")
  var base: String
  @Argument(help: "Our version.")
  var ours: String
  @Argument(help: "Their version.")
  var theirs: String

  @Option(name: [.short, .long], help: "Write the merged file here instead of to standard output.")
  var output: String?

  @Option(help: "The path of the file in messages.")
  var path: String?

  @Option(help: "Whose edits the file gets at a conflict: ours or theirs.")
  var favor: MergeSide = .ours

  @Option(help: "Write the conflicts and the number of edits as JSON here.")
  var report: String?

  @Flag(name: .shortAndLong, help: "Do not list the conflicts.")
  var quiet = false

  func run() throws {
    Interruption.prepare()
    let old = try read(base, mayBeEmpty: true)
    let mine = try read(ours)
    let yours = try read(theirs)
    let name = path ?? ours
    let result = SceneMerge.merge(base: old, ours: mine, theirs: yours, favoring: favor)
    if let report {
      let json = MergeJSON.text(
        of: result, base: old, ours: mine, theirs: yours, path: name, favoring: favor)
      try write(json, to: report)
    }
    if let output {
      try write(result.bytes, to: output)
    } else {
      Terminal.write(result.bytes, to: .output)
    }
    if !quiet { Terminal.write(MergeText.text(of: result, path: name, favoring: favor), to: .error) }
    if !result.conflicts.isEmpty { throw ExitCode(ExitStatus.findings) }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    do throws(FileError) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      Terminal.report("error: \(path): \(error.message)")
      throw ExitCode(ExitStatus.inputOutput)
    }
  }

  private func read(_ file: String, mayBeEmpty: Bool = false) throws -> XMLDocument {
    var bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileAccess.read(file)
    } catch {
      try fail(
        [Diagnostic(InputRules.unreadableInput, error.message, at: nil)], nil, file, ExitStatus.inputOutput)
    }
    if mayBeEmpty, bytes.allSatisfy({ $0 <= 0x20 }) { bytes = Array("<document/>".utf8) }
    let (document, diagnostics) = XMLReader.read(bytes, path: file)
    guard let document, document.encoding == .utf8, !diagnostics.contains(where: { $0.severity == .error })
    else {
      if document != nil, diagnostics.isEmpty {
        Terminal.report("error: \(file): only files in UTF-8 can be merged")
        throw ExitCode(ExitStatus.usage)
      }
      try fail(diagnostics, document?.file ?? XMLReader.sourceFile(bytes, path: file), file, ExitStatus.usage)
    }
    return document
  }

  private func fail(_ diagnostics: [Diagnostic], _ file: SourceFile?, _ path: String, _ status: Int32) throws
    -> Never
  {
    let name = self.path ?? path
    Terminal.write(TextReport.text(of: diagnostics, in: file, path: name), to: .error)
    throw ExitCode(status)
  }
}
