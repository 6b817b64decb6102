"""What the bot does now and then."""

from typing import Any

OFTEN = 10


def is_bold(rng: Any) -> bool:
    """Whether it is about to play anything."""
    return bool(rng.below(OFTEN) == 0)
