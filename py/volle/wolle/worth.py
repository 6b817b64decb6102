"""The final values of cards and chips, shown before any match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from volle.core.game import Worth
from volle.wolle import scoring

_SET: Final = range(1, 4)
"""Numbers of cards in a set."""

WORTH: Final[Mapping[str, tuple[Worth, ...]]] = {
    "370": tuple(Worth(count, scoring.set_370_points(count)) for count in _SET),
    "007": tuple(Worth(count, scoring.set_007_points(count)) for count in _SET),
    "dog": (Worth(1, scoring.ONE_DOG_POINTS),),
    "dog-most": (Worth(1, scoring.MOST_DOGS_POINTS),),
    "bone": (Worth(1, scoring.bone_points(1, has_bone=True)),),
    "chip": (Worth(1, scoring.CHIP_POINTS),),
}
"""Points by kind and count; those of the bone are for each dog."""
