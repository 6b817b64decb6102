"""Text of positions, parsing and formatting: the form of tests, problems and bug reports.

    phase go
    left *
    scores 1200 -300 0
    turn 7
    card bonus-300
    cards 2
    points 850
    dice 4 6
    aside 1 5 5 5

`left *` is a whole deck; otherwise eleven numbers are the cards of each face that are left, in deck
order. Lines that are empty or 0 are left out: `turn` (turns ended), `reached` (the turn, from 1, that
reached the target), `cards` (drawn in this turn), `points` (at risk), `full-rolls` (with this card),
`clover` (the seat that has won by it).
"""

from __future__ import annotations

import re
from typing import Final, get_args

from volle.core.errors import BadNotation
from volle.lotte import table
from volle.lotte.cards import FACES, FULL
from volle.lotte.types import DICE, Dice, Options, Phase, State

_NUMBER: Final = "0|[1-9][0-9]{0,5}"
_SCORE: Final = "-?[1-9][0-9]{0,5}|0"
_DICE: Final = "[1-6](?: [1-6]){0,5}"
_LINES: Final = {
    name: re.compile(pattern)
    for name, pattern in {
        "phase": "|".join(get_args(Phase)),
        "left": rf"\*|(?:{_NUMBER})(?: (?:{_NUMBER})){{{len(FULL) - 1}}}",
        "scores": rf"(?:{_SCORE})(?: (?:{_SCORE}))*",
        "turn": "[1-9][0-9]{0,5}",
        "reached": "[1-9][0-9]{0,5}",
        "card": "|".join(FACES),
        "cards": "[1-9][0-9]{0,2}",
        "points": "[1-9][0-9]{0,6}",
        "dice": _DICE,
        "aside": _DICE,
        "full-rolls": "[1-9][0-9]?",
        "clover": "[1-9]|10",
    }.items()
}


def format_position(state: State) -> str:
    """Format a state without its options; the inverse of parse_position."""
    fields = {
        "phase": state.phase,
        "left": "*" if state.left == FULL else _words(state.left),
        "scores": _words(state.scores),
        "turn": str(state.turn or ""),
        "reached": "" if state.reached is None else str(state.reached + 1),
        "card": state.card or "",
        "cards": str(state.cards or ""),
        "points": str(state.points or ""),
        "dice": _words(state.dice),
        "aside": _words(state.set_aside),
        "full-rolls": str(state.full_rolls or ""),
        "clover": "" if state.clover is None else str(state.clover + 1),
    }
    return "".join(f"{name} {value}\n" for name, value in fields.items() if value)


def parse_position(text: str, options: Options) -> State:
    """Parse a state. Raises BadNotation (notation.position, with its line)."""
    fields = _split(text)
    if not {"phase", "left", "scores"} <= set(fields):
        raise BadNotation("notation.position", line=1)
    state = _read(fields, options)
    if not _holds_together(state):
        raise BadNotation("notation.position", line=1)
    return state


def _words(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _split(text: str) -> dict[str, str]:
    """Return the lines by name. Raises BadNotation."""
    fields: dict[str, str] = {}
    for number, line in enumerate(map(str.strip, text.strip().split("\n")), 1):
        name, _, value = line.partition(" ")
        if name not in _LINES or name in fields or not _LINES[name].fullmatch(value):
            raise BadNotation("notation.position", line=number)
        fields[name] = value
    return fields


def _read(fields: dict[str, str], options: Options) -> State:
    """Return the state of well-formed lines."""
    left = fields["left"]
    return State(
        options=options,
        phase=fields["phase"],  # type: ignore[arg-type]
        left=FULL if left == "*" else _numbers(left),
        scores=_numbers(fields["scores"]),
        turn=int(fields.get("turn", 0)),
        reached=int(fields["reached"]) - 1 if "reached" in fields else None,
        card=FACES[fields["card"]].name if "card" in fields else None,
        cards=int(fields.get("cards", 0)),
        points=int(fields.get("points", 0)),
        dice=_numbers(fields.get("dice", "")),
        set_aside=_numbers(fields.get("aside", "")),
        full_rolls=int(fields.get("full-rolls", 0)),
        clover=int(fields["clover"]) - 1 if "clover" in fields else None,
    )


def _holds_together(state: State) -> bool:
    """Return True if the parts of a position fit each other, so that play can continue from it."""
    return (
        len(state.scores) == state.options.seats
        and all(count <= whole for count, whole in zip(state.left, FULL, strict=True))
        and all(points % 50 == 0 for points in (*state.scores, state.points))
        and _is_ascending(state.dice)
        and _is_ascending(state.set_aside)
        and _end_fits(state)
        and _turn_fits(state)
    )


def _is_ascending(dice: Dice) -> bool:
    return list(dice) == sorted(dice)


def _end_fits(state: State) -> bool:
    """Return True if the end fits: reached in a turn of the last round, with turns left unless it is over."""
    if state.reached is None:
        return (state.clover is not None) == (state.phase == "over")
    left = table.turns_left(state)
    is_over = left == 0 or state.clover is not None
    return state.reached < state.turn and left >= 0 and is_over == (state.phase == "over")


def _turn_fits(state: State) -> bool:
    """Return True if the card fits the dice, with no card before the first one."""
    match state.phase:
        case "over" if state.clover is None:
            return not (state.card or state.dice or state.set_aside or state.cards or state.points)
        case "card" if not state.cards:
            return not (state.card or state.dice or state.set_aside or state.points or state.full_rolls)
        case "over" if (state.card, state.clover) != ("clover", table.acting_seat(state)):
            return False
        case "card" | "over":
            return state.card is not None and len(state.set_aside) == DICE and not state.dice
    if state.card is None or not state.cards or table.kind(state) == "stop":
        return False
    lying = len(state.dice) + len(state.set_aside)
    match state.phase:
        case "keep":
            return lying == DICE and bool(state.dice) and len(table.ways(state)) > 1
        case "go":
            return lying == DICE and bool(state.set_aside) and (table.may_stop(state) or not state.dice)
        case _:
            return lying in (0, DICE)
