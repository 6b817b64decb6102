"""A match as JSON, for one pair of eyes: the view, the events, what is legal; and a refusal likewise."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from volle.core import chance
from volle.core import match as matches
from volle.core.errors import BadRecord, GameError
from volle.core.game import CHANCE, AnyGame, Seat
from volle.core.match import Match

Json = dict[str, Any]


def shown(match: Match, seat: Seat | None, since: int) -> Json:
    """The match as `seat` may see it, with the events from action number `since` on."""
    events = matches.events(match, seat, since)
    return {
        "view": _view(match, seat),
        "events": [{"code": event.code, "ply": ply, **plain(event)} for ply, event in events],
    }


def _view(match: Match, seat: Seat | None) -> Json:
    """The game's view, and what the match adds: names, who goes on, what can be taken back, seal and seed."""
    view: Json = plain(match.game.observe(match.state, seat))
    legal = match.game.legal_actions(match.state, seat) if seat is not None else ()
    back = matches.taken_back(match)
    over = not match.to_act
    seed = match.seed if over and match.seal else None
    return {
        **view,
        "game": match.game.name,
        "ply": match.ply,
        "next": _next(match),
        "secret": matches.is_secret(match),
        "to_act": [seat for seat in match.to_act if seat != CHANCE],
        "take_back": None if back is None else match.log[back.ply].seat,
        "legal": [_format_legal(match.game, action) for action in legal],
        "seats": [
            {"name": name, "bot": matches.bot_grade(name), **shown}
            for name, shown in zip(match.names, view["seats"], strict=True)
        ],
        "options": match.game.format_options(match.options),
        "seal": match.seal,
        "seed": None if seed is None else chance.format_seed(seed),
    }


def _next(match: Match) -> Json | None:
    """Who goes on: chance, and for whose turn; a bot; or a person."""
    if not match.to_act:
        return None
    automatic = matches.automatic_seat(match)
    if automatic is None:
        return {"by": "person", "seat": match.to_act[0]}
    if automatic != CHANCE:
        return {"by": "bot", "seat": automatic}
    return {"by": "chance", "seat": match.game.turn_of(match.state)}


def _format_legal(game: AnyGame, action: Any) -> Json:
    """A legal action as its text, its verb, and its parts."""
    text = game.format_action(action)
    return {"text": text, "verb": text.split()[1], **plain(action)}


def plain(value: Any) -> Any:
    """A value of the engine as JSON: data classes as objects, tuples as lists, a bid as its text."""
    if "__str__" in vars(type(value)):
        return str(value)
    if is_dataclass(value):
        return {f.name.rstrip("_"): plain(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, tuple):
        named: Json | None = value._asdict() if hasattr(value, "_asdict") else None
        return named or [plain(item) for item in value]
    return value


def format_error(error: GameError) -> Json:
    """A refusal as JSON: code, rule or null, params, and the line where a record is at fault."""
    line = {"line": error.line} if isinstance(error, BadRecord) else {}
    return {"code": error.code, "rule": error.rule, "params": error.params, **line}
