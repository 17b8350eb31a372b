#!/usr/bin/env python3
"""Collect the labels, buttons and segmented controls of Interface Builder files, with the size that Interface Builder stored.

  extract-text-samples.py LIST ROOT OUTPUT

LIST: paths relative to ROOT, one per line. OUTPUT: one JSON object per line, an object per label, button or control.
Each object says whether the width and the height are free: whether the required constraints, the masks and
the stacks around the view leave the dimension open even when every other view with at least the same hugging
priority has its intrinsic size. Only such sizes are those of the text; the others follow from constraints.
"""
import base64
import json
import os
import re
import sys
import xml.etree.ElementTree as ET

import numpy

from stored_scenes import multiplier, number

INTRINSIC = {"label", "button", "imageView", "switch", "stepper", "segmentedControl", "activityIndicatorView",
             "textField", "pageControl", "slider", "progressView", "datePicker", "pickerView"}
LOW = {"leading": 0, "left": 0, "top": 0, "leadingMargin": 0, "leftMargin": 0, "topMargin": 0,
       "trailing": 1, "right": 1, "bottom": 1, "trailingMargin": 1, "rightMargin": 1, "bottomMargin": 1,
       "centerX": .5, "centerY": .5, "centerXWithinMargins": .5, "centerYWithinMargins": .5,
       "baseline": .8, "lastBaseline": .8, "firstBaseline": .2}
AXIS = {**{k: 0 for k in ("leading", "left", "leadingMargin", "leftMargin", "trailing", "right", "trailingMargin",
                          "rightMargin", "centerX", "centerXWithinMargins", "width")},
        **{k: 1 for k in ("top", "topMargin", "bottom", "bottomMargin", "centerY", "centerYWithinMargins",
                          "baseline", "lastBaseline", "firstBaseline", "height")}}
SCALE3 = {"retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_7", "retina6_12", "retina6_72", "retina6_3",
          "retina6_9", "retina5_4", "retina6_3"}


def frame_of(element):
    for child in element:
        if child.tag == "rect" and child.get("key") == "frame":
            return [number(child.get(k), None) for k in ("x", "y", "width", "height")]
    return None


def string_of(element, key):
    if element.get(key) is not None:
        return element.get(key)
    for child in element:
        if child.get("key") == key and child.tag in ("string", "mutableString"):
            text = child.text or ""
            if child.get("base64-UTF8") == "YES":
                text = re.sub(r"\s", "", text)
                try:
                    return base64.b64decode(text + "=" * (-len(text) % 4)).decode("utf-8", "replace")
                except ValueError:
                    return None
            return text
    return None


def font_of(element, key="fontDescription"):
    for child in element:
        if child.tag == "fontDescription" and child.get("key") == key:
            return {k: v for k, v in child.attrib.items() if k != "key"}
    return None


def fragments_of(element, key):
    for child in element:
        if child.tag == "attributedString" and child.get("key") == key:
            runs = []
            for fragment in child.iter("fragment"):
                text = fragment.get("content")
                if text is None:
                    text = string_of(fragment, "content")
                font = next((dict(f.attrib) for f in fragment.iter("font")), None)
                style = next((dict(f.attrib) for f in fragment.iter("paragraphStyle")), None)
                runs.append({"text": text or "", "font": font, "style": style})
            return runs
    return None


class Scene:
    """The views under one top object and the rank of what fixes their sizes."""

    def __init__(self, top, device):
        self.device = device
        self.views, self.parent, self.alias, self.constraints = [], {}, {}, []
        self.flagged, self.varied = set(), set()
        self.collect(top)
        self.index = {v.get("id"): i for i, v in enumerate(self.views)}
        self.free = [self.solve(0), self.solve(1)]

    def collect(self, top):
        stack = [(top, None, False)]
        while stack:
            element, view, flagged = stack.pop()
            is_view = element.get("id") and (frame_of(element) is not None) and element.tag not in ("navigationBar", "tabBar")
            if is_view:
                self.views.append(element)
                self.parent[element.get("id")] = view
                view = element.get("id")
                flagged = flagged or element.get("misplaced") == "YES" or element.get("ambiguous") == "YES"
                if flagged:
                    self.flagged.add(view)
            elif element.tag in ("viewLayoutGuide", "viewControllerLayoutGuide", "keyboardLayoutGuide"):
                self.alias[element.get("id")] = view
            if element.tag == "constraint" and element.get("id"):
                self.constraints.append((view, element))
            if element.tag == "variation":
                self.varied.update(e.get("reference") for e in element.iter() if e.get("reference"))
                continue
            for child in reversed(list(element)):
                stack.append((child, view, flagged))

    def solve(self, axis):
        views, count = self.views, len(self.views)
        rows = []

        def row():
            r = numpy.zeros(2 * count)
            rows.append(r)
            return r

        def add(r, ident, attribute, factor):
            ident = self.alias.get(ident, ident)
            i = self.index.get(ident)
            if i is None:
                return
            if attribute in ("width", "height"):
                r[2 * i + 1] += factor
            else:
                r[2 * i] += factor
                r[2 * i + 1] += factor * LOW[attribute]

        size = ("width", "height")[axis]
        low = ("leading", "top")[axis]
        high = ("trailing", "bottom")[axis]
        for v in views:
            # A container is taken as fixed even where its own constraints leave it open: it may be stale or ambiguous.
            contains = v.tag not in INTRINSIC and v.tag != "stackView"
            if contains or v.get("translatesAutoresizingMaskIntoConstraints") != "NO" or v.get("fixedFrame") == "YES":
                add(row(), v.get("id"), low, 1)
                add(row(), v.get("id"), size, 1)
        tight = set()
        for owner, c in self.constraints:
            a, b = c.get("firstAttribute"), c.get("secondAttribute")
            first = c.get("firstItem") or owner
            second = c.get("secondItem") or (owner if b else None)
            first, second = self.alias.get(first, first), self.alias.get(second, second)
            if AXIS.get(a) != axis:
                continue
            if (c.get("relation") in ("greaterThanOrEqual", "lessThanOrEqual") or number(c.get("priority"), 1000) < 1000
                    or c.get("id") in self.varied or len(c)):
                # An optional or unequal constraint, or one of some size classes only, may decide the size: such views are
                # not free.
                tight.update(x for x in (first, second) if x)
                continue
            r = row()
            add(r, first, a, 1)
            if b and AXIS.get(b) == axis:
                add(r, second, b, -multiplier(c.get("multiplier")))
        for v in views:
            if v.tag != "stackView":
                continue
            ident = v.get("id")
            children = [c for c in views if self.parent[c.get("id")] == ident and c.get("hidden") != "YES"]
            if not children:
                continue
            horizontal = v.get("axis") != "vertical"
            if horizontal == (axis == 0):
                for child, edge in ((children[0], low), (children[-1], high)):
                    r = row()
                    add(r, child.get("id"), edge, 1)
                    add(r, ident, edge, -1)
                distribution = v.get("distribution", "fill")
                for left, right in zip(children, children[1:]):
                    if distribution in ("fill", "fillEqually", "fillProportionally"):
                        r = row()
                        add(r, right.get("id"), low, 1)
                        add(r, left.get("id"), high, -1)
                    if distribution in ("fillEqually", "fillProportionally"):
                        r = row()
                        add(r, right.get("id"), size, 1)
                        add(r, left.get("id"), size, -1)
                if distribution in ("fillEqually", "fillProportionally") and len(children) > 1:
                    tight.update(c.get("id") for c in children)
            else:
                alignment = v.get("alignment", "fill")
                for child in children:
                    if alignment == "fill":
                        edges = (low, high)
                    elif alignment in ("top", "leading", "firstBaseline"):
                        edges = (low,)
                    elif alignment in ("bottom", "trailing", "lastBaseline"):
                        edges = (high,)
                    else:
                        edges = (("centerX", "centerY")[axis],)
                    for edge in edges:
                        r = row()
                        add(r, child.get("id"), edge, 1)
                        add(r, ident, edge, -1)
        intrinsic = [i for i, v in enumerate(views) if v.tag in INTRINSIC]
        if not intrinsic or count > 400:
            return {}
        if rows:
            matrix = numpy.array(rows)
            _, s, vt = numpy.linalg.svd(matrix, full_matrices=True)
            rank = int((s > 1e-9 * max(1.0, s[0])).sum())
            null = vt[rank:].T
        else:
            null = numpy.eye(2 * count)
        name = ("horizontalHuggingPriority", "verticalHuggingPriority")[axis]
        level = {i: number(views[i].get(name), 250) for i in intrinsic}
        free = {}
        for h in sorted(set(level.values())):
            # Vertically any other content may win: its compression resistance is above this view's hugging.
            group = [i for i in intrinsic if axis == 1 or level[i] >= h]
            m = null[[2 * i + 1 for i in group], :]
            # What the constraints determine is zero but for rounding, which would look like a direction of its own.
            m = numpy.where(numpy.abs(m) < 1e-9, 0, m)
            if not m.any():
                continue
            hat = m @ numpy.linalg.pinv(m, rcond=1e-9)
            for k, i in enumerate(group):
                if level[i] == h and abs(hat[k, k] - 1) < 1e-6:
                    ident = views[i].get("id")
                    free[ident] = ident not in tight
        return free


MAC_SIZES = {"system": 13, "cellTitle": 12, "smallSystem": 11, "miniSystem": 9, "systemBold": 13, "smallSystemBold": 11,
             "message": 13, "label": 10, "menu": 13, "controlContent": 12, "toolTip": 11, "systemSemibold": 13,
             "systemMedium": 13, "systemLight": 13}


def mac_records(path, document):
    """The static texts of a macOS file: the same face at other sizes, in frames 4 points wider than the text."""
    for field in document.iter("textField"):
        cell, frame = field.find("textFieldCell"), frame_of(field)
        if cell is None or frame is None or None in frame or field.get("misplaced") == "YES":
            continue
        font = next((f for f in cell if f.tag == "font"), None)
        text = string_of(cell, "title")
        if font is None or not text or font.get("metaFont") not in MAC_SIZES or cell.get("drawsBackground") == "YES":
            continue
        meta = font.get("metaFont")
        size = number(font.get("size"), MAC_SIZES[meta])
        weight = ("bold" if meta.endswith("Bold") else "semibold" if meta.endswith("Semibold")
                  else "medium" if meta.endswith("Medium") else "light" if meta.endswith("Light") else "regular")
        yield {"path": path, "repo": path.split("/")[0], "tag": "macLabel", "frame": frame, "text": text,
               "font": {"type": "system", "weight": weight, "pointSize": size}, "tools": document.get("toolsVersion")}


def records(path, root):
    document = ET.parse(os.path.join(root, path)).getroot()
    if document.tag == "document" and document.get("type", "").startswith("com.apple.InterfaceBuilder3.Cocoa."):
        yield from mac_records(path, document)
        return
    if document.tag != "document" or document.get("useAutolayout") != "YES" or document.get("targetRuntime", "")[:3] != "iOS":
        return
    device = document.find("device")
    device = device.get("id") if device is not None else None
    scale = 1 if device is None else (3 if device in SCALE3 else 2)
    images = {i.get("name"): [number(i.get("width")), number(i.get("height"))] for i in document.iter("image") if i.get("width")}
    fonts = sorted({s.text for array in document.iter("array") for s in array if s.tag == "string" and s.text})
    designables = {d.get("name") for d in document.iter("designable")}
    tops = list(document.iter("scene")) if document.find("scenes") is not None else list(document.find("objects") or [])
    for top in tops:
        scene = Scene(top, device)
        by_id = {v.get("id"): v for v in scene.views}
        for v in scene.views:
            if v.tag not in ("label", "button", "segmentedControl"):
                continue
            ident = v.get("id")
            frame = frame_of(v)
            if None in frame:
                continue
            parent = by_id.get(scene.parent[ident])
            out = {
                "path": path, "repo": path.split("/")[0], "id": ident, "tag": v.tag, "frame": frame, "scale": scale,
                "device": device, "tools": document.get("toolsVersion"), "flagged": ident in scene.flagged,
                "freeWidth": scene.free[0].get(ident, False), "freeHeight": scene.free[1].get(ident, False),
                "auto": v.get("translatesAutoresizingMaskIntoConstraints") == "NO" and v.get("fixedFrame") != "YES",
                "hidden": v.get("hidden") == "YES", "parent": parent.tag if parent is not None else None,
                "designable": ident in designables,
                "custom": v.get("customClass"), "font": font_of(v), "customFonts": fonts,
            }
            if any(c.tag == "variation" and c.find("fontDescription") is not None for c in v):
                continue
            if v.tag == "label":
                out["text"] = string_of(v, "text")
                out["runs"] = fragments_of(v, "attributedText")
                out["lines"] = int(number(v.get("numberOfLines"), 1))
                out["break"] = v.get("lineBreakMode")
                out["fit"] = v.get("adjustsFontSizeToFit")
                out["preferred"] = v.get("preferredMaxLayoutWidth")
            elif v.tag == "segmentedControl":
                segments = list(v.iter("segment"))
                out["titles"] = [s.get("title") for s in segments if not s.get("image") and not number(s.get("width"))]
                out["count"], out["byContent"] = len(segments), v.get("apportionsSegmentWidthsByContent") == "YES"
            else:
                out["type"] = v.get("buttonType")
                out["break"] = v.get("lineBreakMode")
                state = next((s for s in v if s.tag == "state" and s.get("key") == "normal"), None)
                if state is not None:
                    out["text"] = string_of(state, "title")
                    out["image"], out["background"] = state.get("image"), state.get("backgroundImage")
                    out["catalog"] = state.get("catalog")
                    out["runs"] = fragments_of(state, "attributedTitle")
                    out["size"] = images.get(state.get("image"))
                    out["backgroundSize"] = images.get(state.get("backgroundImage"))
                out["insets"] = {i.get("key"): [number(i.get(k)) for k in ("minX", "minY", "maxX", "maxY")]
                                 for i in v if i.tag == "inset"}
                configuration = next((c for c in v if c.tag == "buttonConfiguration"), None)
                if configuration is not None:
                    out["configuration"] = dict(configuration.attrib)
                    out["configuration"]["children"] = [[c.tag, c.attrib] for c in configuration.iter() if c is not configuration]
                    out["configuration"]["runs"] = fragments_of(configuration, "attributedTitle")
                    out["configuration"]["size"] = images.get(configuration.get("image"))
            yield out


def main():
    listing, root, output = sys.argv[1:4]
    with open(output, "w", encoding="utf-8") as handle:
        for path in open(listing, encoding="utf-8").read().split("\n"):
            if path:
                for record in records(path, root):
                    handle.write(json.dumps(record, ensure_ascii=False, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
