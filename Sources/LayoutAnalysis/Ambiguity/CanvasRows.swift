// Rows that are too low on the canvas for their content, although the table makes them taller at run time, or too
// high for what their constraints require.
// Interface Builder flags views in them as ambiguous although nothing is wrong, so that one note per row
// explains the flags.
//
// It flags the content view of a row whose required constraints (without a stack view or a content size among
// them) require another height: in storyboards up to Xcode 12, 19 of 21 such rows of builds 12120 to 17701 (5
// projects; 2 against), and none of over 40 from 19529 on (6 projects); in xibs, 14 of 24 from 14109 on (12
// projects; 8 against), but neither of two in which other required constraints determine the height as well (2
// projects outside the corpus); and neither of 2 rows up to 11201. Beside a flagged content view, it flags subviews
// that hang on its center or bottom (6 of 6 in 3 projects), but none that is tied to its top (0 of 41). It flags
// the views that share the missing height of such a row, or follow it: since Xcode 15, all 25 in 6 rows (2 projects
// from build 22154 on); before, those that no stack view arranges (all 10 in 2 projects), but of 13 stack views
// and arranged ones 2 (5 projects).

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

/// The views that share the height that a row lacks, or follow it.
struct LowRowViews {
  /// Their positions.
  private(set) var open: [Int] = []
  /// The positions of those whose height is open or follows.
  private var heights: Set<Int> = []

  /// Adds the view at position `k` if it is one of them. Views come after their superviews.
  mutating func note(_ openness: AxisOpenness, of k: Int, in parent: Int?) {
    let isInside = parent.map { heights.contains($0) } == true
    if openness.size.isOpen || isInside && openness.size.follows { heights.insert(k) }
    if openness.isOpen || isInside && (openness.size.follows || openness.position.follows) { open.append(k) }
  }
}

extension AmbiguitySearch {
  /// The note about this row; nil if the root is not a row, or if nothing in it is flagged.
  func canvasRowDiagnostic() -> Diagnostic? {
    guard context.environment.isDocumentsOwn, context.isRowSizedAtRunTime(solved.root) else { return nil }
    let header = context.document.header
    var marked = openInLowRow
    var isTooHigh = false
    if header.era < .xcode15 { marked.removeAll { isStacked(views[$0]) } }
    if ToolsChange.ambiguousIsNotMisplaced.isIn(header.toolsVersion),
      header.kind == .xib || !ToolsChange.contentViewsKeepRowHeight.isIn(header.toolsVersion),
      let contradiction = contradictionOfContentView
    {
      if marked.isEmpty { isTooHigh = contradiction == .tooHigh }
      marked += hangingSubviews.filter { !marked.contains($0) }
      marked.sort()
      marked.insert(1, at: 0)
    }
    marked.removeAll { context[views[$0]].verifyAmbiguity == .off }
    return marked.isEmpty ? nil : note(about: marked, isTooHigh: isTooHigh)
  }

  /// Whether a view is a stack view or arranged by one.
  private func isStacked(_ view: ViewIndex) -> Bool {
    let document = context.document
    return document[view].kind == .stackView
      || document[view].parent.map { document[$0].kind == .stackView } == true
  }

  private enum Contradiction { case tooLow, tooHigh }

  /// How the row's height contradicts its content view, at position 1, if only constraints contradict it, and no others
  /// determine the content view's height.
  private var contradictionOfContentView: Contradiction? {
    guard views.count > 1, context.document[views[1]].kind == .tableViewCellContentView else { return nil }
    let program = solved.state.solver.program
    let height = variables[0].height
    for conflict in solved.state.solution.conflicts {
      var heightOfRow: (row: RowID, contradiction: Contradiction)?
      var isOfConstraints = true
      for (row, multiplier) in zip(conflict.rows, conflict.multipliers)
      where solved.state.system.provenance.indices.contains(Int(row.index)) {
        switch solved.state.system.provenance[Int(row.index)] {
        case .authored, .autoresizingMask: continue
        case .rootFrame where program.terms(of: row).contains { $0.variable == height }:
          heightOfRow = (row, multiplier > 0 ? .tooHigh : .tooLow)
        case .rootFrame: continue
        default: isOfConstraints = false
        }
      }
      if isOfConstraints, let (row, contradiction) = heightOfRow {
        return isHeightDetermined(without: conflict, row) ? nil : contradiction
      }
    }
    return nil
  }

  /// Whether required constraints determine the height of the row without the one that a conflict breaks: another
  /// height contradicts them.
  private func isHeightDetermined(without conflict: Conflict, _ row: RowID) -> Bool {
    guard let broken = conflict.broken else { return false }
    var solver = solved.state.solver
    solver.removeRow(broken)
    solver.setConstant(row, solver.program.constant(of: row) + Self.otherHeight)
    solver.restart()
    return solver.solve().conflicts.contains { $0.rows.contains(row) }
  }

  /// By how many points the height of a row is changed to see whether constraints determine it.
  private static let otherHeight = 13.0

  /// The positions of the content view's subviews that hang on its center or bottom, and that no chain of constraints
  /// ties to its top: which height the content view has decides where they are.
  private var hangingSubviews: [Int] {
    let content = views[1]
    var (hanging, reached): (Set<ViewIndex>, Set<ViewIndex>) = ([], [])
    var neighbors: [ViewIndex: [ViewIndex]] = [:]
    for i in context.document.views[content.index].constraints where context.traits.isActive[i] {
      let index = ConstraintIndex(i)
      let constraint = context.traits.overriddenConstraints[index] ?? context.document[index]
      guard constraint.isRequired, constraint.relation == .equal,
        let first = constraint.firstAttribute, first.measure == .verticalPosition,
        let second = constraint.secondAttribute, let secondItem = constraint.secondItem,
        let left = context.document.owner(of: constraint.firstItem),
        let right = context.document.owner(of: secondItem)
      else { continue }
      for (view, other, attribute) in [(left, right, second), (right, left, first)] {
        if other != content {
          neighbors[view, default: []].append(other)
        } else if attribute == .top || attribute == .topMargin {
          reached.insert(view)
        } else {
          hanging.insert(view)
        }
      }
    }
    var front = Array(reached)
    while let view = front.popLast() {
      for other in neighbors[view] ?? [] where reached.insert(other).inserted { front.append(other) }
    }
    return views.indices.filter { hanging.contains(views[$0]) && !reached.contains(views[$0]) && $0 > 1 }
  }

  private func note(about marked: [Int], isTooHigh: Bool) -> Diagnostic {
    let document = context.document
    let row = document.displayName(of: solved.root)
    let isOne = marked.count == 1
    let fit = isTooHigh ? "too high" : "too low"
    var diagnostic = Diagnostic(
      LayoutRules.ambiguousLayout,
      "\(isOne ? "1 view of \(row) is" : "\(marked.count) views of \(row) are") ambiguous on the canvas, where the row is \(fit) for its content",
      at: context.range(of: solved.root), severity: .note)
    diagnostic.option = LayoutRules.lowRows
    diagnostic.axes = [.vertical]
    diagnostic.objectPath = document.objectPath(of: document[solved.root].element)
    diagnostic.objects = marked.map { document[views[$0]].id }
    diagnostic.parts = marked.map { k in
      let index = views[k]
      return .init(
        document[index].id,
        "\(document.displayName(of: index)) is in a row that is \(fit) for its content on the canvas",
        at: context.range(of: index), objectPath: document.objectPath(of: document[index].element))
    }
    var names = marked.prefix(AnalysisLimits.namedOffscreenViews).map {
      document.displayName(of: views[$0])
    }
    if names.count < marked.count { names.append("\(marked.count - names.count) more") }
    diagnostic.notes = [
      .init("Interface Builder marks \(names.joined(separator: ", "))"),
      .init("at run time the table decides how high the row is; ambiguity there is reported separately"),
    ]
    diagnostic.help =
      "no change is needed; to silence this note, set “low-rows: off” under ambiguous-layout in .scenec.yml"
    return diagnostic
  }
}
