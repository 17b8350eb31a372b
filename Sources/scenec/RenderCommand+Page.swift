// `scenec render --format html` and `--compare`: the page of a run, and of two versions.

import ArgumentParser
import ScenePage
import SceneProject
import SceneRender
import SceneSystem

extension Render {
  /// Writes one page with all inputs.
  func writePage(_ list: InputList) throws {
    var list = list
    list.removeRepetitions()
    var page = ProjectPage(title: PageRun.title(of: input.paths))
    page.layers = try shownLayers()
    try PageRun(options: try pageOptions(), jobs: input.jobCount).write(
      page, of: try plan(for: list.inputs), problems: list.problems, to: output, display: display)
  }

  /// Writes a page with what differs between two paths, and says how much that is.
  func writeComparison() throws {
    let run = ComparisonRun(plan: plan, jobs: input.jobCount, options: try pageOptions())
    var result = try run.result(old: input.paths[0], new: input.paths[1])
    result.page.layers = try shownLayers()
    try PageRun.write(result.page, result.files, to: output)
    guard !display.quiet else { return }
    let count = result.files.count
    Terminal.report(
      count == 0
        ? "scenec: nothing differs"
        : "scenec: \(Tally.plural(count, "file")) \(count == 1 ? "differs" : "differ")")
    for file in result.files { Terminal.report("  \(file.summary)") }
  }

  private func pageOptions() throws -> PageOptions {
    var options = PageOptions()
    options.pictures = try pictureOptions()
    return options
  }

  private func shownLayers() throws -> [String] {
    let layers = try pictureOptions().layers
    return PictureOptions.Layers.named.filter { layers.contains($0.layer) }.map { "\($0.name)" }
  }
}
