// The layout of a tree of views. Builds rows if views or constraints have changed, sets new constants if only
// numbers have, and solves. EngineRows builds the rows, and EngineInsets computes margins and safe areas.

import AutoLayout
import SceneModel
import Simplex

/// The engine of a tree. The tree's root owns it.
final class LayoutEngine {
  unowned let root: View
  private(set) var rows: EngineRows
  private var solver: Solver?
  /// By variable: the values of the last solution.
  private(set) var values: [Double] = []
  /// The conflicts of the last layout.
  private(set) var conflicts: [LayoutConflict] = []
  private var insets = EngineInsets()
  private var needsRebuild = true
  /// Whether margins, frames or contents may have changed.
  private var needsMetrics = true
  /// Rows whose constraints have new constants since the last solution.
  private var changedRows: [Int] = []

  init(root: View) {
    self.root = root
    rows = EngineRows(root: root)
  }

  func setNeedsRebuild() { needsRebuild = true }

  func setNeedsMetrics() { needsMetrics = true }

  func setNeedsConstants() { needsMetrics = true }

  func constantChanged(_ constraint: LayoutConstraint) { changedRows.append(constraint.row) }

  func contentChanged(_ view: View) {
    // Proportions are coefficients.
    if rows.hasSameContent(view), !rows.hasProportions { needsMetrics = true } else { needsRebuild = true }
  }

  /// Whether the item has variables or a rectangle in the present rows.
  func contains(_ item: LayoutItem) -> Bool { rows.item(at: item.position) === item }

  // MARK: Layout

  /// How often hooks may change the layout before it is final.
  private static let rounds = 8

  func layOut() {
    for _ in 0..<Self.rounds {
      guard needsRebuild || needsMetrics || !changedRows.isEmpty else { return }
      layOutOnce()
      tellHooks()
    }
  }

  private func layOutOnce() {
    let isNew = needsRebuild
    if needsRebuild { build() }
    if !needsMetrics {
      applyChangedRows()
      if !rows.dependsOnFrames {
        solve()
        return
      }
    }
    needsMetrics = false
    changedRows.removeAll(keepingCapacity: true)
    for pass in 0..<LayoutPasses.limit {
      let previous = isNew && pass == 0 ? nil : rows.rects(values)
      insets.update(rows, root, previous: previous)
      let isChanged = rows.setParameters(insets)
      if pass > 0, !isChanged { break }
      if var solver {
        self.solver = nil
        rows.setConstants(in: &solver)
        self.solver = solver
      }
      solve()
      if !rows.dependsOnFrames { break }
    }
    rows.markFramesKnown()
  }

  private func build() {
    rows.forgetConstraints()
    rows = EngineRows(of: root, self)
    solver = Solver(rows.program)
    needsRebuild = false
    needsMetrics = true
    changedRows.removeAll(keepingCapacity: true)
  }

  private func applyChangedRows() {
    guard var solver else { return }
    self.solver = nil
    for row in changedRows { rows.setConstant(of: row, in: &solver) }
    self.solver = solver
    changedRows.removeAll(keepingCapacity: true)
  }

  private func solve() {
    guard var solver else { return }
    // Avoids a second owner, so that the solver changes in place.
    self.solver = nil
    let solution = solver.solve()
    values = solution.values
    if !conflicts.isEmpty || !solution.conflicts.isEmpty {
      conflicts = solution.conflicts.map { LayoutConflict($0, rows) }
      if let near = rows.valuesNearBroken(solution, solver) { values = near }
    }
    self.solver = solver
  }

  /// Changes the solver in place.
  func withSolver<Result>(_ body: (inout Solver) -> Result) -> Result? {
    guard var solver else { return nil }
    self.solver = nil
    defer { self.solver = solver }
    return body(&solver)
  }

  // MARK: Frames

  /// The frame in the superview's coordinates.
  func frame(of view: View) -> Rect {
    let frame = aligned(rows.frame(of: view, values))
    guard let parent = view.superview else {
      return Rect(x: view.storedFrame.x, y: view.storedFrame.y, width: frame.width, height: frame.height)
    }
    let outer = aligned(rows.frame(of: parent, values))
    return Rect(x: frame.x - outer.x, y: frame.y - outer.y, width: frame.width, height: frame.height)
  }

  /// The frame in the owning view's coordinates.
  func layoutFrame(of guide: LayoutGuide) -> Rect {
    guard let owner = guide.owningView else { return .zero }
    let outer = aligned(rows.frame(of: owner, values))
    guard guide.kind.hasVariables else {
      let frame = aligned(followingFrame(of: guide, owner, rows.frame(of: owner, values)))
      return Rect(x: frame.x - outer.x, y: frame.y - outer.y, width: frame.width, height: frame.height)
    }
    guard var frame = rows.rect(of: guide, values).map(aligned) else { return .zero }
    frame.x -= outer.x
    frame.y -= outer.y
    if !rows.isConstrained(guide, .horizontal) { (frame.x, frame.width) = (0, 0) }
    if !rows.isConstrained(guide, .vertical) { (frame.y, frame.height) = (0, 0) }
    return frame
  }

  /// The rectangle of a guide that follows its owner, even if no constraint refers to it.
  private func followingFrame(of guide: LayoutGuide, _ owner: View, _ outer: Rect) -> Rect {
    let insets: EdgeInsets
    switch guide.kind {
    case .custom, .scrollContent, .scrollFrame: insets = .zero
    case .safeArea: insets = self.insets(.safeArea, of: owner)
    case .layoutMargins: insets = self.insets(.margins, of: owner)
    case .readableContent: insets = self.insets(.readable, of: owner)
    case .keyboard: insets = self.insets(.keyboard, of: owner)
    case .top:
      insets = EdgeInsets(bottom: outer.height - self.insets(.safeArea, of: owner).top)
    case .bottom:
      insets = EdgeInsets(top: outer.height - self.insets(.safeArea, of: owner).bottom)
    }
    return Rect(
      x: outer.x + insets.left, y: outer.y + insets.top, width: outer.width - insets.left - insets.right,
      height: outer.height - insets.top - insets.bottom)
  }

  private func aligned(_ rect: Rect) -> Rect {
    guard let scale = root.displayScale, scale > 0, scale.isFinite else { return rect }
    return alignedToPixels(rect, scale: scale)
  }

  func insets(_ kind: InsetKind, of view: View) -> EdgeInsets {
    insets.values(kind, of: view, rows, root, values)
  }

  // MARK: Hooks

  /// Calls the hooks of observing views for changed insets, from the root downwards.
  private func tellHooks() {
    for position in rows.observers {
      guard let view = rows.item(at: position) as? View else { continue }
      let (margins, safeArea) = (insets(.margins, of: view), insets(.safeArea, of: view))
      let (oldMargins, oldSafeArea) = (view.margins.lastMargins, view.margins.lastSafeArea)
      (view.margins.lastMargins, view.margins.lastSafeArea) = (margins, safeArea)
      if let oldSafeArea, oldSafeArea != safeArea {
        view.safeAreaInsetsDidChange()
        view.controller?.viewSafeAreaInsetsDidChange()
      }
      if let oldMargins, oldMargins != margins {
        view.layoutMarginsDidChange()
        view.controller?.viewLayoutMarginsDidChange()
      }
    }
    for guide in rows.trackingGuides {
      guard let owner = guide.owningView else { continue }
      guide.track(
        layoutFrame(of: guide), in: owner.bounds.size, isLeftToRight: root.layoutDirection == .leftToRight)
    }
  }
}

/// Limits on work.
enum LayoutPasses {
  /// Margins and safe areas depend on frames: the second pass uses those of the first, and the third settles
  /// what the second moved.
  static let limit = 4
}
