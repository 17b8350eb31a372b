// Content that Interface Builder stored without having laid it out: its container has 1000 points there, whatever size it has
// now. Such frames say nothing about the constraints (Interface Builder marks none of 25 views in 11 rows of one document).

import AutoLayout
import SceneModel
import Simplex

/// One root as wide, or as wide and high, as Interface Builder makes what it has not laid out yet.
struct UnlaidContent {
  private let layouts: [[Rect]]
  private let insets: [EdgeInsets]

  /// What a container measures before it is laid out, in points.
  private static let side = 1000.0

  /// Nil where no stored frame reaches beyond the root.
  ///
  /// - Parameter stored: The stored frames in doubt.
  init?(of solved: SolvedRoot, _ stored: [Rect], _ context: DiagnosticContext) {
    guard let root = solved.state.rects.first,
      stored.contains(where: { $0.maxX > root.width + 1 || $0.maxY > root.height + 1 })
    else { return nil }
    insets = solved.state.system.alignmentInsets
    let sizes = [
      Size(width: Self.side, height: root.height), Size(width: Self.side, height: Self.side),
    ]
    layouts = sizes.map { solved.solved(rootSize: $0, numbers: [], contents: []).rects }
  }

  /// Whether the stored frame of the view at a position is the one that it has there.
  func explains(_ k: Int, _ stored: Rect, _ parent: Int) -> Bool {
    layouts.contains { rects in
      let (inner, outer) = (rects[k].outset(by: insets[k]), rects[parent].outset(by: insets[parent]))
      return [
        stored.x - inner.x + outer.x, stored.y - inner.y + outer.y, stored.width - inner.width,
        stored.height - inner.height,
      ].allSatisfy { $0.magnitude <= AnalysisTolerances.storedContradiction }
    }
  }
}
