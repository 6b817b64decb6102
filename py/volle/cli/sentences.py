"""Sentences about events and refusals, the same as on the page.

A function returns None if the language has no message, because a game can be played before it has words.
"""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from volle.core.errors import BadNotation, BadRecord, GameError, ParamValue
from volle.core.game import Variable
from volle.core.localization import Localization, Word
from volle.core.match import Match
from volle.core.names import given_name
from volle.core.serialization import plain

_CONTROL: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Unicode categories of signs that control a terminal or turn its text around."""


def event_sentence(match: Match, event: Any, l10n: Localization) -> str | None:
    """Return an event of a match as one sentence."""
    id_ = f"event-{match.game.name}-{dashed(event.code)}"
    if not l10n.has(id_):
        return None
    names, fields = seat_names(match, l10n), plain(event)
    return l10n.say(id_, **_shared(fields, names, l10n), **_of_game(match, event, fields, names, l10n))


def error_sentence(error: GameError, l10n: Localization) -> str | None:
    """Return a refusal as one sentence, with the line of the record or position that is at fault."""
    id_ = f"error-{dashed(error.code)}"
    if not l10n.has(id_):
        return None
    words = {name: _word(value, l10n) for name, value in error.params.items()}
    what = l10n.say(id_, **words)
    line = error.line if isinstance(error, BadRecord) else words.get("line")
    is_of_text = isinstance(error, BadRecord | BadNotation)
    if not is_of_text or line is None:
        return what
    # The second needs no library that chooses between messages.
    id_ = "error-in-file" if l10n.has("error-in-file") else "error-line"
    return l10n.say(id_, line=line, what=what, code=dashed(error.code))


def _word(value: ParamValue, l10n: Localization) -> Word:
    """Return a parameter of a refusal as a sentence has it: a list as one text, no control characters."""
    if isinstance(value, tuple):
        return _printable(l10n.listed(map(str, value)))
    return _printable(value) if isinstance(value, str) else value


def _printable(text: str) -> str:
    """Return a text with each sign that controls a terminal as its code."""
    return "".join(
        sign.encode("unicode_escape").decode() if unicodedata.category(sign) in _CONTROL else sign
        for sign in text
    )


def seat_names(match: Match, l10n: Localization) -> tuple[str, ...]:
    """Return the names of all seats."""
    names = [given_name(text) for text in match.names]
    usual = l10n.say("bot-names").split(", ")
    for seat, avatar in enumerate(match.avatars):
        names[seat] = names[seat] or _usual_name(usual, avatar, names) or match.names[seat]
    return tuple(names)


def _usual_name(usual: list[str], avatar: int, taken: list[str]) -> str | None:
    """Return the name of a bot without a given name: that of its picture, or the next free one."""
    turned = usual[avatar - 1 :] + usual[: avatar - 1]
    return next((name for name in turned if name not in taken), None)


def _shared(fields: dict[str, Any], names: tuple[str, ...], l10n: Localization) -> dict[str, Word]:
    """Return the variables of every game: plain fields, the rule, and names of the seat and the winners."""
    seat, winners = fields.get("seat"), fields.get("winners", [])
    return {
        **{name: value for name, value in fields.items() if type(value) in (str, int)},
        "ruleId": dashed(fields["rule"]),
        "name": "" if seat is None else names[seat],
        "winnerNames": l10n.listed(names[winner] for winner in winners),
        "winnerCount": len(winners),
    }


def _of_game(
    match: Match, event: Any, fields: dict[str, Any], names: tuple[str, ...], l10n: Localization
) -> dict[str, Word]:
    """Return the variables that only the event's game has."""
    words = match.game.words
    if words is None:
        return {}
    shown = {
        variable.name: _formatted(fields[field], variable, names, l10n)
        for field, variable in words.fields().items()
        if fields.get(field) is not None
    }
    return {**shown, **(words.of_event(event, match.options, l10n) if words.of_event else {})}


def _formatted(value: Any, variable: Variable, names: tuple[str, ...], l10n: Localization) -> Word:
    """Return the value of a field in the format of its variable."""
    match variable.format:
        case "number":
            return l10n.number(value)
        case "list":
            return l10n.listed(map(l10n.number, value))
        case "seat":
            return names[int(value)]
        case "seats":
            return l10n.listed(names[seat] for seat in value)
        case "per-seat":
            pairs = zip(names, value, strict=True)
            return l10n.listed(l10n.say("seat-value", name=name, value=str(one)) for name, one in pairs)
        case "message":
            return l10n.say(f"{variable.prefix}-{value}")
    assert isinstance(value, str | int)
    return value


def dashed(code: str) -> str:
    """Return the Fluent id of a code."""
    return code.replace(".", "-")
