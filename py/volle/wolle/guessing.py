"""What a bot that counts takes the others to bid, and how it bids against that.

Nobody knows what the others will bid. A part of it is taken for known: what is usual, and what a seat has bid
in the rounds before, for most go on as they began. The rest is mixed so that nobody gains by another bid.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from volle.core.fast_dataclass import fast_dataclass
from volle.core.game import Seat
from volle.core.thinking import Slices
from volle.wolle import appraisal, bidding
from volle.wolle.appraisal import Outlook
from volle.wolle.bidding import Bidder, Mix, Payoffs, Round
from volle.wolle.outcomes import WHOLE
from volle.wolle.types import BIDS
from volle.wolle.view import View

USUAL: Final = [WHOLE // 8 if 17 <= bid.target <= 24 else 0 for bid in BIDS]
"""What somebody expects of others who thinks no further."""
UNKNOWN: Final = [0] * len(BIDS)
"""What is known of bids of which nothing is."""
_LEAST_ITERATIONS: Final = 6


@fast_dataclass
@dataclass(frozen=True, slots=True)
class Mind:
    """What a bot takes into account."""

    remembers: Literal["nothing", "own", "all"]
    """Which herds it can tell the cards of; who remembers any remembers all bids."""
    usual: int
    """In how many rounds it seems to have seen the usual bids, before it has seen any."""
    mixed: int
    """How many rounds it must have seen to take half of what the others bid for known; 0: all of it is."""
    iterations: int
    """Of regret matching, with two seats; fewer with more."""
    equal: int | None
    """By how much worse than the best, in hundredths, a bid may be that it draws from its mix, so that nobody
    knows what it will bid; None: each may be drawn."""
    minds_others: bool
    """Whether it plays cards and dice so that what the others gain is its loss. Its bids always are."""
    slip: int
    """By how much worse, in hundredths, a choice is that is made half as often; 0: only the best is."""


class Guess(NamedTuple):
    """What a mind takes the seats to bid in a round."""

    round_: Round
    payoffs: Payoffs
    believed: Sequence[Mix]
    """How often each of the others makes each bid; and the seat that guesses, by its own mix."""

    def worths(self, seat: Seat) -> list[int]:
        """What each of BIDS is worth to a seat if the others bid so."""
        return self.payoffs(seat, self.believed)


def guess(view: View, mind: Mind, own: Seat) -> Slices[Guess]:
    """What the mind of that seat takes all to bid."""
    round_ = yield from round_of(view)
    payoffs = yield from bidding.payoffs_of(round_)
    known = [UNKNOWN if seat == own else _known(view, seat, mind) for seat in range(len(view.seats))]
    mixes: Sequence[Mix] = known
    if mind.mixed:
        iterations = max(mind.iterations * 4 // len(known) ** 2, _LEAST_ITERATIONS)
        mixes = yield from bidding.equilibrium(payoffs, round_, iterations, known)
    return Guess(round_, payoffs, [bidding.blend(*both) for both in zip(known, mixes, strict=True)])


def _known(view: View, seat: Seat, mind: Mind) -> Mix:
    """The part of a seat's bids that is taken for known, in parts of WHOLE that may come to less."""
    past = view.seats[seat].past_bids or ()
    rounds = mind.usual + mind.mixed + len(past)
    return [
        (mind.usual * usual + WHOLE * past.count(bid)) // rounds
        for bid, usual in zip(BIDS, USUAL, strict=True)
    ]


def round_of(view: View) -> Slices[Round]:
    """The round as all seats see it."""
    ahead = appraisal.outlook(view)
    bidders = []
    for seat in range(len(view.seats)):
        bidders.append(_bidder(view, seat, ahead))
        yield
    return Round(
        bidders=tuple(bidders),
        cards=len(view.display),
        black=sum(1 << place for place, card in enumerate(view.display) if card.kind == "black"),
    )


def _bidder(view: View, seat: Seat, ahead: Outlook) -> Bidder:
    """A seat, and what each set of the displayed cards is worth to it."""
    held = appraisal.holding(view, seat)
    chips = view.seats[seat].chips
    value = appraisal.chips_worth(chips, ahead)
    worth = tuple(
        appraisal.worth(held, ahead, [card for place, card in enumerate(view.display) if part >> place & 1])
        for part in range(1 << len(view.display))
    )
    return Bidder(
        worth=worth,
        number=held.number,
        corner=held.corner,
        chips=chips,
        gain=appraisal.chips_worth(chips + 1, ahead) - value if view.stock else 0,
        cost=value - appraisal.chips_worth(chips - 1, ahead) if chips else 0,
    )
