"""The parts of Volle Wolle's cards, and what else lies on its table."""

from __future__ import annotations

from drawings.ink import (
    BLUE,
    BONE,
    CREAM,
    CURL,
    GOLD,
    INK,
    LINE,
    PAPER,
    RED,
    WOOL,
    WOOL_SHADE,
    area,
    dot,
    figures,
    line,
    moved,
    oval,
    placed,
    shape,
)
from drawings.wolle.dogs import sitting
from drawings.wolle.sheep import sheep, sleeper
from drawings.wool import Cloud
from volle.wolle.cards import HOUSE_DECK
from volle.wolle.types import Card, Corner

SIZE = "0 0 200 280"

# The ground of a card

LANDSCAPES = {
    # The colours of sky, cloud, hill, meadow and grass are pale enough for ink on them.
    # Sheep stand in better weather the more points they have.
    "plain-1": ("#ccd5da", "#b3bfc7", "#aec4b2", "#92b08c", "#62855d"),
    "plain-2": ("#dbeeea", "#f3fbf8", "#bcdcbc", "#9bc98c", "#649d5b"),
    "plain-3": ("#cfe6f3", "#eff8fc", "#b0d8b0", "#8dc57c", "#59964f"),
    "plain-4": ("#b3def5", "#e6f6ff", "#a4d68e", "#7fc45f", "#4d9240"),
    "black": ("#cdc3da", "#b3a7c4", "#a99fb8", "#8f91a2", "#686a80"),
    "370": ("#ffe9ae", "#fff6d8", "#f5cf86", "#e9b968", "#b98336"),
    "007": ("#f3cfc9", "#fbe6e0", "#dba8ad", "#c78a98", "#945766"),
    "dog": ("#f6e3c0", "#fdf3dd", "#d9cf92", "#b3c078", "#7f8f48"),
    "bone": ("#e3ecd2", "#f4f8ea", "#cdbb8f", "#b0905f", "#7a5c35"),
}


def rectangle(x: float, y: float, width: float, height: float, radius: float, fill: str) -> str:
    """Return a rectangle with round corners."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}"/>'


def outlined(x: float, y: float, width: float, height: float, radius: float, fill: str, line: float) -> str:
    """Return a rectangle with round corners and an ink outline."""
    drawn = rectangle(x, y, width, height, radius, fill)
    return drawn.replace("/>", f' stroke="{INK}" stroke-width="{line:g}"/>')


WEATHER = {
    "plain-1": line("M40 124l-5 14M62 124l-5 14M84 118l-5 14M148 152l-5 14M168 152l-5 14", "#93a4af", 3),
    "plain-2": oval(150, 182, 24, 24, "#fff0b8"),
    "plain-4": dot(91, 48, 15, "#ffe07a"),
}
"""Rain, a sun that rises, and one high in the sky, for the sheep that stand in them."""


def ground(card: Card) -> str:
    """Return the landscape of a card."""
    return f"plain-{min(4, (card.points + 1) // 2)}" if card.kind == "plain" else card.kind


def landscape(kind: str) -> str:
    """Draw the paper, the sky, two hills and the grass of a card."""
    sky, cloud, hill, meadow, grass = LANDSCAPES[kind]
    return "".join(
        (
            outlined(1.5, 1.5, 197, 277, 17, PAPER, 3),
            rectangle(9, 9, 182, 262, 11, sky),
            WEATHER.get(kind, ""),
            area(
                "M30 112a12 12 0 0 1 4-23 18 18 0 0 1 34-3 14 14 0 0 1 10 26Z"
                "M138 142a9 9 0 0 1 3-17 13 13 0 0 1 25-2 10 10 0 0 1 5 19Z",
                cloud,
            ),
            area("M9 204Q60 164 118 186T191 176V240H9Z", hill),
            area("M9 216Q90 196 191 214V260A11 11 0 0 1 180 271H20A11 11 0 0 1 9 260Z", meadow),
            line("M22 250l-3-9m6 9v-12m3 12l3-8M172 236l-3-8m6 8v-11m3 11l3-7M36 224l-2-6m5 6v-8", grass, 3),
        )
    )


def small_ground(kind: str) -> str:
    """Draw the paper and the sky of a small card, 100 by 130."""
    return outlined(1.5, 1.5, 97, 127, 13, PAPER, 3) + rectangle(6, 6, 88, 118, 9, LANDSCAPES[kind][0])


def back() -> str:
    """Draw the back that all cards share: a sheep asleep under the moon."""
    stars = ((30, 40), (66, 74), (52, 128), (104, 36), (166, 118), (34, 190), (170, 160), (92, 92))
    return "".join(
        (
            outlined(1.5, 1.5, 197, 277, 17, PAPER, 3),
            rectangle(9, 9, 182, 262, 11, "#1d3f5c"),
            *(dot(x, y, 2.6, PAPER) for x, y in stars),
            shape("M150 28A30 30 0 1 0 172 76 25 25 0 1 1 150 28Z", GOLD, 3.6),
            area("M9 206Q100 176 191 206V260A11 11 0 0 1 180 271H20A11 11 0 0 1 9 260Z", "#2c6a58"),
            area("M9 236Q70 214 191 238V260A11 11 0 0 1 180 271H20A11 11 0 0 1 9 260Z", "#245947"),
            placed(96, 240, sleeper(7), scale=0.8),
        )
    )


# The figure of a card

BONE_PATH = "M-11-4.5C-14-13-25-10-21-3-28 2-19 12-12 5L12 5C19 12 28 2 21-3 25-10 14-13 11-4.5Z"
"""A bone lying flat, centred, 40 wide."""


def treasure() -> str:
    """Draw the one bone, dug out of the ground, with a gleam."""
    bone = shape(BONE_PATH, BONE, 1.4) + line("M-11-1.5H9", "#fff", 2)
    return "".join(
        (
            shape("M-64-8Q-40-34 0-30 44-36 66-8Q0 6-64-8Z", "#8a6238"),
            moved("translate(0 -72) rotate(-32) scale(3.1)", bone),
            area("M-46-16Q-20-34 4-20 30-32 50-14 0 0-46-16Z", "#a87a48"),
            line("M66-134v18M57-125h18M-56-104v12M-62-98h12", GOLD, 5),
        )
    )


def figure(card: Card) -> str:
    """Draw the figure of a card, standing on y = 0."""
    if card.kind == "dog":
        return sitting(card.id)
    return treasure() if card.kind == "bone" else sheep(card.kind, card.points, card.number or 0)


# The signs on a card


def corner(value: Corner) -> str:
    """Draw a bonus on a seal, a malus on a torn tag, or a bone; centred, about 86 wide and 42 high."""
    if value == "bone":
        plate = f'<path d="M-24-21H24A21 21 0 0 1 24 21H-24A21 21 0 0 1-24-21Z" fill="{CREAM}" stroke="{INK}" stroke-width="{LINE}"/>'
        return plate + moved("rotate(-14) scale(1.42)", shape(BONE_PATH, "#fff", 3))
    good = value > 0
    paper, ink = ("#d3f2c4", "#175a29") if good else ("#ffd3c9", "#96151f")
    seal, tag = (
        "M-26-19H26A19 19 0 0 1 26 19H-26A19 19 0 0 1-26-19Z",
        "M-43-21H43L34-7 43 7 34 21H-34L-43 7-34-7Z",
    )
    return "".join(
        (
            shape(seal if good else tag, paper).replace(INK, ink),
            line("M-22-1H-2M-12-11V9" if good else "M-23-1H-3", ink, 6.5),
            figures(abs(value), 15, 14, 40, ink),
        )
    )


def sheep_number(number: int) -> str:
    """Draw a sheep number on an ear tag, centred on x = 0, on the line y = 0."""
    tag = outlined(-33, -23, 66, 31, 11, GOLD, 3) + dot(-22, -7.5, 3.5, INK)
    return tag + figures(number, 6, 0, 25, face="text")


def points_sign(points: int) -> str:
    """Draw the points of a sheep, its left edge at x = 0, centred on y = 0."""
    minus = line("M4 0H24", INK, 9) if points < 0 else ""
    return minus + figures(abs(points), 31 if points < 0 else 0, 24, 66, middle=False)


def juggler_sign() -> str:
    """Draw 3-7-0 as three balls in a row."""
    balls = ((14, 3, BLUE), (39, 7, RED), (64, 0, GOLD))
    return "".join(
        dot(x, 0, 13.5, fill, 3) + figures(digit, x, 8.5, 23, CREAM, line=4) for x, digit, fill in balls
    )


def agent_sign() -> str:
    """Draw 0-0-7 as a number plate."""
    digits = "".join(figures(digit, x, 10, 27, CREAM) for x, digit in ((15, 0), (40, 0), (66, 7)))
    return rectangle(0, -17, 82, 34, 9, INK) + line("M27-2v4M53-2v4", RED, 5) + digits


def paw_sign() -> str:
    """Draw the sign of the dogs, where a sheep has its points."""
    toes = "".join(oval(x, y, 4.5, 6, INK) for x, y in ((-15, -2), (-6, -11), (6, -11), (15, -2)))
    return area("M0 1C9 1 15 9 13 15 11 20 5 18 0 18S-11 20-13 15C-15 9-9 1 0 1Z", INK) + toes


def signs() -> dict[str, str]:
    """Return the sign of each kind of card, and of each number of points."""
    larger = "translate(-3 0) scale(1.16)"
    return {
        "dog": placed(22, 0, paw_sign()),
        "bone": placed(26, 0, moved("rotate(-32) scale(1.2)", area(BONE_PATH, INK))),
        "370": moved(larger, juggler_sign()),
        "007": moved(larger, agent_sign()),
        **{str(points): points_sign(points) for points in range(-12, 13) if points},
    }


def sign_of(card: Card) -> str:
    """Return the name of the sign of a card."""
    return str(card.points) if card.kind in ("plain", "black") else card.kind


def face(card: Card) -> str:
    """Draw a whole card, as the page composes it from the same parts."""
    low = 252 if card.number is None else 238
    return "".join(
        (
            landscape(ground(card)),
            oval(100, low - 2, 70, 8, INK, opacity=0.18),
            placed(99, low, figure(card)),
            placed(18, 42, signs()[sign_of(card)]),
            placed(147, 40, corner(card.corner), scale=0.82) if card.corner else "",
            placed(100, 263, sheep_number(card.number)) if card.number else "",
        )
    )


# Pieces


def herd_back(number: int) -> str:
    """Draw one woolly back of a herd."""
    outline, lit = Cloud(0, 0, 8.5, 7.5, 7, number), Cloud(-0.5, -1.5, 7, 5.5, 7, number)
    return shape(outline.outline, WOOL_SHADE, 2.4) + area(lit.outline, WOOL)


def herd_legs() -> str:
    """Draw the legs below a back, in a light outline that is visible at night."""
    legs = "M-3.5 5v8M3.5 5v8"
    return line(legs, CREAM, 5.6) + line(legs, INK, 3.2)


def herd_outline() -> str:
    """Draw the dashed outline of the first back, in the colour of the text."""
    return f'<path d="{Cloud(0, 0, 8.5, 7.5, 7, 1).outline}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-dasharray="3 3" opacity=".7"/>'


def chip() -> str:
    """Draw a wool chip: a tuft with a curl."""
    curl = line("M2 1A4 4 0 0 0-6 0 9 9 0 0 0 11 3 14 14 0 0 0-14-2", CURL, 4)
    return (
        shape(Cloud(0, 1, 23, 22, 9, 4).outline, WOOL_SHADE, 4.5)
        + area(Cloud(-1, -1, 20, 18, 9, 4).outline, WOOL)
        + curl
    )


def peg() -> str:
    """Draw the clothes-peg that marks a bid."""
    wood = "M-2-44L-6-50Q-14-52-14-44L-13-14-10 0-12 42Q-11 51-4 50L-2 20ZM2-44L6-50Q14-52 14-44L13-14 10 0 12 42Q11 51 4 50L2 20Z"
    return "".join(
        (
            shape(wood, "#e6bd7c", 3.4),
            line("M-9-42V-18M8-42V-18M-8 10L-9 40", "#f7dfb2", 3),
            shape("M-13-9H13V0H-13Z", "#b9c3cf", 3),
            f'<path d="M-5-9V0M4-9V0" stroke="{INK}" stroke-width="2"/>',
        )
    )


def bone() -> str:
    """Draw the bone that lies before a seat."""
    return shape(BONE_PATH, BONE, 3.4)


HOUSE_CARDS = {card.id: card for card in HOUSE_DECK.cards}
