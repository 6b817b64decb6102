"""A match as JSON, for one viewer: the table, what has happened, what is legal; and a refusal likewise."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from volle.core import chance
from volle.core import match as matches
from volle.core.errors import BadRecord, GameError
from volle.core.game import CHANCE, AnyGame, Seat
from volle.core.match import Match, Told

Json = dict[str, Any]


def whole(match: Match, seat: Seat | None) -> Json:
    """The match as `seat` may see it now: the table, and all that has happened."""
    return {"view": _view(match, seat), "log": _log(match, seat, match.ply), "frames": []}


def progress(match: Match, seat: Seat | None, before: Match) -> Json:
    """What the last action has changed since `before`, one action earlier, as `seat` may see it.

    `log` is what happened before the action, or None where it still reads as it did.
    """
    reads_anew = match.game.disclosure(match.state) != match.game.disclosure(before.state)
    return {
        "view": _view(match, seat),
        "log": _log(match, seat, before.ply) if reads_anew else None,
        "frames": _frames(match, seat),
    }


def _log(match: Match, seat: Seat | None, until: int) -> list[Json]:
    """The events of the actions before number `until`."""
    return [_event(told) for told in matches.events(match, seat, until=until)]


def _frames(match: Match, seat: Seat | None) -> list[Json]:
    """Each event of the last action, with the table right after it; None where that is the table now."""
    told = matches.events(match, seat, since=match.ply - 1)
    states = (frame.state for frame in match.steps[-1].frames)
    return [
        {"event": _event(one), "view": None if state is match.state else _passing_view(match, state, seat)}
        for one, state in zip(told, states, strict=True)
    ]


def _event(told: Told) -> Json:
    return {"code": told.event.code, "ply": told.ply, **plain(told.event)}


def _view(match: Match, seat: Seat | None) -> Json:
    """The table now, and what the match adds: who goes on, what can be done or taken back, the seed."""
    legal = match.game.legal_actions(match.state, seat) if seat is not None else ()
    back = matches.taken_back(match)
    seed = match.seed if match.seal and not match.to_act else None
    return {
        **_passing_view(match, match.state, seat),
        "next": _next(match),
        "secret": matches.is_secret(match),
        "to_act": [seat for seat in match.to_act if seat != CHANCE],
        "take_back": None if back is None else match.log[back.ply].seat,
        "legal": [_format_legal(match.game, action) for action in legal],
        "seed": None if seed is None else chance.format_seed(seed),
    }


def _passing_view(match: Match, state: Any, seat: Seat | None) -> Json:
    """The table in a state on the way: nobody is asked for anything."""
    view: Json = plain(match.game.observe(state, seat))
    return {
        **view,
        "game": match.game.name,
        "ply": match.ply,
        "next": None,
        "secret": False,
        "to_act": [],
        "take_back": None,
        "legal": [],
        "seats": [
            {"name": name, "bot": matches.bot_grade(name), **seen}
            for name, seen in zip(match.names, view["seats"], strict=True)
        ],
        "options": match.game.format_options(match.options),
        "seal": match.seal,
        "seed": None,
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
