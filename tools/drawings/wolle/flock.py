"""The emblem of Volle Wolle: sheep that jump a fence at night, 1200 by 520.

The important parts are in the middle half, because narrow boxes cut off the sides, and flat ones the sky.
"""

from __future__ import annotations

from drawings.ink import CREAM, INK, area, dot, line, moved, oval, placed, shape
from drawings.wolle.dogs import sitting
from drawings.wolle.sheep import sheep, sleeper
from drawings.wool import Cloud

STARS = (
    (70, 60), (120, 150), (210, 40), (262, 118), (330, 70), (395, 30), (440, 140), (520, 64), (590, 28),
    (640, 118), (700, 50), (760, 96), (830, 34), (1090, 44), (1140, 130), (1010, 206), (300, 196), (160, 226),
    (545, 186), (900, 190), (1170, 220), (40, 250),
)  # fmt: skip

SKY = (
    area("M0 0H1200V520H0Z", "#12233f")
    + area("M0 120Q300 90 640 130T1200 110V520H0Z", "#173150")
    + area("M0 210Q340 170 700 215T1200 190V520H0Z", "#1d4161")
    + area("M0 280Q300 250 640 285T1200 265V520H0Z", "#27536d")
    + "".join(dot(x, y, 1.8 if index % 3 else 3, CREAM) for index, (x, y) in enumerate(STARS))
)
MOON = (
    dot(960, 112, 112, CREAM, opacity=0.06)
    + dot(960, 112, 84, CREAM, opacity=0.09)
    + dot(960, 112, 58, "#ffe9ad", 4)
    + "".join(dot(x, y, r, "#f5d386") for x, y, r in ((940, 94, 11), (980, 132, 15), (984, 88, 7)))
)
HILLS = area("M0 330Q150 262 330 306T690 300 1010 268 1200 300V520H0Z", "#1e5156") + area(
    "M0 372Q210 316 470 356T900 348 1200 334V520H0Z", "#24624f"
)
MEADOW = area("M0 420Q260 374 600 400T1200 396V520H0Z", "#2f774d") + area(
    "M0 468Q330 434 700 462T1200 452V520H0Z", "#286a45"
)
BLADES = line(
    "M60 500l-5-16m9 16v-22m5 22l6-15M560 500l-5-14m9 14v-20m5 20l6-14M760 506l-5-16m9 16v-22m5 22l6-15"
    "M1130 494l-5-14m9 14v-20m5 20l6-14M250 512l-5-12m9 12v-18M930 510l-5-12m9 12v-18",
    "#4f9a5f",
    4,
)
FIREFLIES = ((372, 300), (446, 250), (762, 276), (744, 210), (236, 420), (920, 330), (668, 480), (392, 214))


def emblem() -> str:
    """Return the file of the emblem."""
    box = 'viewBox="0 0 1200 520" preserveAspectRatio="xMidYMax slice"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} aria-hidden="true">{scene()}</svg>\n'


def scene() -> str:
    """Draw the whole scene."""
    return "".join(
        (
            SKY + MOON + HILLS + barn(),
            standing(1136, 334, 0.62, sheep("black", -5, 23)),
            standing(952, 360, 0.34, sleeper(12)) + standing(722, 366, 0.4, sleeper(7)),
            MEADOW + leap(),
            standing(130, 476, 1, sheep("plain", 1, 3)) + standing(328, 468, 1.06, sheep("370", 0, 27)),
            standing(862, 472, 1.06, sheep("007", 0, 39)) + standing(1046, 480, 0.96, sitting("d1")),
            standing(478, 506, 0.6, sheep("plain", 4, 23)),
            BLADES,
            *(
                placed(x, y, dot(0, 0, 8, "#ffe27a", opacity=0.22), dot(0, 0, 2.8, "#ffe27a"))
                for x, y in FIREFLIES
            ),
        )
    )


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


def barn() -> str:
    """Draw a barn with a lit window, and three trees."""
    return "".join(
        (
            placed(
                196,
                318,
                shape("M-44 6V-34L-50-38 0-72 50-38 44-34V6Z", "#7c3140", 3.4),
                shape("M-56-34L0-74 56-34 50-27 0-62-50-27Z", "#54303f", 3.4),
                shape("M-13 6V-24H13V6Z", "#4a2534", 3.4),
                shape("M-8-34V-48H8V-34ZM0-34V-48M-8-41H8", "#ffd76b", 3.4),
            ),
            tree(284, 276, 322, 26, 8),
            tree(112, 282, 330, 26, 8),
            tree(78, 304, 336, 18, 7, 0.7),
        )
    )


def tree(x: int, y: int, foot: int, height: int, width: float, scale: float = 1) -> str:
    """Draw a tree: its stem from `foot` upwards, and its crown around x and y."""
    stem = f'<path d="M{x} {foot}v-{height}" stroke="{INK}" stroke-width="{width}"/>'
    crown = Cloud(x, y, 22 * scale, 26 * scale, 8, x).outline
    return stem + shape(crown, "#1b5a4d" if scale == 1 else "#174f47", 3.4)
