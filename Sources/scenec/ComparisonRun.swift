// Makes the page of a comparison: of two files, or of two folders, whose files are paired by their relative
// paths.

import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import ScenePage
import SceneProject
import SceneSystem
import SceneText

struct ComparisonRun {
  /// Reads the configuration for the inputs of one version.
  let plan: ([Input]) throws -> RunPlan
  let jobs: Int
  var options = PageOptions()

  /// A page, and whether the versions differ.
  struct Result {
    var page: ProjectPage
    var files: [PageFile]
  }

  /// Compares two paths. Throws the exit status if one cannot be read.
  func result(old: String, new: String) throws -> Result {
    let (before, after) = (try inputs(old), try inputs(new))
    let pairs = Self.pairs(before, after)
    let made = Locked<[PageFile]>([])
    let failures = Locked<[String]>([])
    let plans = (try plans(before), try plans(after))
    Batch.run(
      sizes: pairs.map { ($0.old?.size ?? 0) + ($0.new?.size ?? 0) }, jobs: jobs,
      process: { [options] number -> (PageFile?, [String]) in
        let pair = pairs[number]
        do throws(FileError) {
          let (oldBytes, newBytes) = (try pair.old?.read(), try pair.new?.read())
          if let oldBytes, oldBytes == newBytes { return (nil, []) }
          return (
            PageFile(
              path: pair.name, old: Self.compile(pair.old, oldBytes, plans.0),
              new: Self.compile(pair.new, newBytes, plans.1), options: options), []
          )
        } catch {
          return (nil, ["\(pair.name): \(error.message)"])
        }
      },
      deliver: { _, result in
        if let file = result.0 { made.withLock { $0.append(file) } }
        failures.withLock { $0 += result.1 }
      })
    for failure in failures.withLock({ $0 }) { Terminal.report("error: cannot read \(failure)") }
    if !failures.withLock({ $0.isEmpty }) { throw ExitCode(ExitStatus.inputOutput) }
    let title = FilePaths.lastName(of: (try? FilePaths.resolved(new)) ?? new)
    return Result(
      page: ProjectPage(title: "\(title): what changed", old: old, new: new), files: made.withLock { $0 })
  }

  private struct Pair: Sendable {
    var name: String
    var old: Input?
    var new: Input?
  }

  /// Pairs files by the names of their outputs, which are relative to the given folder. Two single files are
  /// a pair whatever their names.
  private static func pairs(_ old: InputList, _ new: InputList) -> [Pair] {
    if old.inputs.count == 1, new.inputs.count == 1 {
      let name = new.inputs[0].folder == nil ? new.inputs[0].path : new.inputs[0].outputName
      return [Pair(name: name, old: old.inputs[0], new: new.inputs[0])]
    }
    let before = Dictionary(old.inputs.map { (PathKey($0.outputName), $0) }) { first, _ in first }
    let known = Set(new.inputs.map { PathKey($0.outputName) })
    var pairs = new.inputs.map { Pair(name: $0.outputName, old: before[PathKey($0.outputName)], new: $0) }
    for input in old.inputs where !known.contains(PathKey(input.outputName)) {
      pairs.append(Pair(name: input.outputName, old: input, new: nil))
    }
    return pairs.sorted { FilePaths.precedes($0.name, $1.name) }
  }

  /// An empty folder, and an empty file such as /dev/null, have no scenes.
  private func inputs(_ path: String) throws -> InputList {
    var list = InputSearch.search([path], for: .scene, jobs: jobs)
    if path == "/dev/null" { (list.inputs, list.problems) = ([], []) }
    for problem in list.problems where !problem.isEmpty {
      Terminal.report("error: cannot read \(problem.path): \(problem.message)")
      throw ExitCode(ExitStatus.inputOutput)
    }
    return list
  }

  private func plans(_ list: InputList) throws -> [Input: FilePlan] {
    let plan = try plan(list.inputs)
    return Dictionary(zip(plan.inputs, plan.files)) { first, _ in first }
  }

  private static func compile(
    _ input: Input?, _ bytes: [UInt8]?, _ plans: [Input: FilePlan]
  ) -> PageInput? {
    guard let input, let bytes, let plan = plans[input] else { return nil }
    return PageRun.input(
      Compilation.compile(bytes, path: input.path, environments: plan.environments, settings: plan.settings),
      plan)
  }
}
