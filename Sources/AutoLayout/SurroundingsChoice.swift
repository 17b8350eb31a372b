// A scene that several segues lead to, in different surroundings: which one decides its layout, and why. Said in the output
// beside the layout, and as a finding, since the scene will look otherwise where another way leads to it.

import SceneDiagnostics
import SceneModel

/// Which of several ways to a controller was taken.
struct SurroundingsChoice: Sendable {
  /// One segue that leads to the controller.
  struct Way: Sendable {
    /// An index of the document's segues.
    var segue: Int
    /// The containers on this way, outermost first.
    var path: [String]
    /// Whether bars and sizes are those of the way taken.
    var isSame: Bool
  }

  enum Reason: Sendable {
    /// The file lists the segue among its `inferredMetricsTieBreakers`.
    case tieBreaker
    /// A container before a presentation.
    case containment
    /// Its source is met first from the entry points.
    case nearest

    var words: String {
      switch self {
      case .tieBreaker: "it is the file's tie breaker"
      case .containment: "containers go before presentations"
      case .nearest: "its source is nearest to the entry point"
      }
    }
  }

  /// An index of the document's segues.
  var taken: Int
  /// In document order, the way taken included.
  var ways: [Way]
  var reason: Reason

  func words(in document: InterfaceDocument) -> String {
    "\(ways.count) segues lead here in different surroundings; “\(document.segues[taken].id)” is taken: \(reason.words)"
  }
}

/// The findings about scenes with several surroundings.
func surroundingsVerdicts(_ containers: ContainerMap, in document: InterfaceDocument) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  for (index, choice) in containers.choices.enumerated() {
    guard let choice else { continue }
    let controller = document[ControllerIndex(index)]
    let segue = document.segues[choice.taken]
    let count = choice.ways.count
    let name = controller.userLabel ?? controller.title ?? controller.customClass ?? controller.id
    var diagnostic = Diagnostic(
      LayoutRules.severalSurroundings,
      "\(count) segues lead to \(controller.kind.displayName) “\(name)” in different surroundings; it is laid out for “\(segue.id)”: \(choice.reason.words)",
      at: document.source.startTagRange(of: controller.element))
    diagnostic.objects = [controller.id]
    diagnostic.objectPath = document.objectPath(of: controller.element)
    for way in choice.ways.prefix(8) where !way.isSame || way.segue == choice.taken {
      let path = way.path.isEmpty ? "no container" : way.path.joined(separator: ", ")
      diagnostic.notes.append(
        .init(
          "by “\(document.segues[way.segue].id)”: \(path)",
          at: document.source.startTagRange(of: document.segues[way.segue].element)))
    }
    diagnostics.append(diagnostic)
  }
  return diagnostics
}

extension LayoutRules {
  public static let severalSurroundings = Rule(
    "several-surroundings", .layout, .note,
    summary: "segues lead to a scene in different surroundings, and it is laid out for one of them",
    rationale: """
      A scene that is pushed in one place and presented in another has other bars above it, and may be of another size: what \
      is right for one way may be wrong for the other. Taken is the segue that the file lists among its \
      `inferredMetricsTieBreakers`, else a container before a presentation, else the way that is nearest to the entry point.
      """,
    remedy: """
      Nothing is wrong. To see the scene in other surroundings, choose the segue as the tie breaker in Interface Builder, or \
      set simulated metrics.
      """,
    examples: [
      Rule.Example(
        severalWays(secondKind: "modal", style: " modalPresentationStyle=\"formSheet\""), findings: 1),
      Rule.Example(severalWays(secondKind: "show", style: ""), findings: 0),
    ])

  private static func severalWays(secondKind: String, style: String) -> String {
    """
    <navigationController id="nav"><connections><segue destination="list" kind="relationship" \
    relationship="rootViewController" id="sg0"/></connections></navigationController>\
    <viewController id="list"><view key="view" id="v01"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>\
    <connections><segue destination="detail" kind="show" id="sg1"/>\
    <segue destination="detail" kind="\(secondKind)"\(style) id="sg2"/></connections></viewController>\
    <viewController id="detail"><view key="view" id="v02"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>\
    </viewController>
    """
  }
}
