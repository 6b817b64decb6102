"""Actions as text, both ways: `2 bid 26+`, `roll 12 7 3`, `2 take s12 d1`. Seats count from 1."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from volle.core.errors import BadNotation
from volle.core.notation import Form, form, parse, seat_of
from volle.wolle.cards import in_deck_order
from volle.wolle.types import (
    DIE_NAMES,
    Action,
    Bid,
    CardId,
    Claim,
    Deal,
    DealBoards,
    Keep,
    Leave,
    MakeBid,
    Miss,
    Rescue,
    Roll,
    Steal,
    Take,
    Top,
)

CARD: Final = r"(?:s0[1-9]|s[1-4][0-9]|s5[01]|d[1-8]|k)"
_SEAT: Final = r"(?P<seat>[1-6]) "

_PLAIN_VERBS: Final[dict[str, Callable[[int], Action]]] = {
    "claim": Claim,
    "rescue": Rescue,
    "miss": Miss,
    "steal": Steal,
    "leave": Leave,
}


def _parse_boards(words: re.Match[str]) -> Action:
    return DealBoards(tuple(map(int, words["numbers"].split())))


def _parse_roll(words: re.Match[str]) -> Action:
    return Roll((int(words["d12"]), int(words["d10"]), int(words["d8"])))


def _parse_bid(words: re.Match[str]) -> Action:
    return MakeBid(seat_of(words), parse_bid(words["bid"]))


def _parse_take(words: re.Match[str]) -> Action:
    return Take(seat_of(words), parse_cards(words["cards"]))


_FORMS: Final[tuple[Form[Action], ...]] = (
    form(r"boards(?P<numbers>(?: [1-9][0-9]?){2,6})", _parse_boards),
    form(rf"deal(?P<cards>(?: {CARD}){{1,7}})", lambda words: Deal(parse_cards(words["cards"]))),
    form(r"roll (?P<d12>[1-9][0-9]?) (?P<d10>[1-9][0-9]?) (?P<d8>[1-9][0-9]?)", _parse_roll),
    form(rf"{_SEAT}bid (?P<bid>1[4-9]|2[0-6]|26\+)", _parse_bid),
    form(
        rf"{_SEAT}keep (?P<die>{'|'.join(DIE_NAMES)})",
        lambda words: Keep(seat_of(words), DIE_NAMES[DIE_NAMES.index(words["die"])]),
    ),
    form(rf"{_SEAT}take(?P<cards>(?: {CARD}){{1,3}})", _parse_take),
    form(rf"{_SEAT}top (?P<card>{CARD})", lambda words: Top(seat_of(words), words["card"])),
    form(
        rf"{_SEAT}(?P<verb>{'|'.join(_PLAIN_VERBS)})",
        lambda words: _PLAIN_VERBS[words["verb"]](seat_of(words)),
    ),
)


def parse_action(text: str) -> Action:
    """Parse an action; cards may be in any order. Raises BadNotation (notation.*).

    >>> parse_action("2 take d1 s12")
    Take(seat=1, cards=('s12', 'd1'))
    """
    return parse(text, _FORMS)


def format_action(action: Action) -> str:
    """Format an action; the inverse of parse_action.

    >>> format_action(Take(1, ("s12", "d1")))
    '2 take s12 d1'
    """
    match action:
        case DealBoards(numbers):
            return " ".join(("boards", *map(str, numbers)))
        case Deal(cards):
            return " ".join(("deal", *cards))
        case Roll(dice):
            return " ".join(("roll", *map(str, dice)))
        case MakeBid(seat, bid):
            return f"{seat + 1} bid {bid}"
        case Keep(seat, die):
            return f"{seat + 1} keep {die}"
        case Take(seat, cards):
            return " ".join((f"{seat + 1} take", *cards))
        case Top(seat, card):
            return f"{seat + 1} top {card}"
        case _:
            return f"{action.seat + 1} {action.verb}"


def parse_bid(text: str) -> Bid:
    """Parse a valid bid: `14` to `26`, or `26+`."""
    return Bid(int(text.removesuffix("+")), plus=text.endswith("+"))


def parse_cards(text: str) -> tuple[CardId, ...]:
    """Parse card ids into deck order. Raises BadNotation (notation.twice) for an id named twice."""
    ids = text.split()
    if len(set(ids)) != len(ids):
        raise BadNotation("notation.twice", text=text[:80])
    return in_deck_order(ids)
