"""What a coach says before a choice: the chance to win and the points of each way on, and why.

What a choice is worth is what the best bot thinks of it (deciding.py), single chances are those of the odds
(position_odds.py). docs/coach.md says what is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from volle.core.advice import Advice, Reason, Term, Weighed, advice_of
from volle.core.game import Seat, replaced
from volle.core.thinking import at_once
from volle.wolle import appraisal, bidding, deciding, position_odds, winning
from volle.wolle.appraisal import POINT
from volle.wolle.bidding import Mix, Round
from volle.wolle.bots import NEAR, ROGER
from volle.wolle.deciding import Prospect
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
    """What each choice is worth to the seat that sees the table; None where it has none."""
    if view.seat is None or len(view.legal) < 2:
        return None
    bids = isinstance(view.legal[0], MakeBid)
    worths, terms = _bids(view) if bids else (_judged(view), _terms(view))
    ways = [
        Weighed((format_action(action),), worth, Fraction(win, ONE), Fraction(worth, POINT), found)
        for action, worth, win, found in zip(view.legal, worths, wins(view, worths), terms, strict=True)
    ]
    return advice_of(view.seat, _AT_BIDS if bids else _IN_TURN, ways, NEAR)


def wins(view: View, worths: Sequence[int]) -> list[int]:
    """The chance of the seat that sees the table, if it gains so much over the others, in parts of ONE."""
    assert view.seat is not None, "a seat sees the table"
    ahead = appraisal.outlook(view)
    standings = [appraisal.standing(view, seat, ahead) for seat in range(len(view.seats))]
    own, unit = standings[view.seat], winning.doubling(ahead.rounds)
    gained = [replaced(tuple(standings), view.seat, own + worth) for worth in worths]
    return [winning.chances(one, unit)[view.seat] for one in gained]


def _judged(view: View) -> list[int]:
    """What each choice after the bids is worth, beyond what it is worth to the others, in hundredths."""
    if isinstance(view.legal[0], Steal):
        return [sum(_bone_worths(view)), 0]
    return deciding.judge(view, ROGER)


# ------------------------------------------------------------------------------ bids


def _bids(view: View) -> tuple[list[int], list[Terms]]:
    """What each bid is worth beyond what the round is worth to the others, and what can be said of it."""
    assert view.seat is not None, "a seat bids"
    guessed = at_once(guess(view, ROGER, view.seat))
    worths = guessed.worths(view.seat)[: len(view.legal)]
    others = [seat for seat in range(len(view.seats)) if seat != view.seat]
    usual = 0
    if len(others) > 1:
        gains = [_mean(guessed.worths(seat), guessed.believed[seat]) for seat in others]
        usual = sum(gains) // len(gains)
    told = _told(view)["reach"]
    terms = [
        tuple(_bid_terms(guessed, view.seat, BIDS.index(bid.bid), told[format_action(bid)]))
        for bid in view.legal
        if isinstance(bid, MakeBid)
    ]
    return [worth - usual for worth in worths], terms


def _mean(worths: Sequence[int], mix: Mix) -> int:
    """What a mix of bids is worth."""
    return sum(worth * often for worth, often in zip(worths, mix, strict=False)) // WHOLE


def _bid_terms(guessed: Guess, seat: Seat, bid: int, chances: Chances) -> Iterator[Term]:
    """What can be said of a bid. Rules wolle.bid.order, wolle.turn.last, wolle.result.below-14."""
    round_ = guessed.round_
    own = round_.bidders[seat]
    whole = (1 << round_.cards) - 1
    three, two, one = (max(own.worth[part] for part in bidding.subsets(whole, n)) for n in (3, 2, 1))
    reach = chances["reach"]
    yield Term(Reason("reach" if two >= 0 else "must-take", (("chance", reach),)), _part(two, reach))
    at_once = chances["try-1"]
    yield Term(Reason("at-once", (("chance", at_once),)), _part(three - one, at_once))
    first, last = _order(guessed, seat, bid)
    yield Term(Reason("first", (("chance", first),)), _part(three - two, first))
    if len(round_.bidders) > 2:
        left = own.worth[1 << _least_wanted(round_)]
        yield Term(Reason("last" if left >= 0 else "last-unwanted", (("chance", last),)), _part(left, last))
    below = chances["below-14"]
    if round_.black and below:
        yield Term(Reason("below-14", (("chance", below),)), _part(own.worth[round_.black], below))
    if BIDS[bid].plus:
        yield Term(Reason("costs-chip"), -own.cost)


def _least_wanted(round_: Round) -> int:
    """The place of the card that is worth least to all, which the last seat can count on."""
    return min(range(round_.cards), key=lambda place: sum(one.worth[1 << place] for one in round_.bidders))


def _order(guessed: Guess, seat: Seat, bid: int) -> tuple[Fraction, Fraction]:
    """The chances to come first and last with a bid. Rules wolle.bid.order, wolle.bid.tie."""
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
    """What can be said of each choice after the bids."""
    match view.legal[0]:
        case Steal():
            return [tuple(_stealing(view, action)) for action in view.legal]
        case Top():
            return [tuple(top_terms(view, action)) for action in view.legal]
        case Take():
            prospect = deciding.prospect_of(view, ROGER)
            return [tuple(take_terms(view, prospect, action)) for action in view.legal]
        case _:
            told, prospect = _told(view), deciding.prospect_of(view, ROGER)
            return [tuple(_try_terms(view, prospect, action, told)) for action in view.legal]


def _told(view: View) -> dict[str, dict[str, Chances]]:
    """What the odds say of each choice, by what is aimed at."""
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
    view: View, prospect: Prospect, action: SeatAction, told: Mapping[str, Mapping[str, Chances]]
) -> Iterator[Term]:
    """What can be said of claiming, keeping a die, missing or a rescue."""
    turn = view.turn
    assert turn is not None, "a turn is played"
    match action:
        case Keep():
            cards = turn.earns[turn.tries]
            is_wanted = prospect.best(cards) >= prospect.taking(0)
            chances = told["reach" if is_wanted else "worth"][format_action(action)]
            fewer = prospect.best(cards) - prospect.best(turn.earns[turn.tries - 1])
            yield Term(Reason("next-try", (("cards", cards),)), fewer)
            yield from _keep_terms(prospect, chances, cards, is_wanted=is_wanted)
        case Claim():
            cards = turn.entitled
            gain = prospect.best(cards) - prospect.taking(0)
            yield Term(Reason("takes" if gain >= 0 else "takes-unwanted", (("cards", cards),)), gain)
            if turn.claim and turn.claim.chips:
                paid = prospect.paying(turn.claim.chips)
                yield Term(Reason("pays", (("chips", turn.claim.chips),)), -paid)
        case Rescue():
            assert turn.rescue is not None, "a rescue is open"
            paid = prospect.paying(turn.rescue.chips)
            yield Term(Reason("no-black", (("cards", len(turn.miss_takes)),)), 0)
            yield Term(Reason("pays", (("chips", turn.rescue.chips),)), -paid)
        case _:
            black = prospect.own.worth[deciding.part_of(view, turn.miss_takes)]
            if turn.miss_takes:
                yield Term(Reason("black", (("cards", len(turn.miss_takes)),)), black)
            yield Term(Reason("gets-chip" if turn.miss_chips else "no-chip"), prospect.own.gain)


def _keep_terms(prospect: Prospect, chances: Chances, cards: int, *, is_wanted: bool) -> Iterator[Term]:
    """What can be said of rolling on, where what success brings is wanted or not.

    Rules wolle.turn.second, wolle.turn.third, wolle.take.choice, wolle.result.below-14.
    """
    reach = chances["reach"]
    gain = prospect.best(cards) - prospect.taking(0)
    yield Term(Reason("can-reach" if is_wanted else "must-take", (("chance", reach),)), _part(gain, reach))
    below = chances["below-14"]
    if prospect.round_.black and below:
        black = prospect.own.worth[prospect.round_.black]
        yield Term(Reason("below-14", (("chance", below),)), _part(black, below))


def _stealing(view: View, action: SeatAction) -> Iterator[Term]:
    """What can be said of taking the bone, or of leaving it. Rule wolle.score.bone."""
    assert view.seat is not None, "a seat decides"
    if not isinstance(action, Steal):
        yield Term(Reason("leaves-bone"), 0)
        return
    gained, lost = _bone_worths(view)
    yield Term(Reason("bone", (("count", len(view.seats[view.seat].dogs)),)), gained)
    dogs = len(view.seats[_owner(view)].dogs)
    if dogs:
        yield Term(Reason("takes-bone", (("count", dogs),)), lost)


def _bone_worths(view: View) -> tuple[int, int]:
    """What the bone is worth to the seat that may take it, and what that costs the owner, for each other."""
    assert view.seat is not None, "a seat decides"
    ahead = appraisal.outlook(view)
    gained, lost = (
        appraisal.bone_worth(appraisal.holding(view, seat), ahead) for seat in (view.seat, _owner(view))
    )
    return gained, lost // (len(view.seats) - 1)


def _owner(view: View) -> Seat:
    """The seat that has the bone."""
    return next(number for number, seat in enumerate(view.seats) if seat.has_bone)


def _part(worth: int, chance: Fraction) -> int:
    """The worth times a chance, rounded down."""
    return worth * chance.numerator // chance.denominator
