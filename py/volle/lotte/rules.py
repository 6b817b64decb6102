"""The way in: a match begins, an action is checked and played, a match is over.

`apply` is the checked way; what follows an action stands in turns.py, in the order of a turn.
"""

from __future__ import annotations

from dataclasses import dataclass

from volle.core.game import Seat, Step
from volle.core.telling import played, tell
from volle.lotte import events, scoring, turns
from volle.lotte.cards import FULL
from volle.lotte.events import Event
from volle.lotte.legal import check
from volle.lotte.turns import Frames
from volle.lotte.types import Action, Draw, Options, Roll, RollOn, SetAside, State, Stop, TurnCard, replace


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: the points written down, and who has won."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    clover: Seat | None
    """Who has won at once. Rule lotte.card.clover."""


def start(options: Options) -> State:
    """The table before the first card: a whole deck, and nothing written down. Rule lotte.deck."""
    return State(options=options, phase="card", left=FULL, scores=(0,) * options.seats)


def apply(state: State, action: Action) -> Step[State, Event]:
    """The state after a legal action, and the facts that explain it; raises IllegalAction."""
    check(state, action)
    return played(_advance, state, action)


def apply_unchecked(state: State, action: Action) -> Step[State, Event]:
    """The same for an action that is known to be legal: any other leads to nonsense."""
    return played(_advance, state, action)


def result(state: State) -> Result | None:
    """Scores and winners once the game is over. Rules lotte.end.tie, lotte.card.clover."""
    if state.phase != "over":
        return None
    winners = scoring.winners(state.scores) if state.clover is None else (state.clover,)
    return Result(state.scores, winners, state.clover)


def _advance(state: State, action: Action, out: Frames) -> State:
    """The state after an action that is known to be legal; what is played most often is looked for first.

    Patterns with fields inside would take several times as long.
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
            tell(out, state, events.RollCalled, action.seat)
            return state
        case Draw():
            state = replace(state, phase="card")
            tell(out, state, events.CardCalled, action.seat)
            return state
        case Stop():
            return turns.stop(state, out)
