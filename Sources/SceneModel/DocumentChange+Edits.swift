// Turns changes of a document into edits of its bytes. No other code does. Unchanged parts keep their
// spelling, and new attributes get the position that Interface Builder gives them.

import SceneDiagnostics
import SceneText
import SceneXML

extension InterfaceDocument {
  /// The edits that make the changes, sorted by position. Empty if one of the changes cannot be made by
  /// editing: if a constraint has variations, or if other elements refer to a constraint to remove.
  package func edits(making changes: DocumentChange...) -> [Diagnostic.FixIt.Edit] {
    var edits: [Diagnostic.FixIt.Edit] = []
    for change in changes {
      guard let own = bytes(changedBy: change) else { return [] }
      edits += own
    }
    return edits.sorted { $0.range < $1.range }
  }

  /// Nil if the change cannot be made.
  private func bytes(changedBy change: DocumentChange) -> [Diagnostic.FixIt.Edit]? {
    switch change {
    case .remove(let index):
      let constraint = self[index]
      guard constraint.variations.isEmpty, constraint.formatRange == nil, !isReferred(constraint) else {
        return nil
      }
      return [.init(lineRange(of: constraint.element), "")]
    case .setPriority(let index, let priority):
      return setting(.priority, "priority", number(priority), of: self[index], before: [.id])
    case .setRelation(let index, let relation):
      return setting(relation, of: self[index])
    case .setConstant(let index, let points):
      let text = DecimalNumber.text(ofLength: points)
      return setting(.constant, "constant", text, of: self[index], before: [.symbolic, .priority, .id])
    case .setContentPriority(let index, let axis, let kind, let priority):
      let name = Self.attribute(of: kind, axis)
      guard let attribute = source.attribute(name, of: self[index].element) else { return nil }
      return [.init(source.valueRange(of: attribute), number(priority))]
    case .setFrame(let index, let frame):
      return setting(frame, of: self[index])
    case .removeMark(let index, let mark):
      let name: XMLName = mark == .misplaced ? .misplaced : .ambiguous
      guard let attribute = source.attribute(name, of: self[index].element) else { return [] }
      return [.init(source.removalRange(of: attribute), "")]
    }
  }

  /// Interface Builder's priorities are whole numbers.
  private func number(_ priority: Double) -> String {
    DecimalNumber.text(ofLength: priority.rounded())
  }

  private static func attribute(of kind: DocumentChange.ContentPriority, _ axis: Axis) -> XMLName {
    switch (axis, kind) {
    case (.horizontal, .hugging): .horizontalHuggingPriority
    case (.vertical, .hugging): .verticalHuggingPriority
    case (.horizontal, .compressionResistance): .horizontalCompressionResistancePriority
    case (.vertical, .compressionResistance): .verticalCompressionResistancePriority
    }
  }

  // MARK: Constraints

  private func setting(
    _ name: XMLName, _ spelling: String, _ value: String, of constraint: LayoutConstraint,
    before others: [XMLName]
  ) -> [Diagnostic.FixIt.Edit]? {
    guard constraint.variations.isEmpty, constraint.formatRange == nil else { return nil }
    if let attribute = source.attribute(name, of: constraint.element) {
      return [.init(source.valueRange(of: attribute), value)]
    }
    let places = others.compactMap { other in
      source.attribute(other, of: constraint.element).map { source.nameRange(of: $0).lower }
    }
    return places.min().map { [.init(SourceRange($0, $0), "\(spelling)=\"\(value)\" ")] }
  }

  private func setting(
    _ relation: LayoutRelation, of constraint: LayoutConstraint
  ) -> [Diagnostic.FixIt.Edit]? {
    guard constraint.variations.isEmpty else { return nil }
    let value =
      switch relation {
      case .equal: "equal"
      case .lessThanOrEqual: "lessThanOrEqual"
      case .greaterThanOrEqual: "greaterThanOrEqual"
      }
    if let attribute = source.attribute(.relation, of: constraint.element) {
      return [.init(source.valueRange(of: attribute), value)]
    }
    guard let first = source.attribute(.firstAttribute, of: constraint.element) else { return nil }
    let end = source.valueRange(of: first).upper + 1
    return [.init(SourceRange(end, end), " relation=\"\(value)\"")]
  }

  /// Whether an attribute other than its own id has the constraint's id as its value.
  private func isReferred(_ constraint: LayoutConstraint) -> Bool {
    let own = source.attribute(.id, of: constraint.element)
    var id = constraint.id
    return id.withUTF8 { source.hasAttribute(of: $0, besides: own) }
  }

  /// The element, the white space before it and the line end before that: its whole line, if it is alone on
  /// it.
  private func lineRange(of element: XMLDocument.ElementID) -> SourceRange {
    let range = source.range(of: element)
    let bytes = source.file.bytes
    var lower = Int(range.lower)
    while lower > 0, bytes[lower - 1] == 0x20 || bytes[lower - 1] == 0x09 { lower -= 1 }
    guard lower > 0, bytes[lower - 1] == 0x0A else { return range }
    lower -= 1
    if lower > 0, bytes[lower - 1] == 0x0D { lower -= 1 }
    return SourceRange(UInt32(truncatingIfNeeded: lower), range.upper)
  }

  // MARK: Frames

  /// Edits of the numbers that change in the view's `frame` rectangle.
  private func setting(_ frame: Rect, of view: View) -> [Diagnostic.FixIt.Edit]? {
    guard let rectangle = source.child(of: view.element, key: "frame") else { return nil }
    var edits: [Diagnostic.FixIt.Edit] = []
    for (name, value) in [
      (XMLName.x, frame.x), (.y, frame.y), (.width, frame.width), (.height, frame.height),
    ] {
      guard let attribute = source.attribute(name, of: rectangle) else { continue }
      let text = DecimalNumber.text(ofLength: value)
      let range = source.valueRange(of: attribute)
      if source.string(range) != text { edits.append(.init(range, text)) }
    }
    return edits
  }
}
