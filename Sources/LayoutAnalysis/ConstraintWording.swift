// The names of items, constraints and implicit facts in messages: “Button “Sign in”.leading = View.leading +
// 16”.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

/// The names of one diagnostic's items. Items with equal names also get their ids.
struct ConstraintWording {
  let document: InterfaceDocument
  let traits: TraitResolution
  let environment: LayoutEnvironment
  private var ambiguousNames: Set<String> = []

  init(document: InterfaceDocument, traits: TraitResolution, environment: LayoutEnvironment) {
    self.document = document
    self.traits = traits
    self.environment = environment
  }

  /// Makes the names of these views distinct.
  mutating func distinguish(_ views: some Sequence<ViewIndex>) {
    var seen: [String: ViewIndex] = [:]
    for view in views {
      let name = document.displayName(of: view)
      if let other = seen[name], other != view { ambiguousNames.insert(name) }
      seen[name] = view
    }
  }

  // MARK: Items

  func name(_ view: ViewIndex) -> String {
    let name = document.displayName(of: view)
    return ambiguousNames.contains(name) ? "\(name) (\(document[view].id))" : name
  }

  func name(_ guide: GuideIndex) -> String {
    guard let owner = document[guide].owner, document[owner].parent != nil else {
      return document.displayName(of: guide)
    }
    return "\(document.displayName(of: guide)) of \(name(owner))"
  }

  func name(_ item: ItemReference) -> String {
    switch item {
    case .view(let view): name(view)
    case .guide(let guide): name(guide)
    case .unresolved(let id): id
    }
  }

  // MARK: Constraints

  /// The constraint with the environment's variations applied.
  func effective(_ index: ConstraintIndex) -> LayoutConstraint {
    traits.overriddenConstraints[index] ?? document[index]
  }

  /// The constraint as a formula, without its priority.
  func formula(_ index: ConstraintIndex) -> String {
    let constraint = effective(index)
    var text = name(constraint.firstItem)
    if let attribute = constraint.firstAttribute { text += ".\(attribute.spelling)" }
    text += " \(constraint.relation.symbol) "
    guard let second = constraint.secondItem else { return text + pointText(constraint.constant) }
    let multiplier = constraint.multiplier
    if multiplier.numerator != multiplier.denominator {
      text +=
        multiplier.denominator == 1
        ? "\(factorText(multiplier.numerator)) × "
        : "\(factorText(multiplier.numerator))/\(factorText(multiplier.denominator)) × "
    }
    text += name(second)
    if let attribute = constraint.secondAttribute { text += ".\(attribute.spelling)" }
    if constraint.constant != 0 {
      text += constraint.constant < 0 ? " − " : " + "
      text += pointText(constraint.constant.magnitude)
    }
    return text
  }

  private func factorText(_ value: Double) -> String {
    let text = String(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  func priority(_ index: ConstraintIndex) -> String {
    let constraint = effective(index)
    return constraint.isRequired ? "required" : "priority \(pointText(constraint.priority))"
  }

  // MARK: Implicit facts

  /// The fact that an implicit row states, with its origin.
  func fact(_ source: Provenance, points: Double, axis: Axis) -> String {
    let dimension = axis == .horizontal ? "wide" : "tall"
    switch source {
    case .authored(let index): return "\(formula(index)), \(priority(index))"
    case .rootFrame(let view):
      return "\(name(view)) is \(pointsText(points)) \(dimension)\(surroundings(of: view))"
    case .autoresizingMask(let view):
      if document[view].role == .contentView {
        let parent = document[view].parent
        let isCell = parent.map { document[$0].role == .cell } ?? true
        return "\(name(view)) fills \(isCell ? "its cell" : parent.map(name) ?? "its cell")"
      }
      return "\(name(view)) keeps its stored frame: its autoresizing mask is translated into constraints"
    case .fixedFrame(let view):
      return "\(name(view)) keeps its stored frame: no constraint places it"
    case .contentHugging(let view, let axis):
      return
        "\(name(view)) may not be \(axis == .horizontal ? "wider" : "taller") than its content, \(pointsText(points)): its \(axis.name) hugging priority is 1000"
    case .compressionResistance(let view, let axis):
      return
        "\(name(view)) may not be \(axis == .horizontal ? "narrower" : "shorter") than its content, \(pointsText(points)): its \(axis.name) compression resistance priority is 1000"
    case .stackView(let view, let rule):
      return "\(name(view)) arranges its subviews (\(rule.name))"
    case .guide(let guide): return "\(name(guide)) has a fixed position in its owner"
    case .contentSize(let view): return "the content of \(name(view)) starts at its origin"
    case .nonNegativeSize(let view, let axis):
      return "the \(axis == .horizontal ? "width" : "height") of \(name(view)) cannot be negative"
    }
  }

  private func surroundings(of view: ViewIndex) -> String {
    guard document[view].role == .root else { return "" }
    return environment.deviceID.isEmpty ? "" : " on \(environment.displayName)"
  }
}
