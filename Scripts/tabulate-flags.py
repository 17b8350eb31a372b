#!/usr/bin/env python3
"""Compare our verdicts with Interface Builder's flags, and sort the disagreements by cause.

  tabulate-flags.py --files LIST --root DIR [--scenec .build/release/scenec] [--output Documentation/FlagDisagreements.md]

A cause is found by rules over the stored file alone, so it says whether the flag or we can be trusted, not merely that the
two differ. Writes Markdown.
"""
import argparse
import collections
import subprocess
import sys
import tempfile

import stored_scenes as stored

FLAGS = {"ambiguous": "ambiguous-layout", "misplaced": "misplaced-view"}
TEXTS = {"label", "button", "textField", "textView", "segmentedControl", "searchBar"}
STALE, OURS, OPEN = "the flag", "we", "undecided"


def ancestors(document, view):
    element = document.parents.get(document.elements[view])
    while element is not None:
        yield element
        element = document.parents.get(element)


def is_off_canvas(document, view):
    """In a cell that lies below what its table shows on the canvas, the last bar's height included."""
    cell = table = None
    for element in [document.elements[view], *ancestors(document, view)]:
        if element.tag == "tableViewCell":
            cell = element
        if element.tag == "tableView":
            table = element
            break
    if cell is None or table is None:
        return False
    cell_frame, table_frame = document.frames.get(cell.get("id")), document.frames.get(table.get("id"))
    return bool(cell_frame and table_frame and cell_frame[1] + cell_frame[3] > table_frame[3] - 83)


def touches(document, view):
    return [c for c in document.constraints if view in (c.first, c.second)]


def is_violated(document, view):
    return any(c.required and not c.varies and (document.residual(c) or 0) > 1 for c in touches(document, view))


def cause(document, flag, view, reported):
    """Who is likely wrong, and why, in words."""
    element = document.elements[view]
    tags = [e.tag for e in ancestors(document, view)]
    if not reported:
        if is_off_canvas(document, view):
            return STALE, "in a table row beyond the visible canvas, which Interface Builder never laid out"
        if flag == "misplaced" and view in document.frames and document.superview(view) is None:
            return STALE, "a root view: its stored size is an input of the layout"
        if "barButtonItem" in tags:
            return OPEN, "inside a bar, which lays its items out itself"
        if flag == "misplaced" and is_violated(document, view):
            return OURS, "stored frame violates a constraint, not reported"
        if flag == "misplaced" and element.tag == "imageView":
            return STALE, "an image whose stored size explains the frame: the image was replaced later"
        if flag == "misplaced":
            return OPEN, "difference within what text sizes may be off, or none"
        if "stackView" in tags or element.tag == "stackView":
            return OPEN, "in a stack view that determines it by our rules"
        return OPEN, "constraints determine it by our rules"
    if flag == "misplaced" and is_violated(document, view):
        return STALE, "stored frame violates a required constraint of the view"
    if flag == "ambiguous" and not touches(document, view) and "stackView" not in tags:
        return STALE, "no constraint mentions the view"
    if flag == "ambiguous" and element.get("customClass"):
        return OPEN, "a custom class, whose content size only its code knows"
    if "tableViewCellContentView" in tags or "collectionViewCell" in tags:
        return OPEN, "in a cell"
    if "stackView" in tags or element.tag == "stackView":
        return OURS, "in or around a stack view"
    if element.tag in TEXTS:
        return OURS, "a text of another size than we compute"
    return OPEN, "follows a guide, a margin or a neighbour"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", required=True)
    parser.add_argument("--root", required=True)
    parser.add_argument("--scenec", default=".build/release/scenec")
    parser.add_argument("--output")
    options = parser.parse_args()
    output = tempfile.mkdtemp(prefix="tabulate-flags-")
    subprocess.run([options.scenec, "compile", "--quiet", "--compact", "--output", output, options.root],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    agreed = collections.Counter()
    table = {flag: collections.Counter() for flag in FLAGS}
    files = 0
    for document in stored.documents(options.files, options.root):
        found = stored.diagnostics(output, document.path)
        if found is None:
            continue
        files += 1
        for flag, rule in FLAGS.items():
            want = document.flagged(flag)
            got = {d["objects"][0] for d in found if d["rule"] == rule and d["objects"]}
            agreed[flag] += len(want & got)
            for view in want ^ got:
                if view in document.elements:
                    table[flag][(view in got, *cause(document, flag, view, view in got))] += 1
    lines = [
        "# Interface Builder's flags and our verdicts", "",
        f"Over {files} files with Auto Layout. Written by `Scripts/tabulate-flags.py`; causes are found by rules over the "
        "stored files, see there.", ""]
    for flag in FLAGS:
        lines += [f"## `{flag}`", "", f"{agreed[flag]} views are flagged and reported.", "",
                  "| views | flagged | reported | likely wrong | cause |", "|--:|---|---|---|---|"]
        for (reported, who, why), count in sorted(table[flag].items(), key=lambda item: (-item[1], item[0])):
            lines.append(f"| {count} | {'no' if reported else 'yes'} | {'yes' if reported else 'no'} | {who} | {why} |")
        lines.append("")
    text = "\n".join(lines)
    if options.output:
        with open(options.output, "w", encoding="utf-8") as handle:
            handle.write(text)
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
