// The numbers of a finding as values, for programs: how far an ambiguous view may move, where a misplaced
// view is, what a conflict consists of. Messages and notes say the same in words.

extension Diagnostic {
  /// The numbers of a finding, in points. If a finding holds for several environments, they are those of the
  /// first one, like its message.
  public struct Facts: Sendable, Equatable {
    /// A frame in the coordinates of the superview, as Interface Builder stores it.
    public struct Rect: Sendable, Equatable {
      /// The left edge.
      public var x: Double
      /// The top edge.
      public var y: Double
      /// The width.
      public var width: Double
      /// The height.
      public var height: Double

      /// A frame.
      public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
      }
    }

    /// Where an ambiguous position or size may be.
    public struct Range: Sendable, Equatable {
      /// The id of the view.
      public var object: String
      /// The axis of the value.
      public var axis: Axis
      /// Whether this is the width or height; otherwise it is the x or y coordinate of the frame.
      public var isSize: Bool
      /// Whether this is the width or height of a scroll view's content instead of the view's own.
      public var isContent = false
      /// The minimum; −∞ if nothing limits it.
      public var lower: Double
      /// The maximum; ∞ if nothing limits it.
      public var upper: Double
      /// The value in the layout.
      public var solved: Double

      /// A range of the frame's position or size.
      public init(
        object: String, axis: Axis, isSize: Bool, lower: Double, upper: Double, solved: Double
      ) {
        (self.object, self.axis, self.isSize) = (object, axis, isSize)
        (self.lower, self.upper, self.solved) = (lower, upper, solved)
      }
    }

    /// The two frames of a misplaced view.
    public struct Frames: Sendable, Equatable {
      /// The id of the view.
      public var object: String
      /// The frame in the file.
      public var stored: Rect
      /// The frame in the layout.
      public var solved: Rect

      /// The frames of a view.
      public init(object: String, stored: Rect, solved: Rect) {
        (self.object, self.stored, self.solved) = (object, stored, solved)
      }
    }

    /// A member of a conflict. The sum of `factor * points` over all members is the excess of what they
    /// require.
    public struct Term: Sendable, Equatable {
      /// The id of the constraint; nil for an implicit fact, such as the size of the screen.
      public var constraint: String?
      /// The id of the constraint's first item or of the view that the fact is about.
      public var object: String?
      /// The constraint as a formula, or the fact as a sentence.
      public var sentence: String
      /// The priority; 1000 is required.
      public var priority: Double
      /// The factor in the sum.
      public var factor: Double
      /// The constant in the sum, with the points that margins and safe areas add.
      public var points: Double
      /// Whether the layout was solved without this member.
      public var isIgnored = false
      /// The start tag of the constraint; nil for an implicit fact.
      public var range: SourceRange?

      /// A member.
      public init(
        constraint: String?, object: String?, sentence: String, priority: Double, factor: Double,
        points: Double, range: SourceRange?
      ) {
        (self.constraint, self.object, self.sentence) = (constraint, object, sentence)
        (self.priority, self.factor, self.points, self.range) = (priority, factor, points, range)
      }
    }

    /// The ranges of ambiguous positions and sizes, with those of the parts.
    public var ranges: [Range] = []
    /// The frames of misplaced views.
    public var frames: [Frames] = []
    /// The members of a conflict, constraints first.
    public var terms: [Term] = []

    /// No facts.
    public init() {}

    /// Whether there are none.
    public var isEmpty: Bool { ranges.isEmpty && frames.isEmpty && terms.isEmpty }

    /// The facts about one object, and what is not about a single one.
    func about(_ object: String) -> Facts {
      var facts = self
      facts.ranges.removeAll { $0.object != object }
      facts.frames.removeAll { $0.object != object }
      return facts
    }
  }
}
