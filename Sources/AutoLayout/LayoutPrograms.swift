// The linear programs behind layouts, as text: for measuring solvers on what real documents ask.

import SceneModel
import Simplex

/// Every program that laying `document` out in `environments` solves, one after the other in the text format that
/// Sources/Simplex/README.md describes. Of a root that takes several passes, the last one's.
public func layoutPrograms(of document: InterfaceDocument, in environments: [LayoutEnvironment]) -> String {
  let shared = LayoutMemory(document, environmentCount: environments.count, isSelected: { _ in false })
  var text = ""
  for environment in environments {
    var layouter = DocumentLayouter(document: document, environment: environment, shared: shared)
    layouter.keepsPrograms = true
    _ = layouter.run()
    for program in layouter.programs { program.write(into: &text) }
  }
  return text
}
