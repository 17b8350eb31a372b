#!/usr/bin/env python3
"""Compare the texts that scenec measures with font files with what HarfBuzz says about the same files.

  compare-font-advances.py SCENEC FOLDER

FOLDER: fonts, such as /usr/share/fonts/truetype/dejavu. Needs uharfbuzz and fonttools. Every face measures 40 texts at
1000 points; widths may differ by the pixel that they are rounded up to, a third of a point. Prints how many agree.
"""
import glob
import json
import os
import random
import subprocess
import sys
import tempfile
from xml.sax.saxutils import quoteattr

import uharfbuzz as hb
from fontTools.ttLib import TTFont

SIZE = 1000
LETTERS = "ABCDEGHIKLMNOPRSTVWXYZabcdeghkmnopqrsuvwxyz0123456789.,:-() éüñÄß"


def scene(name, texts):
    labels, constraints = [], []
    for k, text in enumerate(texts):
        labels.append(f'<label text={quoteattr(text)} translatesAutoresizingMaskIntoConstraints="NO" id="l{k}">'
                      '<rect key="frame" x="0" y="0" width="1" height="1"/>'
                      f'<fontDescription key="fontDescription" name={quoteattr(name)} pointSize="{SIZE}"/></label>')
        for edge in ("leading", "top"):
            constraints.append(f'<constraint firstItem="l{k}" firstAttribute="{edge}" secondItem="root" '
                               f'secondAttribute="{edge}" id="{edge}{k}"/>')
    return ('<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" '
            'targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina5_9" orientation="portrait"/><objects>'
            '<view id="root"><rect key="frame" x="0" y="0" width="375" height="812"/><subviews>' + "".join(labels)
            + "</subviews><constraints>" + "".join(constraints) + "</constraints></view></objects></document>")


def frames(node, out):
    if isinstance(node, dict):
        if str(node.get("id", "")).startswith("l") and "frame" in node:
            out[node["id"]] = node["frame"]
        for value in node.values():
            frames(value, out)
    elif isinstance(node, list):
        for value in node:
            frames(value, out)
    return out


def main():
    scenec, folder = sys.argv[1:3]
    draw = random.Random(1)
    agree = total = 0
    for path in sorted(glob.glob(os.path.join(folder, "**", "*.[to]tf"), recursive=True)):
        font = TTFont(path, lazy=True)
        name, units = font["name"].getDebugName(6), font["head"].unitsPerEm
        line = SIZE * (font["hhea"].ascent - font["hhea"].descent) / units
        shaper = hb.Font(hb.Face(hb.Blob.from_file_path(path)))
        covered = [c for c in LETTERS if ord(c) in font.getBestCmap()]
        texts = ["".join(draw.choice(covered) for _ in range(draw.randint(2, 12))).strip() or "A" for _ in range(40)]
        with tempfile.TemporaryDirectory() as temporary:
            scene_path = os.path.join(temporary, "Probe.xib")
            with open(scene_path, "w", encoding="utf-8") as handle:
                handle.write(scene(name, texts))
            result = subprocess.run([scenec, "compile", "--quiet", "--compact", "--fonts", folder, scene_path],
                                    capture_output=True, text=True)
        found = frames(json.loads(result.stdout)["layouts"], {})
        right = 0
        for k, text in enumerate(texts):
            buffer = hb.Buffer()
            buffer.add_str(text)
            buffer.guess_segment_properties()
            hb.shape(shaper, buffer, {"kern": True, "liga": False, "clig": False, "calt": False, "ccmp": False, "locl": False})
            width = sum(p.x_advance for p in buffer.glyph_positions) * SIZE / shaper.face.upem
            frame = found[f"l{k}"]
            good = -.01 < frame["width"] - width < 1 / 3 + .01 and -.01 < frame["height"] - line < 1 / 3 + .01
            right += good
            if not good and right == k:
                print(f"  {name}: {text!r} is {frame['width']} × {frame['height']}, expected {width:.2f} × {line:.2f}")
        print(f"{name}: {right} of {len(texts)}")
        agree, total = agree + right, total + len(texts)
    print(f"{agree} of {total} texts agree")


if __name__ == "__main__":
    main()
