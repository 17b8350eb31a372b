// What may be changed about a member of a conflict, in words and as the bytes of the file.

import SceneDiagnostics
import SceneModel
import SceneXML

/// A way out of a conflict: what is done to one constraint.
enum ConflictChange {
  case delete
  case lowerPriority
  case relax(LayoutRelation)
  case setConstant(Double)

  /// The change as an infinitive; without a constraint's formula as one says it after having named the constraint.
  func title(of formula: String?) -> String {
    let of = formula.map { " of \($0)" } ?? ""
    return switch self {
    case .delete: "delete \(formula ?? "it")"
    case .lowerPriority: "lower the priority\(of) to 999"
    case .relax(let relation): "change the relation\(of) to \(relation.symbol)"
    case .setConstant(let points): "change the constant\(of) to \(pointText(points))"
    }
  }
}

/// Finds the bytes to which changes of a document come down.
struct ConflictEdits {
  let document: InterfaceDocument

  /// The bytes to change; none where the constraint's values come from variations, or where other elements refer to the
  /// constraint that would go.
  func making(_ change: ConflictChange, of index: ConstraintIndex) -> [Diagnostic.FixIt.Edit] {
    let constraint = document[index]
    guard constraint.variations.isEmpty else { return [] }
    let source = document.source
    let element = constraint.element
    switch change {
    case .delete:
      guard !isReferred(constraint.id, from: element) else { return [] }
      return [.init(lineRange(of: element), "")]
    case .lowerPriority:
      return [setting(.priority, "priority", "999", of: element, before: [.id])].compactMap { $0 }
    case .relax(let relation):
      let value = relation == .lessThanOrEqual ? "lessThanOrEqual" : "greaterThanOrEqual"
      if let attribute = source.attribute(.relation, of: element) {
        return [.init(source.valueRange(of: attribute), value)]
      }
      guard let first = source.attribute(.firstAttribute, of: element) else { return [] }
      let end = source.valueRange(of: first).upper + 1
      return [.init(SourceRange(end, end), " relation=\"\(value)\"")]
    case .setConstant(let points):
      return [
        setting(
          .constant, "constant", storedNumberText(points), of: element, before: [.symbolic, .priority, .id])
      ].compactMap { $0 }
    }
  }

  private func setting(
    _ name: XMLName, _ spelling: String, _ value: String, of element: XMLDocument.ElementID,
    before others: [XMLName]
  ) -> Diagnostic.FixIt.Edit? {
    let source = document.source
    if let attribute = source.attribute(name, of: element) {
      return .init(source.valueRange(of: attribute), value)
    }
    var place: UInt32?
    for other in others {
      guard let attribute = source.attribute(other, of: element) else { continue }
      let lower = source.nameRange(of: attribute).lower
      place = min(place ?? lower, lower)
    }
    return place.map { .init(SourceRange($0, $0), "\(spelling)=\"\(value)\" ") }
  }

  private func isReferred(_ id: String, from element: XMLDocument.ElementID) -> Bool {
    let source = document.source
    let own = source.attribute(.id, of: element)
    let bytes = Array(id.utf8)
    for index in 0..<source.attributeCount {
      let attribute = XMLDocument.AttributeID(index: Int32(truncatingIfNeeded: index))
      if attribute == own { continue }
      if source.withValue(of: attribute, { $0.elementsEqual(bytes) }) { return true }
    }
    return false
  }

  /// The element with the white space before it, up to and with the line end: the whole line, where it stands alone.
  private func lineRange(of element: XMLDocument.ElementID) -> SourceRange {
    let source = document.source
    let range = source.range(of: element)
    let bytes = source.file.bytes
    var lower = Int(range.lower)
    while lower > 0, bytes[lower - 1] == 0x20 || bytes[lower - 1] == 0x09 { lower -= 1 }
    guard lower > 0, bytes[lower - 1] == 0x0A else { return range }
    lower -= 1
    if lower > 0, bytes[lower - 1] == 0x0D { lower -= 1 }
    return SourceRange(UInt32(truncatingIfNeeded: lower), range.upper)
  }

  /// Writes 999 over a content priority; nothing where the file leaves it to its default.
  func loweringContentPriority(
    of view: ViewIndex, _ axis: Axis, _ isHugging: Bool
  ) -> [Diagnostic.FixIt.Edit] {
    let name: XMLName =
      switch (axis, isHugging) {
      case (.horizontal, true): .horizontalHuggingPriority
      case (.vertical, true): .verticalHuggingPriority
      case (.horizontal, false): .horizontalCompressionResistancePriority
      case (.vertical, false): .verticalCompressionResistancePriority
      }
    guard let attribute = document.source.attribute(name, of: document[view].element) else { return [] }
    return [.init(document.source.valueRange(of: attribute), "999")]
  }
}
