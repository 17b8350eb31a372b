// What a merge reports: the conflicts, each with the object and the values of the versions.

import SceneDiff

/// One place where the edits of both sides exclude each other.
public struct MergeConflict: Sendable, Hashable {
  /// The kinds of conflicts.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// An attribute, or a value such as a color, has a new value on both sides.
    case value
    /// The stored frame of a view is another one on both sides.
    case frame
    /// The text of an element, or a comment, is another one on both sides.
    case text
    /// One side removed what the other changed.
    case removedAndChanged = "removed-and-changed"
    /// One side removed an object that the other refers to.
    case removedAndReferenced = "removed-and-referenced"
    /// The sides moved an object to different places.
    case moved
    /// The sides reordered the same children differently.
    case order
    /// The sides set one property with different elements.
    case property
    /// The edits as a whole cannot be combined.
    case document

    /// Whether the versions have values of their own that the conflict is about.
    var hasValues: Bool {
      switch self {
      case .value, .frame, .text, .moved, .property: true
      case .removedAndChanged, .removedAndReferenced, .document, .order: false
      }
    }
  }

  /// The kind of conflict.
  public var kind: Kind
  /// The object, from a version that has it.
  public var object: ObjectSummary
  /// The property within the object, such as `constant` or `fontDescription.pointSize`; empty for the object.
  public var path: String
  /// The value before the edits; nil if there was none.
  public var base: String?
  /// Our value; nil for none.
  public var ours: String?
  /// Their value; nil for none.
  public var theirs: String?
  /// The object at the other end of a reference.
  public var other: ObjectSummary?
  /// The outermost object that was removed with the other end of a reference.
  public var removed: ObjectSummary?
  /// The side that removed an object.
  public var remover: MergeSide?
}

/// A merged document.
public struct MergeResult: Sendable {
  /// The file. At a conflict it has what the favored side has.
  public var bytes: [UInt8]
  /// In the order of the merged document.
  public var conflicts: [MergeConflict]
}

/// A conflict while the merge runs.
struct Conflict {
  var kind: MergeConflict.Kind
  var node: Int
  /// Added to the path of the node: an attribute's name.
  var attribute = ""
  var base: String?
  var ours: String?
  var theirs: String?
  var other: Int?
  var removed: Int?
  var remover: MergeSide?
}
