// The references by id from one object to another, with the expected and the actual kind of the target. The
// rules about unknown and wrong references read this list.

import SceneDiagnostics
import SceneModel
import SceneXML

/// One reference.
struct ObjectReferenceSite {
  /// The kind of target that a reference expects.
  enum Expectation {
    case viewOrGuide, view, constraint, controller, segue
    /// Any object that an outlet or action can have as its destination.
    case object

    /// The expected kind in words.
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

  /// The part of the document that contains the reference: “the constraint’s first item”.
  enum Subject {
    case fixed(StaticString)
    case connection(Int)
    /// An entry of a variation's mask.
    case entry
  }

  var element: XMLDocument.ElementID
  var attribute: XMLDocument.AttributeID
  /// The object with the id; nil if there is none.
  var target: ObjectReference?
  var expectation: Expectation
  var subject: Subject
  /// The constraint that contains the reference.
  var constraint: ConstraintIndex?
  /// Whether an unknown id is a harmless leftover.
  var isOptional = false

  /// The subject of the message. Built only for diagnostics.
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
  /// All references that may be wrong, except those of segues, in the order of the model's arrays. Constraint
  /// items that the decoder resolved are correct and left out.
  func references() -> [ObjectReferenceSite] {
    var sites: [ObjectReferenceSite] = []
    func add(
      _ name: XMLName, of element: XMLDocument.ElementID, _ expectation: ObjectReferenceSite.Expectation,
      _ subject: ObjectReferenceSite.Subject, constraint: ConstraintIndex? = nil, isOptional: Bool = false
    ) {
      guard let attribute = source.attribute(name, of: element) else { return }
      sites.append(
        ObjectReferenceSite(
          element: element, attribute: attribute, target: objects[attribute], expectation: expectation,
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
