// Writes constraints as visual formats where possible: lengths, distances between neighbors, and distances to
// the view that owns the constraints. Consecutive distances share one format.

import SceneModel

/// The formats of some constraints.
struct FormatLines {
  /// The formats, such as `H:|-16-[a(100)]-8-[b]`, horizontal ones first.
  private(set) var lines: [String] = []
  /// The constraints that no format expresses, in document order.
  private(set) var rest: [ConstraintIndex] = []

  /// A distance from one item to the next. A nil item is the owner's edge.
  private struct Gap {
    var from: String?
    var to: String?
    var owner: ViewIndex
    var text: String
  }

  init(_ document: InterfaceDocument, _ constraints: [ConstraintIndex]) {
    for isVertical in [false, true] {
      var gaps: [Gap] = []
      var lengths: [(item: String, text: String)] = []
      for index in constraints {
        let constraint = document[index]
        guard let attribute = constraint.firstAttribute, (attribute.axis == .vertical) == isVertical,
          constraint.identifier == nil
        else { continue }
        if let length = Self.length(constraint, document) {
          lengths.append(length)
        } else if let gap = Self.gap(constraint, document) {
          gaps.append(gap)
        } else {
          rest.append(index)
        }
      }
      lines += Self.joined(gaps, lengths).map { (isVertical ? "V:" : "H:") + $0 }
    }
    for index in constraints where document[index].identifier != nil { rest.append(index) }
    rest.sort()
  }

  // MARK: Constraints

  private static func name(_ item: ItemReference, _ document: InterfaceDocument) -> String? {
    let id: String =
      switch item {
      case .view(let view): document[view].id
      case .guide(let guide): document[guide].id
      case .unresolved: ""
      }
    let isName = id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    // A name without letters would be read as a number.
    return !id.isEmpty && isName && !id.utf8.allSatisfy { $0 < UInt8(ascii: "A") } ? id : nil
  }

  /// A predicate such as `>=20@750`.
  private static func predicate(_ constraint: LayoutConstraint, _ object: String) -> String {
    let relation =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let priority = constraint.isRequired ? "" : "@" + ConstraintCode.number(constraint.priority)
    return relation + object + priority
  }

  private static func length(
    _ constraint: LayoutConstraint, _ document: InterfaceDocument
  ) -> (item: String, text: String)? {
    guard let first = constraint.firstAttribute, first.measure == .dimension,
      let item = name(constraint.firstItem, document)
    else { return nil }
    guard let second = constraint.secondItem else {
      return (item, predicate(constraint, ConstraintCode.number(constraint.constant)))
    }
    guard constraint.secondAttribute == first, constraint.constant == 0,
      constraint.multiplier.numerator == constraint.multiplier.denominator, let other = name(second, document)
    else { return nil }
    return (item, predicate(constraint, other))
  }

  private static func gap(_ constraint: LayoutConstraint, _ document: InterfaceDocument) -> Gap? {
    guard let first = constraint.firstAttribute, let second = constraint.secondAttribute,
      let secondItem = constraint.secondItem,
      constraint.multiplier.numerator == constraint.multiplier.denominator
    else { return nil }
    let owner = constraint.owner
    let isOwner = (constraint.firstItem == .view(owner), secondItem == .view(owner))
    let starts: Set<LayoutAttribute> = [.leading, .top]
    let ends: Set<LayoutAttribute> = [.trailing, .bottom]
    func text(isMargin: Bool) -> String? {
      if isMargin {
        return constraint.constant == 0 && constraint.relation == .equal && constraint.isRequired ? "-" : nil
      }
      if constraint.relation == .equal, constraint.isRequired {
        if constraint.constant == 0 { return "" }
        if constraint.constant > 0 { return "-\(ConstraintCode.number(constraint.constant))-" }
      }
      return "-(\(predicate(constraint, ConstraintCode.number(constraint.constant))))-"
    }
    /// Whether `|` next to the item means the owner of the constraint.
    func isInside(_ item: ItemReference) -> Bool {
      switch item {
      case .view(let view): document[view].parent == owner
      case .guide(let guide): document[guide].owner == owner
      case .unresolved: false
      }
    }
    switch isOwner {
    case (false, true):
      guard isInside(constraint.firstItem) else { return nil }
      // From the owner's edge to an item.
      let isMargin = second == .leadingMargin || second == .topMargin
      guard starts.contains(first),
        isMargin ? (second == .leadingMargin) == (first == .leading) : second == first,
        let to = name(constraint.firstItem, document), let text = text(isMargin: isMargin)
      else { return nil }
      return Gap(from: nil, to: to, owner: owner, text: text)
    case (true, false):
      guard isInside(secondItem) else { return nil }
      let isMargin = first == .trailingMargin || first == .bottomMargin
      guard ends.contains(second),
        isMargin ? (first == .trailingMargin) == (second == .trailing) : second == first,
        let from = name(secondItem, document), let text = text(isMargin: isMargin)
      else { return nil }
      return Gap(from: from, to: nil, owner: owner, text: text)
    default:
      guard starts.contains(first), ends.contains(second), first.axis == second.axis,
        isOwner == (false, false),
        let to = name(constraint.firstItem, document), let from = name(secondItem, document),
        let text = text(isMargin: false)
      else { return nil }
      return Gap(from: from, to: to, owner: owner, text: text)
    }
  }

  // MARK: Lines

  /// Joins consecutive gaps of the same owner. The first occurrence of an item has its lengths.
  private static func joined(_ gaps: [Gap], _ lengths: [(item: String, text: String)]) -> [String] {
    var isUsed = [Bool](repeating: false, count: gaps.count)
    var open = Dictionary(grouping: lengths, by: \.item).mapValues { $0.map(\.text) }
    func item(_ name: String) -> String {
      let predicates = open.removeValue(forKey: name) ?? []
      return predicates.isEmpty ? "[\(name)]" : "[\(name)(\(predicates.joined(separator: ",")))]"
    }
    var lines: [String] = []
    func follow(from start: Int) {
      isUsed[start] = true
      var line = gaps[start].from.map(item) ?? "|"
      line += gaps[start].text
      var end = gaps[start]
      while let name = end.to {
        line += item(name)
        guard
          let next = gaps.indices.first(where: {
            !isUsed[$0] && gaps[$0].from == name && gaps[$0].owner == end.owner
          })
        else {
          lines.append(line)
          return
        }
        isUsed[next] = true
        line += gaps[next].text
        end = gaps[next]
      }
      lines.append(line + "|")
    }
    // First the lines from the owner's edge, then those from items without a gap before them, then the
    // branches and cycles that remain.
    for i in gaps.indices where !isUsed[i] && gaps[i].from == nil { follow(from: i) }
    for i in gaps.indices
    where !isUsed[i] && !gaps.contains(where: { $0.to == gaps[i].from && $0.owner == gaps[i].owner }) {
      follow(from: i)
    }
    for i in gaps.indices where !isUsed[i] { follow(from: i) }
    for (name, _) in lengths where open[name] != nil { lines.append(item(name)) }
    return lines
  }
}
