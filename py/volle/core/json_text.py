"""JSON that comes from outside: shared records, decks that players enter, requests."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

DEEPEST: Final = 500
"""The deepest nesting of brackets. A few thousand exhaust a browser's stack, and Python with it."""
_STRING: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
"""One that does not end takes all the rest with it, where nothing is read any more."""
_BRACKET: Final = re.compile(r"[\[\]{}]")


def parse_json(text: str) -> Any:
    """The value that a JSON text stands for; raises ValueError, also for one that is nested too deeply."""
    if text.count("[") + text.count("{") > DEEPEST and _is_too_deep(text):
        raise ValueError("nested too deeply")
    return json.loads(text, object_pairs_hook=_distinct, parse_constant=_no_number)


def _is_too_deep(text: str) -> bool:
    """Return True if brackets are nested too deeply, up to the end of the text or of its valid JSON."""
    depth = 0
    for found in _BRACKET.finditer(_STRING.sub("", text)):
        depth += 1 if found[0] in "[{" else -1
        if not 0 < depth <= DEEPEST:
            break
    return depth > DEEPEST


def _no_number(word: str) -> NoReturn:
    """Refuses NaN and Infinity, which Python would read and JSON does not have."""
    raise ValueError(f"{word} is no JSON")


def _distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object with these fields, none of them named twice."""
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a field is named twice")
    return fields
