// Tests `scenec fix` without the disk, on a fixture and on all corpus files: what changes, and that a second
// run changes nothing.

import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneProject
import SceneTestSupport
import SceneText
import SceneXML
import Testing

private let fixture = Files.repository + "/Fixtures/rules/Misplaced.xib"

/// The start tags of a file as (name, attributes), without flags and with the values of rectangles left out.
private func skeleton(_ bytes: [UInt8]) throws -> [String] {
  let source = try #require(XMLReader.read(bytes, path: "x").0)
  return source.elements.map { element in
    let isRectangle = source.name(of: element) == .rect
    var text = source.spelling(of: element)
    for attribute in source.attributes(of: element) {
      let name = source.spelling(of: attribute)
      if name == "misplaced" || name == "ambiguous" { continue }
      let isNumber = isRectangle && ["x", "y", "width", "height"].contains(name)
      text += " \(name)=\(isNumber ? "" : source.value(of: attribute))"
    }
    return text
  }
}

@Suite struct SafeFixesTests {
  @Test func onlyTheAffectedBytesChange() throws {
    let bytes = try #require(Files.read(fixture))
    let fixed = SafeFixes.fix(bytes, path: "Misplaced.xib")
    #expect(fixed.refusal == nil && fixed.fixed.count == 2 && fixed.uncovered == 0)
    let diff = UnifiedDiff.text(from: bytes, to: fixed.bytes, path: "Misplaced.xib")
    let path = fixture + ".diff"
    let stored = Files.read(path) ?? []
    if diff != stored, Files.updatesGoldens { Files.write(diff, to: path) }
    #expect(String(decoding: diff, as: UTF8.self) == String(decoding: stored, as: UTF8.self))
    #expect(!SafeFixes.fix(fixed.bytes, path: "Misplaced.xib").isChanged)
  }

  @Test func rulesThatAreOffFixNothing() throws {
    var settings = FileSettings()
    settings.rules.settings = ["misplaced-view": .off, "stale-flag": .off]
    let bytes = try #require(Files.read(fixture))
    #expect(!SafeFixes.fix(bytes, path: "Misplaced.xib", settings: settings).isChanged)
  }

  @Test func filesThatAreNotUTF8AreRejected() throws {
    let bytes = try #require(Files.read(fixture))
    let text = String(decoding: bytes, as: UTF8.self).split(separator: "UTF-8", maxSplits: 1).joined(
      separator: "UTF-16")
    let wide: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let fixed = SafeFixes.fix(wide, path: "Misplaced.xib")
    #expect(!fixed.isChanged)
    #expect(fixed.refusal != nil)
  }

  /// In real files, only rectangles and flags differ, and a second run changes nothing.
  @Test(.enabled(if: Files.corpus != nil, Comment(rawValue: Files.corpusMessage)))
  func corpus() throws {
    let paths = Files.list(try #require(Files.corpus), suffixes: [".storyboard", ".xib"])
    var changed = 0
    for path in paths {
      let bytes = try #require(Files.read(path))
      let fixed = SafeFixes.fix(bytes, path: path)
      guard fixed.isChanged else { continue }
      changed += 1
      #expect(try skeleton(bytes) == skeleton(fixed.bytes), "\(path)")
      #expect(!SafeFixes.fix(fixed.bytes, path: path).isChanged, "\(path): a second run changes more")
    }
    #expect(changed * 2 < paths.count)
  }
}
