"""The rules as functions: the start of a match, the application of an action, the result.

`apply` checks an action; turns.py applies it, in the order of a turn.
"""

from __future__ import annotations

from dataclasses import dataclass

from volle.core.events import emit, step
from volle.core.game import Seat, Step
from volle.lotte import events, scoring, turns
from volle.lotte.cards import FULL
from volle.lotte.events import Event
from volle.lotte.legal import check
from volle.lotte.turns import Frames
from volle.lotte.types import Action, Draw, Options, Roll, RollOn, SetAside, State, Stop, TurnCard, replace


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a match: scores and winners."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    clover: Seat | None
    """The seat that has won immediately. Rule lotte.card.clover."""


def start(options: Options) -> State:
    """Return the state before the first card: a whole deck and no points. Rule lotte.deck."""
    return State(options=options, phase="card", left=FULL, scores=(0,) * options.seats)


def apply(state: State, action: Action) -> Step[State, Event]:
    """Return the state after an action and the events that explain it. Raises IllegalAction."""
    check(state, action)
    return step(_advance, state, action)


def apply_unchecked(state: State, action: Action) -> Step[State, Event]:
    """Apply an action without checking it. The result is undefined for an illegal action."""
    return step(_advance, state, action)


def result(state: State) -> Result | None:
    """Return scores and winners once the game is over. Rules lotte.end.tie, lotte.card.clover."""
    if state.phase != "over":
        return None
    winners = scoring.winners(state.scores) if state.clover is None else (state.clover,)
    return Result(state.scores, winners, state.clover)


def _advance(state: State, action: Action, out: Frames) -> State:
    """Return the state after a legal action; the most frequent actions come first.

    Patterns with nested fields would take several times as long.
    """
    match action:
        case Roll():
            return turns.roll(state, action.dice, out)
        case TurnCard():
            return turns.turn_card(state, action.card, out)
        case SetAside():
            return turns.set_aside(state, action.dice, "choice", out)
        case RollOn():
            state = replace(state, phase="roll")
            emit(out, state, events.RollCalled, action.seat)
            return state
        case Draw():
            state = replace(state, phase="card")
            emit(out, state, events.CardCalled, action.seat)
            return state
        case Stop():
            return turns.stop(state, out)
