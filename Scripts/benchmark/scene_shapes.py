"""Generates scenes of any size that are hard for the reader, the solver, an analysis or a report.

`SHAPES` maps names to functions from a count to the scene's text. Scripts/benchmark/growth measures them. To make a single
input, call name(count).
"""

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
<device id="retina4_7" orientation="portrait" appearance="light"/>
"""
FREE = 'translatesAutoresizingMaskIntoConstraints="NO"'
SHAPES = {}


def shape(function):
    SHAPES[function.__name__] = function
    return function


class Scene:
    """A view controller's view, its subviews as text, and constraints between them."""

    def __init__(self):
        self.views, self.constraints, self.count = [], [], 0

    def text(self, first, attribute, second=None, other=None, **more):
        """The XML of a constraint, for a view's own list."""
        self.count += 1
        item = f' firstItem="{first}"' if first else ""
        item += f' firstAttribute="{attribute}"'
        if second:
            item += f' secondItem="{second}" secondAttribute="{other or attribute}"'
        item += "".join(f' {name}="{value}"' for name, value in more.items())
        return f'<constraint{item} id="k{self.count}"/>'

    def add(self, *words, **more):
        self.constraints.append(self.text(*words, **more))

    def box(self, name, inner="", own="", kind="view", attributes="", frame=None, free=True):
        rect = '<rect key="frame" x="{}" y="{}" width="{}" height="{}"/>'.format(*frame) if frame else ""
        own = f"<constraints>{own}</constraints>" if own else ""
        return f'<{kind} {FREE if free else ""} {attributes} id="{name}">{rect}{inner}{own}</{kind}>'

    def label(self, name, text="some text", attributes="", **more):
        return self.box(name, kind="label", attributes=f'text="{text}" {attributes}', **more)

    def subviews(self, texts):
        return "<subviews>" + "\n".join(texts) + "</subviews>"

    def top(self, name):
        """Places a view at the top edge, with a height of 20 points if it has no content."""
        self.add(name, "top", "v")
        if not self.views or "<label" not in self.views[-1][:7]:
            self.add(name, "height", constant=20)

    def controller(self, number="", inside=""):
        return (f'<scene sceneID="s{number}"><objects><viewController id="vc{number}">'
                f'<view key="view" id="v{number}"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>'
                f'<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>'
                f'{self.subviews(self.views)}<viewLayoutGuide key="safeArea" id="area{number}"/>'
                '<constraints>' + "\n".join(self.constraints) + f'</constraints>{inside}</view></viewController>'
                '</objects></scene>')

    def document(self, **more):
        return document(self.controller(**more))


def document(scenes, rest=""):
    return f"{HEAD}<scenes>{scenes}</scenes>{rest}</document>\n"


def chain(scene, names, gap=8, last=True, relation=None, outer="v"):
    more = {"relation": relation} if relation else {}
    before = None
    for name in names:
        if before:
            scene.add(name, "leading", before, "trailing", constant=gap, **more)
        else:
            scene.add(name, "leading", outer, "leading", constant=gap, **more)
        before = name
    if last:
        scene.add(outer, "trailing", before, "trailing", constant=gap, **more)


def row(count, make, vertical=True, **more):
    """Boxes side by side."""
    scene = Scene()
    names = [f"b{i}" for i in range(count)]
    for index, name in enumerate(names):
        scene.views.append(make(scene, name, index))
        if vertical:
            scene.top(name)
    chain(scene, names, **more)
    return scene


# Conflicts

@shape
def required_labels(count):
    return row(count, lambda s, name, i: s.label(
        name, attributes='horizontalHuggingPriority="251" horizontalCompressionResistancePriority="1000"')).document()


@shape
def fixed_widths(count):
    return row(count, lambda s, name, i: s.box(name, own=s.text(None, "width", constant=50))).document()


@shape
def least_widths(count):
    return row(count, lambda s, name, i: s.box(
        name, own=s.text(None, "width", constant=40 + i % 9, relation="greaterThanOrEqual"))).document()


@shape
def equal_widths_that_overflow(count):
    scene = row(count, lambda s, name, i: s.box(name))
    for index in range(1, count):
        scene.add(f"b{index}", "width", f"b{index - 1}")
    scene.add("b0", "width", constant=60)
    return scene.document()


@shape
def equal_spacing_that_overflows(count):
    scene = Scene()
    for index in range(count):
        scene.views += [scene.box(f"s{index}"), scene.box(f"b{index}", own=scene.text(None, "width", constant=30))]
        scene.top(f"s{index}")
        scene.top(f"b{index}")
        scene.add(f"s{index}", "width", f"s{max(0, index - 1)}" if index else "v", multiplier="1" if index else "0.1")
    chain(scene, [name for i in range(count) for name in (f"s{i}", f"b{i}")], gap=0)
    return scene.document()


@shape
def centres_that_contradict(count):
    scene = row(count, lambda s, name, i: s.box(name, own=s.text(None, "width", constant=30)), last=False)
    for index in range(count):
        scene.add(f"b{index}", "centerX", "v", constant=index)
    return scene.document()


@shape
def edges_and_width(count):
    """Each box is 8 from both edges and 10 wide, so that all constants are 8 or 10."""
    scene = Scene()
    for index in range(count):
        name = f"b{index}"
        scene.views.append(scene.box(name))
        scene.add(name, "leading", "v", constant=8)
        scene.add("v", "trailing", name, "trailing", constant=8)
        scene.add(name, "width", constant=10)
        scene.add(name, "top", "v", constant=8)
        scene.add("v", "bottom", name, "bottom", constant=8)
        scene.add(name, "height", constant=10)
    return scene.document()


@shape
def many_widths_of_one(count):
    scene = Scene()
    scene.views.append(scene.box("b"))
    scene.top("b")
    scene.add("b", "leading", "v", constant=8)
    for index in range(count):
        scene.add("b", "width", constant=10 + index)
    return scene.document()


@shape
def many_widths_of_many(count):
    scene = row(count // 8 + 1, lambda s, name, i: s.box(name), last=False)
    for index in range(count):
        scene.add(f"b{index % (count // 8 + 1)}", "width", constant=10 + index)
    return scene.document()


@shape
def narrowing(count):
    """Centered boxes, each one point narrower than the previous one; the last widths are negative."""
    scene = Scene()
    for index in range(count):
        name = f"b{index}"
        scene.views.append(scene.box(name))
        scene.top(name)
        scene.add(name, "centerX", "v")
        if index:
            scene.add(name, "width", f"b{index - 1}", constant=-1)
        else:
            scene.add(name, "width", constant=10)
    return scene.document()


@shape
def ratios_that_contradict(count):
    scene = Scene()
    for index in range(count):
        name = f"b{index}"
        scene.views.append(scene.box(name))
        scene.add(name, "leading", "v", constant=8)
        scene.add(name, "top", "v", constant=8)
        scene.add(name, "width", name, "height", multiplier="2:1")
        scene.add(name, "width", f"b{index - 1}" if index else "v")
        scene.add(name, "height", f"b{index - 1}" if index else "v", constant=-1)
    return scene.document()


@shape
def order_in_a_circle(count):
    scene = row(count, lambda s, name, i: s.box(name, own=s.text(None, "width", constant=1)), gap=0, last=False)
    scene.add("b0", "leading", f"b{count - 1}", "trailing", constant=0, relation="greaterThanOrEqual")
    return scene.document()


@shape
def steps_beyond_the_edge(count):
    scene = Scene()
    for index in range(count):
        name = f"b{index}"
        scene.views.append(scene.box(name, own=scene.text(None, "width", constant=10)))
        scene.top(name)
        scene.add(name, "leading", f"b{index - 1}" if index else "v", constant=10, relation="greaterThanOrEqual")
        scene.add("v", "trailing", name, "trailing", constant=10, relation="greaterThanOrEqual")
    return scene.document()


@shape
def conflicts_of_their_own(count):
    """Each box is in its own container."""
    scene = Scene()
    for index in range(count):
        own = scene.text(None, "width", constant=10) + scene.text(None, "width", constant=20)
        scene.views.append(scene.box(f"b{index}", own=own))
        scene.top(f"b{index}")
        scene.add(f"b{index}", "leading", "v", constant=8)
    return scene.document()


@shape
def masks_that_contradict(count):
    scene = Scene()
    for index in range(count):
        scene.views.append(scene.box(f"b{index}", frame=(10, index, 30, 30), free=False))
        scene.add(f"b{index}", "leading", "v", constant=50)
    return scene.document()


def stack(scene, name, inner, axis="horizontal", distribution="fill", alignment="fill", spacing=8):
    return scene.box(name, scene.subviews(inner), kind="stackView", attributes=(
        f'axis="{axis}" distribution="{distribution}" alignment="{alignment}" spacing="{spacing}"'))


def pinned_stack(scene, text, name="st"):
    scene.views.append(text)
    for edge in ("leading", "top", "trailing", "bottom"):
        scene.add(name, edge, "v")
    return scene


def resisting(scene, name):
    return scene.label(name, attributes='horizontalCompressionResistancePriority="1000"')


@shape
def stack_that_overflows(count):
    scene = Scene()
    return pinned_stack(scene, stack(scene, "st", [resisting(scene, f"b{i}") for i in range(count)])).document()


@shape
def stacks_that_overflow(count):
    scene = Scene()
    inner = [stack(scene, f"i{i}", [resisting(scene, f"b{i}-{j}") for j in range(8)]) for i in range(count)]
    return pinned_stack(scene, stack(scene, "st", inner, axis="vertical")).document()


@shape
def nested_stacks_that_overflow(count):
    scene = Scene()
    inner = [stack(scene, f"i{i}", [resisting(scene, f"b{i}-{j}") for j in range(8)]) for i in range(count)]
    return pinned_stack(scene, stack(scene, "st", inner)).document()


@shape
def equal_stack_of_fixed_widths(count):
    scene = Scene()
    inner = [scene.box(f"b{i}", own=scene.text(None, "width", constant=20 + i)) for i in range(count)]
    return pinned_stack(scene, stack(scene, "st", inner, distribution="fillEqually")).document()


# Layouts without conflicts

@shape
def centred_labels(count):
    scene = Scene()
    for index in range(count):
        name = f"b{index}"
        scene.views.append(scene.label(name))
        scene.top(name)
        scene.add(name, "centerX", "v")
        scene.add(name, "leading", "v", constant=8, relation="greaterThanOrEqual")
        scene.add("v", "trailing", name, "trailing", constant=8, relation="greaterThanOrEqual")
    return scene.document()


@shape
def centred_between_neighbours(count):
    scene = Scene()
    for index in range(count):
        name = f"b{index}"
        scene.views.append(scene.label(name))
        scene.top(name)
        scene.add(name, "centerX", f"b{index - 1}" if index else "v")
        scene.add(name, "leading", "v", constant=8, relation="greaterThanOrEqual")
        scene.add("v", "trailing", name, "trailing", constant=8, relation="greaterThanOrEqual")
    return scene.document()


@shape
def stacks(count):
    """A column of stack views, each a row of a label and a box."""
    scene = Scene()
    for index in range(count):
        name = f"st{index}"
        scene.views.append(stack(scene, name, [scene.label(f"l{index}"), scene.box(f"b{index}")]))
        scene.add(name, "leading", "v", constant=8)
        scene.add("v", "trailing", name, "trailing", constant=8)
        scene.add(name, "top", f"st{index - 1}" if index else "v", "bottom" if index else "top", constant=8)
    return scene.document()


@shape
def stacks_with_stored_frames(count):
    scene = Scene()
    for index in range(count):
        name = f"st{index}"
        inner = [scene.label(f"l{index}", frame=(0, 0, 20 + index % 7, 20)),
                 scene.box(f"b{index}", frame=(30, 0, 50, 20))]
        scene.views.append(scene.box(name, scene.subviews(inner), kind="stackView",
                                     attributes='spacing="8"', frame=(3, 28 * index, 300, 20)))
        scene.add(name, "leading", "v", constant=8)
        scene.add("v", "trailing", name, "trailing", constant=8)
        scene.add(name, "top", f"st{index - 1}" if index else "v", "bottom" if index else "top", constant=8)
    return scene.document()


def one_stack(distribution, axis, alignment="fill"):
    def made(count):
        scene = Scene()
        inner = [scene.label(f"b{i}", text="ab" * (1 + i % 5)) for i in range(count)]
        return pinned_stack(
            scene, stack(scene, "st", inner, axis=axis, distribution=distribution, alignment=alignment)).document()
    made.__name__ = f"{axis}_stack_{distribution}" + ("" if alignment == "fill" else f"_{alignment}")
    shape(made)


for chosen in ("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"):
    one_stack(chosen, "horizontal")
one_stack("fill", "vertical", "center")
one_stack("fill", "horizontal", "lastBaseline")
one_stack("fillProportionally", "vertical", "leading")


@shape
def nested_stacks(count):
    """Towers of 60 stack views."""
    scene = Scene()
    towers = []
    for tower in range(max(1, count // 60)):
        text = scene.label(f"l{tower}")
        for level in range(60):
            axis = "vertical" if level % 2 else "horizontal"
            text = stack(scene, f"t{tower}-{level}", [text, scene.box(f"x{tower}-{level}")], axis=axis)
        towers.append(text)
    return pinned_stack(scene, stack(scene, "st", towers, axis="vertical")).document()


@shape
def hidden_in_stack(count):
    scene = Scene()
    inner = [scene.label(f"b{i}", attributes='hidden="YES"' if i % 2 else "") for i in range(count)]
    return pinned_stack(scene, stack(scene, "st", inner, axis="vertical")).document()


@shape
def outside_their_parents(count):
    scene = Scene()
    for index in range(count):
        scene.views.append(scene.box(f"b{index}", frame=(400 + index % 100, index, 20, 20), free=False))
    return scene.document()


@shape
def outside_by_constraints(count):
    scene = Scene()
    for index in range(count):
        name = f"b{index}"
        scene.views.append(scene.box(name, frame=(400, 0, 20, 20)))
        scene.add(name, "leading", "v", "trailing", constant=25)
        scene.add(name, "top", "v", constant=index % 600)
        scene.add(name, "width", constant=20)
        scene.add(name, "height", constant=20)
    return scene.document()


@shape
def ambiguous_chain(count):
    """Each box begins at the end of the previous one. Neither the widths nor the end of the last are known."""
    return row(count, lambda s, name, i: s.box(name), last=False).document()


@shape
def ambiguous_chain_between_edges(count):
    return row(count, lambda s, name, i: s.box(name), relation="greaterThanOrEqual").document()


@shape
def open_labels(count):
    """Labels of one ambiguous component."""
    return row(count, lambda s, name, i: s.label(name), relation="greaterThanOrEqual").document()


@shape
def labels_that_share_room(count):
    return row(count, lambda s, name, i: s.label(name, text="ab" * (1 + i % 4))).document()


@shape
def labels_that_share_room_downward(count):
    scene = Scene()
    for index in range(count):
        name = f"b{index}"
        scene.views.append(scene.label(name, text="word " * 12, attributes='numberOfLines="0"'))
        scene.add(name, "leading", "v", constant=8)
        scene.add("v", "trailing", name, "trailing", constant=8)
        scene.add(name, "top", f"b{index - 1}" if index else "v", "bottom" if index else "top", constant=8)
    scene.add("v", "bottom", f"b{count - 1}", "bottom", constant=8)
    return scene.document()


@shape
def unconstrained(count):
    scene = Scene()
    scene.views = [scene.box(f"b{i}") for i in range(count)]
    return scene.document()


@shape
def unconstrained_labels_nested(count):
    scene = Scene()
    for group in range(count // 50 + 1):
        text = scene.label(f"l{group}")
        for level in range(50):
            text = scene.box(f"b{group}-{level}", scene.subviews([text]))
        scene.views.append(text)
    return scene.document()


@shape
def equal_widths(count):
    scene = row(count, lambda s, name, i: s.box(name), gap=0)
    for index in range(1, count):
        scene.add(f"b{index}", "width", "b0")
    return scene.document()


@shape
def equal_widths_open(count):
    scene = row(count, lambda s, name, i: s.box(name), gap=0, last=False)
    for index in range(1, count):
        scene.add(f"b{index}", "width", f"b{index - 1}")
    return scene.document()


@shape
def ratios(count):
    scene = row(count, lambda s, name, i: s.box(name), last=False, vertical=False)
    for index in range(count):
        scene.add(f"b{index}", "top", "v", constant=8)
        scene.add(f"b{index}", "width", f"b{index}", "height", multiplier=f"{1 + index % 7}:{1 + index % 5}")
        if index:
            scene.add(f"b{index}", "height", f"b{index - 1}", "width")
        else:
            scene.add(f"b{index}", "height", constant=20)
    return scene.document()


def multiplied(name, factor):
    def made(count):
        scene = row(count, lambda s, name, i: s.box(name), last=False)
        scene.add("b0", "width", constant=100)
        for index in range(1, count):
            scene.add(f"b{index}", "width", f"b{index - 1}", multiplier=factor)
        return scene.document()
    made.__name__ = name
    shape(made)


multiplied("multiplied_by_1_01", "1.01")
multiplied("multiplied_by_3", "3")
multiplied("multiplied_by_0_3", "0.3")


@shape
def grid(count):
    side = max(2, int(count ** 0.5))
    scene = Scene()
    for y in range(side):
        for x in range(side):
            name = f"b{x}-{y}"
            scene.views.append(scene.label(name))
            for axis, near, far, before in (("x", "leading", "trailing", f"b{x - 1}-{y}" if x else None),
                                            ("y", "top", "bottom", f"b{x}-{y - 1}" if y else None)):
                scene.add(name, near, before or "v", far if before else near, constant=8)
            if x == side - 1:
                scene.add("v", "trailing", name, "trailing", constant=8)
            if y == side - 1:
                scene.add("v", "bottom", name, "bottom", constant=8)
            if x or y:
                scene.add(name, "width", "b0-0")
                scene.add(name, "height", "b0-0")
    return scene.document()


@shape
def all_pairs(count):
    """A few views with a constraint between every two."""
    side = max(2, int((2 * count) ** 0.5))
    scene = Scene()
    for index in range(side):
        scene.views.append(scene.label(f"b{index}"))
        scene.top(f"b{index}")
        for other in range(index):
            scene.add(f"b{index}", "leading", f"b{other}", constant=index - other, relation="greaterThanOrEqual")
    scene.add("b0", "leading", "v")
    return scene.document()


@shape
def all_pairs_optional(count):
    side = max(2, int((2 * count) ** 0.5))
    scene = Scene()
    for index in range(side):
        scene.views.append(scene.box(f"b{index}", own=scene.text(None, "width", constant=10)))
        scene.top(f"b{index}")
        for other in range(index):
            scene.add(f"b{index}", "leading", f"b{other}", "trailing", constant=(index * other) % 17,
                      priority=1 + (index + other) % 999)
    scene.add("b0", "leading", "v")
    return scene.document()


@shape
def a_priority_each(count):
    scene = Scene()
    for index in range(count):
        name = f"b{index}"
        scene.views.append(scene.box(name))
        scene.top(name)
        scene.add(name, "leading", f"b{index - 1}" if index else "v", constant=index % 11,
                  priority=f"{1 + 998 * index / count:.4f}")
        scene.add(name, "width", "v", constant=-index, priority=f"{1 + 998 * (count - index) / count:.4f}")
    return scene.document()


@shape
def wishes_that_contradict(count):
    return row(count, lambda s, name, i: s.box(
        name, own=s.text(None, "width", constant=100 + i % 3, priority=700 + i % 3))).document()


@shape
def wishes_of_one(count):
    scene = Scene()
    scene.views.append(scene.box("b"))
    scene.top("b")
    scene.add("b", "leading", "v")
    for index in range(count):
        scene.add("b", "width", constant=index, priority=1 + index % 990)
    return scene.document()


@shape
def overlapping(count):
    scene = Scene()
    for index in range(count):
        name = f"b{index}"
        scene.views.append(scene.box(name, frame=(20, 20, 100, 20), kind="button", attributes='buttonType="system"'))
        scene.add(name, "leading", "v", constant=20)
        scene.top(name)
        scene.add(name, "width", constant=100)
    return scene.document()


@shape
def misplaced(count):
    scene = Scene()
    for index in range(count):
        name = f"b{index}"
        scene.views.append(scene.label(name, frame=(index % 300, 90, 10, 20)))
        scene.add(name, "leading", "v", constant=20)
        scene.top(name)
    return scene.document()


@shape
def misplaced_chain(count):
    scene = row(count, lambda s, name, i: s.label(name, frame=(i, 90, 10 + i % 9, 20)), last=False)
    return scene.document()


@shape
def misplaced_chain_between_edges(count):
    return row(count, lambda s, name, i: s.label(name, frame=(i, 90, 10 + i % 9, 20))).document()


@shape
def flagged(count):
    scene = Scene()
    for index in range(count):
        name = f"b{index}"
        scene.views.append(scene.label(name, frame=(20, 20, 90, 20), attributes='misplaced="YES" ambiguous="YES"'))
        scene.add(name, "leading", "v", constant=20)
        scene.top(name)
    return scene.document()


@shape
def masks(count):
    scene = Scene()
    for index in range(count):
        mask = '<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxX="YES" flexibleMinY="YES"/>'
        scene.views.append(scene.box(f"b{index}", mask, frame=(index % 300, 9, 50, 50), free=False))
    return scene.document()


@shape
def masks_nested(count):
    scene = Scene()
    for group in range(count // 100 + 1):
        text = ""
        for level in range(100):
            text = scene.box(f"b{group}-{level}", scene.subviews([text]) if text else "", frame=(1, 1, 200, 200),
                             free=False)
        scene.views.append(text)
    return scene.document()


@shape
def margins_nested(count):
    scene = Scene()
    for group in range(count // 60 + 1):
        text = scene.label(f"l{group}")
        inner = f"l{group}"
        for level in range(60):
            name = f"b{group}-{level}"
            own = "".join(scene.text(inner, edge, name, f"{edge}Margin") for edge in ("leading", "top"))
            own += "".join(scene.text(None, f"{edge}Margin", inner, edge) for edge in ("trailing", "bottom"))
            text = scene.box(name, scene.subviews([text]), own=own, attributes='preservesSuperviewLayoutMargins="YES"')
            inner = name
        scene.views.append(text)
        for edge in ("leading", "top", "trailing", "bottom"):
            scene.add(inner, edge, "area")
    return scene.document()


@shape
def guides(count):
    scene = Scene()
    texts = []
    for index in range(count):
        texts.append(f'<layoutGuide id="g{index}"/>')
        scene.add(f"g{index}", "leading", f"g{index - 1}" if index else "v", constant=1)
        scene.add(f"g{index}", "width", constant=1 + index % 5)
        scene.add(f"g{index}", "top", "v")
        scene.add(f"g{index}", "height", constant=1)
    return scene.document(inside="<layoutGuides>" + "".join(texts) + "</layoutGuides>")


@shape
def baselines(count):
    scene = Scene()
    for index in range(count):
        name = f"b{index}"
        scene.views.append(scene.label(name))
        scene.add(name, "leading", "v", constant=8)
        if index:
            scene.add(name, "firstBaseline", f"b{index - 1}", "lastBaseline", constant=20)
        else:
            scene.add(name, "top", "v")
    return scene.document()


@shape
def redundant(count):
    scene = Scene()
    for index in range(count // 8 + 1):
        name = f"b{index}"
        scene.views.append(scene.box(name))
        scene.top(name)
        scene.add(name, "leading", "v", constant=8)
        for _ in range(8):
            scene.add(name, "width", constant=10)
    return scene.document()


@shape
def dead(count):
    scene = Scene()
    scene.views.append(scene.box("b"))
    scene.top("b")
    scene.add("b", "leading", "v")
    scene.add("b", "width", constant=10)
    for index in range(count):
        scene.add("b", "width", constant=20 + index, priority=1 + index % 900)
    return scene.document()


@shape
def variations(count):
    scene = Scene()
    lists = ""
    for index in range(count):
        name = f"b{index}"
        scene.views.append(scene.label(name))
        scene.top(name)
        scene.add(name, "leading", "v", constant=8)
    for number, key in enumerate(("widthClass=compact", "widthClass=regular", "heightClass=compact",
                                  "heightClass=regular", "heightClass=compact-widthClass=compact",
                                  "heightClass=regular-widthClass=compact")):
        excluded = "".join(f'<exclude reference="k{i}"/>' for i in range(1 + number, scene.count, 3))
        lists += f'<variation key="{key}"><mask key="constraints">{excluded}</mask></variation>'
    return scene.document(inside=lists)


@shape
def variations_of_each(count):
    scene = Scene()
    for index in range(count):
        name = f"b{index}"
        changed = ('<variation key="widthClass=compact" misplaced="YES"><rect key="frame" x="1" y="2" width="3" height="4"/>'
                   '</variation><variation key="heightClass=compact" text="x"/>')
        scene.views.append(scene.label(name, inner=changed))
        scene.top(name)
        scene.add(name, "leading", "v", constant=8)
    return scene.document()


@shape
def huge_numbers(count):
    return row(count, lambda s, name, i: s.box(name, own=s.text(None, "width", constant=10 ** (i % 12))),
               last=False).document()


@shape
def numbers_beyond_rows(count):
    scene = row(count, lambda s, name, i: s.box(name), last=False)
    for index in range(1, count):
        scene.add(f"b{index}", "width", f"b{index - 1}", multiplier=f"{index}e{index % 30}", constant=f"1e{index % 30}")
    return scene.document()


# Texts, lists, controls

@shape
def long_texts(count):
    scene = Scene()
    for index in range(count // 2000 + 1):
        scene.views.append(scene.label(f"b{index}", text="word " * 2000, attributes='numberOfLines="0"'))
        scene.add(f"b{index}", "leading", "v")
        scene.add("v", "trailing", f"b{index}", "trailing")
        scene.add(f"b{index}", "top", f"b{index - 1}" if index else "v", "bottom" if index else "top")
    return scene.document()


@shape
def words_without_spaces(count):
    scene = Scene()
    for index in range(count // 20000 + 1):
        scene.views.append(scene.label(f"b{index}", text="W\u0301\u4e00" * 20000, attributes='numberOfLines="0"'))
        scene.add(f"b{index}", "leading", "v")
        scene.add("v", "trailing", f"b{index}", "trailing")
        scene.add(f"b{index}", "top", "v")
    return scene.document()


@shape
def fragments(count):
    scene = Scene()
    parts = "".join(f'<fragment content="word {i} "><attributes><font key="NSFont" size="{8 + i % 30}" name="Font{i}"/>'
                    "</attributes></fragment>" for i in range(count))
    scene.views.append(scene.box(
        "b", f'<attributedString key="attributedText">{parts}</attributedString>', kind="label",
        attributes='lineBreakMode="wordWrap" numberOfLines="0"'))
    scene.add("b", "leading", "v")
    scene.add("v", "trailing", "b", "trailing")
    scene.add("b", "top", "v")
    return scene.document()


@shape
def fonts(count):
    scene = Scene()
    for index in range(count):
        font = f'<fontDescription key="fontDescription" name="Font{index}-Bold" family="Font{index}" pointSize="{index % 90}"/>'
        scene.views.append(scene.label(f"b{index}", inner=font))
        scene.add(f"b{index}", "leading", "v")
        scene.add(f"b{index}", "top", "v")
    return scene.document()


@shape
def images(count):
    scene = Scene()
    listed = "".join(f'<image name="i{i}" width="{i % 300}" height="20"/>' for i in range(count))
    for index in range(count):
        scene.views.append(scene.box(f"b{index}", kind="imageView", attributes=f'image="i{index}"'))
        scene.add(f"b{index}", "leading", "v")
        scene.add(f"b{index}", "top", "v")
    return document(scene.controller(), f"<resources>{listed}</resources>")


def cells(scene, count, inner):
    made = []
    for index in range(count):
        made.append(
            f'<tableViewCell reuseIdentifier="r{index}" id="c{index}"><rect key="frame" x="0" y="{44 * index}" width="375" '
            f'height="44"/><tableViewCellContentView key="contentView" tableViewCell="c{index}" id="cc{index}">'
            f'<rect key="frame" x="0" y="0" width="375" height="44"/>{inner(index)}</tableViewCellContentView></tableViewCell>')
    scene.views.append(
        f'<tableView {FREE} dataMode="prototypes" style="plain" rowHeight="-1" estimatedRowHeight="-1" id="tv">'
        f'<rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>{"".join(made)}</prototypes></tableView>')
    for edge in ("leading", "top", "trailing", "bottom"):
        scene.add("tv", edge, "v")
    return scene


def cells_of_labels(count, text):
    scene = Scene()

    def inner(index):
        own = "".join(scene.text(f"l{index}", edge, f"cc{index}", constant=8) for edge in ("leading", "top"))
        own += "".join(scene.text(f"cc{index}", edge, f"l{index}", constant=8) for edge in ("trailing", "bottom"))
        return scene.subviews([scene.label(f"l{index}", text=text(index))]) + f"<constraints>{own}</constraints>"
    return cells(scene, count, inner).document()


@shape
def table_cells(count):
    return cells_of_labels(count, lambda index: "some text")


@shape
def table_cells_with_different_texts(count):
    return cells_of_labels(count, lambda index: f"Row {index * 7919}")


@shape
def table_cells_that_conflict(count):
    scene = Scene()

    def inner(index):
        own = scene.text(f"l{index}", "width", constant=10) + scene.text(f"l{index}", "width", constant=20)
        return scene.subviews([scene.label(f"l{index}")]) + f"<constraints>{own}</constraints>"
    return cells(scene, count, inner).document()


@shape
def table_cells_that_are_ambiguous(count):
    scene = Scene()
    return cells(scene, count, lambda i: scene.subviews([scene.label(f"l{i}")])).document()


@shape
def collection_cells(count):
    scene = Scene()
    made = "".join(
        f'<collectionViewCell reuseIdentifier="r{i}" id="c{i}"><rect key="frame" x="0" y="{60 * i}" width="50" height="50"/>'
        f'<view key="contentView" id="cc{i}"><rect key="frame" x="0" y="0" width="50" height="50"/>'
        f'{scene.subviews([scene.label(f"l{i}")])}</view></collectionViewCell>' for i in range(count))
    scene.views.append(
        f'<collectionView {FREE} dataMode="prototypes" id="cv"><rect key="frame" x="0" y="0" width="375" height="667"/>'
        '<collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10">'
        f'<size key="itemSize" width="50" height="50"/></collectionViewFlowLayout><cells>{made}</cells></collectionView>')
    for edge in ("leading", "top", "trailing", "bottom"):
        scene.add("cv", edge, "v")
    return scene.document()


@shape
def scroll_views(count):
    scene = Scene()
    for index in range(count):
        own = "".join(scene.text(f"l{index}", edge, f"b{index}") for edge in ("leading", "top"))
        own += "".join(scene.text(f"b{index}", edge, f"l{index}") for edge in ("trailing", "bottom"))
        scene.views.append(scene.box(f"b{index}", scene.subviews([scene.label(f"l{index}")]), own, kind="scrollView"))
        scene.add(f"b{index}", "leading", "v")
        scene.add("v", "trailing", f"b{index}", "trailing")
        scene.top(f"b{index}")
    return scene.document()


@shape
def scroll_views_nested(count):
    scene = Scene()
    for group in range(count // 60 + 1):
        text, name = scene.label(f"l{group}"), f"l{group}"
        for level in range(60):
            outer = f"b{group}-{level}"
            own = "".join(scene.text(name, edge, outer) for edge in ("leading", "top", "trailing", "bottom"))
            text = scene.box(outer, scene.subviews([text]), own, kind="scrollView")
            name = outer
        scene.views.append(text)
        for edge in ("leading", "top", "trailing", "bottom"):
            scene.add(name, edge, "v")
    return scene.document()


@shape
def segments(count):
    scene = Scene()
    inner = "<segments>" + "".join(f'<segment title="s{i}"/>' for i in range(count)) + "</segments>"
    scene.views.append(scene.box("b", inner, kind="segmentedControl"))
    scene.add("b", "leading", "v")
    scene.add("b", "top", "v")
    return scene.document()


@shape
def bar_items(count):
    scene = Scene()
    inner = "<items>" + "".join(f'<barButtonItem title="s{i}" id="i{i}"/>' for i in range(count)) + "</items>"
    scene.views.append(scene.box("b", inner, kind="toolbar"))
    scene.add("b", "leading", "v")
    scene.add("b", "top", "v")
    return scene.document()


# Many scenes and references

def scenes(count, inside=lambda i: "", body=lambda i: ""):
    return document("".join(
        f'<scene sceneID="s{i}"><objects><viewController id="vc{i}"><view key="view" id="v{i}">'
        f'<rect key="frame" x="0" y="0" width="375" height="667"/>{body(i)}</view>{inside(i)}</viewController></objects></scene>'
        for i in range(count)))


@shape
def many_scenes(count):
    return scenes(count)


@shape
def segues(count):
    return scenes(count, lambda i: f'<connections><segue destination="vc{(i * 7919 + 1) % count}" kind="show" '
                                   f'identifier="x" id="g{i}"/></connections>')


@shape
def embedding_chain(count):
    return scenes(
        count, lambda i: "", lambda i: f'<subviews><containerView opaque="NO" id="cv{i}"><rect key="frame" x="0" y="0" '
        f'width="{300 - i % 100}" height="100"/><connections><segue destination="vc{i + 1}" kind="embed" id="e{i}"/>'
        '</connections></containerView></subviews>')


@shape
def embedding_of_one(count):
    return scenes(
        count, lambda i: "", lambda i: f'<subviews><containerView opaque="NO" id="cv{i}"><rect key="frame" x="0" y="0" '
        f'width="{300 - i % 100}" height="100"/><connections><segue destination="vc0" kind="embed" id="e{i}"/>'
        '</connections></containerView></subviews>')


@shape
def navigation_chain(count):
    made = "".join(
        f'<scene sceneID="s{i}"><objects><navigationController id="vc{i}"><navigationBar key="navigationBar" id="n{i}"/>'
        f'<connections><segue destination="vc{i + 1}" kind="relationship" relationship="rootViewController" id="r{i}"/>'
        '</connections></navigationController></objects></scene>' for i in range(count))
    return document(made)


@shape
def tab_bar(count):
    links = "".join(f'<segue destination="vc{i}" kind="relationship" relationship="viewControllers" id="r{i}"/>'
                    for i in range(count))
    made = "".join(f'<scene sceneID="s{i}"><objects><viewController id="vc{i}"><view key="view" id="v{i}"/></viewController>'
                   '</objects></scene>' for i in range(count))
    return document(f'<scene sceneID="t"><objects><tabBarController id="tab"><connections>{links}</connections>'
                    f'</tabBarController></objects></scene>{made}')


@shape
def presenting_ladder(count):
    """Every scene shows the next two, so that the number of paths is a Fibonacci number."""
    return scenes(count, lambda i: "<connections>" + "".join(
        f'<segue destination="vc{min(count - 1, i + step)}" kind="{kind}" id="g{i}-{step}"/>'
        for step, kind in ((1, "show"), (2, "presentation"))) + "</connections>")


@shape
def outlets(count):
    links = "".join(f'<outlet property="p{i}" destination="b{i % 50}" id="o{i}"/>' for i in range(count))
    scene = Scene()
    scene.views = [scene.box(f"b{i}", frame=(0, i, 9, 9), free=False) for i in range(50)]
    return scene.document(inside=f"<connections>{links}</connections>")


@shape
def duplicate_ids(count):
    scene = Scene()
    scene.views = [scene.box("same", frame=(0, i, 9, 9), free=False) for i in range(count)]
    return scene.document()


@shape
def duplicate_constraints(count):
    scene = Scene()
    scene.views.append(scene.box("b"))
    scene.constraints = ['<constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k"/>'
                         ] * count
    return scene.document()


@shape
def missing_items(count):
    scene = Scene()
    for index in range(count):
        scene.add(f"no{index}", "leading", f"none{index}", constant=index)
    return scene.document()


@shape
def missing_destinations(count):
    return scenes(count, lambda i: f'<connections><segue destination="none{i}" kind="show" id="g{i}"/></connections>')


@shape
def strange_values(count):
    scene = Scene()
    for index in range(count):
        scene.add("v", "wdith", constant="many", multiplier="0:0", priority="high", relation="odd")
    return scene.document()


@shape
def runtime_attributes(count):
    inner = "".join(f'<userDefinedRuntimeAttribute type="string" keyPath="k{i}" value="x"/>' for i in range(count))
    return Scene().document(inside=f"<userDefinedRuntimeAttributes>{inner}</userDefinedRuntimeAttributes>")


# Texts that are not XML

def broken(name, piece):
    def made(count):
        return f'{HEAD}<scenes>{"".join(piece(i) for i in range(count))}</scenes></document>\n'
    made.__name__ = name
    shape(made)


broken("unclosed_elements", lambda i: f'<view id="b{i}">')
broken("end_tags", lambda i: f"</view{i % 9}>")
broken("crossed_elements", lambda i: f'<view id="a{i}"><label id="b{i}"></view></label>')
broken("unquoted_values", lambda i: f"<view id=b{i}/>")
broken("unclosed_values", lambda i: f'<view id="b{i}/>\n')
broken("repeated_attributes", lambda i: f'<view id="a{i}" id="b{i}"/>')
broken("unknown_entities", lambda i: f'<view id="&e{i};"/>')
broken("left_angles", lambda i: "<")
broken("ampersands", lambda i: "&")
broken("control_characters", lambda i: "\x01")
broken("conflict_markers", lambda i: f'<<<<<<< ours\n<view id="a{i}"/>\n=======\n<view id="b{i}"/>\n>>>>>>> theirs\n')
broken("comments", lambda i: f"<!-- {i} -->")
broken("empty_elements", lambda i: "<a/>")
broken("colour_attributes", lambda i: f'<view id="b{i}">' + '<color key="backgroundColor" white="1"/>' * 9 + "</view>")


@shape
def deep_elements(count):
    return f'{HEAD}{"<a>" * count}{"</a>" * count}</document>\n'


@shape
def attributes(count):
    each = " ".join(f'a{i}="{i}"' for i in range(250))
    return f'{HEAD}<scenes>{"".join(f"<x {each}/>" for _ in range(count // 250 + 1))}</scenes></document>\n'


@shape
def a_long_value(count):
    return f'{HEAD}<x a="{"y" * count}"/></document>\n'


@shape
def text_between(count):
    return f'{HEAD}<x>{"text &amp; " * count}</x></document>\n'
