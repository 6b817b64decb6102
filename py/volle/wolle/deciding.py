"""The decisions of `ewe`, `ram` and `roger`: exact values of all choices, and a choice among them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from volle.core.chance import Stream
from volle.core.fast_dataclass import replace
from volle.core.game import Seat
from volle.core.thinking import Slices, at_once
from volle.wolle import appraisal, bidding, endings, odds, table
from volle.wolle.appraisal import Forecast
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
"""Steps in which a weight is interpolated between two halvings."""


def decide(view: View, rng: Stream, mind: Mind) -> Slices[SeatAction]:
    """Return the choice of a mind: usually the best one, occasionally one that is a little worse."""
    if isinstance(view.legal[0], Steal):
        return view.legal[0]
    view = _remembered(view, mind)
    if isinstance(view.legal[0], MakeBid):
        guessed = yield from guess(view, mind, _own(view))
        return view.legal[_bid(guessed, _own(view), len(view.legal), rng, mind)]
    return view.legal[soft_choice(judge(view, mind), rng, mind.slip)]


def _bid(guessed: Guess, own: Seat, legal: int, rng: Stream, mind: Mind) -> int:
    """Return the index of a bid: the best one, or one drawn from a mix among those of nearly equal value."""
    values = guessed.values(own)[:legal]
    if not mind.mixed:
        return soft_choice(values, rng, mind.slip)
    least = max(values) - mind.equal if mind.equal is not None else min(values)
    weights = [
        often if value >= least else 0 for value, often in zip(values, guessed.believed[own], strict=False)
    ]
    return drawn(weights, rng) if any(weights) else values.index(max(values))


def soft_choice(values: Sequence[int], rng: Stream, slip: int) -> int:
    """Return the index of the greatest value, or another one: half as often for each `slip` below it."""
    best = max(values)
    if not slip:
        return values.index(best)
    return drawn([_weight(best - value, slip) for value in values], rng)


def drawn(weights: Sequence[int], rng: Stream) -> int:
    """Return an index, with probabilities in proportion to the weights."""
    left = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("a number below the sum is below some part of it")


def _weight(regret: int, slip: int) -> int:
    """Return a weight that halves with each `slip` of regret, interpolated linearly; 0 far below the best."""
    halvings, rest = divmod(regret * _FINE // slip, _FINE)
    return ((2 * _FINE - rest) << 10) >> halvings


def _remembered(view: View, mind: Mind) -> View:
    """Return the view without the herds and earlier bids that the mind has forgotten."""
    known = {"nothing": (), "own": (_own(view),), "all": range(len(view.seats))}[mind.remembers]
    seats = tuple(
        replace(seen, herd=seen.herd if seat in known else None, past_bids=seen.past_bids if known else None)
        for seat, seen in enumerate(view.seats)
    )
    return replace(view, seats=seats)


def _own(view: View) -> Seat:
    """Return the seat of the bot."""
    assert view.seat is not None, "a bot sits at the table"
    return view.seat


class TurnValues(NamedTuple):
    """The values of a turn: of the cards taken and left, and of chips."""

    round_: Round
    own: Bidder
    rest: tuple[int, ...]
    """The value of leaving each set of the displayed cards."""
    ahead: Forecast

    def best(self, count: int) -> int:
        """Return the value of the best choice of `count` cards."""
        whole = len(self.rest) - 1
        return max(self.taking(part) for part in subsets(whole, count))

    def taking(self, part: int) -> int:
        """Return the value of taking a set of cards and leaving the rest."""
        return self.own.value[part] + self.rest[len(self.rest) - 1 ^ part]

    def paying(self, chips: int) -> int:
        """Return the cost of a number of chips."""
        had = self.own.chips
        return appraisal.chips_value(had, self.ahead) - appraisal.chips_value(had - chips, self.ahead)


def judge(view: View, mind: Mind) -> list[int]:
    """Return the value of each legal choice after the bids."""
    first = view.legal[0]
    if isinstance(first, Top):
        return _judge_tops(view)
    values = turn_values(view, mind)
    if isinstance(first, Take):
        return [values.taking(part_of(view, take.cards)) for take in view.legal if isinstance(take, Take)]
    return _judge_tries(view, values)


def _judge_tops(view: View) -> list[int]:
    """Return the value of each new sheep on top of the herd."""
    assert view.taking is not None, "new sheep are being stacked"
    ahead = appraisal.forecast(view)
    new = {card.id: appraisal.top_value(card, ahead) for card in view.taking.new_sheep}
    return [new[action.card] for action in view.legal if isinstance(action, Top)]


def part_of(view: View, ids: Sequence[str]) -> int:
    """Return the displayed cards with these ids, as a set of bits."""
    return sum(1 << place for place, card in enumerate(view.display) if card.id in ids)


def turn_values(view: View, mind: Mind) -> TurnValues:
    """Return the values of the bot's turn."""
    round_ = at_once(round_of(view))
    own = _own(view)
    rest = (0,) * (1 << round_.cards)
    if mind.minds_others:
        rest = (_duel_rest if len(view.seats) == 2 else _crowd_rest)(view, round_, own)
    return TurnValues(round_, round_.bidders[own], rest, appraisal.forecast(view))


def _duel_rest(view: View, round_: Round, own: Seat) -> tuple[int, ...]:
    """Return the values of leaving cards at two seats: the first seat gets the rest after the second."""
    me, other = round_.bidders[own], round_.bidders[1 - own]
    if view.order[0] != own:
        return tuple(-value for value in other.value)
    bid = view.seats[1 - own].bid
    assert bid is not None, "bids are revealed"
    turn = outcomes(bid.target, other.corner, other.chips)
    return tuple(
        bidding.second_turn(me, other, cards, round_.black, turn) for cards in range(1 << round_.cards)
    )


def _crowd_rest(view: View, round_: Round, own: Seat) -> tuple[int, ...]:
    """Return the values of leaving cards at more seats: minus the mean gain of the seats behind."""
    behind = view.order[view.order.index(own) + 1 :]
    whole = len(behind) * (len(view.seats) - 1)
    return tuple(
        -sum(round_.bidders[seat].value[cards] for seat in behind) // whole if behind else 0
        for cards in range(1 << round_.cards)
    )


def _judge_tries(view: View, values: TurnValues) -> list[int]:
    """Return the value of each way to end a try, or to keep a die."""
    turn = view.turn
    assert turn is not None and turn.dice is not None, "the dice lie"
    kept = tuple(map(DIE_NAMES.index, turn.kept))
    keeps = odds.keep_values(tries_of(view, values), turn.dice, kept) if turn.tries < table.TRIES else {}
    missed = values.own.gain + values.taking(part_of(view, turn.miss_takes))

    def value(action: SeatAction) -> Fraction | int:
        match action:
            case Keep(_, die):
                return keeps[DIE_NAMES.index(die)]
            case Claim():
                assert turn.claim is not None
                return values.best(turn.entitled) - values.paying(turn.claim.chips)
            case Rescue():
                assert turn.rescue is not None
                return values.own.gain + values.taking(0) - values.paying(turn.rescue.chips)
            case Miss():
                return missed
            case _:
                raise AssertionError("no action of a try")

    return [value(action) // 1 for action in view.legal]


def tries_of(view: View, values: TurnValues) -> odds.Tries:
    """Return the tries of the turn, from the value of each end."""
    turn, own = view.turn, values.own
    assert turn is not None
    goal = Goal(turn.target, own.corner, own.chips)
    earned = [values.best(table.entitled(try_)) for try_ in (1, 2, 3)]

    def success(try_: int, chips: int) -> int:
        return earned[try_ - 1] - values.paying(chips)

    def failure(total: int) -> int:
        safe = own.gain + values.taking(0)
        if not (values.round_.black and goal.is_below_14(total)):
            return safe
        missed = own.gain + values.taking(values.round_.black)
        chips = goal.rescue(total)
        return missed if chips is None else max(missed, safe - values.paying(chips))

    return endings.tries(goal, success, failure)
