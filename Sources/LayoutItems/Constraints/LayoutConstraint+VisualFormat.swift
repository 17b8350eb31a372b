// Constraints from visual formats.

import VisualFormat

extension LayoutConstraint {
  /// The constraints of a visual format, in the order of the text. They are inactive.
  ///
  /// - Parameters:
  ///   - format: a format such as `H:|-[find]-[field(>=20@750)]-|`.
  ///   - options: alignment, direction, and the edges between which gaps are measured.
  ///   - metrics: numbers by name, in points.
  ///   - items: views and guides by name. `|` is the superview of the adjacent view, or the owning view of
  /// the guide.
  /// - Throws: an error with its position, if the text violates the grammar or contains an unknown name.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Double] = [:],
    views items: [String: LayoutItem]
  ) throws(FormatError) -> [LayoutConstraint] {
    let line = try FormatLine(parsing: format)
    let scope = FormatScope(items: items, metrics: metrics) { item in
      (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView
    }
    let stated = try line.constraints(in: scope, options: options, of: format)
    return stated.map { stated in
      let constraint = LayoutConstraint(
        item: stated.first, attribute: Attribute(stated.firstAttribute), relatedBy: Relation(stated.relation),
        toItem: stated.second, attribute: stated.secondAttribute.map { Attribute($0) } ?? .notAnAttribute,
        constant: stated.constant)
      constraint.priority = LayoutPriority(stated.priority)
      return constraint
    }
  }
}

extension LayoutConstraint.Attribute {
  fileprivate init(_ attribute: FormatAttribute) {
    self = Self(rawValue: attribute.rawValue) ?? .notAnAttribute
  }
}

extension LayoutConstraint.Relation {
  fileprivate init(_ relation: FormatRelation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
