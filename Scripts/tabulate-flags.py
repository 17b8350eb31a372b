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
STALE, OURS, OPEN, NEITHER = "the flag", "we", "undecided", "neither"


def ancestors(document, view):
    element = document.parents.get(document.elements[view])
    while element is not None:
        yield element
        element = document.parents.get(element)


def is_off_canvas(document, view):
    """In a row that begins below what bars leave of its table on the canvas, in documents of Xcode 16 and later."""
    if document.tools < 23500:
        return False
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
    return bool(cell_frame and table_frame and cell_frame[1] > table_frame[3] - 117)


def touches(document, view):
    return [c for c in document.constraints if view in (c.first, c.second)]


def is_violated(document, view):
    return any(c.required and not c.varies and (document.residual(c) or 0) > 1 for c in touches(document, view))


def is_hidden(document, view):
    return any(e.get("hidden") == "YES" for e in [document.elements[view], *ancestors(document, view)])


def is_beside_custom_class(document, view):
    """Whether a view of a custom class belongs to the same layout: the same cell, else the same scene."""
    root = document.elements[view]
    for element in ancestors(document, view):
        if element.get("id") in document.frames:
            root = element
        if element.tag in ("tableViewCell", "collectionViewCell"):
            break
    return any(e.get("customClass") and e.get("id") in document.frames for e in root.iter() if e is not root)


def is_unmentioned(document, view):
    return not touches(document, view) and document.elements[view].find("autoresizingMask") is not None


def changed(finding):
    """Which numbers of the frame a finding of a misplaced view names."""
    return {part.split()[0] for part in finding["message"].rsplit(": ", 1)[-1].split(", ")}


def cause(document, flag, view, finding, reported):
    """Who is likely wrong, and why, in words; `reported` are the views that carry the finding."""
    element = document.elements[view]
    tags = [e.tag for e in ancestors(document, view)]
    is_shared = "stackView" in tags or "scrollView" in tags or element.tag == "stackView"
    if finding is None:
        if is_off_canvas(document, view):
            return STALE, "in a table row at the end of the canvas, which Interface Builder never laid out"
        if flag == "misplaced" and view in document.frames and document.superview(view) is None:
            return STALE, "a root view: its stored size is an input of the layout"
        if "barButtonItem" in tags:
            return OPEN, "inside a bar, which lays its items out itself"
        if flag == "ambiguous":
            if element.tag.endswith("ContentView") or element.tag == "scrollView":
                return STALE, "a content view or an empty scroll view, whose size its cell or its code gives"
            if is_unmentioned(document, view):
                return OPEN, "no constraint mentions it, and a stored mask places it"
            if any(e.get("id") in reported for e in ancestors(document, view)):
                return NEITHER, "follows an ambiguous view around it, which alone is reported"
            if is_shared:
                return OURS, "in a stack view that determines it by our rules"
            return OPEN, "constraints determine it by our rules"
        if document.tools < 12000 and document.elements[view].get("ambiguous") == "YES":
            return STALE, "ambiguous: up to Xcode 8.2 marked as misplaced as well, though all places are right"
        if is_violated(document, view):
            return OURS, "stored frame violates a constraint, not reported"
        if is_beside_custom_class(document, view):
            return OPEN, "beside a view of a custom class, whose content size only its code knows: not claimed"
        if is_shared:
            return OPEN, "in a stack view or scrolling content, and no required rule is broken: not claimed"
        if element.tag == "imageView":
            return STALE, "an image whose stored size explains the frame: the image was replaced later"
        return OPEN, "difference within what text sizes may be off, or none"
    if flag == "ambiguous" and finding["severity"] == "note":
        return STALE, "in a table row beyond the end of the canvas, laid out when it was edited"
    if flag == "misplaced" and element.get("ambiguous") == "YES":
        return OPEN, "marked as ambiguous instead, which we do not find"
    if flag == "misplaced" and is_violated(document, view):
        return STALE, "stored frame violates a required constraint of the view"
    if flag == "ambiguous" and element.get("customClass"):
        return OPEN, "a custom class, whose content size only its code knows"
    if flag == "ambiguous" and is_hidden(document, view):
        return OPEN, "hidden in a stack view"
    if is_shared:
        return OURS if flag == "ambiguous" else STALE, (
            "in or around a stack view" if flag == "ambiguous" else
            "in a stack view or scrolling content, where a required rule is broken")
    if "tableViewCellContentView" in tags or "collectionViewCell" in tags:
        return OPEN, "in a cell"
    if flag == "misplaced" and element.tag == "toolbar":
        return OURS, "a toolbar of another height than we compute"
    if element.tag in TEXTS and (flag == "ambiguous" or {"width", "height"} & changed(finding)):
        return OURS, "a text of another size than we compute"
    return OPEN, "follows a guide, a margin or a neighbour"


def conflict_cause(finding):
    """Why a scene that Interface Builder left without a mark shows a conflict, and who is right."""
    notes = " ".join(n["message"] for n in finding["notes"])
    if "content hugging is required" in notes or "compression resistance is required" in notes:
        return "we", "a required content priority against a size: the stored frame breaks the content's, UIKit logs it"
    if "autoresizing mask is translated" in notes and "rolling" not in notes and len(finding["constraints"]) < 3:
        return "we", "a view placed by its mask, half a point beside what constraints say on this canvas and far beside on others"
    if finding["severity"] == "note" and notes and finding["constraints"]:
        return "we", "authored constants that contradict each other by a point or less: a note, as UIKit logs it and nobody sees it"
    return OPEN, "other"


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
    clean, conflicts = 0, collections.Counter()
    files = 0
    for document in stored.documents(options.files, options.root):
        found = stored.diagnostics(output, document.path)
        if found is None:
            continue
        files += 1
        if not (document.flagged("misplaced") or document.flagged("ambiguous") or document.violated()):
            clean += 1
            for cause_found in {conflict_cause(d) for d in found if d["rule"] == "conflicting-constraints"}:
                conflicts[cause_found] += 1
        for flag, rule in FLAGS.items():
            want = document.flagged(flag)
            got = {d["objects"][0]: d for d in found if d["rule"] == rule and d["objects"]}
            agreed[flag] += len(want & set(got))
            for view in want ^ set(got):
                if view in document.elements:
                    table[flag][(view in got, *cause(document, flag, view, got.get(view), got))] += 1
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
    lines += ["## Conflicts in clean scenes", "",
              f"{clean} files carry no flag, and their stored frames satisfy their required constraints within a point. "
              "Interface Builder does not write conflicts down, so silence of the flags says nothing about them. "
              "None that is reported there is an error:", "",
              "| files | right | cause |", "|--:|---|---|"]
    for (who, why), count in sorted(conflicts.items(), key=lambda item: (-item[1], item[0])):
        lines.append(f"| {count} | {who} | {why} |")
    lines += ["", "Not reported, because the contradiction rests on what the file does not say: a cell filled but for its "
              "separator (at most half a point), content of a custom class or of a button that waits for its title, "
              "baselines and sizes of texts within what they may be off, a row that its content makes higher.", ""]
    text = "\n".join(lines)
    if options.output:
        with open(options.output, "w", encoding="utf-8") as handle:
            handle.write(text)
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
