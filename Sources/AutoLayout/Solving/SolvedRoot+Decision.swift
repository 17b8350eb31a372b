// The data of a solved root for explanations: frames as linear expressions, the solver with the deciding
// rows, and the insets, guides and content sizes in their constants. LayoutAnalysis writes the explanations.

import SceneDiagnostics
import SceneModel
import Simplex

extension SolvedRoot {
  /// The meaning of a number in a row's constant, and its view.
  package enum NumberSource: Hashable, Sendable {
    case rootSize
    case topGuideLength
    case bottomGuideLength
    case safeArea(ViewIndex)
    case margin(ViewIndex)
    case readableMargin(ViewIndex)
    case cellContent(ViewIndex)
    case content(ViewIndex, Axis)
    case baseline(ViewIndex)
  }

  /// A number and the points that it adds to its row's constant.
  package struct NumberShare: Sendable {
    package let source: NumberSource
    package let points: Double
  }

  /// A linear expression over the root's variables, with a constant in points.
  package struct Quantity {
    package var terms: [LinearTerm] = []
    package var constant = 0.0
    /// The parts of the constant that come from insets and guides.
    package var numbers: [NumberShare] = []

    mutating func add(_ expression: Expression, times factor: Double, in root: SolvedRoot) {
      constant += expression.constant * factor
      for i in 0..<expression.count {
        let (term, coefficient) = expression[i]
        switch term {
        case .variable(let variable): terms.append(LinearTerm(variable, coefficient * factor))
        case .parameter(let parameter):
          let points = root.value(of: parameter) * coefficient * factor
          constant += points
          if points != 0 { numbers.append(NumberShare(source: root.source(of: parameter), points: points)) }
        }
      }
    }
  }

  /// The left edge and width, or the top edge and height, of a view's frame in the coordinates of its
  /// superview; nil for a view of another root.
  package func quantities(of view: ViewIndex, parent: ViewIndex?, _ axis: Axis) -> (
    position: Quantity, length: Quantity
  )? {
    guard let k = state.system.positions[view] else { return nil }
    var (position, length) = (Quantity(), Quantity())
    add(edge(k, axis), times: 1, to: &position)
    if let parent, let p = state.system.positions[parent] { add(edge(p, axis), times: -1, to: &position) }
    let span = state.system.variables[k].span(axis)
    let insets = state.system.alignmentInsets[k]
    length.terms = [LinearTerm(span.length, 1)]
    length.constant = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    return (position, length)
  }

  /// The same for a guide, in the coordinates of its owner.
  package func quantities(of guide: GuideIndex, owner: ViewIndex, _ axis: Axis) -> (
    position: Quantity, length: Quantity
  )? {
    guard let (_, rect) = state.system.guides.first(where: { $0.guide == guide }),
      let p = state.system.positions[owner]
    else {
      return nil
    }
    let (minimum, maximum) = axis == .horizontal ? (rect.left, rect.right) : (rect.top, rect.bottom)
    var (position, length) = (Quantity(), Quantity())
    position.add(minimum, times: 1, in: self)
    add(edge(p, axis), times: -1, to: &position)
    length.add(maximum - minimum, times: 1, in: self)
    return (position, length)
  }

  /// The left or top edge of a view's frame.
  private func edge(_ k: Int, _ axis: Axis) -> Expression {
    let span = state.system.variables[k].span(axis)
    return Expression(span.minimum)
      - (axis == .horizontal ? state.system.alignmentInsets[k].left : state.system.alignmentInsets[k].top)
  }

  private func add(_ expression: Expression, times factor: Double, to quantity: inout Quantity) {
    quantity.add(expression, times: factor, in: self)
  }

  /// The value of a quantity in this layout, in points.
  package func value(of quantity: Quantity) -> Double {
    quantity.terms.reduce(quantity.constant) { $0 + $1.coefficient * state.values[Int($1.variable.index)] }
  }

  /// The solver of the frames. It satisfies broken rows as far as possible, or lets go of the root's bottom.
  package var decidingSolver: Solver { nearRows?.solver ?? state.solver }

  /// The row of `solver` for a row of `decidingSolver`.
  package func original(of row: RowID) -> RowID { nearRows?.original(of: row) ?? row }

  /// The row of `decidingSolver` for a row of `solver`.
  package func deciding(of row: RowID) -> RowID { nearRows?.deciding(of: row) ?? row }

  private var nearRows: NearBrokenRows? { state.withoutBottoms ?? state.nearBroken }

  /// The nonzero numbers in the constants of rows, by row.
  package func numbersByRow() -> [RowID: [NumberShare]] {
    var numbers: [RowID: [NumberShare]] = [:]
    for (row, parameter, coefficient) in state.system.parametersInRows {
      let points = value(of: parameter) * coefficient
      if points != 0 {
        numbers[row, default: []].append(NumberShare(source: source(of: parameter), points: points))
      }
    }
    return numbers
  }

  /// The meaning of a parameter's value.
  package func source(of parameter: Parameter) -> NumberSource {
    if parameter == LayoutParameters.topGuideLength { return .topGuideLength }
    if parameter == LayoutParameters.bottomGuideLength { return .bottomGuideLength }
    switch LayoutParameters.subject(of: parameter.index) {
    case .root: return .rootSize
    case .cellContent(let k): return .cellContent(state.system.views[k])
    case .insets(let k):
      let kinds: [LayoutParameters.InsetKind] = [.safeArea, .margins, .readable]
      let kind = kinds.first { kind in
        let insets = LayoutParameters.insets(kind, k)
        return [insets.top, insets.left, insets.bottom, insets.right].contains(parameter)
      }
      return switch kind {
      case .safeArea: .safeArea(state.system.views[k])
      case .readable: .readableMargin(state.system.views[k])
      default: .margin(state.system.views[k])
      }
    case .content(let k):
      if parameter == LayoutParameters.content(.width, k) {
        return .content(state.system.views[k], .horizontal)
      }
      if parameter == LayoutParameters.content(.height, k) {
        return .content(state.system.views[k], .vertical)
      }
      return .baseline(state.system.views[k])
    }
  }
}
