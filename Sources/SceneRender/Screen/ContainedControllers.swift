// Finds which controllers are inside which: tabs, roots of navigation controllers, columns of split views.

import AutoLayout
import SceneModel

extension Painter {
  /// The navigation controller whose root this controller is, or else the only one of the document.
  func navigationController(of index: ControllerIndex) -> ControllerIndex? {
    for segue in document.segues
    where segue.relationship == "rootViewController" && segue.destinationController == index {
      return segue.sourceController
    }
    let all = document.controllers.indices.filter { document.controllers[$0].kind == .navigationController }
    return all.count == 1 ? all.first.map { ControllerIndex($0) } : nil
  }

  func isRootController(_ index: ControllerIndex, of owner: ControllerIndex) -> Bool {
    document.segues.contains {
      $0.relationship == "rootViewController" && $0.sourceController == owner
        && $0.destinationController == index
    }
  }

  /// The tab bar controller that shows this controller, directly or in a navigation controller.
  func tabBarController(of index: ControllerIndex) -> ControllerIndex? {
    let all = document.controllers.indices.filter { document.controllers[$0].kind == .tabBarController }
      .map { ControllerIndex($0) }
    let owner = all.first { tabs in
      self.tabs(of: tabs).children.contains { isInside(index, of: $0) }
    }
    return owner ?? all.first
  }

  /// The tabs of a tab bar controller: their items and their controllers.
  func tabs(of index: ControllerIndex) -> (items: [BarItem], children: [ControllerIndex]) {
    var items: [BarItem] = []
    var children: [ControllerIndex] = []
    for segue in document.segues
    where segue.relationship == "viewControllers" && segue.sourceController == index {
      guard let child = segue.destinationController else { continue }
      let element = document[child].element
      var item = source.firstChild(of: element, named: .tabBarItem).map(tabItem) ?? BarItem()
      if item.title.isEmpty, item.image == nil { item.title = document.displayName(of: child) }
      items.append(item)
      children.append(child)
    }
    return (items, children)
  }

  /// Whether a controller is another one or inside it, at any depth.
  func isInside(_ index: ControllerIndex, of outer: ControllerIndex) -> Bool {
    var reached: Set<ControllerIndex> = [outer]
    var open = [outer]
    while let current = open.popLast() {
      if current == index { return true }
      for segue in document.segues where segue.kind == .relationship && segue.sourceController == current {
        if let next = segue.destinationController, reached.insert(next).inserted { open.append(next) }
      }
    }
    return false
  }

  /// The columns of a split view controller from the leading edge on.
  func columns(of index: ControllerIndex) -> [ControllerIndex] {
    let order = [
      "masterViewController", "primaryViewController", "supplementaryViewController", "detailViewController",
      "secondaryViewController",
    ]
    return order.compactMap { relationship in
      document.segues.first { $0.sourceController == index && $0.relationship == relationship }?
        .destinationController
    }
  }

  /// The controller whose view a controller shows: the root of a navigation controller, the first tab, or
  /// itself.
  func shownController(of index: ControllerIndex) -> ControllerIndex {
    var current = index
    // Files can have cycles.
    for _ in 0..<8 {
      var next: ControllerIndex?
      switch document[current].kind {
      case .navigationController:
        next =
          document.segues.first {
            $0.sourceController == current && $0.relationship == "rootViewController"
          }?.destinationController
      case .tabBarController: next = tabs(of: current).children.first
      default: break
      }
      guard let next else { return current }
      current = next
    }
    return current
  }

  /// The screen of what a navigation or tab bar controller shows, with the bars around it; nil if there are
  /// no bars or the file does not have it.
  func shownScreen(of index: ControllerIndex) -> (controller: ControllerIndex, screen: RootScreen)? {
    let shown = shownController(of: index)
    guard shown != index, let screen = screen(of: shown), !screen.bars.isEmpty else { return nil }
    return (shown, screen)
  }
}
