// The linear programs behind layouts, as text: for measuring solvers on what real documents ask.

import SceneModel
import Simplex

/// Every program that laying `document` out in `environments` solves, one after the other in the text format that
/// Sources/Simplex/README.md describes. Of a root that takes several passes, the last one's.
public func layoutPrograms(of document: InterfaceDocument, in environments: [LayoutEnvironment]) -> String {
  let cache = LayoutCache(document, environmentCount: environments.count)
  var text = ""
  for environment in environments {
    _ = cache.layOut(in: environment) { root in
      if root.isSolved { root.solved().solver.program.write(into: &text) }
    }
  }
  return text
}
