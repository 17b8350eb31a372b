#!/usr/bin/env python3
"""Writes generated layouts in simplex-bench's text format: layouts.py FAMILY VIEWS [ORDER] > FILE

Four variables per view (x, y, width, height) and about ten rows: edges, spacing, hugging at 250 and compression at
750 in both axes, widths and heights that may not be negative.

The root's width has priority 999, because kiwi's edit variables are strong but not required. The order of the rows affects
only kiwi's time, not the solution. It is one of ORDERS:

    document    like loading a scene: the root, the content sizes (added with each view), then the constraints
                (which a container lists after its subviews)
    views       view by view, each with its constraints and its content size
    required    like "views", but all required rows first

The families are:

    row         adjacent views with equal widths, pinned at both ends, overfull, so that the root has to give way
    list        rows with icon, label and button; the labels take the remaining space
    dashboard   cards in rows of four, with ratios of widths, ratios of heights to widths, and margins of at least 8
    nested      a tree of stacks with five children each, alternately horizontal and vertical
    content     adjacent views with the widths of their contents, overfull, so that compression resistance gives way
    fitting     like row, but everything fits: the root's width moves every view
"""

import sys

import programs
from programs import row


class Layout:
    def __init__(self, views):
        self.program = programs.empty(4 * (views + 1))

    def rows(self, priority, relation, constant, *terms, scale=1):
        row(self.program, priority, relation, constant, list(terms), scale)

    def root(self, width, height):
        for index, value in enumerate((0, 0, width, height)):
            # A window changes the width. In kiwi it is an edit variable, which is never required.
            self.rows(999 if index == 2 else None, "=", value, (1, index))

    def content(self, view, width, height):
        for index in (2, 3):
            self.rows(None, ">=", 0, (1, 4 * view + index))
        for index, size in ((2, width), (3, height)):
            self.rows(250, "<=", size, (1, 4 * view + index))
            self.rows(750, ">=", size, (1, 4 * view + index))


def x(view):
    return 4 * view


def y(view):
    return 4 * view + 1


def w(view):
    return 4 * view + 2


def h(view):
    return 4 * view + 3


def siblings(views, equal, room=None):
    layout = Layout(views)
    # Equal widths do not fit into a phone's width, and contents do not fit into their space.
    layout.root(room or (375 if equal else 100 * views), 400)
    for view in range(1, views + 1):
        if view == 1:
            layout.rows(None, "=", 8, (1, x(view)))
        else:
            layout.rows(None, "=", 8, (1, x(view)), (-1, x(view - 1)), (-1, w(view - 1)))
            if equal:
                layout.rows(None, "=", 0, (1, w(view)), (-1, w(1)))
        layout.rows(None, "=", 8, (1, y(view)))
        layout.rows(None, "=", 16, (1, h(0)), (-1, h(view)))
        layout.content(view, (60 if equal else 80) + (view * 7) % 41, 30 + view % 7)
    layout.rows(None, "=", 8, (1, w(0)), (-1, x(views)), (-1, w(views)))
    return layout.program


def listing(views):
    layout = Layout(views)
    layout.root(375, 60 * views)
    previous = None
    for first in range(1, views + 1, 3):
        members = list(range(first, min(first + 3, views + 1)))
        for place, view in enumerate(members):
            if place == 0:
                layout.rows(None, "=", 16, (1, x(view)))
                if previous is None:
                    layout.rows(None, "=", 8, (1, y(view)))
                else:
                    layout.rows(None, "=", 8, (1, y(view)), (-1, y(previous)), (-1, h(previous)))
                layout.rows(None, "=", 0, (1, w(view)), (-1, h(view)))
            else:
                left = members[place - 1]
                layout.rows(None, "=", 8, (1, x(view)), (-1, x(left)), (-1, w(left)))
                layout.rows(None, "=", 0, (2, y(view)), (1, h(view)), (-2, y(first)), (-1, h(first)), scale=2)
                layout.rows(None, ">=", 0, (1, h(first)), (-1, h(view)))
            layout.content(view, (24, 120 + (view * 13) % 300, 60 + view % 23)[place], (24, 20, 30)[place])
        layout.rows(None, "=", 16, (1, w(0)), (-1, x(members[-1])), (-1, w(members[-1])))
        previous = first
    return layout.program


def dashboard(views):
    layout = Layout(views)
    layout.root(1024, 300 * views)
    above = []
    for first in range(1, views + 1, 4):
        members = list(range(first, min(first + 4, views + 1)))
        for place, view in enumerate(members):
            if place == 0:
                layout.rows(None, ">=", 8, (1, x(view)))
                layout.rows(500, "=", 8, (1, x(view)))
            else:
                left = members[place - 1]
                layout.rows(None, ">=", 8, (1, x(view)), (-1, x(left)), (-1, w(left)))
                layout.rows(500, "=", 8, (1, x(view)), (-1, x(left)), (-1, w(left)))
                share = (0, 2, 3, 1)[place]
                layout.rows(None, "=", 0, (4, w(view)), (-share - 1, w(first)), scale=4)
            if place == 0 or view % 3 == 0:
                layout.rows(700, "=", 0, (4, h(view)), (-3, w(view)), scale=4)
            if above:
                upper = above[place]
                layout.rows(None, ">=", 8, (1, y(view)), (-1, y(upper)), (-1, h(upper)))
                layout.rows(400, "=", 8, (1, y(view)), (-1, y(upper)), (-1, h(upper)))
            else:
                layout.rows(None, "=", 8, (1, y(view)))
            layout.content(view, 90 + (view * 17) % 120, 60 + (view * 11) % 90)
        last = members[-1]
        layout.rows(None, ">=", 8, (1, w(0)), (-1, x(last)), (-1, w(last)))
        layout.rows(600, "=", 8, (1, w(0)), (-1, x(last)), (-1, w(last)))
        above = members if len(members) == 4 else above
    return layout.program


def nested(views):
    layout = Layout(views)
    # Space proportional to the content's area.
    side = round(130 * views**0.5)
    layout.root(side, side)
    # Heap node 0 is the outermost stack; the children of node p are 5p+1 … 5p+5. Views are numbered in document order.
    number, pending = {}, [0]
    while pending:
        node = pending.pop()
        number[node] = len(number)
        pending += [c for c in range(5 * node + 5, 5 * node, -1) if c <= views]
    for node in number:
        children = [number[c] for c in range(5 * node + 1, 5 * node + 6) if c <= views]
        if not children:
            continue
        parent = number[node]
        depth, ancestor = 0, node
        while ancestor:
            ancestor, depth = (ancestor - 1) // 5, depth + 1
        main, cross = ((x, w), (y, h)) if depth % 2 == 0 else ((y, h), (x, w))
        for place, child in enumerate(children):
            if place == 0:
                layout.rows(None, "=", 0, (1, main[0](child)), (-1, main[0](parent)))
            else:
                left = children[place - 1]
                layout.rows(None, "=", 2, (1, main[0](child)), (-1, main[0](left)), (-1, main[1](left)))
            layout.rows(None, "=", 0, (1, cross[0](child)), (-1, cross[0](parent)))
            layout.rows(None, "=", 0, (1, cross[1](child)), (-1, cross[1](parent)))
            layout.content(child, 8 + (child * 7) % 31, 6 + (child * 5) % 17)
        last = children[-1]
        layout.rows(None, "=", 0, (1, main[0](last)), (1, main[1](last)), (-1, main[0](parent)), (-1, main[1](parent)))
    return layout.program


FAMILIES = {
    "row": lambda views: siblings(views, equal=True),
    "content": lambda views: siblings(views, equal=False),
    "fitting": lambda views: siblings(views, equal=True, room=200 * views),
    "list": listing,
    "dashboard": dashboard,
    "nested": nested,
}


def is_of_root(row):
    return all(variable < 4 for _, variable in row[4])


def is_content(row):
    """Hugging, compression resistance, and nonnegative sizes."""
    return not is_of_root(row) and len(row[4]) == 1 and row[4][0][1] % 4 > 1 and row[1] != "="


ORDERS = {
    "document": lambda row: 0 if is_of_root(row) else 1 if is_content(row) else 2,
    "views": lambda row: 0,
    "required": lambda row: row[0] is not None,
}


def layout(family, views, order="document"):
    program = FAMILIES[family](views)
    # Stable, so that rows of one kind stay in the order of the views.
    program["rows"].sort(key=ORDERS[order])
    return program


if __name__ == "__main__":
    sys.stdout.write(programs.write(layout(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])))
