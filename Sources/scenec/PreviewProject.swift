// The files of a preview: compiles what has changed since the last look, and keeps the pages of all others.

import ScenePage
import SceneProject
import SceneSystem

struct PreviewProject {
  /// Finds the inputs anew.
  let search: () -> InputList
  /// Reads the configuration for inputs; nil if it has errors, which it reports.
  let plan: ([Input]) -> RunPlan?
  let jobs: Int

  /// A file as it was compiled last.
  private struct Known {
    var version: FileVersion?
    var page: PageFile
  }

  private var known: [Input: Known] = [:]
  private var order: [Input] = []
  private var configurations: [String: FileVersion?] = [:]
  /// Configurations, asset catalogs and fonts around the files.
  private var surroundings: ProjectFiles?
  /// The state of the surroundings at the last look.
  private var state: Int?

  init(jobs: Int, search: @escaping () -> InputList, plan: @escaping ([Input]) -> RunPlan?) {
    self.jobs = jobs
    self.search = search
    self.plan = plan
  }

  /// The pages of all files, if some have changed; otherwise nil. A file that cannot be read or decoded has a
  /// page that says so.
  mutating func update() -> [PageFile]? {
    let inputs = search().inputs
    let versions = inputs.map { FileVersion(at: $0.path) }
    if inputs != order || surroundings == nil { surroundings = ProjectFiles(of: inputs.map(\.path)) }
    let before = state
    state = surroundings?.state()
    let isConfigured =
      state == before && configurations.allSatisfy { FileVersion(at: $0.key) == $0.value }
    let isSame = zip(inputs, versions).allSatisfy { known[$0]?.version == $1 && known[$0] != nil }
    if isConfigured, isSame, inputs == order, !configurations.isEmpty || !known.isEmpty { return nil }
    guard let plan = plan(inputs) else {
      // The errors were reported; the next change of a configuration is looked at again.
      for path in configurations.keys { configurations[path] = FileVersion(at: path) }
      return nil
    }
    configurations = [:]
    for configuration in plan.configurations {
      configurations[configuration.file.path] = FileVersion(at: configuration.file.path)
    }
    let versionOf = Dictionary(zip(inputs, versions)) { first, _ in first }
    let stale = plan.inputs.indices.filter { index in
      let input = plan.inputs[index]
      return !isConfigured || known[input].map { $0.version != versionOf[input] } ?? true
    }
    let made = PageRun(jobs: jobs).files(stale.map { (plan.inputs[$0], plan.files[$0]) })
    for (index, page) in zip(stale, made.map(\.page)) {
      let input = plan.inputs[index]
      known[input] = Known(version: versionOf[input] ?? nil, page: page)
    }
    order = inputs
    return plan.inputs.compactMap { known[$0]?.page }
  }
}
