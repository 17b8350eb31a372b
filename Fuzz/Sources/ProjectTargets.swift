// Targets for the other files of a project: configurations, baselines, asset catalogs with their images, and
// fonts.

import SceneDiagnostics
import SceneProject
import SceneTestSupport
import TextMetrics

private func check(_ diagnostics: [Diagnostic], in size: Int) {
  for diagnostic in diagnostics {
    for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
      guard let range else { continue }
      precondition(range.lower <= range.upper && Int(range.upper) <= size)
    }
  }
}

/// Reads the bytes, and a configuration generated from them. Then asks for the settings of some files.
func readConfiguration(_ bytes: [UInt8]) {
  for text in [bytes, ProjectGenerator.configuration(bytes)] {
    let (configuration, diagnostics) = Configuration.read(SourceFile(path: "/p/.scenec.yml", bytes: text))
    check(diagnostics, in: text.count)
    for path in ["/p/App/a.xib", "/p/b.storyboard", "/q/c.xib", "/p/App/e\u{301}/[.xib"] {
      _ = configuration.includes(path)
      _ = configuration.settings(for: path)
    }
  }
}

/// Reads the bytes, and a baseline generated from them. Then asks which findings it accepts.
func readBaseline(_ bytes: [UInt8]) {
  for text in [bytes, ProjectGenerator.baseline(bytes)] {
    var (baseline, diagnostics) = Baseline.read(SourceFile(path: "/p/base.yml", bytes: text))
    baseline.findMissingFiles { $0 == "/p/a.xib" }
    check(diagnostics, in: text.count)
    guard let rule = RuleCatalogue.rule(named: "ambiguous-layout") else { return }
    let findings = Array(repeating: Diagnostic(rule, "m", at: SourceRange(0, 0)), count: 3)
    for path in ["/p/a.xib", "/p/b.xib", "/q/c.xib"] {
      let match = baseline.match(findings, path: path)
      precondition(match.findings.count + match.accepted == findings.count)
      check(baseline.superfluous(after: match) { _ in true }.map { [$0] } ?? [], in: text.count)
    }
    check(baseline.entriesWithoutFile { _ in false }, in: text.count)
  }
}

/// Reads the bytes as an image and as a catalog, and both generated from them. Checks that a size is valid
/// for a view.
func readCatalog(_ bytes: [UInt8]) {
  let (contents, image) = ProjectGenerator.catalog(bytes)
  var inputs = [(contents, image)]
  if isChosen(bytes, oneIn: 4) { inputs += [(bytes, image), (contents, bytes)] }
  for (contents, image) in inputs {
    guard let size = ImageSetContents.size(contents, file: { _ in image }) else { continue }
    precondition((0.1...100_000).contains(size.width) && (0.1...100_000).contains(size.height))
  }
}

/// Reads the bytes as a font file, and a valid font that they modify. Each face measures a text.
func readFont(_ bytes: [UInt8]) {
  measure(bytes)
  var source = ByteSource(bytes)
  var font = TestFont()
  font.kerning = source.element(TestFont.Kerning.allCases, or: .none)
  font.usesLongCharacterMap = source.bool()
  font.unitsPerEm = source.element([1000, 2048, 0, 1, 65535], or: 1000)
  var changed = font.bytes
  while !source.isEmpty, !changed.isEmpty {
    let place = (source.number(below: 256) << 8 | source.number(below: 256)) % changed.count
    if source.number(below: 32) == 0 {
      changed.removeSubrange(place...)
    } else {
      changed[place] = source.byte()
    }
  }
  measure(changed)
}

private func measure(_ bytes: [UInt8]) {
  let library = FontLibrary(FontFace.faces(in: bytes))
  for face in library.faces {
    for scalar in "AVfi é😀".unicodeScalars {
      if let advance = face.advance(of: scalar) { precondition(advance.isFinite) }
    }
    let font = Font(family: .named(face.familyName), size: 17).resolved(in: library)
    let (width, _) = textWidth("AVATAR fi é😀", font: font)
    precondition(width.isFinite)
  }
}
