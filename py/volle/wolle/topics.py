"""The rules behind what is no event: the parts of a score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

TOPICS: Final[Mapping[str, tuple[str, ...]]] = {
    "score-plain": ("wolle.score.sum",),
    "score-black": ("wolle.score.sum",),
    "score-set-370": ("wolle.score.370",),
    "score-set-007": ("wolle.score.007",),
    "score-dogs": ("wolle.score.dog-one", "wolle.score.dog-most", "wolle.score.dog-none"),
    "score-bone": ("wolle.score.bone",),
    "score-chips": ("wolle.chips",),
    "score-total": ("wolle.score.sum", "wolle.score.tie"),
    "score-returned": ("wolle.score.dog-none",),
}
