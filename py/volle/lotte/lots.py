"""Chosen chance: the dice that roll or the card that is turned over, with chosen values."""

from __future__ import annotations

from volle.core.game import Lot
from volle.core.refusals import check_lots, number_of, refuse
from volle.lotte import legal, table
from volle.lotte.cards import DECK, FACES
from volle.lotte.types import SIDES, Action, Roll, State, TurnCard


def lots(state: State) -> tuple[Lot, ...]:
    """Return the card to turn over, with the kinds that are left, or each die that rolls."""
    if state.phase == "card":
        left = zip(DECK, legal.drawable(state), strict=True)
        return (Lot("card", tuple(card.name for card, count in left if count)),)
    if state.phase == "roll":
        return (Lot("die", tuple(map(str, range(1, SIDES + 1)))),) * table.roll_count(state)
    return ()


def choose_lots(state: State, values: tuple[str, ...]) -> Action:
    """Return the card of this name, or the roll with these numbers in any order."""
    rule = "lotte.deck" if state.phase == "card" else "lotte.dice"
    check_lots(lots(state), values, legal.to_act(state), legal.due(state), rule)
    if state.phase == "card":
        return _card(values[0])
    return Roll(tuple(sorted(map(number_of, values))))


def _card(name: str) -> Action:
    """Return the card of that name. Raises IllegalAction if the deck has none."""
    if name not in FACES:
        refuse("card.none-left", "lotte.deck", card=name[:40])
    return TurnCard(FACES[name].name)
