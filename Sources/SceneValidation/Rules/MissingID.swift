// missing-id: an object without an id.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let missingID = ValidationRule(
    Rule(
      "missing-id", .structure, .warning, missing: .inElement,
      summary: "an object has no id",
      rationale: """
        Interface Builder gives every view, controller, guide, constraint and connection an id. An object without one was \
        written by hand or by a tool. Nothing can refer to it, and no suppression or baseline can name it.
        """,
      remedy:
        "Give the object a unique id, such as `a1B-2c-D3e`.",
      examples: [
        .init(#"<viewController id="a"><view key="view" id=""/></viewController>"#, findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><constraints><constraint firstAttribute="width" constant="20"/></constraints></view></viewController>"#,
          findings: 1),
        .init(#"<viewController id="a"><view key="view" id="b"/></viewController>"#, findings: 0),
      ])
  ) { findings in
    let document = findings.document
    guard document.header.platform == .iOS else { return }
    var elements: [XMLDocument.ElementID] = []
    elements += document.controllers.lazy.filter(\.id.isEmpty).map(\.element)
    // Older versions of Interface Builder wrote no ids for the content views of cells.
    elements += document.views.lazy.filter { $0.id.isEmpty && $0.role != .contentView }.map(\.element)
    elements += document.guides.lazy.filter(\.id.isEmpty).map(\.element)
    elements += document.constraints.lazy.filter { $0.id.isEmpty && $0.formatRange == nil }.map(\.element)
    elements += document.segues.lazy.filter(\.id.isEmpty).map(\.element)
    elements += document.connections.lazy.filter(\.id.isEmpty).map(\.element)
    let source = findings.source
    for element in elements where source.name(of: element) != .unknown {
      let isEmpty = source.attribute(.id, of: element) != nil
      findings.report(
        "<\(source.spelling(of: element))> has \(isEmpty ? "an empty id" : "no id")",
        at: isEmpty
          ? source.attribute(.id, of: element).map { source.nameRange(of: $0) }
            ?? source.nameRange(of: element)
          : source.nameRange(of: element),
        in: element, help: "give it a unique id")
    }
  }
}
