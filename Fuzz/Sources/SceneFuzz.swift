// The fuzz targets in one program: `SceneFuzz TARGET [libFuzzer's arguments]`. A target takes bytes and must
// return. A trap, a sanitizer report or a timeout is a failure. Scripts/dev/fuzz builds and runs them.
// `SceneFuzz show FILE` prints the document that the `scene` target generates from a file's bytes,
// `SceneFuzz show-format FILE` the visual format of the `format` target, and `SceneFuzz show-merge FILE` the
// versions of the `merge` target.

import SceneCompiler
import SceneDiagnostics
import SceneDocumentJSON
import SceneEmit
import SceneProject
import SceneSystem
import SceneXML

/// A fuzz target's function.
typealias Target = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

private let targets: [(name: String, run: Target)] = [
  ("xml", { run($0, $1, readAndCompile) }),
  ("scene", { run($0, $1) { compile(SceneGenerator.document($0)) } }),
  ("text", { run($0, $1, measureText) }),
  ("json", { run($0, $1, readJSON) }),
  ("simplex", { run($0, $1, solveProgram) }),
  ("configuration", { run($0, $1, readConfiguration) }),
  ("baseline", { run($0, $1, readBaseline) }),
  ("catalog", { run($0, $1, readCatalog) }),
  ("font", { run($0, $1, readFont) }),
  ("report", { run($0, $1, report) }),
  ("format", { run($0, $1, readFormat) }),
  ("merge", { run($0, $1, merge) }),
]

private func run(_ data: UnsafePointer<UInt8>?, _ count: Int, _ body: ([UInt8]) -> Void) -> Int32 {
  body(Array(UnsafeBufferPointer(start: data, count: count)))
  return 0
}

/// Checks that libxml2 accepts what the reader of plain files accepts, and compiles the file.
private func readAndCompile(_ bytes: [UInt8]) {
  if XMLReader.isPlain(bytes) {
    let (plain, _) = XMLReader.read(bytes, path: "fuzz.xib", limits: .default, triesPlain: true)
    let (other, problems) = XMLReader.read(bytes, path: "fuzz.xib", limits: .default, triesPlain: false)
    precondition(other?.isWellFormed == true && problems.isEmpty)
    precondition(plain?.elementCount == other?.elementCount)
    precondition(plain?.elementsWithText() == other?.elementsWithText())
    precondition(plain?.file.lines.starts == other?.file.lines.starts)
  }
  compile(bytes)
}

/// Runs the whole pipeline with every output. Checks that ranges are inside the file and that frames are
/// finite. In the orientation that is not the document's own, table rows and collection items are computed
/// instead of stored.
func compile(_ bytes: [UInt8]) {
  var environments = EnvironmentChoice()
  environments.orientations = [.portrait, .landscape]
  let compiled = Compilation.compile(bytes, path: "fuzz.storyboard", environments: environments)
  for frame in compiled.layouts.flatMap(\.viewFrames).compactMap(\.self) {
    precondition([frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite))
  }
  let size = compiled.file.bytes.count
  for diagnostic in compiled.diagnostics {
    let ranges = [diagnostic.range].compactMap { $0 } + diagnostic.notes.compactMap(\.range)
    for range in ranges { precondition(range.lower <= range.upper && range.upper <= size) }
  }
  let json = LayoutJSON.text(
    of: compiled.document, layouts: compiled.layouts, diagnostics: compiled.diagnostics, in: compiled.file)
  precondition(json.last == 0x0A)
  _ = TextReport.text(
    of: compiled.diagnostics, in: compiled.file, path: "fuzz.storyboard",
    style: ReportStyle(isColored: true, hasLinks: true, isVerbose: true))
  _ = TextReport.text(of: compiled.diagnostics, in: compiled.file, path: "fuzz.storyboard")
  if let document = compiled.document { roundTrip(document.source) }
}

/// Checks that converting a document without errors to JSON and back gives the same bytes.
private func roundTrip(_ document: XMLDocument) {
  let json = DocumentJSON.text(of: document)
  let (bytes, diagnostics) = DocumentXML.read(json, path: "fuzz.json")
  precondition(bytes != nil || !diagnostics.isEmpty)
}

/// Converts arbitrary JSON.
func readJSON(_ bytes: [UInt8]) {
  let (xml, diagnostics) = DocumentXML.read(bytes, path: "fuzz.json")
  precondition(xml != nil || !diagnostics.isEmpty)
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>, _ target: Target
) -> Int32

/// SwiftPM renames an executable's `main` to this. It replaces libFuzzer's own `main`, so that the target can
/// be chosen.
@_cdecl("SceneFuzz_main")
public func fuzz(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
  let name = count > 1 ? arguments[1].map { String(cString: $0) } : nil
  if let name, name.hasPrefix("show"), count > 2, let path = arguments[2],
    let bytes = try? FileAccess.read(String(cString: path), limit: 1 << 20)
  {
    switch name {
    case "show-format": showFormat(bytes)
    case "show-merge": showMerge(bytes)
    default: print(String(decoding: SceneGenerator.document(bytes), as: UTF8.self))
    }
    return 0
  }
  guard let target = targets.first(where: { $0.name == name }) else {
    print(
      "usage: SceneFuzz \(targets.map(\.name).joined(separator: "|")) [libFuzzer's arguments], or SceneFuzz show FILE"
    )
    return 2
  }
  // Removes the target's name from the arguments and keeps the program's.
  arguments[1] = arguments[0]
  var rest = count - 1
  var shifted: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments + 1
  return runDriver(&rest, &shifted, target.run)
}
