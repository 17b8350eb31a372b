// Writes the constraints of a scene as Swift code with anchors, for migrations from storyboards and for
// reviews. FormatLines writes those that a visual format can express.

import SceneModel
import SceneText

/// Writes a document's constraints as code.
public struct ConstraintCode {
  /// The notation of constraints.
  public enum Style: String, Sendable, CaseIterable {
    /// `title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)`.
    case anchors
    /// `H:|-16-[title]-|`, with the ids of objects as names. Constraints that no format can express are
    /// written with anchors.
    case visualFormat = "visual-format"
  }

  private let document: InterfaceDocument
  let names: CodeNames

  /// Creates a writer for the constraints of a document, without their variations.
  public init(_ document: InterfaceDocument) {
    self.document = document
    names = CodeNames(document)
  }

  /// The code for each tree of views, as lines. Omits malformed constraints and placeholders.
  ///
  /// - Parameter withViews: whether the code also makes the views and guides below the root and adds them to
  ///   their superviews.
  public func text(_ style: Style, withViews: Bool = false) -> String {
    var text = ""
    for root in document.views.indices where document.views[root].parent == nil {
      let constraints = constraintIndices(in: root)
      if constraints.isEmpty { continue }
      if !text.isEmpty { text += "\n" }
      text += "// \(document.objectPath(of: document.views[root].element))\n"
      if withViews { text += ViewCode(document: document, names: names).text(below: ViewIndex(root)) }
      switch style {
      case .anchors: text += activation(of: constraints)
      case .visualFormat:
        let lines = FormatLines(document, constraints)
        for line in lines.lines { text += line + "\n" }
        text += activation(of: lines.rest)
      }
    }
    return text
  }

  /// The constraints of a tree of views, in document order.
  private func constraintIndices(in root: Int) -> [ConstraintIndex] {
    document.constraints.indices.filter { i in
      let constraint = document.constraints[i]
      if constraint.isBroken || constraint.isPlaceholder || constraint.firstAttribute == nil { return false }
      return document.root(of: constraint.owner).index == root
    }.map { ConstraintIndex($0) }
  }

  private func activation(of constraints: [ConstraintIndex]) -> String {
    var text = ""
    var members: [String] = []
    for index in constraints {
      guard let code = code(document[index]) else { continue }
      if document[index].isRequired, document[index].identifier == nil {
        members.append(code)
        continue
      }
      // Unique in the document.
      let name = "constraint\(index.index + 1)"
      text += "let \(name) = \(code)\n"
      if !document[index].isRequired {
        text += "\(name).priority = UILayoutPriority(\(Self.number(document[index].priority)))\n"
      }
      if let identifier = document[index].identifier {
        text += "\(name).identifier = \(Self.literal(identifier))\n"
      }
      members.append(name)
    }
    if members.isEmpty { return text }
    return text + "NSLayoutConstraint.activate([\n" + members.map { "  \($0),\n" }.joined() + "])\n"
  }

  // MARK: One constraint

  /// The expression that creates a constraint; nil if the constraint is invalid.
  private func code(_ constraint: LayoutConstraint) -> String? {
    guard let first = constraint.firstAttribute, let item = names.name(constraint.firstItem) else {
      return nil
    }
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let receiver = anchor(first, of: item)
    guard let secondItem = constraint.secondItem else {
      guard first.measure == .dimension else { return nil }
      return "\(receiver).constraint(\(relation)Constant: \(Self.number(constraint.constant)))"
    }
    guard let second = constraint.secondAttribute, let other = names.name(secondItem) else { return nil }
    let hasMultiplier = constraint.multiplier.numerator != constraint.multiplier.denominator
    if hasMultiplier, first.measure != .dimension {
      // Anchors of positions have no multiplier.
      return
        "NSLayoutConstraint(item: \(item), attribute: .\(attribute(first)), relatedBy: .\(relationName(constraint)), "
        + "toItem: \(other), attribute: .\(attribute(second)), multiplier: \(multiplier(constraint)), "
        + "constant: \(Self.number(constraint.constant)))"
    }
    var code = "\(receiver).constraint(\(relation): \(anchor(second, of: other))"
    if hasMultiplier { code += ", multiplier: \(multiplier(constraint))" }
    if constraint.constant != 0 { code += ", constant: \(Self.number(constraint.constant))" }
    return code + ")"
  }

  private func relationName(_ constraint: LayoutConstraint) -> String {
    switch constraint.relation {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  private func attribute(_ attribute: LayoutAttribute) -> String {
    attribute == .lastBaseline ? "lastBaseline" : attribute.spelling
  }

  private func anchor(_ attribute: LayoutAttribute, of item: String) -> String {
    let name = self.attribute(attribute)
    guard attribute.isMargin else { return "\(item).\(name)Anchor" }
    let edge = name.hasSuffix("WithinMargins") ? name.dropLast(13) : name.dropLast(6)
    return "\(item).layoutMarginsGuide.\(edge)Anchor"
  }

  private func multiplier(_ constraint: LayoutConstraint) -> String {
    let (over, under) = (constraint.multiplier.numerator, constraint.multiplier.denominator)
    // Avoids integer division.
    func decimal(_ value: Double) -> String {
      let text = Self.number(value)
      return text.contains(".") ? text : text + ".0"
    }
    return under == 1 ? Self.number(over) : "\(decimal(over)) / \(decimal(under))"
  }

  /// The shortest decimal number with this value.
  static func number(_ value: Double) -> String {
    let text = value == 0 ? "0" : "\(value)"
    // Formats have no exponents.
    if text.contains("e") { return DecimalNumber.text(ofLength: value) }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
