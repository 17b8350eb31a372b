// The origin of a row in the constraint system. Diagnostics refer to origins, never to row numbers.

import SceneDiagnostics
import SceneModel

/// The authored constraint or the implicit rule that a row expresses.
public enum Provenance: Sendable, Hashable {
  /// A `<constraint>` element.
  case authored(ConstraintIndex)
  /// The size of a root view: the screen without bars and sheets.
  case rootFrame(ViewIndex)
  /// A frame and an autoresizing mask translated into constraints.
  case autoresizingMask(ViewIndex)
  /// `fixedFrame="YES"`.
  case fixedFrame(ViewIndex)
  /// A view is not larger than its content, with its content hugging priority.
  case contentHugging(ViewIndex, Axis)
  /// A view is not smaller than its content, with its compression resistance priority.
  case compressionResistance(ViewIndex, Axis)
  /// A rule of a stack view.
  case stackView(ViewIndex, StackRule)
  /// The position of a guide in its owner.
  case guide(GuideIndex)
  /// A scroll view's content starts at its origin and has no negative size.
  case contentSize(ViewIndex)
  /// A width or height is not negative.
  case nonNegativeSize(ViewIndex, Axis)
}

extension Provenance {
  /// Whether another origin is of the same kind, about whatever object.
  func isAlike(_ other: Provenance) -> Bool {
    switch (self, other) {
    case (.authored, .authored), (.rootFrame, .rootFrame), (.autoresizingMask, .autoresizingMask),
      (.fixedFrame, .fixedFrame), (.guide, .guide), (.contentSize, .contentSize):
      true
    case (.contentHugging(_, let a), .contentHugging(_, let b)),
      (.compressionResistance(_, let a), .compressionResistance(_, let b)),
      (.nonNegativeSize(_, let a), .nonNegativeSize(_, let b)):
      a == b
    case (.stackView(_, let a), .stackView(_, let b)): a == b
    default: false
    }
  }
}

/// What a stack view asks of its arranged subviews.
public enum StackRule: Sendable, Hashable {
  /// First and last arranged subview touch the ends.
  case edge
  /// Distance between neighbors.
  case spacing
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering
  /// Across the stack: edges, centers or baselines.
  case alignment
  /// The stack is no larger than what it holds, at a low priority.
  case fit
  /// The length that Interface Builder gives a plain view, or an image view without an image, on its canvas.
  case canvasLength
  /// Of arranged subviews with equal priorities, the first gives way on the canvas.
  case equalPriorities
  /// A hidden arranged subview takes no room.
  case hiding
  /// Labels of several lines side by side share the width.
  case textWidth

  /// As messages print it.
  public var name: String {
    switch self {
    case .edge: "edges"
    case .spacing: "spacing"
    case .fillEqually: "fill equally"
    case .fillProportionally: "fill proportionally"
    case .equalSpacing: "equal spacing"
    case .equalCentering: "equal centering"
    case .alignment: "alignment"
    case .fit: "fitting size"
    case .canvasLength: "length on the canvas"
    case .equalPriorities: "equal priorities"
    case .hiding: "hidden arranged subview"
    case .textWidth: "text width"
    }
  }
}
