// The arguments for inputs: paths, a list of paths, and the number of parallel jobs.

import ArgumentParser
import SceneCompiler
import SceneProject
import SceneSystem
import SceneXML

struct InputOptions: ParsableArguments {
  @Argument(
    help: """
      Files, folders (searched for .storyboard and .xib; hidden ones are skipped), quoted patterns such as \
      'App/**/*.xib', or - for a document on standard input. Without any, the current folder.
      """)
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Read the list of inputs from this file, one per line or separated by NUL; - for standard input.",
      valueName: "file"))
  var filesFrom: String?

  @Option(
    help: ArgumentHelp(
      "The path to use for the document on standard input, in reports and to find the configuration.",
      valueName: "path"))
  var stdinPath: String?

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: "The number of files to process in parallel (default: the number of cores).")
  var jobs: Int?

  func validate() throws {
    // An unset shell variable gives an empty argument.
    if paths.contains("") { throw ValidationError("an input path is empty") }
    if filesFrom?.isEmpty == true { throw ValidationError("--files-from needs a file name") }
    if stdinPath?.isEmpty == true { throw ValidationError("--stdin-path needs a file name") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
    if stdinPath != nil, !paths.contains("-") {
      throw ValidationError("--stdin-path needs - as the input")
    }
    if filesFrom == "-", paths.contains("-") {
      throw ValidationError("standard input cannot be both a document (-) and a list (--files-from -)")
    }
  }

  var jobCount: Int { jobs ?? Batch.coreCount }

  /// All inputs from the arguments; those of the list come last.
  ///
  /// - Parameter kind: the kind of files to search for in folders.
  func search(for kind: InputKind = .scene) -> InputList {
    let searched = paths.isEmpty && filesFrom == nil ? ["."] : paths
    var list = InputSearch.search(searched, for: kind, jobs: jobCount)
    if let stdinPath {
      list.inputs = list.inputs.map { $0.isStandardInput ? .standardInput(path: stdinPath) : $0 }
    }
    guard let filesFrom else { return list }
    do throws(FileError) {
      let bytes =
        filesFrom == "-"
        ? try FileAccess.readStandardInput() : try FileAccess.read(filesFrom)
      let listed = InputSearch.list(bytes, of: kind)
      let known = Set(list.inputs)
      list.inputs += listed.inputs.filter { !known.contains($0) }
      list.problems += listed.problems
    } catch {
      list.problems.append(InputProblem(path: filesFrom, isEmpty: false, message: error.message))
    }
    return list
  }
}

/// Ends the run before any work if files cannot be written below a folder.
func requireFolder(_ path: String) throws {
  guard let problem = FileStatus.problem(writingBelow: path) else { return }
  Terminal.report("error: cannot write to \(path): \(problem.message)")
  throw ExitCode(ExitStatus.inputOutput)
}

/// Throws if two inputs have the same output path.
func requireDistinctOutputs(of inputs: [Input], at path: (Input) -> String) throws {
  var owners: [PathKey: Input] = [:]
  for input in inputs {
    let output = path(input)
    if let other = owners.updateValue(input, forKey: PathKey(output)) {
      throw ValidationError(
        "\(other.path) and \(input.path) would both be written to \(output); pass the folder that contains both"
      )
    }
  }
}
