// A scene file with its expected frames in the comment before the root element.
//
// The comment contains prose (the rule and its source) and, on separate lines:
//
//     device ID [portrait|landscape]   the environment of the following lines; at first the file's own
//     direction rtl                    the layout direction of the following lines
//     run-time                         the file's own device in a running app, for the following lines
//     frame ID x y width height        a view's frame in its superview
//     guide ID x y width height        a layout guide's frame in its owning view
//     content ID width height          a scroll view's content size
//     finds RULE ID…                   a diagnostic of the layout with its objects; others are unexpected
//     quiet                            no diagnostics
//
// The last two apply to the environment of their line. Stored frames are zero in most fixtures, so that
// nothing can be copied from them. Such frames are not reported as misplaced.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel
import SceneTestSupport
import SceneXML

struct LayoutFixture {
  /// An expectation and its line number.
  struct Expectation {
    var line: Int
    var words: [Substring]
  }

  let path: String
  let bytes: [UInt8]
  let expectations: [Expectation]

  init?(path: String) {
    guard let bytes = Files.read(path) else { return nil }
    self.path = path
    self.bytes = bytes
    let keywords: Set<Substring> = [
      "device", "direction", "run-time", "frame", "guide", "content", "finds", "quiet",
    ]
    var expectations: [Expectation] = []
    var isInside = false
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if line.contains("<!--") { isInside = true }
      let words = line.split(separator: " ")
      if isInside, let first = words.first, keywords.contains(first) {
        expectations.append(Expectation(line: number + 1, words: words))
      }
      if line.contains("-->") { break }
    }
    self.expectations = expectations
  }

  /// The differences between the layout and the expectations; empty if there are none.
  func failures() -> [String] {
    guard !expectations.isEmpty else { return ["\(path): the fixture expects nothing"] }
    let read = XMLReader.read(bytes, path: path)
    guard let xml = read.document, let document = SceneDecoder.decode(xml).document else {
      return ["\(path): cannot be read: \(read.diagnostics.map(\.message))"]
    }
    var failures: [String] = []
    var section = Section(document, .own(document))
    for expectation in expectations {
      let words = expectation.words
      func fail(_ message: String) { failures.append("\(path):\(expectation.line): \(message)") }
      switch words[0] {
      case "device", "direction", "run-time":
        failures += diagnosticFailures(section, document)
        guard let environment = environment(words, after: section.environment, document) else {
          fail("no such device")
          continue
        }
        section = Section(document, environment)
      case "frame", "guide", "content": compare(section.analyzed.layout, document, words, fail)
      default: section.expectations.append(expectation)
      }
    }
    return failures + diagnosticFailures(section, document)
  }

  /// The expectations about diagnostics in one environment.
  private struct Section {
    let environment: LayoutEnvironment
    let analyzed: AnalyzedLayout
    var expectations: [Expectation] = []

    init(_ document: InterfaceDocument, _ environment: LayoutEnvironment) {
      self.environment = environment
      analyzed = analyzeLayouts(of: document, in: [environment])[0]
    }
  }

  private func environment(
    _ words: [Substring], after last: LayoutEnvironment, _ document: InterfaceDocument
  ) -> LayoutEnvironment? {
    switch words[0] {
    case "run-time": return .ownAtRunTime(document)
    case "direction":
      var environment = last
      environment.direction = words.last == "rtl" ? .rightToLeft : .leftToRight
      return environment
    default:
      guard words.count >= 2, let device = Device.named(String(words[1])) else { return nil }
      return .make(
        device: device, orientation: words.count > 2 && words[2] == "landscape" ? .landscape : .portrait,
        toolsVersion: document.header.toolsVersion)
    }
  }

  private func compare(
    _ layout: DocumentLayout, _ document: InterfaceDocument, _ words: [Substring], _ fail: (String) -> Void
  ) {
    switch (words[0], document.objects[String(words[1])]) {
    case ("frame", .view(let index)?): compare(layout.viewFrames[index.index], words, fail)
    case ("guide", .guide(let index)?): compare(layout.guideFrames[index.index], words, fail)
    case ("content", .view(let index)?):
      guard let size = layout.contentSizes[index] else { return fail("no content size of \(words[1])") }
      let got = [size.width, size.height]
      let want = words.dropFirst(2).compactMap { Double($0) }
      if !agree(got, want) { fail("content size \(got), expected \(want)") }
    default: fail("no such object: \(words[1])")
    }
  }

  private func compare(_ frame: Rect?, _ words: [Substring], _ fail: (String) -> Void) {
    guard let frame else { return fail("\(words[1]) has no frame") }
    let got = [frame.x, frame.y, frame.width, frame.height]
    let want = words.dropFirst(2).compactMap { Double($0) }
    if !agree(got, want) { fail("\(words[1]) is at \(got), expected \(want)") }
  }

  /// Compares with four decimals, as expectations are written.
  private func agree(_ got: [Double], _ want: [Double]) -> Bool {
    got.count == want.count && zip(got, want).allSatisfy { abs($0 - $1) < 0.0001 }
  }

  private func diagnosticFailures(_ section: Section, _ document: InterfaceDocument) -> [String] {
    if section.expectations.isEmpty { return [] }
    var rest = section.analyzed.diagnostics.filter { !isAboutZeroFrame($0, document) }
    var failures: [String] = []
    for expectation in section.expectations where expectation.words[0] == "finds" {
      let objects = expectation.words.dropFirst(2).map(String.init)
      if let found = rest.firstIndex(where: {
        $0.rule.name == expectation.words[1] && objects.allSatisfy($0.objects.contains)
      }) {
        rest.remove(at: found)
      } else {
        failures.append("\(path):\(expectation.line): not found: \(expectation.words.joined(separator: " "))")
      }
    }
    return failures + rest.map { "\(path): unexpected \($0.rule.name): \($0.message)" }
  }

  private func isAboutZeroFrame(_ diagnostic: Diagnostic, _ document: InterfaceDocument) -> Bool {
    guard diagnostic.rule == LayoutRules.misplacedView, let id = diagnostic.objects.first,
      case .view(let index)? = document.objects[id]
    else { return false }
    return document[index].storedRect == .zero
  }
}
