"""The dice and cards of Volle Lotte as NumPy arrays."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from volle.lotte import odds
from volle.lotte.cards import DECK
from volle.lotte.types import DICE, SIDES

Integers: TypeAlias = NDArray[np.int64]
Shares: TypeAlias = NDArray[np.float64]

STEP: Final = 50
"""Every score is a multiple of this."""
_FIREWORKS: Final = 240
"""More steps than this from Fireworks count as this many: one case in a million."""


class Chances(NamedTuple):
    """Everything random in a turn. A group is all rolls of some dice with the same options to set aside."""

    groups: Integers
    """For each number of dice, from 0, the index of its first group; then the number of groups."""
    ways: Shares
    """The chance of each group."""
    options: Integers
    """For each group the index of its first option; then the number of options."""
    dice: Integers
    """For each option the number of dice to set aside."""
    points: Integers
    """For each option the points, in steps."""
    nothing: Shares
    """By number of dice the chance that none scores."""
    cards: Shares
    """The chances of Stop, Fireworks, each Bonus, Double, Plus-Minus, Straight and Clover."""
    bonuses: Integers
    """Points that a Full Roll adds with each Bonus card, in steps."""
    success: Shares
    """The chances to complete Plus-Minus, Straight and Clover."""
    ends: int
    """1 if a Straight ends the turn."""
    fireworks: Shares
    """By number of steps the chance that Fireworks bring as many points."""

    @property
    def arrays(self) -> tuple[Integers | Shares | int, ...]:
        """All fields but the last, in order: arguments of the compiled loops."""
        return tuple(self)[:-1]


@cache
def chances(preset: str) -> Chances:
    """Return the chances under the rules of a preset."""
    choice = preset == "tutto"
    groups, ways, options, dice, points = [0, 0], [], [0], [], []
    for count in range(1, DICE + 1):
        for times, found in odds.scoring_rolls(count, choice=choice):
            ways.append(times / SIDES**count)
            dice += [aside.dice for aside in found]
            points += [aside.points // STEP for aside in found]
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
    """Return the distribution of the points of Fireworks, by steps."""
    running = np.zeros((_FIREWORKS + 1, DICE + 1))
    running[0, DICE] = 1
    ended = np.zeros(_FIREWORKS + 1)
    for steps in range(_FIREWORKS):
        for count in range(DICE, 0, -1):
            here = running[steps, count]
            ended[steps] += here * float(odds.nothing(count))
            for times, ((used, points),) in odds.scoring_rolls(count, choice=False):
                after = min(steps + points // STEP, _FIREWORKS)
                running[after, (count - used) or DICE] += here * times / SIDES**count
    ended[_FIREWORKS] += running[_FIREWORKS].sum()
    return ended
