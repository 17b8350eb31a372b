#!/usr/bin/env python3
"""Write the advances of Helvetica over ASCII, from the figures of Nimbus Sans, which has the same ones by design.

  generate-helvetica-advances.py Sources/TextMetrics

Needs uharfbuzz and the fonts of fonts-urw-base35. Helvetica Neue, Arial and the fonts that stand in for missing ones are
scaled from it (NamedFont.swift).
"""
import os
import sys

import uharfbuzz as hb


def advances(cut):
    face = hb.Face(hb.Blob.from_file_path(f"/usr/share/fonts/opentype/urw-base35/NimbusSans-{cut}.otf"))
    font = hb.Font(face)
    return [round(10000 * font.get_glyph_h_advance(font.get_nominal_glyph(c)) / face.upem) for c in range(0x20, 0x7F)]


def rows(values):
    return ",\n    ".join(", ".join(map(str, values[i:i + 16])) for i in range(0, len(values), 16))


with open(os.path.join(sys.argv[1], "HelveticaAdvances+Generated.swift"), "w") as handle:
    handle.write(f"""// swift-format-ignore-file
// Advances of Helvetica, by Scripts/generate-helvetica-advances.py. Generated: change the script, not this file.

/// In 1/10000 em, for U+0020 to U+007E.
enum HelveticaAdvances {{
  static let regular: [UInt16] = [
    {rows(advances("Regular"))},
  ]

  static let bold: [UInt16] = [
    {rows(advances("Bold"))},
  ]
}}
""")
