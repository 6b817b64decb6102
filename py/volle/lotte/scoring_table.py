"""The points of dice and cards, shown before any match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from volle.core.game import ScoringRow
from volle.lotte import scoring, table
from volle.lotte.types import SIDES

_NUMBERS: Final = range(1, SIDES + 1)

SCORING_TABLE: Final[Mapping[str, tuple[ScoringRow, ...]]] = {
    kind: tuple(ScoringRow(number, scoring.points((number,) * count) or 0) for number in _NUMBERS)
    for kind, count in (("single", 1), ("triple", scoring.TRIPLE))
} | {
    "straight": (ScoringRow(1, table.STRAIGHT),),
    "plus-minus": (ScoringRow(1, table.PLUS_MINUS),),
}
"""Points of a die and of three alike, by their number; and the rewards of two of the cards."""
