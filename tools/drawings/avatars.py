"""The pictures of the seats: ten sheep, each with a shape, a colour and something to wear; and a person.

The page sets the colour of a seat as `--seat`.
"""

from __future__ import annotations

from typing import NamedTuple

from drawings.ink import (
    CREAM,
    INK,
    RED,
    SKIN,
    WOOL,
    WOOL_SHADE,
    area,
    dot,
    line,
    mirrored,
    moved,
    oval,
    placed,
    shape,
)
from drawings.wool import AUBERGINE, CHESTNUT, FAIR, SLATE, Cloud, Hide

SEAT = "var(--seat)"
RING = "var(--cream)"

MEDALLIONS = (
    "M0-45A45 45 0 1 1 0 45 45 45 0 1 1 0-45Z",
    "M-34-42H34Q42-42 42-34V34Q42 42 34 42H-34Q-42 42-42 34V-34Q-42-42-34-42Z",
    "M0 -46L17 -20.5L46.6 -12.1L27.6 12L28.8 42.6L0 32L-28.8 42.6L-27.6 12L-46.6 -12.1L-17 -20.5Z",
    "M-23-43H23L47 0 23 43H-23L-47 0Z",
    "M17-45C-19-46-46-26-45 4-44 34-15 50 21 43 34 40 43 31 46 20 28 28 12 23 5 10-4-9 3-32 17-45Z",
    "M-6-44Q0-50 6-44L46 33Q49 43 39 43H-39Q-49 43-46 33Z",
    "M0-29C14-52 46-43 46-16 46 10 20 27 0 46-20 27-46 10-46-16-46-43-14-52 0-29Z",
    "M0-48C10-28 40-12 40 10 40 32 22 46 0 46-22 46-40 32-40 10-40-12-10-28 0-48Z",
    "M-6-45Q0-50 6-45L45-6Q50 0 45 6L6 45Q0 50-6 45L-45 6Q-50 0-45-6Z",
    "M-17-45H17V-17H45V17H17V45H-17V17H-45V-17H-17Z",
)
"""The shape behind each sheep, in a box of 100 around the middle."""


class Character(NamedTuple):
    """The looks of a sheep; `droop` is the angle of its ears, `gaze` the shift of its pupils."""

    hide: Hide
    eyes: str
    mouth: str
    droop: int
    gaze: float


CHARACTERS = (
    Character(AUBERGINE, "open", "smile", 14, 1.6),
    Character(CHESTNUT, "open", "grin", 26, -1.6),
    Character(FAIR, "open", "small", -8, 1),
    Character(SLATE, "wink", "smile", 4, 0),
    Character(CHESTNUT, "shut", "small", 34, 0),
    Character(AUBERGINE, "open", "tongue", -14, 0),
    Character(FAIR, "lashes", "smile", 20, -1),
    Character(SLATE, "open", "grin", 8, 0),
    Character(FAIR, "open", "grin", 28, -1.4),
    Character(AUBERGINE, "shut", "smile", 22, 0),
)

FLEECE = shape(Cloud(0, 0, 29, 27, 9, 3).outline, WOOL_SHADE, 3.2) + area(
    Cloud(-1, -2, 27, 24, 9, 3).outline, WOOL
)
TUFT = shape(Cloud(0, -16, 15, 7, 6, 2).outline, WOOL, 3)


def avatar(number: int) -> str:
    """Draw the sheep of a seat, numbered from 1."""
    medallion, character = MEDALLIONS[number - 1], CHARACTERS[number - 1]
    ring = f'<path d="{medallion}" fill="{RING}" stroke="{RING}" stroke-width="9" stroke-linejoin="round"/>'
    head = moved("translate(0 2) scale(.9)", ears(character), face(character))
    return ring + shape(medallion, SEAT, 3.6) + placed(0, 3, FLEECE, head, TUFT, WEAR[number - 1])


def ears(character: Character) -> str:
    """Draw both ears."""
    ear = shape("M0-5C9-12 22-9 24 0 20 8 7 8 0 4Z", character.hide.face, 3)
    ear += area("M7-2C12-6 17-4 19 0 15 3 10 3 7 1Z", SKIN)
    left = moved(f"translate(-14 -3) scale(-1 1) rotate({character.droop})", ear)
    return moved(f"translate(14 -3) rotate({character.droop})", ear) + left


def face(character: Character) -> str:
    """Draw a face."""
    hide = character.hide
    return "".join(
        (
            shape("M-18-6C-19-21 19-21 18-6 18 10 15 30 0 30S-18 10-18-6Z", hide.face, 3.2),
            oval(0, 19, 12, 9.5, hide.muzzle) + line("M-3 13.5v1M3 13.5v1", INK, 3),
            placed(-8, -1, eye(character, -1)) + placed(8, -1, eye(character, 1)),
            mouth(character.mouth),
        )
    )


def eye(character: Character, side: int) -> str:
    """Draw the left (-1) or right (1) eye."""
    if character.eyes == "shut" or (character.eyes == "wink" and side > 0):
        return line("M-5 2Q0-5 5 2", character.hide.line, 3)
    lashes = line("M4-5L8-8M6-2L10-4" if side > 0 else "M-4-5L-8-8M-6-2L-10-4", INK, 2.4)
    pupil = dot(character.gaze, 0, 3.3, INK) + dot(character.gaze + 1.1, -1.3, 1.1, "#fff")
    return (lashes if character.eyes == "lashes" else "") + dot(0, 0, 6.4, "#fff", 2.4) + pupil


def mouth(name: str) -> str:
    """Draw a mouth."""
    smile = line("M-5 20Q0 26 6 20", INK, 2.8)
    if name == "small":
        return line("M-3 21q3 3 6 0", INK, 2.8)
    if name == "grin":
        return shape("M-7 18H8Q7 27 0 27T-7 18Z", "#fff", 2.4)
    return shape("M-2 22V26A4 4 0 0 0 6 26V20", RED, 2.4) + smile if name == "tongue" else smile


# Things to wear


def piece(d: str) -> str:
    """Return a piece in the colour of the seat."""
    return shape(d, SEAT, 3.2)


def plain(d: str, fill: str = WOOL) -> str:
    """Return a piece of wool or cloth without colour."""
    return shape(d, fill, 2.8)


def seams(d: str, colour: str = INK) -> str:
    """Return the lines on a piece."""
    return line(d, colour, 2.6)


def bobble(x: float, y: float, rx: float, ry: float, bumps: int, number: int) -> str:
    """Return a ball of wool."""
    return plain(Cloud(x, y, rx, ry, bumps, number).outline)


RINGS = '<circle cx="-9.5" cy="-1" r="9"/><circle cx="9.5" cy="-1" r="9"/>'
HORN_SEAMS = seams("M24-29L26-22M36-27L33-20M42-14L36-13", CREAM)
BAND = "M-26 0C-30-44 30-44 26 0"

NECKERCHIEF = (
    piece("M-25 20Q0 38 25 20L21 31Q0 45-21 31Z")
    + piece("M-3 33L-13 48-1 43 9 49 4 33Z")
    + dot(-15, 29, 2.2, "#fff")
    + dot(14, 30, 2.2, "#fff")
)
BOBBLE_HAT = (
    piece("M-23-13C-23-42 23-42 23-13Z")
    + seams("M-9-33Q-12-24-12-18M9-33Q12-24 12-18M0-35V-18", "#fff")
    + plain("M-26-20Q0-27 26-20V-10Q0-17-26-10Z")
    + bobble(0, -41, 8, 7, 7, 2)
)
CROWN = (
    piece("M-21-12L-25-38-11-26 0-44 11-26 25-38 21-12Q0-18-21-12Z")
    + dot(-25, -38, 3.4, "#fff", 2)
    + dot(0, -44, 3.4, "#fff", 2)
    + dot(25, -38, 3.4, "#fff", 2)
    + seams("M-14-19Q0-23 14-19")
)
HAT = (
    plain("M15-24C20-40 30-47 38-47 36-36 29-26 18-21Z", "#fff")
    + piece("M-19-17Q-18-40 0-37 18-41 19-17Z")
    + seams("M-18-21Q0-26 18-21", CREAM)
    + piece("M-31-15Q0-24 31-15 28-8 0-13-28-8-31-15Z")
)
NIGHTCAP = (
    piece("M-23-13C-22-38 8-46 28-28 38-18 38-4 36 8 28 4 28-10 22-13Z")
    + seams("M6-34Q14-28 15-20M22-32Q27-26 27-14", CREAM)
    + plain("M-26-18Q0-26 25-18V-8Q0-16-26-8Z")
    + dot(36, 11, 6.5, WOOL, 2.8)
)
PARTY_HAT = (
    piece("M-15-15L2-49 17-15Q0-21-15-15Z")
    + dot(-5, -22, 2.6, "#fff")
    + dot(7, -25, 2.6, "#fff")
    + dot(1, -34, 2.6, "#fff")
    + bobble(2, -48, 6, 5, 6, 1)
)
BOW = (
    piece("M11-23C2-38-6-36-7-29-7-20-1-14 11-20Z")
    + piece("M15-23C20-40 31-41 35-33 36-24 28-15 15-19Z")
    + piece("M8-27Q14-30 19-26L18-16Q13-13 8-17Z")
)
GLASSES = (
    f'<g fill="#fff" fill-opacity=".25" stroke="{INK}" stroke-width="9">{RINGS}</g>'
    f'<g fill="none" stroke="{SEAT}" stroke-width="4.6">{RINGS}</g>' + seams("M-20-3L-25-6M20-3L25-6")
)
HORNS = mirrored(
    piece("M9-21C20-40 46-36 46-13 46 6 28 12 24-1 21-12 34-16 35-7 39-14 33-23 25-21 18-19 16-14 14-11Z")
    + HORN_SEAMS
)
HEADPHONES = (
    f'<path d="{BAND}" fill="none" stroke="{INK}" stroke-width="10"/><path d="{BAND}" fill="none" stroke="{SEAT}" stroke-width="5"/>'
    + mirrored(piece("M34-8Q34-13 28-13T21-8V10Q21 15 27 15T34 10Z"))
)
WEAR = (NECKERCHIEF, BOBBLE_HAT, CROWN, HAT, NIGHTCAP, PARTY_HAT, BOW, GLASSES, HORNS, HEADPHONES)
"""The clothes of the sheep, in the order of the pictures."""


def walker() -> str:
    """Draw the sheep of a seat from the side, in a blanket of its colour, with its feet on y = 0.

    A light ring makes it visible at night.
    """
    legs = "M-14-10V-1M-6-10V-2M4-10V-1M11-10V-2"
    fleece = Cloud(-3, -20, 17, 11, 10, 5).outline
    head = "M11-33Q8-39 14-39 22-40 26-32 28-26 22-24 13-22 11-33Z"
    ring = "".join(f'<path d="{d}"/>' for d in (legs, fleece, head))
    return "".join(
        (
            f'<g fill="{RING}" stroke="{RING}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">{ring}</g>',
            line(legs, INK, 4.4),
            shape(fleece, WOOL_SHADE, 2.8) + area(Cloud(-4, -22, 15.5, 9.5, 10, 5).outline, WOOL),
            shape("M-12-33Q-3-37 7-32L9-17Q-3-12-13-17Z", SEAT, 2.4),
            shape(head, AUBERGINE.face, 2.6) + shape("M12-35Q5-36 6-30 10-27 13-31Z", AUBERGINE.face, 2.2),
            dot(18, -33, 3, "#fff") + dot(19, -32.6, 1.5, INK),
        )
    )


def person() -> str:
    """Draw a person, for the choice between a person and a bot."""
    return "".join(
        (
            dot(0, 0, 46, "#a9d8ef", 3.6),
            shape("M-34 31Q-28 18 0 18T34 31Q20 46 0 46T-34 31Z", "#3c74d6", 3.2),
            shape("M-25-4C-28-46 28-46 25-4L20 6H-20Z", "#6b4a3b", 3.2),
            shape("M-20-8Q-6-12 2-20 8-10 20-8C22 12 12 26 0 26S-22 12-20-8Z", SKIN, 3.2),
            dot(-8, 0, 2.8, INK) + dot(8, 0, 2.8, INK) + line("M-8 10Q0 19 8 10", INK, 3),
        )
    )
