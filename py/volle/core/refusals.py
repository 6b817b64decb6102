"""Refusals that games share: actions of a seat that is not to act, and unsuitable values of chance."""

from __future__ import annotations

from typing import Final, NoReturn

from volle.core.errors import IllegalAction, ParamValue
from volle.core.game import CHANCE, ChanceChoice, Seat

LONGEST_NUMBER: Final = 3
"""Digits: no die shows a longer one."""


def refuse(code: str, rule: str, **params: ParamValue) -> NoReturn:
    """Raise IllegalAction, with the rule that forbids the action."""
    raise IllegalAction(code, rule, **params)


def check_choices(
    choices: tuple[ChanceChoice, ...], values: tuple[str, ...], owing: tuple[Seat, ...], due: str, rule: str
) -> None:
    """Check that each choice has one value; raises IllegalAction.

    `due` is the rule of the action that is due, `rule` the rule of the dice or cards to choose.
    Codes: chance.nothing-due, chance.not-yours, chance.count.
    """
    if not choices:
        refuse("chance.not-yours" if owing == (CHANCE,) else "chance.nothing-due", due)
    if len(values) != len(choices):
        refuse("chance.count", rule, needed=len(choices))


def number_of(value: str) -> int:
    """The number that a text stands for; 0, which nothing shows, where it is none.

    >>> number_of("12"), number_of("twelve")
    (12, 0)
    """
    return int(value) if value.isascii() and value.isdecimal() and len(value) <= LONGEST_NUMBER else 0


def check_seat(seat: Seat, owing: tuple[Seat, ...], seats: int, due: str, order: str) -> None:
    """Nothing if `seat` is one of those that owe an action; else raises IllegalAction.

    `due` is the rule that says what is to be done now, `order` the one that says whose turn it is.
    Codes: action.not-now, turn.no-such-seat, turn.chance, turn.not-yours.
    """
    if seat in owing:
        return
    if seat == CHANCE:
        refuse("action.not-now", due)
    if seat >= seats:
        refuse("turn.no-such-seat", due, seats=seats)
    if owing == (CHANCE,):
        refuse("turn.chance", due)
    refuse("turn.not-yours", order)
