"""Where a seed comes from, as a text: `day 2026-11-22`, `words little red hen`, or `again`.

Pythons know different versions of Unicode. Words have only characters of version 3.2, which all know alike.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final
from unicodedata import normalize, ucd_3_2_0

from volle.core import chance
from volle.core.chance import Deal
from volle.core.errors import BadOptions, BadRecord
from volle.core.match import Match
from volle.core.names import is_seen

WORDS_LENGTH: Final = 60
MOST_COMPOSED: Final = 4
"""Code points that become one at most when text is composed."""
_DAY: Final = re.compile("([0-9]{4})-([0-9]{2})-([0-9]{2})")
_SHORT_MONTHS: Final = (4, 6, 9, 11)


def parse_deal(text: str) -> Deal:
    """The deal that a text stands for.

    Raises BadOptions: deal.kind, deal.day, deal.words-characters, deal.words-empty, deal.words-long.
    """
    kind, space, rest = text.partition(" ")
    if kind == "day":
        return Deal("day", _day(rest))
    if kind == "words":
        return Deal("words", _words(rest))
    if kind != "again" or space:
        raise BadOptions("deal.kind")
    return Deal("again")


def format_deal(deal: Deal) -> str:
    """The one text of a deal."""
    return " ".join(filter(None, deal))


def as_dealt(match: Match, deal: Deal) -> Match:
    """The match with the seed that a deal stands for, or with its own where that was taken once more.

    Raises BadOptions (deal.lesson) where the dice are loaded.
    """
    if match.lesson:
        raise BadOptions("deal.lesson")
    seed = chance.dealt_seed(match.game.name, deal) or match.seed
    return replace(match, deal=deal, seed=seed, seal=chance.seal(seed) if seed else None)


def check_fit(match: Match, lines: Mapping[str, int]) -> None:
    """Nothing if the seal and the seed, as far as they are known, are those that the deal gives.

    `lines` says where each stands; raises BadRecord (record.deal-seal, record.deal-seed).
    """
    seed = chance.dealt_seed(match.game.name, match.deal) if match.deal else None
    if seed is None:
        return
    if match.seal not in {None, chance.seal(seed)}:
        raise BadRecord("record.deal-seal", lines["seal"])
    if match.seed not in {None, seed}:
        raise BadRecord("record.deal-seed", lines["seed"])


def _day(text: str) -> str:
    """A date, if there is such a day."""
    found = _DAY.fullmatch(text)
    if not found or not 1 <= int(found[3]) <= _days(int(found[1]), int(found[2])):
        raise BadOptions("deal.day")
    return text


def _days(year: int, month: int) -> int:
    """How many days a month has; none where the year has no such month."""
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 28
    return 0 if month not in range(1, 13) else 31 - (month in _SHORT_MONTHS)


def _words(text: str) -> str:
    """Words in the one form that they are written in: composed, and one space between them."""
    if not all(map(_is_fit, text)) or not is_seen(text):
        raise BadOptions("deal.words-characters")
    spaced = " ".join(filter(None, text.split(" ")))
    # Composing takes time by the square of the length, and makes no text shorter than by this factor.
    words = normalize("NFC", spaced) if len(spaced) <= MOST_COMPOSED * WORDS_LENGTH else spaced
    if not words:
        raise BadOptions("deal.words-empty")
    if len(words) > WORDS_LENGTH:
        raise BadOptions("deal.words-long", most=WORDS_LENGTH)
    return words


def _is_fit(character: str) -> bool:
    """Whether words may have a character: no control, no private or new one, and of white space the space."""
    return character == " " or ucd_3_2_0.category(character)[0] not in "CZ"
