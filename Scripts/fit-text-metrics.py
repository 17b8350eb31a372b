#!/usr/bin/env python3
"""Fit the advances of the iOS system font to the label widths that Interface Builder stored.

  fit-text-metrics.py SAMPLES [--emit Sources/TextMetrics] [--report Documentation/TextMetrics.md --bench PROGRAM]

SAMPLES: the output of extract-text-samples.py. Needs numpy, uharfbuzz and the fonts of fonts-inter.

A stored width W says that the true width w obeys W - 1/scale < w <= W (or W - 1 < w <= W where an older canvas
rounded to whole points): an interval-censored regression, solved by projecting each prediction into its interval
and refitting, with redescending weights against labels that some constraint stretched.
    w = size * (sum of advances + n * tracking(size) + kappa * kerning)
The advance of a character is that of Inter plus a learned difference, which shrinks towards zero where there is little
evidence; that of the display cut is the text cut's, drawn together by the same amount everywhere, plus a second difference;
the tracking shrinks towards the published table of SF; kappa scales Inter's kerning. Only figures are taken from Inter.
Inter's own display cut is a worse guide: texts of 21 points and more in repositories that the fit has not seen are wrong by
5.1/1000 em per character on average by it, by 3.4 this way.
"""
import argparse
import collections
import json
import math
import os
import subprocess
import unicodedata

import numpy as np
import uharfbuzz as hb

INTER = "/usr/share/fonts/opentype/inter/"
WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
CUTS = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
# how far a weight stands from regular, in units of the distance from regular to bold
SLOPE = [-1.5, -1.0, -.5, 0, .3, .6, 1, 1.3, 1.6]
STYLES = {"Title0": (34, 3), "LargeTitle": (34, 3), "Title1": (28, 3), "Title2": (22, 3), "Title3": (20, 3),
          "Headline": (17, 5), "Body": (17, 3), "Callout": (16, 3), "Subhead": (15, 3), "Footnote": (13, 3),
          "Caption1": (12, 3), "Caption2": (11, 3)}
# Tracking in 1/1000 em by point size; the published tables, that of SF UI Display raised. ui: Xcode 7 and 8 (SF UI Text to 19, Display from 20); pro: later builds.
UI = {6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -24, 18: -25, 19: -26,
      20: 25, 22: 22, 28: 19, 34: 17, 40: 16, 48: 13, 60: 9, 80: 6, 400: 6}
PRO = {6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26, 18: -25, 19: -24,
       20: -23, 21: -18, 22: -12, 23: -4, 24: 3, 25: 6, 26: 8, 27: 11, 28: 14, 30: 14, 32: 13, 34: 12, 36: 10, 40: 10,
       48: 8, 60: 4, 72: 2, 80: 0, 400: 0}
# Standard deviations of the prior, in em; chosen by cross-validation over repositories.
PRIOR = {"delta": .025, "display": .03, "weight": .02, "tracking": .04, "smooth": .004, "kern": .3, "offset": .003}
PRO_TOOLS = 12500
# How much narrower a character of the display cut is than one of the text cut, before tracking, in em; what that is off, the
# fitted tracking makes up for.
DISPLAY_TIGHTER = .045
ERAS = ["ui", "pro", "mac"]
LAST_SIZE = 100
BLOCKS = [(0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x386, 0x3CE), (0x400, 0x45F), (0x490, 0x491),
          (0x1E80, 0x1E85), (0x1EA0, 0x1EF9), (0x2010, 0x2026), (0x2030, 0x203A), (0x20A0, 0x20BF), (0x2100, 0x2122),
          (0x2190, 0x2199), (0x2202, 0x2265), (0x25A0, 0x25CF)]
CHARACTERS = [chr(c) for low, high in BLOCKS for c in range(low, high + 1)]


def fold(repo):
    h = 0xCBF29CE484222325
    for byte in repo.encode():
        h = ((h ^ byte) * 0x100000001B3) % 2**64
    return (h >> 32) % 5


class Inter:
    def __init__(self):
        self.fonts, self.cache = {}, {}

    def font(self, cut):
        if cut not in self.fonts:
            face = hb.Face(hb.Blob.from_file_path(f"{INTER}Inter-{CUTS[cut]}.otf"))
            self.fonts[cut] = (hb.Font(face), face.upem)
        return self.fonts[cut]

    def shape(self, text, cut, kern=False):
        key = (text, cut, kern)
        if key not in self.cache:
            font, upem = self.font(cut)
            buffer = hb.Buffer()
            buffer.add_str(text)
            buffer.guess_segment_properties()
            hb.shape(font, buffer, {"kern": kern, "calt": False, "liga": False, "ccmp": False})
            self.cache[key] = sum(p.x_advance for p in buffer.glyph_positions) / upem
        return self.cache[key]

    def has(self, character):
        font, _ = self.font(3)
        return font.get_nominal_glyph(ord(character)) is not None


INTER_FONT = Inter()


def base_letter(character):
    """The letter that carries a composed character, whose learned difference it shares."""
    return unicodedata.normalize("NFD", character)[0]


# Text styles as the builds before Xcode 8 draw them: those of the category medium.
MEDIUM = {"Title1": 27, "Title2": 21, "Title3": 19, "Headline": 16, "Body": 16, "Callout": 15, "Subhead": 14,
          "Footnote": 12, "Caption1": 11, "Caption2": 11}


# Those of Xcode 12.5 to 13: the category extra small.
EXTRA_SMALL = {"Title0": 31, "LargeTitle": 31, "Title1": 25, "Title2": 19, "Title3": 17, "Headline": 14, "Body": 14,
               "Callout": 13, "Subhead": 12, "Footnote": 12, "Caption1": 11, "Caption2": 11}


def system_font(font, tools):
    if font is None:
        return 17.0, 3
    if "style" in font:
        name = font["style"].replace("UICTFontTextStyle", "")
        found = STYLES.get(name)
        sizes = MEDIUM if tools < 10500 else EXTRA_SMALL if 18000 <= tools < 21000 else {}
        return (sizes.get(name, found[0]), found[1]) if found else None
    size = {"button": 15, "label": 17, "system": 17, "smallSystem": 12}.get(font.get("size"), 17)
    size = float(font.get("pointSize", size))
    if font.get("type") == "system":
        weight = font.get("weight", "regular")
        return (size, WEIGHTS.index(weight)) if weight in WEIGHTS else None
    if font.get("type") == "boldSystem":
        return size, 6
    return None


def era_of(tools):
    return "helvetica" if tools < 8000 else "ui" if tools < PRO_TOOLS else "pro"


def display_share(size, era):
    if era != "pro":
        return 1.0 if size >= 20 else 0.0
    return min(1.0, max(0.0, (size - 17) / 11))


def prior_tracking(size, era):
    table = PRO if era == "pro" else UI
    keys = sorted(table)
    return float(np.interp(size, keys, [table[k] for k in keys])) / 1000


def integer(tools):
    try:
        return int(tools.split(".")[0])
    except (ValueError, AttributeError):
        return 0


def text_of_button(r):
    """The width of a button's title: the frame less its horizontal insets, if nothing else is in the button."""
    if r.get("configuration") or r.get("image") or r.get("runs") or r["frame"][2] <= 30.5:
        return None
    insets = r["insets"].get("contentEdgeInsets", [0, 0, 0, 0])
    title = r["insets"].get("titleEdgeInsets", [0, 0, 0, 0])
    if any(abs(v) > .01 for v in title):
        return None
    return r["frame"][2] - insets[0] - insets[2]


def widest_segment(r, tools):
    """The title that decides the width of a segmented control with equal segments, and its width."""
    titles = r["titles"]
    if not r["freeWidth"] or not r["auto"] or r["byContent"] or not titles or len(titles) != r["count"] or not all(titles):
        return None, 0
    text = max(titles, key=lambda t: INTER_FONT.shape(t, 3))
    return text, (r["frame"][2] - len(titles) + 1) / len(titles) - (14 if tools < 14868 else 20)


def samples(path):
    seen, out = set(), []
    for line in open(path, encoding="utf-8"):
        r = json.loads(line)
        text, tag = r.get("text"), r["tag"]
        tools = integer(r["tools"])
        if tag == "segmentedControl":
            text, segment = widest_segment(r, tools)
        if not text or any(c not in SET for c in text):
            continue
        if tag == "segmentedControl" and (r["flagged"] or r["hidden"] or era_of(tools) == "helvetica"):
            continue
        width, scale = r["frame"][2], r.get("scale", 1)
        if tag == "macLabel":
            if tools < 9000:
                continue
            era, free, kind, width = "mac", False, "mac", width - 4
            font = system_font(r["font"], 99999)
        elif tag == "segmentedControl":
            era, free, kind, width, font = era_of(tools), False, "segment", segment, (13.0, 3)
        else:
            if r["flagged"] or r["hidden"]:
                continue
            era, free = era_of(tools), r["freeWidth"] and r["auto"] and not r["designable"]
            font = system_font(r["font"] or ({"pointSize": 15 if r.get("type") else 18, "type": "system"} if tag == "button" else None), tools)
            kind = tag
            if era == "helvetica" or not font:
                continue
            if tag == "button":
                width = text_of_button(r)
                if width is None:
                    continue
            elif r["lines"] != 1 and r["frame"][3] > 1.6 * font[0]:
                continue
        if not font or width <= 2:
            continue
        key = (r["repo"], text, font, width, free, era, kind)
        if key in seen:
            continue
        seen.add(key)
        whole = abs(width - round(width)) < .02
        step = 1.0 if whole or kind != "label" else 1 / max(scale, 2)
        out.append({"text": text, "size": font[0], "weight": font[1], "width": width, "low": width - step, "scale": scale,
                    "free": free, "kind": kind, "fold": fold(r["repo"]), "era": era, "tools": tools, "repo": r["repo"],
                    "single": tag == "label" and r["lines"] == 1 and r["freeHeight"]})
    return out


ASCII = [c for c in CHARACTERS if ord(c) < 0x7F]
LEARNED = ASCII + list("©°·×–—‘’“”•…€")  # characters with a difference of their own
SET = set(c for c in CHARACTERS if INTER_FONT.has(c))
INDEX = {c: i for i, c in enumerate(LEARNED)}
N = len(LEARNED)
SIZES = LAST_SIZE - 5  # 6 ... LAST_SIZE
P_DELTA, P_DISPLAY, P_WEIGHT, P_TRACK = 0, N, 2 * N, 3 * N
P_KERN = P_TRACK + len(ERAS) * SIZES
P_OFFSET = P_KERN + 1
P = P_OFFSET + len(WEIGHTS)


def size_shares(size):
    clamped = min(max(size, 6), LAST_SIZE)
    low = int(clamped)
    share = clamped - low
    return [(low - 6, 1 - share)] + ([(low - 5, share)] if share else [])


def row(sample):
    size, weight, era, text = sample["size"], sample["weight"], sample["era"], sample["text"]
    share = display_share(size, era)
    r = np.zeros(P)
    base = 0.0
    for c in text:
        base += INTER_FONT.shape(c, weight) - share * DISPLAY_TIGHTER
        i = INDEX.get(base_letter(c))
        if i is not None:
            r[P_DELTA + i] += 1
            r[P_DISPLAY + i] += share
            r[P_WEIGHT + i] += SLOPE[weight]
    for i, s in size_shares(size):
        r[P_TRACK + ERAS.index(era) * SIZES + i] += s * len(text)
    kern = INTER_FONT.shape(text, 3, True) - INTER_FONT.shape(text, 3)
    r[P_KERN] = kern
    r[P_OFFSET + weight] = len(text)
    return r * size, size * (base + len(text) * prior_tracking(size, era))


def prior_precision(kern=True):
    q = np.zeros((P, P))
    d = np.arange(P)
    q[d[:N], d[:N]] = 1 / PRIOR["delta"]**2
    q[d[N:2 * N], d[N:2 * N]] = 1 / PRIOR["display"]**2
    q[d[2 * N:3 * N], d[2 * N:3 * N]] = 1 / PRIOR["weight"]**2
    for e in range(len(ERAS)):
        for i in range(SIZES):
            k = P_TRACK + e * SIZES + i
            q[k, k] += 1 / PRIOR["tracking"]**2
            if i and not (e == 0 and i + 6 == 20):
                for a, b, s in ((k, k, 1), (k - 1, k - 1, 1), (k, k - 1, -1), (k - 1, k, -1)):
                    q[a, b] += s / PRIOR["smooth"]**2
    q[P_KERN, P_KERN] = 1 / PRIOR["kern"]**2 if kern else 1e12
    for w in range(len(WEIGHTS)):
        q[P_OFFSET + w, P_OFFSET + w] = 1 / PRIOR["offset"]**2
    mean = np.zeros(P)
    mean[P_KERN] = 1 if kern else 0
    return q, mean


def fit(rows, offsets, data, kern=True, iterations=14):
    q, mean = prior_precision(kern)
    theta = mean.copy()
    low = np.array([s["low"] for s in data])
    high = np.array([s["width"] for s in data])
    free = np.array([s["free"] for s in data])
    for step in range(iterations):
        p = offsets + rows @ theta
        target = np.clip(p, low + .05 * (high - low), high - .05 * (high - low))
        error = target - p
        sigma = .2 + .003 * p
        limit = np.where(free, 1, .5) * (max(1.0, 4 - step) + (.03 if step < 3 else .02) * p)
        weight = np.where(np.abs(error) < limit, 1 / (1 + (error / (2 * sigma))**2), 0) / sigma**2 * np.where(free, 1, .5)
        a = rows.T @ (rows * weight[:, None]) + q
        theta = np.linalg.solve(a, rows.T @ (weight * (target - offsets)) + q @ mean)
    return theta


def rounded(width, scale):
    return math.ceil(width * scale - 1e-6) / scale


def score(data, predicted):
    one = two = half = 0
    for s, p in zip(data, predicted):
        scale = s["scale"] if s["scale"] > 1 else (1 if abs(s["width"] - round(s["width"])) < .02 else 2)
        e = abs(rounded(p, scale) - s["width"])
        one += e <= 1.0001
        half += e <= .5001
        two += e <= .02 * s["width"] or e <= 1 / scale + 1e-4
    n = max(1, len(data))
    return one / n, two / n, half / n, len(data)


def cross_validate(rows, offsets, data, kern):
    """Predictions for every sample from a fit without its fifth of the repositories, and the fit that left out the first."""
    pooled = np.zeros(len(data))
    first = None
    for f in range(5):
        inside = np.array([s["fold"] != f for s in data])
        theta = fit(rows[inside], offsets[inside], [s for s in data if s["fold"] != f], kern)
        p = offsets + rows @ theta
        pooled[~inside] = p[~inside]
        if f == 0:
            first = p
    return pooled, first


def percent(share):
    return "%.1f" % (100 * share)


def width_table(rows, offsets, data, theta):
    """Lines of a table: how many widths of free labels and button titles are reproduced, by what was fitted on what."""
    lines = ["| widths of | fitted on | measured on | n | within 1 pt | within 2 % | within 0.5 pt |", "|---|---|---|--:|--:|--:|--:|"]

    def add(what, fitted, measured, chosen, predicted):
        one, two, half, n = score([data[k] for k in chosen], predicted[chosen])
        lines.append(f"| {what} | {fitted} | {measured} | {n} | {percent(one)} | {percent(two)} | {percent(half)} |")

    labels = [k for k, s in enumerate(data) if s["free"] and s["single"]]
    buttons = [k for k, s in enumerate(data) if s["free"] and s["kind"] == "button"]
    large = [k for k, s in enumerate(data) if s["size"] >= 18 and (s["free"] and s["single"] or k in buttons)]
    for kern in (True, False):
        pooled, first = cross_validate(rows, offsets, data, kern)
        what = "labels" if kern else "labels, without kerning"
        add(what, "four fifths", "the same", [k for k in labels if data[k]["fold"] != 0], first)
        add(what, "four fifths", "the held-out fifth", [k for k in labels if data[k]["fold"] == 0], first)
        add(what, "four fifths, five times", "each held-out fifth", labels, pooled)
        if kern:
            add("button titles", "four fifths, five times", "each held-out fifth", buttons, pooled)
            add("both, 18 points and more", "four fifths, five times", "each held-out fifth", large, pooled)
    add("labels", "everything (shipped)", "the same", labels, offsets + rows @ theta)
    return lines


def height_table(samples_path, bench):
    """Lines of a table: how many heights of free labels the compiled module reproduces, at the stored widths."""
    texts, records = [], []
    for line in open(samples_path, encoding="utf-8"):
        r = json.loads(line)
        if (r["tag"] != "label" or r["flagged"] or not r["freeHeight"] or not r["auto"] or r["hidden"] or not r.get("text")
                or r["frame"][2] < 2 or r.get("runs") or r["designable"]):
            continue
        tools = integer(r["tools"])
        font = system_font(r["font"], tools)
        if not font:
            continue
        text = r["text"].replace("\\", "\\\\").replace("\r", "").replace("\n", "\\n").replace("\t", "\\t")
        # A label of free width is never narrower than its own text asks for.
        width = "nan" if r["lines"] == 1 or r["freeWidth"] and len(text) < 40 else str(r["frame"][2] + .01)
        texts.append("\t".join([(r["font"] or {}).get("style", ""), str(font[0]), str(font[1]), str(tools), width,
                                str(r["lines"]), str(r["scale"]), text]))
        records.append((r, font))
    out = subprocess.run([bench, "measure"], input="\n".join(texts) + "\n", capture_output=True, text=True, check=True).stdout
    hits = collections.Counter()
    for (r, font), row in zip(records, out.splitlines()):
        height, count = float(row.split("\t")[2]), int(row.split("\t")[3])
        several = r["lines"] != 1 and (count > 1 or r["frame"][3] > 1.6 * font[0])
        error = abs(height - r["frame"][3])
        hits[several, "n"] += 1
        hits[several, "one"] += error <= 1.0001
        hits[several, "half"] += error <= .5001
    lines = ["| heights of | n | within 1 pt | within 0.5 pt |", "|---|--:|--:|--:|"]
    for several, what in ((False, "labels of one line"), (True, "labels of several lines")):
        n = max(1, hits[several, "n"])
        lines.append(f"| {what} | {n} | {percent(hits[several, 'one'] / n)} | {percent(hits[several, 'half'] / n)} |")
    return lines


FAMILIES = ("HelveticaNeue", "Avenir", "Georgia")  # those with advances of their own
SCRIPTS = {"CYRILLIC": "Cyrillic", "GREEK": "Greek", "ARABIC": "Arabic", "HEBREW": "Hebrew", "DEVANAGARI": "Devanagari", "THAI": "Thai",
           "HANGUL": "Hangul", "HIRAGANA": "kana", "KATAKANA": "kana", "CJK": "Han"}


def script_table(samples_path, bench):
    """Lines of a table: of the labels and buttons with letters beyond Latin, how many there are, and how many free sizes are found."""
    texts, records, count, heights = [], [], collections.Counter(), collections.Counter()
    for line in open(samples_path, encoding="utf-8"):
        r = json.loads(line)
        scripts = {SCRIPTS.get(unicodedata.name(c, "?").split()[0]) for c in r.get("text") or "" if ord(c) > 0x250} - {None}
        if r["tag"] not in ("label", "button") or not scripts:
            continue
        count.update(scripts)
        tools, font = integer(r["tools"]), r.get("font") or {}
        found = (float(font["pointSize"]), 3) if font.get("name") and "pointSize" in font else system_font(r["font"], tools)
        if r["flagged"] or not found or r["tag"] != "label" or r["lines"] != 1 or not (r["freeWidth"] or r["freeHeight"]):
            continue
        records.append((r, scripts))
        texts.append("\t".join([font.get("name", ""), str(found[0]), str(found[1]), str(tools), "nan", "1", str(r["scale"]),
                                r["text"].replace("\n", "\\n")]))
    out = subprocess.run([bench, "measure"], input="\n".join(texts) + "\n", capture_output=True, text=True, check=True).stdout
    hits = collections.Counter()
    for (r, scripts), row in zip(records, out.splitlines()):
        width, height = (float(v) for v in row.split("\t")[:1] + row.split("\t")[2:3])
        for script in scripts:
            for dimension, free, size, k in (("w", r["freeWidth"], width, 2), ("h", r["freeHeight"], height, 3)):
                hits[script, dimension] += free
                hits[script, dimension, "near"] += free and abs(size - r["frame"][k]) <= 1.0001
    lines = ["| script | labels and buttons | free widths | within 1 pt | free heights of one line | within 1 pt |",
             "|---|--:|--:|--:|--:|--:|"]
    for script in dict.fromkeys(SCRIPTS.values()):
        numbers = [count[script]] + [hits[key] for d in "wh" for key in ((script, d), (script, d, "near"))]
        lines.append(f"| {script} | " + " | ".join(map(str, numbers)) + " |")
    return lines


def family_table(samples_path, bench):
    """Lines of a table: how many widths of free labels and button titles in named fonts the compiled module reproduces."""
    texts, widths, seen = [], [], set()
    for line in open(samples_path, encoding="utf-8"):
        r = json.loads(line)
        font, tools = r.get("font") or {}, integer(r.get("tools"))
        name = font.get("name", "")
        if (r["tag"] not in ("label", "button") or r["flagged"] or r["hidden"] or not r["auto"] or r["designable"] or not r["freeWidth"]
                or not r.get("text") or r.get("runs") or r["tag"] == "label" and r["lines"] != 1):
            continue
        if name.startswith(FAMILIES):
            what, weight, size = name, 3, float(font.get("pointSize", 17))
        elif era_of(tools) == "helvetica" and not name:
            found = system_font(font or ({"pointSize": 15 if r.get("type") else 18, "type": "system"} if r["tag"] == "button" else None),
                                tools)
            if not found:
                continue
            what, (size, weight) = "the system font of iOS 7 and 8", found
        else:
            continue
        width = text_of_button(r) if r["tag"] == "button" else r["frame"][2]
        if width is None or r["tag"] == "button" and len(r["text"]) < 3 or (r["text"], what, size, width) in seen:
            continue
        seen.add((r["text"], what, size, width))
        texts.append("\t".join([name, str(size), str(weight), str(tools), "nan", "1", "1", r["text"].replace("\n", "\\n")]))
        widths.append((what, width))
    out = subprocess.run([bench, "measure"], input="\n".join(texts) + "\n", capture_output=True, text=True, check=True).stdout
    hits = collections.defaultdict(lambda: [0, 0])
    for (what, width), row in zip(widths, out.splitlines()):
        hits[what][0] += 1
        hits[what][1] += abs(math.ceil(float(row.split("\t")[0]) - 1e-6) - math.ceil(width)) <= 1
    lines = ["| widths in | n | within 1 pt |", "|---|--:|--:|"]
    lines += [f"| {what} | {n} | {near} |" for what, (n, near) in sorted(hits.items())]
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("samples")
    parser.add_argument("--emit", metavar="FOLDER", help="write the tables into this folder")
    parser.add_argument("--report", metavar="FILE", help="write the errors into this file")
    parser.add_argument("--bench", metavar="PROGRAM", help="text-metrics-bench, to measure heights for the report")
    parser.add_argument("--misses", action="store_true", help="list the labels that the fit does not reproduce")
    arguments = parser.parse_args()
    data = samples(arguments.samples)
    built = [row(s) for s in data]
    rows, offsets = np.array([b[0] for b in built]), np.array([b[1] for b in built])
    theta = fit(rows, offsets, data)
    if arguments.misses:
        predicted = offsets + rows @ theta
        bad = sorted((round(s["width"] - p, 2), s["text"][:40], WEIGHTS[s["weight"]], s["size"], round(s["width"], 2), s["tools"],
                      s["repo"][:22], s["scale"]) for s, p in zip(data, predicted) if s["free"] and not -.7 < s["width"] - p < 1.2)
        for b in bad:
            print(*b)
    if arguments.emit:
        emit(arguments.emit, theta, data)
    if arguments.report:
        report(arguments, rows, offsets, data, theta)


def report(arguments, rows, offsets, data, theta):
    kinds = collections.Counter(s["kind"] for s in data)
    free = sum(s["free"] and s["single"] for s in data)
    text = f"""# How well texts are measured

Written by `Scripts/fit-text-metrics.py --report`; run it again instead of editing.

Without font files of the user's, `TextMetrics` goes by tables. These are fitted to the widths that Interface Builder stored for texts of real files:
{kinds['label']} labels, {kinds['button']} button titles, {kinds['segment']} segments and {kinds['mac']} static texts of Mac windows, of three generations of the system font. A
label's width counts below only where nothing but its text decides it and its height: one line, no constraint, mask or stack that
could fix either dimension, no constraint of some size classes only, no designable's own size, and no flag stored on it or above
it. Repositories are split into five by a hash of their names; where a line says held out, no text of the repositories measured was
seen by the fit. A few labels are stale in their files (as large as another text or font asks for), which no model reproduces.

{chr(10).join(width_table(rows, offsets, data, theta))}

A width counts when it is within the distance after rounding up to the pixel; within 2 % includes within one pixel.
The held-out fifth has few labels; the third line measures every repository once.
"""
    if arguments.bench:
        text += f"""
{chr(10).join(height_table(arguments.samples, arguments.bench))}

Heights are measured by the compiled module at the stored width, with line breaking; they hang on no fitted table but line heights
and, for several lines, on whether the lines break in the same places.

{chr(10).join(family_table(arguments.samples, arguments.bench))}

Helvetica Neue has its published advances (Scripts/generate-font-advances.py); only its thin cut is fitted, on the widths above.
Avenir, Avenir Next and Georgia have advances measured in a browser; how far the cuts of Avenir Next stand from regular is set by
the widths above.

{chr(10).join(script_table(arguments.samples, arguments.bench))}

Scene files hold few texts beyond Latin: translations are in files of strings, which no frame goes with. Advances of Greek and
Cyrillic are those of Inter, Han and kana are one em wide, the others have an average each: none of that is held against more
than the widths above.

The shipped tables are fitted on everything. The scale of kerning, taken from Inter, is {theta[P_KERN]:.2f}.
"""
    with open(arguments.report, "w") as handle:
        handle.write(text)


def hexadecimal(values, per_line=24):
    return ",\n    ".join(", ".join(str(v) for v in values[i:i + per_line]) for i in range(0, len(values), per_line))


def kerning_classes(theta):
    """Inter's pair kerning over ASCII, times kappa, with equal rows and equal columns merged into classes."""
    kappa = theta[P_KERN]
    matrix = np.zeros((len(ASCII), len(ASCII)), dtype=int)
    for i, a in enumerate(ASCII):
        for j, b in enumerate(ASCII):
            k = INTER_FONT.shape(a + b, 3, True) - INTER_FONT.shape(a + b, 3)
            matrix[i, j] = max(-127, min(127, round(1000 * kappa * k)))
    matrix[np.abs(matrix) < 3] = 0

    def classes(m):
        kinds, which = [], []
        for r in m:
            key = tuple(r)
            if key not in kinds:
                kinds.append(key)
            which.append(kinds.index(key))
        return which, kinds
    first, kinds = classes(matrix)
    second, columns = classes(np.array(kinds).T)
    return first, second, np.array(columns).T


def emit(folder, theta, data):
    evidence = collections.Counter(base_letter(c) for s in data for c in set(s["text"]) if base_letter(c) in INDEX)
    lines = []
    for c in CHARACTERS:
        values = []
        for share in (0, 1):
            for w in range(len(WEIGHTS)):
                if not INTER_FONT.has(c):
                    values.append(0)
                    continue
                a = INTER_FONT.shape(c, w) - share * DISPLAY_TIGHTER + theta[P_OFFSET + w]
                i = INDEX.get(base_letter(c))
                if i is not None:
                    a += theta[P_DELTA + i] + SLOPE[w] * theta[P_WEIGHT + i] + share * theta[P_DISPLAY + i]
                values.append(max(0, round(10000 * a)))
        lines.append("    " + ", ".join(map(str, values)) + ",")
    first, second, matrix = kerning_classes(theta)
    seen = [min(255, evidence.get(base_letter(c), 0)) if base_letter(c) in INDEX else 0 for c in ASCII]
    header = f"""// swift-format-ignore-file
// Advances, tracking and kerning of the iOS system font, as fitted by Scripts/fit-text-metrics.py to the widths of
// {len(data)} labels of real files. Generated: change the script, not this file. How well it fits is in
// Documentation/TextMetrics.md. Unseen characters have the figures of Inter, an open font of similar design.

"""
    tracking = []
    for era in ERAS[:2]:
        e = ERAS.index(era)
        tracking.append([round(10000 * (theta[P_TRACK + e * SIZES + z - 6] + prior_tracking(z, era))) for z in range(6, LAST_SIZE + 1)])
    text = header + f"""enum SystemFontTables {{
  /// Ranges of scalars that have a row of `advances`, in the order of the rows.
  static let blocks: [(first: UInt32, last: UInt32)] = [
    {", ".join(f"(0x{a:X}, 0x{b:X})" for a, b in BLOCKS)}
  ]

  /// Per character: nine weights of the text cut, then nine of the display cut, in 1/10000 em; 0 where unknown.
  static let advances: [UInt16] = [
{chr(10).join(lines)}
  ]

  /// How many labels of the evidence hold each character from U+0020 to U+007E, at most 255.
  static let evidence: [UInt8] = [
    {hexadecimal(seen)},
  ]

  /// Tracking in 1/10000 em for the point sizes 6 to {LAST_SIZE}: Xcode 7 and 8 (SF UI Text and Display).
  static let trackingSanFranciscoUI: [Int16] = [
    {hexadecimal(tracking[0])},
  ]

  /// Tracking in 1/10000 em for the point sizes 6 to {LAST_SIZE}: Xcode 9 and later (SF Pro with optical sizes).
  static let trackingSanFranciscoPro: [Int16] = [
    {hexadecimal(tracking[1])},
  ]

  /// Kerning class of each character from U+0020 to U+007E as the first of a pair.
  static let firstKerningClass: [UInt8] = [
    {hexadecimal(first)},
  ]

  /// Kerning class of each character from U+0020 to U+007E as the second of a pair.
  static let secondKerningClass: [UInt8] = [
    {hexadecimal(second)},
  ]

  static let secondKerningClassCount = {matrix.shape[1]}

  /// Kerning by first class, then second class, in 1/1000 em.
  static let kerning: [Int8] = [
    {hexadecimal([int(v) for v in matrix.flatten()])},
  ]
}}
"""
    with open(os.path.join(folder, "SystemFontTables+Generated.swift"), "w") as handle:
        handle.write(text)


if __name__ == "__main__":
    main()
