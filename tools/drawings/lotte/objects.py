"""The objects of Volle Lotte in the pictures of the rules."""

from __future__ import annotations

from collections.abc import Callable

from drawings.dice import SIZES, die
from drawings.ink import INK, figures, placed
from drawings.layout import Box, fitted
from drawings.lotte import cards, fair

WIDTH, HEIGHT = 120, 168
DIE = 72
STEP = 78
"""The distance between dice of a roll."""


def card(name: str) -> Box:
    """Draw a card by its name, or the back."""
    scenes = cards.scenes()
    if name != "back" and name not in scenes:
        raise ValueError(f"there is no card {name}")
    return fitted(WIDTH, HEIGHT, cards.SIZE, cards.back() if name == "back" else cards.face(scenes[name]))


def slot(_: str) -> Box:
    """Draw an empty place."""
    return Box(
        WIDTH,
        HEIGHT,
        f'<rect x="3" y="3" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="12" fill="none"'
        f' stroke="{INK}" stroke-width="4" stroke-dasharray="10 8"/>',
    )


def rolled(number: str) -> Box:
    """Draw a die, blank without a number."""
    half = SIZES["d6"] // 2
    drawing = die("d6", int(number) if number else None)
    return fitted(DIE, DIE, f"{-half} {-half} {half * 2} {half * 2}", drawing)


def roll(numbers: str) -> Box:
    """Draw several dice, a dash between their rows; six blank ones without numbers."""
    rows = (numbers or "000-000").split("-")
    drawn = "".join(
        placed(across * STEP, down * STEP, rolled("" if each == "0" else each).drawing)
        for down, row in enumerate(rows)
        for across, each in enumerate(row)
    )
    return Box(max(map(len, rows)) * STEP - 6, len(rows) * STEP - 6, drawn)


def points(sign: str, box: str, text: str, fill: str) -> Box:
    """Draw a sign, and points on a plate below it."""
    if not text:
        return Box(84, 84, f'<svg width="84" height="84" viewBox="{box}">{sign}</svg>')
    width = max(84, len(text) * 25 + 28)
    plate = (
        f'<rect x="2" y="78" width="{width - 4}" height="52" rx="14" fill="{fill}" stroke="{INK}"'
        ' stroke-width="4"/>'
    )
    above = f'<svg x="{(width - 84) / 2:g}" width="84" height="84" viewBox="{box}">{sign}</svg>'
    return Box(width, 132, plate + figures(text, width / 2, 118, 40) + above)


OBJECTS: dict[str, Callable[[str], Box]] = {
    "card": card,
    "die": rolled,
    "roll": roll,
    "slot": slot,
    "risk": lambda text: points(fair.risk(), "-40 -44 80 80", text, "#ffd9c7"),
    "safe": lambda text: points(fair.slate(), "-40 -40 80 80", text, "#d7ecd9"),
    "crown": lambda _: fitted(84, 56, "-36 -24 72 48", fair.leader()),
    "flag": lambda _: fitted(76, 76, "-32 -32 64 64", fair.target()),
}
"""The objects by their names."""
