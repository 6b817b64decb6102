"""The rules of terms that are not events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from volle.lotte.cards import CARD_RULES

RULE_INDEX: Final[Mapping[str, tuple[str, ...]]] = {
    "scores": ("lotte.end.target", "lotte.end.catch-up", "lotte.end.tie"),
    "clover": ("lotte.card.clover",),
    "sign-risk": ("lotte.roll.stop", "lotte.roll.nothing"),
    "sign-safe": ("lotte.roll.stop", "lotte.end.target"),
    "sign-leader": ("lotte.card.plus-minus",),
    "sign-target": ("lotte.end.target", "lotte.end.catch-up"),
    "sign-deck": ("lotte.deck", "lotte.deck.exhausted"),
    "single": ("lotte.score.single", "lotte.score.once"),
    "full-roll": ("lotte.full-roll",),
    "triple": ("lotte.score.triple", "lotte.score.once"),
    **{f"sign-{kind}": (rule,) for kind, rule in CARD_RULES.items()},
}
"""Rule ids by topic: final scores, a win by the Four-Leaf Clover, symbols, dice, and each kind of card."""
