"""The bids that a bot expects of the others, and its own bids against them.

One part of the expected bids is known: usual bids, and those of the seat in earlier rounds, because most
players go on as they began. The other part is mixed so that no seat gains by another bid.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from volle.core.fast_dataclass import fast_dataclass
from volle.core.game import Seat
from volle.core.thinking import Slices
from volle.wolle import appraisal, bidding, table
from volle.wolle.appraisal import Forecast
from volle.wolle.bidding import Bidder, Mix, Payoffs, Round
from volle.wolle.outcomes import WHOLE
from volle.wolle.types import BIDS
from volle.wolle.view import View

USUAL: Final = [WHOLE // len(table.USUAL_BIDS) if bid.target in table.USUAL_BIDS else 0 for bid in BIDS]
"""The bids that a simple player expects."""
UNKNOWN: Final = [0] * len(BIDS)
"""The known part of bids about which nothing is known."""
_LEAST_ITERATIONS: Final = 6


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Mind:
    """The abilities of a bot."""

    remembers: Literal["nothing", "own", "all"]
    """The herds whose cards it remembers; if any, it also remembers all bids."""
    usual: int
    """The number of rounds that the usual bids count as."""
    mixed: int
    """The number of rounds after which half of the expected bids is known; 0 if all of it is."""
    iterations: int
    """Iterations of regret matching at two seats; fewer at more."""
    equal: int | None
    """The largest distance of a bid from the best, in hundredths, in draws from its mix; None: no bound."""
    minds_others: bool
    """True if it counts the gain of the others as its loss with cards and dice; with bids it always does."""
    slip: int
    """The difference, in hundredths, at which a choice is made half as often; 0 if only the best is."""


class Guess(NamedTuple):
    """The bids that a mind expects in a round."""

    round_: Round
    payoffs: Payoffs
    believed: Sequence[Mix]
    """The mix of each of the others as expected; of its own seat, its own mix."""

    def values(self, seat: Seat) -> list[int]:
        """Return the value of each of BIDS to a seat against these bids."""
        return self.payoffs(seat, self.believed)


def guess(view: View, mind: Mind, own: Seat) -> Slices[Guess]:
    """Return the bids that the mind of a seat expects."""
    round_ = yield from round_of(view)
    payoffs = yield from bidding.payoffs_of(round_)
    known = [UNKNOWN if seat == own else _known(view, seat, mind) for seat in range(len(view.seats))]
    mixes: Sequence[Mix] = known
    if mind.mixed:
        iterations = max(mind.iterations * 4 // len(known) ** 2, _LEAST_ITERATIONS)
        mixes = yield from bidding.equilibrium(payoffs, round_, iterations, known)
    return Guess(round_, payoffs, [bidding.blend(*both) for both in zip(known, mixes, strict=True)])


def _known(view: View, seat: Seat, mind: Mind) -> Mix:
    """Return the known part of a seat's bids, in parts of WHOLE."""
    past = view.seats[seat].past_bids or ()
    rounds = mind.usual + mind.mixed + len(past)
    return [
        (mind.usual * usual + WHOLE * past.count(bid)) // rounds
        for bid, usual in zip(BIDS, USUAL, strict=True)
    ]


def round_of(view: View) -> Slices[Round]:
    """Return the round as every seat sees it."""
    ahead = appraisal.forecast(view)
    bidders = []
    for seat in range(len(view.seats)):
        bidders.append(_bidder(view, seat, ahead))
        yield
    return Round(
        bidders=tuple(bidders),
        cards=len(view.display),
        black=sum(1 << place for place, card in enumerate(view.display) if card.kind == "black"),
    )


def _bidder(view: View, seat: Seat, ahead: Forecast) -> Bidder:
    """Return a seat and the value of each set of displayed cards to it."""
    held = appraisal.holding(view, seat)
    chips = view.seats[seat].chips
    now = appraisal.chips_value(chips, ahead)
    value = tuple(
        appraisal.value(held, ahead, [card for place, card in enumerate(view.display) if part >> place & 1])
        for part in range(1 << len(view.display))
    )
    return Bidder(
        value=value,
        number=held.number,
        corner=held.corner,
        chips=chips,
        gain=appraisal.chips_value(chips + 1, ahead) - now if view.stock else 0,
        cost=now - appraisal.chips_value(chips - 1, ahead) if chips else 0,
    )
