"""The actions of each seat in a position: the legal ones, and candidates with the reasons against them."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from volle.core import chance
from volle.core import match as matches
from volle.core.errors import IllegalAction
from volle.core.game import Seat
from volle.core.match import Match
from volle.core.serialization import Refusal, format_error, format_legal
from volle.web.answers import Inquired, Refused, SeatActions
from volle.web.serialize import whole

MOST_CANDIDATES: Final = 200
"""The number of candidate actions of a seat that are tried."""


def inquire(match: Match) -> Inquired:
    """Return the public view of a match, and the actions of each seat; nothing secret goes into it."""
    # A record without a seed leaves chance open; it is due all the same.
    due = matches.with_chance(match, bytes(chance.SEED_BYTES))
    seats = tuple(_seat_actions(match, seat) for seat in range(len(match.names)))
    return {"position": whole(due, None)["view"], "seats": seats}


def _seat_actions(match: Match, seat: Seat) -> SeatActions:
    """Return the actions of one seat, whether a person or a bot plays it."""
    legal = match.game.legal_actions(match.state, seat)
    return {
        "legal": tuple(format_legal(match.game, action) for action in legal),
        "refused": _refused(match, seat),
    }


def _refused(match: Match, seat: Seat) -> tuple[Refused, ...]:
    """Return illegal candidates of the seat, each kind of action once for each code of a refusal."""
    found: dict[tuple[str, str], Refused] = {}
    if match.game.candidate_actions is None:
        return ()
    table = match.game.observe(match.state, None)
    for action in islice(match.game.candidate_actions(table, seat), MOST_CANDIDATES):
        refusal = _refusal(match, action)
        if refusal:
            formatted = format_legal(match.game, action)
            key = formatted["verb"], refusal["code"]
            found.setdefault(key, {"action": formatted, "refusal": refusal})
    return tuple(found.values())


def _refusal(match: Match, action: Any) -> Refusal | None:
    """Return the reason why an action is illegal; None if it is legal."""
    try:
        match.game.apply(match.state, action)
    except IllegalAction as error:
        return format_error(error)
    return None
