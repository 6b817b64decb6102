"""A bot in a package: it plays what is in the middle of all that is legal, and now and then anything."""

from statistics import median_low
from typing import Any

from first_wheel.habits import is_bold


def bot(view: Any, rng: Any) -> Any:
    """Returns one of `view.legal`."""
    if is_bold(rng):
        return rng.choice(view.legal)
    return view.legal[median_low(range(len(view.legal)))]
