// A file in two versions as part of a page: the scenes that differ, both pictures of each, and what changed.

import AutoLayout
import SceneDiff
import SceneModel
import SceneRender
import SceneText
import SceneXML

extension PageFile {
  /// Compares two versions of a file. Nil if nothing differs.
  ///
  /// - Parameters:
  ///   - old: nil for a file that is new.
  ///   - new: nil for a file that was removed.
  public init?(path: String, old: PageInput?, new: PageInput?, options: PageOptions = PageOptions()) {
    let comparison = PageComparison(path: path, old: old, new: new, options.pictures)
    guard !comparison.isEmpty else { return nil }
    summary = comparison.summary
    entry = EmbeddedText.data(comparison.entry())
    details = []
    pictures = comparison.pictures
  }
}

/// The differences between two versions of a file.
private struct PageComparison {
  let path: String
  private let old: Version
  private let new: Version
  private let diff: SceneDiff
  /// The scenes that differ: in the order of the new version, then those that were removed.
  private var scenes: [ScenePair] = []
  private(set) var pictures: [(version: String, end: String, svg: [UInt8])] = []

  /// One version of the file.
  private struct Version {
    let input: PageInput?
    let scenes: PageScenes
    /// By scene and layout.
    var pictures: [String: [UInt8]] = [:]

    init(_ input: PageInput?, _ options: PictureOptions) {
      self.input = input
      scenes = PageScenes(input?.document)
      if let input {
        for (end, svg) in PagePictures.draw(input, scenes, options) { pictures[end] = svg }
      }
    }

    var document: InterfaceDocument? { input?.document }

    /// The ids of scenes; a xib has one without an id.
    var keys: [String] { document.map { document in scenes.all.map { document[$0].id } } ?? [] }
  }

  private struct ScenePair {
    var old: Int?
    var new: Int?

    var change: String { old == nil ? "added" : new == nil ? "removed" : "changed" }
  }

  init(path: String, old: PageInput?, new: PageInput?, _ options: PictureOptions) {
    self.path = path
    (self.old, self.new) = (Version(old, options), Version(new, options))
    let empty = XMLReader.read(Array("<document/>".utf8), path: path).document
    if let before = old?.document?.source ?? empty, let after = new?.document?.source ?? empty {
      diff = SceneDiff(from: before, to: after)
    } else {
      diff = SceneDiff()
    }
    findScenes()
  }

  var isEmpty: Bool { diff.isEmpty && scenes.isEmpty && (old.document == nil) == (new.document == nil) }

  private mutating func findScenes() {
    let oldNumbers = Dictionary(zip(old.keys, old.keys.indices)) { first, _ in first }
    let newKeys = Set(new.keys)
    var pairs = new.keys.enumerated().map { ScenePair(old: oldNumbers[$1], new: $0) }
    for (number, key) in old.keys.enumerated() where !newKeys.contains(key) {
      pairs.append(ScenePair(old: number, new: nil))
    }
    let touched = Set((diff.edits + diff.consequences).compactMap { place(of: $0).map(Place.init) })
    scenes = pairs.filter { pair in
      if pair.old == nil || pair.new == nil { return true }
      if touched.contains(Place((pair.old, pair.new))) { return true }
      return ends(of: pair).contains { $0.old != $0.new }
    }
    for (number, pair) in scenes.enumerated() {
      for (layout, both) in ends(of: pair).enumerated() {
        if let svg = both.old { pictures.append(("old-", "\(number)-\(layout)", svg)) }
        if let svg = both.new { pictures.append(("new-", "\(number)-\(layout)", svg)) }
      }
    }
  }

  /// A scene's numbers in both versions, as a key.
  private struct Place: Hashable {
    var old: Int?
    var new: Int?
    init(_ numbers: (Int?, Int?)) { (old, new) = numbers }
  }

  /// The pictures of a scene in both versions, by layout.
  private func ends(of pair: ScenePair) -> [(old: [UInt8]?, new: [UInt8]?)] {
    let count = max(old.input?.layouts.count ?? 0, new.input?.layouts.count ?? 0)
    return (0..<count).map { layout in
      (
        pair.old.flatMap { old.pictures["\($0)-\(layout)"] },
        pair.new.flatMap { new.pictures["\($0)-\(layout)"] }
      )
    }
  }

  // MARK: Where changes are

  /// The scene of a changed object in both versions.
  private func place(of change: ObjectChange) -> (Int?, Int?)? {
    let id = change.object.id ?? change.newParent?.id ?? change.oldParent?.id
    let (before, after) = (scene(of: id, in: old), scene(of: id, in: new))
    if let after { return (old.keys.firstIndex(of: new.keys[after]), after) }
    if let before { return (before, new.keys.firstIndex(of: old.keys[before])) }
    return nil
  }

  private func scene(of id: String?, in version: Version) -> Int? {
    guard let id, let document = version.document else { return nil }
    guard let element = document.element(of: id) else { return version.keys.firstIndex(of: id) }
    return version.scenes.scene(at: document.source.range(of: element).lower)
  }

  /// The number of a change's scene among those of the page.
  private func number(of change: ObjectChange) -> Int? {
    place(of: change).flatMap { place in scenes.firstIndex { $0.old == place.0 && $0.new == place.1 } }
  }

  /// The ids of the views to outline for a change.
  private func outlined(_ change: ObjectChange) -> [String] {
    guard let id = change.object.id else { return [] }
    var ids: [String] = []
    for document in [old.document, new.document] {
      for id in document?.outlined(id) ?? [] where !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  // MARK: The entry

  /// “App/Main.storyboard: 2 scenes changed, 1 added; 5 changes”.
  var summary: String {
    if old.input == nil { return "\(path): added" }
    if new.input == nil { return "\(path): removed" }
    let kinds = ["changed", "added", "removed"].compactMap { kind -> String? in
      let count = scenes.count { $0.change == kind }
      return count == 0 ? nil : "\(count) \(count == 1 ? "scene" : "scenes") \(kind)"
    }
    let count = diff.edits.count
    return "\(path): \((kinds + ["\(count) \(count == 1 ? "change" : "changes")"]).joined(separator: ", "))"
  }

  func entry() -> [UInt8] {
    var json = JSONWriter(style: .compact)
    json.beginObject()
    json.member("path", path)
    json.member("kind", (new.document ?? old.document)?.header.kind == .xib ? "xib" : "storyboard")
    json.member("isReadable", (new.input ?? old.input)?.document != nil)
    json.member("change", old.input == nil ? "added" : new.input == nil ? "removed" : "changed")
    json.member("layouts", (new.input ?? old.input)?.layouts.map(\.environment.pageName) ?? [])
    json.key("scenes")
    json.beginArray()
    for pair in scenes {
      if let number = pair.new, let document = new.document {
        new.scenes.write(new.scenes.all[number], of: document, change: pair.change, to: &json)
      } else if let number = pair.old, let document = old.document {
        old.scenes.write(old.scenes.all[number], of: document, change: pair.change, to: &json)
      }
    }
    json.endArray()
    json.key("changes")
    json.beginArray()
    for change in diff.edits { write(change, kind: change.kind.rawValue, to: &json) }
    for change in diff.consequences { write(change, kind: "consequence", to: &json) }
    json.endArray()
    json.endObject()
    return json.takeText()
  }

  private func write(_ change: ObjectChange, kind: String, to json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.member("element", change.object.element)
    json.member("message", DiffText.headline(of: change))
    json.member("properties", change.changes.map { DiffText.words($0) })
    json.member("objects", outlined(change))
    if let number = number(of: change) { json.member("scene", number) }
    json.endObject()
  }
}

extension InterfaceDocument {
  /// The element of the object with an id.
  fileprivate func element(of id: String) -> XMLDocument.ElementID? {
    switch objects[id] {
    case .view(let view)?: self[view].element
    case .controller(let controller)?: self[controller].element
    case .guide(let guide)?: self[guide].element
    case .constraint(let constraint)?: self[constraint].element
    case .segue(let segue)?: segues.indices.contains(segue) ? segues[segue].element : nil
    case .connection(let connection)?:
      connections.indices.contains(connection) ? connections[connection].element : nil
    case .other(let other)?: others.indices.contains(other) ? others[other].element : nil
    case nil: nil
    }
  }

  /// The ids of the views that show an object: itself, the items of a constraint, a controller's view.
  fileprivate func outlined(_ id: String) -> [String] {
    switch objects[id] {
    case .view?: [id]
    case .guide(let guide)?: self[guide].owner.map { [id, self[$0].id] } ?? [id]
    case .controller(let controller)?: self[controller].rootView.map { [self[$0].id] } ?? []
    case .constraint(let constraint)?:
      [self[constraint].firstItem, self[constraint].secondItem].compactMap { item in
        switch item {
        case .view(let view)?: self[view].id
        case .guide(let guide)?: self[guide].owner.map { self[$0].id }
        default: nil
        }
      }
    default: []
    }
  }
}
