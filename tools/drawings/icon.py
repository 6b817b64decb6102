"""The icon of the site: a sheep before the moon, with a die."""

from __future__ import annotations

from drawings.dice import die
from drawings.ink import CREAM, area, dot, moved, oval, placed
from drawings.wolle.sheep import sheep

SIZE = 512
SHAPES = {"plain": (112, 1.0), "square": (0, 1.0), "maskable": (0, 0.8)}
"""The corner radius and the scale of each shape; devices may crop a maskable icon to 80% of its width."""
STARS = ((64, 92, 4), (118, 190, 3), (92, 300, 3), (404, 60, 3), (452, 132, 4), (436, 250, 3), (172, 48, 3))
SHADOW = "#0c1a2c"

GROUND = (
    area("M0 0H512V512H0Z", "#152a45")
    + area("M0 190Q130 160 270 196T512 180V512H0Z", "#1d4161")
    + "".join(dot(x, y, r, CREAM) for x, y, r in STARS)
    + area("M0 372Q120 322 280 352T512 340V512H0Z", "#24624f")
    + area("M0 418Q180 372 330 400T512 396V512H0Z", "#2f774d")
)


def actors() -> str:
    """Draw the moon, the sheep and the die."""
    animal = oval(0, -1, 78, 9, SHADOW, opacity=0.35) + sheep("plain", 8, 12)
    shadow = moved("rotate(-11)", oval(2, 55, 60, 9, SHADOW, opacity=0.35))
    return "".join(
        (
            dot(262, 210, 176, CREAM, opacity=0.1) + dot(262, 210, 140, "#ffe9ad", 8),
            dot(170, 132, 20, "#f5d386") + dot(330, 106, 13, "#f5d386"),
            placed(232, 418, animal, scale=1.98),
            moved("translate(390 390) rotate(11) scale(1.18)", shadow, die("d6", 5)),
        )
    )


def icon(shape: str) -> str:
    """Return the file of the icon in a shape."""
    corner, scale = SHAPES[shape]
    edge = round(SIZE * (1 - scale) / 2)
    drawing = GROUND + placed(edge, edge, actors(), scale=scale)
    clip = f'<clipPath id="shape"><rect width="512" height="512" rx="{corner}"/></clipPath>'
    box = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"'
    return f'<svg {box}>{clip}<g clip-path="url(#shape)">{drawing}</g></svg>\n'
