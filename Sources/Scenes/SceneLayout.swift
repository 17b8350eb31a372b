// The layout of a scene on one device: the frames of its views and guides, and the findings.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel

/// The layout of a scene on one device. Not `Sendable`, because explanations are computed on demand.
public final class SceneLayout: CustomStringConvertible {
  let document: InterfaceDocument
  let explainer: LayoutExplainer
  /// The findings about the scene and this layout, in the order of their positions.
  public let findings: [Scene.Finding]
  /// The views of the layout, in document order.
  public let views: [SceneView]

  init(_ document: InterfaceDocument, _ explainer: LayoutExplainer, _ findings: [Scene.Finding]) {
    self.document = document
    self.explainer = explainer
    self.findings = findings
    views = document.views.indices.compactMap { SceneView(ViewIndex($0), document, explainer.layout) }
  }

  /// The name of the device and its orientation, as in messages.
  public var environment: String { explainer.layout.environment.displayName }

  /// The views with their frames, one per line.
  public var description: String { views.map(\.description).joined(separator: "\n") }

  /// The view with an id; nil if there is none or it is not part of the layout.
  public func view(_ id: String) -> SceneView? { views.first { $0.id == id } }

  /// The frame of a layout guide in the coordinates of its owning view, in points; nil if no guide has the
  /// id.
  public func frame(ofGuide id: String) -> Rect? {
    guard case .guide(let guide)? = document.objects[id] else { return nil }
    return explainer.layout.frame(of: guide)
  }

  /// The ids of the constraints in each conflict.
  public var conflicts: [[String]] {
    findings.filter { $0.rule == LayoutRules.conflictingConstraints.name }.map { finding in
      finding.ids.filter { if case .constraint? = document.objects[$0] { true } else { false } }
    }
  }

  /// The ids of the required constraints that the layout broke, so that the others hold, in document order.
  /// Constraints without an id are omitted.
  public var brokenConstraints: [String] {
    explainer.brokenConstraints.map { document[$0].id }.filter { !$0.isEmpty }
  }

  /// Whether the position or size of a view along an axis is ambiguous.
  public func hasAmbiguousLayout(_ view: SceneView, for axis: LayoutAxis) -> Bool {
    explanation(of: view, axis)?.numbers.contains { $0.range != nil && $0.subject.item == .view(view.index) }
      ?? false
  }

  /// The ids of the constraints that decide the position and size of a view along an axis, in document order.
  /// Constraints without an id are omitted.
  public func constraintsAffectingLayout(of view: SceneView, for axis: LayoutAxis) -> [String] {
    let constraints = explanation(of: view, axis)?.numbers.filter { $0.subject.item == .view(view.index) }
      .flatMap(\.constraints)
    return Set(constraints ?? []).sorted().map { document[$0].id }.filter { !$0.isEmpty }
  }

  /// The explanation of a view's frame, as printed by `scenec why`.
  public func explanation(of view: SceneView) -> String {
    explainer.explain(.view(view.index)).map { ExplanationText(explainer).text(of: $0) } ?? ""
  }

  func explanation(of view: SceneView, _ axis: LayoutAxis) -> LayoutExplanation? {
    explainer.explain(.view(view.index), [axis == .horizontal ? .horizontal : .vertical])
  }
}

/// A view in a layout of a scene. Rectangles are in points.
public struct SceneView: Sendable, CustomStringConvertible {
  let index: ViewIndex
  /// The id in the file.
  public let id: String
  /// The name in messages, such as Button “Sign in”.
  public let name: String
  /// The frame in the coordinates of the superview, aligned to pixels.
  public let frame: Rect
  /// The frame before it is aligned to pixels.
  public let solvedFrame: Rect
  /// The frame in the coordinates of the root view, aligned to pixels.
  public let absoluteFrame: Rect
  /// The frame that Interface Builder stored, in the coordinates of the superview; nil if there is none.
  public let storedFrame: Rect?
  /// The id of the superview; nil for a root view.
  public let superview: String?

  init?(_ index: ViewIndex, _ document: InterfaceDocument, _ layout: DocumentLayout) {
    guard let frame = layout.frame(of: index) else { return nil }
    self.index = index
    self.frame = frame
    id = document[index].id
    name = document.displayName(of: index)
    solvedFrame = layout.exactFrames[index.index] ?? frame
    storedFrame = document[index].storedRect
    superview = document[index].parent.map { document[$0].id }
    var absolute = frame
    var ancestor = document[index].parent
    while let view = ancestor, let parent = document[view].parent {
      absolute.x += layout.frame(of: view)?.x ?? 0
      absolute.y += layout.frame(of: view)?.y ?? 0
      ancestor = parent
    }
    absoluteFrame =
      document[index].parent == nil ? Rect(x: 0, y: 0, width: frame.width, height: frame.height) : absolute
  }

  /// The name and frame, such as `Button “Sign in” (x 16, y 20, 343 × 44)`.
  public var description: String { "\(name) (x \(frame.x), y \(frame.y), \(frame.width) × \(frame.height))" }
}
