// Every place in a document where one object names another by id, with what is allowed there and what is
// there. The rules about unknown and wrong references read this list.

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

  /// Who refers, in words: “the constraint’s first item”.
  enum Subject {
    case fixed(StaticString)
    case connection(Int)
    /// An element of a variation.
    case entry
  }

  var element: XMLDocument.ElementID
  var attribute: XMLDocument.AttributeID
  var id: String
  /// What has the id; nil if nothing has.
  var target: ObjectReference?
  var expectation: Expectation
  var subject: Subject
  /// The constraint that refers.
  var constraint: ConstraintIndex?
  /// Leftovers that change nothing when they lead nowhere.
  var isOptional = false

  /// The subject of the message. Only findings need the words.
  func what(in document: InterfaceDocument) -> String {
    switch subject {
    case .fixed(let words): return "\(words)"
    case .entry: return "the variation’s <\(document.source.spelling(of: element))>"
    case .connection(let index):
      let connection = document.connections[index]
      return "the \(connection.kind == .action ? "action" : "outlet") “\(connection.name)”"
    }
  }
}

extension InterfaceDocument {
  /// All references that may be wrong, but those of segues, in the order of the model's arrays. Items of
  /// constraints that the decoder found are right.
  func references() -> [ObjectReferenceSite] {
    var sites: [ObjectReferenceSite] = []
    func add(
      _ name: XMLName, of element: XMLDocument.ElementID, _ expectation: ObjectReferenceSite.Expectation,
      _ subject: ObjectReferenceSite.Subject, constraint: ConstraintIndex? = nil, isOptional: Bool = false
    ) {
      guard let attribute = source.attribute(name, of: element) else { return }
      let id = source.value(of: attribute)
      sites.append(
        ObjectReferenceSite(
          element: element, attribute: attribute, id: id, target: objects[id], expectation: expectation,
          subject: subject, constraint: constraint, isOptional: isOptional))
    }

    if let root = source.root {
      add(.initialViewController, of: root, .controller, .fixed("initialViewController"))
    }
    for index in constraints.indices.map(ConstraintIndex.init) {
      if case .unresolved = self[index].firstItem {
        add(
          .firstItem, of: self[index].element, .viewOrGuide, .fixed("the constraint’s first item"),
          constraint: index)
      }
      if case .unresolved? = self[index].secondItem {
        add(
          .secondItem, of: self[index].element, .viewOrGuide, .fixed("the constraint’s second item"),
          constraint: index)
      }
    }
    for index in views.indices.map(ViewIndex.init) {
      if self[index].kind == .tableViewCell {
        let element = self[index].element
        add(.textLabel, of: element, .view, .fixed("the cell’s text label"))
        add(.detailTextLabel, of: element, .view, .fixed("the cell’s detail text label"))
        add(.imageView, of: element, .view, .fixed("the cell’s image view"))
      }
      for variation in self[index].variations {
        for mask in source.children(of: variation.element) where source.name(of: mask) == .mask {
          let isSubviews = source.value(.key, of: mask) == "subviews"
          for entry in source.children(of: mask) {
            add(.reference, of: entry, isSubviews ? .view : .constraint, .entry, isOptional: true)
          }
        }
      }
    }
    for index in connections.indices {
      add(.destination, of: connections[index].element, .object, .connection(index))
      add(.target, of: connections[index].element, .object, .connection(index))
    }
    return sites
  }
}
