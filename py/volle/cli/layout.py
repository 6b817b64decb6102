"""Lines of the terminal: tables with their cells below each other, and long lines broken between words."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final

from volle.core.localization import Row

_LINE: Final = 76
"""Columns of all choices in a line."""
_CELL: Final = 19
_NUMBER: Final = re.compile(r"[+\-\N{MINUS SIGN}\d.,%\s\N{EN DASH}]*")
_HEAD_LINES: Final = 3
_BETWEEN: Final = "  "


def show(text: str) -> None:
    """Print lines of text, broken between words where the terminal is narrower than a line."""
    width = get_terminal_size().columns if sys.stdout.isatty() else None
    for line in text.split("\n"):
        print(*wrapped(line, width), sep="\n")


def wrapped(line: str, width: int | None) -> list[str]:
    """Break a line between words to fit a width in columns; later lines are indented further."""
    if width is None or len(line) <= width:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return wrap(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def format_rows(rows: Iterable[Row]) -> str:
    """Return rows as lines: neighbours of several cells are a table, which is indented."""
    lines: list[str] = []
    for is_table, block in groupby(rows, lambda row: len(row) > 1):
        found = list(block)
        lines += _table(found) if is_table else [row[0] for row in found]
    return "\n".join(lines)


def _table(rows: Sequence[Row]) -> Iterator[str]:
    """Yield the lines of a table without its empty columns; columns of numbers are flush right."""
    columns = [_Column(column) for column in zip(*rows, strict=True) if any(column)]
    lines = max(len(column.head) for column in columns)
    for cells in zip(*(column.padded(lines) for column in columns), strict=True):
        yield f"{_BETWEEN}{_BETWEEN.join(cells)}".rstrip()


class _Column:
    """A column of a table; over numbers, a long heading takes several lines."""

    def __init__(self, cells: Sequence[str]) -> None:
        first, *self._cells = cells
        self._is_number = any(self._cells) and all(map(_NUMBER.fullmatch, self._cells))
        self.head = _heading(first, max(map(_width, self._cells))) if self._is_number else [first]

    def padded(self, lines: int) -> list[str]:
        """Return the cells of the column, all of one width, after a heading of some lines."""
        cells = [*[""] * (lines - len(self.head)), *self.head, *self._cells]
        width = max(map(_width, cells))
        spaces = [" " * (width - _width(cell)) for cell in cells]
        pairs = zip(cells, spaces, strict=True)
        return [space + cell if self._is_number else cell + space for cell, space in pairs]


def _heading(text: str, least: int) -> list[str]:
    """Return a heading in up to three lines, which are as narrow as they can be from a width on."""
    width = max(least, *map(_width, text.split(" ")), 1)
    while len(lines := wrap(text, width)) > _HEAD_LINES:
        width += 1
    return lines


def _width(text: str) -> int:
    """Return the number of terminal columns of a text: two for wide letters, none for combining ones."""
    return sum(
        0 if unicodedata.combining(sign) else 1 + (unicodedata.east_asian_width(sign) in "WF")
        for sign in text
    )


def columns(cells: Sequence[str]) -> list[str]:
    """Put cells into rows, as many beside each other as fit."""
    width = max(_CELL, *(_width(cell) + 2 for cell in cells))
    count = max(1, min(_LINE, get_terminal_size().columns) // width)
    padded = [cell + " " * (width - _width(cell)) for cell in cells]
    return ["".join(padded[at : at + count]).rstrip() for at in range(0, len(padded), count)]
