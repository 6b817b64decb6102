"""Chosen chance: the dice that roll, and the roll in which they show chosen numbers."""

from __future__ import annotations

from volle.core.game import Lot
from volle.core.refusals import check_lots, number_of
from volle.wolle import legal, table
from volle.wolle.types import DIE_NAMES, DIE_SIDES, Action, Roll, State


def lots(state: State) -> tuple[Lot, ...]:
    """Return the dice that roll now; a deal has too many cards to choose them one by one."""
    if state.phase != "roll":
        return ()
    return tuple(Lot(DIE_NAMES[die], _numbers(die)) for die in table.free_dice(state))


def choose_lots(state: State, values: tuple[str, ...]) -> Action:
    """Return the roll with these numbers on the rolled dice; the others stay."""
    check_lots(lots(state), values, legal.to_act(state), legal.due(state), "wolle.dice")
    numbers = dict(zip(table.free_dice(state), map(number_of, values), strict=True))
    d12, d10, d8 = (numbers.get(die, (state.dice or (0, 0, 0))[die]) for die in range(len(DIE_NAMES)))
    return Roll((d12, d10, d8))


def _numbers(die: int) -> tuple[str, ...]:
    """Return the numbers of a die."""
    return tuple(str(number) for number in range(1, DIE_SIDES[die] + 1))
