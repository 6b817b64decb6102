"""The match that a request describes, before its first action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from volle.core import chance, lesson
from volle.core import match as matches
from volle.core.errors import BadOptions, BadRequest
from volle.core.fast_dataclass import replace
from volle.core.game import AnyGame
from volle.core.lazy import lazy
from volle.core.match import Match, with_seed_from
from volle.core.names import given_name
from volle.core.seed_source import parse_seed_source
from volle.games import GAMES
from volle.web.requests import CheckOptionsRequest, NewRequest

_linked: Final[Callable[..., Match]] = lazy("volle.web.linking", "begin")


def begin(request: NewRequest) -> Match:
    """Begin the match of a request; raises BadOptions and BadRequest."""
    match = begin_plain(request, chance.parse_seed(request.seed))
    match = replace(match, without_help=request.help is False)
    if request.lesson is not None:
        match = lesson.as_lesson(match, request.lesson)
    if request.deal is not None:
        match = with_seed_from(match, parse_seed_source(request.deal))
    if request.joint is None:
        return match
    if request.secret is None:
        raise BadRequest("request.secret")
    return _linked(match, request.joint, request.here or (), request.secret)


def begin_plain(request: NewRequest | CheckOptionsRequest, seed: bytes | None = None) -> Match:
    """Begin a match with these players and options alone; raises BadOptions and BadRequest."""
    match = matches.begin(_game(request.game), request.seats, request.options, seed, request.avatars)
    _check_twice(match.names)
    return match


def _check_twice(seats: Sequence[str]) -> None:
    """Raise BadOptions (name.twice, with the second seat) if two players have the same name."""
    names = [given_name(seat) for seat in seats]
    for seat, name in enumerate(names):
        if name and name in names[:seat]:
            raise BadOptions("name.twice", name=name, seat=seat + 1)


def _game(name: str) -> AnyGame:
    """Return the game of that name; raises BadRequest."""
    if name not in GAMES:
        raise BadRequest("request.game")
    return GAMES[name]
