"""The pictures of the rules: rows of objects, as rulebook/pictures/ names them, on a panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from drawings import signs
from drawings.avatars import avatar
from drawings.ink import INK, moved, number
from drawings.layout import Box, beside, fitted, framed, stacked
from drawings.lotte import objects as lotte
from drawings.wolle import objects as wolle

WIDTH, HEIGHT = 640, 400
SHARED_WIDTH, SHARED_HEIGHT = 1200, 630
"""The size of a picture for link previews."""
EDGE = 34
ACROSS, DOWN, STACKED, INSIDE = 14, 22, 8, 14
"""The gaps in a row, between rows, in a stack, and inside a frame."""
LARGEST = 1.7
"""The limit of the scale, for pictures with few objects."""

Objects = Mapping[str, Callable[[str], Box]]


class Game(NamedTuple):
    """The objects of a game by their names, and the colour of the ground."""

    ground: str
    objects: Objects


GAMES = {"wolle": Game("#e6f1dc", wolle.OBJECTS), "lotte": Game("#efe6f6", lotte.OBJECTS)}


def picture(game: str, rows: Sequence[str], seats: Sequence[str]) -> str:
    """Draw a picture on its panel; `seats` are the colours of the seats.

    Raises ValueError for anything that cannot be drawn.
    """
    panel = (
        f'<rect x="2" y="2" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="22" fill="{GAMES[game].ground}"'
        f' stroke="{INK}" stroke-width="3"/>'
    )
    return document(WIDTH, HEIGHT, panel + scene(rows, objects(game, seats), WIDTH, HEIGHT))


def share_picture(game: str, rows: Sequence[str], seats: Sequence[str]) -> str:
    """Draw a picture for link previews, up to its edges."""
    ground = f'<rect width="100%" height="100%" fill="{GAMES[game].ground}"/>'
    drawn = scene(rows, objects(game, seats), SHARED_WIDTH, SHARED_HEIGHT)
    return document(SHARED_WIDTH, SHARED_HEIGHT, ground + drawn)


def document(width: int, height: int, content: str) -> str:
    """Return the text of an SVG file."""
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{content}</svg>\n'


def objects(game: str, seats: Sequence[str]) -> Objects:
    """Return all objects that can be drawn for a game."""

    def seat(argument: str) -> Box:
        drawn = avatar(int(argument)).replace("var(--seat)", seats[int(argument) - 1])
        return fitted(74, 74, "-50 -50 100 100", drawn.replace("var(--cream)", "#fff6de"))

    return {**signs.SIGNS, "seat": seat, **GAMES[game].objects}


def scene(rows: Sequence[str], objects: Objects, width: int, height: int) -> str:
    """Draw rows as large as they fit."""
    drawn = stacked([read(row, objects) for row in rows], DOWN)
    across, down = width - 2 * EDGE, height - 2 * EDGE
    scale = min(LARGEST * height / HEIGHT, across / drawn.width, down / drawn.height)
    x, y = (width - drawn.width * scale) / 2, (height - drawn.height * scale) / 2
    return moved(f"translate({number(x)} {number(y)}) scale({round(scale, 3):g})", drawn.drawing)


def read(row: str, objects: Objects) -> Box:
    """Read a row: spaces separate objects, slashes stack them, brackets frame them."""
    levels: list[list[Box]] = [[]]
    for word in row.split():
        if word == "(":
            levels.append([])
        elif word == ")":
            group = levels.pop()
            levels[-1].append(framed(beside(group, ACROSS), INSIDE))
        else:
            levels[-1].append(stacked([read_object(each, objects) for each in word.split("/")], STACKED))
    if len(levels) != 1:
        raise ValueError(f"a bracket is left open in {row}")
    return beside(levels[0], ACROSS)


def read_object(text: str, objects: Objects) -> Box:
    """Read an object and its marks: NAME:ARGUMENT^MARK^MARK."""
    what, *marks = text.split("^")
    name, _, argument = what.partition(":")
    if name not in objects:
        raise ValueError(f"there is no object {name}")
    box = objects[name](argument)
    for mark in marks:
        box = box._replace(drawing=box.drawing + signs.mark(mark, box))
    return box
