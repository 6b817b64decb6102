"""The points of cards and chips at the end of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from volle.core.game import ScoringRow
from volle.wolle import scoring

_SET: Final = range(1, 4)
"""The possible numbers of cards in a set."""

SCORING_TABLE: Final[Mapping[str, tuple[ScoringRow, ...]]] = {
    "370": tuple(ScoringRow(count, scoring.set_370_points(count)) for count in _SET),
    "007": tuple(ScoringRow(count, scoring.set_007_points(count)) for count in _SET),
    "dog": (ScoringRow(1, scoring.ONE_DOG_POINTS),),
    "dog-most": (ScoringRow(1, scoring.MOST_DOGS_POINTS),),
    "bone": (ScoringRow(1, scoring.bone_points(1, has_bone=True)),),
    "chip": (ScoringRow(1, scoring.CHIP_POINTS),),
}
"""Points by kind and count; those of the bone are for each dog."""
