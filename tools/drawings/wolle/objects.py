"""The objects of Volle Wolle in the pictures of the rules."""

from __future__ import annotations

from collections.abc import Callable

from drawings.dice import SIZES, die, grass
from drawings.ink import INK, PAPER, figures, line, number, placed, shape
from drawings.layout import Box, fanned, fitted
from drawings.wolle import cards, dogs

WIDTH, HEIGHT = 120, 168
DIE = 86
CHIP = 52
WOOD = "#e9c68f"
DARK_WOOD = "#a8733f"


def card(id_: str) -> Box:
    """Draw a card by its id, or the back."""
    if id_ != "back" and id_ not in cards.HOUSE_CARDS:
        raise ValueError(f"there is no card {id_}")
    drawing = cards.back() if id_ == "back" else cards.face(cards.HOUSE_CARDS[id_])
    return fitted(WIDTH, HEIGHT, cards.SIZE, drawing)


def all_cards(ids: str) -> list[Box]:
    """Draw several cards."""
    return [card(id_) for id_ in ids.split(",")]


def slot(width: float, height: float, radius: float) -> Box:
    """Draw an empty place."""
    return Box(
        width,
        height,
        f'<rect x="3" y="3" width="{width - 6:g}" height="{height - 6:g}" rx="{radius:g}" fill="none"'
        f' stroke="{INK}" stroke-width="4" stroke-dasharray="10 8"/>',
    )


def herd(top: str) -> Box:
    """Draw the pile of a herd, with only its top card visible."""
    under = (cards.outlined(step, step, WIDTH - 2, HEIGHT - 2, 11, PAPER, 2.5) for step in (10, 5))
    return Box(WIDTH + 10, HEIGHT + 10, "".join(under) + card(top).drawing)


def rolled(text: str, *, kept: bool = False) -> Box:
    """Draw a die as KIND=FACE, or a blank one as KIND."""
    kind, _, value = text.partition("=")
    drawing = die(kind, int(value) if value else None)
    size = SIZES[kind]
    box = f"{-size // 2} {-size // 2} {size} {size}"
    return fitted(DIE, DIE, box, drawing + (grass() if kept else ""))


def chip() -> Box:
    """Draw a chip."""
    return fitted(CHIP, CHIP, "-34 -34 68 68", cards.chip())


def stock(count: str) -> Box:
    """Draw the chips in the middle with their number."""
    places = ((20, 34), (60, 34), (0, 66), (40, 66), (80, 66), (30, 0), (52, 20))
    heap = "".join(placed(x, y, chip().drawing) for x, y in places) if count != "0" else ""
    around = f'<ellipse cx="66" cy="98" rx="84" ry="30" fill="none" stroke="{INK}" stroke-width="4" stroke-dasharray="10 8"/>'
    return Box(176, 172 if count else 130, placed(22, 0, around, heap, figures(count, 66, 168, 44)))


def board(text: str) -> Box:
    """Draw the back of a bid board."""
    wood = cards.outlined(2, 2, 88, 72, 12, DARK_WOOD, 4)
    grain = f'<path d="M14 14V62M30 14V62M62 14V62M78 14V62" stroke="{INK}" stroke-width="2" opacity=".3"/>'
    return Box(92, 76, wood + grain + (placed(46, 44, cards.sheep_number(int(text))) if text else ""))


def front(pegged: str) -> Box:
    """Draw the front of a bid board: all bids, and a peg on one of them."""
    drawn = cards.outlined(2, 2, 406, 132, 16, DARK_WOOD, 4)
    for place, text in enumerate((*map(str, range(14, 27)), "26+")):
        x, y = 12 + place % 7 * 56, 12 + place // 7 * 60
        drawn += cards.outlined(x, y, 50, 52, 8, WOOD, 3)
        drawn += figures(text, x + 25, y + 36, 22 if len(text) > 2 else 28)
        if text == pegged:
            drawn += f'<svg x="{x + 33}" y="{y - 36}" width="20" height="60" viewBox="-18 -54 36 108">{cards.peg()}</svg>'
    return Box(410, 136, drawn)


def cascade(ids: str) -> Box:
    """Draw cards below each other as in a herd, with the corners of the lower ones crossed out."""
    step, boxes = 52, all_cards(ids)
    crosses = "".join(
        f'<path d="M{number(WIDTH * 0.62)} {place * step + 10}l36 30m0-30l-36 30" fill="none"'
        ' stroke="#a3202b" stroke-width="7" stroke-linecap="round"/>'
        for place in range(len(boxes) - 1)
    )
    pile = fanned(boxes, 0, step)
    return pile._replace(drawing=pile.drawing + crosses)


def draft(_: str) -> Box:
    """Draw a card that is being designed."""
    paper = cards.outlined(2, 2, WIDTH - 4, HEIGHT - 4, 11, PAPER, 4) + line("M20 126H70M20 144H54", INK, 5)
    pencil = shape("M44 96L38 70 92 16 112 36 58 90Z", "#f2b73c")
    edges = f'<path d="M38 70L58 90M84 24L104 44" stroke="{INK}" stroke-width="4"/>'
    return Box(WIDTH, HEIGHT, paper + pencil + edges)


def corner(text: str) -> Box:
    """Draw the corner of a card."""
    return Box(92, 46, placed(46, 23, cards.corner("bone" if text == "bone" else int(text))))


OBJECTS: dict[str, Callable[[str], Box]] = {
    "card": card,
    "fan": lambda ids: fanned(all_cards(ids), 44, 0),
    "herd": herd,
    "cascade": cascade,
    "draft": draft,
    "slot": lambda _: slot(WIDTH, HEIGHT, 12),
    "die": rolled,
    "kept": lambda text: rolled(text, kept=True),
    "roll": lambda _: fanned([rolled(kind) for kind in ("d12", "d10", "d8")], 58, 0),
    "chip": lambda count: fanned([chip() for _ in range(int(count or 1))], 36, 0),
    "nochip": lambda _: slot(CHIP, CHIP, CHIP / 2),
    "stock": stock,
    "bone": lambda _: fitted(100, 53, "-30 -16 60 32", cards.bone()),
    "dog": lambda id_: fitted(92, 86, "-66 -70 132 124", dogs.head(id_)),
    "corner": corner,
    "board": board,
    "front": front,
}
"""The objects by their names."""
