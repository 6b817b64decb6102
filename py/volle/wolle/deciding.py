"""How a bot that counts decides: the worth of each choice, exactly, and the choice by it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from volle.core.chance import Stream
from volle.core.game import Seat
from volle.core.quick import replace
from volle.core.thinking import Slices, at_once
from volle.wolle import appraisal, bidding, endings, odds, table
from volle.wolle.appraisal import Outlook
from volle.wolle.bidding import Bidder, Round, subsets
from volle.wolle.endings import Goal
from volle.wolle.guessing import Guess, Mind, guess, round_of
from volle.wolle.outcomes import outcomes
from volle.wolle.types import (
    DIE_NAMES,
    Claim,
    Keep,
    MakeBid,
    Miss,
    Rescue,
    SeatAction,
    Steal,
    Take,
    Top,
)
from volle.wolle.view import View

_FINE: Final = 16
"""Steps of the chance to choose something worse, for each halving of it."""


def decide(view: View, rng: Stream, mind: Mind) -> Slices[SeatAction]:
    """The choice of a mind: the one that is worth most, or now and then one that is worth little less."""
    if isinstance(view.legal[0], Steal):
        return view.legal[0]
    view = _remembered(view, mind)
    if isinstance(view.legal[0], MakeBid):
        guessed = yield from guess(view, mind, _own(view))
        return view.legal[_bid(guessed, _own(view), len(view.legal), rng, mind)]
    return view.legal[soft_choice(judge(view, mind), rng, mind.slip)]


def _bid(guessed: Guess, own: Seat, legal: int, rng: Stream, mind: Mind) -> int:
    """The place of a bid: by its worth, or drawn from a mix among those that are worth about as much."""
    worths = guessed.worths(own)[:legal]
    if not mind.mixed:
        return soft_choice(worths, rng, mind.slip)
    least = max(worths) - mind.equal if mind.equal is not None else min(worths)
    weights = [
        often if worth >= least else 0 for worth, often in zip(worths, guessed.believed[own], strict=False)
    ]
    return drawn(weights, rng) if any(weights) else worths.index(max(worths))


def soft_choice(worths: Sequence[int], rng: Stream, slip: int) -> int:
    """The place of the greatest worth; or of another, half as often for each `slip` that it is worth less."""
    best = max(worths)
    if not slip:
        return worths.index(best)
    return drawn([_weight(best - worth, slip) for worth in worths], rng)


def drawn(weights: Sequence[int], rng: Stream) -> int:
    """A place, as often as its weight says."""
    left = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("a number below the sum is below some part of it")


def _weight(regret: int, slip: int) -> int:
    """A weight that halves with each `slip`, in straight lines in between; nothing far below the best."""
    halvings, rest = divmod(regret * _FINE // slip, _FINE)
    return ((2 * _FINE - rest) << 10) >> halvings


def _remembered(view: View, mind: Mind) -> View:
    """The view without the herds that the mind has forgotten, and the bids of earlier rounds with them."""
    known = {"nothing": (), "own": (_own(view),), "all": range(len(view.seats))}[mind.remembers]
    seats = tuple(
        replace(seen, herd=seen.herd if seat in known else None, past_bids=seen.past_bids if known else None)
        for seat, seen in enumerate(view.seats)
    )
    return replace(view, seats=seats)


def _own(view: View) -> Seat:
    """The seat that the bot plays."""
    assert view.seat is not None, "a bot sits at the table"
    return view.seat


class Prospect(NamedTuple):
    """A turn, and what it may come to."""

    round_: Round
    own: Bidder
    rest: tuple[int, ...]
    """What it is worth to leave each set of the displayed cards."""
    ahead: Outlook

    def best(self, count: int) -> int:
        """What the best choice of so many cards is worth."""
        whole = len(self.rest) - 1
        return max(self.taking(part) for part in subsets(whole, count))

    def taking(self, part: int) -> int:
        """What it is worth to take that set and leave the rest."""
        return self.own.worth[part] + self.rest[len(self.rest) - 1 ^ part]

    def paying(self, chips: int) -> int:
        """What so many chips cost."""
        had = self.own.chips
        return appraisal.chips_worth(had, self.ahead) - appraisal.chips_worth(had - chips, self.ahead)


def judge(view: View, mind: Mind) -> list[int]:
    """What each legal choice after the bids is worth."""
    first = view.legal[0]
    if isinstance(first, Top):
        return _judge_tops(view)
    prospect = prospect_of(view, mind)
    if isinstance(first, Take):
        return [prospect.taking(part_of(view, take.cards)) for take in view.legal if isinstance(take, Take)]
    return _judge_tries(view, prospect)


def _judge_tops(view: View) -> list[int]:
    """What each new sheep is worth on top of the herd."""
    assert view.taking is not None, "new sheep are being stacked"
    ahead = appraisal.outlook(view)
    new = {card.id: appraisal.top_worth(card, ahead) for card in view.taking.new_sheep}
    return [new[action.card] for action in view.legal if isinstance(action, Top)]


def part_of(view: View, ids: Sequence[str]) -> int:
    """The displayed cards with these ids as a set."""
    return sum(1 << place for place, card in enumerate(view.display) if card.id in ids)


def prospect_of(view: View, mind: Mind) -> Prospect:
    """What the turn of the bot may come to, and what it leaves."""
    round_ = at_once(round_of(view))
    own = _own(view)
    rest = (0,) * (1 << round_.cards)
    if mind.minds_others:
        rest = (_duel_rest if len(view.seats) == 2 else _crowd_rest)(view, round_, own)
    return Prospect(round_, round_.bidders[own], rest, appraisal.outlook(view))


def _duel_rest(view: View, round_: Round, own: Seat) -> tuple[int, ...]:
    """What is left goes to the first seat in the end; before that the second may still take of it."""
    me, other = round_.bidders[own], round_.bidders[1 - own]
    if view.order[0] != own:
        return tuple(-worth for worth in other.worth)
    bid = view.seats[1 - own].bid
    assert bid is not None, "bids are revealed"
    turn = outcomes(bid.target, other.corner, other.chips)
    return tuple(
        bidding.second_turn(me, other, cards, round_.black, turn) for cards in range(1 << round_.cards)
    )


def _crowd_rest(view: View, round_: Round, own: Seat) -> tuple[int, ...]:
    """What is left goes to those behind, whoever they are: it is worth the less, the more it is to them."""
    behind = view.order[view.order.index(own) + 1 :]
    whole = len(behind) * (len(view.seats) - 1)
    return tuple(
        -sum(round_.bidders[seat].worth[cards] for seat in behind) // whole if behind else 0
        for cards in range(1 << round_.cards)
    )


def _judge_tries(view: View, prospect: Prospect) -> list[int]:
    """What it is worth to claim, keep a die, rescue or miss."""
    turn = view.turn
    assert turn is not None and turn.dice is not None, "the dice lie"
    kept = tuple(map(DIE_NAMES.index, turn.kept))
    keeps = odds.keep_values(tries_of(view, prospect), turn.dice, kept) if turn.tries < table.TRIES else {}
    missed = prospect.own.gain + prospect.taking(part_of(view, turn.miss_takes))

    def worth(action: SeatAction) -> Fraction | int:
        match action:
            case Keep(_, die):
                return keeps[DIE_NAMES.index(die)]
            case Claim():
                assert turn.claim is not None
                return prospect.best(turn.entitled) - prospect.paying(turn.claim.chips)
            case Rescue():
                assert turn.rescue is not None
                return prospect.own.gain + prospect.taking(0) - prospect.paying(turn.rescue.chips)
            case Miss():
                return missed
            case _:
                raise AssertionError("no action of a try")

    return [worth(action) // 1 for action in view.legal]


def tries_of(view: View, prospect: Prospect) -> odds.Tries:
    """Return the tries of the turn, from the value of each end."""
    turn, own = view.turn, prospect.own
    assert turn is not None
    goal = Goal(turn.target, own.corner, own.chips)
    earned = [prospect.best(table.entitled(try_)) for try_ in (1, 2, 3)]

    def success(try_: int, chips: int) -> int:
        return earned[try_ - 1] - prospect.paying(chips)

    def failure(total: int) -> int:
        safe = own.gain + prospect.taking(0)
        if not (prospect.round_.black and goal.is_below_14(total)):
            return safe
        missed = own.gain + prospect.taking(prospect.round_.black)
        chips = goal.rescue(total)
        return missed if chips is None else max(missed, safe - prospect.paying(chips))

    return endings.tries(goal, success, failure)
