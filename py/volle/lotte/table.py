"""What can be read off the table: whose turn it is, what a card asks for, what dice may be laid aside."""

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
    """Whose turn it is: seat 1 begins, clockwise."""
    return state.turn % state.options.seats


def round_number(state: State) -> int:
    """How often everybody has come to play, with the round of this turn."""
    return state.turn // state.options.seats + 1


def kind(state: State) -> Kind:
    """The kind of the card of the turn, which must have been turned over."""
    assert state.card is not None, "a card is turned over before any dice are rolled"
    return FACES[state.card].kind


def roll_count(state: State) -> int:
    """How many dice are rolled next: all six at first and after a Full Roll."""
    return DICE - len(state.set_aside) % DICE


def roll_rule(state: State) -> str:
    """Why dice are rolled next: a turn or a card begins so, the card asks for it, or the seat goes on."""
    if not state.set_aside and not state.full_rolls:
        return "lotte.full-roll.must-roll" if state.cards > 1 else "lotte.turn.start"
    return "lotte.roll.aside" if may_stop(state) else CARD_RULES[kind(state)]


def straight_numbers(state: State) -> Dice:
    """The numbers that the straight asks for; () with any other card. Rule lotte.card.straight."""
    if state.card is None or kind(state) != "straight":
        return ()
    return tuple(range(1, 6 if state.options.straight == "1-5" else 7))


def missing(state: State) -> Dice:
    """The numbers of the straight that are not laid aside yet; () with any other card."""
    return tuple([number for number in straight_numbers(state) if number not in state.set_aside])


def clover_rolls(state: State) -> int:
    """How many Full Rolls the card of the turn asks for."""
    return state.options.clover if state.card is not None and kind(state) == "clover" else 1


def must_set_all_aside(state: State) -> bool:
    """Whether every die that scores must be laid aside.

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
    """Every way to lay aside dice of the tray, the fullest first; () after a roll that brings nothing."""
    found = _straight_ways(state) if kind(state) == "straight" else scoring.choices(state.dice)
    return found[:1] if len(found) > 1 and must_set_all_aside(state) else found


def _straight_ways(state: State) -> tuple[Dice, ...]:
    """One die of each of some numbers that are new."""
    return _selections(tuple([number for number in missing(state) if number in state.dice]))


@lru_cache(maxsize=1 << SIDES)
def _selections(new: Dice) -> tuple[Dice, ...]:
    """Every way to choose one or more of different numbers, the fullest first."""
    subsets = (
        tuple(number for place, number in enumerate(new) if bits >> place & 1)
        for bits in range(1, 1 << len(new))
    )
    return tuple(sorted(subsets, key=lambda way: (-len(way), way)))


def dice_points(state: State, dice: Dice) -> int:
    """What dice laid aside add to the points at risk: nothing with a card that pays in its own way."""
    return 0 if kind(state) in POINTLESS else scoring.points(dice) or 0


def may_stop(state: State) -> bool:
    """Whether the card lets the roller stop before a Full Roll. Rule lotte.roll.stop."""
    return kind(state) in STOPPABLE


def reward(state: State) -> int | None:
    """What a Full Roll with the card of the turn adds; None where that is no fixed number of points."""
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
    """Turns still to come once the target is reached, the running one included.

    Rule lotte.end.catch-up; only after the target has been reached.
    """
    assert state.reached is not None, "somebody has reached the target"
    seats = state.options.seats
    if state.options.end == "one-turn":
        return state.reached + seats - state.turn
    return (state.reached // seats + 1) * seats - state.turn


def is_finale_in_doubt(state: State) -> bool:
    """Whether the finale that has begun is off if the turn ends without bringing a seat to the target.

    Rule lotte.end.catch-up; only if all are to have equally many turns.
    """
    is_off = state.reached is not None and max(state.scores) < state.options.target
    return is_off and state.options.end == "equal-turns"


def without(dice: Dice, taken: Dice) -> Dice:
    """The dice that are left when some are taken away; those must be among them."""
    left = list(dice)
    for number in taken:
        left.remove(number)
    return tuple(left)


def are_among(taken: Dice, dice: Dice) -> bool:
    """Whether these dice lie there."""
    return Counter(taken) <= Counter(dice)
