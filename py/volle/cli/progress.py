"""The progress of long work: a line on a terminal that grows, and nothing in a pipe or a file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

T = TypeVar("T")
_WIDTH: Final = 30
_ERASE: Final = "\r\x1b[K"
"""Return to the start of the line and erase it."""


class Progress:
    """A line on standard error while work lasts; it is erased in the end."""

    def __init__(self, count: int, words: Callable[[int], str]) -> None:
        """Begin at zero of `count` parts; `words` says how many are done."""
        self._count = count
        self._words = words
        self._is_shown = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Report the number of finished parts."""
        if self._is_shown:
            full = _WIDTH * done // self._count
            bar = "#" * full + "." * (_WIDTH - full)
            self._write(f"{_ERASE}[{bar}] {self._words(done)}")

    def end(self) -> None:
        """Erase the line."""
        if self._is_shown:
            self._write(_ERASE)

    @staticmethod
    def _write(text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()

    def over(self, parts: Iterable[T]) -> Iterator[T]:
        """Yield the parts as they are finished, and report each."""
        self.show(0)
        for done, part in enumerate(parts, 1):
            self.show(done)
            yield part
        self.end()
