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
    json.array("findings") { json in for diagnostic in input.diagnostics { write(diagnostic, to: &json) } }
    json.endObject()
    return EmbeddedText.data(json.takeText())
  }

  private func write(_ document: InterfaceDocument, to json: inout JSONWriter) {
    json.array("views") { json in
      for index in document.views.indices { write(ViewIndex(index), of: document, to: &json) }
    }
    var facts = FactTable()
    json.array("layouts") { json in
      for layout in input.layouts { write(layout, of: document, &facts, to: &json) }
    }
    json.array("constraints") { json in
      for constraint in document.constraints { write(constraint, of: document, to: &json) }
    }
    json.member("facts", facts.all)
  }

  private func write(
    _ layout: DocumentLayout, of document: InterfaceDocument, _ facts: inout FactTable,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    json.array("frames") { json in
      for frame in layout.viewFrames {
        guard let frame else {
          json.null()
          continue
        }
        json.array { json in
          for number in [frame.x, frame.y, frame.width, frame.height] { json.value(number.roundedForPage) }
        }
      }
    }
    if options.explains, document.constraints.count <= options.explainedConstraints,
      let explainer = LayoutExplainer(document, in: layout.environment)
    {
      PageExplanations(document, explainer).write(&facts, to: &json)
    }
    json.endObject()
  }

  /// A view: id, name, element, class, superview, scene, line, and whether it is hidden.
  private func write(_ index: ViewIndex, of document: InterfaceDocument, to json: inout JSONWriter) {
    let view = document[index]
    let start = document.source.range(of: view.element).lower
    json.array { json in
      json.value(view.id)
      json.value(document.displayName(of: index))
      json.value(document.source.spelling(of: view.element))
      json.value(view.customClass ?? "")
      json.value(view.parent?.index ?? -1)
      json.value(scenes.scene(at: start) ?? -1)
      json.value(line(at: start))
      json.value(view.isHidden)
    }
  }

  private func line(at offset: UInt32) -> Int { input.file?.position(of: offset).line ?? 0 }

  /// A constraint: id, line, priority, and the indices of its views.
  private func write(
    _ constraint: LayoutConstraint, of document: InterfaceDocument, to json: inout JSONWriter
  ) {
    json.array { json in
      json.value(constraint.id)
      json.value(line(at: document.source.range(of: constraint.element).lower))
      json.value(constraint.priority)
      json.array { json in
        for item in [constraint.firstItem, constraint.secondItem] {
          switch item {
          case .view(let view)?: json.value(view.index)
          case .guide(let guide)?: if let owner = document[guide].owner { json.value(owner.index) }
          default: break
          }
        }
      }
    }
  }

  private func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.beginObject()
    json.member("objects", diagnostic.allObjects)
    if !diagnostic.constraints.isEmpty { json.member("constraints", diagnostic.constraints) }
    json.member("path", ifPresent: diagnostic.objectPath)
    if let range = diagnostic.range, let file = input.file {
      let excerpt = SourceExcerpt(range, in: file)
      json.array("excerpt") { json in
        json.value(excerpt.line)
        json.value(excerpt.parts.before)
        json.value(excerpt.parts.marked)
        json.value(excerpt.parts.after)
      }
    }
    if !diagnostic.notes.isEmpty {
      json.array("notes") { json in
        for note in diagnostic.notes {
          json.array { json in
            json.value(note.message)
            json.value(note.range.map { line(at: $0.lower) } ?? 0)
          }
        }
      }
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
