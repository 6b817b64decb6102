"""Values for sentences about this game's events, beyond those of every game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from volle.core.game import Variable
from volle.core.localization import Localization, Word
from volle.wolle.events import (
    BidReached,
    CardsTaken,
    DiceRolled,
    DisplayDealt,
    Event,
    HerdTopped,
    OrderPlaced,
    ResultRescued,
    RoundEnded,
    SheepReturned,
)
from volle.wolle.types import Card, CardId, Options


def fields() -> Mapping[str, Variable]:
    """Return the variables of sentences, by the fields of events that they show."""
    return {
        "boards": Variable("boardWords", "per-seat"),
        "bids": Variable("bidWords", "per-seat"),
        "count": Variable("cardCount", "plain"),
        "counts": Variable("countWords", "per-seat"),
        "dice": Variable("diceWords", "list"),
        "owner": Variable("ownerName", "seat"),
        "seats": Variable("skippedNames", "seats"),
        "skipped": Variable("skippedNames", "seats"),
        "total": Variable("totalWords", "number"),
    }


def event_words(event: Event, options: Options, l10n: Localization) -> dict[str, Word]:
    """Return the variables for the sentence of an event that name cards, payments, penalties and seats."""
    match event:
        case DisplayDealt() | CardsTaken() | SheepReturned():
            return _cards(event.cards, options, l10n)
        case HerdTopped():
            return _cards(() if event.card is None else (event.card,), options, l10n)
        case OrderPlaced():
            return {"named": "no" if event.sheep_number is None else "yes"}
        case DiceRolled():
            return {"malus": max(0, -event.corner)}
        case BidReached() | ResultRescued():
            return {"payment": payment_kind(event.bonus, event.chips)}
        case RoundEnded():
            return {"skippedCount": len(event.skipped)}
        case _:
            return {}


def payment_kind(bonus: int, chips: int) -> str:
    """Return the kind of payment, for sentences to select by."""
    if bonus:
        return "both" if chips else "bonus"
    return "chips" if chips else "none"


def _cards(ids: Iterable[CardId] | None, options: Options, l10n: Localization) -> dict[str, Word]:
    """Return cards as a list, if they may be named: cards of one name are counted, dogs as a number."""
    deck = {card.id: card for card in options.deck.cards}
    cards = [deck[id_] for id_ in ids or ()]
    return {"named": "yes" if cards else "no", "cardNames": card_list(cards, l10n)}


def card_list(cards: Iterable[Card], l10n: Localization, among: Iterable[Card] = ()) -> str:
    """Return cards as a list: dogs as one item, and sheep with their numbers where others have their names.

    Others are those of the list, and cards `among` which it is chosen.
    """
    listed = list(cards)
    others = {card.id: card for card in (*listed, *among)}.values()
    names = []
    for card in listed:
        alike = [other for other in listed if _face(other) == _face(card)]
        told = sum(_face(other) == _face(card) for other in others) > 1
        if card.kind != "dog" or card is alike[0]:
            words = {**card_words(card), "told": "yes" if told else "no", "count": len(alike)}
            names.append(l10n.say(f"card-short-{card.kind}", **words))
    return l10n.listed(names)


def card_words(card: Card) -> dict[str, Word]:
    """Return the variables for a card: its points without a sign, and its number."""
    return {"size": abs(card.points), "number": card.number or 0}


def _face(card: Card) -> tuple[str, int]:
    """Return the name of a card in a list, as a message and a number."""
    return card.kind, card.points
