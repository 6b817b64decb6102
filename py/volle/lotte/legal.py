"""What may happen next, and why not: legal actions, chance, and the refusals with their rules."""

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
    """The seat whose turn it is where it has a choice, else CHANCE; nobody once the game is over."""
    if state.phase in ("keep", "go"):
        return (table.acting_seat(state),)
    return () if state.phase == "over" else _CHANCE_ALONE


def owes(state: State, seat: Seat) -> bool:
    """Whether the seat, or CHANCE, is to act."""
    if state.phase in ("keep", "go"):
        return seat == table.acting_seat(state)
    return seat == CHANCE and state.phase != "over"


def due(state: State) -> str:
    """The rule that says what is to be done now."""
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
    """Whose turn it is; None once the game is over."""
    return None if state.phase == "over" else table.acting_seat(state)


def legal_actions(state: State, seat: Seat) -> tuple[SeatAction, ...]:
    """What the seat may do, the fullest choice of dice first; empty exactly when it owes nothing."""
    if seat == CHANCE or not owes(state, seat):
        return ()
    if state.phase == "keep":
        return tuple([SetAside(seat, way) for way in table.ways(state)])
    return (Draw(seat) if _is_full_roll(state) else RollOn(seat), Stop(seat))


def _is_full_roll(state: State) -> bool:
    """Whether the Full Roll has just been made."""
    return len(state.set_aside) == DICE


def chance_outcomes(state: State) -> Iterator[tuple[Action, Fraction]]:
    """Every card or roll with its probability."""
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
    """In how many ways dice that can be told apart show these numbers.

    >>> roll_ways((1, 1, 2))
    3
    """
    return factorial(len(dice)) // prod(map(factorial, Counter(dice).values()))


def draw(state: State, rng: Stream) -> Action:
    """One of the chance outcomes, by its probability.

    A card is drawn by its place among those left, in deck order; dice are rolled one by one.
    """
    if state.phase == "card":
        ends = [*accumulate(drawable(state))]
        return TurnCard(DECK[bisect_right(ends, rng.below(ends[-1]))].name)
    if state.phase == "roll":
        return Roll(tuple(sorted(rng.dice(SIDES, table.roll_count(state)))))
    return refuse("chance.nothing-due", due(state))


def drawable(state: State) -> tuple[int, ...]:
    """How many cards of each face the next one is drawn from. Rule lotte.deck.exhausted."""
    return state.left if any(state.left) else FULL


def check(state: State, action: Action) -> None:
    """Nothing if the action is legal; else raises IllegalAction with the rule that forbids it."""
    if not owes(state, action.seat):
        _check_seat(state, action)
    match action:
        case Roll() if state.phase == "roll":
            _check_roll(state, action.dice)
        case TurnCard() if state.phase == "card":
            if action.card not in FACES or not drawable(state)[place(action.card)]:
                refuse("card.none-left", "lotte.deck", card=action.card)
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
    """Refuses an action of a seat that owes none."""
    rule = due(state)
    if state.phase == "over":
        refuse("game.over", rule)
    if isinstance(action, SetAside) and _has_set_aside(state, action.seat):
        _refuse_late_keep(state, action.dice, table.roll_rule(state))
    check_seat(action.seat, to_act(state), state.options.seats, rule, "lotte.turn.start")


def _check_roll(state: State, dice: Dice) -> None:
    """Refuses another number of dice, and what no six-sided dice show."""
    _check_dice(dice)
    if len(dice) != table.roll_count(state):
        refuse("roll.count", "lotte.dice", needed=table.roll_count(state))


def _check_dice(dice: Dice) -> None:
    """Refuses numbers that dice do not have, or not in ascending order: one set of dice, one action."""
    if not _NUMBERS.issuperset(dice) or list(dice) != sorted(dice):
        refuse("dice.wrong", "lotte.dice")


def _check_keep(state: State, dice: Dice) -> None:
    """Refuses dice that may not be laid aside together."""
    _check_dice(dice)
    if dice in table.ways(state):
        return
    if not dice or not table.are_among(dice, state.dice):
        refuse("keep.not-there", "lotte.roll.aside", dice=dice)
    _refuse_pointless(state, dice)


def _refuse_pointless(state: State, dice: Dice) -> None:
    """Says what keeps these dice of the tray from being laid aside."""
    if table.kind(state) == "straight":
        refuse("keep.not-new", "lotte.card.straight", dice=dice)
    counts = Counter(_pointless(dice))
    number, count = counts.most_common(1)[0]
    rules = {1: "lotte.score.single", 2: "lotte.score.triple"}
    refuse("keep.no-points", rules.get(count, "lotte.score.once"), number=number, count=count)


def _pointless(dice: Dice) -> Dice:
    """The dice of those numbers that do not score, however often they lie here."""
    return tuple(number for number in dice if scoring.points((number,) * dice.count(number)) is None)


def _has_set_aside(state: State, seat: Seat) -> bool:
    """Whether the dice in the tray are those that the seat has left there and that are rolled on next."""
    return state.phase == "roll" and bool(state.dice) and seat == table.acting_seat(state)


def _refuse_late_keep(state: State, dice: Dice, rule: str) -> None:
    """Says why no dice are laid aside any more: those that score lie there, the others do not score.

    `rule` is the one that makes the next roll follow.
    """
    _check_dice(dice)
    if dice and table.are_among(dice, state.dice) and dice not in table.ways(state):
        _refuse_pointless(state, dice)
    refuse("keep.all" if table.must_set_all_aside(state) else "keep.done", rule)
