"""Dice at rest: a shaded body with rounded edges and an ink outline, and a number or pips on its faces."""

from __future__ import annotations

import math
from functools import cache

from drawings.ink import CREAM, INK, LINE, WOOL, area, at, figures, inlaid, line, shape
from drawings.solids import PIPS, ROUND, SIDES, SOLIDS, STEP, Facet, Spot, facets, lying

SIZES = {"d12": 144, "d10": 144, "d8": 144, "d6": 116}
"""The width of the box of each kind; its middle is at 0 0. A cube needs less room than a body on a corner."""
FIGURE_SIZES = {"d12": 54, "d10": 46, "d8": 50}
"""The size of the numbers; a cube has pips."""
FRONT, BESIDE = 0.23, 0.16
"""The radius of a pip on the face to be read and on the others, in halves of a face."""


def die(kind: str, value: int | None) -> str:
    """Draw a die without its box, or a blank one; raise ValueError for an unknown kind or value."""
    if kind not in SOLIDS or (value is not None and not 0 < value <= len(lying(kind).faces)):
        raise ValueError(f"there is no {kind} with {value}")
    return body(kind) + ("" if value is None else marks(kind, value))


@cache
def body(kind: str) -> str:
    """Draw a blank die."""
    seen = facets(kind)
    outline = "".join(facet.path for facet in seen)
    faces = "".join(shape(facet.path, facet.fill, 2 * ROUND, facet.fill) for facet in seen)
    return shape(outline, INK, 2 * (LINE + ROUND)) + faces + (flat(seen[-1].spot) if kind == "d6" else "")


def marks(kind: str, value: int) -> str:
    """Draw the number or the pips of a die."""
    seen = facets(kind)
    return pips(value, seen) if kind == "d6" else figure(kind, value, seen[-1])


def figure(kind: str, value: int, front: Facet) -> str:
    """Draw a number, underlined if it could be read upside down."""
    size = FIGURE_SIZES[kind]
    x, y = front.centre
    is_lined = value in {6, 9}
    foot = y + size * (0.27 if is_lined else 0.33)
    underline = inlaid(f"M{at(x - 11, foot + 8)}h22", CREAM, 10, 4.5) if is_lined else ""
    return figures(value, x, foot, size, CREAM, line=7) + underline


def pips(value: int, seen: list[Facet]) -> str:
    """Draw the pips on the three visible faces of a cube."""
    above, beside, front = seen
    first, second = SIDES[value]
    faint = "".join(
        f'<path fill="{INK}" opacity=".6" d="{discs(face.spot, shown, BESIDE)}"/>'
        for face, shown in ((above, first), (beside, second))
    )
    return faint + area(discs(front.spot, value, FRONT), INK)


def discs(spot: Spot, value: int, radius: float) -> str:
    """Return the path of discs on a face, in its perspective."""
    turns = [step * math.pi / 10 for step in range(20)]
    rims = (
        "L".join(
            at(*spot(x * STEP + radius * math.cos(turn), y * STEP + radius * math.sin(turn)))
            for turn in turns
        )
        for x, y in PIPS[value]
    )
    return "".join(f"M{rim}Z" for rim in rims)


def flat(spot: Spot) -> str:
    """Draw the flat of a face, within its rounded edges."""
    a, b = 0.9, 0.56

    def corner(x: int, y: int) -> str:
        ends = at(*spot(x * a, y * b)), at(*spot(x * b, y * a))
        start, end = ends if x == y else reversed(ends)
        return f"{start}Q{at(*spot(x * a, y * a))} {end}"

    corners = "L".join(corner(x, y) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)))
    return f'<path d="M{corners}Z" fill="{WOOL}" opacity=".75"/>'


def grass() -> str:
    """Draw the grass that grows over the foot of a kept die."""
    turf = "M-50 62Q-63 58-62 38-54 46-50 52-50 36-42 28-38 42-36 50-28 38-20 38-22 48-18 54-8 46 0 46 2 52 6 54 12 42 22 38 20 46 26 52 30 36 42 30 40 42 46 50 52 40 62 38 62 58 50 62 0 74-50 62Z"
    return shape(turf, "#5fae4e") + line("M-46 60v-9M-28 63v-8M-6 65v-8M18 64v-8M42 60v-9", "#b4e698", 3.6)
