"""What the rules say about a position: what each seat may do, and why not the rest."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from volle.core import chance
from volle.core import match as matches
from volle.core.errors import IllegalAction
from volle.core.game import Seat
from volle.core.match import Match
from volle.web.answers import Asked, Refusal, Refused, SeatAsked
from volle.web.serialize import format_error, format_legal, whole

MOST_CANDIDATES: Final = 200
"""So many actions of a seat are tried."""


def ask(match: Match) -> Asked:
    """What the match looks like to everybody, and what each seat may do; nothing secret goes into it."""
    # A record without a seed leaves chance to whoever goes on with it: it is due all the same.
    due = matches.with_chance(match, bytes(chance.SEED_BYTES))
    seats = tuple(_ask_seat(match, seat) for seat in range(len(match.names)))
    return {"position": whole(due, None)["view"], "seats": seats}


def _ask_seat(match: Match, seat: Seat) -> SeatAsked:
    """What one seat may do, whoever sits there."""
    legal = match.game.legal_actions(match.state, seat)
    return {
        "legal": tuple(format_legal(match.game, action) for action in legal),
        "refused": _refused(match, seat),
    }


def _refused(match: Match, seat: Seat) -> tuple[Refused, ...]:
    """What the seat might try in vain, each kind of action once for each code of a refusal."""
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
    """Why an action may not be played; None where it may."""
    try:
        match.game.apply(match.state, action)
    except IllegalAction as error:
        return format_error(error)
    return None
