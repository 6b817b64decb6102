"""The cards of Volle Lotte: eleven faces and the back."""

from __future__ import annotations

import math
from typing import NamedTuple

from drawings.ink import (
    BLUE,
    CREAM,
    GOLD,
    INK,
    PAPER,
    RED,
    SKIN,
    WOOL,
    WOOL_SHADE,
    area,
    at,
    dot,
    inlaid,
    line,
    moved,
    oval,
    placed,
    polar,
    shape,
    star,
)
from drawings.lotte.fair import AZURE, GLOW, balloon, crown, numeral, rosette, sign, tent, trophy

SIZE = "0 0 200 280"

GREEN = "#3faa5a"
TENT_BLUE = "#4a7fe0"
YELLOW = "#f5c83f"
RIDER_BLUE = "#3f7ae0"


class Scene(NamedTuple):
    """The view through the window of a card; `piece` is the box of it that a small card shows."""

    sky: str
    drawing: str
    piece: str


def stars(d: str, width: float = 4.4) -> str:
    """Draw stars from a path of points."""
    return line(d, CREAM, width)


# Stop: the booth is closed, a showman's gloved hand before the curtain.

CURTAIN, CURTAIN_DEEP, STRIPE, SLEEVE = "#b3262f", "#7d1424", "#f6dfb4", "#3b2a78"


def curtain(place: int) -> str:
    """Draw one fold of the curtain."""
    x = 15 + place * 34
    return "".join(
        (
            area(f"M{x} 20Q{x + 3} 150 {x - 2} 266H{x + 13}Q{x + 11} 150 {x + 14} 20Z", STRIPE),
            area(f"M{x + 8} 20Q{x + 8} 150 {x + 7} 266H{x + 13}Q{x + 11} 150 {x + 14} 20Z", "#d9b985"),
            area(f"M{x + 26} 20Q{x + 25} 150 {x + 25} 266H{x + 33}Q{x + 31} 150 {x + 34} 20Z", CURTAIN_DEEP),
        )
    )


def scallop(place: int) -> str:
    """Draw one scallop of the valance."""
    x = 15 + place * 34
    cloth = f"M{x} 10H{x + 34}V62Q{x + 34} 84 {x + 17} 84 {x} 84 {x} 62Z"
    braid = line(f"M{x + 5} 68Q{x + 8} 77 {x + 17} 77 {x + 26} 77 {x + 29} 68", GOLD, 3.4)
    return shape(cloth, STRIPE if place % 2 else SLEEVE, 3.4) + braid + dot(x + 17, 88, 5, GOLD, 2.6)


def glove() -> str:
    """Draw the glove: its shadow, one outline around all of it, and its white."""
    fingers = (
        "M77 156L52 98",
        "M92 148L85 68",
        "M110 148L121 70",
        "M126 156L153 106",
        "M78 196Q54 192 39 164",
    )
    palm = "M67 150Q100 128 135 152 140 184 128 214H74Q62 184 67 150Z"

    def hand(colour: str, width: float) -> str:
        return "".join(line(finger, colour, width) for finger in fingers)

    return "".join(
        (
            f'<g transform="translate(7 8)" opacity=".38">{hand(INK, 31)}{area(palm, INK)}</g>',
            hand(INK, 32) + shape(palm, INK, 12) + hand(WOOL_SHADE, 22) + area(palm, WOOL_SHADE),
            placed(-2, -1, hand(WOOL, 17), area(palm, WOOL)),
            line("M101 136V150M80 142L84 154M122 142L117 154", INK, 3.4),
            line("M72 176Q98 164 129 176M80 158Q102 196 84 212M128 188Q112 188 98 208", "#bfae90", 3.6),
        )
    )


ARM = (
    shape("M64 232L56 290H146L138 232Z", SLEEVE, 5)
    + line("M84 250V284M118 250V284", GOLD, 4)
    + shape("M62 208Q100 220 140 208L146 236Q100 250 56 236Z", CREAM, 5)
    + shape("M58 228Q100 242 144 228L147 243Q100 258 55 243Z", GOLD)
)


def stop() -> Scene:
    """Draw the closed booth."""
    folds, scallops = "".join(map(curtain, range(5))), "".join(map(scallop, range(5)))
    return Scene(CURTAIN, folds + line("M100 60V266", INK, 4) + scallops + ARM + glove(), "28 56 142 190")


# Fireworks: three bursts over the tents, and a rocket on its way.


def burst(x: float, y: float, size: float, count: int, colour: str, light: str) -> str:
    """Draw a burst of fireworks with `count` rays."""

    def rays(start: float, end: float, turn: float) -> str:
        angles = [(ray + turn) * 2 * math.pi / count + math.pi / 2 for ray in range(count)]
        return "".join(f"M{point(start, angle)}L{point(end, angle)}" for angle in angles)

    def point(reach: float, angle: float) -> str:
        across, down = polar(size * reach, angle)
        return at(x + across, y + down)

    return "".join(
        (
            dot(x, y, size * 1.08, colour, opacity=0.2) + dot(x, y, size * 0.66, colour, opacity=0.28),
            inlaid(rays(0.3, 0.76, 0), colour, 10, 6) + line(rays(0.56, 0.78, 0), light, 2.4),
            line(rays(0.5, 0.66, 0.5), light, 4) + line(rays(0.99, 1, 0), light, 7),
            line(rays(0.9, 0.91, 0.5), colour, 5) + shape(star(x, y, size * 0.34), light, 3),
        )
    )


ROCKET = (
    f'<path d="M127 208Q112 240 104 268H128Q134 236 141 212Z" fill="{GOLD}" opacity=".5"/>'
    + line("M133 208Q122 236 117 262", "#fff3c4", 5)
    + moved(
        "translate(140 186) rotate(16)",
        line("M5 14V38", INK, 5),
        shape("M-9 12L-17 24H17L9 12Z", GOLD, 3.4) + shape("M-9-14H9V16H-9Z", CREAM, 3.6),
        area("M-9-6L9 2V11L-9 3Z", RED) + shape("M-9-14H9V16H-9Z", "none", 3.6),
        shape("M-12-13L0-34 12-13Z", RED, 3.6),
    )
)


def fireworks() -> Scene:
    """Draw the fireworks."""
    drawing = (
        '<path d="M0 160Q100 120 200 170V280H0Z" fill="#3a2270" opacity=".7"/>'
        + stars("M104 42v.1M172 62v.1M30 132v.1M108 150v.1M174 164v.1M96 200v.1M28 214v.1M164 190v.1", 4)
        + burst(68, 88, 50, 12, GOLD, "#fff3c4")
        + burst(145, 106, 41, 10, "#ff5d5d", "#ffd2c4")
        + burst(60, 178, 35, 9, AZURE, "#dcf1ff")
        + tent(104, 292, 0.66, TENT_BLUE)
        + ROCKET
        + tent(40, 284, 0.9, RED)
        + tent(164, 284, 0.8, "#2f9a74")
    )
    return Scene("#191445", drawing, "14 30 172 231")


# Bonus: a number on a sign with bulbs, more splendid with every hundred.

TWINKLES = stars("M40 76v.1M66 48v.1M138 44v.1M162 80v.1M36 240v.1M166 236v.1M100 34v.1")
AMBER = "#e0742c"
SIGN = "24 38 152 204"


def sunbeams(count: int, colour: str) -> str:
    """Draw beams behind the board."""

    def tip(ray: float) -> str:
        across, down = polar(190, ray * 2 * math.pi / count + math.pi / 2)
        return at(100 + across, 150 + down)

    return area("".join(f"M100 150L{tip(ray)}L{tip(ray + 0.5)}Z" for ray in range(count)), colour)


def board(points: int, frame: str, panel: str) -> str:
    """Draw the board on its two posts, with its number."""
    bulbs = "".join(
        dot(32 + place * 17, y, 5.4, GOLD if place % 2 else "#fff8dc", 2.4)
        for place in range(9)
        for y in (122, 206)
    )
    return "".join(
        (
            shape("M46 208L38 284H54L60 208ZM154 208L162 284H146L140 208Z", "#8a5a34"),
            shape(
                "M32 111H168Q181 111 181 124V204Q181 217 168 217H32Q19 217 19 204V124Q19 111 32 111Z",
                frame,
                5,
            ),
            shape("M28 133H172V195H28Z", panel, 3.4) + bulbs + numeral(101, 190, 73, points),
        )
    )


def bonus(points: int, colours: tuple[str, str, str, str], behind: str, before: str) -> Scene:
    """Draw the prize of a bonus; its colours are those of sky, frame, panel and badge."""
    sky, frame, panel, badge = colours
    ground = '<path d="M0 254Q100 238 200 254V280H0Z" fill="#0e1b30" opacity=".6"/>'
    plus = shape(star(45, 108, 23, 13, 19), badge) + sign("M45 97.5V118.5M34.5 108H55.5", CREAM, 7)
    return Scene(sky, behind + ground + board(points, frame, panel) + before + plus, SIGN)


def bonuses() -> dict[str, Scene]:
    """Draw the five bonus cards."""
    pink = "#ff7d9c"
    return {
        "bonus-200": bonus(200, ("#1f4a6b", "#a8733f", BLUE, RED), TWINKLES, rosette(104, 64, BLUE, 1.1)),
        "bonus-300": bonus(
            300,
            ("#1c5550", "#e8d5a8", "#2c8a58", RED),
            TWINKLES + balloon(72, 84, GOLD, "76 100 84 116") + balloon(140, 90, RED, "136 102 130 116"),
            rosette(106, 72, GREEN, 1.1),
        ),
        "bonus-400": bonus(
            400,
            ("#7d3a1c", "#d3dcea", AMBER, GREEN),
            TWINKLES
            + balloon(58, 92, RED, "66 104 76 118")
            + balloon(150, 94, GREEN, "142 104 132 118")
            + balloon(84, 74, GOLD, "88 100 90 118")
            + balloon(126, 76, AZURE, "120 100 112 118"),
            rosette(104, 82, AMBER, 0.95) + rosette(70, 228, AMBER, 0.7) + rosette(130, 228, AMBER, 0.7),
        ),
        "bonus-500": bonus(
            500,
            ("#7a2340", GOLD, "#c23553", BLUE),
            sunbeams(18, "#93304f")
            + balloon(58, 88, AZURE, "64 104 70 118")
            + balloon(150, 90, GREEN, "144 104 138 118"),
            trophy(104, 114) + rosette(66, 230, RED, 0.72) + rosette(134, 230, RED, 0.72),
        ),
        "bonus-600": bonus(
            600,
            ("#431768", "#ffd24d", RED, BLUE),
            sunbeams(20, "#7030a6")
            + balloon(72, 74, pink, "84 100 100 118")
            + balloon(132, 74, pink, "84 100 100 118")
            + balloon(44, 100, AZURE, "54 108 60 118")
            + balloon(162, 102, GREEN, "154 108 146 118"),
            crown(102, 108, 1.16)
            + rosette(58, 232, RED, 0.78)
            + rosette(142, 232, RED, 0.78)
            + shape(star(100, 238, 17), "#ffd24d", 3.4),
        ),
    }


# Double: a carousel horse and its mirrored twin.

ROSE = "#f0a8b8"
HORSE = "M-46-16Q-47-22-42-27L-33-42Q-29-50-20-50-6-46-4-28-2-15 8-13 22-16 33-8 41 0 37 12 32 20 20 19H-4Q-19 18-19 4-20-8-23-18L-28-19Q-33-12-41-11-46-11-46-16Z"
MANE = "M-26-50Q-16-60-10-50-2-52-2-42 6-40 2-32 8-26 2-20 4-14-4-14-10-34-26-50Z"
TAIL = "M35-7Q48-14 51 0 53 12 47 22 55 22 53 30 41 30 39 18 37 8 35-7Z"


def horse(saddle: str) -> str:
    """Draw a horse that looks left, 100 wide."""
    far_legs, near_legs = "M-6 10L-22 30-36 32M26 10L26 28 14 40", "M-12 8L-30 16-27 32M30 8L42 24 33 42"
    return "".join(
        (
            inlaid("M8-84V60", GOLD, 11, 5) + inlaid(far_legs, "#e3d0bd", 14, 7),
            shape(TAIL, ROSE) + line(near_legs, INK, 14) + shape(HORSE, CREAM) + line(near_legs, CREAM, 7),
            inlaid("M-36 32L-40 31M14 40L11 43M-27 32L-27 36M33 42L31 46", GOLD, 10, 4),
            shape(MANE, ROSE, 3.4) + shape("M-30-47L-29-60-20-51Z", CREAM, 3.4),
            shape("M-4-15Q8-20 20-14L18 6Q8 12-2 6Z", saddle, 3.4) + line("M-1 1Q8 6 17 1", GOLD, 3),
            line("M-17 6Q-10 0-6-8", saddle, 5) + line("M-41-28L-30-21M-33-41L-28-20", saddle, 3.2),
            dot(-28, -34, 3.2, INK) + dot(-42, -18, 1.6, INK),
        )
    )


def carousel_roof() -> str:
    """Draw the roof of the carousel with its fringe."""
    stripes = "".join(f"M100-20L{14 + place * 49} 62H{38.5 + place * 49:g}Z" for place in range(4))
    fringe = [15 + place * 24.5 for place in range(7)]
    cloth = (
        f"M{x - 1:g} 56H{x + 24:g}V64Q{x + 24:g} 76 {x + 12:g} 76 {x - 1:g} 76 {x - 1:g} 64Z" for x in fringe
    )
    return "".join(
        (
            area("M0 0H200V62H0Z", CREAM) + area(stripes, RED),
            *(shape(d, GOLD, 3.4) for d in cloth),
            *(dot(x + 11.7, 65, 4.2, "#fff8dc", 2.2) for x in fringe),
        )
    )


def double() -> Scene:
    """Draw the carousel."""
    drawing = (
        oval(100, 130, 96, 60, GLOW, opacity=0.2)
        + oval(100, 132, 60, 40, GLOW, opacity=0.22)
        + area("M0 184Q100 166 200 184V280H0Z", "#3a1745")
        + shape("M8 180Q100 160 192 180V192Q100 174 8 192Z", GOLD, 3.6)
        + moved("translate(58 127) scale(-.9 .9)", horse(RED))
        + placed(142, 127, horse(RIDER_BLUE), scale=0.9)
        + carousel_roof()
        + sign("M48 207L76 235M76 207L48 235", GOLD, 10)
        + numeral(128, 252, 84, 2)
    )
    return Scene("#57265f", drawing, "30 78 138 185")


# Plus-minus: a seesaw; one side rises, and a crown slides off the other.


def lantern(place: int, x: float, y: float) -> str:
    """Draw a lamp of the string across the sky."""
    glow = dot(0, 7, 11, GLOW, opacity=0.22)
    return placed(x, y, glow, dot(0, 6, 5.2, "#ff8f7d" if place % 2 else GLOW, 2.4))


LANTERNS = ((39, 75), (63, 61), (83, 41), (117, 41), (137, 61), (161, 75))
PLUS = (
    dot(0, 0, 33, "#b6f0a0", opacity=0.25)
    + shape("M-27 0A27 27 0 1 1 27 0 27 27 0 1 1-27 0Z", "#43a856")
    + line("M-18-9Q-13-18-4-20", "#b6f0a0", 5)
    + sign("M0-14V14M-14 0H14", CREAM, 8)
)
MINUS = (
    inlaid("M-9-24V-33Q-9-41 0-41 9-41 9-33V-24", "#8d86a8", 12, 4.5)
    + shape("M-24-24H24L33 24H-33Z", RED)
    + line("M-18-17L-24 16", "#ff9a86", 5)
    + sign("M-14 2H14", CREAM, 8)
)


def plus_minus() -> Scene:
    """Draw the seesaw."""
    plank = "M-68-8H72Q77-8 77 0 77 8 72 8H-68Q-73 8-73 0-73-8-68-8Z"
    drawing = (
        dot(100, 150, 96, "#3a55b4", opacity=0.6)
        + line("M12 84Q70 72 100 16 130 72 188 84", INK, 3)
        + "".join(lantern(place, x, y) for place, (x, y) in enumerate(LANTERNS))
        + tent(38, 252, 0.56, RIDER_BLUE)
        + area("M0 246Q100 226 200 246V280H0Z", "#1c5a4c")
        + f'<path d="M0 246Q100 226 200 246" fill="none" stroke="{INK}" stroke-width="4"/>'
        + shape("M82 160H94L116 256H60Z", GOLD)
        + line("M75 214H101M69 236H107", "#c07f14", 5)
        + moved(
            "translate(88 164) rotate(24)",
            shape(plank, "#d8984e") + line("M-60-1H64", "#f0bf7c", 3),
            moved("translate(-46 -38) rotate(-12)", PLUS) + placed(38, -34, MINUS),
        )
        + dot(88, 164, 9, CREAM, 4)
        + crown(139, 251, 0.8, 20)
        + line("M28 150V166M42 156V168", CREAM, 3.6)
    )
    return Scene("#23357c", drawing, "14 58 156 209")


# Straight: a tightrope that rises over steps.

LEGS = "M-7-40Q-22-28-20-4M7-40Q24-32 20-15"
CANOPY = "M-36-22Q-34-52 0-52 34-52 36-22 28-32 18-22 9-32 0-22-9-32-18-22-28-32-36-22Z"
UMBRELLA = (
    line("M0 2V-46", INK, 6)
    + line("M0-49V-54", INK, 5)
    + shape(CANOPY, RED)
    + area("M-16-26Q-14-44 0-50 14-44 16-26 9-30 0-24-9-30-16-26Z", CREAM)
    + shape(CANOPY, "none")
    + line("M-18-22Q-16-46 0-52 16-46 18-22", INK, 2.6)
)
WALKER = (
    inlaid(LEGS, BLUE, 18, 10)
    + line("M-20-3H-27M20-14H27", INK, 9)
    + inlaid("M13-74Q28-78 36-96", RED, 16, 8)
    + shape("M-15-78Q0-86 15-78L12-38H-12Z", CREAM)
    + area("M-14-72H14L13.5-64H-13.5ZM-13-56H13L12.5-48H-12.5Z", RED)
    + moved("rotate(-15 -26 -62)", line("M-86-58H66", INK, 10), line("M-84-58H64", GOLD, 4))
    + inlaid("M-13-73Q-28-66-25-56", RED, 16, 8)
    + dot(-25, -54, 6.5, SKIN, 3.6)
    + moved("translate(37 -100) rotate(9)", UMBRELLA)
    + dot(37, -99, 6.5, SKIN, 3.6)
    + dot(0, -98, 17, SKIN, 4)
    + shape("M-15-108Q-14-130 0-130 14-130 15-108Z", "#4a2f7c")
    + shape("M-22-107Q0-115 22-107 0-101-22-107Z", "#4a2f7c", 3.6)
    + line("M-13-115Q0-119 13-115", GOLD, 4)
    + dot(0, -99, 2.6, INK)
    + dot(11, -99, 2.6, INK)
    + line("M-4-89Q1-94 6-91 11-94 16-89", INK, 4)
)


def step(place: int, colour: str) -> str:
    """Draw one of the steps below the rope."""
    x, top = 20 + place * 26.5, 246 - place * 17
    light = f'<path d="M{x + 5:g} {top + 7}H{x + 22:g}" stroke="{CREAM}" stroke-width="4" stroke-linecap="round" opacity=".75"/>'
    return shape(f"M{x:g} {top}H{x + 27:g}V284H{x:g}Z", colour) + light


def straight() -> Scene:
    """Draw the tightrope."""
    colours = (RED, "#ef8a34", YELLOW, "#46ad5c", "#3f8ae0", "#8a58c8")
    drawing = (
        dot(82, 96, 92, "#2766a0", opacity=0.55)
        + dot(82, 96, 60, "#3a84c4", opacity=0.5)
        + stars("M34 112v.1M168 74v.1M34 216v.1M60 202v.1M170 92v.1M100 32v.1M34 84v.1M148 156v.1")
        + "".join(step(place, colour) for place, colour in enumerate(colours))
        + inlaid("M6 180Q100 164 194 110", "#f0d9a0", 10, 4.4)
        + placed(86, 170, WALKER, scale=0.93)
    )
    return Scene("#14406e", drawing, "20 26 160 215")


# Clover: a wheel of gondolas around four leaves.

QUARTERS = (45, 135, 225, 315)
LEAF = shape("M0 0C-8-18-46-36-40-60-33-77-8-76 0-57 8-76 33-77 40-60 46-36 8-18 0 0Z", "#3fae4f", 5)
LEAF_LIGHT = area("M-5-20C-16-30-38-44-31-58-24-68-10-64-5-48Z", "#7ddb6c") + line("M0-14V-40", "#1f7a3c", 4)
LEAVES = "".join(moved(f"rotate({turn})", leaf) for leaf in (LEAF, LEAF_LIGHT) for turn in QUARTERS)


def gondola(place: int) -> str:
    """Draw one of eight gondolas, which all hang upright."""
    across, down = polar(73, place / 8 * 2 * math.pi)
    colour = (RED, YELLOW, "#4a8ff0", "#f08ab0")[place % 4]
    return placed(
        100 + across,
        134 + down,
        shape("M-11 10H11L9 20Q7 25 0 25-7 25-9 20Z", colour, 3.4),
        line("M-8 10V4M8 10V4", INK, 3) + shape("M-13 4Q-11-6 0-6 11-6 13 4Z", CREAM, 3.4),
    )


def clover() -> Scene:
    """Draw the clover wheel."""
    sky_stars = ((32, 58, 7), (168, 58, 7), (30, 222, 8), (170, 222, 8), (58, 36, 4), (142, 36, 4))
    lamps = (polar(73, place / 24 * 2 * math.pi) for place in range(24))
    drawing = (
        dot(100, 134, 118, "#17573f")
        + dot(100, 134, 92, "#26784a")
        + dot(100, 134, 70, "#d9f08a", opacity=0.6)
        + "".join(area(star(x, y, size), GLOW) for x, y, size in sky_stars)
        + area("M0 258Q100 242 200 258V280H0Z", "#0a2a2c")
        + inlaid("M100 134L58 262M100 134L142 262", GOLD, 14, 6)
        + f'<circle cx="100" cy="134" r="73" fill="none" stroke="{INK}" stroke-width="11"/>'
        + f'<circle cx="100" cy="134" r="73" fill="none" stroke="{GOLD}" stroke-width="5"/>'
        + "".join(dot(100 + across, 134 + down, 3.6, GLOW, 1.8) for across, down in lamps)
        + placed(100, 134, LEAVES, scale=0.86)
        + "".join(map(gondola, range(8)))
        + dot(100, 134, 13, GOLD, 4)
        + area(star(100, 134.5, 8.5), CREAM)
    )
    return Scene("#0d3338", drawing, "26 35 148 198")


# The paper of the cards

ARCH = "M15 84A85 66 0 0 1 185 84V255A10 10 0 0 1 175 265H25A10 10 0 0 1 15 255Z"
CARD = "M18 1.5H182A16.5 16.5 0 0 1 198.5 18V262A16.5 16.5 0 0 1 182 278.5H18A16.5 16.5 0 0 1 1.5 262V18A16.5 16.5 0 0 1 18 1.5Z"


def scenes() -> dict[str, Scene]:
    """Draw the scene of each card, by its name."""
    return {
        "stop": stop(),
        "fireworks": fireworks(),
        **bonuses(),
        "double": double(),
        "plus-minus": plus_minus(),
        "straight": straight(),
        "clover": clover(),
    }


def face(scene: Scene) -> str:
    """Draw a card: its paper, and the scene behind an arched window."""
    return "".join(
        (
            f'<svg x="12" y="14" width="176" height="254" viewBox="12 14 176 254">{area("M0 0H200V280H0Z", scene.sky)}{scene.drawing}</svg>',
            f'<path d="{CARD}{ARCH}" fill="{PAPER}" fill-rule="evenodd" stroke="{INK}" stroke-width="3"/>',
            inlaid(ARCH, GOLD, 8, 3.2),
            shape(star(21.5, 24, 10), GOLD, 2.6) + shape(star(178.5, 24, 10), GOLD, 2.6),
        )
    )


def small_face(scene: Scene) -> str:
    """Draw a small card, 100 by 130: the piece by which a scene is recognized."""
    return "".join(
        (
            f'<rect x="1" y="1" width="98" height="128" rx="13" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>',
            f'<svg x="8" y="8" width="84" height="114" viewBox="{scene.piece}" preserveAspectRatio="xMidYMid slice">{area("M-50-50H250V330H-50Z", scene.sky)}{scene.drawing}</svg>',
            f'<rect x="8" y="8" width="84" height="114" rx="5" fill="none" stroke="{INK}" stroke-width="2.4"/>',
        )
    )


def back() -> str:
    """Draw the back of the deck: diamonds, stars and a clover, the same either way up."""
    diamonds = ""
    for x in range(10, 226, 36):
        for y in range(14, 302, 36):
            diamonds += area(f"M{x} {y - 18}L{x + 18} {y} {x} {y + 18} {x - 18} {y}Z", "#a32742")
            diamonds += area(star(x, y, 7), GOLD) + dot(x + 18, y + 18, 3, "#f0a8b8")
    frame = '<rect x="13" y="13" width="174" height="254" rx="9" fill="none" '
    return "".join(
        (
            f'<rect x="1.5" y="1.5" width="197" height="277" rx="17" fill="{PAPER}" stroke="{INK}" stroke-width="3"/>',
            f'<svg x="13" y="13" width="174" height="254" viewBox="13 13 174 254">{area("M0 0H200V280H0Z", "#6b1636")}{diamonds}</svg>',
            f'{frame}stroke="{INK}" stroke-width="7"/>{frame}stroke="{GOLD}" stroke-width="3"/>',
            shape(star(100, 140, 66, 16, 57), GOLD) + dot(100, 140, 48, RED, 4) + dot(100, 140, 42, CREAM),
            placed(100, 140, LEAVES, scale=0.52) + dot(100, 140, 5.5, GOLD, 2.6),
        )
    )
