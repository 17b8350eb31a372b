// The base letters of Latin letters with marks. A font draws “ü” with the advance and the kerning of “u”.

enum LatinBase {
  /// The base letter of U+00C0 to U+017E, one character each; a space where there is none, or where the mark
  /// widens the letter.
  private static let letters: StaticString = """
    AAAAAA CEEEEIIII NOOOOO OUUUUY  aaaaaa ceeeeiiii nooooo ouuuuy yAaAaAaCcCcCcCcD   EeEeEeEeEeGgGgGgGgHh  \
    IiIiIiIiIi  JjKk LlLlL L LlNnNnNn   OoOoOo  RrRrRrSsSsSsSsTtT   UuUuUuUuUuUuWwYyYZzZzZz
    """

  /// The place among U+0020 to U+007E of a letter's base, or of the character itself if it is among these. Nil
  /// for other characters.
  @inline(__always)
  static func ascii(of scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    if value >= 0x20 && value < 0x7F { return Int(value &- 0x20) }
    let place = Int(value) - 0xC0
    guard place >= 0, place < letters.utf8CodeUnitCount else { return nil }
    let letter = letters.utf8Start[place]
    return letter == 0x20 ? nil : Int(letter &- 0x20)
  }
}
