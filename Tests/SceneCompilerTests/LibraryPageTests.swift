// Checks that the code in Documentation/Library.md compiles and works: this file contains the same lines.

import AutoLayout
import LayoutAnalysis
import SceneCompiler
import SceneDiagnostics
import SceneDiff
import SceneDocumentJSON
import SceneEmit
import SceneModel
import SceneProject
import SceneSystem
import SceneTestSupport
import SceneXML
import Testing

private let example = Files.repository + "/Fixtures/examples/Checkout.storyboard"

/// Every Swift block on the page is part of this file.
@Test func theLibraryPageMatchesThisFile() throws {
  func code(_ path: String) throws -> [String] {
    let bytes = try #require(Files.read(Files.repository + "/" + path))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
  }
  let here = try code("Tests/SceneCompilerTests/LibraryPageTests.swift")
  var blocks: [[String]] = []
  var isInside = false
  for line in try code("Documentation/Library.md") {
    if line.hasPrefix("```") {
      isInside = line == "```swift"
      if isInside { blocks.append([]) }
    } else if isInside, !line.hasPrefix("import ") {
      blocks[blocks.count - 1].append(line)
    }
  }
  #expect(blocks.count == 4)
  for block in blocks {
    let isHere = here.indices.contains { here[$0...].starts(with: block) }
    #expect(isHere, "no code of the tests is \(block)")
  }
}

@Test func framesAndFindings() throws {
  let path = example
  let bytes = try FileAccess.read(path)
  let compiled = Compilation.compile(bytes, path: path)

  for finding in compiled.diagnostics {
    let place = finding.range.map { compiled.file.position(of: $0.lower) }
    print(place?.line ?? 0, finding.severity.name, finding.message, finding.rule.name)
  }
  if let document = compiled.document, let layout = compiled.layouts.first,
    case .view(let card)? = document.objects["Che-Ca-rdV"], let frame = layout.frame(of: card)
  {
    print(document[card].kind.displayName, frame.width, frame.height)  // in points
  }
  #expect(compiled.diagnostics.contains { $0.rule == LayoutRules.conflictingConstraints })
}

@Test func devicesAndSettings() throws {
  let (bytes, path) = (try FileAccess.read(example), example)
  var environments = EnvironmentChoice()
  environments.devices = ["retina4_7", "ipad9_7:landscape"].compactMap { .init($0) }
  environments.textSize = .accessibilityLarge

  var settings = FileSettings()
  settings.rules.settings["misplaced-view"] = .off
  settings.suppressions = [Suppression(rule: "ambiguous-layout", label: "Total", reason: "set in code")]

  let compiled = Compilation.compile(bytes, path: path, environments: environments, settings: settings)
  let json = LayoutJSON.text(
    of: compiled.document, layouts: compiled.layouts, diagnostics: compiled.diagnostics, in: compiled.file)
  #expect(compiled.layouts.map(\.environment.deviceID) == ["retina4_7", "ipad9_7"])
  #expect(!compiled.diagnostics.contains { $0.rule == LayoutRules.misplacedView })
  #expect(!json.isEmpty)
}

@Test func reports() throws {
  let compiled = Compilation.compile(try FileAccess.read(example), path: example)
  let reporter = ReportFormat.sarif.reporter(rules: RuleCatalogue.all, version: "1.0")
  let sarif = reporter.report([
    FileReport(path: compiled.file.path, file: compiled.file, diagnostics: compiled.diagnostics)
  ])
  #expect(String(decoding: sarif, as: UTF8.self).contains("conflicting-constraints"))
}

@Test func fixesDocumentsAndDifferences() throws {
  let (bytes, path) = (try FileAccess.read(example), example)
  let fixed = SafeFixes.fix(bytes, path: path)
  guard let old = XMLReader.read(bytes, path: path).document,
    let new = XMLReader.read(fixed.bytes, path: path).document
  else { return }
  let difference = SceneDiff(from: old, to: new)
  let documentJSON = DocumentJSON.text(of: new)
  let (xml, problems) = DocumentXML.read(documentJSON, path: path + ".json")
  #expect(difference.isEmpty != fixed.isChanged)
  #expect(problems.isEmpty && xml == fixed.bytes)
}
