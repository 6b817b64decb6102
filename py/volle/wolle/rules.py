"""The way in: how a match begins, what follows an action, how a match ends.

`apply` checks; what it hands on to `rounds` and `turns` is known to be legal.
"""

from __future__ import annotations

from volle.core.game import Frame, Step
from volle.core.quick import replace
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
)


def start(options: Options) -> State:
    """The table before anything is dealt: two chips for each seat. Rules wolle.deck, wolle.chips."""
    nobody = ((),) * options.seats
    return State(
        options=options,
        phase="boards",
        undealt=options.deck.cards,
        display=(),
        boards=(),
        herds=nobody,
        dogs=nobody,
        bone=None,
        chips=(table.START_CHIPS,) * options.seats,
        bids=(None,) * options.seats,
    )


def apply(state: State, action: Action) -> Step[State, Event]:
    """The state after a legal action, and the facts that explain it; raises IllegalAction."""
    check(state, action)
    out: Frames = []
    return Step(_advance(state, action, out), tuple(out))


def result(state: State) -> scoring.Result | None:
    """All scores and the winners once the game is over. Rule wolle.end."""
    return scoring.score_all(state) if state.phase == "over" else None


def _advance(state: State, action: Action, out: Frames) -> State:
    """The state after an action that is known to be legal."""
    match action:
        case DealBoards(numbers):
            state = replace(state, boards=numbers, phase="deal")
            out.append(Frame(events.BoardsDealt(numbers), state))
            return state
        case Deal(cards):
            return rounds.lay_out(state, cards, out)
        case MakeBid(seat, bid):
            return rounds.mark_bid(state, seat, bid, out)
        case Roll(dice):
            return turns.roll(state, dice, out)
        case Keep(seat, die):
            return turns.keep(state, seat, die, out)
        case Claim(seat):
            return turns.claim(state, seat, out)
        case Rescue(seat):
            return turns.rescue(state, seat, out)
        case Miss(seat):
            return turns.miss(state, seat, out)
        case Take(seat, cards):
            return turns.take(state, seat, turns.displayed(state, cards), "choice", out)
        case Steal(seat):
            return turns.steal(state, seat, out)
        case Leave(seat):
            return turns.leave(state, seat, out)
        case Top(seat, card):
            return turns.top(state, seat, card, out)
