// Whether numbers in doubt explain the stored frames: safe areas, margins and lengths of guides, which depend on the build of
// Interface Builder; sizes of contents; the size of the root, which another device gave it. Each gets the value, among those
// that it may have, that the stored frames ask for, and the root is solved once more with these. A stored frame that is
// right then is not misplaced.

import AutoLayout
import SceneModel
import Simplex
import TextMetrics

/// One root under the numbers that fit its stored frames best. Linear in the number of rows, and one solution.
struct StoredFrameFit {
  /// The rows under these numbers.
  let program: LinearProgram
  /// By position: alignment rects in root coordinates.
  private let rects: [Rect]
  private let system: ConstraintSystem

  /// - Parameter values: by variable, where the stored frames put it; not a number where the file stores nothing.
  init(of solved: SolvedRoot, to values: [Double], in context: DiagnosticContext) {
    system = solved.system
    (program, rects) = solved.solved(
      rootSize: Self.rootSize(of: solved, values), numbers: Self.numbers(of: solved, values),
      contents: Self.contents(of: solved, values, in: context))
  }

  /// Whether these numbers explain what differs between the stored frame of the view at a position and the frame that the
  /// constraints give it.
  func explains(_ k: Int, stored: Rect, frame: Rect, parent: Int) -> Bool {
    let (inner, outer) = (self.frame(k), self.frame(parent))
    return [
      (stored.x, frame.x, inner.x - outer.x), (stored.y, frame.y, inner.y - outer.y),
      (stored.width, frame.width, inner.width), (stored.height, frame.height, inner.height),
    ].allSatisfy { stored, frame, fitted in
      (stored - frame).magnitude < AnalysisTolerances.misplacement
        || (stored - fitted).magnitude < AnalysisTolerances.storedContradiction
    }
  }

  private func frame(_ k: Int) -> Rect {
    let (rect, insets) = (rects[k], system.alignmentInsets[k])
    return Rect(
      x: rect.x - insets.left, y: rect.y - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  private static func rootSize(of solved: SolvedRoot, _ values: [Double]) -> Size? {
    guard let root = solved.system.variables.first else { return nil }
    let (width, height) = (values[Int(root.width.index)], values[Int(root.height.index)])
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    return Size(width: width, height: height)
  }

  /// The value that most stored frames ask of each inset and guide; the present one if as many ask for it.
  private static func numbers(of solved: SolvedRoot, _ values: [Double]) -> [(Parameter, Double)] {
    let program = solved.solver.program
    var asked: [Parameter: [Double]] = [:]
    for row in solved.rowsOfOneNumber where isInset(row, solved) {
      guard program.relation(of: row.row) == .equal else { continue }
      var sum = -row.rest
      for term in program.terms(of: row.row) { sum += term.coefficient * values[Int(term.variable.index)] }
      let value = sum / row.coefficient
      let isPossible =
        solved.subject(of: row.number) == .cellContent || AnalysisTolerances.insets.contains(value)
      if value.isFinite, isPossible { asked[row.number, default: []].append(value) }
    }
    return asked.sorted { $0.key.index < $1.key.index }.map { number, values in
      (number, mode(of: values, present: solved.value(of: number)))
    }
  }

  /// Whether a row says where an authored constraint puts an item against an inset, or a cell its content view.
  private static func isInset(_ row: NumberInRow, _ solved: SolvedRoot) -> Bool {
    switch solved.subject(of: row.number) {
    case .rootSize, .content: return false
    case .cellContent: return true
    case .guideLength, .inset:
      if case .authored = solved.system.provenance[Int(row.row.index)] { return true }
      return false
    }
  }

  private static func mode(of values: [Double], present: Double) -> Double {
    let sorted = values.sorted()
    /// How many lie within rounding above a value; both ends of the window only move up.
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

  /// Contents as large as their views are stored, as far as they may be.
  private static func contents(
    of solved: SolvedRoot, _ values: [Double], in context: DiagnosticContext
  ) -> [(position: Int, content: IntrinsicContent)] {
    solved.contents.enumerated().compactMap { k, content in
      if content.width == nil && content.height == nil { return nil }
      let item = solved.system.variables[k]
      let view = context.document[solved.system.views[k]]
      let isText = isText(view)
      let width = values[Int(item.width.index)]
      // The author's machine may have lacked a font of the app's own.
      let fallback =
        isText
        ? contentSizeWithoutOwnFonts(
          of: view, in: context.document, environment: context.environment,
          maximumWidth: width.isFinite ? width : nil)
        : nil
      func fitted(_ points: Double, _ stored: Double, or other: Double?, extra: Double) -> Double {
        guard stored.isFinite else { return points }
        // An image may have been replaced, and the sizes of bars and controls change with builds.
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
      // Where a text breaks hangs on widths: it may have a line more or less.
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
