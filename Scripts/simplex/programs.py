"""Linear programs with prioritized rows: random generators, and the text format of simplex-bench.

A program is a dict: `n` variables, `bounds` [(lower, upper)], `rows` [(priority or None for required, relation,
constant, scale, [(coefficient, variable)])]. All random numbers come from the random.Random argument.
"""

import math

INF = math.inf


def number(value):
    return "inf" if value == INF else "-inf" if value == -INF else repr(float(value))


def write(program):
    lines = [f"variables {program['n']}"]
    for index, (lower, upper) in enumerate(program["bounds"]):
        if lower > -INF or upper < INF:
            lines.append(f"bound x{index} {number(lower)} {number(upper)}")
    for priority, relation, constant, scale, terms in program["rows"]:
        head = "required" if priority is None else number(priority)
        scaled = f" scale {number(scale)}" if scale != 1 else ""
        tail = "".join(f" {number(c)} x{v}" for c, v in terms)
        lines.append(f"{head} {relation} {number(constant)}{scaled} :{tail}")
    lines.append("end")
    return "\n".join(lines) + "\n"


def empty(n):
    return {"n": n, "bounds": [(-INF, INF)] * n, "rows": []}


def row(program, priority, relation, constant, terms, scale=1):
    merged = {}
    for coefficient, variable in terms:
        merged[variable] = merged.get(variable, 0) + coefficient
    program["rows"].append((priority, relation, constant, scale, [(c, v) for v, c in merged.items() if c]))


def levels(random, count):
    pool = [1000 - 50 * i for i in range(1, 18)] + [250, 251, 749, 751]
    return sorted(random.sample(sorted(set(pool)), count), reverse=True)


# Like layouts: views with minimum and size along one or two axes, chains, centers, ratios, hugging and compression.


def layout(random, views):
    two_axes = random.random() < 0.5
    axes = 2 if two_axes else 1
    program = empty(2 * axes * (views + 1))

    def low(view, axis):
        return 2 * (axes * view + axis)

    def size(view, axis):
        return low(view, axis) + 1

    hugging = [250, 251, 252, 750][: random.randint(1, 4)]
    compression = [749, 750, 751][: random.randint(1, 3)]
    for axis in range(axes):
        row(program, None, "=", 0, [(1, low(0, axis))])
        row(program, None, "=", random.choice([320, 375, 414, 667]), [(1, size(0, axis))])
        for view in range(views + 1):
            program["bounds"][size(view, axis)] = (0, INF)
        for view in range(1, views + 1):
            lo, sz = low(view, axis), size(view, axis)
            ideal = random.choice([0, 20, 40.5, 61 / 3, 100, 180])
            if random.random() < 0.85:
                row(program, random.choice(hugging), "<=", ideal, [(1, sz)])
                row(program, random.choice(compression), ">=", ideal, [(1, sz)])
            anchor = random.randrange(view)
            alo, asz = low(anchor, axis), size(anchor, axis)
            gap = random.choice([0, 8, 16, 20])
            soft = None if random.random() < 0.8 else random.choice([999, 750, 500])
            kind = random.random()
            if kind < 0.35 and anchor:
                row(program, soft, random.choice(["=", "=", ">="]), gap, [(1, lo), (-1, alo), (-1, asz)])
            elif kind < 0.7:
                row(program, soft, random.choice(["=", "=", ">="]), gap, [(1, lo), (-1, alo)])
            elif kind < 0.85:
                row(program, soft, "=", gap, [(2, lo), (1, sz), (-2, alo), (-1, asz)], scale=2)
            if random.random() < 0.5:
                row(program, soft, random.choice(["=", "<="]), size_limit(random), [(1, lo), (1, sz)])
            if random.random() < 0.25:
                other = size(random.randrange(views + 1), axis)
                if other != sz:
                    if random.random() < 0.6:
                        row(program, soft, "=", 0, [(1, sz), (-1, other)])
                    else:
                        row(program, soft, "=", random.choice([0, 10]), [(3, sz), (-1, other)], scale=3)
        if two_axes and axis == 1:
            for view in range(1, views + 1):
                if random.random() < 0.15:
                    row(program, random.choice([None, 800]), "=", 0,
                        [(9, size(view, 0)), (-16, size(view, 1))], scale=9)
    return program


def size_limit(random):
    return random.choice([300, 320, 359, 375, 600])


# Random sparse rows with small integers, feasible by construction by default.


def sparse(random, n, rows, level_count, feasible=True, density=3, degenerate=False):
    program = empty(n)
    point = [random.choice([0, 0, 1, 2, 5, -3, 10]) for _ in range(n)]
    pool = levels(random, level_count)
    for variable in range(n):
        if random.random() < 0.4:
            lower = point[variable] - random.choice([0, 0, 1, 5])
            program["bounds"][variable] = (lower, INF if random.random() < 0.6 else lower + random.choice([0, 2, 30]))
            lower, upper = program["bounds"][variable]
            point[variable] = min(max(point[variable], lower), upper)
    for _ in range(rows):
        terms = [(random.choice([1, 1, 1, -1, -1, 2, -3, 0.5]), random.randrange(n))
                 for _ in range(random.randint(1, density))]
        value = sum(c * point[v] for c, v in terms)
        relation = random.choice(["=", "<=", ">="])
        if random.random() < 0.35:
            slack = 0 if degenerate else random.choice([0, 1, 4])
            if not feasible and random.random() < 0.15:
                slack = -random.choice([0.5, 3])
            constant = value + (slack if relation == "<=" else -slack if relation == ">=" else min(0, slack))
            row(program, None, relation, constant, terms)
        else:
            noise = 0 if degenerate and random.random() < 0.7 else random.choice([0, 1, -2, 7, -11.5])
            row(program, random.choice(pool), relation, value + noise, terms,
                scale=random.choice([1, 1, 1, 2, 3]))
    return program


def degenerate(random, n, level_count):
    program = sparse(random, n, 3 * n, level_count, degenerate=True)
    for _ in range(n):
        program["rows"].append(random.choice(program["rows"]))
    random.shuffle(program["rows"])
    return program


def outvoted(random, n):
    """One row of a high level that conflicts with many of a low level."""
    program = empty(n)
    row(program, 750, "=", 100, [(1, 0)])
    for variable in range(1, n):
        row(program, None, "=", random.choice([0, 5]), [(1, variable), (-1, 0)])
        row(program, 250, "=", random.choice([0, -50, 30]), [(1, variable)])
    return program


SHAPES = ("layout", "sparse", "infeasible", "degenerate", "open", "levels", "outvoted", "large")


def random_program(random, shape):
    if shape == "layout":
        return layout(random, random.choice([2, 3, 4, 6, 8, 12]))
    if shape == "sparse":
        n = random.choice([2, 3, 4, 6, 10, 16])
        return sparse(random, n, random.randint(n, 4 * n), random.randint(1, 5))
    if shape == "infeasible":
        n = random.choice([2, 3, 4, 6, 10, 16])
        return sparse(random, n, random.randint(2 * n, 4 * n), random.randint(1, 4), feasible=False)
    if shape == "degenerate":
        return degenerate(random, random.choice([2, 3, 4, 6, 10, 14]), random.randint(1, 5))
    if shape == "open":
        n = random.choice([2, 3, 5, 8, 12])
        return sparse(random, n, random.randint(1, n), random.randint(1, 3))
    if shape == "levels":
        n = random.choice([3, 5, 8, 12])
        return sparse(random, n, 5 * n, random.randint(8, 17), density=4)
    if shape == "outvoted":
        return outvoted(random, random.choice([3, 10, 40]))
    if random.random() < 0.5:
        return layout(random, random.choice([30, 60, 99]))
    n = random.choice([100, 200, 400])
    return sparse(random, n, random.randint(n, 2 * n), random.randint(1, 6))
