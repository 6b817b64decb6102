"""JSON that comes from outside: shared records, decks that players enter, requests."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

MOST_BRACKETS: Final = 500
"""A deck of 60 cards has 62. Some thousand, nested, exhaust a browser's stack, and Python ends for good."""


def parse_json(text: str) -> Any:
    """The value that a JSON text stands for; raises ValueError, also for one with too many brackets."""
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise ValueError("too many brackets")
    return json.loads(text, object_pairs_hook=_distinct, parse_constant=_no_number)


def _no_number(word: str) -> NoReturn:
    """Refuses NaN and Infinity, which Python would read and JSON does not have."""
    raise ValueError(f"{word} is no JSON")


def _distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object with these fields, none of them named twice."""
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a field is named twice")
    return fields
