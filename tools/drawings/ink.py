"""The palette and the elements that all drawings share, and small deterministic variations.

A drawing is the text of SVG elements. It contains no text and no reference, so it looks the same wherever it
is shown.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeVar

from glyphs import EM, FACES, glyphs

INK = "#2a2233"
LINE = 4
"""The usual width of an outline."""
WOOL = "#fffdf5"
WOOL_SHADE = "#e3d9c6"
CURL = "#c9bb9f"
SKIN = "#f5c3ad"
CREAM = "#fff6de"
PAPER = "#fffaee"
RED = "#d8433c"
BLUE = "#3c74d6"
GOLD = "#f2b73c"
BONE = "#f7ecd2"

Point = tuple[float, float]
T = TypeVar("T")


def number(length: float) -> str:
    """Return a length for an attribute, rounded to a tenth of a unit."""
    return f"{math.floor(length * 10 + 0.5) / 10:g}"


def at(x: float, y: float) -> str:
    """Return a point for a path or a transform."""
    return f"{number(x)} {number(y)}"


def polar(radius: float, angle: float) -> Point:
    """Return the point at an angle in radians, clockwise from the top."""
    return radius * math.sin(angle), -radius * math.cos(angle)


def shape(d: str, fill: str, width: float = LINE, edge: str = INK) -> str:
    """Return an area with an outline, of ink by default."""
    return f'<path d="{d}" fill="{fill}" stroke="{edge}" stroke-width="{width:g}" stroke-linejoin="round"/>'


def area(d: str, fill: str) -> str:
    """Return an area without an outline."""
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, colour: str, width: float) -> str:
    """Return a line with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def inlaid(d: str, colour: str, wide: float, narrow: float) -> str:
    """Return a line in a colour on a wider line of ink."""
    return line(d, INK, wide) + line(d, colour, narrow)


def oval(x: float, y: float, rx: float, ry: float, fill: str, width: float = 0, opacity: float = 1) -> str:
    """Return an ellipse, with an ink outline if it has a width."""
    outline = f' stroke="{INK}" stroke-width="{width:g}"' if width else ""
    faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
    size = f'r="{rx:g}"' if rx == ry else f'rx="{rx:g}" ry="{ry:g}"'
    place = (f' cx="{number(x)}"' if x else "") + (f' cy="{number(y)}"' if y else "")
    return f'<{"circle" if rx == ry else "ellipse"}{place} {size} fill="{fill}"{outline}{faint}/>'


def dot(x: float, y: float, r: float, fill: str, width: float = 0, opacity: float = 1) -> str:
    """Return a disc, with an ink outline if it has a width."""
    return oval(x, y, r, r, fill, width, opacity)


def moved(transform: str, *drawings: str) -> str:
    """Return drawings moved, turned or scaled."""
    return f'<g transform="{transform}">{"".join(drawings)}</g>'


def placed(x: float, y: float, *drawings: str, scale: float = 1) -> str:
    """Return drawings with their origin at a point."""
    return moved(f"translate({at(x, y)})" + (f" scale({scale:g})" if scale != 1 else ""), *drawings)


def mirrored(drawing: str) -> str:
    """Return a drawing and its mirror image."""
    return drawing + moved("scale(-1 1)", drawing)


def star(x: float, y: float, long: float, points: int = 5, short: float | None = None) -> str:
    """Return the path of a star with two radii."""
    radii = (long, long * 0.45 if short is None else short)
    corners = [polar(radii[corner % 2], corner * math.pi / points) for corner in range(points * 2)]
    return f"M{'L'.join(at(x + across, y + down) for across, down in corners)}Z"


def dots(points: Iterable[Point]) -> str:
    """Return a path that a stroke with round ends shows as dots."""
    return "".join(f"M{at(x, y)}h.1" for x, y in points)


def pick(number: int, topic: int, choices: Sequence[T]) -> T:
    """Return one of the choices: always the same for a number and a topic, so that a sheep keeps its look."""
    sown = number * 0x9E3779B1 ^ (topic + 1) * 0x85EBCA6B
    stirred = _mixed(sown, 15) * 0x2C1B3C6D
    mixed = _mixed(stirred, 12) * 0x297A2D39
    return choices[_mixed(mixed, 15) % len(choices)]


def _mixed(value: int, shift: int) -> int:
    value &= 0xFFFFFFFF
    return value ^ value >> shift


def figures(
    text: str | float,
    x: float,
    y: float,
    size: float,
    fill: str = INK,
    *,
    line: float = 0,
    face: str = "display",
    middle: bool = True,
) -> str:
    """Return figures as outlines of a typeface, on the line y, around x or from there to the right.

    `line` is the width of ink around them, half of it inside. Raises ValueError for an unknown sign.
    """
    wide, d = 0, ""
    for sign in str(text):
        if sign not in FACES[face].signs:
            raise ValueError(f"no outline for {sign}")
        width, outline = _outlines(face)[sign]
        d += f"M{wide} 0{outline}"
        wide += width
    scale = size / EM
    left = x - wide * scale / 2 if middle else x
    stroke = f' stroke="{INK}" stroke-width="{line / scale:.0f}" stroke-linejoin="round" paint-order="stroke"'
    return (
        f'<path d="{d}" transform="translate({at(left, y)}) scale({scale:g})" fill="{fill}"'
        f"{stroke if line else ''}/>"
    )


@cache
def _outlines(face: str) -> dict[str, tuple[int, str]]:
    return glyphs(FACES[face])
