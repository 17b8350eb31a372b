// What surrounds a root view, and where a controller's bars are: what the rest of the layout asks. RootGeometryBuilder works
// it out.

import SceneModel

/// The surroundings of one root view in one environment, in the root view's coordinates.
public struct RootGeometry: Sendable, Hashable {
  /// The root view's frame, in its container's or window's coordinates.
  public var frame: Rect
  /// Distances of the safe area from the root view's edges.
  public var safeAreaInsets: EdgeInsets
  /// `length` of the controller's top and bottom layout guides, in points.
  public var topGuideLength: Double
  /// The bottom layout guide’s `length`, in points.
  public var bottomGuideLength: Double
  /// System minimum margins of the root view, left and right; 0 where they do not apply.
  public var minimumSideMargin: Double
  /// Which containers, sizes and bars were taken and why, for scenes that are reachable in several ways.
  public var reasons: [String]
  /// The size that the document stores for the view is not the one that the bars around it leave.
  package var contradictsStoredSize = false
  /// What the root view's own margins are at the top and the bottom.
  var verticalMargin = 0.0
  /// The view lies in a sheet.
  var isSheet = false
  /// Nothing states how high the view is, and it does not fill a screen: it is as high as its content asks for.
  var fitsContent = false
}

/// The surroundings of a root view: a controller's view, or a view at the top level of a file.
///
/// - Parameter container: For an embedded controller in an environment that is not the document's own, what the layout of its
///   container view says; without it the container view's stored size counts.
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

/// The frame of a bar that a navigation or tab bar controller draws, in the coordinates of that controller's view; nil for any
/// other view. 290 bars of real files are stored so; the others, but for about 15, as they were dragged in.
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

/// A container view, laid out.
public struct ContainerGeometry: Sendable {
  var size: Size
  /// The part of the outer scene's safe area insets that overlaps it.
  var safeAreaInsets: EdgeInsets
}
