// Reads the items of bars: buttons of navigation bars and toolbars, tabs of tab bars.

import SceneModel
import SceneXML

/// One item of a bar.
struct BarItem {
  /// Empty if an image or a custom view stands for it.
  var title = ""
  var image: ImageReference?
  /// The view in place of a button.
  var customView: ViewIndex?
  /// Whether it takes the free space of a toolbar.
  var isFlexible = false
  /// A space of this many points; nil for a button.
  var space: Double?
  var isBold = false
  /// Nil for the bar's tint.
  var color: XMLDocument.ElementID?
}

extension Painter {
  /// The `<barButtonItem>` children of an element, in document order.
  func barItems(of element: XMLDocument.ElementID) -> [BarItem] {
    source.children(of: element).filter { source.name(of: $0) == .barButtonItem }.map(barItem)
  }

  func barItem(_ element: XMLDocument.ElementID) -> BarItem {
    var item = BarItem()
    item.title = source.value(.title, of: element) ?? ""
    item.isBold = source.value(.style, of: element) == "done"
    if let name = source.value(.image, of: element), !name.isEmpty {
      item.image = ImageReference(name: name, catalog: source.value(.catalog, of: element))
    }
    for child in source.children(of: element) {
      if let view = viewIndex(of: child) { item.customView = view }
      if source.name(of: child) == .imageReference, let name = source.value(.image, of: child) {
        item.image = ImageReference(name: name, catalog: source.value(.catalog, of: child))
      }
      if source.name(of: child) == .color, source.value(.key, of: child) == "tintColor" { item.color = child }
    }
    switch source.value(.systemItem, of: element) {
    case nil: break
    case "flexibleSpace": item.isFlexible = true
    case "fixedSpace": item.space = number(.width, of: element) ?? 8
    case let name?:
      if let word = Self.systemTitles[name] {
        item.title = word
        item.isBold = item.isBold || name == "done" || name == "save"
      } else {
        item.image = ImageReference(name: Self.systemSymbols[name] ?? name, catalog: "system")
      }
    }
    return item
  }

  /// The view that an element is.
  func viewIndex(of element: XMLDocument.ElementID) -> ViewIndex? {
    guard let id = source.value(.id, of: element), case .view(let index)? = document.objects[id],
      document[index].element == element
    else { return nil }
    return index
  }

  /// The titles of UIKit's items that have one.
  private static let systemTitles = [
    "cancel": "Cancel", "done": "Done", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo",
  ]

  /// The symbols of UIKit's other items.
  private static let systemSymbols = [
    "add": "plus", "stop": "xmark", "search": "magnifyingglass", "trash": "trash",
    "refresh": "arrow.clockwise",
    "action": "square.and.arrow.up", "compose": "square.and.pencil", "reply": "arrow.left",
    "organize": "folder",
    "bookmarks": "book", "camera": "camera", "play": "play", "pause": "pause", "rewind": "backward",
    "fastForward": "forward",
  ]

  /// The title and the image of a `<tabBarItem>`.
  func tabItem(_ element: XMLDocument.ElementID) -> BarItem {
    var item = BarItem()
    item.title = source.value(.title, of: element) ?? ""
    if let name = source.value(.image, of: element), !name.isEmpty {
      item.image = ImageReference(name: name, catalog: source.value(.catalog, of: element))
    }
    if let name = source.value(.systemItem, of: element) {
      item.title = name.prefix(1).uppercased() + name.dropFirst()
      let symbols = [
        "search": "magnifyingglass", "favorites": "star", "featured": "star", "more": "ellipsis.circle",
        "topRated": "star", "recents": "clock", "contacts": "person.circle", "history": "clock",
        "bookmarks": "book", "downloads": "arrow.down.circle", "mostRecent": "clock", "mostViewed": "list",
      ]
      item.image = ImageReference(name: symbols[name] ?? "circle", catalog: "system")
    }
    return item
  }
}
