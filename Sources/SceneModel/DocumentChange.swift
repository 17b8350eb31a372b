// The changes that a fix can make to a document, in terms of the model. DocumentChange+Edits turns them into
// edits of bytes. Whoever proposes a change knows whether it helps.

import SceneDiagnostics

/// One change of a document.
package enum DocumentChange: Hashable, Sendable {
  /// A flag that Interface Builder stores on views.
  package enum Mark: Sendable { case misplaced, ambiguous }

  /// The kinds of content priorities.
  package enum ContentPriority: Sendable { case hugging, compressionResistance }

  /// Remove the constraint.
  case remove(ConstraintIndex)
  /// Change the constraint's priority.
  case setPriority(ConstraintIndex, Double)
  /// Change the constraint's relation.
  case setRelation(ConstraintIndex, LayoutRelation)
  /// Change the constraint's constant, in points.
  case setConstant(ConstraintIndex, Double)
  /// Change a content priority of the view that the file states.
  case setContentPriority(ViewIndex, Axis, ContentPriority, Double)
  /// Change the view's stored frame, in points.
  case setFrame(ViewIndex, Rect)
  /// Remove the flag from the view.
  case removeMark(ViewIndex, Mark)
}
