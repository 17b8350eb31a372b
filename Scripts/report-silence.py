#!/usr/bin/env python3
"""How silent the verdicts are about scenes that nothing is wrong with.

  report-silence.py --files LIST --root DIR [--scenec .build/release/scenec] [--worst N]

Clean is a file that carries no flag of Interface Builder's and whose stored frames satisfy its required constraints within
a point, as far as stored frames alone can tell. Prints in how many clean files each layout rule fires, and the findings;
exits with 1 when a conflict is reported as an error in any, or ambiguity in 2 of 100 or more.
"""
import argparse
import collections
import subprocess
import sys
import tempfile

import stored_scenes as stored

RULES = ("conflicting-constraints", "ambiguous-layout", "misplaced-view")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", required=True)
    parser.add_argument("--root", required=True)
    parser.add_argument("--scenec", default=".build/release/scenec")
    parser.add_argument("--worst", type=int, default=10)
    options = parser.parse_args()
    output = tempfile.mkdtemp(prefix="report-silence-")
    subprocess.run([options.scenec, "compile", "--quiet", "--compact", "--output", output, options.root],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    clean, files, errors = 0, collections.Counter(), 0
    conflicts = collections.Counter()
    shown = collections.defaultdict(list)
    for document in stored.documents(options.files, options.root):
        if document.flagged("misplaced") or document.flagged("ambiguous") or document.violated():
            continue
        found = stored.diagnostics(output, document.path)
        if found is None:
            continue
        clean += 1
        for rule in {d["rule"] for d in found}:
            files[rule] += 1
        errors += any(d["rule"] == RULES[0] and d["severity"] == "error" for d in found)
        for severity in ("error", "warning", "note"):
            if any(d["rule"] == RULES[0] and d["severity"] == severity for d in found):
                conflicts[severity] += 1
                break
        for d in found:
            if d["rule"] in RULES[:2]:
                shown[d["rule"]].append(f"  {document.path}: {d['message']} {d['objects'][:1]} {d['constraints']}")
    for rule in RULES[:2]:
        print("\n".join(shown[rule][: options.worst]))
    print(f"clean files: {clean}; with conflicts as errors: {errors}, as warnings: {conflicts['warning']}, "
          f"as notes: {conflicts['note']}")
    for rule, count in sorted(files.items()):
        print(f"{rule}: {count} files ({100 * count / max(1, clean):.2f} %)")
    return 1 if errors or files[RULES[1]] >= 0.02 * clean else 0


if __name__ == "__main__":
    sys.exit(main())
