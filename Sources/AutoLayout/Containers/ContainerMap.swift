// For every controller of a document which containers show it, and in which order the roots are laid out. Computed once per
// document: nothing here depends on a device. ContainerSearch finds the containers.

import SceneModel

/// How each controller of one document is shown.
public struct ContainerMap: Sendable {
  /// By `ControllerIndex`.
  let surroundings: [PresentationContext]
  /// By `ControllerIndex`: which of several ways was taken, where they differ.
  package let choices: [PresentationChoice?]
  /// By `ViewIndex` of a root view: the controller it belongs to.
  let controllers: [ViewIndex: ControllerIndex]
  /// By `ViewIndex` of a bar that a container controller draws: that controller.
  let barOwners: [ViewIndex: ControllerIndex]
  /// By `ControllerIndex`: whether the simulated metrics count.
  let listensToMetrics: [Bool]
  /// Root views in an order in which an embedded controller's root comes after the root that holds its container view,
  /// otherwise in document order.
  private(set) var layoutOrder: [ViewIndex] = []

  /// Follows the segues of the document. Linear in the number of controllers and segues.
  ///
  /// - Parameter isRunTime: Simulated metrics count only for controllers that nothing in the document shows: there they are
  ///   all that is known of containers elsewhere.
  public init(_ document: InterfaceDocument, isRunTime: Bool = false) {
    var controllers: [ViewIndex: ControllerIndex] = [:]
    var barOwners: [ViewIndex: ControllerIndex] = [:]
    for (index, controller) in document.controllers.enumerated() {
      if let root = controller.rootView { controllers[root] = ControllerIndex(index) }
      for bar in [controller.navigationBar, controller.tabBar, controller.toolbar] {
        if let bar { barOwners[bar] = ControllerIndex(index) }
      }
    }
    self.controllers = controllers
    self.barOwners = barOwners
    var search = ContainerSearch(document, isRunTime: isRunTime)
    search.resolveAll()
    surroundings = search.resolved.map { $0 ?? PresentationContext() }
    choices = document.controllers.indices.map { search.choice(of: $0) }
    listensToMetrics = document.controllers.indices.map { search.listensToMetrics($0) }
    layoutOrder = order(of: document)
  }

  /// The container view that the controller's root view fills; nil when it is not embedded.
  public func containerView(of root: ViewIndex) -> ViewIndex? {
    guard let controller = controllers[root], case .embedded(let view) = surroundings[controller.index].stage
    else { return nil }
    return view
  }

  /// Embedding that goes in a circle ends.
  private func order(of document: InterfaceDocument) -> [ViewIndex] {
    var order: [ViewIndex] = []
    var isPlaced = [Bool](repeating: false, count: document.views.count)
    for index in document.views.indices where document.views[index].parent == nil {
      var chain = [ViewIndex(index)]
      var isInChain: Set<ViewIndex> = [ViewIndex(index)]
      while let last = chain.last, let container = containerView(of: last) {
        var top = container
        while let parent = document[top].parent { top = parent }
        guard !isPlaced[top.index], isInChain.insert(top).inserted else { break }
        chain.append(top)
      }
      for root in chain.reversed() where !isPlaced[root.index] {
        isPlaced[root.index] = true
        order.append(root)
      }
    }
    return order
  }
}
