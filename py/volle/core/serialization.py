"""JSON of values of the engine: data classes, actions and errors, for the page and the command line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, NotRequired, TypedDict, cast, get_args, get_type_hints

from volle.core.errors import BadRecord, GameError
from volle.core.game import AnyGame, Seat
from volle.core.odds import ActionText

_SAME_IN_JSON: Final = frozenset({str, int, bool, type(None)})


class Legal(TypedDict):
    """A legal action of the seat; a game adds its fields."""

    text: str
    """The text that a request plays it with."""
    verb: str
    seat: Seat


class Refusal(TypedDict):
    """The reason for a refusal: a code, the rule it cites, and the parameters of its sentence."""

    code: str
    rule: str | None
    params: Mapping[str, Any]
    line: NotRequired[int]
    """The line of a record that is at fault, from 1."""


def format_legal(game: AnyGame, action: Any) -> Legal:
    """Serialize an action: its text, its verb, and its fields."""
    return cast(Legal, {"text": game.format_action(action), "verb": action.verb, **plain(action)})


def plain(value: Any, game: AnyGame | None = None) -> Any:
    """Serialize a value of the engine as JSON.

    Data classes and named tuples become objects without the fields whose names begin with an underscore,
    tuples become lists, and a fraction becomes the nearest number. A class with a text form of its own, such
    as a bid, becomes that text. With a `game`, each `ActionText` becomes the action as `format_legal` returns
    it; without one it stays a text.
    """
    kind: type = type(value)
    if kind in _SAME_IN_JSON:
        return value
    if kind is tuple:
        return [item if type(item) in _SAME_IN_JSON else plain(item, game) for item in value]
    if kind is Fraction:
        return value.numerator / value.denominator
    if isinstance(value, Mapping):
        return {name: plain(item, game) for name, item in value.items()}
    if parts := public_parts(kind):
        return plain_parts(value, parts, game)
    return str(value) if "__str__" in vars(kind) else value


def plain_parts(value: Any, parts: Iterable[tuple[str, str]], game: AnyGame | None = None) -> dict[str, Any]:
    """Serialize these attributes of a value under their names in JSON."""
    # Most values are the same in JSON: testing that here saves a call for each of them.
    found = {
        name: item if type(item := getattr(value, attribute)) in _SAME_IN_JSON else plain(item, game)
        for attribute, name in parts
    }
    if game is not None:
        found |= {name: _actions(getattr(value, name), game) for name in _action_fields(value.__class__)}
    return found


def _actions(texts: str | tuple[str, ...], game: AnyGame) -> Any:
    """Serialize actions that are given as text, one or several."""
    if isinstance(texts, str):
        return format_legal(game, game.parse_action(texts))
    return [format_legal(game, game.parse_action(text)) for text in texts]


@lru_cache(maxsize=256)
def _action_fields(kind: type) -> tuple[str, ...]:
    """Return the names of the fields that hold the text of one action, or of several."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name, hint in hints.items() if ActionText in (hint, *get_args(hint)))


@lru_cache(maxsize=256)
def public_parts(kind: type) -> tuple[tuple[str, str], ...]:
    """Return the public attributes of a data class or a named tuple, each with its name in JSON."""
    if "__str__" in vars(kind):
        return ()
    names = [part.name for part in fields(kind)] if is_dataclass(kind) else getattr(kind, "_fields", ())
    return tuple((name, name.rstrip("_")) for name in names if not name.startswith("_"))


def format_error(error: GameError) -> Refusal:
    """Return an error as a refusal, with its line where a record is at fault."""
    refusal: Refusal = {"code": error.code, "rule": error.rule, "params": error.params}
    if isinstance(error, BadRecord):
        refusal["line"] = error.line
    return refusal
