// The choice between several segues to a scene with different surroundings: which one determines its layout,
// and why. The output includes it with the layout.

import SceneModel

/// The chosen way to a controller that can be reached in several ways.
package struct PresentationChoice: Sendable {
  /// One segue to the controller.
  package struct Way: Sendable {
    /// An index of the document's segues.
    package var segue: Int
    /// The containers on this way, outermost first.
    package var path: [String]
    /// Whether its bars and sizes equal those of the chosen way.
    package var isSame: Bool
  }

  package enum Reason: Sendable {
    /// The file lists the segue in its `inferredMetricsTieBreakers`.
    case tieBreaker
    /// Containment takes precedence over presentation.
    case containment
    /// Its source is the first one in a traversal from the entry points.
    case nearest

    package var words: String {
      switch self {
      case .tieBreaker: "the file's tie breaker"
      case .containment: "containers come before presentations"
      case .nearest: "the one closest to the entry point"
      }
    }
  }

  /// The chosen way, as an index of the document's segues.
  package var taken: Int
  /// All ways in document order, including the chosen one.
  package var ways: [Way]
  package var reason: Reason

  func words(in document: InterfaceDocument) -> String {
    "reached by \(ways.count) segues with different bars or sizes; laid out for segue “\(document.segues[taken].id)” (\(reason.words))"
  }
}
