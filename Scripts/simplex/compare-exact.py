#!/usr/bin/env python3
"""Holds the simplex, with and without presolve, against exact rational arithmetic on programs whose numbers are random bits.

    swift build -c release --static-swift-stdlib --scratch-path .build/static --product simplex-bench
    Scripts/simplex/compare-exact.py --count 20000 --seed 1

The programs are those of the fuzz target: mostly small numbers, sometimes any 64 bits. Where the two runs differ in an
objective, the program (without the rows that conflicts broke) is solved in fractions, level by level, and each run is held
against that. Prints the counts, and with --verbose every program that differs.
"""
import argparse
import collections
import math
import pathlib
import random
import struct
import subprocess
import tempfile
from fractions import Fraction

BENCH = ".build/static/release/simplex-bench"
TOLERANCE = 1e-5


class Bytes:
    """Random bytes as a stream of decisions, as Fuzz/Sources/ByteSource.swift reads them."""

    def __init__(self, seed):
        self.bytes = iter(random.Random(seed).randbytes(3000))

    def byte(self):
        return next(self.bytes, 0)

    def number(self, limit):
        return self.byte() % limit

    def double(self):
        kind = self.byte()
        if kind < 160:
            return float((self.byte() ^ 128) - 128)
        if kind < 200:
            return self.byte() / 3
        if kind < 230:
            return float((self.byte() << 8 | self.byte()) - 32_768)
        return struct.unpack(">d", bytes(self.byte() for _ in range(8)))[0]


def program(seed):
    """(number of variables, those that may not be negative, rows as (priority, relation, constant, scale, terms))"""
    source = Bytes(seed)
    count = 1 + source.number(12)
    bounded = [i for i in range(count) if source.byte() & 1]
    rows = []
    for _ in range(source.number(40)):
        terms = [(source.number(count), source.double()) for _ in range(source.number(5))]
        relation = ["=", "<=", ">="][source.number(3)]
        is_required = source.number(3) == 0
        constant = source.double()
        priority = None if is_required else source.double()
        scale = 1.0 if source.byte() & 1 else source.double()
        numbers = [constant, scale, priority or 0.0] + [value for _, value in terms]
        if all(map(math.isfinite, numbers)):
            rows.append((priority, relation, constant, scale, terms))
    return count, bounded, rows


def text(count, bounded, rows):
    lines = [f"variables {count}"] + [f"bound x{i} 0 inf" for i in bounded]
    for rank, (priority, relation, constant, scale, terms) in enumerate(rows):
        level = "required" if priority is None else repr(priority)
        words = " ".join(f"{value!r} x{variable}" for variable, value in terms)
        lines.append(f"{level} {relation} {constant!r} scale {scale!r} rank {rank} : {words}")
    return "\n".join(lines + ["end", ""])


def solve(path, *options):
    answers = []
    output = subprocess.run([BENCH, *options, path], capture_output=True, text=True, check=True).stdout
    for line in output.splitlines():
        word = line.split()
        if word[0] == "program":
            answers.append({"status": word[2], "levels": {}, "conflicts": []})
        elif word[0] == "level":
            answers[-1]["levels"][float(word[1])] = float(word[2])
        elif word[0] == "conflict":
            members = tuple(word[word.index("rows") + 1:word.index("multipliers")])
            answers[-1]["conflicts"].append((word[2], members))
    return answers


def accepted(row):
    """A row's terms as the solver takes them, added up and without what is lost beside the largest; None if it is rejected."""
    _, _, constant, scale, terms = row
    sums = {}
    for variable, value in terms:
        sums[variable] = sums.get(variable, 0.0) + value
    largest = max(map(abs, sums.values()), default=0)
    if abs(constant) > 1e12 or not 1e-12 <= scale <= 1e12 or 0 < largest < 1e-12:
        return None
    if any(abs(value) > 1e12 for _, value in terms):
        return None
    return {variable: value for variable, value in sums.items() if abs(value) > largest * 1e-12}


class Tableau:
    """The simplex in fractions, with Bland's rule: rows are equations over variables that are not negative."""

    def __init__(self, rows, constants, width):
        self.rows = [[row.get(column, Fraction(0)) * (-1 if constant < 0 else 1) for column in range(width)]
                     + [Fraction(int(index == other)) for other in range(len(rows))]
                     for index, (row, constant) in enumerate(zip(rows, constants))]
        self.constants = [abs(constant) for constant in constants]
        self.width = width + len(rows)
        self.basis = list(range(width, self.width))

    def minimize(self, cost, closed=frozenset()):
        """(least value, reduced costs)"""
        reduced = [cost.get(column, Fraction(0)) for column in range(self.width)]
        value = Fraction(0)
        for row, column in enumerate(self.basis):
            factor = reduced[column]
            if factor:
                reduced = [a - factor * b if b else a for a, b in zip(reduced, self.rows[row])]
                value += factor * self.constants[row]
        while True:
            entering = next((c for c in range(self.width) if reduced[c] < 0 and c not in closed), None)
            if entering is None:
                return value, reduced
            # Deviations are bounded below: some row stops the step.
            leaving = min((r for r in range(len(self.rows)) if self.rows[r][entering] > 0),
                          key=lambda r: (self.constants[r] / self.rows[r][entering], self.basis[r]))
            self.pivot(leaving, entering)
            factor = reduced[entering]
            value += factor * self.constants[leaving]
            reduced = [a - factor * b if b else a for a, b in zip(reduced, self.rows[leaving])]

    def pivot(self, leaving, entering):
        pivot = self.rows[leaving][entering]
        self.rows[leaving] = [a / pivot if a else a for a in self.rows[leaving]]
        self.constants[leaving] /= pivot
        for row in range(len(self.rows)):
            factor = self.rows[row][entering]
            if row != leaving and factor:
                self.rows[row] = [a - factor * b if b else a for a, b in zip(self.rows[row], self.rows[leaving])]
                self.constants[row] -= factor * self.constants[leaving]
        self.basis[leaving] = entering


def exact(count, bounded, rows, broken):
    """The objective of each level; None if the required rows contradict each other."""
    width = 2 * count
    equations, constants, levels = [], [], {}
    for number, row in enumerate(rows):
        terms = accepted(row)
        if terms is None or number in broken:
            continue
        priority, relation, constant, scale, _ = row
        equation = {}
        for variable, value in terms.items():
            equation[variable] = Fraction(value)
            if variable not in bounded:
                equation[count + variable] = -Fraction(value)
        # What the row has too much, and too little.
        for sign, free in ((-1, ">="), (1, "<=")):
            if priority is None and relation != free:
                continue
            equation[width] = Fraction(sign)
            if priority is not None and relation != free:
                levels.setdefault(priority, {})[width] = 1 / Fraction(scale)
            width += 1
        if priority is not None:
            levels.setdefault(priority, {})
        equations.append(equation)
        constants.append(Fraction(constant))
    tableau = Tableau(equations, constants, width)
    artificial = range(width, tableau.width)
    if tableau.minimize({column: Fraction(1) for column in artificial})[0] != 0:
        return None
    closed = set(artificial)
    objectives = {}
    for priority in sorted(levels, reverse=True):
        value, reduced = tableau.minimize(levels[priority], closed)
        objectives[priority] = float(value)
        # What would cost something at a finished level stays at zero.
        closed |= {column for column in range(tableau.width) if reduced[column] > 0}
    return objectives


def differ(first, second):
    return any(abs(value - second.get(priority, value)) > TOLERANCE * max(1, abs(value))
               for priority, value in first.items())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.count)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "programs.lp"
        path.write_text("".join(text(*program(seed)) for seed in seeds))
        pairs = list(zip(seeds, solve(path), solve(path, "--no-presolve")))
    counts = collections.Counter()
    for seed, presolved, plain in pairs:
        if presolved["status"] != plain["status"] or presolved["status"] not in ("optimal", "infeasible"):
            verdict = f"{presolved['status']} with presolve, {plain['status']} without"
        elif sorted(presolved["conflicts"]) != sorted(plain["conflicts"]):
            verdict = "other conflicts"
        elif not differ(presolved["levels"], plain["levels"]):
            verdict = f"{presolved['status']}, the same objectives"
        else:
            broken = {int(row) for row, _ in presolved["conflicts"] if row != "-"}
            truth = exact(*program(seed), broken)
            if truth is None:
                verdict = "differ: the rows left contradict each other by less than a conflict must"
            else:
                wrong = [name for name, answer in (("with presolve", presolved), ("without", plain))
                         if differ(truth, answer["levels"])]
                verdict = f"differ: off {' and '.join(wrong) or 'neither'}"
            if options.verbose:
                print(f"seed {seed}: {presolved['status']}, {verdict}")
        counts[verdict] += 1
    for verdict, number in counts.most_common():
        print(f"{number:7} {verdict}")


main()
