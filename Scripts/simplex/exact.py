"""The simplex in fractions: small, slow, and never wrong by rounding. For the scripts that hold the solver against it.

Rows are (priority or None for required, relation, constant, scale, [(variable, coefficient)]); bounds are (lower, upper).
"""

from fractions import Fraction


class Tableau:
    """Rows are equations over variables that are not negative; Dantzig's rule, and Bland's after a while."""

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
        steps = 0
        while True:
            negative = [c for c in range(self.width) if reduced[c] < 0 and c not in closed]
            if not negative:
                return value, reduced
            steps += 1
            entering = min(negative, key=lambda c: reduced[c]) if steps < 60 else negative[0]
            # What is minimized is bounded below: some row stops the step.
            leaving = min((r for r in range(len(self.rows)) if self.rows[r][entering] > 0),
                          key=lambda r: (self.constants[r] / self.rows[r][entering], self.basis[r]))
            self.pivot(leaving, entering)
            factor = reduced[entering]
            value += factor * self.constants[leaving]
            reduced = [a - factor * b if b else a for a, b in zip(reduced, self.rows[leaving])]

    def begin(self, own):
        """Finds a vertex without artificial variables, those from column `own` on; false if there is none."""
        if self.minimize({column: Fraction(1) for column in range(own, self.width)})[0] != 0:
            return False
        for row, column in enumerate(self.basis):
            if column >= own:
                # At zero. Where nothing can take its place, the equation follows from others and stays satisfied.
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
    """A row's terms as the solver takes them, summed and without what is lost beside the largest; None if it is rejected."""
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
    """The required rows as (relation, constant, scale, terms), bounds among them, by name: a row's number, l3, u3."""
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
    """The least t such that the members hold when each gives way by t points; or, `together`, the least sum of what they give."""
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
    """The objective of each level without the broken rows and bounds; None if the required rows contradict each other."""
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
