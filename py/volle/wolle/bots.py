"""The bots, from the weakest to the strongest: functions (view, stream) -> one of view.legal.

They know what a person at the table can know: herds are closed, but cards are taken in public and can be
remembered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from volle.core.chance import Stream
from volle.core.game import BotLevel
from volle.core.thinking import Slices, Thinker
from volle.wolle.deciding import decide
from volle.wolle.guessing import Mind
from volle.wolle.heuristic import decide_by_heuristic
from volle.wolle.types import SeatAction
from volle.wolle.view import View

NEAR: Final = 30
"""The accuracy of the value of cards, in hundredths of a point: docs/coach.md."""
_EWE: Final = Mind("nothing", usual=1, mixed=0, iterations=0, equal=0, minds_others=False, slip=120)
RAM: Final = Mind("own", usual=0, mixed=10, iterations=100, equal=None, minds_others=True, slip=40)
ROGER: Final = Mind("all", usual=10, mixed=5, iterations=120, equal=NEAR, minds_others=True, slip=0)


def lamb(view: View, rng: Stream) -> SeatAction:
    """Play like a beginner: bid around 20 and take the most printed points."""
    return decide_by_heuristic(view, rng)


@Thinker
def ewe(view: View, rng: Stream) -> Slices[SeatAction]:
    """Play exact dice, but remember nothing and expect the usual bids of the others."""
    return decide(view, rng, _EWE)


@Thinker
def ram(view: View, rng: Stream) -> Slices[SeatAction]:
    """Remember its own herd; mix its bids, with more weight on earlier bids of the others each round."""
    return decide(view, rng, RAM)


@Thinker
def roger(view: View, rng: Stream) -> Slices[SeatAction]:
    """Remember all herds; weigh the gain of the others as its own loss."""
    return decide(view, rng, ROGER)


BOTS: Final[Mapping[str, BotLevel[View, SeatAction]]] = {
    "lamb": BotLevel(lamb, "easy"),
    "ewe": BotLevel(ewe, "medium"),
    "ram": BotLevel(ram, "hard"),
    "roger": BotLevel(roger, "expert"),
}
