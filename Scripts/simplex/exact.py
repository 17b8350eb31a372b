"""A small and slow simplex in exact fractions, for scripts that compare the solver with it.

Rows are (priority or None for required, relation, constant, scale, [(variable, coefficient)]); bounds are (lower, upper).
"""

from fractions import Fraction


class Tableau:
    """A tableau of equations over nonnegative variables. Uses Dantzig's rule, and after some time Bland's."""

    def __init__(self, rows, constants, width):
        self.rows = [[row.get(column, Fraction(0)) * (-1 if constant < 0 else 1) for column in range(width)]
                     + [Fraction(int(index == other)) for other in range(len(rows))]
                     for index, (row, constant) in enumerate(zip(rows, constants))]
        self.constants = [abs(constant) for constant in constants]
        self.width = width + len(rows)
        self.basis = list(range(width, self.width))

    def minimize(self, cost, closed=frozenset()):
        """Returns (minimum, reduced costs)."""
        reduced = [cost.get(column, Fraction(0)) for column in range(self.width)]
        value = Fraction(0)
        for row, column in enumerate(self.basis):
            factor = reduced[column]
            if factor:
                reduced = [a - factor * b if b else a for a, b in zip(reduced, self.rows[row])]
                value += factor * self.constants[row]
        steps = 0
        while True:
            negative = [c for c in range(self.width) if reduced[c] < 0 and c not in closed]
            if not negative:
                return value, reduced
            steps += 1
            entering = min(negative, key=lambda c: reduced[c]) if steps < 60 else negative[0]
            # The objective is bounded below, so that some row blocks the step.
            leaving = min((r for r in range(len(self.rows)) if self.rows[r][entering] > 0),
                          key=lambda r: (self.constants[r] / self.rows[r][entering], self.basis[r]))
            self.pivot(leaving, entering)
            factor = reduced[entering]
            value += factor * self.constants[leaving]
            reduced = [a - factor * b if b else a for a, b in zip(reduced, self.rows[leaving])]

    def begin(self, own):
        """Finds a vertex without artificial variables, which start at column `own`. Returns false if there is none."""
        if self.minimize({column: Fraction(1) for column in range(own, self.width)})[0] != 0:
            return False
        for row, column in enumerate(self.basis):
            if column >= own:
                # Its value is zero. If no variable can replace it, the equation is redundant and stays satisfied.
                other = next((c for c in range(own) if self.rows[row][c] != 0), None)
                if other is not None:
                    self.pivot(row, other)
        return True

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


def accepted(row):
    """Returns a row's terms like the solver uses them, summed and without negligible ones; None if the row is rejected."""
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


def required(count, bounds, rows):
    """Returns the required rows and bounds as (relation, constant, scale, terms), by name: a row's number, l3, u3."""
    result = {}
    for number, row in enumerate(rows):
        terms = accepted(row)
        if row[0] is None and terms is not None:
            result[str(number)] = (row[1], Fraction(row[2]), Fraction(row[3]),
                                   {v: Fraction(c) for v, c in terms.items()})
    for variable in range(count):
        lower, upper = bounds[variable]
        if lower > -1e13:
            result[f"l{variable}"] = (">=", Fraction(lower), Fraction(1), {variable: Fraction(1)})
        if upper < 1e13:
            result[f"u{variable}"] = ("<=", Fraction(upper), Fraction(1), {variable: Fraction(1)})
    return result


def violations(members, together):
    """Returns the minimum relaxation in points that makes the members feasible: of each, or if `together`, the sum."""
    variables = sorted({variable for member in members for variable in member[3]})
    column = {variable: 2 * index for index, variable in enumerate(variables)}
    width = 2 * len(variables)
    uniform = width
    width += 0 if together else 1
    equations, constants, cost = [], [], {}
    if not together:
        cost[uniform] = Fraction(1)
    for relation, constant, scale, terms in members:
        for sign in ((1, -1) if relation == "=" else (1,) if relation == "<=" else (-1,)):
            # sign · (terms − constant) ≤ give
            equation = {}
            for variable, value in terms.items():
                equation[column[variable]] = sign * value
                equation[column[variable] + 1] = -sign * value
            equation[width] = Fraction(1)
            width += 1
            if together:
                equation[width] = -scale
                cost[width] = Fraction(1)
                width += 1
            else:
                equation[uniform] = -scale
            equations.append(equation)
            constants.append(sign * constant)
    tableau = Tableau(equations, constants, width)
    tableau.begin(width)
    return tableau.minimize(cost, frozenset(range(width, tableau.width)))[0]


def objectives(count, bounds, rows, broken):
    """Returns the objective of each level without the broken rows and bounds; None if the required rows are infeasible."""
    width = 2 * count
    equations, constants, levels = [], [], {}
    for name, (relation, constant, _, terms) in required(count, bounds, rows).items():
        if name in broken:
            continue
        equation = {}
        for variable, value in terms.items():
            equation[2 * variable] = value
            equation[2 * variable + 1] = -value
        if relation != "=":
            equation[width] = Fraction(1 if relation == "<=" else -1)
            width += 1
        equations.append(equation)
        constants.append(constant)
    for row in rows:
        terms = accepted(row)
        if row[0] is None or terms is None:
            continue
        priority, relation, constant, scale, _ = row
        equation = {}
        for variable, value in terms.items():
            equation[2 * variable] = Fraction(value)
            equation[2 * variable + 1] = -Fraction(value)
        # What the row has too much, and too little.
        for sign, free in ((-1, ">="), (1, "<=")):
            equation[width] = Fraction(sign)
            if relation != free:
                levels.setdefault(priority, {})[width] = 1 / Fraction(scale)
            width += 1
        levels.setdefault(priority, {})
        equations.append(equation)
        constants.append(Fraction(constant))
    tableau = Tableau(equations, constants, width)
    if not tableau.begin(width):
        return None
    closed = set(range(width, tableau.width))
    result = {}
    for priority in sorted(levels, reverse=True):
        value, reduced = tableau.minimize(levels[priority], closed)
        result[priority] = float(value)
        # What would cost something at a finished level stays at zero.
        closed |= {column for column in range(tableau.width) if reduced[column] > 0}
    return result
