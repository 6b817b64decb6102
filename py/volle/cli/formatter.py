"""The text of a match in the terminal: sentences in a language, or codes without one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from volle.cli.languages import PlainLocalization, terminal_words
from volle.cli.sentences import error_sentence, event_sentence, seat_names
from volle.core.errors import GameError
from volle.core.localization import Localization
from volle.core.match import Match
from volle.core.serialization import plain


@dataclass(frozen=True, slots=True)
class Formatter:
    """Tells a match in one language."""

    language: str
    l10n: Localization | None
    """None where the library of the sentences is missing."""

    def names(self, match: Match) -> tuple[str, ...]:
        """Return the names of all seats."""
        return seat_names(match, self.l10n) if self.l10n else match.names

    def event(self, match: Match, event: Any) -> str:
        """Return an event as text, with its rule."""
        told = self.l10n and event_sentence(match, event, self.l10n)
        return f"{told or _codes(match, event)}  ({event.rule})"

    def refusal(self, error: GameError) -> str:
        """Return a refusal as a sentence, with the rule that it cites; as codes if there is no sentence."""
        told = error_sentence(error, self.l10n or PlainLocalization(self.language))
        if not told:
            return str(error)
        return f"{told}  ({error.rule})" if error.rule else told

    def help(self) -> str:
        """Return the commands, one line each."""
        words = terminal_words(self.language)
        typed = {words["terminal-number"]: "number", words["terminal-action"]: "action"}
        typed |= {word: word for word in ("back", "record", "quit")}
        return "\n".join(f"  {word:14} {words[f'terminal-{id_}-does']}" for word, id_ in typed.items())


def _codes(match: Match, event: Any) -> str:
    """Return an event as its code and its fields."""
    fields = (_field(match, *field) for field in plain(event).items() if field[0] != "rule")
    return f"{event.code:16} {' '.join(fields)}"


def _field(match: Match, name: str, value: Any) -> str:
    """Return one field of an event, with seats by their names."""
    if name in ("seat", "owner"):
        value = f"{value + 1}:{match.names[value]}"
    elif name in ("seats", "winners"):
        value = [f"{seat + 1}:{match.names[seat]}" for seat in value]
    return f"{name}={_short(value)}"


def _short(value: object) -> str:
    """Return a value as text without spaces."""
    if isinstance(value, dict):
        return ",".join(f"{name}:{part}" for name, part in value.items())
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
