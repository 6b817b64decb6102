"""Signs in the pictures of the rules: arrows, arithmetic, ticks, crosses, rings and numbers."""

from __future__ import annotations

from collections.abc import Callable

from drawings.ink import CREAM, GOLD, INK, PAPER, area, dot, figures, line, number, shape
from drawings.layout import Box

GOOD = "#1f6b33"
BAD = "#a3202b"
WOOD = "#e9c68f"
LARGE = 100
"""The height from which a false object is crossed out as a whole."""


def sign(width: float, height: float, d: str, stroke: float = 9) -> Callable[[str], Box]:
    """Return the function that draws lines in ink."""
    return still(width, height, line(d, INK, stroke))


def still(width: float, height: float, drawing: str) -> Callable[[str], Box]:
    """Return the function of an object without an argument."""
    return lambda _: Box(width, height, drawing)


def crossed(d: str, wide: float, narrow: float, ground: str = CREAM) -> str:
    """Return a line that crosses something out."""
    return line(d, ground, wide) + line(d, BAD, narrow)


def plain_number(text: str) -> Box:
    """Draw a number."""
    width = len(text) * 33.6
    return Box(width, 40.32, figures(text, width / 2, 38.08, 56))


def plate(text: str, fill: str, corner: int = 16) -> Box:
    """Draw a number on a plate."""
    width = max(72, len(text) * 28 + 32)
    ground = f'<rect x="2" y="2" width="{width - 4}" height="60" rx="{corner}" fill="{fill}" stroke="{INK}" stroke-width="4"/>'
    return Box(width, 64, ground + figures(text, width / 2, 48, 46))


def medal(text: str) -> Box:
    """Draw a coin with a place in an order."""
    ring = f'<circle cx="28" cy="28" r="19" fill="none" stroke="{INK}" stroke-width="1.6"/>'
    return Box(56, 56, dot(28, 28, 25, GOLD, 4) + ring + figures(text, 28, 40, 34))


def tick(x: float, y: float, r: float) -> str:
    """Draw a tick in a round seal."""
    d = (
        f"M{number(x - r * 0.45)} {number(y)}l{number(r * 0.35)} {number(r * 0.38)}"
        f"L{number(x + r * 0.5)} {number(y - r * 0.38)}"
    )
    seal = f'<circle cx="{number(x)}" cy="{number(y)}" r="{r - 2:g}" fill="{GOOD}" stroke="{CREAM}" stroke-width="4"/>'
    return seal + line(d, CREAM, r * 0.26)


def cross(width: float, height: float) -> str:
    """Draw a cross over the middle of a box."""
    reach = min(width, height, 110) * 0.42
    x, y, whole = number(width / 2 - reach), number(height / 2 - reach), number(reach * 2)
    return crossed(f"M{x} {y}l{whole} {whole}m0 -{whole}l-{whole} {whole}", 19, 12)


def cross_seal(x: float, y: float) -> str:
    """Draw a cross in a square, beside an object that remains readable."""
    seal = f'<rect x="{number(x - 18)}" y="{number(y - 18)}" width="36" height="36" rx="7" fill="{BAD}" stroke="{CREAM}" stroke-width="4"/>'
    return seal + line(f"M{number(x - 8)} {number(y - 8)}l16 16m0-16l-16 16", CREAM, 6)


def ring(x: float, y: float, rx: float, ry: float) -> str:
    """Draw a ring around a place."""
    place = f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}" fill="none" '
    return f'{place}stroke="{CREAM}" stroke-width="12"/>{place}stroke="{BAD}" stroke-width="6"/>'


def mark(name: str, box: Box) -> str:
    """Draw a mark on an object; raise ValueError for an unknown one."""
    width, height = box.width, box.height
    match name:
        case "tick":
            return tick(width, height - 4, 20)
        case "cross" if height < LARGE:
            return cross_seal(width, height - 4)
        case "cross" | "no":
            return cross(width, height)
        case "ring":
            return ring(width / 2, height / 2, width / 2 + 6, height / 2 + 6)
        case "corner":
            return ring(91, 24, 32, 20)
        case "tag":
            return ring(60, 153, 31, 17)
    if name.isdecimal():
        return count(name, width)
    raise ValueError(f"there is no mark {name}")


def count(text: str, width: float) -> str:
    """Draw a number at the upper edge of an object: that many exist."""
    reach = 15 + len(text) * 6
    ground = f'<rect x="{number(width / 2 - reach)}" y="-16" width="{reach * 2}" height="36" rx="18" fill="#fff" stroke="{INK}" stroke-width="3.5"/>'
    return ground + figures(text, width / 2, 12, 30)


EYE = shape("M4 30Q38-10 72 30 38 70 4 30Z", "#fff", 5) + dot(38, 30, 12, INK) + dot(42, 26, 4, "#fff")
STOP = (
    shape("M20 3H46L63 20V46L46 63H20L3 46V20Z", BAD, 4.5)
    + line("M24 36V22M31 33V15M38 33V16M45 36V22M25 44L17 36", CREAM, 5.6)
    + area("M21 33H48V42Q47 54 36 54 27 54 23 46Z", CREAM)
)
STAR = "M36 3L45.5 24.5 69 27 51.5 42.5 56.5 65.5 36 53.5 15.5 65.5 20.5 42.5 3 27 26.5 24.5Z"

SIGNS: dict[str, Callable[[str], Box]] = {
    "arrow": sign(60, 40, "M6 20H52M36 5L53 20 36 35"),
    "noarrow": still(60, 50, line("M6 25H52M36 10L53 25 36 40", INK, 9) + crossed("M14 45L40 5", 13, 8)),
    "down": sign(40, 44, "M20 5V38M6 23L20 39 34 23"),
    "swap": sign(64, 56, "M8 16H54M42 5L55 16 42 27M56 42H10M22 31L9 42 22 53", 8),
    "plus": sign(34, 34, "M17 4V30M4 17H30"),
    "minus": sign(34, 34, "M4 17H30"),
    "times": sign(30, 30, "M5 5L25 25M25 5L5 25", 8),
    "equals": sign(36, 30, "M5 7H31M5 23H31"),
    "less": sign(36, 40, "M30 5L6 20 30 35"),
    "atleast": sign(36, 50, "M6 5L30 17 6 29M6 43H30", 8),
    "or": sign(30, 60, "M24 5L6 55", 8),
    "dots": sign(60, 20, "M10 10h.1M30 10h.1M50 10h.1", 12),
    "gap": still(20, 1, ""),
    "bar": sign(20, 120, "M10 6V114", 4),
    "again": sign(70, 66, "M58 22A26 26 0 1 0 62 40M60 6V24H42", 8),
    "stop": still(66, 66, STOP),
    "tick": still(60, 60, tick(30, 30, 28)),
    "cross": still(60, 60, cross(60, 60)),
    "eye": still(76, 60, EYE),
    "hidden": still(76, 60, EYE + crossed("M10 56L66 4", 14, 7, PAPER)),
    "star": still(72, 70, shape(STAR, GOLD, 4.5)),
    "num": plain_number,
    "sum": lambda text: plate(text, "#fff"),
    "medal": medal,
    "bid": lambda text: plate(text, WOOD, 8),
}
"""The signs by their names."""
