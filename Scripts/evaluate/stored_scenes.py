"""Reads views, frames, flags and constraints from scene files, and computes how well the stored frames satisfy the constraints.

Parses the XML independently, so that it shares no errors with the compiler.
"""
import os
import re
import xml.etree.ElementTree as ET

EDGES = {
    "left": (0, 0), "leading": (0, 0), "right": (0, 1), "trailing": (0, 1), "centerX": (0, .5),
    "top": (1, 0), "bottom": (1, 1), "centerY": (1, .5), "width": (0, None), "height": (1, None),
}
# the frame extends beyond the alignment rect by these distances: top, left, bottom, right
SCROLLING = {"scrollView", "tableView", "collectionView", "textView"}
ALIGNMENT = {"slider", "switch", "segmentedControl", "progressView", "button", "datePicker", "stepper"}


def number(text, default=0.0):
    try:
        return float(text)
    except (TypeError, ValueError):
        return default


def multiplier(text):
    if not text:
        return 1.0
    parts = re.split("[:/]", text)
    try:
        return float(parts[0]) / float(parts[1]) if len(parts) == 2 else float(parts[0])
    except (ValueError, ZeroDivisionError):
        return 1.0


class Constraint:
    def __init__(self, element, owner):
        self.element, self.owner = element, owner
        self.id = element.get("id")
        self.first = element.get("firstItem") or owner
        self.attribute = element.get("firstAttribute")
        self.second = element.get("secondItem")
        self.second_attribute = element.get("secondAttribute")
        self.relation = element.get("relation", "equal")
        self.constant = number(element.get("constant"))
        self.multiplier = multiplier(element.get("multiplier"))
        self.required = number(element.get("priority"), 1000) >= 1000
        self.varies = len(element) > 0 or element.get("placeholder") == "YES"


class Document:
    """One file. Raises OSError or ET.ParseError."""

    def __init__(self, root, path):
        self.path = path
        self.root = ET.parse(os.path.join(root, path)).getroot()
        self.tools = int(number((self.root.get("toolsVersion") or "0").split(".")[0]))
        self.parents = {child: parent for parent in self.root.iter() for child in parent}
        self.elements, self.frames = {}, {}
        for element in self.root.iter():
            if element.get("id"):
                self.elements.setdefault(element.get("id"), element)
                for child in element:
                    if child.tag == "rect" and child.get("key") == "frame":
                        self.frames[element.get("id")] = tuple(
                            number(child.get(k)) for k in ("x", "y", "width", "height"))
        excluded = {e.get("reference") for e in self.root.iter("exclude")}
        excluded |= {e.get("reference") for e in self.root.iter("include")}
        self.constraints = []
        for group in self.root.iter("constraints"):
            owner = self.parents[group].get("id")
            for element in group:
                if element.tag == "constraint" and element.get("id") not in excluded:
                    self.constraints.append(Constraint(element, owner))
        self.guides = {e.get("id"): self.view_of(e) for e in self.root.iter("viewLayoutGuide") if e.get("id")}
        self.safe_areas = {e.get("id") for e in self.root.iter("viewLayoutGuide") if e.get("key") == "safeArea"}
        # the safe area is as wide as its view unless there are insets at the sides
        self.is_upright = not any(e.get("orientation") == "landscape" for e in self.root.iter("device"))

    def view_of(self, element):
        """Returns the id of the nearest enclosing view."""
        element = self.parents.get(element)
        while element is not None and element.get("id") not in self.frames:
            element = self.parents.get(element)
        return element.get("id") if element is not None else None

    def superview(self, view):
        return self.view_of(self.elements[view])

    def is_inside(self, view, ancestor):
        while view is not None:
            if view == ancestor:
                return True
            view = self.superview(view)
        return False

    def flagged(self, flag):
        return {i for i, e in self.elements.items() if e.get(flag) == "YES"}

    def absolute(self, view):
        """Returns the view's frame in its scene; None if it or an ancestor has no frame."""
        x = y = 0.0
        frame = self.frames.get(view)
        current = view
        while current is not None:
            place = self.frames.get(current)
            if place is None:
                return None
            x, y, current = x + place[0], y + place[1], self.superview(current)
        return frame and (x, y, frame[2], frame[3])

    def residual(self, constraint):
        """By how many points stored frames violate the constraint; None where guides, margins, scrolling content, text
        or alignment rectangles take part, about which stored frames alone say nothing."""
        sides = []
        for item, attribute in ((constraint.first, constraint.attribute),
                                (constraint.second, constraint.second_attribute)):
            if item is None:
                sides.append(0.0)
                continue
            if item in self.safe_areas and attribute in EDGES and EDGES[attribute][0] == 0 and self.is_upright:
                item = self.guides[item]
            element = self.elements.get(item)
            if element is None or element.tag in ALIGNMENT or attribute not in EDGES:
                return None
            rectangle = self.absolute(item)
            if rectangle is None:
                return None
            other = constraint.second if item == constraint.first else constraint.first
            if element.tag in SCROLLING and EDGES[attribute][1] is not None and other in self.elements \
                    and self.is_inside(other, item):
                return None
            axis, share = EDGES[attribute]
            sides.append(rectangle[2 + axis] if share is None else rectangle[axis] + share * rectangle[2 + axis])
        if constraint.multiplier != 1 and constraint.second and EDGES[constraint.attribute][1] is not None:
            return None
        excess = sides[0] - constraint.multiplier * sides[1] - constraint.constant
        if constraint.relation == "lessThanOrEqual":
            return max(0.0, excess)
        if constraint.relation == "greaterThanOrEqual":
            return max(0.0, -excess)
        return abs(excess)

    def violated(self, tolerance=1.0):
        """Returns the required constraints that stored frames violate by more than the tolerance."""
        found = []
        for constraint in self.constraints:
            if constraint.required and not constraint.varies:
                residual = self.residual(constraint)
                if residual is not None and residual > tolerance:
                    found.append(constraint)
        return found + self.contradicting()

    def contradicting(self):
        """Returns required equalities that differ from another one only in the constant, so that no frames satisfy both."""
        constants, found = {}, []
        for c in self.constraints:
            if not c.required or c.varies or c.relation != "equal":
                continue
            key = (c.first, c.attribute, c.second, c.second_attribute, c.multiplier)
            if abs(constants.setdefault(key, c.constant) - c.constant) > 1:
                found.append(c)
        return found


def listed(listing):
    with open(listing, encoding="utf-8") as lines:
        return [line.strip() for line in lines if line.strip()]


def documents(listing, root):
    for path in listed(listing):
        try:
            yield Document(root, path)
        except (OSError, ET.ParseError):
            continue


def diagnostics(output, path):
    """Returns the diagnostics that `scenec compile --output` wrote for a file; None if there is no output."""
    import json
    try:
        with open(os.path.join(output, path + ".json"), encoding="utf-8") as handle:
            return json.load(handle)["diagnostics"]
    except (OSError, ValueError, KeyError):
        return None
