#!/usr/bin/env python3
"""Compares the simplex with HiGHS (scipy.optimize.linprog) on random programs, level by level.

    swift build -c release --static-swift-stdlib --scratch-path .build/static --product simplex-bench
    Scripts/simplex/compare-highs.py [--count 20000] [--seed 1] [--shape NAME] [--no-presolve]

Checked per program: the verdict; the objective of every level; the range of variables over the final optimal face;
that every reported conflict is infeasible and each of its proper subsets feasible. Prints every disagreement with its
seed, and keeps the program under --keep DIR. Needs scipy.
"""

import argparse
import collections
import pathlib
import random
import subprocess
import sys
import time

import numpy
import scipy.optimize
import scipy.sparse

import programs

INF = programs.INF


class Model:
    """The rows of a program as HiGHS wants them, with a pair of deviations per optional row."""

    def __init__(self, program, dropped=()):
        self.n = program["n"]
        optional = [i for i, r in enumerate(program["rows"]) if r[0] is not None]
        self.columns = self.n + 2 * len(optional)
        self.bounds = list(program["bounds"]) + [(0, INF)] * (2 * len(optional))
        place = {index: self.n + 2 * k for k, index in enumerate(optional)}
        self.cost = collections.defaultdict(dict)
        equal, below = ([], []), ([], [])
        for index, (priority, relation, constant, scale, terms) in enumerate(program["rows"]):
            if index in dropped:
                continue
            terms = [(c, v) for c, v in terms]
            if priority is not None:
                over, under = place[index], place[index] + 1
                costs = self.cost[priority]
                if relation != ">=":
                    costs[over] = 1 / scale
                if relation != "<=":
                    costs[under] = 1 / scale
                terms += [(-1, over), (1, under)]
            if priority is not None or relation == "=":
                target, sign = equal, 1
            else:
                target, sign = below, 1 if relation == "<=" else -1
            target[0].append([(sign * c, v) for c, v in terms])
            target[1].append(sign * constant)
        self.equal, self.below = equal, below
        self.caps = []

    def matrix(self, rows):
        data, i, j = [], [], []
        for index, terms in enumerate(rows):
            for c, v in terms:
                data.append(c)
                i.append(index)
                j.append(v)
        return scipy.sparse.csr_matrix((data, (i, j)), shape=(len(rows), self.columns))

    def minimize(self, costs):
        objective = numpy.zeros(self.columns)
        for column, cost in costs.items():
            objective[column] = cost
        result = scipy.optimize.linprog(
            objective,
            A_ub=self.matrix(self.below[0]) if self.below[0] else None,
            b_ub=self.below[1] or None,
            A_eq=self.matrix(self.equal[0]) if self.equal[0] else None,
            b_eq=self.equal[1] or None,
            bounds=self.bounds, method="highs",
            options={"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9})
        if result.status in (2, 4):
            # HiGHS's presolve takes some unbounded programs for infeasible: ask again without it.
            result = scipy.optimize.linprog(
                objective,
                A_ub=self.matrix(self.below[0]) if self.below[0] else None, b_ub=self.below[1] or None,
                A_eq=self.matrix(self.equal[0]) if self.equal[0] else None, b_eq=self.equal[1] or None,
                bounds=self.bounds, method="highs", options={"presolve": False})
        return result.status, result.fun

    def cap(self, costs, value):
        """Keeps to the level's optimum."""
        self.caps.append(len(self.below[0]))
        self.below[0].append([(c, v) for v, c in costs.items()])
        self.below[1].append(value)

    def solve(self, costs):
        """Like `minimize`; where HiGHS finds its own optima of the levels above too tight, they are loosened."""
        status, value = self.minimize(costs)
        if status == 2:
            for index in self.caps:
                self.below[1][index] += 1e-7 * max(1, self.below[1][index])
            status, value = self.minimize(costs)
        return status, value


def is_feasible(program, rows, bounds):
    subset = programs.empty(program["n"])
    for name in bounds:
        variable = int(name[1:])
        lower, upper = subset["bounds"][variable]
        if name[0] == "l":
            lower = program["bounds"][variable][0]
        else:
            upper = program["bounds"][variable][1]
        subset["bounds"][variable] = (lower, upper)
    subset["rows"] = [program["rows"][i] for i in rows]
    for lower, upper in subset["bounds"]:
        if lower > upper:
            return False
    return Model(subset).minimize({})[0] == 0


def close(a, b, scale=1.0):
    return abs(a - b) <= 1e-5 * max(scale, abs(a), abs(b))


def check(program, answer, sample):
    """The list of disagreements."""
    wrong = []
    broken = set()
    for conflict in answer["conflicts"]:
        members = [("row", i) for i in conflict["rows"]] + [("bound", b) for b in conflict["bounds"]]

        def feasible(of):
            return is_feasible(program, [i for k, i in of if k == "row"], [b for k, b in of if k == "bound"])

        if feasible(members):
            wrong.append(f"conflict is feasible: {members}")
        for member in members:
            if not feasible([m for m in members if m != member]):
                wrong.append(f"conflict is reducible: {members} without {member}")
        if conflict["broken"] is not None:
            broken.add(conflict["broken"])
    plain = Model(program, dropped={i for i, r in enumerate(program["rows"]) if r[0] is not None})
    for lower, upper in program["bounds"]:
        if lower > upper:
            return wrong
    status, _ = plain.minimize({})
    if (status == 0) != (answer["status"] == "optimal"):
        wrong.append(f"status {answer['status']}, HiGHS {status}")
        return wrong
    if answer["status"] not in ("optimal", "infeasible"):
        wrong.append(f"status {answer['status']}")
        return wrong
    model = Model(program, dropped=broken)
    for priority in sorted(model.cost, reverse=True):
        costs = model.cost[priority]
        status, value = model.solve(costs)
        if status != 0:
            wrong.append(f"HiGHS fails at level {priority}: {status}")
            return wrong
        got = answer["levels"].get(float(priority))
        if got is None or not close(got, value):
            wrong.append(f"level {priority}: {got}, HiGHS {value}")
            return wrong
        model.cap(costs, max(value, 0) + 1e-9 * max(1, value))
    for variable in sample:
        low, high, unique = answer["ranges"][variable]
        for name, sign, got in (("minimum", 1, low), ("maximum", -1, high)):
            status, value = model.solve({variable: sign})
            expected = -INF * sign if status == 3 else None if status != 0 else sign * value
            if expected is None:
                wrong.append(f"HiGHS fails at the {name} of x{variable}: {status}")
            elif not (got == expected or close(got, expected, 10)):
                wrong.append(f"{name} of x{variable}: {got}, HiGHS {expected}")
    return wrong


def parse(lines):
    answers = []
    for line in lines:
        word = line.split()
        if not word or word[0] == "total":
            continue
        if word[0] == "program":
            answers.append({"status": word[2], "levels": {}, "conflicts": [], "ranges": []})
        elif word[0] == "level":
            answers[-1]["levels"][float(word[1])] = float(word[2])
        elif word[0] == "range":
            answers[-1]["ranges"].append((float(word[2]), float(word[3]), word[4] == "unique"))
        elif word[0] == "conflict":
            end = word.index("multipliers")
            members = word[word.index("rows") + 1 : end]
            answers[-1]["conflicts"].append({
                "broken": None if word[2] == "-" else int(word[2]),
                "rows": [int(m) for m in members if m[0] not in "lu"],
                "bounds": [m for m in members if m[0] in "lu"],
            })
    return answers


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shape", choices=programs.SHAPES)
    parser.add_argument("--no-presolve", action="store_true")
    parser.add_argument("--keep", default=".build/simplex-disagreements")
    parser.add_argument("--bench", default=".build/static/release/simplex-bench")
    options = parser.parse_args()
    # A large program costs HiGHS as much as hundreds of small ones.
    weights = {"large": 1, "levels": 12, "outvoted": 5}
    table = collections.defaultdict(collections.Counter)
    begin = time.time()
    keep = pathlib.Path(options.keep)
    keep.mkdir(parents=True, exist_ok=True)
    done = 0
    while done < options.count:
        batch = []
        for _ in range(min(500, options.count - done)):
            seed = options.seed * 1_000_000 + done + len(batch)
            generator = random.Random(seed)
            shape = options.shape or generator.choices(
                programs.SHAPES, [weights.get(s, 20) for s in programs.SHAPES])[0]
            batch.append((seed, shape, programs.random_program(generator, shape), generator))
        command = [options.bench, "--ranges", "-"] + (["--no-presolve"] if options.no_presolve else [])
        text = "".join(programs.write(p) for _, _, p, _ in batch)
        output = subprocess.run(command, input=text, capture_output=True, text=True)
        answers = parse(output.stdout.splitlines())
        if len(answers) != len(batch):
            print("simplex-bench stopped:", output.stderr, file=sys.stderr)
            (keep / "stopped.txt").write_text(text)
            sys.exit(1)
        for (seed, shape, program, generator), answer in zip(batch, answers):
            sample = generator.sample(range(program["n"]), min(program["n"], 4))
            wrong = check(program, answer, sample)
            count = table[shape]
            count["programs"] += 1
            count[answer["status"]] += 1
            count["levels"] += len(answer["levels"])
            count["ranges"] += len(sample)
            count["open ranges"] += sum(not answer["ranges"][v][2] for v in sample)
            count["conflicts"] += len(answer["conflicts"])
            if wrong:
                count["disagreements"] += 1
                (keep / f"{seed}.txt").write_text(programs.write(program))
                print(f"seed {seed} ({shape}, n {program['n']}, rows {len(program['rows'])})")
                for message in wrong[:4]:
                    print("   ", message)
        done += len(batch)
    columns = ["programs", "optimal", "infeasible", "levels", "ranges", "open ranges", "conflicts", "disagreements"]
    print("| shape | " + " | ".join(columns) + " |")
    print("|---|" + "--:|" * len(columns))
    total = collections.Counter()
    for shape in programs.SHAPES:
        if table[shape]:
            total.update(table[shape])
            print(f"| {shape} | " + " | ".join(str(table[shape][c]) for c in columns) + " |")
    print("| **all** | " + " | ".join(str(total[c]) for c in columns) + " |")
    print(f"seed {options.seed}, {time.time() - begin:.0f} s", file=sys.stderr)
    sys.exit(1 if total["disagreements"] else 0)


if __name__ == "__main__":
    main()
