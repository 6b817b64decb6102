"""Numbers for programs that learn Volle Wolle: ids of actions, and views as numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain, combinations
from typing import Any, Final, get_args

from volle.core.encoding import Encoding, Field, from_viewer, one_hot, seat_place
from volle.wolle.cards import BONE_ID, HOUSE_DECK, in_deck_order
from volle.wolle.notation import format_action
from volle.wolle.types import BIDS, DIE_NAMES, Bid, Card, Kind, Payment, Phase, SeatAction, Take, Top
from volle.wolle.view import SeatView, TurnView, View

_SEATS: Final = 6
_DISPLAY: Final = _SEATS + 1
_MOST_TAKEN: Final = 3
_ROUNDS: Final = 20
_CHIPS: Final = 25
_LAST_BIDS: Final = 3
_PHASES: Final = get_args(Phase)
_KINDS: Final = get_args(Kind)
_IDS: Final = tuple(card.id for card in HOUSE_DECK.cards)
_CARD: Final = len(_KINDS) + 4
_CARD_ABOUT: Final = (
    f"1 for its kind ({', '.join(_KINDS)}), points, number, corner, 1 for a bone in the corner"
)

_TAKES: Final = tuple(
    places for count in range(1, _MOST_TAKEN + 1) for places in combinations(range(1, _DISPLAY + 1), count)
)
ACTIONS: Final = (
    *(f"bid {bid}" for bid in BIDS),
    *(f"keep {die}" for die in DIE_NAMES),
    "claim",
    "rescue",
    "miss",
    "steal",
    "leave",
    *(f"top {place}" for place in range(1, _DISPLAY + 1)),
    *(f"take {' '.join(map(str, places))}" for places in _TAKES),
)
_NUMBERS: Final = {text: number for number, text in enumerate(ACTIONS)}


def action_id(view: View, action: SeatAction) -> int:
    """Return the id of an action: its text without the seat, cards by their places from 1.

    Cards to take are counted on the display in deck order, those for the top among the new sheep.
    """
    match action:
        case Take(_, cards):
            order = in_deck_order(card.id for card in view.display)
            text = f"take {' '.join(str(order.index(card) + 1) for card in cards)}"
        case Top(_, card):
            assert view.taking, "the top card is chosen among new sheep"
            text = f"top {[sheep.id for sheep in view.taking.new_sheep].index(card) + 1}"
        case _:
            text = format_action(action).partition(" ")[2]
    return _NUMBERS[text]


def _cards(cards: Iterable[Card | None]) -> list[int]:
    """Return each card as numbers; zeros for none."""
    return [*chain.from_iterable(map(_card, cards))]


def _card(card: Card | None) -> list[int]:
    """Return a card as numbers."""
    if card is None:
        return [0] * _CARD
    corner = card.corner if isinstance(card.corner, int) else 0
    return [*one_hot(card.kind, _KINDS), card.points, card.number or 0, corner, int(card.corner == "bone")]


def _display(view: View) -> list[Card]:
    """Return the display in deck order."""
    by_id = {card.id: card for card in view.display}
    return [by_id[id_] for id_ in in_deck_order(by_id)]


def _known(seat: SeatView) -> set[str]:
    """Return the ids of the cards that the viewer knows to be a seat's."""
    herd = seat.herd or ((seat.top,) if seat.top else ())
    bone = {BONE_ID} if seat.has_bone else set()
    return {card.id for card in (*herd, *seat.dogs)} | bone


def _bid(bid: Bid | None) -> int:
    """Return a bid as its place among all, from 1; 0 for none."""
    return 0 if bid is None else BIDS.index(bid) + 1


def _last_bids(seat: SeatView) -> list[int]:
    """Return the last bids of finished rounds, the latest first."""
    found = [_bid(bid) for bid in reversed((seat.past_bids or ())[-_LAST_BIDS:])]
    return found + [0] * (_LAST_BIDS - len(found))


def _payment(payment: Payment | None) -> list[int]:
    """Return a payment: 1 if it is possible, its bonus and its chips."""
    return [1, *payment] if payment else [0, 0, 0]


def _of_seats(read: Callable[[SeatView], Iterable[Any]]) -> Callable[[View], Iterable[Any]]:
    """Return a function of a view that reads all seats, from the viewer clockwise."""
    return lambda view: chain.from_iterable(map(read, from_viewer(view, view.seats)))


def _of_turn(read: Callable[[TurnView], Iterable[Any]]) -> Callable[[View], Iterable[Any]]:
    """Return a function of a view that reads the turn, if there is one."""
    return lambda view: read(view.turn) if view.turn else ()


def _new_sheep(view: View) -> list[int]:
    """Return the new sheep that wait for the herd."""
    return _cards(view.taking.new_sheep) if view.taking else []


def _bone_owner(view: View) -> list[int]:
    """Return the owner of a bone that may be taken."""
    return seat_place(view, view.taking.bone_owner if view.taking else None, _SEATS)


FIELDS: Final = (
    Field("seats", 1, 0, _SEATS, "number of seats", lambda view: [len(view.seats)]),
    Field(
        "phase",
        len(_PHASES),
        0,
        1,
        f"1 for the phase: {', '.join(_PHASES)}",
        lambda v: one_hot(v.phase, _PHASES),
    ),
    Field(
        "rounds", 2, 0, _ROUNDS, "the round, from 1, and their number", lambda view: [view.round, view.rounds]
    ),
    Field("undealt", 1, 0, len(_IDS), "cards that are not laid out yet", lambda view: [view.undealt_count]),
    Field("stock", 1, 0, _CHIPS, "wool chips without an owner", lambda view: [view.stock]),
    Field(
        "display",
        _DISPLAY * _CARD,
        -12,
        99,
        f"each card of the display, in deck order: {_CARD_ABOUT}",
        lambda view: _cards(_display(view)),
    ),
    Field(
        "known",
        _SEATS * len(_IDS),
        0,
        1,
        "from the viewer clockwise, 1 for each of the sixty cards (sheep by number, dogs, the bone) that the "
        "viewer knows to be a seat's: with memory all, else dogs, top cards and open herds",
        _of_seats(lambda seat: [card in _known(seat) for card in _IDS]),
    ),
    Field(
        "tops",
        _SEATS * _CARD,
        -12,
        99,
        f"from the viewer clockwise, the top card: {_CARD_ABOUT}",
        _of_seats(lambda seat: _card(seat.top)),
    ),
    Field(
        "herds",
        _SEATS,
        0,
        len(_IDS),
        "sheep of each seat, from the viewer clockwise",
        _of_seats(lambda seat: [seat.herd_count]),
    ),
    Field("chips", _SEATS, 0, _CHIPS, "the same of wool chips", _of_seats(lambda seat: [seat.chips])),
    Field(
        "numbers",
        _SEATS,
        0,
        99,
        "the same of the number that breaks ties",
        _of_seats(lambda s: [s.sheep_number or 0]),
    ),
    Field(
        "has_bid",
        _SEATS,
        0,
        1,
        "1 for a seat that has bid, from the viewer clockwise",
        _of_seats(lambda s: [s.has_bid]),
    ),
    Field(
        "bids",
        _SEATS,
        0,
        len(BIDS),
        "each bid that the viewer can see, from 1 for 14 to 14 for 26+; 0 for none",
        _of_seats(lambda seat: [_bid(seat.bid)]),
    ),
    Field(
        "past_bids",
        _SEATS * _LAST_BIDS,
        0,
        len(BIDS),
        "with memory, the bids of the last three rounds, the latest first, as in `bids`",
        _of_seats(_last_bids),
    ),
    Field(
        "places",
        _SEATS,
        0,
        _SEATS,
        "the place of each seat in the order, from 1",
        _of_seats(lambda s: [s.place or 0]),
    ),
    Field(
        "turn",
        _SEATS,
        0,
        1,
        "1 for the seat whose turn it is, from the viewer clockwise",
        lambda view: seat_place(view, view.turn.seat if view.turn else None, _SEATS),
    ),
    Field("tries", 1, 0, 3, "rolls made in this turn", _of_turn(lambda turn: [turn.tries])),
    Field("dice", 3, 0, 12, f"numbers on the {', '.join(DIE_NAMES)}", _of_turn(lambda turn: turn.dice or ())),
    Field(
        "kept",
        3,
        0,
        1,
        "1 for each of these dice that was kept",
        _of_turn(lambda turn: [die in turn.kept for die in DIE_NAMES]),
    ),
    Field("target", 1, 0, 26, "the bid of the turn", _of_turn(lambda turn: [turn.target])),
    Field("corner", 1, -9, 9, "bonus or malus of the turn", _of_turn(lambda turn: [turn.corner])),
    Field(
        "result",
        1,
        -9,
        60,
        "result of the dice, with malus and payment",
        _of_turn(lambda turn: [turn.result or 0]),
    ),
    Field("short", 1, 0, 60, "points missing to the bid", _of_turn(lambda turn: [turn.short or 0])),
    Field(
        "claim",
        3,
        0,
        _CHIPS,
        "1 if the bid can be claimed, with which bonus and chips",
        _of_turn(lambda t: _payment(t.claim)),
    ),
    Field("rescue", 3, 0, _CHIPS, "the same of a rescue", _of_turn(lambda turn: _payment(turn.rescue))),
    Field("earns", 3, 0, 3, "cards that success with each try brings", _of_turn(lambda turn: turn.earns)),
    Field(
        "miss_takes",
        1,
        0,
        _DISPLAY,
        "black sheep that a miss brings",
        _of_turn(lambda turn: [len(turn.miss_takes)]),
    ),
    Field(
        "new_sheep",
        _DISPLAY * _CARD,
        -12,
        99,
        f"the sheep to choose the top card from: {_CARD_ABOUT}",
        _new_sheep,
    ),
    Field(
        "bone_owner",
        _SEATS,
        0,
        1,
        "1 for the owner of a bone that may be taken, from the viewer clockwise",
        _bone_owner,
    ),
)


@cache
def encoding() -> Encoding:
    """Return the numbers of Volle Wolle."""
    return Encoding(ACTIONS, action_id, FIELDS)
