"""Messages of other devices: on each, a person plays one seat of the match that this device holds."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

from volle.core import match as matches
from volle.core.errors import BadRequest, GameError, RequestRefused
from volle.core.game import Seat
from volle.core.match import Match
from volle.web.requests import (
    ActRequest,
    AdviceRequest,
    OddsRequest,
    StepRequest,
    ViewRequest,
    WhyRequest,
    parse_request,
)

LONGEST_MESSAGE: Final = 1_000
"""Characters. The longest action is a tenth of that."""

BoardMessage: TypeAlias = ActRequest | StepRequest | ViewRequest | WhyRequest | OddsRequest | AdviceRequest


def read_message(match: Match, seat: Seat, text: str) -> BoardMessage:
    """Read a message as a request of `seat`, whichever seat it names itself.

    Raises BadRequest (board.message) for any other text, RequestRefused (board.seat) for a decision of
    another seat, (match.stale) for one that comes late, and the refusal of the rules for an illegal one.
    """
    asked = _parsed(text)
    if isinstance(asked, ActRequest | WhyRequest):
        _check_own(match, seat, asked.action)
    if isinstance(asked, ActRequest):
        # Others may have chosen in secret meanwhile: all bids of a round are one choice.
        if not matches.public(match).ply <= asked.ply <= match.ply:
            raise RequestRefused("match.stale", ply=match.ply)
        action = match.game.parse_action(asked.action)
        matches.play(match, matches.by_a_person(match, action))
        return replace(asked, action=match.game.format_action(action))
    return asked if isinstance(asked, WhyRequest) else replace(asked, as_=seat)


def _parsed(text: str) -> BoardMessage:
    """Parse a message; raises BadRequest (board.message)."""
    if len(text) <= LONGEST_MESSAGE:
        try:
            asked = parse_request(text)
        except GameError as error:
            raise BadRequest("board.message") from error
        if isinstance(asked, BoardMessage):
            return asked
    raise BadRequest("board.message")


def _check_own(match: Match, seat: Seat, text: str) -> None:
    """Raise RequestRefused (board.seat) if an action is one of another seat, or of chance."""
    if match.game.parse_action(text).seat != seat:
        raise RequestRefused("board.seat")
