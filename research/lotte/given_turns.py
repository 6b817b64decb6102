"""Turns of Volle Lotte played by a given policy: the inner loops of duels.py and error_bounds.py.

Points are in steps of 50. The arrays of chances are those of `chances.Chances`.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from research.lotte.best_turns import HIT, STRAIGHT

NO_NEED = -(10**6)
"""The need of a seat that plays for points alone."""
_LANES = 16
STEP_VALUE = 50_000
"""The value of one step, in thousandths of a point, as in volle.lotte.bots."""


@njit(cache=True, fastmath=True)
def followed(  # type: ignore[no-untyped-def]
    by_ends, by_fired, ends, fired, owns, others, cap, limit, low,
    groups, ways, options, dice, points, nothing, cards, bonuses, success, straight_ends,
):  # fmt: skip
    """Return the expected value of `ends` at the start of a turn whose choices maximize `by_ends`.

    Everything else is as in `best_turns.values`, which is the case `by_ends = ends`. With more than `limit`
    at risk the seat continues only if stopping is worth nothing by `by_ends`.
    """
    size = 2 * cap + 100
    found = np.zeros((owns, others))
    after, by_after = np.zeros((others, size, _LANES)), np.zeros((others, size, _LANES))
    stop, by_stop = np.zeros((size, _LANES)), np.zeros((size, _LANES))
    rolling, by_rolling = np.zeros((6, 7, size, _LANES)), np.zeros((6, 7, size, _LANES))
    best, expected, draw = np.zeros(_LANES), np.zeros(_LANES), np.zeros(_LANES)
    by_best, by_expected, by_draw = np.zeros(_LANES), np.zeros(_LANES), np.zeros(_LANES)
    highest = len(ends) - 1
    for first in range(0, owns, _LANES):
        for other in range(others):
            for at_risk in range(size):
                for lane in range(_LANES):
                    stop[at_risk, lane] = ends[min(first + lane + at_risk, highest), other]
                    by_stop[at_risk, lane] = by_ends[min(first + lane + at_risk, highest), other]
            after[other] = stop
            by_after[other] = by_stop
            for card in range(6):
                for count in range(1, 6):
                    rolling[card, count, cap:] = stop[cap:]
                    by_rolling[card, count, cap:] = by_stop[cap:]
            for at_risk in range(cap, -1, -1):
                for lane in range(_LANES):
                    place = min(first + lane + at_risk, highest)
                    draw[lane] = cards[0] * stop[0, lane] + cards[1] * fired[place, other]
                    by_draw[lane] = cards[0] * by_stop[0, lane] + cards[1] * by_fired[place, other]
                for card in range(6):
                    for count in range(1, 7):
                        for lane in range(_LANES):
                            expected[lane] = nothing[count] * stop[0, lane]
                            by_expected[lane] = nothing[count] * by_stop[0, lane]
                        for group in range(groups[count], groups[count + 1]):
                            by_best[:] = -1.0
                            for option in range(options[group], options[group + 1]):
                                then = at_risk + points[option]
                                if dice[option] < count:
                                    value = rolling[card, count - dice[option], then]
                                    by_value = by_rolling[card, count - dice[option], then]
                                else:
                                    total = min(2 * then, size - 1) if card == 5 else then + bonuses[card]
                                    value = after[other, total]
                                    by_value = by_after[other, total]
                                for lane in range(_LANES):
                                    better = by_value[lane] > by_best[lane]
                                    best[lane] = value[lane] if better else best[lane]
                                    by_best[lane] = by_value[lane] if better else by_best[lane]
                            for lane in range(_LANES):
                                expected[lane] += ways[group] * best[lane]
                                by_expected[lane] += ways[group] * by_best[lane]
                        for lane in range(_LANES):
                            if count == 6:
                                draw[lane] += cards[2 + card] * expected[lane]
                                by_draw[lane] += cards[2 + card] * by_expected[lane]
                            else:
                                safe = by_stop[at_risk, lane]
                                on = by_expected[lane] > safe and (at_risk <= limit or safe <= 0.0)
                                rolling[card, count, at_risk, lane] = (
                                    expected[lane] if on else stop[at_risk, lane]
                                )
                                by_rolling[card, count, at_risk, lane] = by_expected[lane] if on else safe
                won = at_risk + STRAIGHT
                for lane in range(_LANES):
                    hit = other
                    if other + low > 0 and other >= first + lane:
                        hit = max(other - HIT, 0)
                    straight = stop[won, lane] if straight_ends else after[other, won, lane]
                    by_straight = by_stop[won, lane] if straight_ends else by_after[other, won, lane]
                    for chance, end, by_end, card in (
                        (success[0], after[hit, at_risk + HIT, lane], by_after[hit, at_risk + HIT, lane], 8),
                        (success[1], straight, by_straight, 9),
                        (success[2], 1.0, 1.0, 10),
                    ):
                        draw[lane] += cards[card] * (chance * end + (1 - chance) * stop[0, lane])
                        by_draw[lane] += cards[card] * (chance * by_end + (1 - chance) * by_stop[0, lane])
                    safe = by_stop[at_risk, lane]
                    on = by_draw[lane] > safe and (at_risk <= limit or safe <= 0.0)
                    after[other, at_risk, lane] = draw[lane] if on else stop[at_risk, lane]
                    by_after[other, at_risk, lane] = by_draw[lane] if on else safe
            for lane in range(min(_LANES, owns - first)):
                found[first + lane, other] = draw[lane]
    return found


@njit(cache=True)
def spread_of_turn(  # type: ignore[no-untyped-def]
    needs, roll_by, draw_by,
    groups, ways, options, dice, points, nothing, cards, bonuses, success, straight_ends, fireworks,
):  # fmt: skip
    """Return the distribution of the ends of a turn that is played for points.

    The result is (probability by number of Plus-Minus successes and by points, probability of an immediate
    win). The policy maximizes the expected points `roll_by` (by card, dice and points at risk) and `draw_by`
    (by points at risk). `needs` holds, by number of successes, the points that the seat needs to draw level
    in its last turn, or NO_NEED: below them it continues, from there on it stops. More successes than
    `needs` has entries count as the last entry.
    """
    highest = len(draw_by) - 1
    ended = np.zeros((len(needs), highest + 1))
    drawing = np.zeros((len(needs), highest + 1))
    rolling = np.zeros((len(needs), 6, 7, highest + 1))
    drawing[0, 0] = 1.0
    won = 0.0
    for at_risk in range(highest):
        for hits in range(len(needs)):
            need = needs[hits]
            share = drawing[hits, at_risk]
            if share > 0:
                ended[hits, 0] += share * cards[0]
                for steps in range(len(fireworks)):
                    ended[hits, min(at_risk + steps, highest)] += share * cards[1] * fireworks[steps]
                for card in range(6):
                    rolling[hits, card, 6, at_risk] += share * cards[2 + card]
                for card in range(3):
                    ended[hits, 0] += share * cards[8 + card] * (1 - success[card])
                won += share * cards[10] * success[2]
                more = min(hits + 1, len(needs) - 1)
                total = min(at_risk + HIT, highest)
                _full_roll(drawing, ended, more, total, share * cards[8] * success[0], needs[more], draw_by)
                total = min(at_risk + STRAIGHT, highest)
                if straight_ends:
                    ended[hits, total] += share * cards[9] * success[1]
                else:
                    _full_roll(drawing, ended, hits, total, share * cards[9] * success[1], need, draw_by)
            for card in range(6):
                for count in range(6, 0, -1):
                    share = rolling[hits, card, count, at_risk]
                    if share <= 0:
                        continue
                    ended[hits, 0] += share * nothing[count]
                    for group in range(groups[count], groups[count + 1]):
                        chosen, most = 0, -2
                        for option in range(options[group], options[group + 1]):
                            then = min(at_risk + points[option], highest)
                            left = count - dice[option]
                            if left == 0:
                                then = min(2 * then if card == 5 else then + bonuses[card], highest)
                            on = roll_by[card, left, then] if left else draw_by[then]
                            safe = then * STEP_VALUE
                            value = max(on, safe) if need == NO_NEED else safe if then >= need else on
                            if value > most:
                                chosen, most = option, value
                        then = min(at_risk + points[chosen], highest)
                        left = count - dice[chosen]
                        part = share * ways[group]
                        if left == 0:
                            then = min(2 * then if card == 5 else then + bonuses[card], highest)
                            _full_roll(drawing, ended, hits, then, part, need, draw_by)
                        elif _goes_on(roll_by[card, left, then], then, need) and then < highest:
                            rolling[hits, card, left, then] += part
                        else:
                            ended[hits, then] += part
    return ended, won


@njit(cache=True)
def _full_roll(drawing, ended, hits, total, share, need, draw_by):  # type: ignore[no-untyped-def]
    """Move a share of all turns, with `total` points after a Full Roll, to `drawing` or to `ended`."""
    if _goes_on(draw_by[total], total, need) and total < len(draw_by) - 1:
        drawing[hits, total] += share
    else:
        ended[hits, total] += share


@njit(cache=True)
def _goes_on(on, total, need):  # type: ignore[no-untyped-def]
    """Return True if a seat continues that expects `on` from it: for points, or for its need."""
    return on >= total * STEP_VALUE if need == NO_NEED else total < need
