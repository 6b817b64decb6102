"""Legality: legal actions, chance outcomes, and refusals with their rules."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod
from typing import Final

from volle.core.chance import Stream
from volle.core.game import CHANCE, Seat
from volle.core.refusals import check_seat, refuse
from volle.lotte import scoring, table
from volle.lotte.cards import CARD_RULES, DECK, FACES, FULL, place
from volle.lotte.types import (
    DICE,
    SIDES,
    Action,
    Dice,
    Draw,
    Roll,
    RollOn,
    SeatAction,
    SetAside,
    State,
    Stop,
    TurnCard,
)

_CHANCE_ALONE: Final = (CHANCE,)
_NUMBERS: Final = frozenset(range(1, SIDES + 1))


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat to act if it has a choice, else CHANCE; empty once the game is over."""
    if state.phase in ("keep", "go"):
        return (table.acting_seat(state),)
    return () if state.phase == "over" else _CHANCE_ALONE


def owes(state: State, seat: Seat) -> bool:
    """Return True if the seat, or CHANCE, is to act."""
    if state.phase in ("keep", "go"):
        return seat == table.acting_seat(state)
    return seat == CHANCE and state.phase != "over"


def due(state: State) -> str:
    """Return the rule of the action that is due."""
    match state.phase:
        case "card":
            return "lotte.full-roll" if state.cards else "lotte.turn.start"
        case "roll":
            return table.roll_rule(state)
        case "keep":
            return "lotte.roll.aside"
        case "go":
            return "lotte.full-roll" if _is_full_roll(state) else "lotte.roll.stop"
        case _:
            return "lotte.card.clover" if state.clover is not None else "lotte.end.catch-up"


def turn_of(state: State) -> Seat | None:
    """Return the seat whose turn it is; None once the game is over."""
    return None if state.phase == "over" else table.acting_seat(state)


def legal_actions(state: State, seat: Seat) -> tuple[SeatAction, ...]:
    """Return the seat's legal actions, the fullest choice of dice first; empty exactly when it owes none."""
    if seat == CHANCE or not owes(state, seat):
        return ()
    if state.phase == "keep":
        return tuple([SetAside(seat, way) for way in table.ways(state)])
    return (Draw(seat) if _is_full_roll(state) else RollOn(seat), Stop(seat))


def _is_full_roll(state: State) -> bool:
    """Return True if a Full Roll has just been completed."""
    return len(state.set_aside) == DICE


def chance_outcomes(state: State) -> Iterator[tuple[Action, Fraction]]:
    """Yield every card or roll with its probability."""
    if state.phase == "card":
        left = drawable(state)
        for card, count in zip(DECK, left, strict=True):
            if count:
                yield TurnCard(card.name), Fraction(count, sum(left))
    elif state.phase == "roll":
        count = table.roll_count(state)
        for dice in combinations_with_replacement(range(1, SIDES + 1), count):
            yield Roll(dice), Fraction(roll_ways(dice), SIDES**count)


def roll_ways(dice: Dice) -> int:
    """Return the number of ways in which distinguishable dice show these numbers.

    >>> roll_ways((1, 1, 2))
    3
    """
    return factorial(len(dice)) // prod(map(factorial, Counter(dice).values()))


def draw(state: State, rng: Stream) -> Action:
    """Draw one of the chance outcomes by its probability.

    A card is drawn by its index among those left, in deck order; dice are rolled one by one.
    """
    if state.phase == "card":
        ends = [*accumulate(drawable(state))]
        return TurnCard(DECK[bisect_right(ends, rng.below(ends[-1]))].name)
    if state.phase == "roll":
        return Roll(tuple(sorted(rng.dice(SIDES, table.roll_count(state)))))
    return refuse("chance.nothing-due", due(state))


def drawable(state: State) -> tuple[int, ...]:
    """Return the cards of each face that the next one is drawn from. Rule lotte.deck.exhausted."""
    return state.left if any(state.left) else FULL


def check(state: State, action: Action) -> None:
    """Check that an action is legal. Raises IllegalAction with the rule that forbids it."""
    if not owes(state, action.seat):
        _check_seat(state, action)
    match action:
        case Roll() if state.phase == "roll":
            _check_roll(state, action.dice)
        case TurnCard() if state.phase == "card":
            if action.card not in FACES or not drawable(state)[place(action.card)]:
                refuse("card.none-left", "lotte.deck")
        case SetAside() if state.phase == "keep":
            _check_keep(state, action.dice)
        case SetAside() if state.phase == "go":
            _refuse_late_keep(state, action.dice, "lotte.roll.aside")
        case RollOn() if state.phase == "go":
            if _is_full_roll(state):
                refuse("roll.full-roll", "lotte.full-roll")
        case Stop() if state.phase == "go":
            return
        case Draw() if state.phase == "go":
            if not _is_full_roll(state):
                refuse("draw.no-full-roll", "lotte.full-roll")
        case Stop() if state.phase == "keep" and not table.may_stop(state):
            refuse("stop.forbidden", CARD_RULES[table.kind(state)])
        case _:
            refuse("keep.first" if state.phase == "keep" else "action.not-now", due(state))


def _check_seat(state: State, action: Action) -> None:
    """Refuse an action of a seat that owes none."""
    rule = due(state)
    if state.phase == "over":
        refuse("game.over", rule)
    if isinstance(action, SetAside) and _has_set_aside(state, action.seat):
        _refuse_late_keep(state, action.dice, table.roll_rule(state))
    check_seat(action.seat, to_act(state), state.options.seats, rule, "lotte.turn.start")


def _check_roll(state: State, dice: Dice) -> None:
    """Refuse a wrong number of dice, and numbers that dice do not have."""
    _check_dice(dice)
    if len(dice) != table.roll_count(state):
        refuse("roll.count", "lotte.dice", needed=table.roll_count(state))


def _check_dice(dice: Dice) -> None:
    """Refuse numbers that dice do not have or that are not ascending: one set of dice, one action."""
    if not _NUMBERS.issuperset(dice) or list(dice) != sorted(dice):
        refuse("dice.wrong", "lotte.dice")


def _check_keep(state: State, dice: Dice) -> None:
    """Refuse dice that may not be set aside together."""
    _check_dice(dice)
    if dice in table.ways(state):
        return
    if not dice or not table.are_among(dice, state.dice):
        refuse("keep.not-there", "lotte.roll.aside", dice=dice)
    _refuse_pointless(state, dice)


def _refuse_pointless(state: State, dice: Dice) -> None:
    """Refuse dice of the tray that do not score."""
    if table.kind(state) == "straight":
        refuse("keep.not-new", "lotte.card.straight", dice=dice)
    counts = Counter(_pointless(dice))
    number, count = counts.most_common(1)[0]
    rules = {1: "lotte.score.single", 2: "lotte.score.triple"}
    refuse("keep.no-points", rules.get(count, "lotte.score.once"), number=number, count=count)


def _pointless(dice: Dice) -> Dice:
    """Return the dice whose numbers do not score in any quantity here."""
    return tuple(number for number in dice if scoring.points((number,) * dice.count(number)) is None)


def _has_set_aside(state: State, seat: Seat) -> bool:
    """Return True if the dice in the tray are those that the seat has left there to roll again."""
    return state.phase == "roll" and bool(state.dice) and seat == table.acting_seat(state)


def _refuse_late_keep(state: State, dice: Dice, rule: str) -> None:
    """Refuse dice after others have been set aside: those that score are there, the others do not score.

    `rule` is the one that makes the next roll follow.
    """
    _check_dice(dice)
    if dice and table.are_among(dice, state.dice) and dice not in table.ways(state):
        _refuse_pointless(state, dice)
    refuse("keep.all" if table.must_set_all_aside(state) else "keep.done", rule)
