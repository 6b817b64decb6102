"""Values as people read them at a Python prompt and in a notebook: a short text, the table, and HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, ClassVar, Final

from volle.core.lazy import lazy

_LONGEST: Final = 280
"""The length of a short text: a few lines at a prompt."""
_PARTS: Final = (120, 60, 30, 15)
"""The lengths that the parts of a short text are cut to, until all of them fit."""
_CUT: Final = "..."
_LETTERS: Final = "ABCDEFGHIJ"
"""Names for seats where only their number is known."""
_SEATS: Final = frozenset({"seat", "to_act", "order"})
"""Fields with seats counted from 0."""
_escape: Final = lazy("html", "escape")


def brief(value: Any) -> str:
    """Return a data class as the call that makes it, with long parts shortened and the last ones left out."""
    return described(type(value).__name__, **{part.name: getattr(value, part.name) for part in fields(value)})


def described(kind: str, **parts: Any) -> str:
    """Return a short text that names a kind of value and its parts.

    >>> described("Dice", numbers=(1, 1, 5))
    'Dice(numbers=(1, 1, 5))'
    """
    whole = [f"{name}={value!r}" for name, value in parts.items()]
    for longest in (_LONGEST, *_PARTS):
        found = [part if len(part) <= longest else part[: longest - len(_CUT)] + _CUT for part in whole]
        if len(text := f"{kind}({', '.join(found)})") <= _LONGEST:
            return text
    while len(text := f"{kind}({', '.join(found)}, {_CUT})") > _LONGEST:
        found.pop()
    return text


class ViewDisplay:
    """The base of a view: prints the table as its game's lines, and shows it in notebooks."""

    __slots__ = ()
    _lines: ClassVar[Callable[..., tuple[str, ...]]]
    """(view, names of the seats) -> the table as lines."""

    def __str__(self) -> str:
        return "\n".join(self._lines(_names(self)))

    def _repr_html_(self) -> str:
        return html(self, _names(self))


class StateDisplay:
    """The base of a state: prints what everybody at the table sees of it, without hidden choices."""

    __slots__ = ()
    _observed: ClassVar[Callable[..., Any]]
    """(state, None) -> the view of a spectator."""

    def __str__(self) -> str:
        return str(self._observed(None))

    def _repr_html_(self) -> str:
        return str(self._observed(None)._repr_html_())


def _names(view: Any) -> tuple[str, ...]:
    """Return a letter for each seat."""
    return tuple(_LETTERS[: len(view.seats)])


def html(view: Any, names: tuple[str, ...], title: str = "") -> str:
    """Return a view as a small table in HTML: a row for each seat, and below them the table and the turn.

    Columns have the names of fields.
    """
    seats = [dict(_cells(seat)) for seat in view.seats]
    columns = [name for name in seats[0] if any(seat[name] for seat in seats)]
    totals = view.result.totals if view.result else ()
    rows = [
        [str(number), name, *(seat[column] for column in columns), *map(str, totals[number - 1 : number])]
        for number, (name, seat) in enumerate(zip(names, seats, strict=True), 1)
    ]
    head = ["", "", *columns, *(["total"] if totals else [])]
    notes = [_note(part) for part in (view, getattr(view, "turn", None)) if part]
    return "".join(
        [
            "<table>",
            f"<caption>{_escape(title)}</caption>" if title else "",
            f"<thead>{_row('th', head)}</thead>",
            f"<tbody>{''.join(_row('td', row) for row in rows)}</tbody>",
            "<tfoot>",
            *(f'<tr><td colspan="{len(head)}">{_escape(note)}</td></tr>' for note in notes),
            "</tfoot>",
            "</table>",
        ]
    )


def _row(tag: str, cells: list[str]) -> str:
    """Return a row of a table."""
    return f"<tr>{''.join(f'<{tag}>{_escape(cell)}</{tag}>' for cell in cells)}</tr>"


def _note(value: Any) -> str:
    """Return the fields of the table or of a turn on one line."""
    return ", ".join(f"{name} {text}" for name, text in _cells(value) if text)


def _cells(value: Any) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each field; "" for one that has nothing to show.

    The seats that act are named elsewhere, counted from 1.
    """
    for part in fields(value):
        if part.name not in _SEATS:
            found = getattr(value, part.name)
            items = found if type(found) is tuple else (found,)
            yield part.name.replace("_", " "), " ".join(filter(None, map(_cell, items)))


def _cell(value: Any) -> str:
    """Return the text of a value in a cell: of a card its id, and of other objects nothing."""
    if value is None or value is False:
        return ""
    if value is True:
        return "yes"
    if isinstance(value, str | int) or "__str__" in vars(type(value)):
        return str(value)
    return str(getattr(value, "id", ""))
