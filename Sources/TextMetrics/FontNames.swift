// The name table of a font file, and the names that a scene may use for one of its faces.

/// The names of a face. Prefers Windows and Unicode names to the old Mac encodings, and English to other
/// languages.
struct FontNames {
  private var best: [Int: (rank: Int, text: String)] = [:]

  /// - Parameter wanted: the name ids to read.
  init(_ bytes: FontBytes, _ table: FontTable, wanted: Set<Int>) {
    let strings = table.start + bytes.u16(table.start + 4)
    for i in 0..<min(bytes.u16(table.start + 2), 4096) {
      let record = table.start + 6 + 12 * i
      let platform = bytes.u16(record)
      let isEnglish = platform == 3 ? bytes.u16(record + 4) == 0x409 : bytes.u16(record + 4) == 0
      let rank = (platform == 1 ? 0 : 2) + (isEnglish ? 1 : 0)
      let id = bytes.u16(record + 6)
      guard wanted.contains(id), rank > best[id]?.rank ?? -1 else { continue }
      let start = strings + bytes.u16(record + 10)
      let length = min(bytes.u16(record + 8), 512)
      let text =
        platform == 1
        ? String(
          decoding: (0..<length).map { UInt8(truncatingIfNeeded: bytes.u8(start + $0)) }, as: UTF8.self)
        : String(
          decoding: (0..<length / 2).map { UInt16(truncatingIfNeeded: bytes.u16(start + 2 * $0)) },
          as: UTF16.self
        )
      if !text.isEmpty { best[id] = (rank, text) }
    }
  }

  subscript(id: Int) -> String? { best[id]?.text }

  /// Family, style, full name, PostScript name, typographic family and style, and the PostScript name prefix
  /// of a variable font's instances.
  static let common: Set<Int> = [1, 2, 4, 6, 16, 17, 25]
}

/// The names of a face or of a named instance of a variable font.
public struct FontFaceNames: Sendable {
  /// Such as `Inter-SemiBold`. Empty, here and below, if the file has none.
  public var postScriptName = ""
  /// Such as `Inter`.
  public var familyName = ""
  /// Such as `Inter SemiBold`.
  public var fullName = ""
  /// Further names: family and style, and names that the system composes for instances of a variable font.
  var others: [String] = []

  /// The keys for looking up this face, the most likely first. Never empty strings.
  var keys: [String] {
    ([postScriptName, fullName] + others).map(Self.key).filter { !$0.isEmpty }
  }

  /// The keys of the face and of its family.
  public var searchKeys: [String] { keys + [Self.key(familyName)] }

  /// A name in lower case without spaces and hyphens, so that “Open Sans Bold” and OpenSans-Bold are equal.
  public static func key(_ name: String) -> String {
    String(
      decoding: name.utf8.prefix(512).filter { $0 != 0x20 && $0 != 0x2D }
        .map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// The names of a face in a file.
  init(_ names: FontNames) {
    postScriptName = names[6] ?? ""
    familyName = names[16] ?? names[1] ?? ""
    fullName = names[4] ?? ""
    for (family, style) in [(names[16], names[17]), (names[1], names[2])] {
      if let family, let style { others.append("\(family) \(style)") }
    }
  }

  /// The names of a named instance of a variable font. If the file has no PostScript name for it, the name is
  /// the family's prefix and the style (Adobe's Technical Note 5902), or on Apple's systems the file's own
  /// name and the style.
  init(_ names: FontNames, cut: FontVariations.Instance) {
    let style = names[cut.styleName] ?? ""
    familyName = names[16] ?? names[1] ?? ""
    fullName = "\(familyName) \(style)"
    let own = names[6] ?? ""
    let prefix = names[25] ?? familyName
    let made = "\(prefix)-\(style)"
    postScriptName = cut.postScriptName.flatMap { names[$0] } ?? made.filter { $0 != " " }
    others = [made, "\(own)_\(style)"]
  }
}
