"""The bots, from the weakest to the strongest: functions (view, stream) -> one of view.legal.

They know what a person at the table can know: herds are closed, but cards are taken in public and can be
remembered. All but the first think with the brain, which is loaded when one of them is to decide.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from volle.core.chance import Stream
from volle.core.game import BotLevel
from volle.core.lazy import lazy
from volle.core.thinking import Slices, Thinker
from volle.wolle.beginner import decide_by_heuristic
from volle.wolle.types import SeatAction
from volle.wolle.view import View

_decide: Final = lazy("volle.wolle.brain.minds", "decide")


def lamb(view: View, rng: Stream) -> SeatAction:
    """Play like a beginner: bid around 20 and take the most printed points."""
    return decide_by_heuristic(view, rng)


def _thinker(mind: str) -> Thinker[View, SeatAction]:
    """Return the bot with the abilities of a mind, by its name."""

    def think(view: View, rng: Stream) -> Slices[SeatAction]:
        found: SeatAction = yield from _decide(view, rng, mind)
        return found

    return Thinker(think)


BOTS: Final[Mapping[str, BotLevel[View, SeatAction]]] = {
    "lamb": BotLevel(lamb, "easy"),
    "ewe": BotLevel(_thinker("ewe"), "medium"),
    "ram": BotLevel(_thinker("ram"), "hard"),
    "roger": BotLevel(_thinker("roger"), "expert"),
}
