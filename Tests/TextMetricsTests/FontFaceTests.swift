// Tests font files: a generated font with known metrics, and the same font corrupted everywhere.

import SceneTestSupport
import Testing
import TextMetrics

@Suite struct FontFaceTests {
  private func face(_ font: TestFont) throws -> FontFace {
    try #require(FontFace.faces(in: font.bytes).first)
  }

  @Test(arguments: [false, true]) func metricsComeFromTheTables(usesLongCharacterMap: Bool) throws {
    var font = TestFont()
    font.usesLongCharacterMap = usesLongCharacterMap
    let face = try face(font)
    #expect(face.postScriptName == "Probe-Regular" && face.familyName == "Probe")
    #expect(face.fullName == "Probe Regular" && face.weightClass == 400 && !face.isItalic)
    #expect(face.ascender == 0.9 && face.descender == 0.3 && face.lineGap == 0.05)
    #expect(face.advance(of: "A") == 0.41 && face.advance(of: "Z") == 0.66)
    // There is one more glyph than advances, so that the last advance applies.
    #expect(face.advance(of: "é") == 0.66)
    #expect(
      face.advance(of: "@") == nil && face.advance(of: "a") == nil && face.advance(of: "\u{1F600}") == nil)
  }

  @Test(arguments: TestFont.Kerning.allCases) func pairsAreKerned(kerning: TestFont.Kerning) throws {
    var font = TestFont()
    font.kerning = kerning
    var measured = Font(family: .named("Probe-Regular"), size: 100)
    measured.face = try face(font)
    let plain = 41.0 + 62
    #expect(abs(textWidth("VA", font: measured).width - plain) < 1e-9)
    let kerned = textWidth("AV", font: measured)
    #expect(abs(kerned.width - (kerning == .none ? plain : plain - 8)) < 1e-9, "\(kerning)")
    #expect(kerned.confidence == .learned)
  }

  /// A font may repeat its pairs in many tables. A page of text takes no longer because of that.
  @Test func manyTablesOfPairsCostNoMoreThanOne() throws {
    var font = TestFont()
    font.kerning = .positioningPairs
    font.positioningTableCount = 256
    var measured = Font(family: .named("Probe-Regular"), size: 100)
    measured.face = try face(font)
    #expect(abs(textWidth("AV", font: measured).width - (41 + 62 - 8)) < 1e-9)
    let text = String(repeating: "AB", count: 100_000)
    let time = ContinuousClock().measure { _ = textWidth(text, font: measured) }
    #expect(time < .seconds(5), "\(time)")
  }

  /// Every named instance is a face and is found by the names that systems compose for it.
  @Test func namedInstancesAreFaces() throws {
    var font = TestFont()
    font.varies = true
    let faces = FontFace.faces(in: font.bytes)
    #expect(faces.map(\.postScriptName) == ["Probe-Regular", "Probe-Regular", "Probe-Bold"])
    #expect(faces.map(\.weightClass) == [400, 400, 700])
    let library = FontLibrary([], projectFaces: faces)
    for name in ["Probe-Bold", "Probe Bold", "Probe-Regular_Bold"] {
      let face = try #require(library.face(for: Font(family: .named(name), size: 17)), "\(name)")
      // Half of the 40 units by which black is wider.
      #expect(face.advance(of: "A") == 0.43)
    }
    let regular = try #require(library.face(for: Font(family: .named("Probe"), size: 17)))
    #expect(regular.advance(of: "A") == 0.41)
    for length in 0..<font.bytes.count { measure(Array(font.bytes[..<length])) }
    for place in font.bytes.indices {
      var broken = font.bytes
      broken[place] = 0xFF
      measure(broken)
    }
  }

  @Test func missingHeightsComeFromTheOtherTable() throws {
    var font = TestFont()
    font.vertical = (0, 0, 0)
    let face = try face(font)
    #expect(face.ascender == 0.7 && face.descender == 0.2 && face.lineGap == 0.1)
  }

  /// A project's fonts do not measure text in fonts of the platform.
  @Test func projectsDoNotReplaceThePlatformsFonts() throws {
    for (postScriptName, family, font) in [
      ("Avenir-Book", "Avenir", Font(family: .named("Avenir-Book"), size: 17)),
      ("SFProText-Regular", "SF Pro Text", Font(size: 17)),
      ("HelveticaNeue", "Helvetica Neue", Font(family: .named("Helvetica Neue"), size: 17)),
      (".SFUIText", "SF UI Text", Font(family: .named(".SFUIText"), size: 17)),
    ] {
      var file = TestFont()
      file.postScriptName = postScriptName
      file.familyName = family
      let face = try face(file)
      #expect(FontLibrary([], projectFaces: [face]).face(for: font) == nil, "\(postScriptName)")
      #expect(FontLibrary([face]).face(for: font) === face, "\(postScriptName)")
    }
    #expect(!PlatformFonts.contains("HelveticaNeueLTStd-Roman") && !PlatformFonts.contains("Roboto-Bold"))
  }

  @Test func heightsAreThoseOfTheFace() throws {
    var font = Font(family: .named("Probe"), size: 20)
    font = font.resolved(in: FontLibrary([try face(TestFont())]))
    let size = textSize(
      of: [TextRun(text: "A\nB", font: font)], maximumWidth: nil, numberOfLines: 0, lineBreakMode: .wordWrap,
      scale: 1)
    // Two lines of 24 points with a gap of one point.
    #expect(size.height == 49 && size.lineCount == 2)
  }

  @Test func librariesFindFacesByEveryName() throws {
    var bold = TestFont()
    bold.postScriptName = "Probe-Bold"
    bold.weightClass = 700
    let faces = [try face(TestFont()), try face(bold)]
    let library = FontLibrary(faces)
    for (name, weight, index) in [
      ("Probe-Regular", Font.Weight.regular, 0), ("Probe-Bold", .regular, 1), ("Probe", .regular, 0),
      ("Probe", .bold, 1),
      ("probe regular", .black, 0),
    ] {
      #expect(
        library.face(for: Font(family: .named(name), weight: weight, size: 17)) === faces[index], "\(name)")
    }
    #expect(library.face(for: Font(family: .named("Probe-Thin"), size: 17)) == nil)
    #expect(library.face(for: Font(size: 17)) == nil)
  }

  @Test func userFilesMeasureTheSystemFont() throws {
    var text = TestFont()
    text.familyName = "SF Pro Text"
    let library = FontLibrary([try face(text)])
    #expect(library.face(for: Font(size: 17)) != nil)
    #expect(library.face(for: Font(size: 17, era: .helveticaNeue)) == nil)
    #expect(library.face(for: Font(weight: .heavy, size: 17)) == nil)
  }

  @Test(arguments: TestFont.Kerning.allCases) func corruptedFilesDoNotTrapOrHang(kerning: TestFont.Kerning) {
    var font = TestFont()
    font.kerning = kerning
    font.usesLongCharacterMap = kerning == .none
    let bytes = font.bytes
    for length in 0..<bytes.count { measure(Array(bytes[..<length])) }
    for place in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var broken = bytes
        broken[place] = value
        measure(broken)
      }
    }
    measure([0x74, 0x74, 0x63, 0x66] + [UInt8](repeating: 0xFF, count: 64))
  }

  /// Measures a text with missing glyphs and pairs.
  private func measure(_ bytes: [UInt8]) {
    for face in FontFace.faces(in: bytes) {
      var font = Font(family: .named("Probe"), size: 17)
      font.face = face
      let width = textWidth("AVZé @\u{1F600}", font: font).width
      #expect(width.isFinite && font.lineHeight.isFinite)
    }
  }
}
