"""Actions that a player might try, legal or not, so that every refusal can be shown."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from volle.core.game import Seat
from volle.lotte.types import SIDES, Dice, Draw, RollOn, SeatAction, SetAside, Stop
from volle.lotte.view import View


def candidate_actions(view: View, seat: Seat) -> Iterator[SeatAction]:
    """Yield any dice of the tray, few before many; numbers not in the tray; and actions without dice."""
    dice = view.turn.dice if view.turn else ()
    yield from (SetAside(seat, chosen) for chosen in _choices(dice))
    yield from (SetAside(seat, (number,)) for number in range(1, SIDES + 1) if number not in dice)
    yield from (choice(seat) for choice in (RollOn, Stop, Draw))


def _choices(dice: Dice) -> Iterator[Dice]:
    """Yield every choice of some of the dice, each once."""
    for count in range(1, len(dice) + 1):
        yield from dict.fromkeys(combinations(dice, count))
