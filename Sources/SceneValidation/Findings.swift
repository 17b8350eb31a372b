// The state that rules share: the document, tables derived from it, and the list of diagnostics.

import SceneDiagnostics
import SceneModel
import SceneXML

package struct Findings {
  package typealias ElementID = XMLDocument.ElementID

  package let document: InterfaceDocument
  package var source: XMLDocument { document.source }
  /// The rule that is running.
  package var rule: Rule
  private var diagnostics: [Diagnostic] = []
  /// Computed once, for all rules that need them.
  lazy var references = document.references()
  /// The index after the last descendant of each view: views are numbered in document order.
  private let subtreeEnds: [Int]

  package init(_ document: InterfaceDocument) {
    self.document = document
    rule = ValidationRules.emptyDocument.rule
    var ends = Array(document.views.indices.map { $0 + 1 })
    for index in document.views.indices.reversed() {
      if let parent = document.views[index].parent {
        ends[parent.index] = max(ends[parent.index], ends[index])
      }
    }
    subtreeEnds = ends
  }

  /// Sorts by position; diagnostics at the same position keep the order of the rules.
  package func sorted() -> [Diagnostic] {
    let order = diagnostics.indices.sorted {
      let (a, b) = (diagnostics[$0].range?.lower ?? 0, diagnostics[$1].range?.lower ?? 0)
      return a != b ? a < b : $0 < $1
    }
    return document.withoutClaimsAboutLostParts(order.map { diagnostics[$0] })
  }

  // MARK: Reporting

  /// Records a diagnostic of the running rule.
  package mutating func report(
    _ message: String, at range: SourceRange, in element: ElementID, objects: [String] = [],
    constraints: [String] = [], axes: [Axis] = [], notes: [Diagnostic.Note] = [], help: String? = nil,
    fixes: [Diagnostic.FixIt] = [], severity: Severity? = nil
  ) {
    var diagnostic = Diagnostic(rule, message, at: range, severity: severity)
    let path = document.objectPath(of: element)
    diagnostic.objectPath = path.isEmpty ? nil : path
    diagnostic.objects = objects.filter { !$0.isEmpty }
    diagnostic.constraints = constraints.filter { !$0.isEmpty }
    diagnostic.axes = axes
    diagnostic.notes = notes
    diagnostic.help = help
    diagnostic.fixes = fixes
    diagnostics.append(diagnostic)
  }

  /// The value of the first of these attributes that the element has, or else the element's name.
  package func range(_ names: XMLName..., of element: ElementID) -> SourceRange {
    for name in names {
      if let attribute = source.attribute(name, of: element) { return source.valueRange(of: attribute) }
    }
    return source.nameRange(of: element)
  }

  // MARK: Objects

  package func element(of reference: ObjectReference) -> ElementID {
    switch reference {
    case .view(let view): document[view].element
    case .controller(let controller): document[controller].element
    case .guide(let guide): document[guide].element
    case .constraint(let constraint): document[constraint].element
    case .segue(let index): document.segues[index].element
    case .connection(let index): document.connections[index].element
    case .other(let index): document.others[index].element
    }
  }

  /// The kind of an object, with an article: “a view controller”, “an outlet”, “a <barButtonItem>”.
  package func kind(of reference: ObjectReference) -> String {
    switch reference {
    case .view: "a view"
    case .controller: "a view controller"
    case .guide: "a layout guide"
    case .constraint: "a constraint"
    case .segue: "a segue"
    case .connection(let index):
      "the connection <\(source.spelling(of: document.connections[index].element))>"
    case .other(let index): "a <\(source.spelling(of: document.others[index].element))>"
    }
  }

  /// A note at the name of an object's element.
  package func note(_ message: String, at reference: ObjectReference) -> Diagnostic.Note {
    .init(message, at: source.nameRange(of: element(of: reference)))
  }

  // MARK: Views

  /// Whether `view` is `ancestor` or one of its descendants. O(1).
  package func isInside(_ view: ViewIndex, _ ancestor: ViewIndex) -> Bool {
    view.index >= ancestor.index && view.index < subtreeEnds[ancestor.index]
  }

  /// The view of a constraint's item: the item itself, or the owner of a guide. Nil for an unknown id.
  package func view(of item: ItemReference) -> ViewIndex? {
    switch item {
    case .view(let view): view
    case .guide(let guide): document[guide].owner
    case .unresolved: nil
    }
  }

  package func id(of item: ItemReference) -> String {
    switch item {
    case .view(let view): document[view].id
    case .guide(let guide): document[guide].id
    case .unresolved(let id): id
    }
  }

  package func name(of item: ItemReference) -> String {
    switch item {
    case .view(let view): document.displayName(of: view)
    case .guide(let guide): document.displayName(of: guide)
    case .unresolved(let id): "“\(id)”"
    }
  }

  /// The names of two items. Includes their ids if the names are equal.
  package func names(of a: ItemReference, _ b: ItemReference) -> (first: String, second: String) {
    let (first, second) = (name(of: a), name(of: b))
    return first == second ? ("\(first) (\(id(of: a)))", "\(second) (\(id(of: b)))") : (first, second)
  }

  /// The root of a view's hierarchy.
  package func root(of view: ViewIndex) -> ViewIndex {
    var current = view
    while let parent = document[current].parent { current = parent }
    return current
  }
}
