"""Chance chosen by people: the dice of a roll, with chosen numbers."""

from __future__ import annotations

from volle.core.game import ChanceChoice
from volle.core.refusals import check_choices, number_of
from volle.wolle import legal, table
from volle.wolle.types import DIE_NAMES, DIE_SIDES, Action, Roll, State


def chance_choices(state: State) -> tuple[ChanceChoice, ...]:
    """Return the dice to roll. A deal has too many cards to choose them one by one."""
    if state.phase != "roll":
        return ()
    return tuple(ChanceChoice(DIE_NAMES[die], _numbers(die)) for die in table.free_dice(state))


def choose(state: State, values: tuple[str, ...]) -> Action:
    """Return the roll with these numbers; the kept dice stay as they are."""
    check_choices(chance_choices(state), values, legal.to_act(state), legal.due(state), "wolle.dice")
    numbers = dict(zip(table.free_dice(state), map(number_of, values), strict=True))
    d12, d10, d8 = (numbers.get(die, (state.dice or (0, 0, 0))[die]) for die in range(len(DIE_NAMES)))
    return Roll((d12, d10, d8))


def _numbers(die: int) -> tuple[str, ...]:
    """Return the numbers of a die."""
    return tuple(str(number) for number in range(1, DIE_SIDES[die] + 1))
