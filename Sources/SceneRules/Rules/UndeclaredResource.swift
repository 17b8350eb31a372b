// undeclared-resource: an image or color whose name the document's resources do not list.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let undeclaredResource = PracticeRule(
    Rule(
      "undeclared-resource", .quality, .warning, missing: .anywhere,
      summary: "an image or a named color is missing from the document's resources",
      rationale: """
        Interface Builder lists the size of every image and the value of every named color that a document uses. A missing \
        entry comes from a merge or an edit by hand. The layout then does not know the image's size, and the color has no \
        fallback.
        """,
      remedy: "Open the document in Xcode and save it, or correct the name.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><imageView image="logo" id="i"/></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects><imageView image="logo" id="i"/></objects><resources><image name="logo" width="20" height="20"/></resources></document>"#,
          findings: 0),
      ])
  ) { findings, _ in
    guard findings.document.header.platform == .iOS else { return }
    let resources = NamedResources(findings.source)
    for use in resources.uses where resources.declarations[use.resource] == nil {
      let isImage = use.resource.isImage
      findings.report(
        "the \(isImage ? "image" : "color") “\(use.resource.name)” is missing from the document’s resources",
        at: findings.source.valueRange(of: use.attribute), in: use.element,
        objects: [findings.source.value(.id, of: use.element) ?? ""],
        help: "correct the name, or save the document in Xcode")
    }
  }
}

/// The images and colors that a document declares and uses, by name.
struct NamedResources {
  struct Resource: Hashable {
    var isImage: Bool
    var name: String
  }

  private(set) var declarations: [Resource: XMLDocument.ElementID] = [:]
  private(set) var uses:
    [(resource: Resource, attribute: XMLDocument.AttributeID, element: XMLDocument.ElementID)] = []

  init(_ source: XMLDocument) {
    guard let root = source.root else { return }
    let resources = source.firstChild(of: root, named: .resources)
    var inside: Range<Int32> = 0..<0
    if let resources {
      let subtree = source.subtree(of: resources)
      inside = resources.index..<resources.index &+ Int32(truncatingIfNeeded: subtree.count)
      for child in source.children(of: resources) {
        guard let name = source.value(.name, of: child) else { continue }
        switch source.name(of: child) {
        case .image: declarations[Resource(isImage: true, name: name)] = child
        case .namedColor: declarations[Resource(isImage: false, name: name)] = child
        default: break
        }
      }
    }
    for attribute in source.attributes(where: { $0 == .name || Self.namesImage($0) }) {
      let element = source.element(of: attribute)
      if inside.contains(element.index) { continue }
      let isImage = source.name(of: attribute) != .name
      if isImage {
        // `image` is also an accessibility trait.
        if source.name(of: element) == .accessibilityTraits { continue }
      } else {
        // A color with a catalog is a system color.
        guard source.name(of: element) == .color, source.attribute(.catalog, of: element) == nil else {
          continue
        }
      }
      add(isImage, attribute, element, source)
    }
  }

  private static func namesImage(_ attribute: XMLName) -> Bool {
    switch attribute {
    case .image, .selectedImage, .backgroundImage, .highlightedImage: true
    default: false
    }
  }

  private mutating func add(
    _ isImage: Bool, _ attribute: XMLDocument.AttributeID, _ element: XMLDocument.ElementID,
    _ source: XMLDocument
  ) {
    let name = source.value(of: attribute)
    if !name.isEmpty { uses.append((Resource(isImage: isImage, name: name), attribute, element)) }
  }
}
