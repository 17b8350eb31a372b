// The linear programs of layouts as text, for benchmarking solvers with real documents.

import SceneModel
import Simplex

/// All programs that are solved to lay out `document` in `environments`, in the text format described in
/// Sources/Simplex/README.md. If a root takes several passes, contains the program of the last one.
public func layoutPrograms(of document: InterfaceDocument, in environments: [LayoutEnvironment]) -> String {
  let cache = LayoutCache(document, environmentCount: environments.count)
  var text = ""
  for environment in environments {
    _ = cache.layOut(in: environment) { root in
      if root.isSolved { root.solved().state.solver.program.write(into: &text) }
    }
  }
  return text
}
