"""What every game refuses in the same way: an action of somebody who is not to act."""

from __future__ import annotations

from typing import NoReturn

from volle.core.errors import IllegalAction, ParamValue
from volle.core.game import CHANCE, Seat


def refuse(code: str, rule: str, **params: ParamValue) -> NoReturn:
    """Raises IllegalAction, with the rule that forbids the action."""
    raise IllegalAction(code, rule, **params)


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
