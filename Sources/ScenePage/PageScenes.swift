// The scenes of a file as a page lists them: those that show something, with their names and the words that
// a search finds.

import SceneDiagnostics
import SceneModel
import SceneText
import SceneXML

struct PageScenes {
  /// The indices of the scenes that have views or a controller that stands for some.
  let all: [SceneIndex]
  /// The range of each scene in the file, in order.
  private let ranges: [SourceRange]
  /// By scene: the names, classes and ids in it, each once, for the search.
  private let words: [SceneIndex: WordList]

  init(_ document: InterfaceDocument?) {
    guard let document else {
      (all, ranges, words) = ([], [], [:])
      return
    }
    words = Self.words(of: document)
    all = document.scenes.indices.map { SceneIndex($0) }.filter {
      document[$0].controller != nil || !document[$0].topLevelViews.isEmpty
    }
    ranges = all.map { document.source.range(of: document[$0].element) }
  }

  /// The number of the scene that contains an offset. O(log n).
  func scene(at offset: UInt32) -> Int? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upper <= offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lower <= offset ? low : nil
  }

  /// Writes what the list says about a scene.
  ///
  /// - Parameter change: what happened to it, in a comparison.
  func write(
    _ index: SceneIndex, of document: InterfaceDocument, change: String? = nil, to json: inout JSONWriter
  ) {
    let scene = document[index]
    json.beginObject()
    json.member("id", scene.id.isEmpty ? Self.firstID(scene, document) : scene.id)
    json.member("change", ifPresent: change)
    json.member("name", Self.name(of: scene, document))
    json.member("kind", Self.kind(of: scene, document))
    json.member("words", words[index]?.text ?? "")
    json.endObject()
  }

  private static func firstID(_ scene: Scene, _ document: InterfaceDocument) -> String {
    if let controller = scene.controller { return document[controller].id }
    return scene.topLevelViews.first.map { document[$0].id } ?? ""
  }

  private static func name(of scene: Scene, _ document: InterfaceDocument) -> String {
    if let controller = scene.controller { return document.displayName(of: controller) }
    guard let view = scene.topLevelViews.first else { return "Scene" }
    let count = scene.topLevelViews.count
    return document.displayName(of: view) + (count > 1 ? " and \(count - 1) more" : "")
  }

  private static func kind(of scene: Scene, _ document: InterfaceDocument) -> String {
    if let controller = scene.controller { return document[controller].kind.displayName }
    return scene.topLevelViews.first.map { document[$0].kind.displayName } ?? ""
  }

  private static func words(of document: InterfaceDocument) -> [SceneIndex: WordList] {
    var words: [SceneIndex: WordList] = [:]
    for controller in document.controllers {
      for word in [
        controller.id, controller.customClass, controller.storyboardIdentifier, controller.title,
      ] { words[controller.scene, default: WordList()].add(word) }
    }
    for (number, view) in document.views.enumerated() {
      for word in [view.id, view.customClass, document.displayName(of: ViewIndex(number))] {
        words[view.scene, default: WordList()].add(word)
      }
    }
    return words
  }
}

/// Words, each once, one per line.
private struct WordList {
  private(set) var text = ""
  private var seen: Set<String> = []

  mutating func add(_ word: String?) {
    guard let word, !word.isEmpty, seen.insert(word).inserted else { return }
    text += text.isEmpty ? word : "\n" + word
  }
}
