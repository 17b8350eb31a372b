// Every place of a document where one object names another by id, with what may stand there. The rules about unknown
// and about wrong references both read this list.

import SceneDiagnostics
import SceneModel
import SceneXML

/// One reference.
struct ObjectReferenceSite {
  /// What may be named.
  enum Expectation {
    case viewOrGuide, view, constraint, controller, segue
    /// Anything that may be an outlet's or an action's end.
    case object

    /// What may be named, in words.
    var words: String {
      switch self {
      case .viewOrGuide: "a view or a layout guide"
      case .view: "a view"
      case .constraint: "a constraint"
      case .controller: "a view controller"
      case .segue: "a segue"
      case .object: "an object, not a connection"
      }
    }

    func admits(_ target: ObjectReference) -> Bool {
      switch (self, target) {
      case (.viewOrGuide, .view), (.viewOrGuide, .guide), (.view, .view), (.constraint, .constraint),
        (.controller, .controller), (.segue, .segue):
        true
      case (.object, .segue), (.object, .connection): false
      case (.object, _): true
      default: false
      }
    }
  }

  var element: XMLDocument.ElementID
  var attribute: XMLDocument.AttributeID
  var id: String
  var expectation: Expectation
  /// The subject of the message: “the constraint's first item”.
  var what: String
  /// The id of the constraint that refers.
  var constraint: String?
  /// Leftovers that change nothing when they lead nowhere.
  var isOptional = false
}

/// All references but those of segues, in the order of the model's arrays.
struct ObjectReferences: Sequence {
  private let findings: Findings

  init(_ findings: Findings) { self.findings = findings }

  func makeIterator() -> IndexingIterator<[ObjectReferenceSite]> { sites().makeIterator() }

  private func sites() -> [ObjectReferenceSite] {
    var sites: [ObjectReferenceSite] = []
    let document = findings.document
    func add(
      _ name: XMLName, of element: XMLDocument.ElementID, _ expectation: ObjectReferenceSite.Expectation,
      _ what: String,
      constraint: String? = nil, isOptional: Bool = false
    ) {
      guard let attribute = document.source.attribute(name, of: element) else { return }
      sites.append(
        ObjectReferenceSite(
          element: element, attribute: attribute, id: document.source.value(of: attribute),
          expectation: expectation,
          what: what, constraint: constraint, isOptional: isOptional))
    }

    if let root = document.source.root {
      add(.initialViewController, of: root, .controller, "initialViewController")
    }
    for constraint in document.constraints {
      add(
        .firstItem, of: constraint.element, .viewOrGuide, "the constraint’s first item",
        constraint: constraint.id)
      add(
        .secondItem, of: constraint.element, .viewOrGuide, "the constraint’s second item",
        constraint: constraint.id)
    }
    for view in document.views {
      if view.kind == .tableViewCell {
        add(.textLabel, of: view.element, .view, "the cell’s text label")
        add(.detailTextLabel, of: view.element, .view, "the cell’s detail text label")
        add(.imageView, of: view.element, .view, "the cell’s image view")
      }
      for variation in view.variations {
        for mask in document.source.children(of: variation.element)
        where document.source.name(of: mask) == .mask {
          let isSubviews = document.source.value(.key, of: mask) == "subviews"
          for entry in document.source.children(of: mask) {
            add(
              .reference, of: entry, isSubviews ? .view : .constraint,
              "the variation’s <\(document.source.spelling(of: entry))>", isOptional: true)
          }
        }
      }
    }
    for connection in document.connections {
      let what = "the \(connection.kind == .action ? "action" : "outlet") “\(connection.name)”"
      add(.destination, of: connection.element, .object, what)
      add(.target, of: connection.element, .object, what)
    }
    return sites
  }
}
