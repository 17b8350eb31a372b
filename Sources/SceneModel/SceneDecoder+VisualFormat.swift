// Decodes `<visualFormat>`: constraints of hand-written scenes as visual formats. The element is an extension
// of this compiler; Interface Builder does not support it.
//
//   <constraints>
//     <visualFormat format="H:|-[title]-gap-[field(>=20)]-|" options="alignAllTop" metrics="gap=12"/>
//   </constraints>
//
// Names of items are their ids; `|` is the view that owns the constraints.

import SceneDiagnostics
import SceneXML
import VisualFormat

extension DocumentDecoder {
  mutating func decodeVisualFormat(_ e: ElementID, owner: Int) -> Place {
    guard let attribute = source.attribute(.format, of: e) else {
      var diagnostic = Diagnostic(
        .malformedValue, "the visual format has no “format”", at: source.nameRange(of: e))
      diagnostic.help = "write a format such as H:|-[id]-|"
      diagnostics.append(diagnostic)
      return Place(.other)
    }
    let format = source.value(of: attribute)
    let (options, metrics) = (formatOptions(of: e), formatMetrics(of: e))
    do throws(FormatError) {
      let line = try FormatLine(parsing: format, names: .objectIDs)
      let stated = try line.constraints(in: scope(of: line, metrics), options: options, of: format)
      for constraint in stated {
        add(constraint, e, owner: owner, at: place(of: constraint.range, in: attribute))
      }
    } catch {
      diagnostics.append(
        Diagnostic(
          .malformedValue, "the visual format cannot be read: \(error.message)",
          at: place(of: error.range, in: attribute)))
    }
    return Place(.other)
  }

  /// The name of the view that owns the constraints. No id in a format can be equal to it.
  private static var ownItem: String { "|" }

  /// The scope of a format: every name that is not a metric is an id. Ids are resolved later, when all
  /// objects are decoded.
  private func scope(of line: FormatLine, _ metrics: [String: Double]) -> FormatScope<String> {
    var items: [String: String] = [:]
    for item in line.items {
      if let name = item.name { items[name] = name }
      for predicate in item.predicates {
        if case .name(let name) = predicate.object, metrics[name] == nil { items[name] = name }
      }
    }
    return FormatScope(items: items, metrics: metrics) { _ in Self.ownItem }
  }

  private mutating func add(
    _ stated: FormatConstraint<String>, _ e: ElementID, owner: Int, at range: SourceRange
  ) {
    var constraint = LayoutConstraint(
      element: e, id: "", owner: ViewIndex(owner), firstItem: .view(ViewIndex(owner)))
    constraint.firstAttribute = LayoutAttribute(spelling: stated.firstAttribute.rawValue)
    constraint.secondAttribute = stated.secondAttribute.flatMap { LayoutAttribute(spelling: $0.rawValue) }
    constraint.relation =
      switch stated.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    if stated.second != nil { constraint.secondItem = .view(ViewIndex(owner)) }
    constraint.constant = stated.constant
    constraint.priority = stated.priority
    constraint.formatRange = range
    let index = document.constraints.count
    document.constraints.append(constraint)
    items.append((nil, nil))
    itemsOfFormats.append(
      (
        index, stated.first == Self.ownItem ? nil : stated.first,
        stated.second == Self.ownItem ? nil : stated.second
      ))
    let known = document.views[owner].constraints
    document.views[owner].constraints = (known.isEmpty ? index : known.lowerBound)..<(index + 1)
  }

  // MARK: Attributes

  private mutating func formatOptions(of e: ElementID) -> FormatOptions {
    guard let attribute = source.attribute(.options, of: e) else { return [] }
    var options: FormatOptions = []
    for name in source.value(of: attribute).split(separator: " ") {
      guard let option = FormatOptions(name: String(name)) else {
        malformed(attribute, among: FormatOptions.names)
        continue
      }
      options.formUnion(option)
    }
    return options
  }

  /// Metrics such as `gap=12 wide=200`.
  private mutating func formatMetrics(of e: ElementID) -> [String: Double] {
    guard let attribute = source.attribute(.metrics, of: e) else { return [:] }
    var metrics: [String: Double] = [:]
    for entry in source.value(of: attribute).split(separator: " ") {
      let parts = entry.split(separator: "=", maxSplits: 1)
      var text = String(parts.count == 2 ? parts[1] : "")
      guard parts.count == 2, let value = text.withUTF8({ parseDecimal($0) }) else {
        malformed(attribute, expected: "names and numbers such as gap=12 wide=200")
        continue
      }
      metrics[String(parts[0])] = value
    }
    return metrics
  }

  /// Reports the unknown ids in formats. References must be resolved before.
  mutating func reportUnknownItemsOfFormats() {
    for constraint in document.constraints {
      guard let range = constraint.formatRange else { continue }
      for case .unresolved(let id)? in [constraint.firstItem, constraint.secondItem] {
        var diagnostic = Diagnostic(
          .malformedValue, "the visual format names “\(id)”, but no view and no layout guide has that id",
          at: range)
        diagnostic.help = "write the id of a view or layout guide"
        diagnostics.append(diagnostic)
      }
    }
  }

  // MARK: Source ranges

  /// The source range of a part of an attribute's value. In the file, characters such as `<` are references
  /// of several bytes.
  private func place(of range: Range<Int>, in attribute: XMLDocument.AttributeID) -> SourceRange {
    let whole = source.valueRange(of: attribute)
    let raw = source.file.bytes[Int(whole.lower)..<Int(whole.upper)]
    var (offset, decoded) = (raw.startIndex, 0)
    var (lower, upper) = (raw.endIndex, raw.endIndex)
    while offset < raw.endIndex {
      if decoded == range.lowerBound { lower = min(lower, offset) }
      if decoded == range.upperBound { upper = min(upper, offset) }
      guard raw[offset] == UInt8(ascii: "&"), let end = raw[offset...].firstIndex(of: UInt8(ascii: ";"))
      else {
        (offset, decoded) = (offset + 1, decoded + 1)
        continue
      }
      decoded += lengthOfReference(raw[(offset + 1)..<end])
      offset = end + 1
    }
    lower = min(lower, upper)
    return SourceRange(UInt32(truncatingIfNeeded: lower), UInt32(truncatingIfNeeded: upper))
  }

  /// The number of UTF-8 bytes that a reference is decoded to: one for the named references.
  private func lengthOfReference(_ name: ArraySlice<UInt8>) -> Int {
    guard name.first == UInt8(ascii: "#") else { return 1 }
    let text = String(decoding: name.dropFirst(), as: UTF8.self)
    let value = text.hasPrefix("x") ? UInt32(text.dropFirst(), radix: 16) : UInt32(text)
    guard let value, let scalar = Unicode.Scalar(value) else { return 1 }
    return UTF8.width(scalar)
  }
}
