"""The inner loop of solve.py: the best play of a Volle Lotte turn, for every pair of scores.

Points are in steps of 50. Several own scores are computed side by side, in lanes, so that the compiler can
vectorize the innermost loops.
"""

from __future__ import annotations

import numpy as np
from numba import njit

HIT = 20
"""Points of a Plus-Minus, in steps: the seat gains them and the leader loses them."""
STRAIGHT = 40
"""Points of a Straight, in steps."""
_LANES = 16


@njit(cache=True, fastmath=True)
def values(  # type: ignore[no-untyped-def]
    ends, fired, owns, others, cap, low,
    groups, ways, options, dice, points, nothing, cards, bonuses, success, straight_ends,
):  # fmt: skip
    """Return the chance to win at the start of a turn, by own score and the other's (`owns` by `others`).

    `ends` is the chance to win once the turn has ended, by the own score then and the other's; `fired` is the
    same before the points of a Fireworks card are added. Scores are in steps, counted from `low`. A seat
    never continues with more than `cap` at risk. The other arrays are those of `chances.Chances`.
    """
    size = 2 * cap + 100
    found = np.zeros((owns, others))
    after = np.zeros((others, size, _LANES))
    stop = np.zeros((size, _LANES))
    rolling = np.zeros((6, 7, size, _LANES))
    best, expected, draw = np.zeros(_LANES), np.zeros(_LANES), np.zeros(_LANES)
    highest = len(ends) - 1
    for first in range(0, owns, _LANES):
        for other in range(others):
            for at_risk in range(size):
                for lane in range(_LANES):
                    stop[at_risk, lane] = ends[min(first + lane + at_risk, highest), other]
            after[other] = stop
            for card in range(6):
                for count in range(1, 6):
                    rolling[card, count, cap:] = stop[cap:]
            for at_risk in range(cap, -1, -1):
                for lane in range(_LANES):
                    fires = fired[min(first + lane + at_risk, highest), other]
                    draw[lane] = cards[0] * stop[0, lane] + cards[1] * fires
                for card in range(6):
                    for count in range(1, 7):
                        for lane in range(_LANES):
                            expected[lane] = nothing[count] * stop[0, lane]
                        for group in range(groups[count], groups[count + 1]):
                            best[:] = 0.0
                            for option in range(options[group], options[group + 1]):
                                then = at_risk + points[option]
                                if dice[option] < count:
                                    value = rolling[card, count - dice[option], then]
                                elif card == 5:
                                    value = after[other, min(2 * then, size - 1)]
                                else:
                                    value = after[other, then + bonuses[card]]
                                for lane in range(_LANES):
                                    best[lane] = value[lane] if value[lane] > best[lane] else best[lane]
                            for lane in range(_LANES):
                                expected[lane] += ways[group] * best[lane]
                        for lane in range(_LANES):
                            if count == 6:
                                draw[lane] += cards[2 + card] * expected[lane]
                            else:
                                rolling[card, count, at_risk, lane] = max(stop[at_risk, lane], expected[lane])
                straight = stop[at_risk + STRAIGHT] if straight_ends else after[other, at_risk + STRAIGHT]
                for lane in range(_LANES):
                    hit = other
                    if other + low > 0 and other >= first + lane:
                        hit = max(other - HIT, 0)
                    lost = stop[0, lane]
                    plus = after[hit, at_risk + HIT, lane]
                    draw[lane] += cards[8] * (success[0] * plus + (1 - success[0]) * lost)
                    draw[lane] += cards[9] * (success[1] * straight[lane] + (1 - success[1]) * lost)
                    draw[lane] += cards[10] * (success[2] + (1 - success[2]) * lost)
                    after[other, at_risk, lane] = max(stop[at_risk, lane], draw[lane])
            for lane in range(min(_LANES, owns - first)):
                found[first + lane, other] = draw[lane]
    return found
