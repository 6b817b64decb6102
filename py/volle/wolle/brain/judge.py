"""Where each legal choice of a seat leads, and its value."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from volle.core.game import Seat
from volle.core.thinking import Slices
from volle.wolle.brain.position import Position, given
from volle.wolle.brain.turn import Failure, Outcome, Success, Turn, Way, outcome, settled, stacked
from volle.wolle.brain.values import Value
from volle.wolle.endings import Again, again
from volle.wolle.types import (
    DIE_NAMES,
    Claim,
    Keep,
    Leave,
    Miss,
    Rescue,
    SeatAction,
    Steal,
    Take,
    Top,
)
from volle.wolle.view import TakingView, TurnView, View


def judged(view: View, p: Position) -> Slices[list[Value]]:
    """Return the value of each legal choice of a turn, in the order of `view.legal`; bids.py values bids."""
    found = []
    if view.taking:
        for action in view.legal:
            found.append(_taking(p, view.taking, action).value)
            yield
        return found
    turn = turn_of(p)
    yield from turn.think()
    assert view.turn is not None, "a turn is played"
    return [turn.worth(_way(view.turn, action)) for action in view.legal]


def led_to(view: View, p: Position, action: SeatAction) -> Outcome | Again:
    """Return what follows a choice in a turn, or the roll that does."""
    if view.taking:
        return _taking(p, view.taking, action)
    assert view.turn is not None, "a turn is played"
    way = _way(view.turn, action)
    return way if isinstance(way, Again) else turn_of(p).outcome(way)


@lru_cache(maxsize=64)
def turn_of(p: Position) -> Turn:
    """Return the turn of a position; its decisions share it, and reviews come back to turns after it."""
    return Turn(p)


def _taking(p: Position, shown: TakingView, action: SeatAction) -> Outcome:
    """Return what follows after taking cards, the bone, or a new sheep on top of the herd."""
    new = p.layout.named([card.id for card in shown.new_sheep])
    match action:
        case Take(seat, cards):
            return settled(p, seat, p.layout.named(cards))
        case Steal(seat):
            return settled(p, seat, new)
        case Leave(seat):
            # The bone never costs its owner points: only an error of the net makes it better to leave it.
            return _worse(settled(p, seat, new, leaves_bone=True), settled(p, seat, new), seat)
        case Top(seat, id_):
            top = next(card for card in shown.new_sheep if card.id == id_)
            # Likewise a top card whose corner and number are both worse than another's.
            own = outcome(given(p, seat, new, top, steals=False))
            return _worse(own, stacked(p, seat, new, steals=False), seat)
        case _:
            raise AssertionError("no choice of cards")


def _worse(one: Outcome, other: Outcome, seat: Seat) -> Outcome:
    """Return the outcome that is worse for a seat; the first one of equals."""
    return min(one, other, key=lambda found: found.value.utility(seat))


def _way(shown: TurnView, action: SeatAction) -> Way:
    """Return a way to end a try, or the roll that keeps a die."""
    match action:
        case Keep(_, die):
            assert shown.dice is not None, "the dice lie"
            return again(shown.dice, tuple(map(DIE_NAMES.index, shown.kept)), DIE_NAMES.index(die))
        case Claim():
            assert shown.claim is not None, "the bid is within reach"
            return Success(shown.tries, shown.claim.chips)
        case Rescue():
            assert shown.rescue is not None, "a rescue is possible"
            return Failure("rescue", shown.rescue.chips)
        case Miss():
            return Failure("black" if shown.miss_takes else "miss")
        case _:
            raise AssertionError("no action of a try")


def utilities(values: Sequence[Value], seat: Seat) -> list[int]:
    """Return what the seat maximizes, of each value."""
    return [value.utility(seat) for value in values]
