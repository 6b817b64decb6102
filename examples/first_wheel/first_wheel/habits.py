"""Occasional habits of the bot."""

from typing import Any

OFTEN = 10


def is_bold(rng: Any) -> bool:
    """Return True if the bot is about to play at random."""
    return bool(rng.below(OFTEN) == 0)
