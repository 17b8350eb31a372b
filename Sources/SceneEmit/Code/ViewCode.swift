// Writes the views and guides of a scene as UIKit code, as far as constraints need them: what they are, and in
// which view. ConstraintCode writes the constraints between them.

import SceneModel

/// The declarations of one tree of views.
struct ViewCode {
  let document: InterfaceDocument
  let names: CodeNames

  /// The declarations below a root, in document order. The root itself is the controller's view.
  func text(below root: ViewIndex) -> String {
    var text = ""
    for (i, view) in document.views.enumerated() {
      let index = ViewIndex(i)
      guard document.root(of: index) == root else { continue }
      if let parent = view.parent { text += declaration(of: view, index, in: parent) }
      for guide in document.guides.indices
      where document.guides[guide].owner == index && document.guides[guide].kind == .custom {
        let name = names.name(.guide(GuideIndex(guide))) ?? "guide"
        text += "let \(name) = UILayoutGuide()\n\(self.name(index)).addLayoutGuide(\(name))\n"
      }
    }
    return text
  }

  private func name(_ view: ViewIndex) -> String { names.name(.view(view)) ?? "view" }

  private func declaration(of view: View, _ index: ViewIndex, in parent: ViewIndex) -> String {
    let (name, outer) = (name(index), name(parent))
    if view.role == .contentView { return "let \(name) = \(outer).contentView\n" }
    var text = "let \(name) = \(view.customClass ?? Self.className(view.kind))()\n"
    if view.translatesAutoresizingMask {
      if let frame = view.storedRect {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(ConstraintCode.number)
        let labels = zip(["x", "y", "width", "height"], numbers).map { "\($0): \($1)" }
        text += "\(name).frame = CGRect(\(labels.joined(separator: ", ")))\n"
      }
    } else {
      text += "\(name).translatesAutoresizingMaskIntoConstraints = false\n"
    }
    if view.isHidden { text += "\(name).isHidden = true\n" }
    if case .stackView(let stack) = view.content { text += settings(of: stack, name) }
    let isArranged = view.role == .subview && document[parent].kind == .stackView
    text += "\(outer).\(isArranged ? "addArrangedSubview" : "addSubview")(\(name))\n"
    if view.translatesAutoresizingMask, !isArranged, let mask = view.autoresizingMask, !mask.isEmpty {
      let flags = Self.flags.filter { mask.contains($0.flag) }.map { ".\($0.name)" }
      text += "\(name).autoresizingMask = [\(flags.joined(separator: ", "))]\n"
    }
    return text
  }

  private func settings(of stack: StackView, _ name: String) -> String {
    var text = ""
    if stack.axis == .vertical { text += "\(name).axis = .vertical\n" }
    if stack.distribution != .fill { text += "\(name).distribution = .\(stack.distribution)\n" }
    if stack.alignment != .fill { text += "\(name).alignment = .\(stack.alignment)\n" }
    if stack.usesStandardSpacing {
      text += "\(name).spacing = UIStackView.spacingUseSystem\n"
    } else if stack.spacing != 0 {
      text += "\(name).spacing = \(ConstraintCode.number(stack.spacing))\n"
    }
    return text
  }

  private static let flags: [(flag: AutoresizingMask, name: String)] = [
    (.flexibleMinX, "flexibleLeftMargin"), (.widthSizable, "flexibleWidth"),
    (.flexibleMaxX, "flexibleRightMargin"), (.flexibleMinY, "flexibleTopMargin"),
    (.heightSizable, "flexibleHeight"), (.flexibleMaxY, "flexibleBottomMargin"),
  ]

  private static func className(_ kind: ViewKind) -> String {
    switch kind {
    case .label: "UILabel"
    case .button: "UIButton"
    case .imageView: "UIImageView"
    case .textField: "UITextField"
    case .textView: "UITextView"
    case .stackView: "UIStackView"
    case .scrollView: "UIScrollView"
    case .tableView: "UITableView"
    case .tableViewCell: "UITableViewCell"
    case .collectionView: "UICollectionView"
    case .collectionViewCell: "UICollectionViewCell"
    case .collectionReusableView: "UICollectionReusableView"
    case .switchControl: "UISwitch"
    case .slider: "UISlider"
    case .stepper: "UIStepper"
    case .segmentedControl: "UISegmentedControl"
    case .progressView: "UIProgressView"
    case .activityIndicator: "UIActivityIndicatorView"
    case .pageControl: "UIPageControl"
    case .pickerView: "UIPickerView"
    case .datePicker: "UIDatePicker"
    case .searchBar: "UISearchBar"
    case .toolbar: "UIToolbar"
    case .tabBar: "UITabBar"
    case .navigationBar: "UINavigationBar"
    case .visualEffectView: "UIVisualEffectView"
    case .mapView: "MKMapView"
    case .webView: "WKWebView"
    case .window: "UIWindow"
    default: "UIView"
    }
  }
}

extension InterfaceDocument {
  /// The top view of the tree that contains a view.
  func root(of view: ViewIndex) -> ViewIndex {
    var view = view
    while let parent = self[view].parent { view = parent }
    return view
  }
}
