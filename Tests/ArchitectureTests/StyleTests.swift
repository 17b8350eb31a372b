// Checks style rules that neither the compiler nor the formatter enforces.

import SceneTestSupport
import Testing

@Test func everyFileStartsWithADescription() {
  for file in SourceFiles.sources + SourceFiles.tests {
    let first = file.lines.first ?? ""
    #expect(first.hasPrefix("// "), "\(file.path) does not open with a comment that says what it holds")
  }
}

@Test func filesAreShort() {
  for file in SourceFiles.sources + SourceFiles.tests where !file.path.contains("+Generated") {
    // The file ends with a line end, so that the last line is empty.
    #expect(file.lines.count <= 301, "\(file.path) has \(file.lines.count - 1) lines; 300 are the limit")
  }
}

@Test func functionsAreShort() {
  for file in SourceFiles.sources where !file.path.contains("+Generated") {
    for (number, length, line) in functions(of: file) where length > 60 {
      Issue.record("\(file.path):\(number): \(length) lines; 60 are the limit: \(line)")
    }
  }
}

/// The first line and the length of each function. Relies on the formatter's indentation: a function ends at
/// the first line that consists of its indentation and a brace.
private func functions(of file: SwiftFile) -> [(number: Int, length: Int, line: String)] {
  let modifiers: Set<Substring> = [
    "public", "package", "private", "fileprivate", "static", "mutating", "final", "override", "nonisolated",
  ]
  var functions: [(number: Int, length: Int, line: String)] = []
  for (index, line) in file.lines.enumerated() where line.contains("func ") || line.contains("init") {
    let words = line.split(separator: " ").drop { modifiers.contains($0) || $0.hasPrefix("@") }
    guard let word = words.first, word == "func" || word.hasPrefix("init(") || word.hasPrefix("init?(") else {
      continue
    }
    if line.hasSuffix("}") { continue }
    let end = line.prefix { $0 == " " } + "}"
    guard let last = file.lines[index...].firstIndex(where: { $0 == end }) else { continue }
    functions.append((index + 1, last - index + 1, line))
  }
  return functions
}

@Test func theLengthOfFunctionsIsMeasured() {
  let file = SwiftFile(
    path: "a.swift",
    lines: ["  private func a(", "    _ b: Int", "  ) {", "    if b {", "    }", "  }", "func c() {", "}"])
  #expect(functions(of: file).map(\.length) == [6, 2])
}

/// Every public declaration has a documentation comment. Rules document themselves, and protocols document
/// their requirements.
@Test func publicDeclarationsAreDocumented() {
  let demanded = ["static func ==", "static func <", "func hash(into", "= Rule(", "extension "]
  for file in SourceFiles.sources where !file.path.contains("+Generated") && file.module != "scenec" {
    var isDocumented = false
    for (index, line) in file.lines.enumerated() {
      let text = line.drop { $0 == " " }
      let isPublic = text.hasPrefix("public ") || (text.hasPrefix("@") && text.contains(" public "))
      if isPublic, !isDocumented, !demanded.contains(where: text.contains) {
        Issue.record("\(file.path):\(index + 1) is public and not documented: \(text)")
      }
      // An attribute can be on a separate line between the comment and the declaration.
      if !text.hasPrefix("@") || isPublic { isDocumented = text.hasPrefix("///") }
    }
  }
}

/// Unwraps that cannot fail for any input, with the reasons.
private let justifiedTraps: [(file: String, text: String, reason: String)] = [
  ("CharacterData.swift", "UTF8.encode(scalar)!", "every Unicode scalar has a UTF-8 form"),
  ("SourceText.swift", "Unicode.Scalar(0xFFFD as UInt32)!", "a constant that is a scalar"),
  ("SAXParser.swift", "context.pointee.sax!", "libxml2 sets it when it makes a context"),
  ("SAXParser.swift", "context.pointee.input!", "libxml2 sets it before it calls back"),
  ("SAXParser.swift", "input.pointee.base!", "libxml2 sets it before it calls back"),
]

private func isJustified(_ line: String, in file: SwiftFile) -> Bool {
  justifiedTraps.contains { file.path.hasSuffix("/" + $0.file) && line.contains($0.text) }
}

/// Checks for expressions that trap. Forced casts and unwraps are a `!` after a word or a bracket.
@Test func nothingTrapsOnInput() {
  for file in SourceFiles.sources {
    for (number, line) in file.code where !isJustified(line, in: file) {
      for word in ["fatalError(", "preconditionFailure(", "try!", "as!", "unsafelyUnwrapped", "-Ounchecked"] {
        #expect(!line.contains(word), "\(file.path):\(number): \(word)")
      }
      #expect(!hasForcedUnwrap(line), "\(file.path):\(number): forced unwrap: \(line)")
    }
  }
}

/// Whether a line has a `!` directly after a name or closing bracket, outside of string literals and not in
/// `!=`.
private func hasForcedUnwrap(_ line: String) -> Bool {
  var isInString = false
  var previous: Character = " "
  var isEscaped = false
  let characters = Array(line)
  for (i, character) in characters.enumerated() {
    if isEscaped {
      isEscaped = false
    } else if character == "\\" {
      isEscaped = true
    } else if character == "\"" {
      isInString.toggle()
    } else if !isInString {
      if character == "/", previous == "/" { return false }
      let next = i + 1 < characters.count ? characters[i + 1] : " "
      if character == "!", previous.isLetter || previous.isNumber || previous == ")" || previous == "]",
        next != "=" || (i + 2 < characters.count && characters[i + 2] == "=")
      {
        return true
      }
    }
    previous = character
  }
  return false
}

@Test func forcedUnwrapCheckFindsUnwraps() {
  #expect(hasForcedUnwrap("let a = b!"))
  #expect(hasForcedUnwrap("f(x)!.y"))
  #expect(!hasForcedUnwrap("if !a, b != c { }"))
  #expect(!hasForcedUnwrap("print(\"done!\") // now!"))
}

/// The file with the tolerances of each module.
private let toleranceFiles: [String: String] = [
  "AutoLayout": "LayoutTolerances.swift", "LayoutAnalysis": "AnalysisTolerances.swift",
  "LayoutItems": "ItemTolerances.swift",
  "Simplex": "Tolerances.swift", "TextMetrics": "LineBreaker.swift",
]

/// Numbers such as 1e-9, and small decimals in comparisons, are tolerances. Each module has one file for them
/// that documents what they are for.
@Test func tolerancesAreInOneFilePerModule() {
  for file in SourceFiles.sources where !file.path.hasSuffix("/" + (toleranceFiles[file.module] ?? "?")) {
    guard !file.path.contains("+Generated"), !file.module.hasSuffix("-bench")
    else { continue }
    for (number, line) in file.code {
      for word in tolerances(in: line) {
        Issue.record(
          "\(file.path):\(number): the tolerance \(word) belongs into the module's file of tolerances")
      }
    }
  }
}

/// Literals with a negative exponent, and decimals below a quarter after a comparison operator or in a
/// constant that is called a tolerance, epsilon or slack.
private func tolerances(in line: String) -> [String] {
  let words = line.split(separator: " ").map { word in
    word.filter { $0.isLetter || $0.isNumber || "-._<>=".contains($0) }
  }
  var found: [String] = []
  for (i, word) in words.enumerated() where word.first?.isNumber == true {
    let isSmall = Double(word.filter { $0 != "_" }).map { $0 > 0 && $0 < 0.25 } ?? false
    let isCompared = i > 0 && ["<", ">", "<=", ">="].contains(words[i - 1])
    let isNamed = i > 1 && words[i - 1] == "=" && isTolerance(words[i - 2])
    if word.contains("e-") || (isSmall && (isCompared || isNamed)) { found.append(word) }
  }
  return found
}

private func isTolerance(_ name: String) -> Bool {
  let name = name.lowercased()
  return ["tolerance", "epsilon", "slack", "nudge", "doubt", "uncertainty"].contains { name.contains($0) }
}

@Test func toleranceCheckFindsTolerances() {
  #expect(tolerances(in: "if a - b < 0.01 || x { }") == ["0.01"])
  #expect(tolerances(in: "let a = 1e-9") == ["1e-9"])
  #expect(tolerances(in: "static let nudge = 0.125") == ["0.125"])
  #expect(tolerances(in: "if a < 0.5 { b = 0.1 }") == [])
}

/// The repository does not mention the machines and tools of its development.
@Test func nothingNamesTheDevelopmentMachine() {
  let words = ["/work" + "/", "farm" + "-bench", "BRIEF" + ".md", "/wt" + "/"]
  for (path, text) in SourceFiles.all {
    for word in words { #expect(!text.contains(word), "\(path) names \(word)") }
  }
}
