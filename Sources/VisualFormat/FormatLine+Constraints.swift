// The constraints of a line: between adjacent items, on the lengths of items, and across the line. Items are
// opaque values of the caller.

/// A constraint of a format: `first.attribute relation second.attribute + constant`, with a priority.
public struct FormatConstraint<Item> {
  /// The first item.
  public var first: Item
  /// The attribute of the first item.
  public var firstAttribute: FormatAttribute
  /// The relation between the two sides.
  public var relation: FormatRelation
  /// The second item; nil for a length that is compared with a constant.
  public var second: Item?
  /// The attribute of the second item; nil if `second` is nil.
  public var secondAttribute: FormatAttribute?
  /// In points.
  public var constant: Double
  /// From 1 to 1000; 1000 is required.
  public var priority: Double
  /// The part of the text that it comes from, in UTF-8 bytes; for an alignment, that of the second item.
  public var range: Range<Int>
}

extension FormatConstraint: Sendable where Item: Sendable {}

/// The meaning of the names in a format.
public struct FormatScope<Item> {
  /// Items by name.
  public var items: [String: Item]
  /// Numbers by name: in points, or priorities after `@`.
  public var metrics: [String: Double]
  /// The distance between adjacent items for `-`, in points.
  public var standardSpacing: Double
  /// The view that `|` means beside an item; nil if it has none.
  public var superview: (Item) -> Item?

  /// A scope. The default is UIKit's standard spacing of 8 points.
  public init(
    items: [String: Item], metrics: [String: Double] = [:], standardSpacing: Double = 8,
    superview: @escaping (Item) -> Item?
  ) {
    self.items = items
    self.metrics = metrics
    self.standardSpacing = standardSpacing
    self.superview = superview
  }
}

extension FormatLine {
  /// The constraints of a line in the order of the text, followed by alignments.
  ///
  /// A hyphen between the superview and an item refers to the superview's layout margin. Without a hyphen, it
  /// is the superview's edge.
  ///
  /// - Parameter format: the text of the line, for errors.
  /// - Throws: an error if a name is unknown, or if an option does not fit the orientation.
  public func constraints<Item>(
    in scope: FormatScope<Item>, options: FormatOptions = [], of format: String
  ) throws(FormatError) -> [FormatConstraint<Item>] {
    var meaning = FormatMeaning(line: self, format: format, scope: scope, options: options)
    return try meaning.run()
  }
}

private struct FormatMeaning<Item> {
  let line: FormatLine
  let format: String
  let scope: FormatScope<Item>
  let options: FormatOptions
  private var constraints: [FormatConstraint<Item>] = []

  init(line: FormatLine, format: String, scope: FormatScope<Item>, options: FormatOptions) {
    (self.line, self.format, self.scope, self.options) = (line, format, scope, options)
  }

  private var isVertical: Bool { line.orientation == .vertical }

  mutating func run() throws(FormatError) -> [FormatConstraint<Item>] {
    try checkOptions()
    let items = try resolvedItems()
    for (i, part) in line.items.enumerated() {
      if i > 0 { try addGap(line.gaps[i - 1], items[i - 1], items[i], before: i) }
      for predicate in part.predicates { try addLength(predicate, items[i]) }
    }
    addAlignments(items)
    return constraints
  }

  private func error(_ message: String, at range: Range<Int>) -> FormatError {
    FormatError(format: format, message: message, range: range)
  }

  private func checkOptions() throws(FormatError) {
    let whole = 0..<format.utf8.count
    for (option, attribute) in FormatOptions.alignments
    where options.contains(option) && attribute.isVertical == isVertical {
      let along = isVertical ? "vertical" : "horizontal"
      throw error(
        "a \(along) line cannot be aligned by \(attribute.rawValue), which lies along it", at: whole)
    }
    if options.contains(.spacingBaselineToBaseline), !isVertical {
      throw error("only the gaps of a vertical line can be measured between baselines", at: whole)
    }
    if options.isSuperset(of: [.directionLeftToRight, .directionRightToLeft]) {
      throw error("a line has one direction", at: whole)
    }
  }

  /// The items, including superviews.
  private func resolvedItems() throws(FormatError) -> [Item] {
    var items: [Item?] = []
    for part in line.items {
      guard let name = part.name else {
        items.append(nil)
        continue
      }
      guard let item = scope.items[name] else {
        throw error("“\(name)” is not among the items", at: part.range)
      }
      items.append(item)
    }
    var resolved: [Item] = []
    for (i, item) in items.enumerated() {
      if let item {
        resolved.append(item)
        continue
      }
      let neighbor = i == 0 ? items.dropFirst().first ?? nil : items[i - 1]
      guard let neighbor, let superview = scope.superview(neighbor) else {
        throw error("“|” means nothing beside an item without a superview", at: line.items[i].range)
      }
      resolved.append(superview)
    }
    return resolved
  }

  // MARK: Numbers

  private func number(_ operand: FormatOperand, at range: Range<Int>) throws(FormatError) -> Double {
    switch operand {
    case .number(let value): return value
    case .name(let name):
      guard let value = scope.metrics[name] else {
        let isItem = scope.items[name] != nil
        throw error(
          isItem ? "a gap cannot be compared with an item" : "“\(name)” is not among the metrics", at: range)
      }
      guard value.isFinite else { throw error("the metric “\(name)” is no number", at: range) }
      return value
    }
  }

  private func priority(_ predicate: FormatPredicate) throws(FormatError) -> Double {
    guard let operand = predicate.priority else { return 1000 }
    let value = try number(operand, at: predicate.priorityRange)
    guard value >= 1, value <= 1000 else {
      throw error("a priority is a number from 1 to 1000", at: predicate.priorityRange)
    }
    return value
  }

  // MARK: Constraints

  private mutating func addLength(_ predicate: FormatPredicate, _ item: Item) throws(FormatError) {
    let attribute: FormatAttribute = isVertical ? .height : .width
    var constraint = FormatConstraint(
      first: item, firstAttribute: attribute, relation: predicate.relation, second: nil, secondAttribute: nil,
      constant: 0, priority: try priority(predicate), range: predicate.range)
    if case .name(let name) = predicate.object, scope.metrics[name] == nil {
      guard let other = scope.items[name] else {
        throw error("“\(name)” is neither among the metrics nor among the items", at: predicate.objectRange)
      }
      (constraint.second, constraint.secondAttribute) = (other, attribute)
    } else {
      constraint.constant = try number(predicate.object, at: predicate.objectRange)
    }
    constraints.append(constraint)
  }

  /// - Parameter index: the index of the item after the gap.
  private mutating func addGap(
    _ gap: FormatGap, _ before: Item, _ after: Item, before index: Int
  ) throws(FormatError) {
    let (startsAtSuperview, endsAtSuperview) = (
      line.items[index - 1].name == nil, line.items[index].name == nil
    )
    func attribute(isBehindGap: Bool) -> FormatAttribute {
      if startsAtSuperview { return line.edge(options, isStart: true) }
      if endsAtSuperview { return line.edge(options, isStart: false) }
      return line.gapEdge(options, isBehindGap: isBehindGap)
    }
    var (near, far) = (attribute(isBehindGap: true), attribute(isBehindGap: false))
    let isAtSuperview = startsAtSuperview || endsAtSuperview
    func add(_ relation: FormatRelation, _ constant: Double, _ priority: Double, _ range: Range<Int>) {
      let runsBackwards = !isVertical && options.contains(.directionRightToLeft)
      let (first, second) = runsBackwards ? (before, after) : (after, before)
      let (firstAttribute, secondAttribute) = runsBackwards ? (far, near) : (near, far)
      constraints.append(
        FormatConstraint(
          first: first, firstAttribute: firstAttribute, relation: relation, second: second,
          secondAttribute: secondAttribute, constant: constant, priority: priority, range: range))
    }
    switch gap.kind {
    case .flush: add(.equal, 0, 1000, line.items[index].range)
    case .standard:
      if startsAtSuperview { far = far.margin }
      if endsAtSuperview { near = near.margin }
      add(.equal, isAtSuperview ? 0 : scope.standardSpacing, 1000, gap.range)
    case .predicates(let predicates):
      for predicate in predicates {
        add(
          predicate.relation, try number(predicate.object, at: predicate.objectRange),
          try priority(predicate),
          predicate.range)
      }
    }
  }

  private mutating func addAlignments(_ items: [Item]) {
    let inner = line.items.indices.filter { line.items[$0].name != nil }
    for (option, attribute) in FormatOptions.alignments where options.contains(option) {
      for (one, other) in zip(inner, inner.dropFirst()) {
        constraints.append(
          FormatConstraint(
            first: items[other], firstAttribute: attribute, relation: .equal, second: items[one],
            secondAttribute: attribute, constant: 0, priority: 1000, range: line.items[other].range))
      }
    }
  }
}

extension FormatLine {
  /// The attribute of an item where a gap to another item starts or ends.
  fileprivate func gapEdge(_ options: FormatOptions, isBehindGap: Bool) -> FormatAttribute {
    if orientation == .vertical, options.contains(.spacingBaselineToBaseline) {
      return isBehindGap ? .firstBaseline : .lastBaseline
    }
    return edge(options, isStart: isBehindGap)
  }

  /// The edge at which the line starts or ends.
  fileprivate func edge(_ options: FormatOptions, isStart: Bool) -> FormatAttribute {
    if orientation == .vertical { return isStart ? .top : .bottom }
    if options.contains(.directionLeftToRight) { return isStart ? .left : .right }
    if options.contains(.directionRightToLeft) { return isStart ? .right : .left }
    return isStart ? .leading : .trailing
  }
}

extension FormatAttribute {
  /// The margin attribute for an edge.
  fileprivate var margin: FormatAttribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
