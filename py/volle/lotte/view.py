"""The view of one seat, built from nothing. Screens and bots get a View, never a State.

Nothing at this table is secret: the views of all seats differ only in their legal actions.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import ClassVar, Literal

from volle.core.display import ViewDisplay
from volle.core.fast_dataclass import fast_dataclass
from volle.core.game import Seat
from volle.core.lazy import lazy
from volle.lotte import legal, notation, rules, scoring, table
from volle.lotte.cards import DECK
from volle.lotte.rules import Result
from volle.lotte.types import (
    DICE,
    CardName,
    Dice,
    Draw,
    Options,
    Phase,
    RollOn,
    SeatAction,
    SetAside,
    State,
    Stop,
)

Verb = Literal["roll", "draw", "stop", "keep"]


@fast_dataclass
@dataclass(frozen=True, slots=True)
class CardCount:
    """The number of cards of a face in the deck."""

    card: CardName
    count: int


@fast_dataclass
@dataclass(frozen=True, slots=True)
class SeatView:
    """The view of a seat."""

    score: int
    turns: int
    """Turns that it has ended."""
    leads: bool
    """True if no seat has more, and it has more than 0. Rule lotte.card.plus-minus."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class FinaleView:
    """The finale: the seat that reached the target, and the turns to come with the current one."""

    seat: Seat
    turns_left: int
    last_seat: Seat
    """The seat that plays the last of these turns."""
    in_doubt: bool
    """True if the finale is off should the current turn bring no seat to the target."""
    behind: int
    """Points by which the best of the others is ahead of the seat to act; 0 if none is."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move: the texts of its actions, to be played one after the other."""

    verb: Verb
    """`keep` if the next roll follows by itself, or the match is over."""
    actions: tuple[str, ...]


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Preview:
    """The consequences of setting dice aside, or of the dice that are set aside already."""

    dice: Dice
    """The dice to set aside; () if there is no choice of dice."""
    positions: tuple[tuple[int, ...], ...]
    """Each set of positions in the tray, from 0, at which dice with these numbers lie."""
    points: int
    """Points of these dice."""
    total: int
    """Points at risk then, with the card's reward if it is earned."""
    rolls: int
    """Dice of the next roll, if the seat goes on."""
    full: bool
    """True if it completes a Full Roll."""
    score: int | None
    """The seat's score if it stops then; None if it may not stop."""
    wins: bool
    """True if it wins the game immediately."""
    choices: tuple[Choice, ...]
    """The legal moves that begin with setting these dice aside."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class TurnView:
    """The current turn: its card, its dice, its points at risk, and a preview of each choice."""

    seat: Seat
    card: CardName | None
    cards: int
    """Cards drawn in this turn."""
    reward: int | None
    """Points that a Full Roll with this card adds, if they are fixed."""
    points: int
    """Points at risk."""
    dice: Dice
    """The dice in the tray."""
    alike: tuple[str, ...]
    """For each die of the tray, the action that sets all dice with its number aside, legal or not."""
    set_aside: Dice
    rolls: int
    """Dice of the next roll."""
    fresh: bool
    """True if all six dice are about to be rolled."""
    places: int
    """The number of dice that can be set aside: all six."""
    straight: Dice
    """Numbers that the straight asks for; () with another card."""
    missing: Dice
    """Those of them that are not set aside yet."""
    full_rolls: int
    full_rolls_needed: int
    may_stop: bool
    """True if the card lets the seat stop before a Full Roll."""
    previews: tuple[Preview, ...]
    """One for each set of dice that may be set aside; one if the seat only decides to go on or not."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class View(ViewDisplay):
    """The table as one seat sees it; `seat` is None for an observer."""

    _lines: ClassVar = lazy("volle.lotte.text_view", "text_view")

    seat: Seat | None
    phase: Phase
    to_act: tuple[Seat, ...]
    legal: tuple[SeatAction, ...]
    """Its legal actions; empty unless it is in `to_act`."""
    agreed: Options
    cards_left: int
    left: tuple[CardCount, ...]
    """The cards in the deck, in deck order; an observer can count them."""
    seats: tuple[SeatView, ...]
    finale: FinaleView | None
    turn: TurnView | None
    """None once the game is over."""
    result: Result | None


def observe(state: State, seat: Seat | None) -> View:
    """Return the view of `seat`: everything but the order of the deck."""
    leaders = scoring.leaders(state.scores)
    return View(
        seat=seat,
        phase=state.phase,
        to_act=legal.to_act(state),
        legal=() if seat is None else legal.legal_actions(state, seat),
        agreed=state.options,
        cards_left=sum(state.left),
        left=tuple(CardCount(card.name, count) for card, count in zip(DECK, state.left, strict=True)),
        seats=tuple(
            SeatView(score, _turns(state, other), other in leaders)
            for other, score in enumerate(state.scores)
        ),
        finale=_finale_view(state),
        turn=None if state.phase == "over" else _turn_view(state),
        result=rules.result(state),
    )


def _turns(state: State, seat: Seat) -> int:
    """Return the number of turns that a seat has ended, one won by the clover included."""
    return -(-(state.turn - seat) // state.options.seats) + (state.clover == seat)


def _finale_view(state: State) -> FinaleView | None:
    """Return the view of the finale, if it has begun."""
    if state.reached is None or state.phase == "over":
        return None
    seats = state.options.seats
    return FinaleView(
        seat=state.reached % seats,
        turns_left=table.turns_left(state),
        last_seat=(state.turn + table.turns_left(state) - 1) % seats,
        in_doubt=table.is_finale_in_doubt(state),
        behind=max(state.scores) - state.scores[table.acting_seat(state)],
    )


def _turn_view(state: State) -> TurnView:
    """Return the view of the current turn, from before its first card."""
    return TurnView(
        seat=table.acting_seat(state),
        card=state.card,
        cards=state.cards,
        reward=table.reward(state),
        points=state.points,
        dice=state.dice,
        alike=tuple(_set_alike_aside(state, number) for number in state.dice),
        set_aside=state.set_aside,
        rolls=table.roll_count(state),
        fresh=state.phase in ("card", "roll") and not state.dice,
        places=DICE,
        straight=table.straight_numbers(state),
        missing=table.missing(state),
        full_rolls=state.full_rolls,
        full_rolls_needed=table.clover_rolls(state),
        may_stop=state.card is not None and table.may_stop(state),
        previews=_previews(state),
    )


def _set_alike_aside(state: State, number: int) -> str:
    """Return the text of setting aside all dice of the tray that show a number."""
    dice = (number,) * state.dice.count(number)
    return notation.format_action(SetAside(table.acting_seat(state), dice))


def _previews(state: State) -> tuple[Preview, ...]:
    """Return the preview of each of the seat's choices, by applying it."""
    seat = table.acting_seat(state)
    if state.phase == "go":
        return (_preview(state, state, (), seat),)
    if state.phase != "keep":
        return ()
    return tuple(
        _preview(state, rules.apply_unchecked(state, SetAside(seat, way)).state, way, seat)
        for way in table.ways(state)
    )


def _preview(state: State, after: State, dice: Dice, seat: Seat) -> Preview:
    """Return the preview of a choice of dice, given the states before and after it."""
    then = legal.legal_actions(after, seat)
    return Preview(
        dice=dice,
        positions=_positions(state.dice, dice),
        points=table.dice_points(state, dice),
        total=after.points,
        rolls=table.roll_count(after),
        full=after.full_rolls > state.full_rolls or Draw(seat) in then,
        score=after.scores[seat] + after.points if then else None,
        wins=after.clover is not None,
        choices=_choices((SetAside(seat, dice),) if dice else (), then),
    )


@lru_cache(maxsize=1024)
def _positions(tray: Dice, dice: Dice) -> tuple[tuple[int, ...], ...]:
    """Return each set of positions in a tray at which dice with these numbers lie; both are ascending."""
    places = combinations(range(len(tray)), len(dice))
    return tuple([at for at in places if tuple([tray[place] for place in at]) == dice])


def _choices(first: tuple[SetAside, ...], then: tuple[SeatAction, ...]) -> tuple[Choice, ...]:
    """Return the legal moves: dice are set aside first, if there are any, then one of the actions follows."""
    ways = [(*first, action) for action in then] or [first]
    return tuple(Choice(_verb(way[-1]), tuple(map(notation.format_action, way))) for way in ways)


def _verb(action: SeatAction) -> Verb:
    """Return the verb of an action."""
    match action:
        case SetAside():
            return "keep"
        case RollOn():
            return "roll"
        case Draw():
            return "draw"
        case Stop():
            return "stop"
