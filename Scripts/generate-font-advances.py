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

Avenir, Avenir Next and Georgia have the whole hundredths of an em that string-pixel-width, a library under the MIT licence,
measured in a browser. Avenir's figures are multiples of 1/54 em, which undoes the rounding. Checked on the widths of ten
labels and buttons of three repositories: eight within a point, with the kerning of Helvetica Neue.

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
# In 1/100 em, regular and bold.
AVENIR = """
0 56 1 56 2 56 3 56 4 56 5 56 6 56 7 56 8 56 9 56 space 28 ! 28 " 52 # 56 $ 56 % 83 & 70 ' 26 ( 26 ) 26 * 44
+ 67 , 28 - 33 . 28 / 37 : 28 ; 28 < 67 = 67 > 67 ? 48 @ 80 A 69 B 63 C 70 D 74 E 59 F 56 G 78 H 72 I 26 J 48
K 63 L 50 M 89 N 78 O 83 P 57 Q 83 R 59 S 56 T 57 U 69 V 61 W 94 X 63 Y 57 Z 56 [ 26 \\ 37 ] 26 ^ 67 _ 50 ` 24
a 52 b 61 c 48 d 61 e 56 f 30 g 61 h 56 i 24 j 24 k 48 l 24 m 85 n 56 o 59 p 61 q 61 r 33 s 43 t 33 u 56 v 48
w 72 x 48 y 48 z 43 { 26 | 22 } 26 ~ 67
"""
AVENIR_BOLD = """
0 59 1 59 2 59 3 59 4 59 5 59 6 59 7 59 8 59 9 59 space 30 ! 30 " 52 # 59 $ 59 % 91 & 74 ' 30 ( 30 ) 30 * 46
+ 67 , 30 - 32 . 30 / 39 : 30 ; 30 < 67 = 67 > 67 ? 52 @ 80 A 72 B 65 C 69 D 76 E 61 F 57 G 78 H 74 I 28 J 50
K 69 L 52 M 93 N 80 O 83 P 61 Q 85 R 63 S 57 T 57 U 72 V 67 W 98 X 69 Y 63 Z 61 [ 28 \\ 39 ] 28 ^ 67 _ 50 ` 26
a 54 b 63 c 48 d 63 e 57 f 35 g 63 h 57 i 26 j 26 k 54 l 26 m 87 n 57 o 61 p 63 q 63 r 39 s 44 t 39 u 57 v 52
w 80 x 54 y 52 z 48 { 28 | 22 } 28 ~ 67
"""
AVENIR_NEXT = """
0 58 1 58 2 58 3 58 4 58 5 58 6 58 7 58 8 58 9 58 space 25 ! 33 " 41 # 56 $ 58 % 83 & 70 ' 26 ( 30 ) 30 * 44
+ 67 , 26 - 32 . 26 / 37 : 30 ; 30 < 67 = 67 > 67 ? 48 @ 80 A 70 B 64 C 72 D 76 E 59 F 56 G 78 H 72 I 26 J 49
K 63 L 51 M 89 N 76 O 85 P 58 Q 84 R 60 S 56 T 57 U 71 V 62 W 97 X 65 Y 60 Z 57 [ 30 \\ 37 ] 30 ^ 67 _ 50 ` 24
a 53 b 64 c 50 d 64 e 57 f 30 g 63 h 58 i 25 j 25 k 51 l 25 m 88 n 58 o 61 p 64 q 64 r 36 s 44 t 32 u 58 v 49
w 75 x 48 y 49 z 44 { 30 | 22 } 30 ~ 67
"""
AVENIR_NEXT_BOLD = """
0 65 1 65 2 65 3 65 4 65 5 65 6 65 7 65 8 65 9 65 space 25 ! 36 " 50 # 60 $ 65 % 91 & 78 ' 30 ( 34 ) 34 * 49
+ 67 , 30 - 33 . 30 / 42 : 33 ; 33 < 67 = 67 > 67 ? 55 @ 80 A 73 B 67 C 70 D 77 E 61 F 58 G 77 H 76 I 32 J 53
K 71 L 53 M 96 N 79 O 85 P 64 Q 86 R 66 S 59 T 58 U 74 V 68 W 103 X 70 Y 67 Z 64 [ 34 \\ 42 ] 34 ^ 69 _ 50
` 30 a 57 b 66 c 50 d 66 e 60 f 36 g 66 h 62 i 30 j 30 k 60 l 30 m 92 n 62 o 63 p 66 q 66 r 40 s 47 t 37 u 61
v 57 w 87 x 59 y 57 z 51 { 34 | 24 } 34 ~ 67
"""
GEORGIA = """
0 61 1 43 2 56 3 55 4 56 5 53 6 57 7 50 8 60 9 57 space 24 ! 33 " 41 # 64 $ 61 % 82 & 71 ' 22 ( 38 ) 38 * 47
+ 64 , 27 - 37 . 27 / 47 : 31 ; 31 < 64 = 64 > 64 ? 48 @ 93 A 67 B 65 C 64 D 75 E 65 F 60 G 73 H 81 I 39 J 52
K 69 L 60 M 93 N 77 O 74 P 61 Q 74 R 70 S 56 T 62 U 76 V 67 W 98 X 71 Y 62 Z 60 [ 38 \\ 47 ] 38 ^ 64 _ 64 ` 50
a 50 b 56 c 45 d 57 e 48 f 33 g 51 h 58 i 29 j 29 k 54 l 29 m 88 n 59 o 54 p 57 q 56 r 41 s 43 t 35 u 58 v 50
w 74 x 50 y 49 z 44 { 43 | 38 } 43 ~ 64
"""
GEORGIA_BOLD = """
0 70 1 49 2 64 3 63 4 65 5 60 6 65 7 55 8 68 9 65 space 25 ! 38 " 51 # 70 $ 64 % 88 & 80 ' 27 ( 45 ) 45 * 48
+ 70 , 33 - 38 . 33 / 47 : 37 ; 37 < 70 = 70 > 70 ? 55 @ 97 A 76 B 76 C 72 D 83 E 72 F 67 G 81 H 91 I 45 J 60
K 82 L 69 M 102 N 84 O 82 P 70 Q 82 R 80 S 65 T 68 U 83 V 76 W 113 X 81 Y 73 Z 69 [ 45 \\ 47 ] 45 ^ 70 _ 70
` 50 a 60 b 65 c 53 d 66 e 57 f 39 g 58 h 68 i 35 j 35 k 63 l 34 m 102 n 69 o 64 p 66 q 65 r 52 s 51 t 40 u 68
v 57 w 86 x 59 y 56 z 53 { 50 | 39 } 50 ~ 70
"""


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


def hundredths(text, unit=None):
    """Advances in 1/10000 em of a table in 1/100 em; with a unit, its multiples where one is within the rounding."""
    values = []
    for _, value in sorted(parsed(text, {}).items()):
        exact = round(value / 100 * unit) / unit if unit else value / 100
        values.append(round(10000 * (exact if abs(exact - value / 100) < .0051 else value / 100)))
    return values


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
    write(folder, "BrowserAdvances", f"""// Advances of families measured in a browser, by Scripts/generate-font-advances.py, which says where they are from. {generated}

/// In 1/10000 em, for U+0020 to U+007E; regular and bold. Avenir's are exact, the others rounded to 1/100 em.
""", [("avenir", hundredths(AVENIR, 54)), ("avenirBold", hundredths(AVENIR_BOLD, 54)),
      ("avenirNext", hundredths(AVENIR_NEXT)), ("avenirNextBold", hundredths(AVENIR_NEXT_BOLD)),
      ("georgia", hundredths(GEORGIA)), ("georgiaBold", hundredths(GEORGIA_BOLD))])


if __name__ == "__main__":
    main()
