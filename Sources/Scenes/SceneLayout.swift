// A scene's layout on one device, view by view, as values.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel

/// A scene, laid out. Not `Sendable`: explanations are worked out when they are asked for.
public final class SceneLayout {
  private let document: InterfaceDocument
  private let explainer: LayoutExplainer
  /// What is wrong with the scene and this layout, by place.
  public let findings: [Scene.Finding]
  /// The views that take part, in document order.
  public let views: [SceneView]

  init(_ document: InterfaceDocument, _ explainer: LayoutExplainer, _ findings: [Scene.Finding]) {
    self.document = document
    self.explainer = explainer
    self.findings = findings
    views = document.views.indices.compactMap { SceneView(ViewIndex($0), document, explainer.layout) }
  }

  /// The device and its orientation, as messages name them.
  public var environment: String { explainer.layout.environment.displayName }

  /// The view with an id; nil if there is none, or if it takes no part.
  public func view(_ id: String) -> SceneView? { views.first { $0.id == id } }

  /// The frame of a layout guide in the coordinates of the view that has it, in points; nil if there is none with that id.
  public func frame(ofGuide id: String) -> Rect? {
    guard case .guide(let guide)? = document.objects[id] else { return nil }
    return explainer.layout.frame(of: guide)
  }

  /// The ids of constraints that contradict each other, one list per conflict.
  public var conflicts: [[String]] {
    findings.filter { $0.rule == LayoutRules.conflictingConstraints.name }.map { finding in
      finding.ids.filter { if case .constraint? = document.objects[$0] { true } else { false } }
    }
  }

  /// Whether nothing decides the place or size of a view along an axis.
  public func hasAmbiguousLayout(_ view: SceneView, for axis: LayoutAxis) -> Bool {
    explanation(of: view, axis)?.numbers.contains { $0.range != nil && $0.subject.item == .view(view.index) }
      ?? false
  }

  /// The ids of the constraints that decide the place and size of a view along an axis, in document order. Constraints
  /// without an id are left out.
  public func constraintsAffectingLayout(of view: SceneView, for axis: LayoutAxis) -> [String] {
    let constraints = explanation(of: view, axis)?.numbers.filter { $0.subject.item == .view(view.index) }
      .flatMap(\.constraints)
    return Set(constraints ?? []).sorted().map { document[$0].id }.filter { !$0.isEmpty }
  }

  /// Why a view is where it is, as `scenec why` prints it.
  public func explanation(of view: SceneView) -> String {
    explainer.explain(.view(view.index)).map { ExplanationText(explainer).text(of: $0) } ?? ""
  }

  private func explanation(of view: SceneView, _ axis: LayoutAxis) -> LayoutExplanation? {
    explainer.explain(.view(view.index), [axis == .horizontal ? .horizontal : .vertical])
  }
}

/// A view of a scene, in one layout. Rectangles are in points.
public struct SceneView: Sendable, CustomStringConvertible {
  let index: ViewIndex
  /// The id in the file.
  public let id: String
  /// As messages name it: Button “Sign in”.
  public let name: String
  /// In the coordinates of the superview, aligned to pixels.
  public let frame: Rect
  /// The same before it was aligned to pixels.
  public let solvedFrame: Rect
  /// In the coordinates of the view at the top of its tree, aligned to pixels.
  public let absoluteFrame: Rect
  /// What Interface Builder stored, in the coordinates of the superview; nil if it stored nothing.
  public let storedFrame: Rect?
  /// The id of the superview; nil at the top of a tree.
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

  /// `Button “Sign in” (x 16, y 20, 343 × 44)`.
  public var description: String { "\(name) (x \(frame.x), y \(frame.y), \(frame.width) × \(frame.height))" }
}
