// Makes the HTML page of a run: all files and their pictures in one document. ScenePage writes it. Findings are
// part of the page; on standard error is only what keeps a file from being shown.

import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneEmit
import ScenePage
import SceneProject
import SceneSystem

struct PageRun {
  var options = PageOptions()
  let jobs: Int

  /// One file, and what kept it from being shown.
  struct Made: Sendable {
    var page: PageFile
    var report: [UInt8] = []
    var status: Int32 = 0
  }

  /// Makes the page of a plan and writes it. Throws the exit status if it is not 0.
  ///
  /// - Parameter output: a file; nil for standard output.
  func write(
    _ page: ProjectPage, of plan: RunPlan, problems: [InputProblem], to output: String?,
    display: DisplayOptions
  ) throws {
    var status: Int32 = 0
    for problem in problems {
      let rule = problem.isEmpty ? InputRules.noInputs : InputRules.unreadableInput
      let diagnostic = Diagnostic(rule, problem.message, at: nil)
      let report = TextReport.text(
        of: [diagnostic], in: nil, path: problem.path, style: display.style(on: .error))
      Terminal.write(report, to: .error)
      status = ExitStatus.inputOutput
    }
    let progress = ProgressLine(total: plan.inputs.count, isShown: !display.quiet)
    let made = files(
      Array(zip(plan.inputs, plan.files)), style: display.style(on: .error), progress: progress)
    progress.clear()
    for file in made {
      if !file.report.isEmpty { Terminal.write(file.report, to: .error) }
      status = max(status, file.status)
    }
    try Self.write(page, made.map(\.page), to: output)
    if status != 0 { throw ExitCode(status) }
  }

  /// Compiles and draws files.
  func files(
    _ files: [(Input, FilePlan)], style: ReportStyle = ReportStyle(), progress: ProgressLine? = nil
  ) -> [Made] {
    let made = Locked<[Made]>([])
    Batch.run(
      sizes: files.map(\.0.size), jobs: jobs,
      process: { [self] in file(files[$0].0, files[$0].1, style) },
      deliver: { _, file in
        made.withLock { $0.append(file) }
        progress?.advance(findings: 0)
      })
    return made.withLock { $0 }
  }

  private func file(_ input: Input, _ plan: FilePlan, _ style: ReportStyle) -> Made {
    do throws(FileError) {
      let compiled = Compilation.compile(
        try input.read(), path: input.path, environments: plan.environments, settings: plan.settings)
      var made = Made(page: PageFile(Self.input(compiled, plan), options: options))
      if compiled.document == nil {
        made.status = ExitStatus.findings
        made.report = TextReport.text(
          of: compiled.diagnostics.filter { $0.severity == .error }, in: compiled.file, path: input.path,
          style: style)
      }
      return made
    } catch {
      let diagnostic = Diagnostic(InputRules.unreadableInput, error.message, at: nil)
      return Made(
        page: PageFile(
          PageInput(path: input.path, file: nil, document: nil, layouts: [], diagnostics: [diagnostic])),
        report: TextReport.text(of: [diagnostic], in: nil, path: input.path, style: style),
        status: ExitStatus.inputOutput)
    }
  }

  /// A compiled file with the images of its project.
  static func input(_ compiled: CompiledFile, _ plan: FilePlan) -> PageInput {
    let document = compiled.document.map { document in
      plan.environments.catalogs.map { document.completed(from: $0, path: compiled.file.path) } ?? document
    }
    var input = PageInput(
      path: compiled.file.path, file: compiled.file, document: document, layouts: compiled.layouts,
      diagnostics: compiled.diagnostics)
    input.assets = ProjectAssets.assets(of: plan.environments.catalogs, near: compiled.file.path)
    return input
  }

  /// Writes a page to a file, or to standard output.
  static func write(_ page: ProjectPage, _ files: [PageFile], to output: String?) throws {
    guard let output else {
      page.write(files) { Terminal.write($0, to: .output) }
      return
    }
    do throws(FileError) {
      try AtomicFile.write(to: output) { sink throws(FileError) in try page.write(files, to: sink) }
    } catch {
      Terminal.report("error: cannot write \(output): \(error.message)")
      throw ExitCode(ExitStatus.inputOutput)
    }
  }

  /// The name of a page: that of the only path, or of the current folder.
  static func title(of paths: [String]) -> String {
    let path = paths.count == 1 && paths[0] != "-" ? paths[0] : "."
    return FilePaths.lastName(of: (try? FilePaths.resolved(path)) ?? path)
  }
}
