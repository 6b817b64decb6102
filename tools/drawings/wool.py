"""Wool and hides: outlines that bulge like clouds, the fleece drawn from them, and the colours of faces."""

from __future__ import annotations

import math
from typing import NamedTuple

from drawings.ink import CREAM, CURL, INK, WOOL, WOOL_SHADE, area, at, line, number, pick, shape

UNEVEN = (0, 0.16, -0.14, 0.1, -0.08)
"""Shifts of the bulges: equal bulges would look artificial."""
CURLS = ((-0.5, -0.42), (0.02, -0.6), (-0.15, 0.02), (-0.62, 0.18), (0.3, 0.3), (-0.28, 0.5), (0.32, -0.22))
"""The places of curls in a fleece, as shares of its radii."""


class Cloud(NamedTuple):
    """An ellipse with bulges; its number varies them."""

    x: float
    y: float
    rx: float
    ry: float
    bumps: int
    number: int = 0

    @property
    def outline(self) -> str:
        """The path: arcs that bulge outwards."""
        knots = [self._knot(bump) for bump in range(self.bumps)]
        arcs = ""
        for start, end in zip(knots, [*knots[1:], knots[0]], strict=True):
            radius = number(math.dist(start, end) * 0.56)
            arcs += f"A{radius} {radius} 0 0 1 {at(*end)}"
        return f"M{at(*knots[0])}{arcs}Z"

    def _knot(self, bump: int) -> tuple[float, float]:
        angle = (bump + pick(self.number, bump, UNEVEN)) / self.bumps * 2 * math.pi
        return self.x + self.rx * math.cos(angle), self.y + self.ry * math.sin(angle)


class Dye(NamedTuple):
    """The colours of a fleece."""

    light: str
    shade: str
    curl: str


CREAM_DYE = Dye(WOOL, WOOL_SHADE, CURL)


def fleece(cloud: Cloud, dye: Dye = CREAM_DYE, curls: int = 0) -> str:
    """Draw a fleece: lit from above, shaded below, with a few curls."""
    lit = cloud._replace(y=cloud.y - cloud.ry * 0.1, rx=cloud.rx * 0.93, ry=cloud.ry * 0.88)
    rings = "".join(
        f"M{at(cloud.x + across * cloud.rx - 6, cloud.y + down * cloud.ry)}"
        f"a6.5 6.5 0 0 {pick(cloud.number, curl + 40, (1, 0))} 13 0"
        for curl, (across, down) in enumerate(CURLS[:curls])
    )
    drawn = shape(cloud.outline, dye.shade) + area(lit.outline, dye.light)
    return drawn + (line(rings, dye.curl, 3.2) if rings else "")


class Hide(NamedTuple):
    """The colours of a face; `line` is for lines drawn on it."""

    face: str
    muzzle: str
    line: str


AUBERGINE = Hide("#5b4656", "#8d6f83", CREAM)
CHESTNUT = Hide("#6b4a3b", "#a17a62", CREAM)
SLATE = Hide("#4a4a68", "#7d7c9c", CREAM)
FAIR = Hide("#f0d6b6", "#fbeedd", INK)
HIDES = (AUBERGINE, CHESTNUT, SLATE, FAIR)
