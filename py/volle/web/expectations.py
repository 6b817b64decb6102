"""The odds of a position as JSON."""

from __future__ import annotations

from typing import Any

from volle.core import outlook
from volle.core.accounting import check_accounted
from volle.core.game import AnyGame, Seat
from volle.web.odds_answers import Expectation, Outlook, Plan, Way
from volle.web.serialize import format_legal


def odds_of(game: AnyGame, options: Any, state: Any, seat: Seat | None) -> Outlook | None:
    """Return the odds of a seat, by what it may know; None where there is nothing to compute.

    Raises BadOptions (odds.options) if the game's odds do not account for the options.
    """
    found = game.odds_of(game.observe(state, seat))
    if found is None:
        return None
    check_accounted(game, options, "odds")
    return format_outlook(game, found)


def format_outlook(game: AnyGame, found: outlook.Outlook) -> Outlook:
    """What a seat can expect, as JSON."""
    return {
        "seat": found.seat,
        "remarks": found.remarks,
        "plans": tuple([_plan(game, plan) for plan in found.plans]),
        "caveat": found.caveat,
    }


def _plan(game: AnyGame, plan: outlook.Plan) -> Plan:
    """All ways on, by one aim."""
    return {"aim": plan.aim, "ways": tuple([_way(game, way) for way in plan.ways])}


def _way(game: AnyGame, way: outlook.Way) -> Way:
    """One way on."""
    expected = {one.code: _expectation(one) for one in way.expected}
    actions = tuple([format_legal(game, game.parse_action(text)) for text in way.actions])
    return {"actions": actions, "best": way.is_best, "expected": expected}


def _expectation(one: outlook.Expectation) -> Expectation:
    """A number as the nearest that a machine has, and as its fraction, where that is the whole truth."""
    value = one.value.numerator / one.value.denominator
    return {"value": value, "unit": one.unit, "exact": str(one.value) if one.is_exact else None}
