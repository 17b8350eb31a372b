#!/usr/bin/env python3
"""Break clean scenes on purpose and see whether the verdict names exactly what was broken.

  break-clean-scenes.py --files LIST --root DIR [--scenec .build/release/scenec] [--seed N] [--worst N]

Three ways, one per copy of a file that shows no conflict and no ambiguity:
  duplicate  a required equality is written again with another constant: a conflict of exactly that pair;
  width      a view pinned to both sides of a controller's root view gets a width that does not fit: a conflict of
             exactly the two edges and the width;
  leading    a leading constraint that nothing can replace is removed: that view is ambiguous, horizontally, and no
             other view.
Anything more or less than that counts as wrong. Prints the share of exact answers per way; exits with 1 below 97 in 100.
"""
import argparse
import os
import random
import subprocess
import sys
import tempfile

import stored_scenes as stored

HORIZONTAL = {"leading", "trailing", "left", "right", "centerX", "width", "leadingMargin", "trailingMargin", "leftMargin",
              "rightMargin", "centerXWithinMargins"}


def horizontal(constraint):
    return constraint.attribute in HORIZONTAL


def touching(document, view):
    return [c for c in document.constraints
            if any(i and document.guides.get(i, i) == view for i in (c.first, c.second))]


def plain(constraint):
    return (constraint.required and constraint.relation == "equal" and not constraint.varies
            and constraint.element.get("multiplier") is None)


def is_placed(document, view):
    """Whether constraints place the view in a controller's view, outside of cells, stacks and scrolling content."""
    element = document.elements.get(view)
    if element is None or element.get("translatesAutoresizingMaskIntoConstraints") != "NO":
        return False
    if element.get("fixedFrame") == "YES" or document.parents[element].tag != "subviews":
        return False
    if any(e.tag == "variation" for e in element) or element.get("verifyAmbiguity") \
            or element.get("placeholderIntrinsicWidth"):
        return False
    superview = document.superview(view)
    while superview is not None:
        parent = document.elements[superview]
        if parent.tag != "view" or any(e.tag == "variation" for e in parent):
            return False
        superview = document.superview(superview)
    return document.elements[document.superview(view)] is not None


def root_of(document, view):
    while document.superview(view) is not None:
        view = document.superview(view)
    parent = document.parents.get(document.elements[view])
    return view if parent is not None and parent.tag.endswith("iewController") else None


def edge(document, constraint, view, superview, names):
    """Whether an equality pins that edge of the view to the same edge of its superview or of its guides."""
    ends = {(constraint.first, constraint.attribute), (constraint.second, constraint.second_attribute)}
    mine = [e for e in ends if e[0] == view]
    other = [e for e in ends if e[0] != view]
    if len(mine) != 1 or len(other) != 1 or not plain(constraint):
        return False
    owner = document.guides.get(other[0][0], other[0][0])
    return owner == superview and mine[0][1] in names and other[0][1] in names | {n + "Margin" for n in names}


def duplicates(document):
    for c in document.constraints:
        if plain(c) and c.first in document.frames and is_placed(document, c.first):
            if root_of(document, c.first) is None or c.attribute is None or "aseline" in c.attribute:
                continue
            # where it stands twice already, either pair is right
            if sum((o.first, o.attribute, o.second, o.second_attribute) == (c.first, c.attribute, c.second, c.second_attribute)
                   for o in document.constraints) > 1:
                continue
            yield c, None


def widths(document):
    for view in document.frames:
        if not is_placed(document, view):
            continue
        root = document.superview(view)
        if root is None or root_of(document, view) != root:
            continue
        mine = [c for c in touching(document, view) if horizontal(c)]
        leading = [c for c in mine if edge(document, c, view, root, {"leading"})]
        trailing = [c for c in mine if edge(document, c, view, root, {"trailing"})]
        if len(leading) == 1 and len(trailing) == 1 and len(mine) == 2:
            yield (view, leading[0].id, trailing[0].id), document.frames[root][2] + 120


def leadings(document):
    for view in document.frames:
        if not is_placed(document, view) or root_of(document, view) is None:
            continue
        superview = document.superview(view)
        mine = [c for c in touching(document, view) if horizontal(c)]
        # what hangs on the view's place would be ambiguous with it
        outer = [c for c in mine if not all(
            document.is_inside(document.guides.get(i, i), view) for i in (c.first, c.second) if i)]
        leading = [c for c in outer if edge(document, c, view, superview, {"leading"})]
        rest = [c for c in outer if c not in leading]
        widths = [c for c in mine if c.attribute == "width" and c.second is None and c.first == view and plain(c)]
        trailing = [c for c in rest if edge(document, c, view, superview, {"trailing"})]
        if len(leading) != 1:
            continue
        if len(widths) == 1 and not rest:
            yield leading[0], view
        elif not widths and len(rest) == 1 and len(trailing) == 1 and document.elements[view].tag == "view" \
                and not document.elements[view].get("customClass"):
            inner = [c for c in touching(document, view) if horizontal(c) and c not in outer]
            if not inner:
                yield leading[0], view


def tag_of(text, constraint):
    """Where the constraint's element stands in the text."""
    place = text.find(f' id="{constraint.id}"')
    start = text.rfind("<constraint", 0, place)
    end = text.find("/>", start) + 2
    return (start, end) if place > 0 and start >= 0 and end <= text.find("<", start + 1) else None


def write_broken(way, document, text, subject, value):
    """The broken text, the constraints that have to be named, the view, or None where it cannot be written."""
    if way == "duplicate":
        place = tag_of(text, subject)
        if place is None:
            return None
        again = text[place[0]:place[1]].replace(f' id="{subject.id}"', ' id="BRK-00-NEW"')
        constant = f'constant="{subject.constant + 37:g}"'
        if ' constant="' in again:
            start = again.index('constant="')
            again = again[:start] + constant + again[again.index('"', start + 10) + 1:]
        else:
            again = again.replace(' id="BRK', f' {constant} id="BRK')
        return text[:place[1]] + again + text[place[1]:], {subject.id, "BRK-00-NEW"}, None
    if way == "width":
        view, leading, trailing = subject
        start = text.find(f' id="{view}"')
        close = text.find(">", start)
        if start < 0 or text[close - 1] == "/":
            return None
        element = document.elements[view]
        added = f'<constraint firstItem="{view}" firstAttribute="width" constant="{value:g}" id="BRK-00-NEW"/>'
        if element.find("constraints") is not None:
            inner = text.find("<constraints>", close)
            # the view's own list: the first one at its depth, which follows its subviews
            if element.find("subviews") is not None or inner < 0:
                return None
            place = inner + len("<constraints>")
            return text[:place] + added + text[place:], {leading, trailing, "BRK-00-NEW"}, None
        rect = text.find("/>", text.find("<rect", close)) + 2
        return (text[:rect] + "<constraints>" + added + "</constraints>" + text[rect:],
                {leading, trailing, "BRK-00-NEW"}, None)
    place = tag_of(text, subject)
    if place is None:
        return None
    return text[:place[0]] + text[place[1]:], None, value


def verdicts(output, path):
    found = stored.diagnostics(output, path)
    if found is None:
        return None
    return [d for d in found if d["rule"] in ("conflicting-constraints", "ambiguous-layout")]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", required=True)
    parser.add_argument("--root", required=True)
    parser.add_argument("--scenec", default=".build/release/scenec")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worst", type=int, default=10)
    options = parser.parse_args()
    generator = random.Random(options.seed)
    work = tempfile.mkdtemp(prefix="break-clean-scenes-")
    clean = os.path.join(work, "clean")
    compile_into(options.scenec, options.root, clean)
    source = os.path.join(work, "broken")
    cases = []
    for document in stored.documents(options.files, options.root):
        if verdicts(clean, document.path) != []:
            continue
        with open(os.path.join(options.root, document.path), encoding="utf-8") as handle:
            text = handle.read()
        for way, candidates in (("duplicate", duplicates), ("width", widths), ("leading", leadings)):
            found = list(candidates(document))
            if not found:
                continue
            subject, value = generator.choice(found)
            broken = write_broken(way, document, text, subject, value)
            if broken is None:
                continue
            path = f"{len(cases):05d}{os.path.splitext(document.path)[1]}"
            os.makedirs(source, exist_ok=True)
            with open(os.path.join(source, path), "w", encoding="utf-8") as handle:
                handle.write(broken[0])
            cases.append((way, path, document.path, broken[1], broken[2]))
    output = os.path.join(work, "out")
    compile_into(options.scenec, source, output)
    exact, total, wrong = {}, {}, []
    for way, path, original, constraints, view in cases:
        found = verdicts(output, path)
        total[way] = total.get(way, 0) + 1
        if constraints is not None:
            right = found is not None and len(found) == 1 and found[0]["rule"] == "conflicting-constraints" \
                and set(found[0]["constraints"]) == constraints
        else:
            right = found is not None and len(found) == 1 and found[0]["rule"] == "ambiguous-layout" \
                and found[0]["objects"][:1] == [view] and found[0]["axes"] == ["horizontal"]
        exact[way] = exact.get(way, 0) + right
        if not right:
            wrong.append((way, original, sorted(constraints or [view]),
                          [(d["rule"], d["objects"][:1], d["constraints"], d["axes"]) for d in found or []]))
    for case in wrong[: options.worst]:
        print("  wrong:", *case)
    for way in ("duplicate", "width", "leading"):
        if way in total:
            print(f"{way}: {exact[way]} of {total[way]} exact ({100 * exact[way] / total[way]:.1f} %)")
    everything, hits = sum(total.values()), sum(exact.values())
    print(f"all: {hits} of {everything} exact ({100 * hits / max(1, everything):.1f} %)")
    return 0 if everything and hits >= 0.97 * everything else 1


def compile_into(scenec, source, output):
    os.makedirs(output, exist_ok=True)
    subprocess.run([scenec, "compile", "--quiet", "--compact", "--output", output, source],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    sys.exit(main())
