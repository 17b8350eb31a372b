// duplicate-constraint: two equal constraints.

import SceneDiagnostics
import SceneModel
import SceneValidation

extension PracticeRules {
  static let duplicateConstraint = PracticeRule(
    Rule(
      "duplicate-constraint", .quality, .warning,
      summary: "two constraints are identical",
      rationale: """
        The duplicate has no effect until somebody edits one of the two; then they conflict. Duplicates usually come from \
        merges, or from constraining a view twice.
        """,
      remedy: "Delete one of them.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="top" secondItem="b" secondAttribute="top" constant="8" id="c"/><constraint firstItem="l" firstAttribute="top" secondItem="b" secondAttribute="top" constant="8" id="d"/></constraints></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="top" secondItem="b" secondAttribute="top" constant="8" id="c"/><constraint firstItem="l" firstAttribute="top" secondItem="b" secondAttribute="top" constant="8" priority="750" id="d"/></constraints></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let document = findings.document
    // A constraint that varies with traits, or is not installed under some, is not a duplicate.
    var varied: Set<String> = []
    for view in document.views {
      for variation in view.variations {
        varied.formUnion(variation.excludedConstraints)
        varied.formUnion(variation.includedConstraints)
      }
    }
    var first: [ConstraintIdentity: Int] = [:]
    for index in candidates(document.constraints) {
      let constraint = document.constraints[index]
      guard !constraint.isMalformed, constraint.firstAttribute != nil, constraint.variations.isEmpty,
        !varied.contains(constraint.id)
      else { continue }
      let identity = ConstraintIdentity(constraint)
      guard let known = first.updateValue(index, forKey: identity) else { continue }
      first[identity] = known
      let other = document.constraints[known]
      let element = constraint.element
      let items =
        [(constraint.firstItem, constraint.firstAttribute)]
        + (constraint.secondItem.map { [($0, constraint.secondAttribute)] } ?? [])
      let sides = items.map { item, attribute in
        name(of: item, in: document) + (attribute.map { ".\($0.spelling)" } ?? "")
      }
      findings.report(
        "duplicate of constraint \(other.id): \(sides.joined(separator: " and "))",
        at: findings.source.startTagRange(of: element), in: element,
        objects: [findings.id(of: constraint.firstItem)]
          + (constraint.secondItem.map { [findings.id(of: $0)] } ?? []),
        constraints: [constraint.id, other.id], axes: constraint.firstAttribute.map { [$0.axis] } ?? [],
        notes: [
          .init("the same constraint is here", at: findings.source.startTagRange(of: other.element))
        ],
        help: "delete one of them", fixes: removal(of: [index, known], in: document))
    }
  }
}

/// The indices, in order, of constraints that may equal another one: most differ in an item, an attribute or
/// the constant.
private func candidates(_ constraints: [LayoutConstraint]) -> [Int] {
  var marks: [(mark: UInt64, index: Int)] = []
  marks.reserveCapacity(constraints.count)
  for index in constraints.indices { marks.append((mark(of: constraints[index]), index)) }
  marks.sort { $0 < $1 }
  var found: [Int] = []
  for i in marks.indices {
    let isShared =
      i > 0 && marks[i - 1].mark == marks[i].mark || i + 1 < marks.count && marks[i + 1].mark == marks[i].mark
    if isShared { found.append(marks[i].index) }
  }
  return found.sorted()
}

/// A number that is the same for equal constraints, and rarely for others.
private func mark(of constraint: LayoutConstraint) -> UInt64 {
  func number(_ item: ItemReference?) -> UInt64 {
    switch item {
    case .view(let view): UInt64(truncatingIfNeeded: view.index) << 2 | 1
    case .guide(let guide): UInt64(truncatingIfNeeded: guide.index) << 2 | 2
    case .unresolved: 3
    case nil: 0
    }
  }
  func number(_ attribute: LayoutAttribute?) -> UInt64 { UInt64(attribute?.rawValue ?? .max) }
  // The sum makes the two zeros one. The multiplier is 2⁶⁴ over the golden ratio, which spreads the bits.
  var mark = (constraint.constant + 0).bitPattern
  for part in [
    number(constraint.firstItem), number(constraint.secondItem),
    number(constraint.firstAttribute) << 8
      | number(constraint.secondItem == nil ? nil : constraint.secondAttribute),
  ] {
    mark = (mark ^ part) &* 0x9E37_79B9_7F4A_7C15
    mark ^= mark >> 32
  }
  return mark
}

/// The fix that deletes the first of these constraints to which nothing refers.
private func removal(of constraints: [Int], in document: InterfaceDocument) -> [Diagnostic.FixIt] {
  for index in constraints {
    let edits = document.edits(making: .remove(ConstraintIndex(index)))
    if !edits.isEmpty {
      return [Diagnostic.FixIt("delete constraint \(document.constraints[index].id)", edits: edits)]
    }
  }
  return []
}

private func name(of item: ItemReference, in document: InterfaceDocument) -> String {
  switch item {
  case .view(let view): document.displayName(of: view)
  case .guide(let guide): document.displayName(of: guide)
  case .unresolved(let id): id
  }
}

/// The meaning of a constraint. Constraints that are written differently, such as with and without a default,
/// can be equal.
private struct ConstraintIdentity: Hashable {
  struct Side: Hashable {
    var item: ItemReference
    var attribute: LayoutAttribute?
  }
  var first: Side
  var second: Side?
  var relation: LayoutRelation
  var multiplier: Multiplier
  var constant: Double
  var priority: Double
  var isPlaceholder: Bool

  /// Hashes only the sides and the constant, which distinguish nearly all constraints, and both attributes at
  /// once.
  func hash(into hasher: inout Hasher) {
    hasher.combine(first.item)
    if let second { hasher.combine(second.item) }
    func number(_ attribute: LayoutAttribute?) -> UInt16 { UInt16(attribute?.rawValue ?? .max) }
    hasher.combine(number(first.attribute) << 8 | number(second?.attribute))
    hasher.combine(constant)
  }

  init(_ constraint: LayoutConstraint) {
    first = Side(item: constraint.firstItem, attribute: constraint.firstAttribute)
    second = constraint.secondItem.map { Side(item: $0, attribute: constraint.secondAttribute) }
    relation = constraint.relation
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority
    isPlaceholder = constraint.isPlaceholder
  }
}
