"""Bots that are made to beat `roger`, to measure how well its bids stand against those who know or read them.

Each plays its turns as `roger` does and makes the bid that is best against what it believes of the others. A
bot that fails proves nothing; one that wins shows a weakness.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from volle.core.chance import Stream
from volle.core.game import Seat, replaced
from volle.games import GAMES
from volle.wolle.brain import bids
from volle.wolle.brain.position import IN_ROUND, Position, position_of
from volle.wolle.brain.turn import Turn, followed
from volle.wolle.brain.values import Value, mean_of
from volle.wolle.types import BIDS, MakeBid

ROGER: Final = GAMES["wolle"].bots["roger"].choose
PROFILES: Final = 60
"""Draws of the bids of two or more others."""

Bot = Callable[[Any, Stream], Any]
Mix = Sequence[int]
"""The weight of each of BIDS."""
Belief = Callable[[Any, Position, Seat], Mix]
"""Returns what a bot believes of the bid of a seat, from its view and position."""


def exact_mix(_view: Any, p: Position, seat: Seat) -> Mix:
    """Return the mix from which `roger` draws."""
    return bids.bidding_of(p).mixes[seat]


class Reader:
    """Counts the bids that it sees, in this and in earlier matches, by black sheep on display."""

    def __init__(self) -> None:
        """Begin with every bid alike."""
        self._counts: dict[int, list[int]] = {}
        self._seen: Any = None

    def see(self, view: Any) -> None:
        """Count the revealed bids of the others, once for each round."""
        made = tuple(shown.bid for shown in view.seats)
        round_ = (view.round, made)
        if None not in made and round_ != self._seen:
            self._seen = round_
            for seat, bid in enumerate(made):
                if seat != view.seat:
                    self._of(view)[BIDS.index(bid)] += 1

    def __call__(self, view: Any, _p: Position, _seat: Seat) -> Mix:
        """Return how often each bid has been made where as many black sheep lay there."""
        return self._of(view)

    def _of(self, view: Any) -> list[int]:
        blacks = sum(card.kind == "black" for card in view.display)
        return self._counts.setdefault(min(blacks, 2), [1] * len(BIDS))


def deeper(p: Position) -> Value:
    """Return the value of a position after the reveal, with its next turn computed."""
    return Turn(p).before() if p.stage == IN_ROUND and p.rollers else followed(p)


def responder(belief: Belief, after: Callable[[Position], Value] = followed) -> Bot:
    """Return a bot that makes the best bid by its belief; `after` values the position after the reveal."""

    def bot(view: Any, rng: Stream) -> Any:
        if isinstance(belief, Reader):
            belief.see(view)
        if not isinstance(view.legal[0], MakeBid):
            return ROGER(view, rng)
        seat, p, valued = view.legal[0].seat, position_of(view), cache(after)
        believed = [belief(view, p, other) if other != seat else () for other in range(len(p.chips))]
        profiles = [*_profiles(believed, seat, rng)]

        def worth(bid: int) -> int:
            found = [(valued(bids.revealed(p, replaced(made, seat, bid))), often) for made, often in profiles]
            return mean_of(found).utility(seat)

        return view.legal[max(range(len(view.legal)), key=worth)]

    return bot


def _profiles(believed: Sequence[Mix], seat: Seat, rng: Stream) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield bids of the others with their weights: all of one, or draws of more."""
    if len(believed) == 2:
        for bid, often in enumerate(believed[1 - seat]):
            if often:
                yield replaced((0, 0), 1 - seat, bid), often
        return
    for _ in range(PROFILES):
        yield tuple([rng.weighted(mix) if mix else 0 for mix in believed]), 1


OUTSIDERS: Final[Mapping[str, Callable[[], Bot]]] = {
    "knows": lambda: responder(exact_mix),
    "knows-deeper": lambda: responder(exact_mix, deeper),
    "reads": lambda: responder(Reader()),
}
"""Makers of a best response to the exact mix, the same with a turn more, and one to the bids seen so far."""
