// unused-resource: images and colors that a document lists but does not use.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let unusedResource = PracticeRule(
    Rule(
      "unused-resource", .quality, .note, isEnabledByDefault: false,
      summary: "the document lists an image or a named color that it does not use",
      rationale: """
        Interface Builder lists only resources that are used. A leftover comes from a merge or an edit by hand and disappears \
        when the document is saved.
        """,
      remedy: "Open the document in Xcode and save it.",
      examples: [
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects><view id="v"/></objects><resources><image name="logo" width="20" height="20"/></resources></document>"#,
          findings: 1),
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects><imageView image="logo" id="v"/></objects><resources><image name="logo" width="20" height="20"/></resources></document>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let resources = NamedResources(findings.source)
    var used = Set(resources.uses.map(\.resource))
    // Other attributes can also name images, so a name that is the value of any attribute counts as used.
    let unused = resources.declarations.filter { !used.contains($0.key) }
    guard !unused.isEmpty, let root = findings.source.root else { return }
    var names: [String: [NamedResources.Resource]] = [:]
    for resource in unused.keys { names[resource.name, default: []].append(resource) }
    let declared = Set(unused.values)
    for element in findings.source.elements where !declared.contains(element) {
      for attribute in findings.source.attributes(of: element) {
        for resource in names[findings.source.value(of: attribute)] ?? [] { used.insert(resource) }
      }
    }
    for (resource, element) in unused.sorted(by: { $0.value < $1.value }) where !used.contains(resource) {
      findings.report(
        "the \(resource.isImage ? "image" : "color") “\(resource.name)” is not used",
        at: findings.range(.name, of: element), in: root)
    }
  }
}
