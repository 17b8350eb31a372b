// The objects of a document by id. The decoder fills it; most ids are never made into strings for it.

import SceneXML

/// The object that an id refers to.
public enum ObjectReference: Sendable, Hashable {
  case view(ViewIndex)
  case controller(ControllerIndex)
  case guide(GuideIndex)
  case constraint(ConstraintIndex)
  /// An index of `segues`.
  case segue(Int)
  /// An index of `connections`.
  case connection(Int)
  /// An index of `others`.
  case other(Int)
}

/// The objects of a document by id. Of several objects with one id, the first counts.
public struct ObjectTable: Sendable {
  private var ids: ValueTable
  private var references: [ObjectReference] = []

  /// - Parameter capacity: how many objects are expected.
  init(_ source: XMLDocument, capacity: Int = 0) {
    ids = ValueTable(source, capacity: capacity)
    references.reserveCapacity(capacity)
  }

  /// The object with an id; nil if there is none.
  public subscript(id: String) -> ObjectReference? { ids.position(of: id).map { references[$0] } }

  /// The object whose id is the value of an attribute of the same document.
  package subscript(attribute: XMLDocument.AttributeID) -> ObjectReference? {
    ids.position(of: attribute).map { references[$0] }
  }

  /// All ids, in the order in which the decoder met their objects.
  public var allIDs: [String] { references.indices.map { ids.value(at: $0) } }

  /// Adds an object by its `id` attribute. Returns whether no earlier object has the same id.
  mutating func insert(_ reference: ObjectReference, id: XMLDocument.AttributeID) -> Bool {
    guard ids.insert(id) == nil else { return false }
    references.append(reference)
    return true
  }
}
