// Writes the scenes of a layout as JSON: controllers, and the tree of views, each with its frame in its
// superview's coordinates and the frames of its guides in its own coordinates.

import AutoLayout
import SceneModel
import SceneText
import SceneXML
import TextMetrics

/// The members that depend on the layout. All other members of the scenes depend only on the document.
enum LayoutMembers {
  /// The safe area and containers of a controller's root view.
  case surroundings(ViewIndex)
  case view(ViewIndex, isHidden: Bool)
  /// A guide. For a controller's guide, `root` is the view whose safe area gives its length.
  case guide(GuideIndex, root: ViewIndex?, isTop: Bool)
}

/// Writes the scenes of one document, for each layout in turn. Most of the text depends only on the document:
/// it is written for the first layout and copied for the others (Benchmarks/choices.md).
struct SceneWriter {
  private let tree: SceneTree
  private let keepsPassages: Bool
  /// The text before each of the layout's members, in order, and the members; nil after the last one.
  private var passages: [(text: JSONWriter.Passage, members: LayoutMembers?)] = []

  /// - Parameter layoutCount: how often the scenes will be written to the same writer, each time at the same
  ///   depth.
  init(_ document: InterfaceDocument, layoutCount: Int) {
    tree = SceneTree(document)
    keepsPassages = layoutCount > 1
  }

  mutating func write(_ values: LayoutValues, to json: inout JSONWriter) {
    if passages.isEmpty {
      writeFirst(values, to: &json)
    } else {
      for (text, members) in passages {
        json.append(text)
        if let members { values.write(members, to: &json) }
      }
    }
  }

  private mutating func writeFirst(_ values: LayoutValues, to json: inout JSONWriter) {
    var start = json.count
    tree.write(to: &json) { members, json in
      if keepsPassages { passages.append((json.passage(from: start), members)) }
      values.write(members, to: &json)
      start = json.count
    }
    if keepsPassages { passages.append((json.passage(from: start), nil)) }
  }
}

/// The members that depend on a layout. Without a layout, frames are the stored ones.
struct LayoutValues {
  private let viewFrames: [Rect?]
  private let guideFrames: [Rect?]
  private let contentSizes: [ViewIndex: Size]
  private let sizeConfidence: [Confidence?]
  private let rootGeometry: [ViewIndex: RootGeometry]

  init(_ layout: DocumentLayout) {
    viewFrames = layout.viewFrames
    guideFrames = layout.guideFrames
    contentSizes = layout.contentSizes
    sizeConfidence = layout.sizeConfidence
    rootGeometry = layout.rootGeometry
  }

  init(stored document: InterfaceDocument) {
    viewFrames = document.views.map(\.storedRect)
    guideFrames = []
    contentSizes = [:]
    sizeConfidence = []
    rootGeometry = [:]
  }

  func write(_ members: LayoutMembers, to json: inout JSONWriter) {
    switch members {
    case .surroundings(let root):
      guard let geometry = rootGeometry[root] else { return }
      json.key("safeAreaInsets")
      LayoutJSON.write(geometry.safeAreaInsets, to: &json)
      // The containers and bars that apply, outermost first.
      if !geometry.reasons.isEmpty { json.member("surroundings", geometry.reasons) }
    case .view(let view, let isHidden):
      json.key("frame")
      LayoutJSON.write(view.index < viewFrames.count ? viewFrames[view.index] : nil, to: &json)
      if isHidden { json.member("hidden", true) }
      if !contentSizes.isEmpty, let size = contentSizes[view] {
        json.key("contentSize")
        LayoutJSON.write(size, to: &json)
      }
      if view.index < sizeConfidence.count, let confidence = sizeConfidence[view.index] {
        json.member("intrinsicSizeConfidence", word: Self.name(of: confidence))
      }
    case .guide(let guide, let root, let isTop):
      if let root, let geometry = rootGeometry[root] {
        json.member("length", isTop ? geometry.topGuideLength : geometry.bottomGuideLength)
      }
      json.key("frame")
      LayoutJSON.write(guide.index < guideFrames.count ? guideFrames[guide.index] : nil, to: &json)
    }
  }

  private static func name(of confidence: Confidence) -> StaticString {
    switch confidence {
    case .measured: "measured"
    case .learned: "learned"
    case .placeholder: "placeholder"
    case .assumed: "assumed"
    }
  }
}

/// The structure of a document: the controllers of each scene, the guides of each view and controller, and
/// the top-level views.
private struct SceneTree {
  /// Writes the members that depend on the layout.
  typealias Members = (LayoutMembers, inout JSONWriter) -> Void

  let document: InterfaceDocument
  /// By scene: its controllers in document order.
  var controllers: [[ControllerIndex]]
  /// By scene: views without a superview that are not a controller's root view.
  var topLevelViews: [[ViewIndex]]
  /// By view: the first guide that it owns. By guide: the owner's next one. −1 for none.
  var firstGuide: [Int32]
  var nextGuide: [Int32]

  init(_ document: InterfaceDocument) {
    self.document = document
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

  func write(to json: inout JSONWriter, _ members: Members) {
    json.beginArray()
    for (i, scene) in document.scenes.enumerated() {
      json.beginObject()
      if !scene.id.isEmpty { json.member("id", scene.id) }
      json.key("controllers")
      json.beginArray()
      for controller in controllers[i] { write(document[controller], to: &json, members) }
      json.endArray()
      json.key("views")
      json.beginArray()
      for view in topLevelViews[i] { writeTree(view, to: &json, members) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  private func write(_ controller: Controller, to json: inout JSONWriter, _ members: Members) {
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
    if let view = controller.rootView { members(.surroundings(view), &json) }
    if controller.topGuide != nil || controller.bottomGuide != nil {
      json.key("layoutGuides")
      json.beginArray()
      for guide in [controller.topGuide, controller.bottomGuide] {
        if let guide { write(guide, root: controller.rootView, to: &json, members) }
      }
      json.endArray()
    }
    if let view = controller.rootView {
      json.key("view")
      writeTree(view, to: &json, members)
    }
    json.endObject()
  }

  /// Writes a view with everything inside it, without recursion.
  private func writeTree(_ root: ViewIndex, to json: inout JSONWriter, _ members: Members) {
    var current = root
    while true {
      open(current, to: &json, members)
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

  /// Opens a view's object and writes all members except the subviews.
  private func open(_ index: ViewIndex, to json: inout JSONWriter, _ members: Members) {
    let view = document.views[index.index]
    json.beginObject()
    json.member("id", view.id)
    json.member("element", document.source.spelling(of: view.element))
    json.member("class", ifPresent: view.customClass)
    json.member("label", ifPresent: view.userLabel)
    if let role = role(of: view.role) { json.member("role", role) }
    members(.view(index, isHidden: view.isHidden), &json)
    guard firstGuide[index.index] >= 0 else { return }
    json.key("layoutGuides")
    json.beginArray()
    var guide = firstGuide[index.index]
    while guide >= 0 {
      write(GuideIndex(Int(guide)), root: nil, to: &json, members)
      guide = nextGuide[Int(guide)]
    }
    json.endArray()
  }

  private func write(
    _ index: GuideIndex, root: ViewIndex?, to json: inout JSONWriter, _ members: Members
  ) {
    let guide = document[index]
    json.beginObject()
    json.member("id", guide.id)
    json.member("kind", name(of: guide.kind))
    json.member("identifier", ifPresent: guide.identifier)
    members(.guide(index, root: root, isTop: guide.kind == .top), &json)
    json.endObject()
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
}
