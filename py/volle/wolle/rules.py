"""The rules as functions: the start of a match, the application of an action, the result.

`apply` checks an action before `rounds` and `turns` apply it.
"""

from __future__ import annotations

from volle.core.events import emit, step
from volle.core.game import Step
from volle.wolle import events, rounds, scoring, table, turns
from volle.wolle.events import Event
from volle.wolle.legal import check
from volle.wolle.turns import Frames
from volle.wolle.types import (
    Action,
    Claim,
    Deal,
    DealBoards,
    Keep,
    Leave,
    MakeBid,
    Miss,
    Options,
    Rescue,
    Roll,
    State,
    Steal,
    Take,
    Top,
    replace,
)


def start(options: Options) -> State:
    """Return the state before anything is dealt: two chips for each seat. Rules wolle.deck, wolle.chips."""
    none = ((),) * options.seats
    return State(
        options=options,
        phase="boards",
        undealt=options.deck.cards,
        display=(),
        boards=(),
        herds=none,
        dogs=none,
        bone=None,
        chips=(table.START_CHIPS,) * options.seats,
        bids=(None,) * options.seats,
        past_bids=none,
    )


def apply(state: State, action: Action) -> Step[State, Event]:
    """Return the state after an action and the events that explain it. Raises IllegalAction."""
    check(state, action)
    return step(_advance, state, action)


def apply_unchecked(state: State, action: Action) -> Step[State, Event]:
    """Apply an action without checking it. The result is undefined for an illegal action."""
    return step(_advance, state, action)


def result(state: State) -> scoring.Result | None:
    """Return all scores and the winners once the game is over. Rule wolle.end."""
    return scoring.score_all(state) if state.phase == "over" else None


def _advance(state: State, action: Action, out: Frames) -> State:
    """Return the state after a legal action; the most frequent actions come first.

    Patterns with nested fields would take several times as long.
    """
    match action:
        case Roll():
            return turns.roll(state, action.dice, out)
        case Keep():
            return turns.keep(state, action.seat, action.die, out)
        case MakeBid():
            return rounds.mark_bid(state, action.seat, action.bid, out)
        case Claim():
            return turns.claim(state, action.seat, out)
        case Rescue():
            return turns.rescue(state, action.seat, out)
        case Miss():
            return turns.miss(state, action.seat, out)
        case Take():
            cards = turns.displayed(state, action.cards)
            return turns.take(state, action.seat, cards, "choice", out)
        case Steal():
            return turns.steal(state, action.seat, out)
        case Leave():
            return turns.leave(state, action.seat, out)
        case Top():
            return turns.top(state, action.seat, action.card, out)
        case Deal():
            return rounds.lay_out(state, action.cards, out)
        case DealBoards():
            state = replace(state, boards=action.numbers, phase="deal")
            emit(out, state, events.BoardsDealt, action.numbers)
            return state
