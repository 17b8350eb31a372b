// Tests letters with marks, whose advances and kerning are those of their base letters.

import Testing
import TextMetrics

@Suite struct LatinBaseTests {
  /// Letters of several languages with their base letters.
  private static let letters = zip(
    "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëñòóôõöøùúûüýÿĀăĄćČďĎēĖęĚğĢĥĪįİķĹŁńŇőŘśŞšŢťŪůŰŵŶźŻŽ",
    "AAAAAACEEEEIIIINOOOOOOUUUUYaaaaaaceeeenoooooouuuuyyAaAcCdDeEeEgGhIiIkLLnNoRsSsTtUuUwYzZZ")

  @Test(arguments: ["Helvetica-Bold", "Lato-Regular", "AvenirNext-Medium"])
  func lettersWithMarksAreAsWideAsWithout(_ name: String) {
    let font = Font(family: .named(name), size: 100)
    // The caron of these stands beside them and widens them.
    for (letter, base) in Self.letters where !"ďť".contains(letter) {
      let (marked, plain) = ("To\(letter)V", "To\(base)V")
      #expect(
        textWidth(marked, font: font).width == textWidth(plain, font: font).width, "\(letter) in \(name)")
    }
  }

  @Test func theSystemFontKernsThemToo() {
    for size in [13.0, 17, 30] {
      let font = Font(size: size)
      let kerning = textWidth("T", font: font).width + textWidth("ü", font: font).width
      let plain = textWidth("T", font: font).width + textWidth("u", font: font).width
      let difference = textWidth("Tü", font: font).width - kerning
      #expect(abs(difference - (textWidth("Tu", font: font).width - plain)) < 1e-9)
      #expect(difference < 0)
    }
  }

  @Test func everyLetterHasAWidth() {
    for value in UInt32(0xA0)...0x17F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for name in ["Helvetica", "Lato-Regular"] {
        #expect(textWidth("A\(scalar)V", font: Font(family: .named(name), size: 20)).width > 10)
      }
    }
  }

  /// Widths that Interface Builder stored in files outside the corpus, rounded up to the pixels of a screen:
  /// right within a pixel, and without kerning too wide by up to four.
  @Test(arguments: [
    ("ВКонтакте", 30.0, 144.0, 2.0), ("Екатерина Новикова", 23.0, 650.0 / 3, 3.0),
    ("Пароль", 17.0, 59.0, 2.0), ("Какое Вы животное?", 25.0, 235.0, 2.0),
    ("22 марта 2022", 13.0, 277.0 / 3, 3.0),
  ])
  func cyrillicIsKerned(_ text: String, _ size: Double, _ stored: Double, _ scale: Double) {
    let width = textWidth(text, font: Font(size: size)).width
    #expect(abs((width * scale).rounded(.up) / scale - stored) < 1.001 / scale, "\(width)")
  }
}
