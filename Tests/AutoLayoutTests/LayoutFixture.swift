// A scene file that says, in the comment before its root element, which frames it has: input and expectation in one place.
//
// The comment holds prose (the rule and its source) and, on lines of their own:
//
//     device ID [portrait|landscape]   the environment of the lines that follow; the file's own at first
//     direction rtl                    writing direction of the lines that follow
//     run-time                         the file's own device as a running app finds it, for the lines that follow
//     frame ID x y width height        a view's frame, in its superview
//     guide ID x y width height        a layout guide's frame, in its owning view
//     content ID width height          a scroll view's content size
//     finds RULE ID…                   a diagnostic of the layout, with its objects; the others are unexpected
//     quiet                            no diagnostic at all
//
// Stored frames are zero in most fixtures, so that nothing can be read back from them; misplaced views are therefore no finding.

import AutoLayout
import SceneDiagnostics
import SceneModel
import SceneTestSupport
import SceneXML

struct LayoutFixture {
  /// One expectation, with the line it stands on.
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

  /// Every way in which the layout differs from what the file says; empty when it agrees.
  func failures() -> [String] {
    guard !expectations.isEmpty else { return ["\(path): the fixture expects nothing"] }
    let read = XMLReader.read(bytes, path: path)
    guard let xml = read.document, let document = SceneDecoder.decode(xml).document else {
      return ["\(path): cannot be read: \(read.diagnostics.map(\.message))"]
    }
    var failures: [String] = []
    var environment = LayoutEnvironment.own(document)
    var layout = layOut(document, in: [environment])[0]
    for expectation in expectations {
      let words = expectation.words
      func fail(_ message: String) { failures.append("\(path):\(expectation.line): \(message)") }
      switch words[0] {
      case "device":
        guard words.count >= 2, let device = Device.named(String(words[1])) else {
          fail("no such device")
          continue
        }
        environment = LayoutEnvironment.make(
          device: device, orientation: words.count > 2 && words[2] == "landscape" ? .landscape : .portrait,
          toolsVersion: document.header.toolsVersion)
        layout = layOut(document, in: [environment])[0]
      case "direction":
        environment.direction = words.last == "rtl" ? .rightToLeft : .leftToRight
        layout = layOut(document, in: [environment])[0]
      case "run-time":
        environment = .ownAtRunTime(document)
        layout = layOut(document, in: [environment])[0]
      case "frame":
        guard case .view(let index)? = document.objects[String(words[1])] else {
          fail("no view \(words[1])")
          continue
        }
        compare(layout.viewFrames[index.index], words, fail)
      case "guide":
        guard case .guide(let index)? = document.objects[String(words[1])] else {
          fail("no guide \(words[1])")
          continue
        }
        compare(layout.guideFrames[index.index], words, fail)
      case "content":
        guard case .view(let index)? = document.objects[String(words[1])],
          let size = layout.contentSizes[index]
        else {
          fail("no content size of \(words[1])")
          continue
        }
        let got = [size.width, size.height]
        let want = words.dropFirst(2).compactMap { Double($0) }
        if !agree(got, want) { fail("content size \(got), expected \(want)") }
      default: break
      }
    }
    return failures + verdictFailures(layout.diagnostics)
  }

  private func compare(_ frame: Rect?, _ words: [Substring], _ fail: (String) -> Void) {
    guard let frame else { return fail("\(words[1]) has no frame") }
    let got = [frame.x, frame.y, frame.width, frame.height]
    let want = words.dropFirst(2).compactMap { Double($0) }
    if !agree(got, want) { fail("\(words[1]) is at \(got), expected \(want)") }
  }

  /// Expected values are written with up to four decimals.
  private func agree(_ got: [Double], _ want: [Double]) -> Bool {
    got.count == want.count && zip(got, want).allSatisfy { abs($0 - $1) < 0.0001 }
  }

  private func verdictFailures(_ diagnostics: [Diagnostic]) -> [String] {
    let expected = expectations.filter { $0.words[0] == "finds" }
    guard !expected.isEmpty || expectations.contains(where: { $0.words[0] == "quiet" }) else { return [] }
    var rest = diagnostics.filter { $0.rule.name != "misplaced-view" }
    var failures: [String] = []
    for expectation in expected {
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
}
