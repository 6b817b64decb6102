"""A match as text: events, refusals, tables and choices in words, or in codes where the words are missing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from volle.cli.languages import plain_localization
from volle.cli.layout import columns, format_rows
from volle.cli.sentences import dashed, error_sentence, event_sentence, seat_names
from volle.core.errors import GameError
from volle.core.game import AnyGame, Seat
from volle.core.localization import Choice, Localization, Question, TableWords
from volle.core.match import Match
from volle.core.serialization import plain

COMMANDS: Final = {
    "why": "why",
    "odds": "odds",
    "advise": "advice",
    "back": "terminal-back",
    "record": "terminal-record",
    "quit": "terminal-quit",
}
"""Words to type in place of a choice, each with its message; `terminal-COMMAND-does` explains it."""


class SeatPosition(NamedTuple):
    """A position as the seat that decides sees it: what the words for its options depend on."""

    game: AnyGame
    options: Any
    view: Any


@dataclass(frozen=True, slots=True)
class Formatter:
    """Tells a match in one language."""

    language: str
    l10n: Localization | None
    """None where the library of the sentences is missing."""
    codes: bool = False
    """True to add rules to sentences, and to choices the actions as records have them."""

    @property
    def words(self) -> Localization:
        """The words of the language, as far as they can be read."""
        return self.l10n or plain_localization(self.language)

    def table_words(self, game: AnyGame) -> TableWords | None:
        """Return what a game says in the terminal; None where only its codes can be shown."""
        table = game.words.table if game.words and self.l10n else None
        found: TableWords | None = table() if table else None
        return found

    def names(self, match: Match) -> tuple[str, ...]:
        """Return the names of all seats."""
        return seat_names(match, self.l10n) if self.l10n else match.names

    def event(self, match: Match, event: Any) -> str:
        """Return an event as a sentence; as its code and fields, and with its rule, if there are no words."""
        told = self.l10n and event_sentence(match, event, self.l10n)
        return self._cited(told, event.rule) if told else f"{_codes(match, event)}  ({event.rule})"

    def refusal(self, error: GameError) -> str:
        """Return a refusal as a sentence; as codes if there is none."""
        told = error_sentence(error, self.words)
        return self._cited(told, error.rule) if told else str(error)

    def _cited(self, told: str, rule: str | None) -> str:
        """Return a sentence with its rule, if rules are shown."""
        return f"{told}  ({rule})" if self.codes and rule else told

    def table(self, match: Match) -> str:
        """Return the table, or the final scores, as everyone sees them."""
        view, names = match.game.observe(match.state, None), self.names(match)
        words = self.table_words(match.game)
        if words is None:
            return "\n".join(match.game.render(view, names))
        return format_rows(words.table(view, names, self.words))

    def question(self, match: Match, seat: Seat) -> Question:
        """Return what a seat is asked, with its choices."""
        words = self.table_words(match.game)
        if words is None:
            texts = map(match.game.format_action, match.game.legal_actions(match.state, seat))
            return Question((), tuple(Choice(text, text) for text in texts))
        return words.question(match.game.observe(match.state, seat), self.names(match), self.words)

    def choices(self, choices: Sequence[Choice]) -> str:
        """Return choices with their numbers."""
        told = (
            f"{choice.words}  ({choice.action})"
            if self.codes and choice.words != choice.action
            else choice.words
            for choice in choices
        )
        return "\n".join(columns([f"{number:3}) {words}" for number, words in enumerate(told, 1)]))

    def moves(self, at: SeatPosition, actions: Iterable[str]) -> str:
        """Return the texts of actions in words, as a question names its choices."""
        words = self.table_words(at.game)
        if words is None:
            return ", ".join(actions)
        parsed = map(at.game.parse_action, actions)
        return " · ".join(words.move(action, at.view, self.words) for action in parsed)

    def rule(self, game: AnyGame, rule: str) -> str:
        """Return a rule: its title, its text with the special case, and what each set of rules adds."""
        id_, words = dashed(rule), self.words
        if not words.has(f"{id_}.title"):
            return rule
        lines = [words.say(f"{id_}.title"), f"  {words.say(id_)}"]
        lines += [f"  {words.say(f'{id_}.special')}"] if words.has(f"{id_}.special") else []
        for preset in game.reference.presets:
            if words.has(f"{id_}.{preset}"):
                name, text = words.say(f"preset-{preset}"), words.say(f"{id_}.{preset}")
                lines.append(f"  {words.say('terminal-fact', what=name, value=text)}")
        return "\n".join(lines)

    def command(self, answer: str) -> str | None:
        """Return the command that was typed, in this language or in English; None for anything else."""
        named = {_typed(self.words.say(id_)): name for name, id_ in COMMANDS.items()}
        named |= {name: name for name in COMMANDS}
        return named.get(_typed(answer))

    def help(self) -> str:
        """Return what may be typed, one line each."""
        words = self.words
        typed = {words.say(f"terminal-{name}"): name for name in ("number", "action")}
        typed |= {_typed(words.say(id_)): name for name, id_ in COMMANDS.items()}
        return format_rows((word, words.say(f"terminal-{name}-does")) for word, name in typed.items())


def _typed(text: str) -> str:
    """Return the text of a button as it is typed: "Why?" as `why`."""
    return text.casefold().strip(" ?!\N{NARROW NO-BREAK SPACE}")


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
