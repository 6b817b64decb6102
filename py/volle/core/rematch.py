"""The offer after a match: the same table against slightly stronger or weaker bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from volle.core.game import AnyGame, Difficulty, Outcome
from volle.core.names import bot_level

ROUT = 2
"""A bot wins by a rout if it has at least this many times the points of the best person."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Another match with other bots in some seats."""

    change: Literal["harder", "easier"]
    bots: tuple[str | None, ...]
    """The level of each seat's bot; None for a person."""
    difficulties: tuple[Difficulty, ...]
    """The difficulties of these bots, each once, the easiest first."""


def rematch_offer(game: AnyGame, names: Sequence[str], outcome: Outcome) -> Rematch | None:
    """Return the offer after a match, or None if these bots fit.

    After a win of a person, the weakest bots of the table become one level stronger; after a rout, the
    strongest ones one level weaker.
    """
    seated = tuple(map(bot_level, names))
    levels = tuple(game.bots)
    ranks = [levels.index(bot) for bot in seated if bot is not None]
    people = [seat for seat, bot in enumerate(seated) if bot is None]
    if not ranks or not people:
        return None
    if {*outcome.winners} & {*people}:
        change: Literal["harder", "easier"] = "harder"
        old, new = min(ranks), min(ranks) + 1
    elif _is_rout(outcome, people):
        change, old, new = "easier", max(ranks), max(ranks) - 1
    else:
        return None
    if new not in range(len(levels)):
        return None
    bots = tuple(levels[new] if bot == levels[old] else bot for bot in seated)
    present = {bot for bot in bots if bot is not None}
    difficulties = dict.fromkeys(game.bots[level].difficulty for level in levels if level in present)
    return Rematch(change, bots, tuple(difficulties))


def _is_rout(outcome: Outcome, people: Sequence[int]) -> bool:
    """Return True if the winners have far more points than every person."""
    best = max(outcome.totals[seat] for seat in people)
    return outcome.totals[outcome.winners[0]] >= ROUT * max(best, 1)
