// Tests configuration files: Fixtures/config contains files with their expected errors below the wrong words,
// and a correct one whose effect on paths, rules and suppressions is checked here.

import SceneCompiler
import SceneDiagnostics
import SceneProject
import SceneTestSupport
import Testing

private let folder = Files.repository + "/Fixtures/config"

@Suite struct ConfigurationTests {
  @Test(arguments: Files.list(folder, suffixes: [".yml"]))
  func errorsMatchTheFixtures(path: String) throws {
    let search = try ConfigurationSearch(given: path)
    let expected = Files.read(path + ".expected") ?? []
    var text = ""
    for (file, diagnostics) in search.problems {
      for diagnostic in diagnostics {
        #expect(checkDiagnostic(diagnostic, in: file) == nil)
        let position = diagnostic.range.map { file.position(of: $0.lower) }
        text += "\(position?.line ?? 0):\(position?.column ?? 0): \(diagnostic.message)"
        text += diagnostic.help.map { " (\($0))\n" } ?? "\n"
      }
    }
    if Array(text.utf8) != expected, Files.updatesGoldens {
      Files.write(Array(text.utf8), to: path + ".expected")
    }
    #expect(text == String(decoding: expected, as: UTF8.self), "\(path)")
  }

  private func project() throws -> Configuration {
    var search = try ConfigurationSearch(given: folder + "/project.yml")
    let configuration = search.configuration(for: folder + "/App/Main.storyboard")
    return try #require(configuration)
  }

  @Test(arguments: [
    ("App/Main.storyboard", true), ("App/Generated/A.xib", false), ("Pods/Lib/B.xib", false),
    ("App/Deep/Generated/C.xib", false), ("Tools/D.xib", false), ("App/Legacy/E.xib", true),
  ])
  func pathsAreIncludedAndExcluded(path: String, isIncluded: Bool) throws {
    #expect(try project().includes("\(folder)/\(path)") == isIncluded)
  }

  @Test func laterOverridesWin() throws {
    let configuration = try project()
    let main = configuration.settings(for: folder + "/App/Main.storyboard").rules
    let legacy = configuration.settings(for: folder + "/App/Legacy/E.xib").rules
    #expect(main.settings["fixed-font"] == .on)
    #expect(main.settings["misplaced-view"] == .severity(.error))
    #expect(legacy.settings["misplaced-view"] == .off)
    #expect(legacy.settings["fixed-font"] == .on)
    #expect(configuration.isStrict)
    #expect(configuration.fontsPath?.hasSuffix("/Fixtures/config/Fonts") == true)
    #expect(
      configuration.settings(for: folder + "/App/Main.storyboard").rules
        .options["unexpected-device"]?.words["device"] == "retina6_1")
  }

  @Test func suppressionsNameObjects() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\
      <objects><label userLabel="Legacy" id="one"><fontDescription key="fontDescription" pointSize="9"/></label>\
      <label id="two"><fontDescription key="fontDescription" pointSize="9"/></label>\
      <label id="three"><fontDescription key="fontDescription" pointSize="9"/></label></objects></document>
      """
    func found(_ path: String) throws -> [String] {
      let path = "\(folder)/\(path)"
      let settings = try project().settings(for: path)
      return Compilation.compile(Array(document.utf8), path: path, settings: settings).diagnostics
        .filter { $0.rule.name == "fixed-font" }.compactMap(\.objects.first)
    }
    #expect(try found("App/Main.storyboard") == ["three"])
    #expect(try found("App/Legacy/E.xib") == ["two", "three"])
  }

  /// A suppression is superfluous if its object exists and its rule finds nothing. It is not if another file
  /// uses it or if no file contains the object.
  @Test func idleSuppressionsAreReported() throws {
    let path = folder + "/project.yml"
    func document(_ objects: String) -> [UInt8] {
      Array(
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>\(objects)</objects></document>"
          .utf8)
    }
    let small = "<label id=\"two\"><fontDescription key=\"fontDescription\" pointSize=\"9\"/></label>"
    func messages(_ texts: [String]) throws -> [String] {
      var use = SuppressionUse()
      for text in texts {
        let file = folder + "/App/Main.storyboard"
        use +=
          Compilation.compile(
            document(text), path: file, settings: try project().settings(for: file)
          ).suppressionUse
      }
      let file = SourceFile(path: path, bytes: try #require(Files.read(path)))
      let findings = use.findings(in: file)
      for diagnostic in findings { #expect(checkDiagnostic(diagnostic, in: file) == nil) }
      return findings.map(\.message)
    }
    let idle = "this suppression matches nothing: fixed-font does not report object two"
    #expect(try messages([small]) == [])
    #expect(try messages(["<label id=\"two\"/>"]) == [idle])
    #expect(try messages(["<label id=\"two\"/>", small]) == [])
    #expect(try messages(["<label id=\"other\"/>"]) == [])
  }

  @Test func selectionsHonorOnlyAndOff() {
    let font = RuleCatalogue.rule(named: "fixed-font")
    var selection = RuleSelection()
    #expect(font.map(selection.isSelected) == false)
    selection.settings["fixed-font"] = .severity(.error)
    #expect(font.map(selection.isSelected) == true)
    selection.only = ["misplaced-view"]
    #expect(font.map(selection.isSelected) == false)
    #expect(RuleCatalogue.rule(named: "malformed-xml").map(selection.isSelected) == true)
  }

  /// No text makes the reader trap or hang.
  @Test func hostileTextsDoNotTrapOrHang() throws {
    let texts = [
      String(repeating: "[", count: 100_000), String(repeating: "- ", count: 50_000), "a: \"", "a: 'x", "{",
      "a:\n\tb: c",
      String(repeating: "a:\n ", count: 5000), "\u{FEFF}rules:\n", "? x", "*a", "&a b", "---\n---\n", ": :",
      "-", "- -",
      "\"a\\", "{a: {a: {a: b", "[a, b]]",
    ]
    for text in texts {
      let (_, problems) = Baseline.read(SourceFile(path: "/x", bytes: Array(text.utf8)))
      for problem in problems {
        let range = try #require(problem.range)
        #expect(Int(range.upper) <= text.utf8.count)
      }
    }
  }
}

@Suite struct BaselineTests {
  private static let rule = Rule("fixed-font", .quality, .warning, summary: "x")

  private func finding(_ message: String, _ object: String, at offset: UInt32 = 0) -> Diagnostic {
    var diagnostic = Diagnostic(Self.rule, message, at: SourceRange(offset, offset + 1))
    diagnostic.objects = [object]
    return diagnostic
  }

  @Test func acceptedFindingsAreOmittedAtAnyPosition() {
    let words = "a “quoted” \"word\", a \\ and: {braces} # no comment"
    let findings = [finding(words, "a"), finding("x", "b"), finding("x", "b", at: 9)]
    let text = Baseline.text(accepting: [("/p/App/Main.xib", findings)], path: "/p/base.yml")
    let (baseline, problems) = Baseline.read(SourceFile(path: "/p/base.yml", bytes: text))
    #expect(problems.isEmpty, "\(problems.map(\.message))")
    let moved = [
      finding("x", "b", at: 3), finding(words, "a", at: 77), finding("x", "b"), finding("x", "b"),
      finding("y", "b"),
    ]
    let match = baseline.match(moved, path: "/p/App/Main.xib")
    #expect(match.accepted == 3)
    #expect(match.findings.map(\.message) == ["x", "y"])
    #expect(baseline.match(moved, path: "/p/App/Other.xib").accepted == 0)
  }

  /// Messages quote texts of the scene, so a baseline must be able to store any text.
  @Test func everyCharacterRoundTrips() {
    let characters = (UInt32(0)..<0x1_0100).compactMap(Unicode.Scalar.init)
    for start in stride(from: 0, to: characters.count, by: 256) {
      let words = characters[start..<min(start + 256, characters.count)].map(String.init).joined(
        separator: "x")
      let text = Baseline.text(accepting: [("/p/A.xib", [finding(words, "a")])], path: "/p/base.yml")
      let (baseline, problems) = Baseline.read(SourceFile(path: "/p/base.yml", bytes: text))
      #expect(problems.map(\.message) == [], "from U+\(String(characters[start].value, radix: 16))")
      let accepted = baseline.match([finding(words, "a")], path: "/p/A.xib").accepted
      #expect(accepted == 1, "from U+\(String(characters[start].value, radix: 16))")
    }
  }

  @Test func entriesThatAcceptNothingAreReported() throws {
    let accepted = [finding("x", "b"), finding("x", "b", at: 9), finding("y", "c")]
    let text = Baseline.text(
      accepting: [("/p/App/Main.xib", accepted), ("/p/App/Gone.xib", accepted)], path: "/p/base.yml")
    let file = SourceFile(path: "/p/base.yml", bytes: text)
    let (baseline, _) = Baseline.read(file)
    func superfluous(_ findings: [Diagnostic], isChecked: Bool = true) -> Diagnostic? {
      baseline.superfluous(after: baseline.match(findings, path: "/p/App/Main.xib")) { _ in isChecked }
    }
    #expect(superfluous(accepted) == nil)
    #expect(superfluous([], isChecked: false) == nil)
    let found = try #require(superfluous([finding("x", "b"), finding("z", "d")]))
    #expect(found.message == "the baseline lists 2 findings in App/Main.xib that are gone")
    #expect(found.notes.map(\.message) == ["fixed-font: x", "fixed-font: y"])
    #expect(checkDiagnostic(found, in: file) == nil)
    let gone = baseline.entriesWithoutFile { $0 == "/p/App/Main.xib" }
    #expect(
      gone.map(\.message) == ["the baseline lists findings in App/Gone.xib, which does not exist"])
  }

  @Test func textDoesNotDependOnOrder() {
    let a = [finding("x", "b"), finding("y", "c")]
    let first = Baseline.text(accepting: [("/p/A.xib", a), ("/p/B.xib", a)], path: "/p/base.yml")
    let second = Baseline.text(
      accepting: [("/p/B.xib", a.reversed()), ("/p/A.xib", a.reversed())], path: "/p/base.yml")
    #expect(first == second)
  }
}
