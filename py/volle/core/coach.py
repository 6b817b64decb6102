"""The odds and the advice of a position for one seat, refused for options that they do not account for."""

from __future__ import annotations

from typing import Any

from volle.core.accounting import check_accounted
from volle.core.advice import Advice
from volle.core.game import CHANCE, AnyGame, Seat
from volle.core.odds import Odds


def odds_of(game: AnyGame, options: Any, state: Any, seat: Seat | None) -> Odds | None:
    """Return the odds of a seat from its view; None where there is nothing to compute.

    Raises BadOptions (odds.options) if the game's odds do not account for the options.
    """
    found = game.odds_of(game.observe(state, seat))
    if found is not None:
        check_accounted(game, options, "odds")
    return found


def advice_to(game: AnyGame, options: Any, state: Any, seat: Seat | None) -> Advice | None:
    """Return the advice to a seat, or to the only seat that has to act; None where it has no choice.

    Raises BadOptions (advice.options) if the game's advice does not account for the options.
    """
    owing = [other for other in game.to_act(state) if other != CHANCE]
    if seat is None and len(owing) == 1:
        seat = owing[0]
    found = game.advise(game.known_to(state, seat)) if seat in owing else None
    if found is not None:
        check_accounted(game, options, "advice")
    return found
