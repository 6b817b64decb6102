"""The sheep of Volle Wolle: plain and black ones by their points, and the two stars.

Face, ears, tuft, flower and curls vary with the number of a sheep.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from drawings.ink import (
    BLUE,
    CREAM,
    GOLD,
    INK,
    RED,
    SKIN,
    area,
    dot,
    figures,
    line,
    mirrored,
    moved,
    oval,
    pick,
    placed,
    shape,
)
from drawings.wool import AUBERGINE, CREAM_DYE, HIDES, Cloud, Dye, Hide, fleece


class Mood(NamedTuple):
    """An expression; `droop` is the angle of the ears, where they do not vary."""

    eyes: str
    mouths: Sequence[str]
    gazes: Sequence[tuple[float, float]]
    brows: str = ""
    blush: bool = False
    droop: int | None = None


ABOUT = ((3.4, 0), (-3.4, 1), (1.5, 3.2), (2.6, -2.6), (-2.4, -2.4))
MOODS = {
    "merry": Mood("open", ("smile", "smirk", "small", "grin", "straw", "tongue"), ABOUT),
    "shy": Mood("open", ("wobble",), ABOUT, "M-19-16L-7-22M22-16L10-22", blush=True, droop=34),
    "blissful": Mood("shut", ("smile",), ABOUT, blush=True),
    "cross": Mood("cross", ("frown",), ((1, 2),), droop=-14),
    "cool": Mood("cool", ("smirk",), ((2.5, 0),), "M4-21Q13-31 21-20", droop=8),
    "busy": Mood("open", ("tongue",), ((0, -4.2),), droop=-10),
}

# Heads


def head(
    number: int, mood_name: str, x: float, y: float, *, hide: Hide | None = None, scale: float = 1
) -> str:
    """Draw the head of a sheep, about 85 wide and 75 high, centred on the face."""
    mood = MOODS[mood_name]
    hide = hide or pick(number, 1, HIDES)
    in_bloom = mood_name == "merry" and pick(number, 9, (True, False, False))
    return placed(
        x,
        y,
        ears(hide, pick(number, 3, (-18, 4, 26)) if mood.droop is None else mood.droop),
        skull(hide),
        BLUSH if mood.blush else "",
        eyes(mood, hide, number),
        mouth(pick(number, 5, mood.mouths)),
        "" if mood_name == "cross" else tuft(mood_name, number),
        brows(mood, hide),
        flower(number) if in_bloom else "",
        scale=scale,
    )


def ears(hide: Hide, droop: int) -> str:
    """Draw both ears, turned by `droop` degrees."""
    ear = shape("M0-6C10-14 26-10 29 0 24 9 8 9 0 4Z", hide.face, 3.6)
    ear += area("M8-3C14-7 21-5 23 0 18 4 12 3 8 1Z", SKIN)
    left = moved(f"translate(-16 -14) scale(-1 1) rotate({droop})", ear)
    return moved(f"translate(16 -14) rotate({droop})", ear) + left


def skull(hide: Hide) -> str:
    """Draw a face without its expression."""
    face = shape("M-21-12C-22-31 24-31 23-12 23 4 20 30 3 31-14 31-21 8-21-12Z", hide.face, 3.8)
    return face + oval(3, 18, 14, 11, hide.muzzle) + line("M0 11v1.5M6 11v1.5", INK, 3.6)


BLUSH = oval(-13, 9, 5, 3.4, "#f08a86") + oval(18, 9, 4.5, 3.4, "#f08a86")


def eyes(mood: Mood, hide: Hide, number: int) -> str:
    """Draw both eyes."""
    gaze = pick(number, 2, mood.gazes)
    return placed(-8.5, -6, eye(mood, hide, gaze, -1)) + placed(11.5, -6, eye(mood, hide, gaze, 1))


def eye(mood: Mood, hide: Hide, gaze: tuple[float, float], side: int) -> str:
    """Draw the left (-1) or right (1) eye."""
    x, y = gaze
    if mood.eyes == "shut":
        return line("M-7 2Q0-7 7 2", hide.line, 3.8)
    if mood.eyes == "cross":
        lid = eyelid("M-10.5-7.5L10.5 2", hide)
        return dot(0, 0, 9.5, "#ffe58a", 2.8) + dot(x, y, 3.4, INK) + moved(f"scale({-side} 1)", lid)
    ball = dot(0, 0, 9.5, "#fff", 2.8) + dot(x, y, 4.6, INK) + dot(x + 1.6, y - 1.7, 1.5, "#fff")
    return ball + (eyelid("M-9.5-1.5H9.5", hide) if mood.eyes == "cool" and side < 0 else "")


def eyelid(edge: str, hide: Hide) -> str:
    """Draw an eyelid that hangs down to a line across the eye."""
    return area(f"{edge}L10.5-11H-10.5Z", hide.face) + line(edge, INK, 4.5)


def brows(mood: Mood, hide: Hide) -> str:
    """Draw the brows, over any hair."""
    if not mood.brows:
        return ""
    if mood.eyes == "cool":
        return line(mood.brows, INK, 9) + line(mood.brows, hide.line, 4)
    return line(mood.brows, INK, 3.8)


LIPS = {
    "smirk": "M-4 21Q6 24 12 16",
    "wobble": "M-6 21q3-4 6 0t6 0 6 0",
    "frown": "M-7 25Q3 14 13 25",
    "small": "M0 20q3 3 6 0",
}


def mouth(name: str) -> str:
    """Draw a mouth."""
    lips = line(LIPS.get(name, "M-5 19Q3 26 11 19"), INK, 3.2)
    if name == "grin":
        return shape("M-6 17H12Q11 27 3 27T-6 17Z", "#fff", 2.8)
    if name == "tongue":
        return shape("M3 22V27A4.5 4.5 0 0 0 12 27V19", RED, 2.6) + lips
    if name == "straw":
        return lips + line("M8 21L28 27", GOLD, 3.2) + shape("M26 29q2-9 11-4-3 8-11 4Z", GOLD, 2)
    return lips


TUFTS = (Cloud(0, -27, 17, 9, 6), Cloud(-3, -29, 13, 11, 5), Cloud(2, -26, 20, 8, 7))
PARTED = Cloud(-9, -27, 14, 9, 6)
"""The tuft of the agent, which leaves the raised brow visible."""


def tuft(mood_name: str, number: int) -> str:
    """Draw the wool on a head."""
    cloud = PARTED if mood_name == "cool" else pick(number, 7, TUFTS)
    return shape(cloud._replace(number=number).outline, CREAM_DYE.light, 3.6)


def flower(number: int) -> str:
    """Draw a flower behind the ear."""
    colour = pick(number, 11, ("#ff9fb2", "#ffd84f", "#9cc4ff"))
    places = ((0, -6), (6, -2), (4, 5), (-4, 5), (-6, -2))
    return placed(-15, -25, *(dot(x, y, 4.6, colour, 2) for x, y in places), dot(0, 0, 3.8, CREAM))


# Bodies


class Coat(NamedTuple):
    """The wool of a sheep: radii, bulges, the visible length of its legs, and its curls."""

    rx: int
    ry: int
    bumps: int
    leg: int
    curls: int


COATS = {
    4: Coat(45, 31, 13, 38, 3),
    5: Coat(53, 38, 12, 32, 4),
    6: Coat(62, 45, 12, 27, 5),
    7: Coat(64, 53, 11, 22, 6),
    8: Coat(69, 62, 11, 15, 7),
}
LEG, FAR_LEG = "#4d3c4a", "#3a2d3a"
PINK_LEG, FAR_PINK_LEG = "#e9ae97", "#d3937d"


def leg_path(x: float, height: float) -> str:
    """Return the path of a leg down to y = 0."""
    left, right = f"{x - 8:.1f}", f"{x + 9:.1f}"
    return f"M{x - 7:.1f} {-height}V-6Q{left}-2 {x - 5:.1f}-2H{x + 7:.1f}Q{right}-2 {x + 7:.1f}-7V{-height}Z"


def legs(spread: float, height: float, near: str = LEG, far: str = FAR_LEG) -> str:
    """Draw four legs; the outer ones are `spread` from the middle."""

    def pair(hind: float, fore: float, fill: str) -> str:
        return shape(leg_path(spread * hind, height) + leg_path(spread * fore, height), fill)

    return pair(-0.45, 0.95, far) + pair(-1, 0.5, near)


def sheep(kind: str, points: int, number: int) -> str:
    """Draw a sheep, about 180 wide and 155 high, with its feet on y = 0 and centred on x = 0."""
    if kind == "black":
        return black_sheep(-points, number)
    if kind == "007":
        return agent(number)
    if kind == "370":
        return juggler(number)
    return woolly(points, number) if points > 3 else shorn(points, number)


def woolly(points: int, number: int) -> str:
    """Draw a sheep of 4 to 8 points."""
    coat = COATS[points]
    y = -coat.leg - coat.ry
    mood = "blissful" if points == 8 and pick(number, 13, (True, False)) else "merry"
    x = coat.rx * 0.62 - (4 if points > 6 else 0)
    return moved(
        f"scale({pick(number, 17, (1, -1))} 1)",
        fleece(Cloud(-11 - coat.rx, y + 2, 9, 8, 5)),
        legs(coat.rx * 0.56, coat.leg + 16),
        fleece(Cloud(-8, y, coat.rx, coat.ry, coat.bumps, number), curls=coat.curls),
        head(number, mood, x, y - coat.ry * 0.22, scale=1.12),
    )


def shorn(points: int, number: int) -> str:
    """Draw a sheep of 1 to 3 points, without wool and in boxer shorts."""
    tail = shape("M-56-74q-14-2-12-14 10 2 14 6", SKIN)
    wool = {
        1: line("M-76-92q-6 6 0 12t0 12M74-40q6 6 0 12t0 12", "#6fa3c9", 3.4),
        2: fleece(Cloud(36, -84, 27, 15, 8, number)),
        3: fleece(Cloud(22, -70, 31, 34, 10, number), curls=3),
    }
    return "".join(
        (
            legs(38, 52, PINK_LEG, FAR_PINK_LEG),
            tail if points == 1 else fleece(Cloud(-64, -80, 10, 9, 5)),
            shape(
                "M-54-62C-56-92-20-92 6-90 20-90 24-104 34-112L62-96C56-78 54-40 26-36-4-32-52-32-54-62Z",
                SKIN,
            ),
            line("M8-58q4 3 8 0M18-48q4 3 8 0M22-68q4 3 8 0", "#d98f78", 3),
            shorts(),
            wool[points],
            head(number, "merry" if points == 3 else "shy", 42, -106, scale=1.1),
        )
    )


def shorts() -> str:
    """Draw dotted boxer shorts on the hind quarters."""
    cloth = shape("M-54-84Q-32-96-8-90L-4-48Q-8-40-8-32H-24L-27-40-31-30H-55Q-63-58-54-84Z", "#fff")
    dotted = line("M-44-72h0M-26-78h0M-36-58h0M-18-62h0M-50-44h0M-32-40h0M-14-46h0", RED, 9.2)
    return cloth + dotted + shape("M-54-85Q-32-97-8-91L-7-82Q-32-87-57-75Z", RED, 3)


def sleeper(number: int) -> str:
    """Draw a sheep asleep: all wool, no legs."""
    tail, body = Cloud(-78, -34, 10, 8, 5), Cloud(-10, -42, 66, 38, 12, number)
    return fleece(tail) + fleece(body, curls=6) + head(number, "blissful", 46, -38, scale=1.12)


# Black sheep: the more points they cost, the darker the wool, the larger the horns, the worse the weather.

DYES = {
    2: Dye("#a096ad", "#82778f", "#6a5f78"),
    3: Dye("#7b7089", "#63586f", "#a89cb8"),
    4: Dye("#564b63", "#443a50", "#8b7f9c"),
    5: Dye("#362d42", "#282031", "#74688a"),
}
HORNS = {
    2: "",
    3: "M11-25Q15-36 23-35 22-28 19-22Z",
    4: "M9-26Q14-46 32-42 27-32 20-20Z",
    5: "M8-25C12-50 46-50 46-24 45-12 31-12 30-20 34-16 39-20 36-27 33-34 23-30 20-19Z",
}
BLACK_HIDE = Hide("#5f5266", "#7d6f86", CREAM)
STEAM = line("M60-62q9 0 10-9 7 3 11-4M58-51q8 6 13 0 5 5 11 0", "#fff", 4.5)
BOLT = shape("M-62-150L-80-122H-69L-78-100-52-130H-63L-52-150Z", GOLD, 3)
WEATHER = {2: "", 3: STEAM, 4: BOLT, 5: BOLT + placed(30, -2, BOLT, scale=0.8)}


def black_sheep(cost: int, number: int) -> str:
    """Draw a black sheep that costs 2 to 5 points."""
    horn = shape(HORNS[cost], "#e6cf9c", 3.6) if HORNS[cost] else ""
    body = fleece(Cloud(-74, -68, 10, 8, 5), DYES[cost])
    body += shape("".join(leg_path(x, 44) for x in (-14, 32, -36, 14)), "#2f2638")
    body += fleece(Cloud(-14, -70, 58, 40, 12, number), DYES[cost], 5) + WEATHER[cost]
    face = head(number, "cross", 0, 0, hide=BLACK_HIDE) + horn
    face += moved("translate(2 0) scale(-1 1)", horn) if horn else ""
    return body + placed(36, -82, face, scale=1.22)


# The two stars, on their hind legs.

BLACK_CLOTH = "#3b3550"
HOOF = "#4d3c4a"


def feet(cloth: str) -> str:
    """Draw legs in cloth, and hooves."""
    trousers = shape("M-30-40V-8H-6V-40ZM6-40V-8H30V-40Z", cloth)
    return trousers + shape("M-33-2Q-33-13-18-13-5-13-5-2ZM5-2Q5-13 18-13 33-13 33-2Z", INK)


def agent(number: int) -> str:
    """Draw 0-0-7, in a tuxedo."""
    return "".join(
        (
            feet(BLACK_CLOTH),
            shape("M-44-78Q-68-62-60-40L-38-34-36-46-46-50-36-60Z", BLACK_CLOTH),
            shape("M-40-90Q0-100 40-90 54-56 42-22 0-14-42-22-54-56-40-90Z", BLACK_CLOTH),
            shape("M-22-92L0-34 22-92Z", "#fff"),
            f'<path d="M0-34V-19" stroke="{INK}" stroke-width="3"/>',
            f'<path d="M-22-92L-30-74-20-70 0-34 20-70 30-74 22-92" fill="none" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>',
            dot(0, -58, 2.6, INK) + dot(0, -47, 2.6, INK) + area("M22-62H36L30-55Z", RED),
            fleece(Cloud(0, -104, 36, 23, 10, number)),
            shape("M44-84Q74-70 62-48L26-62 30-74 48-68Z", BLACK_CLOTH),
            shape("M30-76L19-73 16-64 24-58 30-63Z", HOOF),
            placed(0, -80, shape("M0-4L-16-12V12L0 4 16 12V-12Z", RED), dot(0, 0, 5, RED, 3)),
            head(number, "cool", -1, -116, hide=AUBERGINE, scale=1.16),
        )
    )


def juggler(number: int) -> str:
    """Draw 3-7-0, who juggles with three digits."""
    balls = ((3, BLUE, -66, -112), (7, RED, 0, -146), (0, GOLD, 66, -112))
    return "".join(
        (
            feet(HOOF),
            shape(
                "M-34-62Q-64-62-72-82L-60-90Q-50-78-30-78ZM34-62Q64-62 72-82L60-90Q50-78 30-78Z", "#fffdf5"
            ),
            shape("M-74-80L-78-90-66-98-58-88ZM74-80L78-90 66-98 58-88Z", HOOF),
            fleece(Cloud(0, -54, 42, 34, 11, number)),
            oval(0, -44, 20, 18, SKIN, 3) + line("M-3-42L3-38M3-42L-3-38", INK, 2.6),
            head(number, "busy", -1, -88, hide=AUBERGINE, scale=1.02),
            *(
                placed(x, y, dot(0, 0, 17, fill, 3.6), figures(digit, 0, 9, 26, "#fff", line=4))
                for digit, fill, x, y in balls
            ),
        )
    )


# The faces of the bots

BOT_WOOL = shape(Cloud(0, -2, 27, 26, 9, 3).outline, CREAM_DYE.light, 3.2)
BOT_WOOL_SHADED = shape(Cloud(0, -2, 27, 26, 9, 3).outline, CREAM_DYE.shade, 3.2)
BOT_TUFT = shape(Cloud(0, -20, 14, 7, 6, 2).outline, CREAM_DYE.light, 3)
BOT_EARS = mirrored(shape("M17-8C28-18 42-14 43-4 38 4 26 3 17-1Z", "#f0d6b6", 3))
BOT_HORNS = mirrored(
    shape(
        "M8-25C24-42 47-30 45-6 43 14 22 15 21-1 20-11 33-13 34-4 37-14 30-20 22-16 16-13 12-14 8-16Z",
        GOLD,
        3.2,
    )
    + line("M25-31L27-22M37-25L33-18M43-11L36-9", INK, 2.4)
)
GLASSES = mirrored(
    f'<circle cx="10" cy="1" r="9" fill="#fff" fill-opacity=".55" stroke="{INK}" stroke-width="2.8"/>'
    + dot(9, 1, 4, INK)
    + dot(10.4, -0.6, 1.4, "#fff")
    + line("M19 0L27-4M13-13Q18-14 21-10", INK, 2.6)
)


def bot_face(ground: str, *drawings: str) -> str:
    """Draw a face on a round ground, in a box of 100 around the middle."""
    return dot(0, 0, 46, ground, 3.6) + "".join(drawings)


def muzzle(fill: str) -> str:
    """Draw the long face of a bot."""
    return shape("M-19-8C-20-24 20-24 19-8 19 12 14 31 0 31S-19 12-19-8Z", fill, 3.2)


def stare(left: float, right: float, y: float) -> str:
    """Draw two round eyes with their pupils."""
    pupils = dot(left, y, 2.6, INK) + dot(right, y, 2.6, INK)
    return dot(-8, 0, 5, "#fff", 2.2) + dot(8, 0, 5, "#fff", 2.2) + pupils


BOT_FACES = {
    "lamb": bot_face(
        "#cfeaf2",
        BOT_EARS + BOT_WOOL + muzzle("#f7e6cf") + BOT_TUFT,
        dot(-12, 11, 4.5, SKIN) + dot(12, 11, 4.5, SKIN) + dot(-8, 0, 4.6, INK) + dot(8, 0, 4.6, INK),
        dot(-6.6, -1.6, 1.5, "#fff") + dot(9.4, -1.6, 1.5, "#fff"),
        line("M0 17v4m-6 1q6 6 12 0", INK, 2.8),
    ),
    "ewe": bot_face(
        "#f3dcc8",
        BOT_EARS + BOT_WOOL + muzzle("#e9cfae") + BOT_TUFT + GLASSES,
        line("M-1 0h2M-4 17L0 20 4 17M0 20v3m-6 1q6 4 12 0", INK, 2.8),
    ),
    "ram": bot_face(
        "#c8e3b2",
        BOT_WOOL_SHADED + muzzle("#6b4a3b") + BOT_TUFT + BOT_HORNS,
        oval(0, 20, 12, 9, "#a17a62") + stare(-7, 7, 1),
        line("M-14-7L-4-4M14-7L4-4", INK, 3.4) + line("M-4 17v1M4 17v1M-6 23Q1 27 7 21", INK, 2.8),
    ),
    "roger": bot_face(
        "#d9cdea",
        BOT_WOOL + muzzle("#4a4550") + BOT_HORNS + BOT_TUFT + stare(-6, 10, 0),
        line("M-15-5H-2M3-10Q9-13 14-9", CREAM_DYE.light, 3.2),
        line("M-5 13v1M5 13v1M-5 20Q2 22 7 17", CREAM_DYE.light, 2.6),
        line("M-21 24Q0 34 21 24", RED, 5),
        shape("M-8 39Q-6 27 0 27 6 27 8 39Z", GOLD, 2.8) + dot(0, 40, 2.8, INK),
    ),
}
