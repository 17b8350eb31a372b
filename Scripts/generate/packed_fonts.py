"""How the tables of font families are written into Swift: as strings, which PackedFont.swift reads."""
import collections
import pathlib

UNIT = 4000  # of an advance, per em
PAIR = 250  # of kerning, per em
# 91 characters that a literal can hold as they are. Without the letters D and X, no run of them reads like a mark of unfinished work.
ALPHABET = [c for c in map(chr, range(32, 127)) if c not in '"DX\\']
ASCII = [chr(c) for c in range(0x20, 0x7F)]
MIDDLE = 45
# The characters beyond ASCII that a family's tables have, as ranges: signs, letters that are no base letter with a mark, and
# Cyrillic. PackedFont.otherRanges has the same.
OTHER_RANGES = [(0xA1, 0xBF), (0xC6, 0xC6), (0xD0, 0xD0), (0xD7, 0xD7), (0xDE, 0xDF), (0xE6, 0xE6), (0xF0, 0xF0), (0xF7, 0xF7), (0xFE, 0xFE),
                (0x110, 0x111), (0x131, 0x131), (0x152, 0x153), (0x400, 0x45F), (0x490, 0x491), (0x2013, 0x2014),
                (0x2018, 0x201A), (0x201C, 0x201E), (0x2020, 0x2022), (0x2026, 0x2026), (0x2030, 0x2030), (0x2039, 0x203A),
                (0x20AC, 0x20AC), (0x20BD, 0x20BD), (0x2116, 0x2116), (0x2122, 0x2122), (0x2190, 0x2193), (0x2212, 0x2212)]
OTHERS = [chr(c) for first, last in OTHER_RANGES for c in range(first, last + 1)]


def table(name):
    """The rows of a file beside the scripts, with columns that tabs separate."""
    with open(pathlib.Path(__file__).with_name(name), encoding="utf-8") as lines:
        return [line.rstrip("\n").split("\t") for line in lines if not line.startswith("# ")]


def write_families(path, name, about, lines):
    """Writes a Swift file with the source of families, as an enumeration with this name."""
    comment = "".join(f"// {line}\n" for line in about)
    pathlib.Path(path).write_text(f"""// swift-format-ignore-file
{comment}
enum {name} {{
  /// The strings are static data: none is read before a scene names one of the families.
  static let families: [PackedFontFamily] = [
""" + "\n".join(lines) + """
  ]
}
""", encoding="utf-8")


def packed_family(key, heights, cuts, kerning, east_asian=(0, 0), has_more_cuts=False, are_heights_assumed=False, others=()):
    """Returns the Swift source of a family.

    heights: ascender, descender and line gap in em. cuts: for each cut, by its weight as a digit and i for italic, the
    advances of ASCII in em. kerning: returns that of each pair of ASCII characters in em.
    east_asian: the advances of hangul and of ideographs in em, 0 for those that the family lacks. has_more_cuts: whether the family has cuts that are not in `cuts`.
    are_heights_assumed: whether the heights are those of another font. others: the advances of OTHERS in the regular cut, in em, 0 for those
    that the family lacks.
    """
    lines = ["    PackedFontFamily(", f'      name: "{key}", ascender: {heights[0]:.4f}, descender: {heights[1]:.4f}, '
             f"lineGap: {heights[2]:.4f},"]
    widths = [v for values in cuts.values() for v in values]
    if max(widths) - min(widths) < .002:
        lines.append(f'      kerning: ("", "", ""), cuts: "4.", advances: "{spelled(widths[:1])}"),')
        return lines
    names = "".join(cut if cut.endswith("i") else cut + "." for cut in cuts)
    lines.append("      kerning: (" + ", ".join(f'"{part}"' for part in spelled_kerning(kerning())) + "),")
    lines.append(f'      cuts: "{names}",')
    lines.append('      advances: "' + "".join(spelled(values) for values in cuts.values()) + '"'
                 + (f', others: "{spelled(others)}"' if any(others) else "")
                 + (f", hangul: {east_asian[0]:.3f}" if east_asian[0] else "") + (f", ideograph: {east_asian[1]:.3f}" if east_asian[1] else "")
                 + (", hasMoreCuts: true" if has_more_cuts else "") + (", areHeightsAssumed: true" if are_heights_assumed else "") + "),")
    return lines


def spelled(values):
    text = ""
    for value in values:
        steps = min(round(value * UNIT), 91 * 91 - 1)
        text += ALPHABET[steps // 91] + ALPHABET[steps % 91]
    return text


def spelled_kerning(pairs):
    """Returns the classes of the first and second characters of pairs, and the kerning of each pair of classes."""
    rows = [tuple(max(-MIDDLE, min(MIDDLE, round(PAIR * v))) for v in row) for row in pairs]
    first, kinds = classes(rows)
    second, columns = classes(list(zip(*kinds)))
    if len(kinds) == 1 and len(columns) == 1:
        return "", "", ""
    matrix = list(zip(*columns))
    return ("".join(ALPHABET[i] for i in first), "".join(ALPHABET[i] for i in second),
            "".join(ALPHABET[MIDDLE + v] for row in matrix for v in row))


def classes(rows):
    kinds = list(dict.fromkeys(rows))
    # A character can represent 91 classes. The rarest ones are merged with the class without kerning.
    if len(kinds) > 91:
        count = collections.Counter(rows)
        kinds = sorted(kinds, key=lambda k: -count[k])[:91]
    place = {kind: i for i, kind in enumerate(kinds)}
    return [place.get(row, place.get((0,) * len(row), 0)) for row in rows], kinds
