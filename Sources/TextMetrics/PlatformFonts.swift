// The families that iOS ships. A text in one of them is measured as the platform's font whatever files lie in
// a project: an app that brings a file of such a name along still gets the system's.

/// Names of the platform's fonts.
public enum PlatformFonts {
  /// Whether a PostScript name, or a family's name, is of a font that every device has.
  public static func contains(_ name: String) -> Bool {
    if name.hasPrefix(".") { return true }
    let family = name.utf8.prefix(while: { $0 != 0x2D })
    return families.contains(FontFaceNames.key(String(decoding: family, as: UTF8.self)))
  }

  /// In lower case, without spaces: what stands before the hyphen of their PostScript names, and what
  /// families are called where that is something else. San Francisco has many names.
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
    "sfcompacttext", "sfmono", "sfpro", "sfprodisplay", "sfprorounded", "sfprotext", "sfuidisplay",
    "sfuitext",
    "sinhalasangammn", "snellroundhand", "stheitisc", "stheititc", "heitisc", "heititc", "stixtwomath",
    "stixtwotext", "superclarendon", "symbol", "tamilsangammn", "telugusangammn", "thonburi",
    "timesnewroman", "timesnewromanpsmt", "timesnewromanps", "trebuchetms", "trebuchet", "verdana",
    "zapfdingbatsitc", "zapfdingbats", "zapfino",
  ]
}
