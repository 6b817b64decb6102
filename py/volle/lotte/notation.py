"""Actions as text, both ways: `card bonus-300`, `roll 1 3 3 3 5 6`, `2 keep 1 5`. Seats count from 1."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from volle.core.notation import Form, form, parse, seat_of
from volle.lotte.cards import FACES
from volle.lotte.types import Action, Dice, Draw, Roll, RollOn, SetAside, Stop, TurnCard

_SEAT: Final = r"(?P<seat>[1-9]|10) "
_DICE: Final = r"(?P<dice>(?: [1-6]){1,6})"
_VERBS: Final[dict[str, Callable[[int], Action]]] = {"roll": RollOn, "stop": Stop, "draw": Draw}


def _dice(words: re.Match[str]) -> Dice:
    """Return dice in ascending order."""
    return tuple(sorted(map(int, words["dice"].split())))


_FORMS: Final[tuple[Form[Action], ...]] = (
    form(rf"card (?P<card>{'|'.join(FACES)})", lambda words: TurnCard(FACES[words["card"]].name)),
    form(rf"roll{_DICE}", lambda words: Roll(_dice(words))),
    form(rf"{_SEAT}keep{_DICE}", lambda words: SetAside(seat_of(words), _dice(words))),
    form(rf"{_SEAT}(?P<verb>{'|'.join(_VERBS)})", lambda words: _VERBS[words["verb"]](seat_of(words))),
)


def parse_action(text: str) -> Action:
    """Parse an action; dice may be in any order. Raises BadNotation (notation.action).

    >>> parse_action("2 keep 5 1")
    SetAside(seat=1, dice=(1, 5))
    """
    return parse(text, _FORMS)


def format_action(action: Action) -> str:
    """Format an action; the inverse of parse_action.

    >>> format_action(SetAside(1, (1, 5)))
    '2 keep 1 5'
    """
    match action:
        case TurnCard(card):
            return f"card {card}"
        case Roll(dice):
            return " ".join(("roll", *map(str, dice)))
        case SetAside(seat, dice):
            return " ".join((f"{seat + 1} keep", *map(str, dice)))
        case _:
            return f"{action.seat + 1} {action.verb}"
