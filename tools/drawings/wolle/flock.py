"""The emblem of Volle Wolle: sheep that jump a fence, by night and by day, 1200 by 520.

The important parts are in the middle half, because narrow boxes cut off the sides, and flat ones the sky.
"""

from __future__ import annotations

from typing import NamedTuple

from drawings.ink import CREAM, GOLD, INK, WOOL, area, dot, line, moved, oval, placed, shape
from drawings.wolle.dogs import sitting
from drawings.wolle.sheep import sheep, sleeper
from drawings.wool import Cloud

STARS = (
    (70, 60), (120, 150), (210, 40), (262, 118), (330, 70), (395, 30), (440, 140), (520, 64), (590, 28),
    (640, 118), (700, 50), (760, 96), (830, 34), (1090, 44), (1140, 130), (1010, 206), (300, 196), (160, 226),
    (545, 186), (900, 190), (1170, 220), (40, 250),
)  # fmt: skip
CLOUDS = ((140, 86, 70), (352, 150, 52), (700, 70, 78), (1106, 190, 56))
GLIMMERS = ((372, 300), (446, 250), (762, 276), (744, 210), (236, 420), (920, 330), (668, 480), (392, 214))
"""Fireflies by night, and daisies by day where they are on the ground."""


class Theme(NamedTuple):
    """The colours of the landscape by day or by night."""

    sky: tuple[str, str, str, str]
    hills: tuple[str, str]
    meadow: tuple[str, str]
    blades: str
    barn: tuple[str, str, str, str]
    crowns: tuple[str, str]
    is_day: bool


THEMES = {
    "night": Theme(
        sky=("#12233f", "#173150", "#1d4161", "#27536d"),
        hills=("#1e5156", "#24624f"),
        meadow=("#2f774d", "#286a45"),
        blades="#4f9a5f",
        barn=("#7c3140", "#54303f", "#4a2534", "#ffd76b"),
        crowns=("#1b5a4d", "#174f47"),
        is_day=False,
    ),
    "day": Theme(
        sky=("#8fcbea", "#a3d6ee", "#b9e1f2", "#d3eef2"),
        hills=("#a9d3a0", "#8fc585"),
        meadow=("#79b95f", "#68a852"),
        blades="#4c8a3d",
        barn=("#c9503f", "#7d3b34", "#6b2f2c", "#bfe3ee"),
        crowns=("#569c4d", "#4a8f48"),
        is_day=True,
    ),
}


def emblem(theme: str) -> str:
    """Return the file of the emblem for a theme of `THEMES`."""
    box = 'viewBox="0 0 1200 520" preserveAspectRatio="xMidYMax slice"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} aria-hidden="true">{scene(THEMES[theme])}</svg>\n'


def scene(theme: Theme) -> str:
    """Draw the whole scene."""
    hills = area("M0 330Q150 262 330 306T690 300 1010 268 1200 300V520H0Z", theme.hills[0]) + area(
        "M0 372Q210 316 470 356T900 348 1200 334V520H0Z", theme.hills[1]
    )
    meadow = area("M0 420Q260 374 600 400T1200 396V520H0Z", theme.meadow[0]) + area(
        "M0 468Q330 434 700 462T1200 452V520H0Z", theme.meadow[1]
    )
    blades = line(
        "M60 500l-5-16m9 16v-22m5 22l6-15M560 500l-5-14m9 14v-20m5 20l6-14M760 506l-5-16m9 16v-22m5 22l6-15"
        "M1130 494l-5-14m9 14v-20m5 20l6-14M250 512l-5-12m9 12v-18M930 510l-5-12m9 12v-18",
        theme.blades,
        4,
    )
    return "".join(
        (
            sky(theme) + hills + barn(theme),
            standing(1136, 334, 0.62, sheep("black", -5, 23)),
            standing(952, 360, 0.34, sleeper(12)) + standing(722, 366, 0.4, sleeper(7)),
            meadow + leap(),
            standing(130, 476, 1, sheep("plain", 1, 3)) + standing(328, 468, 1.06, sheep("370", 0, 27)),
            standing(862, 472, 1.06, sheep("007", 0, 39)) + standing(1046, 480, 0.96, sitting("d1")),
            standing(478, 506, 0.6, sheep("plain", 4, 23)),
            blades,
            *(glimmer(x, y, theme) for x, y in GLIMMERS),
        )
    )


def sky(theme: Theme) -> str:
    """Draw the sky: stars and the moon by night, clouds and the sun by day."""
    bands = (
        area("M0 0H1200V520H0Z", theme.sky[0])
        + area("M0 120Q300 90 640 130T1200 110V520H0Z", theme.sky[1])
        + area("M0 210Q340 170 700 215T1200 190V520H0Z", theme.sky[2])
        + area("M0 280Q300 250 640 285T1200 265V520H0Z", theme.sky[3])
    )
    halo = dot(960, 112, 112, CREAM, opacity=0.06) + dot(960, 112, 84, CREAM, opacity=0.09)
    if theme.is_day:
        clouds = (area(Cloud(x, y, r, r * 0.36, 8, x).outline, "#f4fbf8") for x, y, r in CLOUDS)
        return bands + "".join(clouds) + halo + halo + dot(960, 112, 58, "#ffd95a", 4)
    stars = (dot(x, y, 1.8 if index % 3 else 3, CREAM) for index, (x, y) in enumerate(STARS))
    craters = (dot(x, y, r, "#f5d386") for x, y, r in ((940, 94, 11), (980, 132, 15), (984, 88, 7)))
    return bands + "".join(stars) + halo + dot(960, 112, 58, "#ffe9ad", 4) + "".join(craters)


def glimmer(x: int, y: int, theme: Theme) -> str:
    """Draw a firefly by night; by day, a daisy on the ground."""
    if not theme.is_day:
        return placed(x, y, dot(0, 0, 8, "#ffe27a", opacity=0.22), dot(0, 0, 2.8, "#ffe27a"))
    return placed(x, y, dot(0, 0, 6, WOOL), dot(0, 0, 2.6, GOLD)) if y > 400 else ""


def standing(x: float, y: float, scale: float, animal: str) -> str:
    """Draw an animal and its shadow."""
    return placed(x, y, oval(0, -2, 70, 9, "#0c1a2c", opacity=0.35), animal, scale=scale)


def leap() -> str:
    """Draw the fence, and the sheep that jumps it."""
    rails = shape("M-172-70H172V-56H-172ZM-172-38H172V-24H-172Z", "#a8733f")
    posts = [shape(f"M{x}-84L{x + 9}-94 {x + 18}-84V0H{x}Z", "#8a5a34") for x in (-156, -72, 54, 138)]
    path = line("M452 402Q470 344 500 316M424 372Q438 326 464 296", CREAM, 4.5)
    return "".join(
        (
            placed(600, 452, rails, *posts),
            moved("translate(606 352) rotate(-9) scale(1.2)", sheep("plain", 8, 12)),
            path.replace("/>", ' stroke-dasharray="2 13" opacity=".8"/>'),
        )
    )


def barn(theme: Theme) -> str:
    """Draw a barn with a window, and three trees."""
    wall, roof, gate, window = theme.barn
    return "".join(
        (
            placed(
                196,
                318,
                shape("M-44 6V-34L-50-38 0-72 50-38 44-34V6Z", wall, 3.4),
                shape("M-56-34L0-74 56-34 50-27 0-62-50-27Z", roof, 3.4),
                shape("M-13 6V-24H13V6Z", gate, 3.4),
                shape("M-8-34V-48H8V-34ZM0-34V-48M-8-41H8", window, 3.4),
            ),
            tree(theme, 284, 276, 322, 26, 8),
            tree(theme, 112, 282, 330, 26, 8),
            tree(theme, 78, 304, 336, 18, 7, 0.7),
        )
    )


def tree(theme: Theme, x: int, y: int, foot: int, height: int, width: float, scale: float = 1) -> str:
    """Draw a tree: its stem from `foot` upwards, and its crown around x and y."""
    stem = f'<path d="M{x} {foot}v-{height}" stroke="{INK}" stroke-width="{width}"/>'
    crown = Cloud(x, y, 22 * scale, 26 * scale, 8, x).outline
    return stem + shape(crown, theme.crowns[scale < 1], 3.4)
