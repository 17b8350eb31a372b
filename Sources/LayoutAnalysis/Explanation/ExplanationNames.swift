// The names of rows, and of the numbers in them, in explanations.

import AutoLayout
import SceneDiagnostics
import SceneModel
import TextMetrics

struct ExplanationNames {
  private let wording: ConstraintWording
  private let document: InterfaceDocument

  init(document: InterfaceDocument, traits: TraitResolution, environment: LayoutEnvironment) {
    self.document = document
    wording = ConstraintWording(document: document, traits: traits, environment: environment)
  }

  /// The name of a margin, a guide's length or a size.
  func name(_ source: SolvedRoot.NumberSource) -> String {
    switch source {
    case .rootSize: "screen"
    case .topGuideLength: "length of the Top Layout Guide"
    case .bottomGuideLength: "length of the Bottom Layout Guide"
    case .safeArea(let view): "safe area of \(wording.name(view))"
    case .margin(let view): "margin of \(wording.name(view))"
    case .readableMargin(let view): "readable margin of \(wording.name(view))"
    case .cellContent(let view): "inset of \(wording.name(view)) in its cell"
    case .content(let view, let axis):
      "\(axis == .horizontal ? "width" : "height") of the content of \(wording.name(view))"
    case .baseline(let view): "baseline of \(wording.name(view))"
    }
  }

  /// The name of what a root lacks of the height that its required constraints need.
  static let neededHeight = "height that the constraints need"

  func name(_ item: ItemReference) -> String { wording.name(item) }

  func formula(_ constraint: ConstraintIndex) -> String { wording.formula(constraint) }

  func priority(_ constraint: ConstraintIndex) -> String { wording.priority(constraint) }

  /// The statement of a row in words.
  func fact(_ source: Provenance, axis: Axis) -> String {
    switch source {
    case .authored(let index): wording.formula(index)
    case .rootFrame(let view): "size of \(wording.name(view))"
    case .autoresizingMask(let view), .fixedFrame(let view): "stored frame of \(wording.name(view))"
    case .contentHugging(let view, let axis):
      "\(wording.name(view)) is no \(axis == .horizontal ? "wider" : "taller") than its content"
    case .compressionResistance(let view, let axis):
      "\(wording.name(view)) is no \(axis == .horizontal ? "narrower" : "shorter") than its content"
    case .stackView(let view, let rule): "\(wording.name(view)) arranges its subviews (\(rule.name))"
    case .guide(let guide): "place of \(document.displayName(of: guide))"
    case .contentSize(let view): "content of \(wording.name(view))"
    case .nonNegativeSize(let view, let axis):
      "\(axis == .horizontal ? "width" : "height") of \(wording.name(view)) is not negative"
    }
  }

  /// The assumption behind a number; nil if it is known.
  func assumption(_ source: SolvedRoot.NumberSource, _ root: SolvedRoot) -> String? {
    guard case .content(let view, _) = source, let k = root.state.system.positions[view],
      root.state.contents[k].confidence == .assumed
    else { return nil }
    return "the size of \(wording.name(view)) is assumed"
  }

  /// The sort key of a term: devices and containers first, then constraints in document order, then contents.
  static func order(_ source: Provenance) -> (Int, Int) {
    switch source {
    case .rootFrame(let view): (0, view.index)
    case .autoresizingMask(let view), .fixedFrame(let view): (1, view.index)
    case .guide(let guide): (1, guide.index)
    case .authored(let constraint): (2, constraint.index)
    case .stackView(let view, _), .contentSize(let view): (3, view.index)
    case .contentHugging(let view, _), .compressionResistance(let view, _), .nonNegativeSize(let view, _):
      (4, view.index)
    }
  }
}
