// The surroundings of a root view and the frames of a controller's bars, for the rest of the layout.
// RootGeometryBuilder computes them.

import SceneModel

/// The surroundings of one root view in one environment, in the root view's coordinates.
public struct RootGeometry: Sendable, Hashable {
  /// The root view's frame, in the coordinates of its container or window.
  public var frame: Rect
  /// The safe area insets of the root view.
  public var safeAreaInsets: EdgeInsets
  /// The `length` of the controller's top layout guide, in points.
  public var topGuideLength: Double
  /// The `length` of the controller's bottom layout guide, in points.
  public var bottomGuideLength: Double
  /// The system's minimum left and right margins of the root view; 0 if they do not apply.
  public var minimumSideMargin: Double
  /// The chosen containers, sizes and bars with the reasons, for scenes that are reachable in several ways.
  public var reasons: [String]
  /// The root view's own top and bottom margins.
  var verticalMargin = 0.0
  /// Whether the view is in a sheet.
  var isSheet = false
  /// Whether the view has the height of its content, because no height is specified and it does not fill a
  /// screen.
  var fitsContent = false
}

/// The surroundings of a root view: a controller's view, or a top-level view of a file.
///
/// - Parameter container: the layout of an embedded controller's container view, in an environment other than
///   the document's own. Without it, the container view's stored size applies.
public func rootGeometry(
  of root: ViewIndex, in document: InterfaceDocument, environment: LayoutEnvironment,
  containers: ContainerMap, container: ContainerGeometry? = nil
) -> RootGeometry {
  var builder = RootGeometryBuilder(
    root: root, document: document, environment: environment, container: container)
  if let index = containers.controllers[root] {
    builder.controller = document[index]
    if !containers.listensToMetrics[index.index] { builder.controller?.metrics = SimulatedMetrics() }
    builder.surroundings = containers.surroundings[index.index]
    builder.reasons = builder.surroundings.path
    if let choice = containers.choices[index.index] {
      builder.reasons.append(choice.words(in: document))
      builder.hasChoice = true
    }
    return builder.controllerView()
  }
  if let metrics = document.viewMetrics[root] { builder.surroundings.apply(metrics) }
  return builder.topLevelView()
}

/// The frame of a bar of a navigation or tab bar controller, in the coordinates of that controller's view;
/// nil for any other view. Real files store 290 bars like this; the others, except for about 15, are stored
/// where the user dropped them.
func controllerBarFrame(
  of bar: ViewIndex, in document: InterfaceDocument, environment: LayoutEnvironment, containers: ContainerMap
) -> Rect? {
  guard let owner = containers.barOwners[bar] else { return nil }
  var builder = RootGeometryBuilder(
    root: bar, document: document, environment: environment, container: nil)
  builder.controller = document[owner]
  builder.surroundings = containers.surroundings[owner.index]
  return builder.barFrame(document[bar])
}

/// The layout of a container view.
public struct ContainerGeometry: Sendable {
  var size: Size
  /// The part of the outer scene's safe area insets that overlaps it.
  var safeAreaInsets: EdgeInsets
}
