// The scenes of a layout as JSON: controllers, and the views as the tree they are in the document, each with its
// frame in its superview's coordinates and its guides' frames in its own.

import AutoLayout
import SceneModel
import SceneXML
import TextMetrics

extension LayoutJSON {
  static func writeScenes(
    of document: InterfaceDocument, _ layout: DocumentLayout?, to json: inout JSONWriter
  ) {
    SceneTree(document, layout).write(to: &json)
  }
}

/// The outline of a document: which controllers a scene has, which guides a view or controller, and which views hang
/// in no other view.
private struct SceneTree {
  let document: InterfaceDocument
  let layout: DocumentLayout?
  /// By scene: controllers in document order.
  var controllers: [[ControllerIndex]]
  /// By scene: views without superview that are no controller's root view.
  var topLevelViews: [[ViewIndex]]
  /// By view: the first guide it owns; by guide: the owner's next one. −1 for none.
  var firstGuide: [Int32]
  var nextGuide: [Int32]

  init(_ document: InterfaceDocument, _ layout: DocumentLayout?) {
    self.document = document
    self.layout = layout
    controllers = Array(repeating: [], count: document.scenes.count)
    topLevelViews = Array(repeating: [], count: document.scenes.count)
    firstGuide = Array(repeating: -1, count: document.views.count)
    nextGuide = Array(repeating: -1, count: document.guides.count)
    var rootViews: Set<ViewIndex> = []
    for (i, controller) in document.controllers.enumerated() {
      if controllers.indices.contains(controller.scene.index) {
        controllers[controller.scene.index].append(ControllerIndex(i))
      }
      if let view = controller.rootView { rootViews.insert(view) }
    }
    for (i, view) in document.views.enumerated() where view.parent == nil && !rootViews.contains(ViewIndex(i))
    {
      if topLevelViews.indices.contains(view.scene.index) {
        topLevelViews[view.scene.index].append(ViewIndex(i))
      }
    }
    for (i, guide) in document.guides.enumerated().reversed() where guide.controller == nil {
      guard let owner = guide.owner, firstGuide.indices.contains(owner.index) else { continue }
      nextGuide[i] = firstGuide[owner.index]
      firstGuide[owner.index] = Int32(truncatingIfNeeded: i)
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginArray()
    for (i, scene) in document.scenes.enumerated() {
      json.beginObject()
      if !scene.id.isEmpty { json.member("id", scene.id) }
      json.key("controllers")
      json.beginArray()
      for controller in controllers[i] { write(document[controller], to: &json) }
      json.endArray()
      json.key("views")
      json.beginArray()
      for view in topLevelViews[i] { writeTree(view, to: &json) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  private func write(_ controller: Controller, to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", controller.id)
    json.member("element", document.source.spelling(of: controller.element))
    json.member("class", ifPresent: controller.customClass)
    json.member("label", ifPresent: controller.userLabel)
    json.member("title", ifPresent: controller.title)
    json.member("storyboardIdentifier", ifPresent: controller.storyboardIdentifier)
    if let storyboard = controller.referencedStoryboard { json.member("storyboard", storyboard) }
    json.member("referencedIdentifier", ifPresent: controller.referencedIdentifier)
    if let parent = controller.parent { json.member("parent", document[parent].id) }
    if let view = controller.rootView, let geometry = layout?.rootGeometry[view] {
      json.key("safeAreaInsets")
      LayoutJSON.write(geometry.safeAreaInsets, to: &json)
      // Which containers and bars were taken, outermost first.
      if !geometry.reasons.isEmpty { json.member("surroundings", geometry.reasons) }
    }
    if controller.topGuide != nil || controller.bottomGuide != nil {
      let geometry = controller.rootView.flatMap { layout?.rootGeometry[$0] }
      json.key("layoutGuides")
      json.beginArray()
      if let guide = controller.topGuide { write(guide, length: geometry?.topGuideLength, to: &json) }
      if let guide = controller.bottomGuide { write(guide, length: geometry?.bottomGuideLength, to: &json) }
      json.endArray()
    }
    if let view = controller.rootView {
      json.key("view")
      writeTree(view, to: &json)
    }
    json.endObject()
  }

  /// A view with everything inside it, without recursion.
  private func writeTree(_ root: ViewIndex, to json: inout JSONWriter) {
    var current = root
    while true {
      open(current, to: &json)
      if let child = document.views[current.index].firstChild {
        json.key("subviews")
        json.beginArray()
        current = child
        continue
      }
      json.endObject()
      while current != root, document.views[current.index].nextSibling == nil {
        guard let parent = document.views[current.index].parent else { return }
        json.endArray()
        json.endObject()
        current = parent
      }
      guard current != root, let sibling = document.views[current.index].nextSibling else { return }
      current = sibling
    }
  }

  /// Begins a view's object and writes all members but the subviews.
  private func open(_ index: ViewIndex, to json: inout JSONWriter) {
    let view = document.views[index.index]
    json.beginObject()
    json.member("id", view.id)
    json.member("element", document.source.spelling(of: view.element))
    json.member("class", ifPresent: view.customClass)
    json.member("label", ifPresent: view.userLabel)
    if let role = role(of: view.role) { json.member("role", role) }
    json.key("frame")
    LayoutJSON.write(frame(of: index), to: &json)
    if view.isHidden { json.member("hidden", true) }
    if let layout {
      if let size = layout.contentSizes[index] {
        json.key("contentSize")
        LayoutJSON.write(size, to: &json)
      }
      if index.index < layout.sizeConfidence.count, let confidence = layout.sizeConfidence[index.index] {
        json.member("intrinsicSizeConfidence", name(of: confidence))
      }
    }
    guard firstGuide[index.index] >= 0 else { return }
    json.key("layoutGuides")
    json.beginArray()
    var guide = firstGuide[index.index]
    while guide >= 0 {
      write(GuideIndex(Int(guide)), length: nil, to: &json)
      guide = nextGuide[Int(guide)]
    }
    json.endArray()
  }

  private func write(_ index: GuideIndex, length: Double?, to json: inout JSONWriter) {
    let guide = document[index]
    json.beginObject()
    json.member("id", guide.id)
    json.member("kind", name(of: guide.kind))
    json.member("identifier", ifPresent: guide.identifier)
    if let length { json.member("length", length) }
    json.key("frame")
    let frames = layout?.guideFrames ?? []
    LayoutJSON.write(index.index < frames.count ? frames[index.index] : nil, to: &json)
    json.endObject()
  }

  private func frame(of index: ViewIndex) -> Rect? {
    guard let layout else { return document.views[index.index].storedRect }
    return index.index < layout.viewFrames.count ? layout.viewFrames[index.index] : nil
  }

  private func role(of role: ViewRole) -> String? {
    switch role {
    case .subview: nil
    case .root: "root"
    case .contentView: "contentView"
    case .tableHeaderView: "tableHeaderView"
    case .tableFooterView: "tableFooterView"
    case .cell: "cell"
    case .sectionHeader: "sectionHeader"
    case .sectionFooter: "sectionFooter"
    case .backgroundView: "backgroundView"
    case .barItem: "barItem"
    case .controllerBar: "controllerBar"
    case .other: "other"
    }
  }

  private func name(of kind: LayoutGuide.Kind) -> String {
    switch kind {
    case .top: "top"
    case .bottom: "bottom"
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    case .frame: "frame"
    case .content: "content"
    case .keyboard: "keyboard"
    case .custom: "custom"
    case .unknown: "unknown"
    }
  }

  private func name(of confidence: Confidence) -> String {
    switch confidence {
    case .measured: "measured"
    case .learned: "learned"
    case .placeholder: "placeholder"
    case .assumed: "assumed"
    }
  }
}
