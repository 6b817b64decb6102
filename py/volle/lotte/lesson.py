"""The first match of Volle Lotte: two turns each, for a person and a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from volle.core.game import CHANCE, Seat
from volle.core.lesson import PUPIL, Lesson, Said
from volle.lotte import table
from volle.lotte.events import DiceRolled, Event, TurnLost, TurnScored
from volle.lotte.types import DICE, Action, CardName, Dice, Roll, RollOn, State, TurnCard


class _Turn(NamedTuple):
    """The scripted part of a turn."""

    cards: tuple[CardName, ...]
    rolls: tuple[Dice, ...]
    """If fewer dice are rolled, the first ones of these."""


_TURNS: Final = (
    _Turn(("bonus-300",), ((1, 5, 1, 2, 3, 6), (1, 4, 6), (2, 3))),
    _Turn(("bonus-200",), ((1, 5, 2, 3, 4, 6), (2, 3, 4, 6))),
    _Turn(("double", "fireworks"), ((1, 1, 1, 5, 2, 6), (1, 5), (2, 2, 2, 5, 3, 6), (1, 4), (6,))),
    _Turn(("fireworks",), ((3, 3, 3, 1, 2, 4), (2, 6))),
)
"""The turns of the person and of the bot, alternating."""


def _scripted(state: State, seat: Seat, events: Sequence[Event]) -> Action | None:
    """Return the scripted action of chance or of the bot, if there is one."""
    if state.turn >= len(_TURNS):
        return None
    cards, rolls = _TURNS[state.turn]
    if seat != CHANCE:
        # It rolls once too often, so that it can be seen what that costs.
        return RollOn(seat) if state.phase == "go" and len(state.set_aside) < DICE else None
    if state.phase == "card":
        return TurnCard(cards[state.cards]) if state.cards < len(cards) else None
    rolled = sum(isinstance(event, DiceRolled) for event in _in_turn(events))
    if rolled >= len(rolls):
        return None
    return Roll(tuple(sorted(rolls[rolled][: table.roll_count(state)])))


def _in_turn(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events of the current turn."""
    ends = [place for place, event in enumerate(events, 1) if isinstance(event, TurnScored | TurnLost)]
    return events[max(ends, default=0) :]


_STEPS: Final = {
    "goal": Said("lotte.turn.start"),
    "bonus": Said("lotte.card.bonus"),
    "go": Said("lotte.roll.stop"),
    "go-on": Said("lotte.roll.aside"),
    "full": Said("lotte.full-roll"),
    "scored": Said("lotte.roll.stop", waits=True),
    "lost": Said("lotte.roll.nothing", waits=True),
    "watch": Said("lotte.turn.start"),
    "again": Said("lotte.roll.nothing"),
    "double": Said("lotte.card.double"),
    "go-double": Said("lotte.full-roll"),
    "fireworks": Said("lotte.card.fireworks"),
    "over": Said("lotte.end.catch-up", waits=True),
}


def _step(state: State, events: Sequence[Event]) -> str | None:
    """Return the step of the guide."""
    begins = state.phase == "card" and not state.cards
    if state.turn >= len(_TURNS):
        return "over" if begins and state.turn == len(_TURNS) else None
    if table.acting_seat(state) != PUPIL:
        return _before_bot(events) if begins else "watch"
    if begins:
        return "again" if state.turn else "goal"
    return _with_dice(state)


def _before_bot(events: Sequence[Event]) -> str:
    """Return the step after the person's turn."""
    lost = [isinstance(event, TurnLost) for event in events if isinstance(event, TurnScored | TurnLost)]
    return "lost" if lost[-1] else "scored"


def _with_dice(state: State) -> str:
    """Return the step for the person with a card."""
    if len(state.set_aside) == DICE and table.may_stop(state):
        return "full"
    if state.card == "fireworks":
        return "fireworks"
    if not state.set_aside:
        return "double" if state.turn else "bonus"
    if state.turn:
        return "go-double"
    return "go" if len(state.set_aside) == 3 else "go-on"


LESSONS: Final = {
    "first": Lesson(
        bots=("cautious",),
        scripted=_scripted,
        step=_step,
        steps=_STEPS,
        points=lambda state: state.scores[PUPIL],
        later=(
            "lotte.card.stop",
            "lotte.card.plus-minus",
            "lotte.card.straight",
            "lotte.card.clover",
            "lotte.score.once",
            "lotte.end.target",
        ),
    )
}
"""By their names."""
