"""The words of one language, and the variables of its sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeAlias

Word: TypeAlias = str | int
"""The value of a message's variable; a number is written as the language writes numbers."""


class Localization(Protocol):
    """Says messages of one language."""

    def has(self, id_: str) -> bool:
        """Return True if there is a message with this id."""

    def say(self, id_: str, /, **words: Word) -> str:
        """The message with this id, about these words."""

    def number(self, value: int) -> str:
        """A number as people write it, with a true minus sign."""

    def listed(self, words: Iterable[str]) -> str:
        """Words as a sentence lists them: "a, b and c"."""
