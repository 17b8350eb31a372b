// A scene that several segues lead to, in different surroundings: which one decides its layout, and why. Said in the output
// beside the layout.

import SceneModel

/// Which of several ways to a controller was taken.
package struct PresentationChoice: Sendable {
  /// One segue that leads to the controller.
  package struct Way: Sendable {
    /// An index of the document's segues.
    package var segue: Int
    /// The containers on this way, outermost first.
    package var path: [String]
    /// Whether bars and sizes are those of the way taken.
    package var isSame: Bool
  }

  package enum Reason: Sendable {
    /// The file lists the segue among its `inferredMetricsTieBreakers`.
    case tieBreaker
    /// A container before a presentation.
    case containment
    /// Its source is met first from the entry points.
    case nearest

    package var words: String {
      switch self {
      case .tieBreaker: "the file's tie breaker"
      case .containment: "containers come before presentations"
      case .nearest: "the one closest to the entry point"
      }
    }
  }

  /// An index of the document's segues.
  package var taken: Int
  /// In document order, the way taken included.
  package var ways: [Way]
  package var reason: Reason

  func words(in document: InterfaceDocument) -> String {
    "reached by \(ways.count) segues with different bars or sizes; laid out for segue “\(document.segues[taken].id)” (\(reason.words))"
  }
}
