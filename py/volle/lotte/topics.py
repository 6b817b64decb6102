"""The rules that speak of what a table shows and no event tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from volle.lotte.cards import CARD_RULES

TOPICS: Final[Mapping[str, tuple[str, ...]]] = {
    "scores": ("lotte.end.target", "lotte.end.catch-up", "lotte.end.tie"),
    "clover": ("lotte.card.clover",),
    **{f"card-{kind}": (rule,) for kind, rule in CARD_RULES.items()},
}
"""Rule ids by topic: the final scores, a win by the Four-Leaf Clover, and each kind of card."""
