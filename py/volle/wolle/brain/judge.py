"""The value of each legal choice of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from volle.core.game import Seat
from volle.core.thinking import Slices
from volle.wolle.brain import bids
from volle.wolle.brain.position import Position, given
from volle.wolle.brain.turn import Failure, Success, Turn, followed, settled
from volle.wolle.brain.values import Value
from volle.wolle.types import (
    DIE_NAMES,
    Claim,
    Keep,
    Leave,
    MakeBid,
    Miss,
    Rescue,
    SeatAction,
    Steal,
    Take,
    Top,
)
from volle.wolle.view import TakingView, TurnView, View


def judged(view: View, p: Position) -> Slices[list[Value]]:
    """Return the value of each legal choice in the position of a view, in the order of `view.legal`."""
    found = []
    if isinstance(view.legal[0], MakeBid):
        by_bid = yield from bids.values(p, view.legal[0].seat, range(len(view.legal)))
        return [*by_bid.values()]
    if view.taking:
        for action in view.legal:
            found.append(_taking(p, view.taking, action))
            yield
        return found
    turn = turn_of(p)
    yield from turn.think()
    assert view.turn is not None, "a turn is played"
    return [_ending(turn, view.turn, action) for action in view.legal]


@lru_cache(maxsize=8)
def turn_of(p: Position) -> Turn:
    """Return the turn of a position; the decisions of one turn share it."""
    return Turn(p)


def _taking(p: Position, shown: TakingView, action: SeatAction) -> Value:
    """Return the value of taking cards, of the bone, or of a new sheep on top of the herd."""
    new = p.layout.named([card.id for card in shown.new_sheep])
    match action:
        case Take(seat, cards):
            return settled(p, seat, p.layout.named(cards))
        case Steal(seat):
            return settled(p, seat, new)
        case Leave(seat):
            # The bone never costs its owner points, so only an error of the net makes leaving it better.
            return min(
                settled(p, seat, new, leaves_bone=True),
                settled(p, seat, new),
                key=lambda value: value.utility(seat),
            )
        case Top(seat, id_):
            top = next(card for card in shown.new_sheep if card.id == id_)
            return followed(given(p, seat, new, top, steals=False))
        case _:
            raise AssertionError("no choice of cards")


def _ending(turn: Turn, shown: TurnView, action: SeatAction) -> Value:
    """Return the value of a way to end a try, or of keeping a die."""
    match action:
        case Keep(_, die):
            assert shown.dice is not None, "the dice lie"
            return turn.keeping(shown.dice, tuple(map(DIE_NAMES.index, shown.kept)), DIE_NAMES.index(die))
        case Claim():
            assert shown.claim is not None, "the bid is within reach"
            return turn.value(Success(shown.tries, shown.claim.chips))
        case Rescue():
            assert shown.rescue is not None, "a rescue is possible"
            return turn.value(Failure("rescue", shown.rescue.chips))
        case Miss():
            return turn.value(Failure("black" if shown.miss_takes else "miss"))
        case _:
            raise AssertionError("no action of a try")


def utilities(values: Sequence[Value], seat: Seat) -> list[int]:
    """Return what the seat maximizes, of each value."""
    return [value.utility(seat) for value in values]
