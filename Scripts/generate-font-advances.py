#!/usr/bin/env python3
"""Write the advances of Helvetica, Helvetica Neue and a few families with open font files over ASCII.

  generate-font-advances.py Sources/TextMetrics SAMPLES

Helvetica has the figures of Nimbus Sans, which are the same ones by design; Arial is scaled from it (NamedFont.swift).

Helvetica Neue has the figures of its published metrics, in 1/1000 em: those of the roman cut, and where the others differ from
it. Those of the thin cut continue from roman over light, and are fitted to the widths of the labels and buttons in that cut
among SAMPLES, the output of extract-text-samples.py: ridge regression, a standard deviation of 8/1000 em for each
character. The script prints how many of the stored widths the figures reproduce.

Roboto has the figures of its own files; Times and Palatino have those of Nimbus Roman and P052, which are the same ones by design.
Only figures are taken from the files.

Needs numpy, uharfbuzz and the fonts of fonts-urw-base35 and fonts-roboto-unhinted.
"""
import json
import math
import os
import sys

import numpy as np
import uharfbuzz as hb

ROMAN = """
space 278 ! 259 " 426 # 556 $ 556 % 1000 & 630 ' 278 ( 259 ) 259 * 352 + 600 , 278 - 389 . 278 / 333 0 556 1 556 2 556
3 556 4 556 5 556 6 556 7 556 8 556 9 556 : 278 ; 278 < 600 = 600 > 600 ? 556 @ 800 A 648 B 685 C 722 D 704 E 611 F
574 G 759 H 722 I 259 J 519 K 667 L 556 M 871 N 722 O 760 P 648 Q 760 R 685 S 648 T 574 U 722 V 611 W 926 X 611 Y 648
Z 611 [ 259 \\ 333 ] 259 ^ 600 _ 500 ` 222 a 537 b 593 c 537 d 593 e 537 f 296 g 574 h 556 i 222 j 222 k 519 l 222 m
853 n 556 o 574 p 593 q 593 r 333 s 500 t 315 u 556 v 500 w 758 x 518 y 500 z 480 { 333 | 222 } 333 ~ 600
"""
LIGHT = """
A 630 B 667 C 704 D 704 E 593 F 537 G 741 H 722 I 222 J 500 K 648 L 537 M 870 N 722 O 741 P 630 Q 741 R 667 S 630 T
574 U 722 V 593 W 907 X 593 Y 630 Z 593 a 519 b 574 c 519 d 574 e 519 f 259 g 556 h 537 i 185 j 185 k 500 l 185 m 833
n 537 o 556 p 574 q 574 r 315 s 481 t 296 u 537 v 481 w 741 x 481 y 481 z 463
"""
MEDIUM = """
! 278 A 667 B 704 C 722 D 722 E 630 F 593 G 759 H 741 I 278 J 537 K 685 L 574 M 907 N 741 O 760 P 667 Q 760 R 704 S
667 T 593 U 741 V 630 W 944 X 648 Y 648 Z 630 a 556 b 611 c 556 d 611 e 556 f 315 g 593 h 574 i 241 j 241 k 537 l 241
m 870 n 574 o 593 p 611 q 611 r 352 s 519 t 333 u 574 v 519 w 778 x 537 y 519 z 500 & 667 - 407
"""
BOLD = """
! 295 ( 296 ) 296 / 371 & 685 ? 574 " 463 - 407 A 685 B 704 C 741 D 741 E 648 F 593 G 759 H 741 I 295 J 556 K 722 L
593 M 907 N 741 O 778 P 667 Q 778 R 722 S 649 T 611 U 741 V 630 W 944 X 667 Y 667 Z 648 a 574 b 611 c 574 d 611 e 574
f 333 g 611 h 593 i 258 j 278 k 574 l 258 m 906 n 593 o 611 p 611 q 611 r 389 s 537 t 352 u 593 v 520 w 814 x 537 y
519 z 519
"""
RIDGE = 8


FONTS = "/usr/share/fonts/"
URW = FONTS + "opentype/urw-base35/"
OPEN_FAMILIES = [("roboto", FONTS + "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf",
                  FONTS + "truetype/roboto/unhinted/RobotoTTF/Roboto-Bold.ttf"),
                 ("times", URW + "NimbusRoman-Regular.otf", URW + "NimbusRoman-Bold.otf"),
                 ("palatino", URW + "P052-Roman.otf", URW + "P052-Bold.otf")]


def advances(path):
    face = hb.Face(hb.Blob.from_file_path(path))
    font = hb.Font(face)
    return [round(10000 * font.get_glyph_h_advance(font.get_nominal_glyph(c)) / face.upem) for c in range(0x20, 0x7F)]


def parsed(text, base):
    table, parts = dict(base), text.split()
    for character, advance in zip(parts[::2], parts[1::2]):
        table[" " if character == "space" else character] = int(advance)
    return table


def samples(path, name):
    """Text, point size and width of the labels and button titles in a font whose width nothing else decides."""
    found = set()
    for line in open(path, encoding="utf-8"):
        r = json.loads(line)
        font = r.get("font") or {}
        if font.get("name") != name or "pointSize" not in font or not r["freeWidth"] or not r["auto"] or r["flagged"]:
            continue
        text, insets = r.get("text"), r.get("insets", {})
        if not text or any(not " " <= c <= "~" for c in text) or insets or r.get("runs") or r.get("image"):
            continue
        found.add((text, float(font["pointSize"]), r["frame"][2], r["tag"] == "button" or r["scale"] == 1))
    return sorted(found)


def thin(data, roman, light):
    start = {c: 2 * light[c] - roman[c] for c in roman}
    letters = sorted({c for text, *_ in data for c in text})
    rows, targets = [], []
    for text, size, width, _ in data:
        sigma = 300 / size
        error = (width - .5) * 1000 / size - sum(start[c] for c in text)
        if abs(error) < .05 * 1000 * width / size:  # a button whose title was changed keeps its width
            rows.append([text.count(c) / sigma for c in letters])
            targets.append(error / sigma)
    a = np.array(rows)
    theta = np.linalg.solve(a.T @ a + np.eye(len(letters)) / RIDGE**2, a.T @ np.array(targets))
    return {c: round(start[c] + (theta[letters.index(c)] if c in letters else 0)) for c in start}


def report(name, data, table):
    near = sum(abs(math.ceil(sum(table[c] for c in text) / 1000 * size - 1e-6) - math.ceil(width)) <= 1
               for text, size, width, _ in data)
    print(f"{name}: {near} of {len(data)} widths within a point")


def rows(values):
    return ",\n    ".join(", ".join(map(str, values[i:i + 16])) for i in range(0, len(values), 16))


def write(folder, name, header, tables):
    body = "\n\n".join(f"  static let {cut}: [UInt16] = [\n    {rows(values)},\n  ]" for cut, values in tables)
    with open(os.path.join(folder, name + "+Generated.swift"), "w") as handle:
        handle.write(f"// swift-format-ignore-file\n{header}enum {name} {{\n{body}\n}}\n")


def main():
    folder, listing = sys.argv[1:3]
    roman = parsed(ROMAN, {})
    light, medium, bold = (parsed(t, roman) for t in (LIGHT, MEDIUM, BOLD))
    cuts = [("thin", "HelveticaNeue-Thin", thin(samples(listing, "HelveticaNeue-Thin"), roman, light)),
            ("light", "HelveticaNeue-Light", light), ("roman", "HelveticaNeue", roman),
            ("medium", "HelveticaNeue-Medium", medium), ("bold", "HelveticaNeue-Bold", bold)]
    for _, name, table in cuts:
        report(name, samples(listing, name), table)
    generated = "Generated: change the script, not this file."
    write(folder, "HelveticaAdvances", f"""// Advances of Helvetica, by Scripts/generate-font-advances.py. {generated}

/// In 1/10000 em, for U+0020 to U+007E.
""", [("regular", advances(URW + "NimbusSans-Regular.otf")), ("bold", advances(URW + "NimbusSans-Bold.otf"))])
    write(folder, "HelveticaNeueAdvances", f"""// Advances of Helvetica Neue, by Scripts/generate-font-advances.py, which says where they are from. {generated}

/// In 1/10000 em, for U+0020 to U+007E.
""", [(cut, [10 * table[chr(c)] for c in range(0x20, 0x7F)]) for cut, _, table in cuts])
    write(folder, "OpenFontAdvances", f"""// Advances of families with open font files, by Scripts/generate-font-advances.py. {generated}

/// In 1/10000 em, for U+0020 to U+007E; regular and bold.
""", [(name + cut, advances(path)) for name, *paths in OPEN_FAMILIES for cut, path in zip(("", "Bold"), paths)])


if __name__ == "__main__":
    main()
