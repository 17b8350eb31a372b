// Draws the scenes of Fixtures/render and the example, and compares with the stored pictures. A fixture's
// comment says more than its views: “show: all” for all layers in both appearances, “canvas” for the
// overview.

import SceneCompiler
import SceneModel
import SceneRender
import SceneTestSupport
import Testing

private let fixtures =
  Files.list(Files.repository + "/Fixtures/render", suffixes: [".xib", ".storyboard"]) + [
    Files.repository + "/Fixtures/examples/Checkout.storyboard"
  ]

/// The pictures of a file with the names of their goldens.
private func pictures(of path: String) throws -> [(name: String, svg: [UInt8])] {
  let bytes = try #require(Files.read(path))
  let compiled = Compilation.compile(bytes, path: path)
  let document = try #require(compiled.document)
  let layout = try #require(compiled.layouts.first)
  let file = String(path.split(separator: "/").last ?? "").split(separator: ".")[0]
  let head = String(decoding: bytes.prefix(400), as: UTF8.self)
  var options = PictureOptions()
  if head.contains("show: all") || file == "Checkout" {
    for (_, layer) in PictureOptions.Layers.named { options.layers.insert(layer) }
    options.appearances = [.light, .dark]
  }
  var pictures: [(name: String, svg: [UInt8])] = []
  for index in document.scenes.indices {
    let svg = ScenePicture.svg(
      of: SceneIndex(index), layout: layout, document: document, diagnostics: compiled.diagnostics,
      options: options)
    pictures.append((document.scenes.count == 1 ? "\(file)" : "\(file)-\(index + 1)", svg))
  }
  if head.contains("canvas -->") {
    pictures.append(("\(file)-canvas", ScenePicture.canvas(of: document, layout: layout, options: options)))
  }
  return pictures
}

@Test(arguments: fixtures)
func picturesMatchTheStoredOnes(path: String) throws {
  for (name, svg) in try pictures(of: path) {
    let golden = Files.repository + "/Fixtures/render/\(name).svg"
    let text = svg + [0x0A]
    if Files.updatesGoldens { Files.write(text, to: golden) }
    #expect(!Files.updatesGoldens, "goldens were rewritten")
    let matches = Files.read(golden) == text
    #expect(matches, "\(golden) differs; UPDATE_GOLDENS=1 rewrites it")
  }
}

@Test(arguments: fixtures)
func picturesAreWellFormedAndInsideTheirBounds(path: String) throws {
  for (name, svg) in try pictures(of: path) {
    for problem in PictureCheck.problems(of: svg) { Issue.record("\(name): \(problem)") }
  }
}

@Test func textsFromFilesStayTexts() throws {
  let path = Files.repository + "/Fixtures/render/hostile.xib"
  for (_, svg) in try pictures(of: path) {
    let text = String(decoding: svg, as: UTF8.self)
    #expect(!text.contains("<script"))
    #expect(!text.contains("onload='"))
    #expect(!text.contains("]]>"))
    #expect(text.contains("&lt;/svg&gt;&lt;script&gt;alert(1)"))
    #expect(text.unicodeScalars.allSatisfy { $0.value == 0x0A || ($0.value >= 0x20 && $0.value != 0x202E) })
  }
}

@Test func picturesOfNothingAreEmpty() throws {
  let compiled = Compilation.compile([], path: "empty.xib")
  #expect(compiled.document == nil)
  let bytes = try #require(Files.read(Files.repository + "/Fixtures/render/texts.xib"))
  let document = try #require(Compilation.compile(bytes, path: "texts.xib").document)
  #expect(ScenePicture.svg(of: SceneIndex(7), layouts: [], document: document).isEmpty)
  #expect(ScenePicture.name(of: SceneIndex(7), in: document).isEmpty)
}
