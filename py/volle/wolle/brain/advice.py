"""Advice before a choice: the chance to win and the lead of each legal move, with reasons.

Single chances are the odds (position_odds.py). docs/coach.md lists what the values leave out.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from volle.core.advice import Advice, Term, ValuedOption, advice_of
from volle.core.game import Seat
from volle.core.thinking import at_once
from volle.wolle.brain import bids
from volle.wolle.brain.judge import judged, utilities
from volle.wolle.brain.position import Position, position_of
from volle.wolle.brain.reasons import terms_of
from volle.wolle.brain.values import LOGIT, ONE, Value, mean_of, mixes
from volle.wolle.notation import format_action
from volle.wolle.types import MakeBid
from volle.wolle.view import View

_AT_BIDS: Final = ("lead", "mixed-bids")
_IN_TURN: Final = ("lead",)


def advice(view: View) -> Advice | None:
    """Return the value of each choice to the seat of the view; None if it has no choice."""
    if view.seat is None or len(view.legal) < 2:
        return None
    seat, p, terms = view.seat, position_of(view), terms_of(view)
    values = at_once(judged(view, p))
    if not isinstance(view.legal[0], MakeBid):
        return advice_of(
            seat, _IN_TURN, _options(view, seat, values, utilities(values, seat), terms), bids.NEAR
        )
    values, ranks, mix = _mixed(p, seat, values)
    options = _options(view, seat, values, ranks, terms)
    by_frequency = sorted(zip(mix, options, strict=True), key=lambda each: -each[0])
    return advice_of(seat, _AT_BIDS, [option for _, option in by_frequency], bids.NEAR)


def _options(
    view: View, seat: Seat, values: Sequence[Value], ranks: Sequence[int], terms: Sequence[tuple[Term, ...]]
) -> list[ValuedOption]:
    """Return the options of a seat with their values.

    Points break the tie of chances that are nearly the same; no option then shows a greater chance than a
    better one.
    """
    most, wins = ONE, {}
    for rank, value in sorted(zip(ranks, values, strict=True), key=lambda each: -each[0]):
        wins[rank] = most = min(most, value.chances[seat])
    return [
        ValuedOption((format_action(action),), rank, Fraction(wins[rank], ONE), _lead(value, seat), found)
        for action, value, rank, found in zip(view.legal, values, ranks, terms, strict=True)
    ]


def _lead(value: Value, seat: Seat) -> Fraction:
    """Return the expected points of a seat at the end beyond the mean of the others."""
    points, others = value.points[seat], len(value.points) - 1
    return Fraction(points * others - (sum(value.points) - points), others * LOGIT)


def _mixed(p: Position, seat: Seat, values: Sequence[Value]) -> tuple[list[Value], list[int], list[int]]:
    """Return the values, the ranks and the mix of bids.

    The bids of the mix are worth the same, the mean of their values, because a seat that always made one of
    them could be read. Other bids are worth less.
    """
    mix = bids.best_of(mixes(p)[seat], dict(enumerate(values)), seat)[: len(values)]
    mean = mean_of([(value, often) for value, often in zip(values, mix, strict=True) if often])
    most = mean.utility(seat)
    found = [
        mean if often or value.chances[seat] > mean.chances[seat] else value
        for value, often in zip(values, mix, strict=True)
    ]
    ranks = [
        most if often else min(value.utility(seat), most - bids.NEAR - 1)
        for value, often in zip(values, mix, strict=True)
    ]
    return found, ranks, mix
