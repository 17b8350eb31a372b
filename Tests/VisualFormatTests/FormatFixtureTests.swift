// Checks Fixtures/visual-format: formats with their constraints, or with the position and text of their
// error.

import SceneTestSupport
import Testing
import VisualFormat

private let path = Files.repository + "/Fixtures/visual-format/formats.txt"

private func makeScope() -> FormatScope<String> {
  let names = ["a", "b", "c", "find", "findNext", "field", "topGuide", "lonely"]
  return FormatScope(
    items: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }),
    metrics: ["space": 12, "wide": 200, "high": 900, "negative": -5, "excessive": 2000]
  ) { item in item == "lonely" ? nil : "superview" }
}

private func text(_ constraint: FormatConstraint<String>) -> String {
  var text = "\(constraint.first).\(constraint.firstAttribute.rawValue) \(constraint.relation.spelling) "
  if let second = constraint.second, let attribute = constraint.secondAttribute {
    text += "\(second).\(attribute.rawValue)"
    if constraint.constant != 0 {
      text += " \(constraint.constant < 0 ? "-" : "+") \(constraint.constant.magnitude)"
    }
  } else {
    text += "\(constraint.constant)"
  }
  return constraint.priority < 1000 ? text + " @\(constraint.priority)" : text
}

/// The expected lines below a format.
private func meaning(_ format: String, _ options: FormatOptions) -> [String] {
  do {
    let line = try FormatLine(parsing: format)
    let constraints = try line.constraints(in: makeScope(), options: options, of: format)
    return constraints.isEmpty ? ["  nothing"] : constraints.map { "  " + text($0) }
  } catch {
    return ["  " + String(repeating: " ", count: error.column - 1) + "^ " + error.message]
  }
}

@Test func formatsMeanWhatTheFixturesSay() {
  let lines = String(decoding: Files.read(path) ?? [], as: UTF8.self).split(
    separator: "\n", omittingEmptySubsequences: false
  ).map(String.init)
  var result: [String] = []
  for (i, line) in lines.enumerated() {
    if line.hasPrefix("  ") { continue }
    result.append(line)
    // The empty format follows an empty line.
    let isFormat = line.isEmpty ? i > 0 && lines[i - 1].isEmpty : !line.hasPrefix("#")
    if !isFormat || i == lines.count - 1 { continue }
    let parts = line.split(separator: "  ", maxSplits: 1, omittingEmptySubsequences: false)
    var options: FormatOptions = []
    for name in parts.dropFirst().first?.split(separator: ",") ?? [] {
      guard let option = FormatOptions(name: String(name)) else {
        Issue.record("no option is called \(name)")
        continue
      }
      options.formUnion(option)
    }
    result += meaning(String(parts.first ?? ""), options)
  }
  guard result != lines else { return }
  for (old, new) in zip(lines, result) where old != new {
    Issue.record("formats.txt has “\(old)”, and the format means “\(new)”")
    break
  }
  if result.count != lines.count { Issue.record("formats.txt is not up to date") }
  if Files.updatesGoldens { Files.write(Array(result.joined(separator: "\n").utf8), to: path) }
}

/// Random texts of the language's characters, and valid formats with a changed byte: parsing ends, and the
/// ranges of errors and constraints are inside the text.
@Test func randomFormatsEndWithConstraintsOrAPlace() {
  var generator = SeededGenerator(seed: 18)
  let pieces = [
    "H:", "V:", "|", "[", "]", "a", "b", "-", "(", ")", ",", "==", ">=", "<=", "@", "20", "space", "1.5", " ",
    "é",
    "topGuide", "[a]", "-[b]-", "(8@750)",
  ]
  let scope = makeScope()
  for _ in 0..<20_000 {
    let count = Int.random(in: 0...12, using: &generator)
    let format = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    do {
      let line = try FormatLine(parsing: format)
      for constraint in try line.constraints(in: scope, of: format) {
        #expect(constraint.range.lowerBound >= 0 && constraint.range.upperBound <= format.utf8.count)
      }
    } catch {
      #expect(
        error.range.lowerBound >= 0 && error.range.upperBound <= format.utf8.count, "\(format): \(error)")
      #expect(!error.message.isEmpty)
    }
  }
}

@Test func idsOfAScenesObjectsAreNames() throws {
  let line = try FormatLine(parsing: "H:|-8-[Che-Ca-rdV(==9-x)]-[2b]|", names: .objectIDs)
  #expect(line.items.map(\.name) == [nil, "Che-Ca-rdV", "2b", nil])
  #expect(line.items[1].predicates.first?.object == .name("9-x"))
}

@Test func anErrorPointsIntoTheText() {
  do {
    _ = try FormatLine(parsing: "H:|-[größe-|")
    Issue.record("an error was expected")
  } catch {
    #expect(error.column == 11)
    #expect(error.description == "column 11: expected “]”\nH:|-[größe-|\n          ^")
  }
}
