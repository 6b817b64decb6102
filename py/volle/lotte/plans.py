"""Plans for a turn, made before its first card: how many points are enough, by the dice that are left.

A plan is six numbers, such as `350/300/300/400/500/1500`: the seat stops once that many points are at risk
with one, two, ... five dice left, and after a Full Roll. `-` in place of a number never stops. Dice are set
aside for the most points, and then as many as possible.
"""

from __future__ import annotations

import re
from typing import Final

from volle.core.errors import BadNotation
from volle.lotte import table
from volle.lotte.types import DICE, Action, Draw, RollOn, SetAside, State, Stop

_PLAN: Final = re.compile(r"(?:0|[1-9][0-9]{0,4}|-)(?:/(?:0|[1-9][0-9]{0,4}|-)){5}")


def check(text: str) -> str:
    """Return a plan as it is written; raises BadNotation (plan.format).

    >>> check(" 350/300/300/400/500/- ")
    '350/300/300/400/500/-'
    """
    plan = text.strip()
    if not _PLAN.fullmatch(plan):
        raise BadNotation("plan.format")
    return plan


def turn(state: State) -> int:
    """Return the number of turns before the present one."""
    return state.turn


def decide(state: State, plan: str) -> Action:
    """Return the action of the seat to act that follows from its plan."""
    seat = table.acting_seat(state)
    if state.phase == "keep":
        ways = table.ways(state)
        return SetAside(seat, max(ways, key=lambda dice: (table.dice_points(state, dice), len(dice))))
    full = len(state.set_aside) == DICE
    enough = plan.split("/")[DICE - 1 if full else DICE - len(state.set_aside) - 1]
    if enough != "-" and state.points >= int(enough):
        return Stop(seat)
    return Draw(seat) if full else RollOn(seat)
