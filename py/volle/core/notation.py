"""Parsing of a game's notation: a list of forms, each a pattern and a constructor."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, TypeVar

from volle.core.errors import BadNotation
from volle.core.game import Seat

A = TypeVar("A")


class Form(NamedTuple, Generic[A]):
    """One kind of action as text: it fits as a whole, or not at all."""

    pattern: re.Pattern[str]
    read: Callable[[re.Match[str]], A]


def form(pattern: str, read: Callable[[re.Match[str]], A]) -> Form[A]:
    """A form from the text of its pattern."""
    return Form(re.compile(pattern), read)


def parse(text: str, forms: Iterable[Form[A]]) -> A:
    """The action of the first form that fits the text; raises BadNotation (notation.action)."""
    for pattern, read in forms:
        if words := pattern.fullmatch(text):
            return read(words)
    raise BadNotation("notation.action", text=text[:80])


def seat_of(words: re.Match[str]) -> Seat:
    """The seat that an action of a seat begins with; texts count from 1."""
    return int(words["seat"]) - 1
