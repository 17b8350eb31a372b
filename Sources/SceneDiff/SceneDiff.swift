// Compares two documents object by object. FrameConsequences.swift decides which frames changed only as a
// consequence of edits.

import SceneDiagnostics
import SceneDocumentJSON
import SceneXML

/// One property that differs.
public struct PropertyChange: Sendable, Hashable {
  /// Such as `constant` or `fontDescription.pointSize`.
  public var path: String
  /// Nil if the property is new.
  public var old: PropertyValue?
  /// Nil if the property was removed.
  public var new: PropertyValue?
}

/// The description of an object in reports.
public struct ObjectSummary: Sendable, Hashable {
  /// Nil for the document itself.
  public var id: String?
  /// The element's name.
  public var element: String
  /// The name that distinguishes it for people: its label, text, title or class; a constraint's equation.
  public var name: String?
  /// The name of the controller of its scene.
  public var scene: String?
}

/// One object that differs.
public struct ObjectChange: Sendable, Hashable {
  /// The kinds of changes.
  public enum Kind: String, Sendable, Hashable {
    case added, removed, moved, changed
  }
  /// The kind of change.
  public var kind: Kind
  /// The object in the new document, or in the old one if it was removed.
  public var object: ObjectSummary
  /// Its old name, if that changed.
  public var oldName: String?
  /// The old parent, for an object that was added, removed or moved; nil at the top of the document.
  public var oldParent: ObjectSummary?
  /// The new parent, if it is another one.
  public var newParent: ObjectSummary?
  /// Whether a moved object stayed in its parent and only changed its position among its siblings.
  public var isReordered = false
  /// The properties that differ, for a changed object.
  public var changes: [PropertyChange] = []
  /// The position in the new document, or in the old one if it was removed, for sorting.
  var position: Int
}

/// The differences between two documents.
public struct SceneDiff: Sendable {
  /// Edits, in the order of the new document. Removed objects come before others of their kind.
  public var edits: [ObjectChange] = []
  /// Frames, and Interface Builder's flags about them, that only followed the edits.
  public var consequences: [ObjectChange] = []

  /// Whether there are no differences.
  public var isEmpty: Bool { edits.isEmpty && consequences.isEmpty }

  /// No differences.
  public init() {}

  /// Compares two documents. Takes time linear in their sizes, apart from sorting.
  public init(from old: XMLDocument, to new: XMLDocument) {
    let comparison = Comparison(old: ObjectTree(old), new: ObjectTree(new))
    var edits = comparison.edits()
    consequences = FrameConsequences(comparison).separate(&edits)
    self.edits = edits
  }
}

struct Comparison {
  let old: ObjectTree
  let new: ObjectTree

  func edits() -> [ObjectChange] {
    var edits: [ObjectChange] = []
    let reordered = reorderedObjects()
    for (position, object) in old.objects.enumerated() where new.positions[object.key] == nil {
      var change = ObjectChange(kind: .removed, object: old.summary(of: position), position: position)
      if object.parent >= 0 { change.oldParent = old.summary(of: object.parent) }
      edits.append(change)
    }
    for (position, object) in new.objects.enumerated() {
      guard let before = old.positions[object.key] else {
        var change = ObjectChange(kind: .added, object: new.summary(of: position), position: position)
        if object.parent >= 0 { change.newParent = new.summary(of: object.parent) }
        edits.append(change)
        continue
      }
      let changes = propertyChanges(before, position)
      let isMoved = hasMoved(before, position)
      guard isMoved || reordered.contains(position) || !changes.isEmpty else { continue }
      var change = ObjectChange(
        kind: isMoved || reordered.contains(position) ? .moved : .changed, object: new.summary(of: position),
        changes: changes, position: position)
      let oldSummary = old.summary(of: before)
      if oldSummary.name != change.object.name { change.oldName = oldSummary.name }
      if change.kind == .moved {
        change.isReordered = !isMoved
        if object.parent >= 0 { change.newParent = new.summary(of: object.parent) }
        let parent = old.objects[before].parent
        if parent >= 0 { change.oldParent = old.summary(of: parent) }
      }
      edits.append(change)
    }
    return edits
  }

  private func hasMoved(_ before: Int, _ after: Int) -> Bool {
    let (a, b) = (old.objects[before], new.objects[after])
    if a.container != b.container { return true }
    if a.parent < 0 || b.parent < 0 { return (a.parent < 0) != (b.parent < 0) }
    return old.objects[a.parent].key != new.objects[b.parent].key
  }

  /// A smallest set of objects whose moves among their siblings explain the new order, in containers whose
  /// order matters.
  private func reorderedObjects() -> Set<Int> {
    var result: Set<Int> = []
    for (parent, children) in new.children.enumerated() where children.count > 1 {
      guard let before = old.positions[new.objects[parent].key] else { continue }
      var places: [String: Int] = [:]
      for (place, child) in old.children[before].enumerated() { places[old.objects[child].key] = place }
      let kept = children.filter { child in
        let object = new.objects[child]
        guard Self.isOrdered(object.container), let place = places[object.key] else { return false }
        return old.objects[old.children[before][place]].container == object.container
      }
      var byContainer: [String: [Int]] = [:]
      for child in kept { byContainer[new.objects[child].container, default: []].append(child) }
      for group in byContainer.values {
        let order = group.compactMap { places[new.objects[$0].key] }
        for index in Subsequence.outsideLongestIncreasing(order) { result.insert(group[index]) }
      }
    }
    return result
  }

  /// Whether the order of a container's objects is visible. Later subviews cover earlier ones; constraints
  /// have no order.
  private static func isOrdered(_ container: String) -> Bool {
    switch container {
    case "constraints", "connections", "scenes", "objects", "resources", "layoutGuides", "": false
    default: true
    }
  }

  private func propertyChanges(_ before: Int, _ after: Int) -> [PropertyChange] {
    if old.document.sameBytes(old.objects[before].element, new.objects[after].element, in: new.document) {
      return []
    }
    let a = old.properties(of: before)
    let b = new.properties(of: after)
    var changes: [PropertyChange] = []
    if case (let x, let y) = (
      old.document.spelling(of: old.objects[before].element),
      new.document.spelling(of: new.objects[after].element)
    ), x != y {
      changes.append(PropertyChange(path: "element", old: .element(x), new: .element(y)))
    }
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if j == b.count || (i < a.count && a[i].path.utf8.lexicographicallyPrecedes(b[j].path.utf8)) {
        changes.append(PropertyChange(path: a[i].path, old: a[i].value, new: nil))
        i += 1
      } else if i == a.count || b[j].path.utf8.lexicographicallyPrecedes(a[i].path.utf8) {
        changes.append(PropertyChange(path: b[j].path, old: nil, new: b[j].value))
        j += 1
      } else {
        if a[i].value != b[j].value {
          changes.append(PropertyChange(path: a[i].path, old: a[i].value, new: b[j].value))
        }
        i += 1
        j += 1
      }
    }
    return changes
  }
}

extension XMLDocument {
  /// Whether two elements have the same bytes, so that nothing in them can differ.
  func sameBytes(_ element: ElementID, _ other: ElementID, in document: XMLDocument) -> Bool {
    let (a, b) = (range(of: element), document.range(of: other))
    guard a.count == b.count else { return false }
    return file.bytes[Int(a.lower)..<Int(a.upper)].elementsEqual(
      document.file.bytes[Int(b.lower)..<Int(b.upper)])
  }
}
