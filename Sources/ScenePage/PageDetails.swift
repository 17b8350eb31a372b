// The details of a file: its views with their frames, its constraints in words, and its findings with the
// excerpts of the file. PageExplanations adds what decides each frame.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneEmit
import SceneModel
import SceneText

/// Writes the details of a file as JSON.
struct PageDetails {
  let input: PageInput
  let options: PageOptions
  private let scenes: PageScenes

  init(_ input: PageInput, options: PageOptions) {
    self.input = input
    self.options = options
    scenes = PageScenes(input.document)
  }

  func json() -> [UInt8] {
    var json = JSONWriter(style: .compact, capacity: 1024 + (input.document?.views.count ?? 0) * 512)
    json.beginObject()
    if let document = input.document { write(document, to: &json) }
    json.key("findings")
    json.beginArray()
    for diagnostic in input.diagnostics { write(diagnostic, to: &json) }
    json.endArray()
    json.endObject()
    return EmbeddedText.data(json.takeText())
  }

  private func write(_ document: InterfaceDocument, to json: inout JSONWriter) {
    json.key("views")
    json.beginArray()
    for index in document.views.indices { write(ViewIndex(index), of: document, to: &json) }
    json.endArray()
    var facts = FactTable()
    json.key("layouts")
    json.beginArray()
    for layout in input.layouts {
      json.beginObject()
      json.key("frames")
      json.beginArray()
      for frame in layout.viewFrames {
        guard let frame else {
          json.null()
          continue
        }
        json.beginArray()
        for number in [frame.x, frame.y, frame.width, frame.height] { json.value(number.roundedForPage) }
        json.endArray()
      }
      json.endArray()
      if options.explains, document.constraints.count <= options.explainedConstraints,
        let explainer = LayoutExplainer(document, in: layout.environment)
      {
        PageExplanations(document, explainer).write(&facts, to: &json)
      }
      json.endObject()
    }
    json.endArray()
    json.key("constraints")
    json.beginArray()
    for constraint in document.constraints { write(constraint, of: document, to: &json) }
    json.endArray()
    json.member("facts", facts.all)
  }

  /// A view: id, name, element, class, superview, scene, line, and whether it is hidden.
  private func write(_ index: ViewIndex, of document: InterfaceDocument, to json: inout JSONWriter) {
    let view = document[index]
    let start = document.source.range(of: view.element).lower
    json.beginArray()
    json.value(view.id)
    json.value(document.displayName(of: index))
    json.value(document.source.spelling(of: view.element))
    json.value(view.customClass ?? "")
    json.value(view.parent?.index ?? -1)
    json.value(scenes.scene(at: start) ?? -1)
    json.value(input.file?.position(of: start).line ?? 0)
    json.value(view.isHidden)
    json.endArray()
  }

  /// A constraint: id, line, priority, and the indices of its views.
  private func write(
    _ constraint: LayoutConstraint, of document: InterfaceDocument, to json: inout JSONWriter
  ) {
    json.beginArray()
    json.value(constraint.id)
    json.value(input.file?.position(of: document.source.range(of: constraint.element).lower).line ?? 0)
    json.value(constraint.priority)
    json.beginArray()
    var views: [Int] = []
    for item in [constraint.firstItem, constraint.secondItem] {
      switch item {
      case .view(let view)?: views.append(view.index)
      case .guide(let guide)?: if let owner = document[guide].owner { views.append(owner.index) }
      default: break
      }
    }
    for view in views { json.value(view) }
    json.endArray()
    json.endArray()
  }

  private func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.beginObject()
    json.member("objects", diagnostic.allObjects)
    if !diagnostic.constraints.isEmpty { json.member("constraints", diagnostic.constraints) }
    json.member("path", ifPresent: diagnostic.objectPath)
    if let range = diagnostic.range, let file = input.file {
      let excerpt = SourceExcerpt(range, in: file)
      json.key("excerpt")
      json.beginArray()
      json.value(excerpt.line)
      json.value(excerpt.parts.before)
      json.value(excerpt.parts.marked)
      json.value(excerpt.parts.after)
      json.endArray()
    }
    if !diagnostic.notes.isEmpty {
      json.key("notes")
      json.beginArray()
      for note in diagnostic.notes {
        json.beginArray()
        json.value(note.message)
        json.value(note.range.flatMap { range in input.file?.position(of: range.lower).line } ?? 0)
        json.endArray()
      }
      json.endArray()
    }
    json.member("help", ifPresent: diagnostic.help)
    if !diagnostic.fixes.isEmpty {
      json.member(
        "fixes", diagnostic.fixes.lazy.map { $0.title + ($0.isVerified == true ? " (verified)" : "") })
    }
    if diagnostic.restsOnAssumedSize { json.member("restsOnAssumedSize", true) }
    json.endObject()
  }
}

/// Sentences that several views share, each written once and referred to by number.
struct FactTable {
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of fact: String) -> Int {
    if let known = numbers[fact] { return known }
    numbers[fact] = all.count
    all.append(fact)
    return all.count - 1
  }
}

extension Double {
  /// Hundredths of a point: finer than the pixels of any screen, and short to write.
  var roundedForPage: Double {
    let hundredths = (self * 100).rounded()
    return hundredths.isFinite ? hundredths / 100 : self
  }
}
