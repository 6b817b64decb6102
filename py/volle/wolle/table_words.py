"""The table, the choices and the odds of this game in the terminal, in the words of the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

from volle.core.localization import Choice, Localization, Question, Row, TableWords, Word
from volle.wolle.cards import HOUSE_DECK
from volle.wolle.notation import format_action
from volle.wolle.scoring import Result
from volle.wolle.sentences import card_list, card_words, payment_kind
from volle.wolle.types import (
    DIE_NAMES,
    Card,
    Claim,
    Keep,
    MakeBid,
    Miss,
    Options,
    Payment,
    Rescue,
    SeatAction,
    Take,
    Top,
)
from volle.wolle.view import SeatView, TurnView, View

_DOT: Final = " · "
_SCORED: Final = ("plain", "black", "set_370", "set_007", "dogs", "bone", "chips", "total")
"""The parts of a score, in the order of the score sheet."""


def table_words() -> TableWords:
    """Return what this game says in the terminal."""
    return TableWords(_table, _question, _move, _reason, _deck, _odds)


# ------------------------------------------------------------------------------ the table


def _table(view: View, names: tuple[str, ...], l10n: Localization) -> tuple[Row, ...]:
    """Return the round, the cards, the seats and the turn, or the score sheet."""
    if view.result:
        return tuple(_sheet(view.result, names, l10n))
    head = (
        l10n.say("round-of", round=view.round, rounds=view.rounds),
        l10n.say("cards-left", count=view.undealt_count),
        l10n.say("stock-chips", count=view.stock),
    )
    display = "display-heading" if view.display else "display-empty"
    cards = (f"  {_in_full(card, l10n)}" for card in view.display)
    seats = (_seat(view, seat, name, l10n) for seat, name in enumerate(names))
    turn = _turn(view.turn, names, l10n) if view.turn and view.phase == "try" else ()
    return ((_DOT.join(head),), (l10n.say(display),), *((card,) for card in cards), *seats, *turn)


def _sheet(result: Result, names: tuple[str, ...], l10n: Localization) -> Iterator[Row]:
    """Yield the score sheet: a line for each seat, with its points for each kind of thing."""
    yield (l10n.say("scores-caption"),)
    yield "", *(l10n.say(f"scores-{part.replace('_', '-')}") for part in _SCORED), ""
    for seat, (name, score) in enumerate(zip(names, result.scores, strict=True)):
        points = (l10n.number(getattr(score, part)) for part in _SCORED)
        yield name, *points, l10n.say("scores-winner") if seat in result.winners else ""


def _seat(view: View, seat: int, name: str, l10n: Localization) -> Row:
    """Return the line of a seat: its bid, chips, herd, dogs and bone, and its top card."""
    shown = view.seats[seat]
    goods = [l10n.say("seat-dogs", count=len(shown.dogs))] if shown.dogs else []
    goods += [l10n.say("seat-bone")] if shown.has_bone else []
    return (
        name,
        *_bid(view, shown, l10n),
        l10n.say("seat-chips", count=shown.chips),
        l10n.say("seat-herd", count=shown.herd_count) if shown.herd_count else "",
        _DOT.join(goods),
        _top(shown, l10n),
    )


def _bid(view: View, seat: SeatView, l10n: Localization) -> tuple[str, str]:
    """Return the bid of a seat and its place in the order, as far as they may be known."""
    if seat.place and seat.bid:
        return l10n.say("seat-bid", bid=str(seat.bid)), l10n.say("seat-place", place=seat.place)
    if view.phase != "bids":
        return "", ""
    return l10n.say("seat-has-bid" if seat.has_bid else "seat-no-bid"), ""


def _top(seat: SeatView, l10n: Localization) -> str:
    """Return the top card of a seat, or without one the number on the back of its board."""
    if seat.top:
        return l10n.say("seat-top", card=_in_full(seat.top, l10n))
    if seat.sheep_number is None:
        return ""
    number = l10n.say("seat-sheep-number-name", number=seat.sheep_number)
    return _DOT.join((l10n.say("seat-no-top"), number))


def _turn(turn: TurnView, names: tuple[str, ...], l10n: Localization) -> Iterator[Row]:
    """Yield the try, the dice and the result of a turn."""
    earns = l10n.say("tray-earns", count=turn.entitled)
    tries = l10n.say("tray-try", **{"try": turn.tries})
    heading = l10n.say("tray-heading", name=names[turn.seat], bid=str(turn.bid))
    yield (_DOT.join((heading, tries, earns)),)
    dice = zip(DIE_NAMES, turn.dice or (), strict=False)
    kept = ("yes" if die in turn.kept else "no" for die in DIE_NAMES)
    shown = (
        l10n.say("die-shows", die=die, value=value, kept=is_kept)
        for (die, value), is_kept in zip(dice, kept, strict=False)
    )
    yield (_DOT.join(shown),)
    parts = [l10n.say("tray-result-name", result=turn.result or 0, target=turn.target)]
    parts += [l10n.say("tray-bonus", bonus=turn.corner)] if turn.corner > 0 else []
    yield (_DOT.join(parts),)


def _in_full(card: Card, l10n: Localization) -> str:
    """Return a card with everything printed on it."""
    return l10n.say(f"card-{card.kind}", **card_words(card), **_corner(card))


def _corner(card: Card) -> dict[str, Word]:
    """Return the variables for the corner of a card."""
    if isinstance(card.corner, str):
        return {"corner": card.corner}
    sign = "bonus" if card.corner > 0 else "minus" if card.corner else "none"
    return {"corner": sign, "corner_size": abs(card.corner)}


# ------------------------------------------------------------------------------ choices


def _question(view: View, names: tuple[str, ...], l10n: Localization) -> Question:
    """Return what a seat is asked, and its choices in words."""
    assert view.seat is not None, "a seat decides"
    name = names[view.seat]
    match view.phase:
        case "bids":
            # The highest bid first: so the place of 14 in the list is 14, whether 26+ is open or not.
            choices = [_choice(one, view, l10n) for one in reversed(view.legal)]
            return Question((l10n.say("bids-heading", name=name),), tuple(choices))
        case "try":
            return _after_try(view, name, l10n)
        case "take":
            return _take(view, name, l10n)
        case "bone":
            assert view.taking and view.taking.bone_owner is not None, "someone has the bone"
            asked = l10n.say("bone-question", name=name, owner=names[view.taking.bone_owner])
            return Question((asked,), tuple(_choice(one, view, l10n) for one in view.legal))
    choices = [_choice(one, view, l10n) for one in view.legal]
    return Question((l10n.say("top-question", name=name),), tuple(choices))


def _choice(action: SeatAction, view: View, l10n: Localization) -> Choice:
    """Return an action in words."""
    return Choice(_move(action, view, l10n), format_action(action))


def _move(action: SeatAction, view: View, l10n: Localization) -> str:
    """Return what a legal action does."""
    match action:
        case MakeBid():
            return l10n.say("bids-confirm", bid=str(action.bid))
        case Take():
            chosen = [card for card in view.display if card.id in action.cards]
            return l10n.say("move-cards", cards=card_list(chosen, l10n, view.display))
        case Top():
            assert view.taking, "there are new sheep"
            top = next(card for card in view.taking.new_sheep if card.id == action.card)
            return l10n.say("top-name", card=_in_full(top, l10n))
        case Keep() | Claim() | Rescue() | Miss():
            assert view.turn, "a seat that has rolled has a turn"
            return _DOT.join(_answer(action, view.turn, l10n))
    return l10n.say(action.verb)


def _after_try(view: View, name: str, l10n: Localization) -> Question:
    """Return the choices after a try that has not reached the bid."""
    turn = view.turn
    assert turn is not None, "a seat that has rolled has a turn"
    lines = [l10n.say("terminal-wolle-try", name=name, short=turn.short or 0)]
    if turn.miss_takes and any(isinstance(one, Miss) for one in view.legal):
        lines.append(l10n.say("try-rescue-note", count=len(turn.miss_takes)))
    choices = [_choice(one, view, l10n) for one in view.legal]
    return Question(tuple(lines), tuple(choices))


def _answer(action: SeatAction, turn: TurnView, l10n: Localization) -> tuple[str, ...]:
    """Return what an action after a try does, and what it brings."""
    match action:
        case Keep():
            assert turn.dice is not None, "a die that is kept has been rolled"
            value = turn.dice[DIE_NAMES.index(action.die)]
            return (l10n.say("keep-name", die=action.die, value=value),)
        case Claim() if turn.claim:
            return _pay(turn.claim, l10n), l10n.say("claim-earns", count=turn.entitled)
        case Rescue() if turn.rescue:
            return _pay(turn.rescue, l10n), l10n.say("rescue-earns", chips=turn.rescue_chips)
    count = len(turn.miss_takes)
    brings = l10n.say("miss-costs" if count else "miss-earns", count=count, chips=turn.miss_chips)
    return l10n.say("miss"), brings


def _pay(payment: Payment, l10n: Localization) -> str:
    """Return what a payment costs."""
    return l10n.say("pay", payment=payment_kind(*payment), bonus=payment.bonus, chips=payment.chips)


def _take(view: View, name: str, l10n: Localization) -> Question:
    """Return the cards that may be taken; those that no one can tell apart count once."""
    assert view.taking, "cards are taken"
    words: dict[str, str] = {}
    for choice in (_choice(one, view, l10n) for one in view.legal):
        words.setdefault(*choice)
    asked = l10n.say("terminal-wolle-take", name=name, count=view.taking.count)
    return Question((asked,), tuple(Choice(*one) for one in words.items()))


# ------------------------------------------------------------------------------ the coach, the deck, the odds


def _reason(values: Mapping[str, Any], options: Options, _l10n: Localization) -> dict[str, Word]:
    """Return the variables for the card that a reason names."""
    card = next((one for one in options.deck.cards if one.id == values.get("card")), None)
    return {**card_words(card), "kind": card.kind, "told": "no", "count": 1} if card else {}


def _deck(l10n: Localization) -> tuple[Row, ...]:
    """Return the cards of the house deck under the names of their kinds."""
    rows: list[Row] = []
    for kind, alike in groupby(sorted(HOUSE_DECK.cards, key=_kind_order), attrgetter("kind")):
        cards = list(alike)
        rows.append((l10n.say(f"deck-kind-{kind}", count=len(cards)),))
        if cards[0].is_sheep:
            rows += [(f"  {_in_full(card, l10n)}",) for card in cards]
    return tuple(rows)


def _kind_order(card: Card) -> int:
    """Return the place of a card's kind: ordinary sheep first, the bone last."""
    return ("plain", "370", "007", "black", "dog", "bone").index(card.kind)


def _odds(known: Mapping[str, Fraction], l10n: Localization) -> tuple[Row, ...]:
    """Return the chance to reach each bid."""
    rows = [
        (l10n.say("seat-bid", bid=code.removeprefix("bid ")), l10n.percent(chance))
        for code, chance in known.items()
    ]
    return ((l10n.say("terminal-wolle-reach"),), *rows)
