// The kinds of views that have their own element. A custom class does not change the kind.

import SceneXML

/// The kind of a view, by its element.
public enum ViewKind: UInt8, Sendable, Hashable {
  case view, label, button, imageView, textField, textView, stackView, scrollView, tableView, tableViewCell
  case tableViewCellContentView, collectionView, collectionViewCell, collectionViewCellContentView
  case collectionReusableView, switchControl, slider, stepper, segmentedControl, progressView
  case activityIndicator, pageControl, pickerView, datePicker, searchBar, toolbar, tabBar, navigationBar
  case containerView, visualEffectView, mapView, webView, window
  /// An unknown element in the place of a view. It has no intrinsic size.
  case other

  /// Nil for an element that is not a view by its name alone.
  package init?(_ name: XMLName) {
    switch name {
    case .view: self = .view
    case .label: self = .label
    case .button: self = .button
    case .imageView: self = .imageView
    case .textField: self = .textField
    case .textView: self = .textView
    case .stackView: self = .stackView
    case .scrollView: self = .scrollView
    case .tableView: self = .tableView
    case .tableViewCell: self = .tableViewCell
    case .tableViewCellContentView: self = .tableViewCellContentView
    case .collectionView: self = .collectionView
    case .collectionViewCell: self = .collectionViewCell
    case .collectionViewCellContentView: self = .collectionViewCellContentView
    case .collectionReusableView: self = .collectionReusableView
    case .`switch`: self = .switchControl
    case .slider: self = .slider
    case .stepper: self = .stepper
    case .segmentedControl: self = .segmentedControl
    case .progressView: self = .progressView
    case .activityIndicatorView: self = .activityIndicator
    case .pageControl: self = .pageControl
    case .pickerView: self = .pickerView
    case .datePicker: self = .datePicker
    case .searchBar: self = .searchBar
    case .toolbar: self = .toolbar
    case .tabBar: self = .tabBar
    case .navigationBar: self = .navigationBar
    case .containerView: self = .containerView
    case .visualEffectView: self = .visualEffectView
    case .mapView: self = .mapView
    case .webView, .wkWebView: self = .webView
    case .window: self = .window
    default: return nil
    }
  }

  /// Interface Builder's name for it.
  public var displayName: String {
    switch self {
    case .view: "View"
    case .label: "Label"
    case .button: "Button"
    case .imageView: "Image View"
    case .textField: "Text Field"
    case .textView: "Text View"
    case .stackView: "Stack View"
    case .scrollView: "Scroll View"
    case .tableView: "Table View"
    case .tableViewCell: "Table View Cell"
    case .tableViewCellContentView: "Content View"
    case .collectionView: "Collection View"
    case .collectionViewCell: "Collection View Cell"
    case .collectionViewCellContentView: "Content View"
    case .collectionReusableView: "Collection Reusable View"
    case .switchControl: "Switch"
    case .slider: "Slider"
    case .stepper: "Stepper"
    case .segmentedControl: "Segmented Control"
    case .progressView: "Progress View"
    case .activityIndicator: "Activity Indicator View"
    case .pageControl: "Page Control"
    case .pickerView: "Picker View"
    case .datePicker: "Date Picker"
    case .searchBar: "Search Bar"
    case .toolbar: "Toolbar"
    case .tabBar: "Tab Bar"
    case .navigationBar: "Navigation Bar"
    case .containerView: "Container View"
    case .visualEffectView: "Visual Effect View"
    case .mapView: "Map View"
    case .webView: "Web View"
    case .window: "Window"
    case .other: "View"
    }
  }

  /// Whether its subviews are in scrolling content, so that constraints to its edges define the content's
  /// size.
  public var scrolls: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }
}
