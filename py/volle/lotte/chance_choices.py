"""Chance chosen by people: the dice of a roll or the card that is turned over, with chosen values."""

from __future__ import annotations

from volle.core.game import ChanceChoice
from volle.core.refusals import check_choices, number_of, refuse
from volle.lotte import legal, table
from volle.lotte.cards import DECK, FACES
from volle.lotte.types import SIDES, Action, Roll, State, TurnCard


def chance_choices(state: State) -> tuple[ChanceChoice, ...]:
    """Return the card to turn over, with the faces left in the deck, or each die to roll."""
    if state.phase == "card":
        left = zip(DECK, legal.drawable(state), strict=True)
        return (ChanceChoice("card", tuple(card.name for card, count in left if count)),)
    if state.phase == "roll":
        return (ChanceChoice("die", tuple(map(str, range(1, SIDES + 1)))),) * table.roll_count(state)
    return ()


def choose(state: State, values: tuple[str, ...]) -> Action:
    """Return the action for a card of this name, or for these numbers in any order; raises IllegalAction."""
    rule = "lotte.deck" if state.phase == "card" else "lotte.dice"
    check_choices(chance_choices(state), values, legal.to_act(state), legal.due(state), rule)
    if state.phase == "card":
        return _card(values[0])
    return Roll(tuple(sorted(map(number_of, values))))


def _card(name: str) -> Action:
    """Return the action that turns over this card; raises IllegalAction if the deck has no such face."""
    if name not in FACES:
        refuse("card.none-left", "lotte.deck")
    return TurnCard(FACES[name].name)
