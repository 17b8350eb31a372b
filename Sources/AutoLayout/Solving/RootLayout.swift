// The inputs and the result of laying out one root: frames in the coordinates of superviews and owners,
// aligned to pixels.

import SceneDiagnostics
import SceneModel
import Simplex
import TextMetrics

/// All inputs of a root's layout besides the document. Frames and diagnostics depend on nothing else.
package struct RootInputs: Hashable {
  /// The device and the settings.
  package let environment: LayoutEnvironment
  /// The root's size in points.
  package let size: Size
  /// Nil for roots without surroundings, such as cells.
  package let geometry: RootGeometry?
}

extension RootInputs {
  /// Whether the root is as long as the screen.
  package func fillsScreen(along axis: Axis) -> Bool {
    axis == .horizontal
      ? size.width == environment.screenSize.width : size.height == environment.screenSize.height
  }
}

/// The layout of one root.
package struct RootLayout {
  package let root: ViewIndex
  package let inputs: RootInputs
  package let frames: RootFrames
  /// Equal for layouts of one root that differ at most in values that only their inputs contain: the name and
  /// the size of the screen.
  package let number: LayoutNumber
  /// Views whose subtrees are laid out as separate roots, with frames from this layout.
  package let nestedRoots: [ViewIndex]
  /// Nil if the layout was taken from equivalent inputs.
  private let present: SolvedRoot?
  private let solver: RootSolver

  /// The rows, and the number of the solution for them.
  package struct LayoutNumber: Hashable {
    package let rows: SolvedRoot.RowsID
    /// Counts from 1.
    package let solution: Int
  }

  init(
    _ solver: RootSolver, _ inputs: RootInputs, _ frames: RootFrames, _ number: LayoutNumber,
    _ present: SolvedRoot?
  ) {
    (root, nestedRoots) = (solver.views.root, solver.views.nestedRoots)
    (self.solver, self.inputs, self.frames, self.number, self.present) =
      (solver, inputs, frames, number, present)
  }

  /// Whether the root is as long as the screen.
  package func fillsScreen(along axis: Axis) -> Bool { inputs.fillsScreen(along: axis) }

  /// Whether it was solved rather than taken from equivalent inputs.
  package var isSolved: Bool { present != nil }

  /// The rows and their solution. Solves again if the layout was taken from other inputs.
  package func solved() -> SolvedRoot { present ?? solver.solve(inputs) }

  /// The same root, solved with another constant of a constraint. Margins, safe areas and contents follow.
  package func solved(changing constraint: ConstraintIndex, by points: Double) -> SolvedRoot {
    solver.solve(inputs, changing: constraint, by: points)
  }
}

/// The frames of a root's views and guides.
package struct RootFrames {
  /// All frames except the root's own, by position minus one, in superviews' coordinates.
  package private(set) var views: [(view: ViewIndex, exact: Rect, aligned: Rect)] = []
  private(set) var sizeConfidence: [(view: ViewIndex, confidence: Confidence?)] = []
  /// In owners' coordinates.
  private(set) var guides: [(guide: GuideIndex, frame: Rect)] = []
  private(set) var contentSizes: [(view: ViewIndex, size: Size)] = []

  init(of solved: SolvedRoot, in document: InterfaceDocument, scale: Double) {
    let (rects, insets, contents) = (
      solved.state.rects, solved.state.system.alignmentInsets, solved.state.contents
    )
    let (indices, positions) = (solved.state.system.views, solved.state.system.positions)
    var aligned: [Rect] = []
    aligned.reserveCapacity(indices.count)
    views.reserveCapacity(indices.count)
    sizeConfidence.reserveCapacity(indices.count)
    for (k, index) in indices.enumerated() {
      let frame = rects[k].outset(by: insets[k])
      aligned.append(alignedToPixels(frame, scale: scale))
      let content = contents[k]
      sizeConfidence.append(
        (index, content.width == nil && content.height == nil ? nil : content.confidence))
      if k > 0, let parent = document.views[index.index].parent, let p = positions[parent] {
        let outer = rects[p].outset(by: insets[p])
        views.append(
          (
            index,
            Rect(x: frame.x - outer.x, y: frame.y - outer.y, width: frame.width, height: frame.height),
            alignedFrame(aligned[k], relativeTo: aligned[p], scale: scale)
          ))
      }
    }
    for content in solved.state.system.contentSizes {
      let width = solved.state.values[Int(content.width.index)]
      contentSizes.append(
        (content.view, Size(width: width, height: solved.state.values[Int(content.height.index)])))
    }
    addGuides(of: solved, in: document, aligned, scale: scale)
  }

  private mutating func addGuides(
    of solved: SolvedRoot, in document: InterfaceDocument, _ aligned: [Rect], scale: Double
  ) {
    let guides = solved.state.system.guides
    if guides.isEmpty { return }
    let (values, numbers) = (solved.state.values, solved.state.system.parameters.values)
    let positions = solved.state.system.positions
    self.guides.reserveCapacity(guides.count)
    for (guide, rect) in guides {
      guard let owner = document.guides[guide.index].owner, let p = positions[owner] else {
        continue
      }
      let left = rect.left.value(values, numbers)
      let top = rect.top.value(values, numbers)
      let frame = Rect(
        x: left, y: top, width: rect.right.value(values, numbers) - left,
        height: rect.bottom.value(values, numbers) - top)
      self.guides.append(
        (guide, alignedFrame(alignedToPixels(frame, scale: scale), relativeTo: aligned[p], scale: scale)))
    }
  }
}

extension Rect {
  /// The frame of an alignment rect.
  package func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x - insets.left, y: y - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
