"""The fairground of Volle Lotte: prizes, tents, lamps, the bots, and the signs on the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from drawings.ink import (
    CREAM,
    GOLD,
    INK,
    PAPER,
    RED,
    SKIN,
    Point,
    area,
    at,
    dot,
    dots,
    figures,
    inlaid,
    line,
    mirrored,
    moved,
    oval,
    placed,
    shape,
    star,
)

GLOW = "#ffe9a3"
GOLD_DEEP = "#c07f14"
WOOD = "#a8733f"
AZURE = "#5fb4ff"


def numeral(x: float, y: float, size: float, text: str | int) -> str:
    """Draw figures in the display face, cream in ink, standing on y."""
    return figures(text, x, y, size, PAPER, line=size / 6)


def sign(d: str, colour: str = PAPER, width: float = 9) -> str:
    """Draw a sign of arithmetic, outlined as figures are."""
    return inlaid(d, colour, width + 9, width)


# Prizes


def rosette(x: float, y: float, colour: str, scale: float = 1) -> str:
    """Draw a rosette, with the two tails of its ribbon."""
    return placed(
        x,
        y,
        shape("M-4 8L-20 52-9 47-3 57 6 12ZM4 8L20 52 9 47 3 57-6 12Z", colour),
        shape(star(0, 0, 25, 12, 20), colour),
        shape("M-14 0A14 14 0 1 0 14 0 14 14 0 1 0-14 0Z", CREAM, 3.4),
        shape(star(0, 0.5, 9), GOLD, 2),
        scale=scale,
    )


def balloon(x: float, y: float, colour: str, end: str) -> str:
    """Draw a balloon with its knot at a point; its string hangs down to `end`."""
    skin = shape("M0 0C-26-14-24-50 0-50S26-14 0 0Z", colour, 3.6) + shape("M-4 4L0-2 4 4Z", colour, 3)
    return line(f"M{x} {y}Q{end}", INK, 2.6) + placed(x, y, skin, line("M-11-30Q-10-40-3-42", CREAM, 3.6))


def crown(x: float, y: float, scale: float = 1, turn: int = 0) -> str:
    """Draw a crown that stands on a point, 68 wide."""
    return moved(
        f"translate({x} {y}) rotate({turn}) scale({scale})",
        shape("M-28 0L-36-36-17-20 0-48 17-20 36-36 28 0Z", GOLD),
        shape("M-29 0H29V-11H-29Z", GOLD_DEEP, 3.4),
        dot(-36, -38, 6, RED, 3) + dot(0, -50, 6, RED, 3) + dot(36, -38, 6, RED, 3),
        line("M-17-22L-12-16M0-38V-22", GLOW, 4),
    )


def trophy(x: float, y: float) -> str:
    """Draw a trophy that stands on a point."""
    handles = "M-26-64Q-48-66-44-48-40-32-18-34M26-64Q48-66 44-48 40-32 18-34"
    return placed(
        x,
        y,
        inlaid(handles, GOLD, 12, 5),
        shape("M-7-32H7L11-8H-11Z", GOLD_DEEP) + shape("M-30-74H30Q32-26 0-24-32-26-30-74Z", GOLD),
        shape("M-33-80H33V-71H-33Z", "#ffd878", 3.4) + shape("M-22 0V-12H22V0Z", "#7b3f98"),
        line("M-20-62Q-20-42-10-34", GLOW, 5) + shape(star(4, -51, 12), CREAM, 2.8),
    )


# Tents and lamps


def tent(x: float, y: float, scale: float, colour: str) -> str:
    """Draw a tent that stands on a point, about 110 wide and 90 high before it is scaled."""
    return placed(
        x,
        y,
        line("M0-84V-104", INK, 5) + shape("M1-106L22-99 1-92Z", GOLD, 3.4),
        shape("M-44-46H44V2H-44Z", "#ffe2a0"),
        area("M-14-44H14L9 2H-9Z", colour) + area("M-44-44H-26L-30 2H-44ZM26-44H44V2H30Z", colour),
        shape("M0-86Q-14-62-56-48L-54-40H54L56-48Q14-62 0-86Z", CREAM),
        area(
            "M0-84Q-12-62-40-52L-38-42H-16L-14-50Q-2-66 0-84ZM0-84Q12-62 40-52L38-42H16L14-50Q2-66 0-84Z",
            colour,
        ),
        shape(
            "M-57-48H57V-40Q47-28 38-40 28-28 19-40 9-28 0-40-9-28-19-40-28-28-38-40-47-28-57-40Z", GOLD, 3.4
        ),
        scale=scale,
    )


def lamps(points: Sequence[Point], size: float = 9, colour: str = GLOW) -> str:
    """Draw lamps that are on: a halo, a rim of ink, a light."""
    d = dots(points)
    return f'<g opacity=".28">{line(d, colour, size * 2.8)}</g>' + inlaid(d, colour, size + 4, size)


def bunting(start: Point, end: Point, sag: float, count: int, drop: float) -> str:
    """Draw a string of pennants from one point to another."""
    colours = (RED, CREAM, "#3f9b6b", GOLD, "#4a7fe0")
    hanging = _hanging(start, end, sag)
    all_pennants = []
    for index in range(count):
        left, middle, right = (hanging((index + share) / count) for share in (0.08, 0.5, 0.92))
        all_pennants.append(f"M{at(*left)}L{at(*right)}L{at(middle[0], middle[1] + drop)}Z")
    pennants = (
        shape("".join(all_pennants[turn :: len(colours)]), colour, 3) for turn, colour in enumerate(colours)
    )
    lowest = at((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 2 * sag)
    return "".join(pennants) + line(f"M{at(*start)}Q{lowest} {at(*end)}", INK, 3)


def _hanging(start: Point, end: Point, sag: float) -> Callable[[float], Point]:
    """Return the function from a share of the string, 0 to 1, to its point."""
    return lambda share: (
        start[0] + (end[0] - start[0]) * share,
        start[1] + (end[1] - start[1]) * share + 4 * sag * share * (1 - share),
    )


# Signs on the table


def leader() -> str:
    """Draw the crown of the leader."""
    outline = "M-30-10L-15 2 0-19 15 2 30-10 24 19H-24Z"
    return "".join(
        (
            shape(outline, GOLD, 5),
            '<path d="M13 3L28-7 23 17H8Z" fill="#c98a1b" opacity=".55"/>',
            line("M-21 13H21", RED, 5) + shape(outline, "none", 5),
            inlaid("M-30-11v.1M0-19v.1M30-11v.1", CREAM, 12, 6),
        )
    )


def target() -> str:
    """Draw the flag at the target."""
    return "".join(
        (
            inlaid("M-18-24V27", WOOD, 9, 3.4),
            shape("M-15-24Q4-33 14-23T28-24L24-9 28 7Q18 0 8 5T-15 5Z", RED, 4.4),
            shape(star(5, -9, 10), GOLD, 2.6) + line("M-27 27H-9", INK, 6),
        )
    )


def risk() -> str:
    """Draw a balloon that is about to burst, for points at risk."""
    return "".join(
        (
            line("M0 22Q8 28 0 34", INK, 4),
            shape("M0-36C24-36 32 2 0 16-32 2-24-36 0-36Z", "#ff8a5c", 4.6)
            + shape("M0 15L-7 23H7Z", "#ff8a5c"),
            line("M-13-14Q-12-25-4-28", "#ffe3d3", 5) + line("M9-30L2-19 10-12 1-3M10-12L18-9", INK, 4),
            line("M-32-30L-27-25M-36-10H-29M32-32L27-27M36-10H30M-29 10L-25 6M29 10L25 6", GOLD, 4.5),
        )
    )


def slate() -> str:
    """Draw a slate with a tick in chalk, for safe points."""
    return "".join(
        (
            line("M-12-26L0-36 12-26", INK, 5),
            shape("M-34-27H34V31H-34Z", WOOD, 4.6) + shape("M-26-19H26V23H-26Z", "#264a43", 3.4),
            line("M-15 1L-4 12 16-11", CREAM, 6.5) + line("M-20 18H-6", CREAM, 3),
            shape("M10 25L25 20 27 26 12 31Z", CREAM, 3),
        )
    )


# The faces of the bots


def spines() -> str:
    """Return the outline of a hedgehog's spines."""

    def spine(far: float, place: float) -> str:
        turn = math.pi * (0.9 + place * 0.1)
        return at(far * math.cos(turn), 6 + far * math.sin(turn))

    return "".join(f"L{spine(44, place)}L{spine(33, place + 0.5)}" for place in range(13))


def face(ground: str, *drawings: str) -> str:
    """Draw a face on a round ground, in a box of 100 around the middle."""
    return dot(0, 0, 46, ground, 3.6) + "".join(drawings)


FUR, COAT = "#e87a2e", "#c9a37a"
FOX_HEAD = "M-37-6Q-30-24 0-24T37-6Q26 18 0 36-26 18-37-6Z"
FOX_SIDE = (
    area("M-37-6Q-16-4-5 16L0 36Q-26 18-37-6Z", CREAM)
    + shape("M-31-38L-7-21-31-7Z", FUR, 3.2)
    + area("M-27-30L-15-21-27-14Z", INK)
)
HARE_EAR = shape("M4-14C-4-32 2-48 11-47 21-46 22-28 16-12Z", COAT, 3.2) + area(
    "M9-17C6-30 8-39 11-39 15-39 15-28 13-17Z", SKIN
)

HEDGEHOG = face(
    "#f6e0b8",
    shape(f"M-33 22{spines()}L33 22Q0 40-33 22Z", "#7a5a45", 3.2),
    dot(-22, -6, 7, "#a8826a", 2.8) + dot(22, -6, 7, "#a8826a", 2.8),
    shape("M-26 10C-28-14-9-12 0-3 9-12 28-14 26 10 24 27 11 36 0 36S-24 27-26 10Z", CREAM, 3.2),
    dot(-17, 17, 4.6, SKIN) + dot(17, 17, 4.6, SKIN) + dot(-10, 8, 4.4, INK) + dot(10, 8, 4.4, INK),
    oval(0, 19, 6.4, 5.2, INK),
    dot(-11.4, 6.4, 1.5, "#fff") + dot(8.6, 6.4, 1.5, "#fff") + dot(-2, 17.2, 1.5, "#fff"),
    line("M-17 1L-7-3M17 1L7-3M-5 29Q0 26 5 29", INK, 2.6),
)
FOX = face(
    "#cfd3f6",
    area(FOX_HEAD, FUR) + mirrored(FOX_SIDE) + shape(FOX_HEAD, "none", 3.2),
    area("M-20-2Q-13-9-6-1-13 3-20-2ZM20-2Q13-9 6-1 13 3 20-2Z", INK) + oval(0, 31, 6, 5, INK),
    dot(-11.5, -3, 1.6, "#fff") + dot(14.5, -3, 1.6, "#fff") + line("M-10 21Q-4 26 0 24", INK, 2.6),
)
HARE = face(
    "#cfe9cf",
    mirrored(HARE_EAR) + oval(0, 10, 28, 27, COAT, 3.2),
    shape("M-28 4Q0-8 28 4L27-5Q0-17-27-5Z", RED, 2.8),
    oval(-8, 23, 10, 8.6, CREAM) + oval(8, 23, 10, 8.6, CREAM),
    dot(-11, 7, 6, "#fff", 2.4)
    + dot(11, 7, 6, "#fff", 2.4)
    + dot(-9.4, 7.6, 3.2, INK)
    + dot(12.6, 7.6, 3.2, INK),
    f'<path d="M-5 16H5L0 21Z" fill="{INK}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>',
    shape("M-4 31h8v5h-8zM0 31v5", "#fff", 2.2) + line("M-9 26Q0 34 9 26", INK, 2.6),
)
BOT_FACES = {"cautious": HEDGEHOG, "steady": FOX, "racer": HARE}
"""The faces of the bots, by level."""
