"""The rules of terms that are not events: parts of a score, kinds of card, symbols on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RULE_INDEX: Final[Mapping[str, tuple[str, ...]]] = {
    "score-plain": ("wolle.score.sum",),
    "score-black": ("wolle.score.sum",),
    "score-set-370": ("wolle.score.370",),
    "score-set-007": ("wolle.score.007",),
    "score-dogs": ("wolle.score.dog-one", "wolle.score.dog-most", "wolle.score.dog-none"),
    "score-bone": ("wolle.score.bone",),
    "score-chips": ("wolle.chips",),
    "score-total": ("wolle.score.sum", "wolle.score.tie"),
    "score-returned": ("wolle.score.dog-none",),
    "sign-plain": ("wolle.score.sum",),
    "sign-black": ("wolle.score.sum", "wolle.result.below-14"),
    "sign-370": ("wolle.score.370",),
    "sign-007": ("wolle.score.007",),
    "sign-dog": ("wolle.score.dog-one", "wolle.score.dog-most", "wolle.score.dog-none"),
    "sign-bone": ("wolle.score.bone",),
    "sign-bonus": ("wolle.result.bonus", "wolle.corner.top-only"),
    "sign-minus": ("wolle.result.malus", "wolle.corner.top-only"),
    "sign-bone-symbol": ("wolle.bone.steal", "wolle.bone.top-meaningless"),
    "sign-sheep-number": ("wolle.bid.tie",),
    "sign-herd": ("wolle.herd.stack", "wolle.herd.closed"),
    "sign-chip": ("wolle.chips", "wolle.result.chips"),
    "sign-bid": ("wolle.bid.range", "wolle.bid.order", "wolle.bid.plus-is-26"),
    "bids": (
        "wolle.bid.range",
        "wolle.bid.order",
        "wolle.bid.plus-cost",
        "wolle.bid.plus-is-26",
        "wolle.turn.tries",
        "wolle.turn.last",
    ),
    "tries": ("wolle.turn.tries", "wolle.turn.first", "wolle.turn.second", "wolle.turn.third"),
    "result": ("wolle.result.sum", "wolle.result.malus", "wolle.result.bonus", "wolle.result.chips"),
    "rounds": ("wolle.round.order", "wolle.layout", "wolle.end", "wolle.chips"),
}
