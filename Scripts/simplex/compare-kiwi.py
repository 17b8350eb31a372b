#!/usr/bin/env python3
"""Times the simplex against kiwi on the same text files of rows, both in one run.

    swift build -c release --static-swift-stdlib --scratch-path .build/static --product simplex-bench
    Scripts/simplex/compare-kiwi.py                       the generated layouts of layouts.py
    Scripts/simplex/compare-kiwi.py --programs DIR        every program of the .lp files in a folder, such as those
                                                          that scenec compile --dump-programs DIR writes
    Scripts/simplex/compare-kiwi.py --orders              100 views, the rows in other orders
    Scripts/simplex/compare-kiwi.py --conflicts           contradictions among many rows, the simplex alone
    Scripts/simplex/compare-kiwi.py --growth              the simplex alone, 1,000 to 100,000 views
    Scripts/simplex/compare-kiwi.py --resolve             solving again after one changed constant

Kiwi's headers come from PyPI's kiwisolver sdist and are compiled with kiwi-bench.cpp at -O3 into .build/kiwi. Both
sides measure the processor time of building and solving from rows in memory; reading the file is excluded on both. Each
figure is the best of --repeat processes, so that a busy machine disturbs neither. Prints Markdown.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tarfile

import layouts
import programs

VERSION = "1.4.9"
BENCH = ".build/static/release/simplex-bench"


def kiwi(folder):
    """Downloads and compiles kiwi; the path of the driver."""
    folder.mkdir(parents=True, exist_ok=True)
    driver = folder / "kiwi-bench"
    source = pathlib.Path(__file__).parent / "kiwi-bench.cpp"
    if driver.exists() and driver.stat().st_mtime > source.stat().st_mtime:
        return driver
    if not list(folder.glob(f"kiwisolver-{VERSION}.tar.gz")):
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-binary", "kiwisolver", "--no-deps",
                        f"kiwisolver=={VERSION}", "--dest", folder], check=True)
    with tarfile.open(folder / f"kiwisolver-{VERSION}.tar.gz") as archive:
        archive.extractall(folder, filter="data")
    subprocess.run(["g++", "-O3", "-march=native", "-std=c++17", f"-I{folder}/kiwisolver-{VERSION}", source,
                    "-o", driver], check=True)
    return driver


def parse(output):
    """Per program: status, milliseconds, levels."""
    answers = []
    for line in output.splitlines():
        word = line.split()
        if word[0] == "program":
            answers.append({"status": word[2], "ms": float(word[word.index("ms") + 1]), "levels": {}, "resolve": []})
        elif word[0] == "level":
            answers[-1]["levels"][float(word[1])] = float(word[2])
        elif word[0] == "resolve":
            answers[-1]["resolve"].append((float(word[word.index("ms") + 1]), float(word[word.index("worst") + 1])))
    return answers


def run(command, timeout, environment=None):
    try:
        return parse(subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=timeout,
                                    env={**os.environ, **(environment or {})}).stdout)
    except subprocess.TimeoutExpired:
        return None


def best(command, repeat, timeout, environment=None):
    runs = [run(command, timeout, environment) for _ in range(repeat)]
    if runs[0] is None:
        return None
    for answers in runs[1:]:
        for first, other in zip(runs[0], answers or runs[0]):
            first["ms"] = min(first["ms"], other["ms"])
            first["resolve"] = [min(pair) for pair in zip(first["resolve"], other["resolve"])]
    return runs[0]


def agreement(ours, theirs):
    """Whether both found the same objective at every level; where not, at which."""
    if ours["status"] != theirs["status"]:
        return f"{ours['status']} / {theirs['status']}"
    for priority in sorted(ours["levels"], reverse=True):
        a, b = ours["levels"][priority], theirs["levels"].get(priority, 0)
        if abs(a - b) > 1e-4 * max(1, abs(a), abs(b)):
            return f"kiwi {b - a:+.4g} at {priority:g}"
    return "same"


def generated(options, driver, work):
    print("| layout | views | rows | simplex ms | kiwi ms | kiwi / simplex | objectives |")
    print("|---|--:|--:|--:|--:|--:|---|")
    for family, sizes in (("row", (10, 100, 300)), ("list", (10, 100, 300)), ("dashboard", (10, 100, 300)),
                          ("nested", (10, 100, 300, 500)), ("content", (10, 100, 300))):
        for views in sizes:
            program = layouts.layout(family, views)
            path = work / f"{family}-{views}.lp"
            path.write_text(programs.write(program))
            ours = best([BENCH, "--repeat", 5, path], options.repeat, options.timeout)[0]
            theirs = best([driver, path], 1 if views > 100 else options.repeat, options.timeout)
            if theirs is None:
                print(f"| {family} | {views} | {len(program['rows'])} | {ours['ms']:.3f} | > {options.timeout * 1000} | | |")
                continue
            theirs = theirs[0]
            print(f"| {family} | {views} | {len(program['rows'])} | {ours['ms']:.3f} | {theirs['ms']:.3f} "
                  f"| {theirs['ms'] / ours['ms']:.0f} | {agreement(ours, theirs)} |", flush=True)


def orders(options, driver, work):
    print("| layout | order of the rows | simplex ms | kiwi ms | kiwi / simplex | objectives |")
    print("|---|---|--:|--:|--:|---|")
    for family in ("row", "list", "dashboard", "nested", "content"):
        for order in layouts.ORDERS:
            path = work / f"{family}-100-{order}.lp"
            path.write_text(programs.write(layouts.layout(family, 100, order)))
            ours = best([BENCH, "--repeat", 5, path], options.repeat, options.timeout)[0]
            theirs = best([driver, path], options.repeat, options.timeout)[0]
            print(f"| {family} | {order} | {ours['ms']:.3f} | {theirs['ms']:.3f} "
                  f"| {theirs['ms'] / ours['ms']:.0f} | {agreement(ours, theirs)} |", flush=True)


def conflicts(options, work):
    print("| contradiction | views | members | simplex ms | µs per view |")
    print("|---|--:|--:|--:|--:|")
    for family in ("row", "content"):
        for views in (100, 300, 1000, 3000, 10_000):
            program = layouts.layout(family, views)
            # The root's width is required, and in "content" the least widths too: it does not fit.
            program["rows"] = [
                (None, *r[1:]) if r[0] == 999 or (family == "content" and r[0] == 750 and r[1] == ">=") else r
                for r in program["rows"]]
            path = work / f"conflict-{family}-{views}.lp"
            path.write_text(programs.write(program))
            output = subprocess.run([BENCH, "--repeat", "3", path], capture_output=True, text=True).stdout
            members = sum(len(line.split(" multipliers ")[1].split())
                          for line in output.splitlines() if line.startswith("conflict "))
            found = sum(line.startswith("conflict ") for line in output.splitlines())
            ms = parse(output)[0]["ms"]
            print(f"| {family} | {views:,} | {members / max(1, found):,.0f} in each of {found} | {ms:.1f} "
                  f"| {ms * 1000 / views:.1f} |", flush=True)


def folder(options, driver):
    files = sorted(pathlib.Path(options.programs).rglob("*.lp"))
    ours = best([BENCH, "--repeat", 5, *files], options.repeat, options.timeout)
    theirs = best([driver, *files], options.repeat, options.timeout)
    same, different, mine, his, ratios = 0, 0, 0.0, 0.0, []
    infeasible = 0
    for a, b in zip(ours, theirs):
        if b["status"] != "optimal" or a["status"] != "optimal":
            # Kiwi stops at the first contradiction; the simplex explains it and goes on.
            infeasible += 1
            continue
        mine += a["ms"]
        his += b["ms"]
        ratios.append(b["ms"] / max(a["ms"], 1e-6))
        if agreement(a, b) == "same":
            same += 1
        else:
            different += 1
    ratios.sort()
    print(f"programs {len(ours)}, of which contradicting {infeasible} (not timed)")
    print(f"objectives: same {same}, different {different}")
    print(f"simplex {mine:.1f} ms, kiwi {his:.1f} ms, kiwi / simplex {his / mine:.2f}")
    if ratios:
        marks = {q: ratios[min(len(ratios) - 1, int(q * len(ratios)))] for q in (0, 0.05, 0.5, 0.95, 0.999)}
        print("kiwi / simplex per program:", ", ".join(f"{q:g} quantile {v:.2f}" for q, v in marks.items()))


# glibc's allocator keeps the memory of small programs at once, and that of large ones only after it has given it back to the
# system several times, which zeroes it page by page when it is asked for again. These make it keep all from the start.
KEPT = {"MALLOC_MMAP_MAX_": "0", "MALLOC_TRIM_THRESHOLD_": "2147483647"}


def growth(options, work):
    print("| layout | views | simplex ms | µs per view | against 1,000 | memory kept, ms | against 1,000 |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for family in ("row", "list", "dashboard", "nested", "content"):
        first = first_kept = None
        for views in (1000, 10_000, 100_000):
            if views == 100_000 and family not in ("row", "nested"):
                continue
            path = work / f"{family}-{views}.lp"
            if not path.exists():
                path.write_text(programs.write(layouts.layout(family, views)))
            command = [BENCH, "--repeat", max(10, 30_000 // views), path]
            ms = best(command, options.repeat, 600)[0]["ms"]
            kept = best(command, options.repeat, 600, KEPT)[0]["ms"]
            first, first_kept = first or ms / views, first_kept or kept / views
            print(f"| {family} | {views:,} | {ms:.1f} | {ms * 1000 / views:.2f} | {ms / views / first:.2f} "
                  f"| {kept:.1f} | {kept / views / first_kept:.2f} |", flush=True)


def resolve(options, driver, work):
    print("| layout | changed row | fresh ms | simplex again, ms (worst) | fresh / again | kiwi again, ms (worst) |")
    print("|---|---|--:|--:|--:|--:|")
    views = 500
    for family in ("row", "fitting", "list", "dashboard", "nested", "content"):
        program = layouts.layout(family, views)
        path = work / f"{family}-{views}.lp"
        path.write_text(programs.write(program))
        width = next(i for i, r in enumerate(program["rows"]) if [v for _, v in r[4]] == [2] and r[1] == "=")
        contents = [i for i, r in enumerate(program["rows"]) if r[0] == 750 and r[1] == ">="]
        cases = [("width of the root", width), ("minimum width of one view", contents[len(contents) // 2 & ~1])]
        theirs = best([driver, "--resolve", 100, path], options.repeat, options.timeout)
        for name, row in cases:
            ours = best([BENCH, "--repeat", 5, "--resolve", 200, "--row", row, path], options.repeat, 600)[0]
            mean, worst = ours["resolve"][0]
            peer = ""
            if row == width:
                peer = f"{theirs[0]['resolve'][0][0]:.3f} ({theirs[0]['resolve'][0][1]:.3f})" if theirs else "timeout"
            print(f"| {family} | {name} | {ours['ms']:.3f} | {mean:.4f} ({worst:.3f}) | {ours['ms'] / mean:.0f} | {peer} |",
                  flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs")
    parser.add_argument("--growth", action="store_true")
    parser.add_argument("--orders", action="store_true")
    parser.add_argument("--conflicts", action="store_true")
    parser.add_argument("--resolve", action="store_true")
    parser.add_argument("--bench", default=BENCH)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--timeout", type=int, default=120)
    options = parser.parse_args()
    globals()["BENCH"] = options.bench
    work = pathlib.Path(".build/simplex-layouts")
    work.mkdir(parents=True, exist_ok=True)
    if options.growth:
        growth(options, work)
        return
    if options.conflicts:
        conflicts(options, work)
        return
    driver = kiwi(pathlib.Path(".build/kiwi"))
    if options.programs:
        folder(options, driver)
    elif options.orders:
        orders(options, driver, work)
    elif options.resolve:
        resolve(options, driver, work)
    else:
        generated(options, driver, work)


if __name__ == "__main__":
    main()
