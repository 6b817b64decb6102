"""Bots: (view, stream) -> one of view.legal, by level, the best one last.

They know what a person at the table may know, and no more: herds are closed, but who looked on when cards
were taken may remember them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from volle.core.chance import Stream
from volle.core.game import BotLevel
from volle.core.thinking import Slices, Thinker
from volle.wolle.deciding import decide
from volle.wolle.guessing import Mind
from volle.wolle.thumb import by_rule_of_thumb
from volle.wolle.types import SeatAction
from volle.wolle.view import View

NEAR: Final = 30
"""Hundredths of a point that the worth of cards is not surer of: docs/coach.md."""
_EWE: Final = Mind("nothing", usual=1, mixed=0, iterations=0, equal=0, minds_others=False, slip=120)
RAM: Final = Mind("own", usual=0, mixed=10, iterations=100, equal=None, minds_others=True, slip=40)
ROGER: Final = Mind("all", usual=10, mixed=5, iterations=120, equal=NEAR, minds_others=True, slip=0)


def lamb(view: View, rng: Stream) -> SeatAction:
    """Goes by a rule of thumb: bids around 20, takes what has most points printed on it."""
    return by_rule_of_thumb(view, rng)


@Thinker
def ewe(view: View, rng: Stream) -> Slices[SeatAction]:
    """Knows its dice exactly, but remembers nothing and expects the usual bids of everybody."""
    return decide(view, rng, _EWE)


@Thinker
def ram(view: View, rng: Stream) -> Slices[SeatAction]:
    """Remembers its own herd; mixes its bids, the more against what others bid, the longer it has seen it."""
    return decide(view, rng, RAM)


@Thinker
def roger(view: View, rng: Stream) -> Slices[SeatAction]:
    """Knows all herds, and takes what hurts the others as gladly as what helps itself."""
    return decide(view, rng, ROGER)


BOTS: Final[Mapping[str, BotLevel[View, SeatAction]]] = {
    "lamb": BotLevel(lamb, "easy"),
    "ewe": BotLevel(ewe, "medium"),
    "ram": BotLevel(ram, "hard"),
    "roger": BotLevel(roger, "expert"),
}
