"""Advice before a choice: the chance to win and the points of each legal move, with reasons.

The value of a choice is that of the strongest bot (deciding.py), and single chances are the odds
(position_odds.py). docs/coach.md lists what they leave out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from volle.core.advice import Advice, Reason, Term, ValuedOption, advice_of
from volle.core.game import Seat, replaced
from volle.core.thinking import at_once
from volle.wolle import appraisal, bidding, deciding, position_odds, winning
from volle.wolle.appraisal import POINT
from volle.wolle.bidding import Mix, Round
from volle.wolle.bots import NEAR, ROGER
from volle.wolle.deciding import TurnValues
from volle.wolle.guessing import Guess, guess
from volle.wolle.herd_reasons import take_terms, top_terms
from volle.wolle.notation import format_action
from volle.wolle.outcomes import WHOLE
from volle.wolle.types import (
    BIDS,
    Claim,
    Keep,
    MakeBid,
    Rescue,
    SeatAction,
    Steal,
    Take,
    Top,
)
from volle.wolle.view import View
from volle.wolle.winning import ONE

_AT_BIDS: Final = ("this-round", "others-bid")
_IN_TURN: Final = ("this-round",)

Terms = tuple[Term, ...]
Chances = Mapping[str, Fraction]


def advice(view: View) -> Advice | None:
    """Return the value of each choice to the seat of the view; None if it has no choice."""
    if view.seat is None or len(view.legal) < 2:
        return None
    bids = isinstance(view.legal[0], MakeBid)
    values, terms = _bids(view) if bids else (_judged(view), _terms(view))
    ways = [
        ValuedOption((format_action(action),), value, Fraction(win, ONE), Fraction(value, POINT), found)
        for action, value, win, found in zip(view.legal, values, wins(view, values), terms, strict=True)
    ]
    return advice_of(view.seat, _AT_BIDS if bids else _IN_TURN, ways, NEAR)


def wins(view: View, values: Sequence[int]) -> list[int]:
    """Return the seat's chance to win, in parts of ONE, for each gain over the others."""
    assert view.seat is not None, "a seat sees the table"
    ahead = appraisal.forecast(view)
    standings = [appraisal.standing(view, seat, ahead) for seat in range(len(view.seats))]
    own, unit = standings[view.seat], winning.doubling(ahead.rounds)
    gained = [replaced(tuple(standings), view.seat, own + value) for value in values]
    return [winning.chances(one, unit)[view.seat] for one in gained]


def _judged(view: View) -> list[int]:
    """Return the value of each choice after the bids beyond its value to the others, in hundredths."""
    if isinstance(view.legal[0], Steal):
        return [sum(_bone_values(view)), 0]
    return deciding.judge(view, ROGER)


# ------------------------------------------------------------------------------ bids


def _bids(view: View) -> tuple[list[int], list[Terms]]:
    """Return the value of each bid beyond the mean gain of the others in the round, and its reasons."""
    assert view.seat is not None, "a seat bids"
    guessed = at_once(guess(view, ROGER, view.seat))
    values = guessed.values(view.seat)[: len(view.legal)]
    others = [seat for seat in range(len(view.seats)) if seat != view.seat]
    usual = 0
    if len(others) > 1:
        gains = [_mean(guessed.values(seat), guessed.believed[seat]) for seat in others]
        usual = sum(gains) // len(gains)
    odds_by_aim = _odds_by_aim(view)["reach"]
    terms = [
        tuple(_bid_terms(guessed, view.seat, BIDS.index(bid.bid), odds_by_aim[format_action(bid)]))
        for bid in view.legal
        if isinstance(bid, MakeBid)
    ]
    return [value - usual for value in values], terms


def _mean(values: Sequence[int], mix: Mix) -> int:
    """Return the value of a mix of bids."""
    return sum(value * often for value, often in zip(values, mix, strict=False)) // WHOLE


def _bid_terms(guessed: Guess, seat: Seat, bid: int, chances: Chances) -> Iterator[Term]:
    """Yield the reasons for a bid. Rules wolle.bid.order, wolle.turn.last, wolle.result.below-14."""
    round_ = guessed.round_
    own = round_.bidders[seat]
    whole = (1 << round_.cards) - 1
    three, two, one = (max(own.value[part] for part in bidding.subsets(whole, n)) for n in (3, 2, 1))
    reach = chances["reach"]
    yield Term(Reason("reach" if two >= 0 else "must-take", (("chance", reach),)), _part(two, reach))
    at_once = chances["try-1"]
    yield Term(Reason("at-once", (("chance", at_once),)), _part(three - one, at_once))
    first, last = _order(guessed, seat, bid)
    yield Term(Reason("first", (("chance", first),)), _part(three - two, first))
    if len(round_.bidders) > 2:
        left = own.value[1 << _least_wanted(round_)]
        yield Term(Reason("last" if left >= 0 else "last-unwanted", (("chance", last),)), _part(left, last))
    below = chances["below-14"]
    if round_.black and below:
        yield Term(Reason("below-14", (("chance", below),)), _part(own.value[round_.black], below))
    if BIDS[bid].plus:
        yield Term(Reason("costs-chip"), -own.cost)


def _least_wanted(round_: Round) -> int:
    """Return the index of the least valuable card, which the last seat can count on."""
    return min(range(round_.cards), key=lambda place: sum(one.value[1 << place] for one in round_.bidders))


def _order(guessed: Guess, seat: Seat, bid: int) -> tuple[Fraction, Fraction]:
    """Return the chances to go first and last with a bid. Rules wolle.bid.order, wolle.bid.tie."""
    first = last = Fraction(1)
    bidders = guessed.round_.bidders
    for other, (bidder, mix) in enumerate(zip(bidders, guessed.believed, strict=True)):
        if other != seat:
            from_ = bid if bidder.number < bidders[seat].number else bid + 1
            before = Fraction(sum(mix[from_:]), sum(mix))
            first, last = first * (1 - before), last * before
    return first, last


# ------------------------------------------------------------------------------ turns


def _terms(view: View) -> list[Terms]:
    """Return the reasons for each choice after the bids."""
    match view.legal[0]:
        case Steal():
            return [tuple(_stealing(view, action)) for action in view.legal]
        case Top():
            return [tuple(top_terms(view, action)) for action in view.legal]
        case Take():
            values = deciding.turn_values(view, ROGER)
            return [tuple(take_terms(view, values, action)) for action in view.legal]
        case _:
            odds_by_aim, values = _odds_by_aim(view), deciding.turn_values(view, ROGER)
            return [tuple(_try_terms(view, values, action, odds_by_aim)) for action in view.legal]


def _odds_by_aim(view: View) -> dict[str, dict[str, Chances]]:
    """Return the odds of each choice, by aim."""
    found = position_odds.position_odds(view)
    assert found is not None, "dice are to be rolled"
    return {
        aim.aim: {
            option.actions[0]: {code: one.value for code, one in option.expected.items()}
            for option in aim.options
        }
        for aim in found.aims
    }


def _try_terms(
    view: View, values: TurnValues, action: SeatAction, odds_by_aim: Mapping[str, Mapping[str, Chances]]
) -> Iterator[Term]:
    """Yield the reasons to claim, to keep a die, to miss or to rescue."""
    turn = view.turn
    assert turn is not None, "a turn is played"
    match action:
        case Keep():
            cards = turn.earns[turn.tries]
            is_wanted = values.best(cards) >= values.taking(0)
            chances = odds_by_aim["reach" if is_wanted else "worth"][format_action(action)]
            fewer = values.best(cards) - values.best(turn.earns[turn.tries - 1])
            yield Term(Reason("next-try", (("cards", cards),)), fewer)
            yield from _keep_terms(values, chances, cards, is_wanted=is_wanted)
        case Claim():
            cards = turn.entitled
            gain = values.best(cards) - values.taking(0)
            yield Term(Reason("takes" if gain >= 0 else "takes-unwanted", (("cards", cards),)), gain)
            if turn.claim and turn.claim.chips:
                paid = values.paying(turn.claim.chips)
                yield Term(Reason("pays", (("chips", turn.claim.chips),)), -paid)
        case Rescue():
            assert turn.rescue is not None, "a rescue is open"
            yield Term(Reason("no-black", (("cards", len(turn.miss_takes)),)), 0)
            if turn.rescue.chips:
                paid = values.paying(turn.rescue.chips)
                yield Term(Reason("pays", (("chips", turn.rescue.chips),)), -paid)
        case _:
            black = values.own.value[deciding.part_of(view, turn.miss_takes)]
            if turn.miss_takes:
                yield Term(Reason("black", (("cards", len(turn.miss_takes)),)), black)
            yield Term(Reason("gets-chip" if turn.miss_chips else "no-chip"), values.own.gain)


def _keep_terms(values: TurnValues, chances: Chances, cards: int, *, is_wanted: bool) -> Iterator[Term]:
    """Yield the reasons for another try, whose cards may be wanted or not.

    Rules wolle.turn.second, wolle.turn.third, wolle.take.choice, wolle.result.below-14.
    """
    reach = chances["reach"]
    gain = values.best(cards) - values.taking(0)
    yield Term(Reason("can-reach" if is_wanted else "must-take", (("chance", reach),)), _part(gain, reach))
    below = chances["below-14"]
    if values.round_.black and below:
        black = values.own.value[values.round_.black]
        yield Term(Reason("below-14", (("chance", below),)), _part(black, below))


def _stealing(view: View, action: SeatAction) -> Iterator[Term]:
    """Yield the reasons to take the bone or to leave it. Rule wolle.score.bone."""
    assert view.seat is not None, "a seat decides"
    if not isinstance(action, Steal):
        yield Term(Reason("leaves-bone"), 0)
        return
    gained, lost = _bone_values(view)
    yield Term(Reason("bone", (("count", len(view.seats[view.seat].dogs)),)), gained)
    dogs = len(view.seats[_owner(view)].dogs)
    if dogs:
        yield Term(Reason("takes-bone", (("count", dogs),)), lost)


def _bone_values(view: View) -> tuple[int, int]:
    """Return the value of the bone to the seat that may take it, and its cost to the owner per other seat."""
    assert view.seat is not None, "a seat decides"
    ahead = appraisal.forecast(view)
    gained, lost = (
        appraisal.bone_value(appraisal.holding(view, seat), ahead) for seat in (view.seat, _owner(view))
    )
    return gained, lost // (len(view.seats) - 1)


def _owner(view: View) -> Seat:
    """The seat that has the bone."""
    return next(number for number, seat in enumerate(view.seats) if seat.has_bone)


def _part(value: int, chance: Fraction) -> int:
    """Return the value times a chance, rounded down."""
    return value * chance.numerator // chance.denominator
