"""Advice before a choice: the chance to win and the lead of each legal move, with reasons.

Single chances are the odds (position_odds.py). docs/coach.md lists what the values leave out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from volle.core.advice import Advice, ValuedOption, advice_of
from volle.core.game import Seat
from volle.core.thinking import at_once
from volle.wolle.brain import bids
from volle.wolle.brain.judge import judged
from volle.wolle.brain.position import Position, position_of
from volle.wolle.brain.reasons import terms_of
from volle.wolle.brain.values import LOGIT, ONE, Value, mean_of
from volle.wolle.notation import format_action
from volle.wolle.types import MakeBid
from volle.wolle.view import View

_AT_BIDS: Final = ("lead", "mixed-bids")
_IN_TURN: Final = ("lead",)


class Ranked(NamedTuple):
    """A choice with its value; the best one has the greatest rank."""

    choice: int
    """The index in the legal choices; of a bid that in BIDS, too."""
    value: Value
    rank: int


def advice(view: View) -> Advice | None:
    """Return the value of each choice to the seat of the view; None if it has no choice."""
    if view.seat is None or len(view.legal) < 2:
        return None
    if isinstance(view.legal[0], MakeBid):
        return rated(
            view, view.seat, _AT_BIDS, ranked_bids(position_of(view), view.seat, range(len(view.legal)))
        )
    return rated(view, view.seat, _IN_TURN, ranked(view, view.seat))


def rated(view: View, seat: Seat, remarks: tuple[str, ...], choices: Sequence[Ranked]) -> Advice:
    """Return advice on choices of a seat, with their reasons.

    Points break the tie of chances that are nearly the same; no choice then shows a greater chance than a
    better one.
    """
    terms = terms_of(view, [one.choice for one in choices])
    most, options = ONE, []
    for choice, value, rank in choices:
        most = min(most, value.chances[seat])
        actions = (format_action(view.legal[choice]),)
        options.append(ValuedOption(actions, rank, Fraction(most, ONE), _lead(value, seat), terms[choice]))
    return advice_of(seat, remarks, options, bids.NEAR)


def ranked(view: View, seat: Seat) -> list[Ranked]:
    """Return the choices of a seat in its turn, the best first."""
    values = at_once(judged(view, position_of(view)))
    found = [Ranked(choice, value, value.utility(seat)) for choice, value in enumerate(values)]
    return sorted(found, key=lambda one: -one.rank)


@lru_cache(maxsize=16)
def ranked_bids(p: Position, seat: Seat, wanted: Iterable[int]) -> list[Ranked]:
    """Return those of a mix and the wanted bids, the best first, the most frequent one before others as good.

    The bids of the mix are worth the same, the mean of their values, because a seat that always made one of
    them could be read. Other bids are worth less.
    """
    mix, values = bids.weighed(p, seat, wanted)
    mean = mean_of([(values[bid], often) for bid, often in enumerate(mix) if often])
    most = mean.utility(seat)
    found = []
    for bid in sorted(values, key=lambda bid: (-mix[bid], bid)):
        value = values[bid]
        is_mean = mix[bid] or value.chances[seat] > mean.chances[seat]
        rank = most if mix[bid] else min(value.utility(seat), most - bids.NEAR - 1)
        found.append(Ranked(bid, mean if is_mean else value, rank))
    return sorted(found, key=lambda one: -one.rank)


def _lead(value: Value, seat: Seat) -> Fraction:
    """Return the expected points of a seat at the end beyond the mean of the others."""
    points, others = value.points[seat], len(value.points) - 1
    return Fraction(points * others - (sum(value.points) - points), others * LOGIT)
