// Finds the containers of each controller by following segues and relationships back to an entry point.

import SceneModel

/// Chooses one incoming segue per controller, then determines the surroundings from the outermost container
/// inwards.
struct ContainerSearch {
  let document: InterfaceDocument
  let isRunTime: Bool
  /// By controller: the segues to it in document order, except unwind segues.
  var incoming: [[Int]]
  var chosen: [Int?]
  var resolved: [PresentationContext?]
  var tieBreakers: Set<String>
  /// Whether a title of the document has a letter that heightens a large title.
  private let hasCedillas: Bool
  /// By controller: its position in a traversal from the entry points; Int.max if it is unreachable.
  var reachedAt: [Int]

  init(_ document: InterfaceDocument, isRunTime: Bool) {
    self.document = document
    self.isRunTime = isRunTime
    let count = document.controllers.count
    incoming = [[Int]](repeating: [], count: count)
    resolved = [PresentationContext?](filledWith: nil, count: count)
    reachedAt = [Int](filledWith: .max, count: count)
    tieBreakers = Set(document.inferredMetricsTieBreakers)
    hasCedillas = document.controllers.contains { Self.hasCedilla($0.title) }
    chosen = [Int?](filledWith: nil, count: count)
    for (index, segue) in document.segues.enumerated() {
      guard segue.kind != .unwind, let destination = segue.destinationController else { continue }
      incoming[destination.index].append(index)
    }
    walkFromEntryPoints()
    for controller in 0..<count { chosen[controller] = choose(among: incoming[controller]) }
  }

  /// Traverses breadth first from the initial controller, then from controllers with an identifier, then from
  /// those without incoming segues.
  private mutating func walkFromEntryPoints() {
    let count = document.controllers.count
    var outgoing = [[Int]](repeating: [], count: count)
    for segue in document.segues where segue.kind != .unwind {
      guard let source = segue.sourceController, let destination = segue.destinationController else {
        continue
      }
      outgoing[source.index].append(destination.index)
    }
    var entries: [Int] = []
    if let initial = document.header.initialViewController,
      case .controller(let index)? = document.objects[initial]
    {
      entries.append(index.index)
    }
    entries += (0..<count).filter { document.controllers[$0].storyboardIdentifier != nil }
    entries += (0..<count).filter { incoming[$0].isEmpty }
    var position = 0
    for entry in entries where reachedAt[entry] == .max {
      var queue = [entry]
      reachedAt[entry] = position
      position += 1
      var head = 0
      while head < queue.count {
        for next in outgoing[queue[head]] where reachedAt[next] == .max {
          reachedAt[next] = position
          position += 1
          queue.append(next)
        }
        head += 1
      }
    }
  }

  /// The segue that determines the surroundings: the one that the file lists as tie breaker (73 of 75
  /// controllers with several have one), else containment rather than presentation, then the source that is
  /// nearest to the entry point.
  private func choose(among segues: [Int]) -> Int? {
    if segues.count < 2 { return segues.first }
    if let listed = segues.first(where: { tieBreakers.contains(document.segues[$0].id) }) { return listed }
    func rank(_ index: Int) -> (Int, Int, Int) {
      let segue = document.segues[index]
      let reached = segue.sourceController.map { reachedAt[$0.index] } ?? .max
      return (segue.kind == .relationship ? 0 : segue.kind == .embed ? 1 : 2, reached, index)
    }
    return segues.min { rank($0) < rank($1) }
  }

  /// Resolves every controller after the one that its surroundings depend on (`source`). A cycle of segues ends at
  /// the controller that is visited again, which counts as if it had no incoming segue.
  mutating func resolveAll() {
    for start in resolved.indices where resolved[start] == nil {
      var chain: [Int] = []
      var isInChain: Set<Int> = []
      var current: Int? = start
      while let index = current, resolved[index] == nil, isInChain.insert(index).inserted {
        chain.append(index)
        current = source(of: index)
      }
      for index in chain.reversed() { resolved[index] = resolve(index, through: chosen[index]) }
    }
  }

  /// The controller whose surroundings those of another depend on. What a segue presents or embeds has its own, so
  /// that a cycle that begins with its source does not matter (a tab bar's child that presents the tab bar).
  private func source(of controller: Int) -> Int? {
    guard let index = chosen[controller] else { return document.controllers[controller].parent?.index }
    let segue = document.segues[index]
    return switch segue.kind {
    case .embed, .presentation, .modal, .popover, .custom, .unknown, .unwind: nil
    case .relationship, .show, .push, .showDetail: segue.sourceController?.index
    }
  }

  private func resolve(_ index: Int, through segue: Int?) -> PresentationContext {
    let controller = document.controllers[index]
    var result = PresentationContext()
    if let segue {
      result = follow(document.segues[segue], to: controller)
    } else if let parent = controller.parent, let outer = resolved[parent.index] {
      result = outer
      contain(in: parent, relationship: nil, &result)
    }
    if controller.prompt != nil { result.navigationBar?.hasPrompt = true }
    result.navigationBar?.titleHasCedilla = Self.hasCedilla(controller.title)
    if controller.largeTitleDisplayMode == "never" { result.navigationBar?.hasLargeTitles = false }
    if listensToMetrics(index) { result.apply(controller.metrics) }
    return result
  }

  /// Whether a controller's simulated metrics apply: always on the canvas; at run time only if no segue or
  /// container of the document shows it.
  func listensToMetrics(_ controller: Int) -> Bool {
    guard isRunTime else { return true }
    if !incoming[controller].isEmpty || document.controllers[controller].parent != nil { return false }
    return document.header.initialViewController != document.controllers[controller].id
  }

  private static func hasCedilla(_ title: String?) -> Bool {
    title?.unicodeScalars.contains { $0 == "\u{15F}" || $0 == "\u{15E}" } ?? false
  }

  private func follow(_ segue: Segue, to controller: Controller) -> PresentationContext {
    guard let source = segue.sourceController else { return PresentationContext() }
    var result = resolved[source.index] ?? PresentationContext()
    switch segue.kind {
    case .relationship:
      contain(in: source, relationship: segue.relationship, &result)
    case .show, .push:
      // A simulated navigation bar implies a navigation controller in another storyboard.
      guard result.isInNavigation || result.navigationBar != nil else {
        return presented(segue, controller, from: source)
      }
      result.path.append("shown by \(name(source))")
      if controller.hidesBottomBarWhenPushed, result.tabBar != nil || result.toolbar != nil {
        result.tabBar = nil
        result.toolbar = nil
        result.path.append("hides the bottom bar when pushed")
      }
    case .showDetail:
      guard case .splitColumn = result.stage else { return presented(segue, controller, from: source) }
      result = PresentationContext()
      result.stage = .splitColumn(.secondary)
      result.path = ["shown as detail by \(name(source))"]
    case .embed:
      result = PresentationContext()
      result.stage = .embedded(segue.sourceView)
      result.path = ["embedded in \(name(source))"]
    case .presentation, .modal:
      return presented(segue, controller, from: source)
    case .popover:
      result = PresentationContext()
      result.stage = .popover
      result.path = ["popover of \(name(source))"]
    case .custom, .unknown, .unwind:
      result = PresentationContext()
      result.path = ["custom segue from \(name(source))"]
    }
    return result
  }

  private func presented(_ segue: Segue, _ controller: Controller, from source: ControllerIndex)
    -> PresentationContext
  {
    var result = PresentationContext()
    let style = segue.modalPresentationStyle ?? controller.modalPresentationStyle
    result.stage = .presented(style: style)
    result.path = ["presented by \(name(source))"]
    return result
  }

  /// Adds the bars and areas of a container controller around its children.
  private func contain(in index: ControllerIndex, relationship: String?, _ result: inout PresentationContext)
  {
    let container = document[index]
    result.path.append("in \(name(index))")
    switch container.kind {
    case .navigationController:
      result.isInNavigation = true
      let bar = container.navigationBar.flatMap { self.bar(of: $0) }
      if container.isNavigationBarHidden {
        result.navigationBar = nil
        result.path.append("navigation bar hidden")
      } else {
        let stored = container.navigationBar.flatMap { document[$0].storedRect }
        result.navigationBar = PresentationContext.NavigationBar(
          isTranslucent: bar?.isTranslucent ?? true, hasLargeTitles: bar?.hasLargeTitles ?? false,
          storedBottom: stored.flatMap { $0.height > 0 ? $0.maxY : nil }, storedHeight: stored?.height ?? 0,
          storedTitleMayHaveCedilla: hasCedillas)
      }
      if !container.isToolbarHidden {
        let bar = container.toolbar.flatMap { self.bar(of: $0) }
        result.toolbar = PresentationContext.BottomBar(isTranslucent: bar?.isTranslucent ?? true)
      }
    case .tabBarController:
      let bar = container.tabBar.flatMap { self.bar(of: $0) }
      result.tabBar = PresentationContext.BottomBar(isTranslucent: bar?.isTranslucent ?? true)
    case .splitViewController:
      if container.isColumnStyle {
        // UIKit wraps the controller of each column in a navigation controller of its own.
        result.isInNavigation = true
        result.navigationBar = PresentationContext.NavigationBar()
      }
      switch relationship {
      case "detailViewController", "secondaryViewController": result.stage = .splitColumn(.secondary)
      case "supplementaryViewController": result.stage = .splitColumn(.supplementary)
      case "compactViewController": break
      default: result.stage = .splitColumn(.primary)
      }
    default: break
    }
  }

  private func bar(of view: ViewIndex) -> Bar? {
    if case .bar(let bar) = document[view].content { return bar }
    return nil
  }

  private func name(_ index: ControllerIndex) -> String {
    let controller = document[index]
    let label = controller.userLabel ?? controller.title ?? controller.customClass
    return label.map { "\(controller.kind.displayName) “\($0)”" }
      ?? "\(controller.kind.displayName) \(controller.id)"
  }

  /// The choice for a controller whose incoming segues have different bars or sizes; nil for all others.
  func choice(of index: Int) -> PresentationChoice? {
    let segues = incoming[index]
    guard segues.count > 1, let taken = chosen[index], let result = resolved[index] else { return nil }
    let ways = segues.map { segue in
      let way = segue == taken ? result : resolve(index, through: segue)
      return PresentationChoice.Way(
        segue: segue, path: way.path, isSame: segue == taken || way.geometry == result.geometry)
    }
    guard ways.contains(where: { !$0.isSame }) else { return nil }
    let reason: PresentationChoice.Reason
    if tieBreakers.contains(document.segues[taken].id) {
      reason = .tieBreaker
    } else {
      let isContained = { document.segues[$0].kind == .relationship || document.segues[$0].kind == .embed }
      reason = isContained(taken) && !segues.allSatisfy(isContained) ? .containment : .nearest
    }
    return PresentationChoice(taken: taken, ways: ways, reason: reason)
  }
}
