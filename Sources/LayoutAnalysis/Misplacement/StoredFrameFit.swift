// Whether uncertain numbers explain the stored frames: safe areas, margins and lengths of guides, which
// depend on the build of Interface Builder; content sizes; the size of the root, which may come from another
// device. Each gets the value in its range that fits the stored frames best, and the root is solved once
// more. A view whose stored frame is then correct is not misplaced.

import AutoLayout
import SceneModel
import Simplex
import TextMetrics

/// A root with the numbers that fit its stored frames best. Linear in the number of rows, and takes one
/// solve.
struct StoredFrameFit {
  /// The rows with these numbers.
  let program: LinearProgram
  /// By position: alignment rects in root coordinates.
  private let rects: [Rect]
  private let system: ConstraintSystem

  /// - Parameter values: by variable, its value according to the stored frames; NaN if the file has none.
  init(of solved: SolvedRoot, to values: [Double], in context: DiagnosticContext) {
    system = solved.state.system
    (program, rects) = solved.solved(
      rootSize: Self.rootSize(of: solved, values), numbers: Self.numbers(of: solved, values),
      contents: Self.contents(of: solved, values, in: context))
  }

  /// Whether these numbers explain the difference between the stored and the solved frame of the view at a
  /// position: whether they come closer to the stored frame than the numbers of the layout do.
  func explains(_ k: Int, stored: Rect, frame: Rect, parent: Int, in solved: SolvedRoot) -> Bool {
    let (inner, outer) = (self.frame(k), self.frame(parent))
    let (exact, exactOuter) = (solved.frame(k), solved.frame(parent))
    return [
      (stored.x, frame.x, inner.x - outer.x, exact.x - exactOuter.x),
      (stored.y, frame.y, inner.y - outer.y, exact.y - exactOuter.y),
      (stored.width, frame.width, inner.width, exact.width),
      (stored.height, frame.height, inner.height, exact.height),
    ].allSatisfy { stored, frame, fitted, exact in
      let miss = (stored - fitted).magnitude
      return (stored - frame).magnitude < AnalysisTolerances.misplacement
        || miss < AnalysisTolerances.storedContradiction
          && miss < (stored - exact).magnitude - AnalysisTolerances.ambiguity
    }
  }

  private func frame(_ k: Int) -> Rect {
    let (rect, insets) = (rects[k], system.alignmentInsets[k])
    return Rect(
      x: rect.x - insets.left, y: rect.y - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  private static func rootSize(of solved: SolvedRoot, _ values: [Double]) -> Size? {
    guard let root = solved.state.system.variables.first else { return nil }
    let (width, height) = (values[Int(root.width.index)], values[Int(root.height.index)])
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    return Size(width: width, height: height)
  }

  /// The value of each inset and guide that most stored frames imply; the present one if as many imply it.
  private static func numbers(of solved: SolvedRoot, _ values: [Double]) -> [(Parameter, Double)] {
    let program = solved.state.solver.program
    let isNarrow = rootSize(of: solved, values).map { $0.width <= AnalysisTolerances.narrowRoot } ?? false
    var asked: [Parameter: [Double]] = [:]
    for row in solved.rowsOfOneNumber where isInset(row, solved) {
      guard program.relation(of: row.row) == .equal else { continue }
      var sum = -row.rest
      for term in program.terms(of: row.row) { sum += term.coefficient * values[Int(term.variable.index)] }
      let value = sum / row.coefficient
      let isPossible =
        solved.subject(of: row.number) == .cellContent || AnalysisTolerances.insets.contains(value)
      let isOfWideRoot =
        isNarrow && solved.isSideMargin(row.number)
        && (value - AnalysisTolerances.wideMargin).magnitude < AnalysisTolerances.misplacement
      if value.isFinite, isPossible, !isOfWideRoot { asked[row.number, default: []].append(value) }
    }
    var numbers: [Parameter: Double] = [:]
    for (number, values) in asked { numbers[number] = mode(of: values, present: solved.value(of: number)) }
    removeShifts(from: &numbers, solved)
    return numbers.sorted { $0.key.index < $1.key.index }.map { ($0.key, $0.value) }
  }

  /// Insets explain no view that is shifted as a whole: those at opposite edges would be off by the same length in
  /// the same direction.
  private static func removeShifts(from numbers: inout [Parameter: Double], _ solved: SolvedRoot) {
    for (first, second) in SolvedRoot.oppositeNumbers {
      guard let one = numbers[first], let other = numbers[second] else { continue }
      let growth = one - solved.value(of: first)
      let sum = growth + other - solved.value(of: second)
      guard growth.magnitude > AnalysisTolerances.storedContradiction,
        sum.magnitude < AnalysisTolerances.misplacement
      else { continue }
      numbers[first] = nil
      numbers[second] = nil
    }
  }

  /// Whether a row relates an authored constraint's item to an inset, or a cell to its content view.
  private static func isInset(_ row: NumberInRow, _ solved: SolvedRoot) -> Bool {
    switch solved.subject(of: row.number) {
    case .rootSize, .content: return false
    case .cellContent: return true
    case .guideLength, .inset:
      if case .authored = solved.state.system.provenance[Int(row.row.index)] { return true }
      return false
    }
  }

  private static func mode(of values: [Double], present: Double) -> Double {
    let sorted = values.sorted()
    /// The number of values within rounding above a value. Both ends of the window only move upwards.
    func support(from lower: Int) -> Int {
      var upper = lower
      while upper < sorted.count, sorted[upper] - sorted[lower] <= AnalysisTolerances.storedContradiction {
        upper += 1
      }
      return upper - lower
    }
    var best = present
    var bestSupport = sorted.count { ($0 - present).magnitude <= AnalysisTolerances.storedContradiction }
    var i = 0
    while i < sorted.count {
      let support = support(from: i)
      if support > bestSupport { (best, bestSupport) = (sorted[i], support) }
      i += support
    }
    return best
  }

  /// Contents with the stored sizes of their views, as far as their errors permit.
  private static func contents(
    of solved: SolvedRoot, _ values: [Double], in context: DiagnosticContext
  ) -> [(position: Int, content: IntrinsicContent)] {
    solved.state.contents.enumerated().compactMap { k, content in
      if content.width == nil && content.height == nil { return nil }
      let item = solved.state.system.variables[k]
      let view = context.document[solved.state.system.views[k]]
      let isText = isText(view)
      let width = values[Int(item.width.index)]
      // The author's machine may not have had one of the app's fonts.
      let fallback =
        isText
        ? contentSizeWithoutOwnFonts(
          of: view, in: context.document, environment: context.environment,
          maximumWidth: width.isFinite ? width : nil)
        : nil
      func fitted(_ points: Double, _ stored: Double, or other: Double?, extra: Double) -> Double {
        guard stored.isFinite else { return points }
        // An image may have been replaced, and the sizes of bars and controls depend on the build.
        guard isText else { return max(0, stored) }
        if content.confidence == .measured || content.confidence == .placeholder { return points }
        let error =
          content.confidence == .assumed
          ? AnalysisTolerances.assumedError(of: points) : AnalysisTolerances.learnedError(of: points)
        let reach = max(error, extra)
        let (least, most) = (min(points, other ?? points), max(points, other ?? points))
        return max(0, min(max(stored, least - reach), most + reach))
      }
      var content = content
      content.width = content.width.map { fitted($0, width, or: fallback?.width, extra: 0) }
      // Line breaks depend on the width, so that the text may have one line more or less.
      let line = content.dependsOnWidth ? lineHeight(of: content) : 0
      content.height = content.height.map {
        fitted($0, values[Int(item.height.index)], or: fallback?.height, extra: line)
      }
      return (k, content)
    }
  }

  private static func isText(_ view: View) -> Bool {
    switch view.kind {
    case .label, .button, .textField, .textView, .segmentedControl: true
    default: false
    }
  }

  private static func lineHeight(of content: IntrinsicContent) -> Double {
    guard case .text(let first, let last) = content.baselines else { return 0 }
    return AnalysisTolerances.storedContradiction + first + last
  }
}
