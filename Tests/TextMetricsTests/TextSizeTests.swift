// Tests text sizes against values from Interface Builder, and that no text causes a trap or a hang.

import Testing
import TextMetrics

/// A label with the size that Interface Builder stores at a scale.
struct KnownLabel: Sendable {
  let text: String
  let font: Font
  let scale: Double
  let width: Double
  let height: Double
}

@Suite struct TextSizeTests {
  /// Labels from Interface Builder's library.
  static let known = [
    KnownLabel(text: "Label", font: Font(size: 17), scale: 1, width: 42, height: 21),
    KnownLabel(text: "Label", font: Font(size: 17), scale: 2, width: 41.5, height: 20.5),
    KnownLabel(text: "Title", font: Font(size: 17), scale: 1, width: 34, height: 21),
  ]

  /// Labels of one emoji in files outside the corpus: 34 points wide in three projects.
  @Test(arguments: [(17.0, 23.0), (18, 24), (30, 34), (38, 43), (45, 50), (70, 75)])
  func emojiAreAsWideAsStored(_ size: Double, _ stored: Double) {
    let width = textWidth("\u{1F600}", font: Font(size: size)).width
    #expect(abs(width - stored) < 1, "\(width)")
  }

  @Test(arguments: known) func libraryLabel(_ label: KnownLabel) {
    let size = textSize(
      of: [TextRun(text: label.text, font: label.font)], maximumWidth: nil, numberOfLines: 1,
      lineBreakMode: .truncateTail, scale: label.scale)
    #expect(abs(size.width - label.width) <= 1)
    #expect(size.height == label.height)
    #expect(size.lineCount == 1)
    #expect(size.confidence == .learned)
  }

  @Test func emptyTextHasNoSize() {
    let size = textSize(of: [], maximumWidth: nil, numberOfLines: 0, lineBreakMode: .wordWrap, scale: 2)
    #expect(size.width == 0 && size.height == 0 && size.lineCount == 0)
  }

  @Test func linesBreakAtSpacesAndNeverExceedTheWidth() {
    let run = TextRun(text: "The quick brown fox jumps over the lazy dog", font: Font(size: 17))
    var lines = 0
    for width in stride(from: 400.0, through: 10, by: -7.5) {
      let size = textSize(
        of: [run], maximumWidth: width, numberOfLines: 0, lineBreakMode: .wordWrap, scale: 2)
      #expect(size.width <= width)
      #expect(size.lineCount >= lines)
      #expect(size.height == (Double(size.lineCount) * run.font.lineHeight * 2).rounded(.up) / 2)
      lines = size.lineCount
    }
    #expect(lines > 20)
  }

  /// A text that was measured once has the same size at every width as one that is measured for it.
  @Test func measuredOnceIsMeasuredAlike() {
    let texts = [
      "", "one two three", "Aufz\u{FC}ge \u{4E00}\u{4E8C}\u{3002}\r\nWW\u{301}W \u{2028}end\n",
      "\u{1F600}\u{FE0F}nowrap-at/all",
    ]
    var runs: [TextRun] = []
    for (index, text) in texts.enumerated() {
      runs.append(TextRun(text: text, font: Font(size: 10 + 7 * Double(index / 2))))
      runs[index].kern = Double(index)
      runs[index].minimumLineHeight = Double(20 * (index % 2))
      let kept = BreakableText(runs)
      for mode in LineBreakMode.allCases {
        for lines in 0...3 {
          for width in [nil, 0, 15, 40, 90.5, 300, .infinity] {
            let size = textSize(
              of: runs, maximumWidth: width, numberOfLines: lines, lineBreakMode: mode, scale: 3)
            #expect(
              kept.size(maximumWidth: width, numberOfLines: lines, lineBreakMode: mode, scale: 3) == size)
          }
        }
      }
    }
  }

  /// Interface Builder includes the space at a line break in the width, as far as the label may be that wide.
  @Test func lineWidthsIncludeTrailingSpaces() {
    let run = TextRun(text: "Hamburg Ulm", font: Font(family: .named("Courier"), size: 10))
    func width(_ limit: Double) -> Double {
      textSize(of: [run], maximumWidth: limit, numberOfLines: 0, lineBreakMode: .wordWrap, scale: 1000).width
    }
    #expect(abs(width(60) - 8 * 6.001) < 0.01)
    #expect(width(45) == 45)
  }

  /// The last visible line of a label continues up to the ellipsis, even within a word: "Ulm Brem…".
  @Test func aTruncatedLineExtendsToItsEllipsis() {
    let run = TextRun(text: "Hamburg Ulm Bremen", font: Font(family: .named("Courier"), size: 10))
    func width(_ limit: Double, _ mode: LineBreakMode) -> Double {
      textSize(of: [run], maximumWidth: limit, numberOfLines: 2, lineBreakMode: mode, scale: 1000).width
    }
    #expect(abs(width(55, .truncateTail) - 9 * 6.001) < 0.01)
    #expect(abs(width(55, .clip) - 8 * 6.001) < 0.01)
    // Nothing is left out: "Ulm Bremen" is one line.
    #expect(abs(width(70, .truncateTail) - 10 * 6.001) < 0.01)
    #expect(width(4, .truncateTail) == 4)
  }

  @Test func numberOfLinesLimitsTheHeight() {
    let run = TextRun(text: "one\ntwo\nthree\nfour", font: Font(size: 17))
    let size = textSize(
      of: [run], maximumWidth: nil, numberOfLines: 2, lineBreakMode: .truncateTail, scale: 2)
    #expect(size.lineCount == 2)
  }

  /// Texts that the format allows but no interface contains, as a repeated part and its count.
  @Test(arguments: [
    ("\u{301}", 30_000), ("\u{200D}", 30_000), ("\u{FFFD}", 30_000), ("\n", 30_000), (" ", 30_000),
    ("\u{1F1E6}", 10_001), ("a", 100_000), ("-\u{AD}/", 10_000), ("\u{1F468}\u{200D}", 10_000),
  ])
  func hostileText(part: String, count: Int) {
    let runs = [TextRun(text: String(repeating: part, count: count), font: Font(size: 17))]
    for width in [nil, 0, 1, 375, .infinity, .nan, -5] as [Double?] {
      for (mode, lines) in [(LineBreakMode.wordWrap, 0), (.characterWrap, 0), (.truncateTail, 2)] {
        let size = textSize(
          of: runs, maximumWidth: width, numberOfLines: lines, lineBreakMode: mode, scale: 3)
        #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
      }
    }
  }

  @Test func hostileFonts() {
    for points in [0, -1, .nan, .infinity, 1e300, 1e-300] as [Double] {
      for family in [
        Font.Family.system, .systemItalic, .monospaced, .monospacedDigits, .named(""), .named("\u{0}é漢"),
      ] {
        let font = Font(family: family, size: points)
        let runs = [TextRun](repeating: TextRun(text: "Ab", font: font), count: 1000)
        let size = textSize(of: runs, maximumWidth: 100, numberOfLines: 0, lineBreakMode: .wordWrap, scale: 0)
        #expect(size.width.isFinite && size.height.isFinite)
        #expect(textWidth("x", font: font).width.isFinite)
      }
    }
  }

  @Test func manyRuns() {
    let runs = (0..<100_000).map { TextRun(text: "ab ", font: Font(size: Double(10 + $0 % 20))) }
    let size = textSize(of: runs, maximumWidth: 300, numberOfLines: 0, lineBreakMode: .wordWrap, scale: 2)
    #expect(size.lineCount > 1000)
  }

  /// Sizes without evidence are marked as assumed: fonts that are only estimated, and unknown fonts.
  @Test(arguments: [
    ("HelveticaNeue-Thin", Confidence.learned), ("TimesNewRomanPSMT", .learned),
    ("AvenirNext-Medium", .learned),
    ("Georgia", .learned), ("GillSans-Light", .learned), ("Chalkduster", .assumed),
    ("SomeFont-Bold", .assumed),
  ])
  func confidenceOfNamedFonts(name: String, expected: Confidence) {
    let font = Font(family: .named(name), size: 17)
    #expect(textWidth("Settings", font: font).confidence == expected)
  }

  /// Advances and kerning are those of the release and the cut.
  @Test func systemFontHasTheFigures() {
    func width(_ text: String, _ size: Double, _ tools: Int) -> Double {
      textWidth(text, font: Font(size: size, era: SystemFontEra(toolsVersion: tools))).width / size
    }
    // SF Pro Display has narrower letters than SF UI Display: n 1079 and 1115, in 1/2048 em.
    let difference = width("nnnnnnnnnn", 20, 8191) - width("nnnnnnnnnn", 20, 14490)
    #expect(abs(difference - 10 * 36 / 2048.0) < 0.015, "\(difference)")
    let pair = width("AV", 17, 14490) - width("A", 17, 14490) - width("V", 17, 14490)
    #expect(abs(pair + 130 / 2048.0) < 0.0005, "\(pair)")
  }

  @Test func everyTextStyleHasASizeAtEveryCategory() throws {
    let body = try #require(Font.textStyle("UICTFontTextStyleBody"))
    #expect(body.size == 17 && body.weight == .regular)
    #expect(body.lineHeight + body.leading == 22)
    #expect(Font.textStyle("UICTFontTextStyleNone") == nil)
    for name in [
      "Title0", "Title1", "Title2", "Title3", "Headline", "Body", "Callout", "Subhead", "Footnote",
      "Caption1", "Caption2",
    ] {
      var last = 0.0
      for category in ContentSizeCategory.allCases {
        let font = try #require(Font.textStyle("UICTFontTextStyle" + name, category: category))
        #expect(font.size >= last)
        last = font.size
      }
    }
  }
}
