// What the code of `scenec code --views` needs besides LayoutItems: UIKit's names, the view of a controller, and a
// list of the constraints that the code made, with items as places in the tree of views.

import LayoutItems

typealias UIView = View
typealias UILabel = View
typealias UIButton = View
typealias UIImageView = View
typealias UITextField = View
typealias UIStackView = StackView
typealias UIScrollView = ScrollView
typealias UILayoutGuide = LayoutGuide
typealias UILayoutPriority = LayoutPriority
typealias NSLayoutConstraint = LayoutConstraint
typealias CGRect = Rect

nonisolated(unsafe) let view = View(frame: Rect(x: 0, y: 0, width: 375, height: 667))

/// Prints every constraint in the tree, one per line: first item and attribute, relation, second item and attribute,
/// multiplier, constant, priority, identifier.
func printConstraints(in root: View) {
  var places: [ObjectIdentifier: String] = [:]
  func visit(_ view: View, _ place: String) {
    places[ObjectIdentifier(view)] = place
    for (name, guide) in [
      ("safeArea", view.safeAreaLayoutGuide), ("layoutMargins", view.layoutMarginsGuide),
      ("readableContent", view.readableContentGuide), ("keyboard", view.keyboardLayoutGuide),
    ] {
      places[ObjectIdentifier(guide)] = "\(place):\(name)"
    }
    if let scrollView = view as? ScrollView {
      places[ObjectIdentifier(scrollView.contentLayoutGuide)] = "\(place):contentLayoutGuide"
      places[ObjectIdentifier(scrollView.frameLayoutGuide)] = "\(place):frameLayoutGuide"
    }
    for (i, subview) in view.subviews.enumerated() { visit(subview, "\(place)/\(i)") }
  }
  visit(root, "")
  func place(_ item: LayoutItem?) -> String { item.flatMap { places[ObjectIdentifier($0)] } ?? "none" }
  func list(_ view: View) {
    for c in view.constraints {
      print(
        "\(place(c.firstItem)).\(c.firstAttribute) \(c.relation) \(place(c.secondItem)).\(c.secondAttribute)",
        c.multiplier, c.constant, c.priority.rawValue, c.identifier ?? "")
    }
    view.subviews.forEach(list)
  }
  list(root)
}
