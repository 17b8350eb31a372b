// What a fix changes about a document, in the terms of the model. Which bytes that takes, DocumentChange+Edits says; whether
// a change helps is for those to know who propose it.

import SceneDiagnostics

/// One change of a document.
package enum DocumentChange: Hashable, Sendable {
  /// A mark that Interface Builder leaves on views.
  package enum Mark: Sendable { case misplaced, ambiguous }

  /// What a content priority is about.
  package enum ContentPriority: Sendable { case hugging, compressionResistance }

  /// The constraint goes.
  case remove(ConstraintIndex)
  /// The constraint has another priority.
  case setPriority(ConstraintIndex, Double)
  /// The constraint has another relation.
  case setRelation(ConstraintIndex, LayoutRelation)
  /// The constraint has another constant, in points.
  case setConstant(ConstraintIndex, Double)
  /// The view has another content priority along an axis, where the file says one.
  case setContentPriority(ViewIndex, Axis, ContentPriority, Double)
  /// The view's stored frame is another.
  case setFrame(ViewIndex, Rect)
  /// The view is no longer marked.
  case removeMark(ViewIndex, Mark)
}
