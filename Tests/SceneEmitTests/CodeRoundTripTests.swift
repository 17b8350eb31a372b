// Constraints as visual formats, read back: together with the rest as anchors, they are those of the scene.
// Scripts/dev/test-library does the same for anchors, with the compiler.

import SceneEmit
import SceneModel
import SceneTestSupport
import SceneXML
import Testing
import VisualFormat

/// A constraint in a form that does not depend on the order of its sides.
private struct Statement: Hashable {
  private var sides: [String]
  private var relation: String
  private var constant: Double
  private var priority: Double

  init(
    _ first: String, _ relation: Int, _ second: String, constant: Double, priority: Double
  ) {
    let isSwapped = !second.isEmpty && second < first
    sides = isSwapped ? [second, first] : [first, second]
    let sign = isSwapped ? -1 : 1
    self.relation = ["at most", "equal", "at least"][relation * sign + 1]
    self.constant = constant * Double(sign) + 0
    self.priority = priority
  }
}

private func id(_ item: ItemReference, _ document: InterfaceDocument) -> String {
  switch item {
  case .view(let view): document[view].id
  case .guide(let guide): document[guide].id
  case .unresolved(let id): id
  }
}

/// The constraints that code can state: nil for the malformed ones.
private func statement(_ constraint: LayoutConstraint, _ document: InterfaceDocument) -> Statement? {
  guard !constraint.isBroken, !constraint.isPlaceholder, let attribute = constraint.firstAttribute else {
    return nil
  }
  let relation =
    [LayoutRelation.lessThanOrEqual, .equal, .greaterThanOrEqual].firstIndex(of: constraint.relation) ?? 1
  var second = ""
  if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
    second = "\(id(item, document)).\(attribute.spelling)"
  }
  return Statement(
    "\(id(constraint.firstItem, document)).\(attribute.spelling)", relation - 1, second,
    constant: constraint.constant, priority: constraint.priority)
}

private func statement(_ constraint: FormatConstraint<String>) -> Statement {
  let relation =
    [FormatRelation.lessThanOrEqual, .equal, .greaterThanOrEqual].firstIndex(of: constraint.relation) ?? 1
  var second = ""
  if let item = constraint.second, let attribute = constraint.secondAttribute {
    second = "\(item).\(attribute.rawValue)"
  }
  return Statement(
    "\(constraint.first).\(constraint.firstAttribute.rawValue)", relation - 1, second,
    constant: constraint.constant, priority: constraint.priority)
}

/// The statements of a format with ids as names.
private func statements(of format: String, in document: InterfaceDocument) throws -> [Statement] {
  let line = try FormatLine(parsing: format, names: .objectIDs)
  #expect(line.description == format)
  var items: [String: String] = [:]
  for item in line.items {
    if let name = item.name { items[name] = name }
    for predicate in item.predicates { if case .name(let name) = predicate.object { items[name] = name } }
  }
  let scope = FormatScope(items: items) { item in
    switch document.objects[item] {
    case .view(let view)?: document[view].parent.map { document[$0].id }
    case .guide(let guide)?: document[guide].owner.map { document[$0].id }
    default: nil
    }
  }
  return try line.constraints(in: scope, of: format).map(statement)
}

/// The numbers of constraints as formats and as anchors.
private func checkRoundTrip(_ path: String) throws -> (formats: Int, anchors: Int) {
  guard let xml = XMLReader.read(Files.read(path) ?? [], path: path).document,
    let document = SceneDecoder.decode(xml).document,
    Set(document.views.map(\.id)).count == document.views.count
  else { return (0, 0) }
  var rest: [Statement: Int] = [:]
  for constraint in document.constraints {
    if let statement = statement(constraint, document) { rest[statement, default: 0] += 1 }
  }
  var (formats, anchors) = (0, 0)
  for line in ConstraintCode(document).text(.visualFormat).split(separator: "\n") {
    if line.hasPrefix("H:") || line.hasPrefix("V:") {
      for statement in try statements(of: String(line), in: document) {
        let count = rest[statement, default: 0]
        #expect(count > 0, "\(path): \(line) says \(statement)")
        rest[statement] = count - 1
        formats += 1
      }
    } else if line.contains("Anchor.constraint(") || line.contains("NSLayoutConstraint(item:") {
      anchors += 1
    }
  }
  // Code omits what it cannot state, such as a position that equals a constant.
  let unstated = document.constraints.count { constraint in
    guard statement(constraint, document) != nil, let first = constraint.firstAttribute else { return false }
    if case .unresolved = constraint.firstItem { return true }
    guard let second = constraint.secondItem else { return first.measure != .dimension }
    if case .unresolved = second { return true }
    return constraint.secondAttribute == nil
  }
  let remaining = rest.values.reduce(0, +)
  #expect(remaining == anchors + unstated, "\(path): \(remaining) constraints remain for \(anchors) anchors")
  return (formats, anchors)
}

@Test func fixturesAreTheSameAsFormats() throws {
  var formats = 0
  for path in Files.list(Files.repository + "/Fixtures", suffixes: [".storyboard", ".xib"]) {
    formats += try checkRoundTrip(path).formats
  }
  #expect(formats > 300)
}

@Test(.enabled(if: Files.corpus != nil, Comment(rawValue: Files.corpusMessage)))
func realScenesAreTheSameAsFormats() throws {
  let paths = Files.list(Files.corpus ?? "", suffixes: [".storyboard", ".xib"])
  var (formats, anchors) = (0, 0)
  for (number, path) in paths.enumerated() where number % 5 == 0 {
    let counts = try checkRoundTrip(path)
    formats += counts.formats
    anchors += counts.anchors
  }
  #expect(formats > anchors / 4)
}
