"""Numbers for programs that learn Volle Lotte: ids of actions, and views as numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, Final, get_args

from volle.core.encoding import Encoding, Field, from_viewer, one_hot, seat_place
from volle.lotte import scoring
from volle.lotte.cards import DECK
from volle.lotte.notation import format_action
from volle.lotte.types import DICE, SIDES, Dice, Phase, SeatAction
from volle.lotte.view import TurnView, View

_SEATS: Final = 10
_POINTS: Final = 100_000
_TURNS: Final = 1_000
_NUMBERS: Final = range(1, SIDES + 1)
_PHASES: Final = get_args(Phase)
_FACES: Final = tuple(card.name for card in DECK)


def _can_score(dice: Dice) -> bool:
    """Return True if these dice can be set aside with some card: they score, or are part of a straight."""
    return scoring.points(dice) is not None or len({*dice}) == len(dice)


_SETS: Final = tuple(
    dice
    for count in range(1, DICE + 1)
    for dice in combinations_with_replacement(_NUMBERS, count)
    if _can_score(dice)
)
ACTIONS: Final = ("roll", "stop", "draw", *(f"keep {' '.join(map(str, dice))}" for dice in _SETS))
_IDS: Final = {text: number for number, text in enumerate(ACTIONS)}


def action_id(_view: View, action: SeatAction) -> int:
    """Return the id of an action: its text without the seat, among all."""
    return _IDS[format_action(action).partition(" ")[2]]


def _counts(dice: Dice) -> list[int]:
    """Return the number of dice that show each number."""
    return [dice.count(number) for number in _NUMBERS]


def _of_turn(read: Callable[[TurnView], Iterable[Any]]) -> Callable[[View], Iterable[Any]]:
    """Return a function of a view that reads the turn, if there is one."""
    return lambda view: read(view.turn) if view.turn else ()


def _rules(view: View) -> list[int]:
    """Return the options that change the rules, each as 0 or 1."""
    agreed = view.agreed
    ours = (agreed.aside == "choice", agreed.straight == "1-6", agreed.clover == 2, agreed.floor)
    return [*map(int, ours), int(agreed.end == "equal-turns")]


def _finale(view: View) -> list[int]:
    """Return the finale: its turns left, its doubt, and the points behind."""
    finale = view.finale
    return [finale.turns_left, int(finale.in_doubt), finale.behind] if finale else []


FIELDS: Final = (
    Field("seats", 1, 0, _SEATS, "number of seats", lambda view: [len(view.seats)]),
    Field("target", 1, 0, 20_000, "points that start the end", lambda view: [view.agreed.target]),
    Field(
        "rules",
        5,
        0,
        1,
        "1 for each option that is at its second value: `aside` choice, `straight` 1-6, `clover` 2, "
        "`floor` true, `end` equal-turns",
        _rules,
    ),
    Field(
        "phase",
        len(_PHASES),
        0,
        1,
        f"1 for the phase: {', '.join(_PHASES)}",
        lambda v: one_hot(v.phase, _PHASES),
    ),
    Field(
        "scores",
        _SEATS,
        -_POINTS,
        _POINTS,
        "points written down, from the viewer clockwise",
        lambda view: [seat.score for seat in from_viewer(view, view.seats)],
    ),
    Field(
        "turns",
        _SEATS,
        0,
        _TURNS,
        "turns that each seat has ended, from the viewer clockwise",
        lambda view: [seat.turns for seat in from_viewer(view, view.seats)],
    ),
    Field(
        "leads",
        _SEATS,
        0,
        1,
        "1 for a leading seat, from the viewer clockwise",
        lambda view: [seat.leads for seat in from_viewer(view, view.seats)],
    ),
    Field(
        "left",
        len(_FACES),
        0,
        10,
        f"cards of each face in the deck: {', '.join(_FACES)}",
        lambda view: [one.count for one in view.left],
    ),
    Field("finale", 3, 0, _POINTS, "turns to come, 1 if it is in doubt, points behind the best", _finale),
    Field(
        "turn",
        _SEATS,
        0,
        1,
        "1 for the seat whose turn it is, from the viewer clockwise",
        lambda view: seat_place(view, view.turn.seat if view.turn else None, _SEATS),
    ),
    Field(
        "card",
        len(_FACES),
        0,
        1,
        "1 for the face of the card of the turn, in the order of `left`",
        _of_turn(lambda turn: one_hot(turn.card, _FACES)),
    ),
    Field("cards", 1, 0, 56, "cards drawn in this turn", _of_turn(lambda turn: [turn.cards])),
    Field(
        "reward",
        1,
        0,
        2000,
        "points that a Full Roll adds, if fixed",
        _of_turn(lambda turn: [turn.reward or 0]),
    ),
    Field("points", 1, 0, _POINTS, "points at risk", _of_turn(lambda turn: [turn.points])),
    Field(
        "dice", SIDES, 0, DICE, "dice in the tray that show 1, 2, ... 6", _of_turn(lambda t: _counts(t.dice))
    ),
    Field(
        "set_aside",
        SIDES,
        0,
        DICE,
        "the same of the dice set aside",
        _of_turn(lambda t: _counts(t.set_aside)),
    ),
    Field(
        "missing",
        SIDES,
        0,
        1,
        "1 for each number that the straight still asks for",
        _of_turn(lambda turn: _counts(turn.missing)),
    ),
    Field("rolls", 1, 0, DICE, "dice of the next roll", _of_turn(lambda turn: [turn.rolls])),
    Field(
        "full_rolls",
        2,
        0,
        _TURNS,
        "Full Rolls with this card, and those that it needs",
        _of_turn(lambda turn: [turn.full_rolls, turn.full_rolls_needed]),
    ),
    Field("may_stop", 1, 0, 1, "1 if the card lets the seat stop", _of_turn(lambda turn: [turn.may_stop])),
)


@cache
def encoding() -> Encoding:
    """Return the numbers of Volle Lotte."""
    return Encoding(ACTIONS, action_id, FIELDS)
