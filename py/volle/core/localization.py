"""The words of one language, the variables of its sentences, and what a game says in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple, Protocol, TypeAlias

Word: TypeAlias = str | float
"""The value of a message's variable; a number is written as the language writes numbers."""


class Localization(Protocol):
    """Says messages of one language; `ID.NAME` is the attribute of a message."""

    def has(self, id_: str) -> bool:
        """Return True if there is a message with this id."""

    def say(self, id_: str, /, **words: Word) -> str:
        """The message with this id, about these words."""

    def number(self, value: int) -> str:
        """A number as people write it, with a true minus sign."""

    def listed(self, words: Iterable[str]) -> str:
        """Words as a sentence lists them: "a, b and c"."""

    def decimal(self, value: float | Fraction, digits: int = 1) -> str:
        """A number with some digits behind the point, with a true minus sign."""

    def percent(self, share: float | Fraction) -> str:
        """A share of 1 in percent, with one digit behind the point."""


Row: TypeAlias = tuple[str, ...]
"""A line of the terminal: one text, or the cells of a table, which stand below those of its neighbours."""


class Choice(NamedTuple):
    """Something that a person may choose."""

    words: str
    action: str
    """The text of the action."""


class Question(NamedTuple):
    """The question to a person."""

    lines: tuple[str, ...]
    choices: tuple[Choice, ...]


class TableWords(NamedTuple):
    """The words of a game in the terminal beside its events; they are those of the page."""

    table: Callable[[Any, tuple[str, ...], Localization], tuple[Row, ...]]
    """(view, names of the seats) -> the table, or the final scores."""
    question: Callable[[Any, tuple[str, ...], Localization], Question]
    """(view of the seat that decides, names of the seats) -> its choices."""
    move: Callable[[Any, Any, Localization], str]
    """(action, view of the seat that decides) -> what the action does there."""
    reason: Callable[[Mapping[str, Any], Any, Localization], dict[str, Word]]
    """(values of a reason of the coach, options) -> variables that its sentence needs beyond these values."""
    deck: Callable[[Localization], tuple[Row, ...]]
    """The cards of the usual deck."""
    odds: Callable[[Mapping[str, Fraction], Localization], tuple[Row, ...]]
    """The odds that hold in every match, by code -> a table for each question."""
