// The containers of every controller of a document, and the layout order of the roots. Computed once per
// document, because it does not depend on the device. ContainerSearch finds the containers.

import SceneModel

/// How each controller of a document is presented.
public struct ContainerMap: Sendable {
  /// By `ControllerIndex`.
  let surroundings: [PresentationContext]
  /// By `ControllerIndex`: the choice between several ways to the controller, if they differ.
  package let choices: [PresentationChoice?]
  /// By `ViewIndex` of a root view: its controller.
  let controllers: [ViewIndex: ControllerIndex]
  /// By `ViewIndex` of a bar in a container controller: that controller.
  let barOwners: [ViewIndex: ControllerIndex]
  /// By `ControllerIndex`: whether the simulated metrics apply.
  let listensToMetrics: [Bool]
  /// The root views in document order, except that an embedded controller's root follows the root with its
  /// container view.
  private(set) var layoutOrder: [ViewIndex] = []

  /// Follows the segues of the document. Linear in the number of controllers and segues.
  ///
  /// - Parameter isRunTime: simulated metrics then apply only to controllers that nothing in the document
  ///   shows, because they are the only information about containers elsewhere.
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

  /// The container view that the controller's root view fills; nil if it is not embedded.
  public func containerView(of root: ViewIndex) -> ViewIndex? {
    guard let controller = controllers[root], case .embedded(let view) = surroundings[controller.index].stage
    else { return nil }
    return view
  }

  /// The layout order. Ends even if controllers embed each other.
  private func order(of document: InterfaceDocument) -> [ViewIndex] {
    var order: [ViewIndex] = []
    var isPlaced = [Bool](filledWith: false, count: document.views.count)
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
