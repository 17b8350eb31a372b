// multiple-presentation-contexts: a scene with several segues from different surroundings. It will look
// different where another segue leads to it than the one it is laid out for.

import AutoLayout
import SceneDiagnostics
import SceneModel

/// The diagnostics about scenes with several surroundings.
func presentationContextDiagnostics(_ containers: ContainerMap, in document: InterfaceDocument)
  -> [Diagnostic]
{
  var diagnostics: [Diagnostic] = []
  for (index, choice) in containers.choices.enumerated() {
    guard let choice else { continue }
    let controller = document[ControllerIndex(index)]
    let segue = document.segues[choice.taken]
    let count = choice.ways.count
    let name = controller.userLabel ?? controller.title ?? controller.customClass ?? controller.id
    var diagnostic = Diagnostic(
      LayoutRules.multiplePresentationContexts,
      "\(controller.kind.displayName) “\(name)” is reached by \(count) segues with different bars or sizes; it is laid out for segue “\(segue.id)” (\(choice.reason.words))",
      at: document.source.startTagRange(of: controller.element))
    diagnostic.objects = [controller.id]
    diagnostic.objectPath = document.objectPath(of: controller.element)
    for way in choice.ways.prefix(8) where !way.isSame || way.segue == choice.taken {
      let path = way.path.isEmpty ? "no container" : way.path.joined(separator: ", ")
      diagnostic.notes.append(
        .init(
          "segue “\(document.segues[way.segue].id)”: \(path)",
          at: document.source.startTagRange(of: document.segues[way.segue].element)))
    }
    diagnostics.append(diagnostic)
  }
  return diagnostics
}

extension LayoutRules {
  public static let multiplePresentationContexts = Rule(
    "multiple-presentation-contexts", .layout, .note,
    summary: "segues lead to a scene with different bars or sizes, and it is laid out for one of them",
    rationale: """
      A scene that is pushed in one place and presented in another has different bars and may have a different size, so a \
      layout that is right for one may be wrong for the other. scenec uses the segue that the file lists under \
      `inferredMetricsTieBreakers`; otherwise a container before a presentation; otherwise the segue closest to the entry point.
      """,
    remedy: """
      Nothing is wrong. To see the scene as another segue shows it, choose that segue as the tie breaker in Interface Builder, \
      or set simulated metrics.
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
