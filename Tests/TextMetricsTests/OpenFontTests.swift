// Tests open-source and commercial families that are measured without their files, and the system font of
// several builds.

import AutoLayout
import Testing
import TextMetrics

@Suite struct OpenFontTests {
  private func width(_ text: String, _ name: String) -> Double {
    textWidth(text, font: Font(family: .named(name), size: 100)).width
  }

  /// The values in the files, rounded to the tables' 1/4000 em.
  @Test func advancesAndHeightsMatchTheFiles() {
    #expect(abs(width("A", "Roboto-Regular") - 133_600 / 2048.0) < 0.02)
    #expect(abs(width("A", "Montserrat-Regular") - 71.7) < 0.02)
    for (name, height) in [
      ("OpenSans-Semibold", 1.3618), ("Roboto-Medium", 1.1719), ("SourceSansPro-Bold", 1.257),
      ("RobotoMono-Light", 1.3188), ("Karla-Regular", 1.169), ("Poppins-SemiBold", 1.4), ("Muli-Bold", 1.255),
    ] {
      let font = Font(family: .named(name), size: 1)
      #expect(abs(font.lineHeight - height) < 0.001, "\(name): \(font.lineHeight)")
      #expect(textWidth("Settings", font: font).confidence == .learned)
    }
  }

  @Test func namesSelectTheCut() {
    let regular = width("Hamburg", "Roboto-Regular")
    #expect(width("Hamburg", "Roboto") == regular)
    #expect(width("Hamburg", "Roboto-Bold") > regular)
    #expect(width("Hamburg", "Roboto-Regular_Bold") == width("Hamburg", "Roboto-Bold"))
    #expect(width("Hamburg", "Roboto-Italic") < regular)
    // Instances of variable fonts, and a version in the name.
    #expect(width("Hamburg", "MontserratThin-Bold") == width("Hamburg", "Montserrat-Bold"))
    #expect(width("Hamburg", "NunitoSans-12ptExtraLight_Bold") == width("Hamburg", "NunitoSans-Bold"))
    #expect(width("Hamburg", "Sora-rc004-0417-Regular") == width("Hamburg", "Sora-Regular"))
    #expect(width("Hamburg", "RobotoCondensed-Regular") < 0.95 * regular)
    #expect(width("Hamburg", "BebasNeueBold") == width("Hamburg", "BebasNeue-Regular"))
    #expect(width("iiii", "RobotoMono-Bold") == width("WWWW", "RobotoMono-Regular"))
    // A different family that is not in the tables.
    let other = Font(family: .named("RobotoFlex-Regular"), size: 17)
    #expect(textWidth("Settings", font: other).confidence == .assumed)
  }

  /// Signs and letters of fonts of iOS, in hundredths of an em. Other cuts than the regular one have them in
  /// proportion to their letters.
  @Test(arguments: [
    ("HelveticaNeue", "’", 27.8), ("HelveticaNeue", "Ж", 101.1), ("HelveticaNeue-Thin", "…", 100),
    ("Avenir-Book", "“", 51.9), ("Avenir-Roman", "’", 27.78), ("AvenirNext-Regular", "—", 60),
    ("Georgia", "№", 122), ("Verdana", "™", 97.6), ("TrebuchetMS", "×", 52.4), ("GillSans", "€", 60.99),
    ("Futura-Medium", "•", 75.39),
  ])
  func signsOfThePlatformsFonts(name: String, sign: String, width: Double) {
    #expect(abs(self.width(sign, name) - width) < 0.03, "\(self.width(sign, name))")
  }

  @Test func signsOfOtherCutsAreInProportion() {
    #expect(width("®", "AvenirNext-Bold") > width("®", "AvenirNext-Regular"))
    #expect(width("°", "TrebuchetMS-Bold") > width("°", "TrebuchetMS"))
  }

  /// Advances in thousandths of an em as conversions of the fonts state them, which are exact in the tables.
  @Test(arguments: [
    ("Gotham-Book", "n", 61.6, 1.0, Confidence.learned), ("Gotham-Medium", "O", 85.0, 1.0, .learned),
    ("ProximaNova-Regular", "n", 55.1, 1.218, .learned), ("ProximaNovaA-Regular", "n", 55.1, 1.218, .learned),
    ("MyriadPro-Regular", "n", 55.5, 1.0, .learned), ("SegoeUI", "n", 56.6, 1.33, .learned),
    ("MuseoSans-500", "n", 60.3, 1.2, .learned), ("CircularStd-Book", "n", 56.2, 1.265, .learned),
    ("Circular-Book", "n", 56.2, 1.265, .learned), ("FuturaPT-Book", "n", 47.0, 1.282, .learned),
    ("BrandonGrotesque-Regular", "n", 49.5, 1.165, .assumed),
    ("HelveticaNeueLTStd-Md", "n", 57.37, 1.0, .learned), ("Tahoma", "n", 55.8, 1.207, .learned),
    ("AvenirLTStd-Book", "n", 55.57, 1.0, .learned), ("Axiforma-Regular", "n", 61.8, 1.0, .learned),
    ("Apercu-Regular", "n", 57.67, 1.165, .assumed),
  ])
  func commercialFontsHaveTheirFigures(
    name: String, character: String, width: Double, height: Double, confidence: Confidence
  ) {
    let font = Font(family: .named(name), size: 1)
    #expect(abs(self.width(character, name) - width) < 0.02, "\(self.width(character, name))")
    #expect(abs(font.lineHeight - height) < 0.001, "\(font.lineHeight)")
    #expect(textWidth("Settings", font: font).confidence == confidence)
  }

  /// The cut is that of the number or the short word in the name.
  @Test func namesSelectTheCutOfCommercialFonts() {
    #expect(width("Hamburg", "MuseoSans-700") > width("Hamburg", "MuseoSans-300"))
    #expect(width("Hamburg", "ProximaNova-Reg") == width("Hamburg", "ProximaNova-Regular"))
    #expect(width("Hamburg", "ProximaNova-Sbold") == width("Hamburg", "ProximaNova-Semibold"))
    #expect(width("Hamburg", "brandon_bld") == width("Hamburg", "BrandonGrotesque-Bold"))
    #expect(width("AV", "Gotham-Book") < width("A", "Gotham-Book") + width("V", "Gotham-Book") - 2)
    // A cut that the table lacks.
    let other = Font(family: .named("DINPro-Thin"), size: 17)
    #expect(textWidth("Settings", font: other).confidence == .assumed)
  }

  /// Other fonts than those of iOS, although the names begin alike: heights are those of the substitute.
  @Test(arguments: [
    ("AvenirNextCyr-Medium", "AvenirNext-Medium"),
    ("GillSansNova-Medium", "Gill Sans"), ("HelveticaLTStd-Roman", "Helvetica"),
    ("FuturaBT-Book", "Futura-Medium"), ("AvenirLT-Book", "Avenir-Book"),
  ])
  func namesThatBeginLikeThoseOfThePlatform(name: String, ofPlatform: String) {
    let font = Font(family: .named(name), size: 100)
    #expect(abs(font.lineHeight - 116.5) < 0.1, "\(font.lineHeight)")
    #expect(textWidth("Settings", font: font).confidence == .assumed)
    #expect(abs(font.lineHeight - Font(family: .named(ofPlatform), size: 100).lineHeight) > 1)
  }

  /// Names of the platform's fonts as Interface Builder, code and people write them.
  @Test(arguments: [
    ("Avenir Next", 1.366), ("AvenirNextCondensed-DemiBoldItalic", 1.366), ("Times-Roman", 1.107),
    ("TimesNewRomanPS-BoldMT", 1.107), ("CourierNewPSMT", 1.133), ("SFUI-Regular", 1.193359),
  ])
  func namesOfThePlatformsFonts(name: String, height: Double) {
    let font = Font(family: .named(name), size: 100)
    #expect(abs(font.lineHeight - 100 * height) < 0.1, "\(font.lineHeight)")
  }

  @Test func pairsAreKernedInOpenFonts() {
    #expect(width("AV", "Lato-Regular") < width("A", "Lato-Regular") + width("V", "Lato-Regular") - 2)
    #expect(width("HH", "Lato-Regular") == 2 * width("H", "Lato-Regular"))
  }

  /// At 17 points, Xcode 9 to 11 space the system font 2/1000 em wider than later builds.
  @Test func buildsSpaceTheSystemFont() {
    let text = "Interface Builder"
    func width(_ tools: Int) -> Double {
      textWidth(text, font: Font(size: 17, era: SystemFontEra(toolsVersion: tools))).width
    }
    #expect(width(12_500) == width(16_999) && width(17_000) == width(24_000))
    let difference = (width(14_490) - width(17_701)) / 17 / Double(text.count)
    #expect((0.001...0.004).contains(difference), "\(difference)")
  }
}
