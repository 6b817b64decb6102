"""Quantities derived from a state: the seat to act, the needs of a card, dice that may be set aside."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from volle.core.game import Seat
from volle.lotte import scoring
from volle.lotte.cards import CARD_RULES, FACES
from volle.lotte.types import DICE, SIDES, Dice, Kind, State

STOPPABLE: Final[frozenset[Kind]] = frozenset({"bonus", "double"})
"""Cards with which a seat may stop before a Full Roll. Rule lotte.roll.stop."""
POINTLESS: Final[frozenset[Kind]] = frozenset({"plus-minus", "straight", "clover"})
"""Cards with which dice bring no points of their own."""
STRAIGHT: Final = 2000
PLUS_MINUS: Final = 1000


def acting_seat(state: State) -> Seat:
    """Return the seat whose turn it is: seat 1 begins, clockwise."""
    return state.turn % state.options.seats


def round_number(state: State) -> int:
    """Return the number of the round, from 1."""
    return state.turn // state.options.seats + 1


def kind(state: State) -> Kind:
    """Return the kind of the card of the turn, which must have been turned over."""
    assert state.card is not None, "a card is turned over before any dice are rolled"
    return FACES[state.card].kind


def roll_count(state: State) -> int:
    """Return the number of dice of the next roll: all six at first and after a Full Roll."""
    return DICE - len(state.set_aside) % DICE


def roll_rule(state: State) -> str:
    """Return the rule of the next roll: a turn or card begins, the card asks for it, or the seat goes on."""
    if not state.set_aside and not state.full_rolls:
        return "lotte.full-roll.must-roll" if state.cards > 1 else "lotte.turn.start"
    return "lotte.roll.aside" if may_stop(state) else CARD_RULES[kind(state)]


def straight_numbers(state: State) -> Dice:
    """Return the numbers that the straight asks for; () with any other card. Rule lotte.card.straight."""
    if state.card is None or kind(state) != "straight":
        return ()
    return tuple(range(1, 6 if state.options.straight == "1-5" else 7))


def missing(state: State) -> Dice:
    """Return the numbers of the straight that are not set aside yet; () with any other card."""
    return tuple([number for number in straight_numbers(state) if number not in state.set_aside])


def clover_rolls(state: State) -> int:
    """Return the number of Full Rolls that the card of the turn asks for."""
    return state.options.clover if state.card is not None and kind(state) == "clover" else 1


def must_set_all_aside(state: State) -> bool:
    """Return True if every scoring die must be set aside.

    Rules lotte.roll.aside, lotte.card.fireworks, lotte.card.straight.
    """
    match kind(state):
        case "fireworks":
            return True
        case "straight":
            return state.options.straight == "1-5"
        case _:
            return state.options.aside == "all"


def ways(state: State) -> tuple[Dice, ...]:
    """Return every set of dice that may be set aside, the fullest first; () if nothing scores."""
    found = _straight_ways(state) if kind(state) == "straight" else scoring.choices(state.dice)
    return found[:1] if len(found) > 1 and must_set_all_aside(state) else found


def _straight_ways(state: State) -> tuple[Dice, ...]:
    """Return every set with one die of each new number."""
    return _selections(tuple([number for number in missing(state) if number in state.dice]))


@lru_cache(maxsize=1 << SIDES)
def _selections(new: Dice) -> tuple[Dice, ...]:
    """Return every selection of one or more different numbers, the fullest first."""
    subsets = (
        tuple(number for place, number in enumerate(new) if bits >> place & 1)
        for bits in range(1, 1 << len(new))
    )
    return tuple(sorted(subsets, key=lambda way: (-len(way), way)))


def dice_points(state: State, dice: Dice) -> int:
    """Return the points of dice set aside; 0 with a card that has its own reward."""
    return 0 if kind(state) in POINTLESS else scoring.points(dice) or 0


def may_stop(state: State) -> bool:
    """Return True if the card lets the roller stop before a Full Roll. Rule lotte.roll.stop."""
    return kind(state) in STOPPABLE


def reward(state: State) -> int | None:
    """Return the points that a Full Roll with the card adds; None if they are not fixed."""
    match None if state.card is None else kind(state):
        case "bonus":
            return FACES[state.card or ""].points
        case "plus-minus":
            return PLUS_MINUS
        case "straight":
            return STRAIGHT
        case _:
            return None


def turns_left(state: State) -> int:
    """Return the turns to come once the target is reached, the current one included.

    Rule lotte.end.catch-up; only after the target has been reached.
    """
    assert state.reached is not None, "a seat has reached the target"
    seats = state.options.seats
    if state.options.end == "one-turn":
        return state.reached + seats - state.turn
    return (state.reached // seats + 1) * seats - state.turn


def is_finale_in_doubt(state: State) -> bool:
    """Return True if the finale is off should the turn bring no seat to the target.

    Rule lotte.end.catch-up; only if all seats have the same number of turns.
    """
    is_off = state.reached is not None and max(state.scores) < state.options.target
    return is_off and state.options.end == "equal-turns"


def without(dice: Dice, taken: Dice) -> Dice:
    """Return dice without those taken, which must be among them."""
    left = list(dice)
    for number in taken:
        left.remove(number)
    return tuple(left)


def are_among(taken: Dice, dice: Dice) -> bool:
    """Return True if `taken` are among `dice`."""
    return Counter(taken) <= Counter(dice)
