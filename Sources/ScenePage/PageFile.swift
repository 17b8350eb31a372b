// One file as part of a page: an entry for the list, which is read when the page opens, the details, which are
// read when the file is looked at, and the pictures. Parts of different files can be made on different threads.

import AutoLayout
import SceneDiagnostics
import SceneModel
import SceneRender
import SceneText

/// What a page shows of one file.
public struct PageInput: Sendable {
  /// The path, as the page shows it.
  public var path: String
  /// The text that the findings' ranges refer to; nil if it could not be read.
  public var file: SourceFile?
  /// The document with the images of its project; nil if it could not be decoded.
  public var document: InterfaceDocument?
  /// One per environment.
  public var layouts: [DocumentLayout]
  /// In the order of the file.
  public var diagnostics: [Diagnostic]
  /// The colors and images of its project.
  public var assets = PictureAssets.none

  /// The results for one file.
  public init(
    path: String, file: SourceFile?, document: InterfaceDocument?, layouts: [DocumentLayout],
    diagnostics: [Diagnostic]
  ) {
    self.path = path
    self.file = file
    self.document = document
    self.layouts = layouts
    self.diagnostics = diagnostics
  }
}

/// What is written of each file besides its scenes and findings.
public struct PageOptions: Sendable {
  /// How scenes are drawn. Pictures always have all layers, which the page shows on demand.
  public var pictures = PictureOptions()
  /// Whether each view says what decides its frame.
  public var explains = true
  /// The most constraints of a document whose views are explained. The time grows faster than their number
  /// (Benchmarks/page.md).
  public var explainedConstraints = 1000

  /// A page with everything.
  public init() {}
}

/// One file of a page, ready to be written.
public struct PageFile: Sendable {
  /// The entry in the list of files, as JSON.
  let entry: [UInt8]
  /// The details, as JSON. A comparison has those of the versions `old-` and `new-`.
  let details: [(version: String, json: [UInt8])]
  /// The pictures, as SVG, with the ends of their ids: `0-1` is the second layout of the first scene.
  let pictures: [(version: String, end: String, svg: [UInt8])]

  /// The path, and in a comparison what differs in one line.
  public let summary: String

  /// The size in bytes, without the page around it.
  public var count: Int {
    details.reduce(entry.count) { $0 + $1.json.count } + pictures.reduce(0) { $0 + $1.svg.count }
  }

  /// Draws and describes one file. Pure.
  public init(_ input: PageInput, options: PageOptions = PageOptions()) {
    let scenes = PageScenes(input.document)
    summary = input.path
    entry = Self.entry(of: input, scenes)
    details = [("", PageDetails(input, options: options).json())]
    var pictures = PagePictures.draw(input, scenes, options.pictures).map { ("", $0.end, $0.svg) }
    if let canvas = PagePictures.canvas(of: input, scenes, options.pictures) {
      pictures.append(("", "canvas", canvas))
    }
    self.pictures = pictures
  }

  private static func entry(of input: PageInput, _ scenes: PageScenes) -> [UInt8] {
    var json = JSONWriter(style: .compact)
    json.beginObject()
    json.member("path", input.path)
    json.member("kind", input.document?.header.kind == .xib ? "xib" : "storyboard")
    json.member("isReadable", input.document != nil)
    json.key("layouts")
    json.beginArray()
    for layout in input.layouts { json.value(layout.environment.pageName) }
    json.endArray()
    json.key("scenes")
    json.beginArray()
    if let document = input.document {
      for scene in scenes.all { scenes.write(scene, of: document, to: &json) }
    }
    json.endArray()
    json.key("findings")
    json.beginArray()
    for diagnostic in input.diagnostics { write(diagnostic, input, scenes, to: &json) }
    json.endArray()
    json.endObject()
    return EmbeddedText.data(json.takeText())
  }

  private static func write(
    _ diagnostic: Diagnostic, _ input: PageInput, _ scenes: PageScenes, to json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("rule", diagnostic.rule.name)
    json.member("severity", diagnostic.severity.name)
    json.member("message", diagnostic.message)
    if let range = diagnostic.range {
      if let scene = scenes.scene(at: range.lower) { json.member("scene", scene) }
      if let file = input.file { json.member("line", file.position(of: range.lower).line) }
    }
    if !diagnostic.environments.isEmpty {
      let names = Set(diagnostic.environments.map(\.name))
      let layouts = input.layouts.lazy.map(\.environment).filter { names.contains($0.displayName) }
      json.member("layouts", layouts.map(\.pageName))
    }
    json.endObject()
  }
}

extension LayoutEnvironment {
  /// The name of the environment in lists, with everything in which layouts of one page can differ.
  var pageName: String {
    var name = displayName
    if direction == .rightToLeft { name += ", right to left" }
    if textSize != .large { name += ", \(textSize)" }
    return name
  }
}
