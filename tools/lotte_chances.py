"""The dice and cards of Volle Lotte as arrays, for solve_lotte.py."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from volle.lotte import odds
from volle.lotte.cards import DECK
from volle.lotte.types import DICE, SIDES

Numbers: TypeAlias = NDArray[np.int64]
Shares: TypeAlias = NDArray[np.float64]

STEP: Final = 50
_FIREWORKS: Final = 240
"""Fireworks of more steps than this count as so many: one in a million."""


class Chances(NamedTuple):
    """What a turn is made of. A group is all rolls of so many dice after which the same may be laid aside."""

    groups: Numbers
    """For each number of dice, from 0, the first group; and one behind the last."""
    ways: Shares
    """For each group its chance."""
    options: Numbers
    """For each group its first option; and one behind the last."""
    dice: Numbers
    """For each option how many dice are laid aside."""
    points: Numbers
    """For each option the points, in steps."""
    nothing: Shares
    """By number of dice the chance that none scores."""
    cards: Shares
    """The chances of Stop, Fireworks, each Bonus, Double, Plus-Minus, Straight and Clover."""
    bonuses: Numbers
    """What a Full Roll adds with each Bonus card, in steps."""
    success: Shares
    """The chances to make Plus-Minus, Straight and Clover."""
    ends: int
    """Whether a Straight ends the turn."""
    fireworks: Shares
    """By steps the chance that Fireworks bring so many."""

    @property
    def arrays(self) -> tuple[Numbers | Shares | int, ...]:
        """All but the last, in order."""
        return tuple(self)[:-1]


@cache
def chances(preset: str) -> Chances:
    """The chances of a preset."""
    choice = preset == "tutto"
    groups, ways, options, dice, points = [0, 0], [], [0], [], []
    for count in range(1, DICE + 1):
        for times, found in odds.lays(count, choice=choice):
            ways.append(times / SIDES**count)
            dice += [lay.dice for lay in found]
            points += [lay.points // STEP for lay in found]
            options.append(len(dice))
        groups.append(len(ways))
    full = odds.full_roll(choice=choice)
    straight = odds.straight(6 if choice else 5, DICE, choice=choice)
    return Chances(
        np.array(groups),
        np.array(ways),
        np.array(options),
        np.array(dice),
        np.array(points),
        np.array([0.0] + [float(odds.nothing(count)) for count in range(1, DICE + 1)]),
        np.array([card.count for card in DECK]) / sum(card.count for card in DECK),
        np.array([card.points // STEP for card in DECK if card.kind == "bonus"]),
        np.array([float(full), float(straight), float(full**2 if choice else full)]),
        0 if choice else 1,
        _fireworks(),
    )


def _fireworks() -> Shares:
    """By steps the chance that Fireworks bring so many: all that scores is laid aside, until nothing does."""
    running = np.zeros((_FIREWORKS + 1, DICE + 1))
    running[0, DICE] = 1
    ended = np.zeros(_FIREWORKS + 1)
    for steps in range(_FIREWORKS):
        for count in range(DICE, 0, -1):
            here = running[steps, count]
            ended[steps] += here * float(odds.nothing(count))
            for times, ((laid, points),) in odds.lays(count, choice=False):
                after = min(steps + points // STEP, _FIREWORKS)
                running[after, (count - laid) or DICE] += here * times / SIDES**count
    ended[_FIREWORKS] += running[_FIREWORKS].sum()
    return ended
