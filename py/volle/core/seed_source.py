"""The origin of a seed as text: `day 2026-11-22`, `words little red hen`, or `again`.

Versions of Python differ in their version of Unicode, so words are limited to the characters of version 3.2.
"""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple
from unicodedata import normalize, ucd_3_2_0

from volle.core.chance import derive_seed
from volle.core.errors import BadOptions
from volle.core.names import is_seen

WORDS_LENGTH: Final = 60
MOST_COMPOSED: Final = 4
"""The most code points that composing turns into one."""
_DAY: Final = re.compile("([0-9]{4})-([0-9]{2})-([0-9]{2})")
_SHORT_MONTHS: Final = (4, 6, 9, 11)


class SeedSource(NamedTuple):
    """The origin of a seed that could be known before the match."""

    kind: Literal["day", "words", "again"]
    """A date, words that were agreed on, or the seed of an earlier match."""
    text: str = ""
    """The date or the words."""


def parse_seed_source(text: str) -> SeedSource:
    """Parse a seed source.

    Raises BadOptions: deal.kind, deal.day, deal.words-characters, deal.words-empty, deal.words-long.
    """
    kind, space, rest = text.partition(" ")
    if kind == "day":
        return SeedSource("day", _day(rest))
    if kind == "words":
        return SeedSource("words", _words(rest))
    if kind != "again" or space:
        raise BadOptions("deal.kind")
    return SeedSource("again")


def format_seed_source(source: SeedSource) -> str:
    """Return the text of a seed source."""
    return " ".join(filter(None, source))


def seed_from(game: str, source: SeedSource) -> bytes | None:
    """Return the seed that a date or words give in a game; None for the seed of an earlier match."""
    return None if source.kind == "again" else derive_seed("volle deal", game, *source)


def _day(text: str) -> str:
    """Return a date; raises BadOptions if there is no such day."""
    found = _DAY.fullmatch(text)
    if not found or not 1 <= int(found[3]) <= days_of_month(int(found[1]), int(found[2])):
        raise BadOptions("deal.day")
    return text


def days_of_month(year: int, month: int) -> int:
    """Return the number of days of a month, 0 if there is no such month."""
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 28
    return 0 if month not in range(1, 13) else 31 - (month in _SHORT_MONTHS)


def _words(text: str) -> str:
    """Return words in canonical form: composed, with one space between them."""
    if not all(map(_is_fit, text)) or not is_seen(text):
        raise BadOptions("deal.words-characters")
    spaced = " ".join(filter(None, text.split(" ")))
    # Composing takes quadratic time, and shortens a text by this factor at most.
    words = normalize("NFC", spaced) if len(spaced) <= MOST_COMPOSED * WORDS_LENGTH else spaced
    if not words:
        raise BadOptions("deal.words-empty")
    if len(words) > WORDS_LENGTH:
        raise BadOptions("deal.words-long", most=WORDS_LENGTH)
    return words


def _is_fit(character: str) -> bool:
    """Return True for a character that words may have: no control, private or new one, no space but " "."""
    return character == " " or ucd_3_2_0.category(character)[0] not in "CZ"
