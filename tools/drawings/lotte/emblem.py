"""The emblem of Volle Lotte: the fairground by night and by day, 1200 by 600.

The important parts are in the middle, because narrow boxes cut off the sides, and flat ones the sky.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from drawings.dice import die
from drawings.ink import (
    CREAM,
    GOLD,
    INK,
    RED,
    Point,
    area,
    at,
    dot,
    dots,
    inlaid,
    line,
    moved,
    number,
    oval,
    placed,
    polar,
    shape,
)
from drawings.lotte.fair import GLOW, bunting, lamps, tent
from drawings.wool import Cloud

BLUE, GREEN, VIOLET = "#4a7fe0", "#3f9b6b", "#8d5fc9"

# Sky and ground

SMALL_STARS = (
    (60, 70), (150, 180), (236, 46), (330, 140), (560, 60), (618, 190), (690, 40), (1010, 40), (1130, 96),
    (1168, 240), (40, 260), (520, 250), (1060, 168), (640, 300),
)  # fmt: skip
LARGE_STARS = ((108, 118), (704, 118), (1100, 36), (300, 70), (1150, 170))
MOON = placed(
    592,
    146,
    dot(0, 0, 88, CREAM, opacity=0.06) + dot(0, 0, 66, CREAM, opacity=0.09),
    shape("M12-50A50 50 0 1 0 50 16 40 40 0 0 1 12-50Z", "#ffe9ad"),
    dot(-16, -8, 7, "#f5d386") + dot(0, 22, 9, "#f5d386"),
)
BURST = (
    dot(136, 176, 104, "#ff7d6b", opacity=0.13)
    + line(
        "M136 146V96M136 206V250M106 176H60M166 176H212M115 155L82 122M157 155L190 122M115 197L84 228M157 197L188 228",
        "#ff9d7d",
        7,
    )
    + line(
        "M124 147L108 106M148 147L164 106M124 205L110 240M148 205L162 240"
        "M107 164L70 148M165 164L202 148M107 188L72 204M165 188L200 204",
        GOLD,
        4.5,
    )
    + line("M136 72v.1M136 274v.1M36 176v.1M236 176v.1M64 104v.1M208 104v.1M66 246v.1M206 246v.1", GLOW, 9)
    + dot(136, 176, 13, "#fff3c4")
)
CLOUDS = ((120, 92, 64), (300, 190, 46), (640, 60, 60), (1120, 110, 60))


class Theme(NamedTuple):
    """The colours of sky and ground by day or by night."""

    sky: tuple[str, str, str, str]
    ground: tuple[str, str]
    is_day: bool


THEMES = {
    "night": Theme(("#150c33", "#22124c", "#351a63", "#542468"), ("#2a1a4e", "#1c1038"), is_day=False),
    "day": Theme(("#9cbdf0", "#b6cdf5", "#d6d8f3", "#f6dcd2"), ("#e0b678", "#d09f60"), is_day=True),
}


def sky(theme: Theme) -> str:
    """Draw the sky: stars, the moon and fireworks by night, clouds and the sun by day."""
    bands = (
        area("M0 0H1200V640H0Z", theme.sky[0])
        + area("M0 150Q300 116 640 158T1200 130V640H0Z", theme.sky[1])
        + area("M0 270Q340 226 700 274T1200 246V640H0Z", theme.sky[2])
        + area("M0 376Q300 336 640 380T1200 352V640H0Z", theme.sky[3])
    )
    if theme.is_day:
        clouds = (area(Cloud(x, y, r, r * 0.36, 8, x).outline, "#fbfcff") for x, y, r in CLOUDS)
        sun = dot(560, 150, 84, CREAM, opacity=0.3) + dot(560, 150, 52, "#ffd95a", 4)
        return bands + "".join(clouds) + sun
    stars = line(dots(SMALL_STARS), CREAM, 4) + line(dots(LARGE_STARS), GOLD, 7)
    return bands + oval(560, 500, 620, 110, "#ff9d6e", opacity=0.2) + stars + MOON + BURST


def ground(theme: Theme) -> str:
    """Draw the ground, and the light that falls on it from the tent."""
    return (
        area("M0 470Q300 440 640 462T1200 452V640H0Z", theme.ground[0])
        + area("M0 590Q330 556 700 584T1200 570V640H0Z", theme.ground[1])
        + '<path d="M330 480H478Q540 540 610 640H160Q280 540 330 480Z" fill="#f2b73c" opacity=".34"/>'
        + '<path d="M362 480H446Q476 540 506 640H276Q340 540 362 480Z" fill="#ffe08a" opacity=".55"/>'
    )


def pole(x: int, top: int) -> str:
    """Draw a pole that carries strings of pennants."""
    return shape(f"M{x - 6} 520V{top}H{x + 6}V520Z", "#6a4428") + dot(x, top - 4, 9, GOLD, 3.4)


# The big top: a striped tent, lit from within, standing on y = 0; 480 wide and 410 high.

ROOF = "M0-330Q-60-236-230-178L-236-160H236L230-178Q60-236 0-330Z"
ROOF_STRIPES = "M0-330Q-44-236-164-176L-168-160H-100L-98-172Q-26-232 0-330ZM0-330Q-8-236-34-170V-160H34V-170Q8-236 0-330ZM0-330Q26-232 98-172L100-160H168L164-176Q44-236 0-330Z"
WALL = "M-206-150H206L214 0H-214Z"
WALL_STRIPES = "M-150-150H-92L-96 0H-158ZM150-150H92L96 0H158ZM-34-150H34L36 0H-36Z"


def valance(first: int, colour: str) -> str:
    """Draw every second scallop of the valance."""
    return shape(
        "".join(f"M{index * 47.2 - 236:.1f} -160q2 36 23.6 36t23.6-36Z" for index in range(first, 10, 2)),
        colour,
    )


def entrance() -> str:
    """Draw the entrance, with its curtains and the light from inside."""
    cord = "M-71-54Q-58-46-47-54M71-54Q58-46 47-54"
    return "".join(
        (
            shape("M-64 0V-128H64V0Z", "#f2b73c"),
            area("M-62 0V-70Q-40-110 0-110 40-110 62-70V0Z", "#ffd76a"),
            area("M-40 0V-48Q-26-80 0-80 26-80 40-48V0Z", "#fff0b8"),
            shape("M2-130H-74V0H-50Q-56-40-48-52-14-76 2-130Z", "#6b2a7a"),
            shape("M-2-130H74V0H50Q56-40 48-52 14-76-2-130Z", "#6b2a7a"),
            line(
                "M-58-118Q-50-84-60-56M58-118Q50-84 60-56M-34-118Q-34-92-44-74M34-118Q34-92 44-74",
                "#4d1c5c",
                4,
            ),
            inlaid(cord, GOLD, 11, 5),
        )
    )


def big_top() -> str:
    """Draw the big top."""
    eaves = [(step * 23.6, -124.0) for step in range(-9, 10, 2)]
    flag = "M3-396Q30-408 46-392 58-382 74-390L66-360Q50-352 38-362 24-374 3-362Z"
    return "".join(
        (
            shape(WALL, CREAM, 5) + area(WALL_STRIPES, "#a82a35"),
            f'<path d="M-206-150H206L208-112H-208Z" fill="{INK}" opacity=".22"/>' + shape(WALL, "none", 5),
            entrance(),
            line("M0-326V-398", INK, 7) + shape(flag, GOLD) + dot(0, -400, 6, CREAM, 3.4),
            shape(ROOF, CREAM, 5) + area(ROOF_STRIPES, RED),
            f'<path d="M0-330Q60-236 230-178L236-160H150Q40-220 0-330Z" fill="{INK}" opacity=".14"/>',
            shape(ROOF, "none", 5) + valance(0, GOLD) + valance(1, RED) + lamps(eaves, 8),
        )
    )


# The Ferris wheel, with a clover in its hub at 0 0; it stands on y = 262 and is about 440 wide.

RIM, CABINS = 190, 10
LEAF = "M0-6C-16-26-62-40-58-78-54-108-14-112 0-86 14-112 54-108 58-78 62-40 16-26 0-6Z"


def ring(count: int, turn: float = 0) -> list[Point]:
    """Return points on the rim."""
    return [polar(RIM, (step + turn) * 2 * math.pi / count) for step in range(count)]


def circle(r: int, colour: str, width: float) -> str:
    """Draw a circle without a fill."""
    return f'<circle r="{r}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def cabin(index: int, place: Point) -> str:
    """Draw a cabin that hangs from a point."""
    colour = (RED, GOLD, BLUE, GREEN, "#d884c8")[index % 5]
    light = '<path d="M-12 34Q-12 44-4 47" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>'
    return placed(
        *place,
        line("M0 0V14", INK, 5) + shape("M-22 28H22Q22 54 0 54-22 54-22 28Z", colour),
        line("M-18 29V16M18 29V16", INK, 4) + shape("M-27 18Q0-4 27 18Z", CREAM) + light,
    )


def clover() -> str:
    """Draw the glowing clover."""
    leaf = (
        shape(LEAF, "#4fb554", 5)
        + line("M-44-78C-42-92-26-98-14-90", "#c9f7a8", 8)
        + line("M0-26V-62", "#2f7d3a", 5)
    )
    return "".join(
        (
            dot(0, 0, 150, "#7be06a", opacity=0.13) + dot(0, 0, 124, "#9bf07e", opacity=0.16),
            inlaid("M10 24Q22 92 58 132", "#3f9b4a", 18, 9),
            *(moved(f"rotate({turn})", leaf) for turn in (45, 135, 225, 315)),
            dot(0, 0, 17, GOLD, 5) + dot(-4, -5, 5, "#fff3c4"),
        )
    )


def wheel() -> str:
    """Draw the Ferris wheel."""
    spokes = "".join(f"M0 0L{at(*end)}" for end in ring(CABINS))
    return "".join(
        (
            inlaid("M0 0L-118 262M0 0L118 262", VIOLET, 22, 13) + inlaid("M-72 160H72", VIOLET, 18, 10),
            dot(0, 0, RIM, "#1b0d3c", opacity=0.45) + inlaid(spokes, "#c9a6f0", 8, 3.6),
            circle(RIM, INK, 17) + circle(RIM, "#b98be6", 9),
            circle(RIM - 42, INK, 10) + circle(RIM - 42, "#b98be6", 4),
            lamps(ring(CABINS * 3, 0.5), 7) + clover(),
            *(cabin(index, place) for index, place in enumerate(ring(CABINS))),
        )
    )


# The guests: sheep with balloons and party hats.

HIDE, LIT = "#4a3f57", "#efe6f3"


def cloud(rx: float, ry: float, bumps: int) -> str:
    """Return the outline of even wool."""
    angles = [knot / bumps * 2 * math.pi for knot in range(bumps + 1)]
    knots = [at(rx * math.cos(angle), ry * math.sin(angle)) for angle in angles]
    radius = number(math.pi * (rx + ry) * 0.58 / bumps)
    return f"M{knots[0]}{''.join(f'A{radius} {radius} 0 0 1 {knot}' for knot in knots[1:])}Z"


FACE = (
    shape("M-26-64Q-58-74-62-52-46-38-22-46ZM26-64Q58-74 62-52 46-38 22-46Z", HIDE)
    + shape("M-28-58Q-30-86 0-86 30-86 28-58 26-14 0-14-26-14-28-58Z", HIDE)
    + area("M-20-32Q-16-16 0-16 16-16 20-32 0-42-20-32Z", "#6d6079")
    + line("M-17-52q6-8 12 0M5-52q6-8 12 0", LIT, 4.4)
    + line("M-8-27q8 6 16 0M-4-35h8", INK, 3.6)
)
HAT = (
    shape("M-17-92L4-146 25-90Q4-82-17-92Z", GOLD)
    + line("M-8-114L13-124M-14-98L19-112", "#b3232f", 5)
    + dot(4, -148, 8, RED, 3.4)
)


def balloon(colour: str) -> str:
    """Draw the balloon of a guest."""
    light = '<path d="M46-226Q50-238 60-240" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>'
    skin = shape("M62-252C92-252 100-196 62-172 24-196 32-252 62-252Z", colour) + shape(
        "M62-174L55-164H69Z", colour, 3
    )
    return line("M58-44Q76-110 62-166", INK, 3) + skin + light


def guest(x: float, y: float, scale: float, behind: str = "", hat: str = "") -> str:
    """Draw a guest of the fair, with a balloon behind it or a hat."""
    cap = cloud(29, 23, 8)
    return placed(
        x,
        y,
        oval(0, 58, 62, 9, INK, opacity=0.35) + behind,
        shape("M-34 30V58H-16V30ZM16 30V58H34V30Z", HIDE) + shape(cloud(62, 54, 11), "#cdbfe0", 4.5),
        placed(0, -7, area(cloud(52, 44, 11), LIT)),
        line(
            "M-38 4a7 7 0 0 1 13 2M24-2a7 7 0 1 0 13 2M-16 28a7 7 0 1 0 13-2M14 26a7 7 0 0 1 13 2",
            "#b3a3c9",
            4,
        ),
        FACE,
        placed(0, -86, shape(cap, "#cdbfe0"), placed(0, -4, area(cap, LIT), scale=0.8)) + hat,
        scale=scale,
    )


def emblem(theme: str) -> str:
    """Return the file of the emblem for a theme of `THEMES`."""
    box = 'viewBox="0 0 1200 600" preserveAspectRatio="xMidYMax slice"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} aria-hidden="true">{scene(THEMES[theme])}</svg>\n'


def scene(theme: Theme) -> str:
    """Draw the fairground."""
    shadows = oval(398, 577, 52, 9, "#0c0620") + oval(494, 588, 46, 8, "#0c0620")
    five, one = die("d6", 5), die("d6", 1)
    return "".join(
        (
            sky(theme),
            tent(80, 478, 1.3, BLUE) + tent(1130, 474, 1.35, GREEN) + ground(theme),
            placed(846, 262, wheel(), scale=0.94) + tent(672, 494, 1.15, VIOLET),
            placed(404, 500, big_top()) + pole(24, 304) + pole(636, 262) + pole(1176, 292),
            bunting((24, 306), (404, 84), 60, 12, 32) + bunting((404, 84), (636, 264), 40, 8, 32),
            guest(640, 532, 0.6) + guest(150, 534, 0.7, balloon(RED)) + guest(1046, 538, 0.72, balloon(GOLD)),
            guest(800, 548, 0.8, hat=HAT) + guest(270, 544, 0.8, hat=HAT),
            f'<g opacity=".4">{shadows}</g>',
            moved("translate(396 540) rotate(-8) scale(.74)", five),
            moved("translate(492 556) rotate(13) scale(.64)", one),
        )
    )
