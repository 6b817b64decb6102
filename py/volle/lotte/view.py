"""What one seat may know and do, built up from nothing. Screens and bots get a View, never a State.

Nothing at this table is secret: the views of all seats differ only in whose actions they offer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from volle.core.game import Seat
from volle.core.quick import quick
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


@quick
@dataclass(frozen=True, slots=True)
class CardCount:
    """How many cards of a face are left in the deck."""

    card: CardName
    count: int


@quick
@dataclass(frozen=True, slots=True)
class SeatView:
    """What is written down for one seat."""

    score: int
    turns: int
    """Turns that it has ended."""
    leads: bool
    """Whether nobody has more, and it has more than 0. Rule lotte.card.plus-minus."""


@quick
@dataclass(frozen=True, slots=True)
class FinaleView:
    """The end that has begun: who reached the target, and turns still to come with the running one."""

    seat: Seat
    turns_left: int
    last_seat: Seat
    """Who plays the last of these turns."""
    in_doubt: bool
    """Whether it is off if the running turn ends without bringing a seat to the target."""
    behind: int
    """How many points the best of the others has more than the seat whose turn it is; 0 if none has."""


@quick
@dataclass(frozen=True, slots=True)
class Choice:
    """What the seat may do: the texts of the actions, to be played one after the other."""

    verb: Verb
    """`keep` where the next roll follows by itself, or the match is over."""
    actions: tuple[str, ...]


@quick
@dataclass(frozen=True, slots=True)
class Preview:
    """What laying aside some dice, or what lies aside already, leads to."""

    dice: Dice
    """The choice it belongs to; () where nothing is to be chosen."""
    points: int
    """Points of these dice."""
    total: int
    """Points at risk then, with the card's reward if that is earned."""
    rolls: int
    """Dice that are rolled then, if the seat goes on."""
    full: bool
    """Whether it is a Full Roll."""
    score: int | None
    """The seat's score if it stops then; None where it may not stop."""
    wins: bool
    """Whether it wins the game at once."""
    choices: tuple[Choice, ...]
    """What the seat may do: these dice are laid aside first, where there are any."""


@quick
@dataclass(frozen=True, slots=True)
class TurnView:
    """The turn that is played: its card, its dice, its points at risk, and where each choice leads."""

    seat: Seat
    card: CardName | None
    cards: int
    """Cards drawn in this turn."""
    reward: int | None
    """Points that a Full Roll with this card adds, where that is a fixed number."""
    points: int
    """Points at risk."""
    dice: Dice
    """What lies in the tray."""
    alike: tuple[str, ...]
    """For each die of the tray, the action that would lay aside all that show its number, legal or not."""
    set_aside: Dice
    rolls: int
    """Dice that are rolled next."""
    fresh: bool
    """Whether all six dice are about to be rolled."""
    places: int
    """Dice that can lie aside: all there are."""
    straight: Dice
    """Numbers that the straight asks for; () with another card."""
    missing: Dice
    """Those of them that are not laid aside yet."""
    full_rolls: int
    full_rolls_needed: int
    may_stop: bool
    """Whether the card lets the seat stop before a Full Roll."""
    previews: tuple[Preview, ...]
    """One for each way to lay dice aside; one where the seat only decides whether to go on."""


@quick
@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; `seat` None is somebody who only watches."""

    seat: Seat | None
    phase: Phase
    to_act: tuple[Seat, ...]
    legal: tuple[SeatAction, ...]
    """What this seat may do; empty unless it is in `to_act`."""
    agreed: Options
    cards_left: int
    left: tuple[CardCount, ...]
    """What is left in the deck, in deck order: anybody who has watched can count it."""
    seats: tuple[SeatView, ...]
    finale: FinaleView | None
    turn: TurnView | None
    """None once the game is over."""
    result: Result | None


def observe(state: State, seat: Seat | None) -> View:
    """What `seat` may know: everything but the order of the deck."""
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
    """How many turns a seat has ended; the one that has won by the clover among them."""
    return -(-(state.turn - seat) // state.options.seats) + (state.clover == seat)


def _finale_view(state: State) -> FinaleView | None:
    """The end that has begun, if it has."""
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
    """The turn that is played, from before its first card on."""
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
    """The text of laying aside all dice of the tray that show a number."""
    dice = (number,) * state.dice.count(number)
    return notation.format_action(SetAside(table.acting_seat(state), dice))


def _previews(state: State) -> tuple[Preview, ...]:
    """Where each of the seat's choices leads, found by making it."""
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
    """Where a choice of dice leads that makes one state another."""
    then = legal.legal_actions(after, seat)
    return Preview(
        dice=dice,
        points=table.dice_points(state, dice),
        total=after.points,
        rolls=table.roll_count(after),
        full=after.full_rolls > state.full_rolls or Draw(seat) in then,
        score=after.scores[seat] + after.points if then else None,
        wins=after.clover is not None,
        choices=_choices((SetAside(seat, dice),) if dice else (), then),
    )


def _choices(first: tuple[SetAside, ...], then: tuple[SeatAction, ...]) -> tuple[Choice, ...]:
    """What may be done in one go: dice are laid aside first, where there are any, and then one of these."""
    ways = [(*first, action) for action in then] or [first]
    return tuple(Choice(_verb(way[-1]), tuple(map(notation.format_action, way))) for way in ways)


def _verb(action: SeatAction) -> Verb:
    """The verb of an action."""
    match action:
        case SetAside():
            return "keep"
        case RollOn():
            return "roll"
        case Draw():
            return "draw"
        case Stop():
            return "stop"
