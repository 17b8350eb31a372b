#!/usr/bin/env python3
"""Writes Documentation/LayoutMisses.md: which views of real files are not found where Interface Builder stored them, by cause.

Needs a corpus of scene files (--corpus FOLDER, default ../shared/corpus/files) and a release build of scenec. Each file is
compiled with the stored frames of all views that constraints place set to zero, so that nothing can be read back; a view is
missed when a coordinate differs from the stored one by more than a point. Views that Interface Builder flagged, and views
inside flagged ones, are left out.

A miss is put down to the first cause that holds:
  not installed    a variation takes the view out of the layout; its stored frame is an old one
  never laid out   a stored length of 1000 points, which Interface Builder writes for views that it has not laid out
  unconstrained    no constraint touches the view: where it is, only its zeroed frame held
  root             the view is a root whose size only the zeroed frame held
  stale            the stored frames contradict an equality between the view and its neighbours by more than a point
  content size     the view's own text, image or control size differs, and no constraint fixes it
A missed view without such a cause that is tied to one with it, directly or through other missed views (by a constraint, as
its parent or child, in one stack view), follows it: it counts under the cause of the nearest. Of the rest:
  guide or margin  the view is tied to a guide or a margin
  stack view       the view is a stack view, or arranged by one
  open             none of these
"""
import argparse
import collections
import json
import os
import pathlib
import subprocess
import tempfile
import xml.etree.ElementTree as ET

KEYS = ("x", "y", "width", "height")
CONTENT = {"label", "button", "textField", "imageView", "segmentedControl", "textView", "switch", "slider", "stepper",
           "pickerView", "datePicker", "searchBar", "toolbar", "activityIndicatorView", "progressView", "pageControl"}
REASONS = {
    "content size of label": "one in ten is measured a few percent too wide or too narrow. The others are as large as an earlier text "
    "made them (most in three projects), have padding that their class adds, or share what is left over with equals.",
    "content size of button": "as for labels; images whose size the document does not state; appearances that only the class draws.",
    "content size of textField": "widths of placeholders; heights of older canvases in stack views.",
    "content size of textView": "where lines break, and how high a text is that does not scroll.",
    "content size of slider": "views of 1000 points around it, which Interface Builder has not laid out.",
    "content size of imageView": "images that the document does not list: Interface Builder saw them in the project's catalog.",
    "content size of segmentedControl": "widths of titles; controls stretched to heights of older canvases.",
    "content size of toolbar": "44 points of an older canvas where the present one shows 49.",
    "stale": "files saved without laying the scene out again: constraints and frames disagree.",
    "never laid out": "Interface Builder writes 1000 × 1000 for such views, and what is tied to them follows.",
    "root": "what size a view of its own was given by hand, nothing else in the file says.",
    "stack view": "most in one project's scrolled stacks: a centre constraint to the scroll view at a low priority stretches what is in "
    "them to the scroll view's height (two required ones in other projects and three of the project's own scenes agree), while the "
    "file keeps the 50 or 128 points of a view as it came from the library; else which of several equal views gives way.",
    "guide or margin": "label heights of older canvases (21 where the font asks for 20.5) in chains below a guide; embedded scenes "
    "with insets of their own; margins that a class sets.",
    "open": "label heights of older canvases; classes that draw themselves and tell their size by code; "
    "what an ambiguous view was given.",
    "unconstrained": "an ambiguous view keeps its place, which the comparison hides.",
    "not installed": "the view is in no layout of the file's device, and none of these in that of any other; the stored frame is that of "
    "the day when it was taken out.",
}


def frame_element(view):
    return next((c for c in view if c.tag == "rect" and c.get("key") == "frame"), None)


class Document:
    """One file: its views, their parents, and the constraints that touch them."""

    def __init__(self, root):
        self.views, self.parent, self.stored, self.scored = {}, {}, {}, set()
        self.links = collections.defaultdict(list)
        self.guides, self.pinned = set(), collections.defaultdict(set)
        self.walk(root, None, False)

    def walk(self, root, parent, flagged):
        stack = [(root, parent, flagged)]
        while stack:
            element, parent, flagged = stack.pop()
            identifier, rect = element.get("id"), frame_element(element)
            if identifier and rect is not None:
                flagged = flagged or element.get("misplaced") == "YES" or element.get("ambiguous") == "YES"
                self.views[identifier], self.parent[identifier] = element, parent
                self.stored[identifier] = [float(rect.get(k)) for k in KEYS]
                placed = element.get("translatesAutoresizingMaskIntoConstraints") == "NO"
                if placed and element.get("fixedFrame") != "YES":
                    if not flagged:
                        self.scored.add(identifier)
                    for key in KEYS:
                        rect.set(key, "0.0")
                parent = identifier
            elif element.tag in ("viewControllerLayoutGuide", "viewLayoutGuide"):
                self.guides.add(identifier)
            elif element.tag == "constraint":
                first, second = element.get("firstItem", parent), element.get("secondItem")
                for a, b in ((first, second), (second, first)):
                    if a:
                        self.links[a].append((element, b))
                if second is None:
                    self.pinned[first].add(element.get("firstAttribute"))
            stack.extend((child, parent, flagged) for child in reversed(element))

    def absolute(self, identifier):
        x = y = 0.0
        current = identifier
        while current:
            x, y = x + self.stored[current][0], y + self.stored[current][1]
            current = self.parent[current]
        return x, y, x + self.stored[identifier][2], y + self.stored[identifier][3]

    def is_stale(self, identifier):
        """Whether an equality with another view does not hold on the stored frames."""
        for constraint, other in self.links[identifier]:
            if constraint.get("relation") or constraint.get("priority") or constraint.get("multiplier"):
                continue
            if other not in self.views or constraint.find("variation") is not None:
                continue
            first = constraint.get("firstItem")
            if first is None:
                first = identifier if constraint.get("secondItem") != identifier else other
            ends = []
            for item, attribute in ((first, constraint.get("firstAttribute")),
                                    (constraint.get("secondItem"), constraint.get("secondAttribute"))):
                left, top, right, bottom = self.absolute(item)
                ends.append({"leading": left, "left": left, "trailing": right, "right": right, "top": top,
                             "bottom": bottom, "width": right - left, "height": bottom - top}.get(attribute))
            kinds = {self.views[first].tag, self.views[constraint.get("secondItem")].tag}
            if None in ends or kinds & {"scrollView", "tableView", "switch", "slider", "segmentedControl"}:
                continue
            if abs(ends[0] - ends[1] - float(constraint.get("constant", 0))) > 1.01:
                return True
        return False


def causes(document, found):
    """The missed views: of each its cause, and whether it has the cause itself or follows a view that has it."""
    missed = {}
    for identifier in document.views:
        if identifier not in document.scored:
            continue
        want, got = document.stored[identifier], found.get(identifier)
        wrong = [i for i in range(4) if got is None or abs(got[i] - want[i]) > 1.000001]
        if wrong:
            missed[identifier] = wrong
    cause = {}
    for identifier, wrong in missed.items():
        own = own_cause(document, found, identifier, wrong)
        if own:
            cause[identifier] = (own, True)
    neighbours = ties(document, missed)
    front = [identifier for identifier in missed if identifier in cause]
    while front:
        reached = []
        for identifier in front:
            for other in neighbours[identifier]:
                if other not in cause:
                    cause[other] = (cause[identifier][0], False)
                    reached.append(other)
        front = reached
    for identifier in missed:
        if identifier not in cause:
            tied = [o in document.guides or "Margin" in str(sorted(c.attrib.items())) for c, o in document.links[identifier]]
            parent = document.parent[identifier]
            if any(tied):
                cause[identifier] = ("guide or margin", True)
            elif document.views[identifier].tag == "stackView" or (parent and document.views[parent].tag == "stackView"):
                cause[identifier] = ("stack view", True)
            else:
                cause[identifier] = ("open", True)
    return cause


def own_cause(document, found, identifier, wrong):
    view, parent = document.views[identifier], document.parent[identifier]
    if found.get(identifier) is None:
        return "not installed"
    if 1000 in document.stored[identifier][2:]:
        return "never laid out"
    if parent is None:
        return "root"
    if not document.links[identifier] and document.views[parent].tag != "stackView":
        return "unconstrained"
    if document.is_stale(identifier):
        return "stale"
    free = [i in wrong and name not in document.pinned[identifier] for i, name in ((2, "width"), (3, "height"))]
    if view.tag in CONTENT and any(free):
        return f"content size of {view.tag}"
    return None


def ties(document, missed):
    """Which missed views a missed view is tied to."""
    neighbours = {identifier: [] for identifier in missed}
    siblings = collections.defaultdict(list)
    for identifier in missed:
        siblings[document.parent[identifier]].append(identifier)
    for identifier in missed:
        parent = document.parent[identifier]
        others = [other for _, other in document.links[identifier]] + [parent] + siblings[identifier]
        if parent and document.views[parent].tag == "stackView":
            others += siblings[parent]
        neighbours[identifier] = [other for other in dict.fromkeys(others) if other in missed and other != identifier]
    return neighbours


def solved(node):
    frames, stack = {}, [node]
    while stack:
        item = stack.pop()
        if isinstance(item, dict):
            if isinstance(item.get("id"), str) and isinstance(item.get("frame"), dict):
                frames.setdefault(item["id"], [float(item["frame"][k]) for k in KEYS])
            stack.extend(item.values())
        elif isinstance(item, list):
            stack.extend(item)
    return frames


def main():
    here = pathlib.Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", type=pathlib.Path, default=here.parent / "shared" / "corpus" / "files")
    parser.add_argument("--scenec", default=str(here / ".build" / "release" / "scenec"))
    parser.add_argument("--output", type=pathlib.Path, default=here / "Documentation" / "LayoutMisses.md")
    arguments = parser.parse_args()
    if not arguments.corpus.is_dir():
        raise SystemExit(f"{arguments.corpus} is absent: nothing to measure")
    documents = {}
    with tempfile.TemporaryDirectory() as work:
        source, target = pathlib.Path(work, "in"), pathlib.Path(work, "out")
        for path in sorted(arguments.corpus.rglob("*")):
            if path.suffix not in (".xib", ".storyboard"):
                continue
            root = ET.parse(path).getroot()
            if root.get("useAutolayout") != "YES" or "CocoaTouch" not in root.get("type", ""):
                continue
            document = Document(root)
            if not document.scored or not any(True for _ in root.iter("constraint")):
                continue
            copy = source / path.relative_to(arguments.corpus)
            copy.parent.mkdir(parents=True, exist_ok=True)
            ET.ElementTree(root).write(copy, encoding="utf-8", xml_declaration=True)
            documents[str(path.relative_to(arguments.corpus))] = document
        subprocess.run([arguments.scenec, "compile", "--quiet", "--output", str(target), str(source)],
                       stderr=subprocess.DEVNULL)
        first, follow = collections.Counter(), collections.Counter()
        views, files, projects = 0, collections.defaultdict(set), collections.defaultdict(collections.Counter)
        for name, document in documents.items():
            try:
                found = solved(json.loads((target / (name + ".json")).read_text(encoding="utf-8")))
            except OSError:
                found = {}
            views += len(document.scored)
            for cause, is_own in causes(document, found).values():
                (first if is_own else follow)[cause] += 1
                files[cause].add(name)
                projects[cause][name.split("/")[0]] += 1
    count = first + follow
    total = sum(count.values())
    by_project = sum(projects.values(), collections.Counter())
    everywhere = {name.split("/")[0] for name in documents}
    lines = [
        "# Views that are not where Interface Builder stored them", "",
        "Written by `Scripts/layout-misses.py`, which says how a cause is found.", "",
        f"{views - total} of {views} views ({(views - total) / views:.4f}) of {len(documents)} real files have all four",
        "coordinates within a point of the stored ones. The others, by cause; *following* are views that are wrong because a",
        f"neighbour is. {sum(n for _, n in by_project.most_common(1))} of the {total} are in one project, "
        f"{sum(n for _, n in by_project.most_common(5))} in five of {len(everywhere)}.", "",
        "| cause | views | of these following | files | projects | share of all views |", "|---|--:|--:|--:|--:|--:|",
    ]
    for cause, number in sorted(count.items(), key=lambda item: (-item[1], item[0])):
        lines.append(f"| {cause} | {number} | {follow[cause]} | {len(files[cause])} | {len(projects[cause])} | "
                     f"{number / views:.4f} |")
    lines += ["", "What is known of the causes with more than 20 views:", ""]
    for cause, number in sorted(count.items(), key=lambda item: (-item[1], item[0])):
        if number > 20:
            lines.append(f"- **{cause}**: {REASONS.get(cause, 'not looked into')}")
    arguments.output.parent.mkdir(exist_ok=True)
    arguments.output.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
