"""A position between turns as a seat knows it: what each seat has, and the cards on display and to come.

A seat assumes that the cards which it has forgotten are as good as all the cards that it cannot tell apart:
those, and the cards to come.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from volle.core.game import Seat, replaced
from volle.wolle import scoring, table
from volle.wolle.cards import BOARD_NUMBERS, BONE_ID, HALF_DECK, HOUSE_DECK
from volle.wolle.types import Card
from volle.wolle.view import View

BEFORE_DEAL, BEFORE_BIDS, IN_ROUND, OVER = range(4)
"""The stages of a match."""
NONE: Final = 99
"""Stands for a plain sheep that a herd does not have yet: more points than any card."""
EVERY_SEAT: Final = range(len(BOARD_NUMBERS))
_ANY_BOARD: Final = BOARD_NUMBERS[0]
"""The number of each seat before the boards are dealt."""


class Unseen(NamedTuple):
    """The cards to come: those of each kind, cards with a bone symbol, and points of plain sheep."""

    cards: int
    sets_370: int
    sets_007: int
    dogs: int
    symbols: int
    bone: int
    black: int
    points: int


class Layout:
    """The cards of a round. A set of them is an integer: card i is in it if bit i is set."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.all = (1 << len(cards)) - 1
        self.sheep = self.set_of(lambda card: card.is_sheep)
        self.black = self.set_of(lambda card: card.kind == "black")
        self.symbols = self.set_of(lambda card: card.corner == "bone")
        self.bone = self.set_of(lambda card: card.kind == "bone")

    def set_of(self, belongs: Callable[[Card], bool]) -> int:
        """Return the set of the cards that belong."""
        return sum([1 << place for place, card in enumerate(self.cards) if belongs(card)])

    def named(self, ids: Sequence[str]) -> int:
        """Return the set of the cards with these ids."""
        return self.set_of(lambda card: card.id in ids)

    def chosen(self, part: int) -> list[Card]:
        """Return the cards of a set."""
        return [card for place, card in enumerate(self.cards) if part >> place & 1]


layout_of: Final = lru_cache(maxsize=64)(Layout)
"""The layout of cards; the same cards have the same one, so that positions can be compared."""


class Position(NamedTuple):
    """A position; what a seat has is one tuple for each thing."""

    stage: int
    layout: Layout
    display: int
    """The cards that are left, as a set of the layout, and new sheep that are not stacked yet."""
    unseen: Unseen
    """The cards to come."""
    order: tuple[Seat, ...]
    """The seats still to act in the round."""
    first: Seat
    """The seat that went first, of two in a round; otherwise -1."""
    bone: Seat
    """The owner of the bone; -1 if it is not owned."""
    numbers: tuple[int, ...]
    corners: tuple[int, ...]
    chips: tuple[int, ...]
    dogs: tuple[int, ...]
    sets_370: tuple[int, ...]
    sets_007: tuple[int, ...]
    small: tuple[tuple[int, int], ...]
    """The two smallest plain sheep of each seat; NONE for one that it does not have."""
    points: tuple[int, ...]
    """Printed points of plain and black sheep."""
    targets: tuple[int, ...]
    """The bids of the seats that roll in the round; 0 of one that does not, and before the reveal."""

    @property
    def stock(self) -> int:
        """The wool chips that no seat owns."""
        return table.CHIPS - sum(self.chips)

    @property
    def rollers(self) -> int:
        """The number of seats still to roll in the round: the last one does not, unless there are two."""
        seats = len(self.order)
        return seats - 1 if seats and len(self.chips) > 2 else seats

    def score(self, seat: Seat) -> int:
        """Return the points of a seat as if the match ended now. Rule wolle.score.sum."""
        dogs = self.dogs[seat]
        points = self.points[seat] + self.chips[seat]
        points += scoring.set_370_points(self.sets_370[seat]) + scoring.set_007_points(self.sets_007[seat])
        if not dogs:
            return points - sum([one for one in self.small[seat] if one != NONE])
        points += scoring.dog_points(dogs, self.most_dogs_beside(seat))
        return points + scoring.bone_points(dogs, has_bone=self.bone == seat)

    def most_dogs_beside(self, seat: Seat) -> int:
        """Return the largest number of dogs of another seat."""
        return max([dogs for other, dogs in enumerate(self.dogs) if other != seat])

    def paid(self, seat: Seat, chips: int) -> Position:
        """Return the position after a seat has paid chips, or got some if negative."""
        return self._replace(chips=replaced(self.chips, seat, self.chips[seat] - chips))


def given(p: Position, seat: Seat, part: int, top: Card | None, *, steals: bool) -> Position:
    """Return the position after a seat has taken cards, with `top` as its new top card, and passed on."""
    left = p._replace(display=p.display & ~part)
    if part:
        left = _herded(left, seat, p.layout.chosen(part))
    if steals or part & p.layout.bone:
        left = left._replace(bone=seat)
    if top is not None:
        left = left._replace(
            numbers=replaced(p.numbers, seat, top.number or 0),
            corners=replaced(p.corners, seat, corner_of(top)),
        )
    return _passed_on(left)


def _herded(p: Position, seat: Seat, cards: Sequence[Card]) -> Position:
    """Return the position with cards in the herd of a seat."""
    points, dogs = p.points[seat], p.dogs[seat]
    sets_370, sets_007, small = p.sets_370[seat], p.sets_007[seat], p.small[seat]
    for card in cards:
        points += card.points
        match card.kind:
            case "370":
                sets_370 += 1
            case "007":
                sets_007 += 1
            case "dog":
                dogs += 1
            case "plain":
                first, second = sorted([*small, card.points])[:2]
                small = (first, second)
    return p._replace(
        points=replaced(p.points, seat, points),
        dogs=replaced(p.dogs, seat, dogs),
        sets_370=replaced(p.sets_370, seat, sets_370),
        sets_007=replaced(p.sets_007, seat, sets_007),
        small=replaced(p.small, seat, small),
    )


def _passed_on(p: Position) -> Position:
    """Return the position after the turn of the seat to act: of the next one, or after the round."""
    order = p.order[1:]
    if p.display and (order or (p.first >= 0 and len(p.order) == 1)):
        return p._replace(order=order)
    stage = BEFORE_DEAL if p.unseen.cards else OVER
    return p._replace(stage=stage, order=(), first=-1, display=0, targets=(0,) * len(p.targets))


def rolling_of(order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats that roll in a round: the last one does not, unless there are two."""
    return order if len(order) == 2 else order[:-1]


def must_take_rest(p: Position) -> Seat | None:
    """Return the seat that gets the rest without a roll. Rules wolle.turn.last, wolle.two.leftover."""
    if p.stage != IN_ROUND:
        return None
    if p.first >= 0:
        return None if p.order else p.first
    return p.order[0] if len(p.order) == 1 else None


def corner_of(card: Card | None) -> int:
    """Return the bonus or malus of a card on top."""
    return card.corner if card is not None and isinstance(card.corner, int) else 0


def position_of(view: View, remembered: Collection[Seat] = EVERY_SEAT) -> Position:
    """Return the position of a view, from the seat to act on, to who remembers the herds of these seats."""
    known = _Known(view, remembered)
    order = view.order[view.order.index(view.turn.seat) :] if view.turn and not view.turn.leftover else ()
    seats = range(len(view.seats))
    rolling = rolling_of(view.order)
    herds = [known.herd(seat) for seat in seats]
    layout = layout_of((*view.display, *(view.taking.new_sheep if view.taking else ())))
    stage = {"boards": BEFORE_DEAL, "deal": BEFORE_DEAL, "bids": BEFORE_BIDS, "over": OVER}
    return Position(
        stage=stage.get(view.phase, IN_ROUND),
        layout=layout,
        display=layout.all,
        unseen=known.to_come,
        order=order,
        first=view.order[0] if len(view.seats) == 2 and view.order else -1,
        bone=next((seat for seat in seats if view.seats[seat].has_bone), -1),
        numbers=tuple([view.seats[seat].sheep_number or _ANY_BOARD for seat in seats]),
        corners=tuple([corner_of(view.seats[seat].top) for seat in seats]),
        chips=tuple([seat.chips for seat in view.seats]),
        dogs=tuple([len(seat.dogs) for seat in view.seats]),
        sets_370=tuple([herd.sets_370 for herd in herds]),
        sets_007=tuple([herd.sets_007 for herd in herds]),
        small=tuple([herd.small for herd in herds]),
        points=tuple([herd.points for herd in herds]),
        targets=tuple(
            [bid.target if (bid := view.seats[seat].bid) and seat in rolling else 0 for seat in seats]
        ),
    )


class _Herd(NamedTuple):
    """The cards of a herd, known or assumed."""

    sets_370: int
    sets_007: int
    small: tuple[int, int]
    points: int


class _Known:
    """The cards that are known and those that are not.

    A view that remembers has the cards to come. Any other shows a position alone: then they are of the house
    deck, or of half of it.
    """

    def __init__(self, view: View, remembered: Collection[Seat]) -> None:
        self._view = view
        self.herds = [
            seat.herd if seat.herd is not None and number in remembered else (seat.top,) if seat.top else ()
            for number, seat in enumerate(view.seats)
        ]
        self._hidden = [*self._forgotten(), *view.undealt] if view.undealt is not None else self._unseen()
        self._sheep = [card for card in self._hidden if card.is_sheep]

    def _forgotten(self) -> list[Card]:
        """Return the cards of the herds that are not remembered."""
        seats = zip(self._view.seats, self.herds, strict=True)
        return [card for seat, known in seats for card in seat.herd or () if card not in known]

    def _unseen(self) -> list[Card]:
        """Return the cards of the house deck, or of half of it, that the view does not show."""
        view = self._view
        seen = [card.id for herd in self.herds for card in herd]
        seen += [card.id for card in (*view.display, *(view.taking.new_sheep if view.taking else ()))]
        for seat in view.seats:
            seen += [*[card.id for card in seat.dogs], *([BONE_ID] if seat.has_bone else [])]
        deck = HALF_DECK if view.short else HOUSE_DECK
        return [card for card in deck.cards if card.id not in seen]

    @cached_property
    def to_come(self) -> Unseen:
        """The cards to come: dogs and the bone exactly, sheep in proportion unless all are remembered."""
        kinds = [card.kind for card in self._hidden]
        dogs, bone = kinds.count("dog"), kinds.count("bone")
        sheep = self._view.undealt_count - dogs - bone

        def part(amounts: Sequence[int]) -> int:
            """Return the share of an amount of the hidden sheep, rounded."""
            return _rounded(sheep * sum(amounts), len(self._sheep))

        return Unseen(
            cards=self._view.undealt_count,
            sets_370=part([card.kind == "370" for card in self._sheep]),
            sets_007=part([card.kind == "007" for card in self._sheep]),
            dogs=dogs,
            symbols=part([card.corner == "bone" for card in self._sheep]),
            bone=bone,
            black=part([card.kind == "black" for card in self._sheep]),
            points=part([card.points for card in self._sheep if card.kind == "plain"]),
        )

    def herd(self, seat: Seat) -> _Herd:
        """Return the herd of a seat; forgotten cards are as good as the hidden sheep."""
        cards = self.herds[seat]
        kinds = [card.kind for card in cards]
        plain = sorted([card.points for card in cards if card.kind == "plain"])
        first, second = [*plain, NONE, NONE][:2]
        forgotten = self._view.seats[seat].herd_count - len(cards)
        more = [
            _rounded(forgotten * sum(amounts), len(self._sheep))
            for amounts in (
                [card.kind == "370" for card in self._sheep],
                [card.kind == "007" for card in self._sheep],
                [card.points for card in self._sheep],
            )
        ]
        return _Herd(
            kinds.count("370") + more[0],
            kinds.count("007") + more[1],
            (first, second),
            sum([card.points for card in cards]) + more[2],
        )


def _rounded(part: int, whole: int) -> int:
    """Return a fraction, rounded; 0 of nothing."""
    return (2 * part + whole) // (2 * whole) if whole else 0
