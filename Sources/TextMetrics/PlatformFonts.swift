// The font families of iOS. A text in one of them is measured with the platform's font even if the project
// has a file with that name, because an app that includes such a file still gets the system's font.

/// The names of the platform's fonts.
public enum PlatformFonts {
  /// Whether a PostScript name or family name is that of a font on every device.
  public static func contains(_ name: String) -> Bool {
    if name.hasPrefix(".") { return true }
    let family = name.utf8.prefix(while: { $0 != 0x2D })
    return families.contains(FontFaceNames.key(String(decoding: family, as: UTF8.self)))
  }

  /// In lower case, without spaces: the part of the PostScript names before the hyphen, and family names that
  /// differ from that. San Francisco has many names.
  private static let families: Set<String> = [
    "academyengravedletplain", "academyengravedlet", "alnile", "americantypewriter", "applecoloremoji",
    "applesdgothicneo", "applesymbols", "arial", "arialmt", "arialhebrew", "arialroundedmtbold", "avenir",
    "avenirnext", "avenirnextcondensed", "baskerville", "bodoniornamentsitctt", "bodoniornaments",
    "bodonisvtytwoitctt", "bodoni72", "bodonisvtytwoositctt", "bodoni72oldstyle", "bodonisvtytwoscitctt",
    "bodoni72smallcaps", "bradleyhanditctt", "bradleyhand", "chalkboardse", "chalkduster", "charter",
    "cochin",
    "copperplate", "courier", "couriernew", "couriernewpsmt", "couriernewps", "damascus", "damascusbold",
    "damascuslight", "damascusmedium", "damascussemibold", "devanagarisangammn", "didot", "dinalternate",
    "dincondensed", "diwanmishafi", "euphemiaucas", "farah", "futura", "galvji", "geezapro", "georgia",
    "gillsans", "granthasangammn", "gujaratisangammn", "gurmukhimn", "helvetica", "helveticaneue",
    "hiraginosans", "hirakakupron", "hirakakupro", "hiraminpron", "hiramarupron", "hiraginominchopron",
    "hiraginomarugothicpron", "hiraginokakugothicpron", "hoeflertext", "iowanoldstyle", "kailasa",
    "kannadasangammn", "kefa", "khmersangammn", "kohinoorbangla", "kohinoordevanagari", "kohinoorgujarati",
    "kohinoortelugu", "laosangammn", "malayalamsangammn", "marion", "markerfelt", "menlo", "mishafi",
    "muktamahee", "myanmarsangammn", "newyork", "newyorksmall", "newyorkmedium", "newyorklarge",
    "newyorkextralarge", "noteworthy", "notonastaliqurdu", "notosanskannada", "notosansmyanmar",
    "notosansoriya", "optima", "oriyasangammn", "palatino", "papyrus", "partyletplain", "partylet",
    "pingfanghk",
    "pingfangmo", "pingfangsc", "pingfangtc", "pingfangui", "rockwell", "sanfrancisco", "sanfranciscodisplay",
    "sanfranciscotext", "savoyeletplain", "savoyelet", "sfcompact", "sfcompactdisplay", "sfcompactrounded",
    "sfcompacttext", "sfmono", "sfpro", "sfprodisplay", "sfprorounded", "sfprotext", "sfui",
    "sfuidisplay", "sfuitext",
    "sinhalasangammn", "snellroundhand", "stheitisc", "stheititc", "heitisc", "heititc", "stixtwomath",
    "stixtwotext", "superclarendon", "symbol", "tamilsangammn", "telugusangammn", "thonburi",
    "times", "timesnewroman", "timesnewromanpsmt", "timesnewromanps", "trebuchetms", "trebuchet", "verdana",
    "zapfdingbatsitc", "zapfdingbats", "zapfino",
  ]
}
