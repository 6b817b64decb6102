"""The features of a position for the net: whole numbers, each the number of a row in a table.

research/wolle/value/game.c computes the same ones while the net is learnt.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from volle.wolle import odds
from volle.wolle.brain.position import BEFORE_BIDS, IN_ROUND, NONE, Layout, Position, Unseen
from volle.wolle.cards import SHEEP_COUNT

# fmt: off
FEATURE_ROWS: Final = (
    15, 24, 18, 24, 45, 40, 100, 60, 90, 48, 54, 18, 10, 53, 14, 85, 16, 246, 42, 34, 32, 246, 84, 69, 69,
)
# fmt: on
"""The number of rows of each feature of a seat."""
SHARED_ROWS: Final = (15, 105, 7, 7, 9, 12, 9, 16, 24, 15, 4, 4, 5, 4, 14, 14, 14, 13, 5, 35)
"""The number of rows of each feature that all seats share."""
UNIT: Final = 4096
"""Parts of a chance, an expected card and a point in features."""
_MOST_NEEDED: Final = 39


@lru_cache(maxsize=64)
def takes_at(need: int) -> tuple[int, ...]:
    """Return the chances to take at least 0, 1, 2, ... cards, for a total to reach, in parts of UNIT."""
    tries = odds.success_by_try(need) if need <= odds.HIGHEST else (0, 0, 0)
    first, second, third = [(2 * UNIT * chance + 1) // 2 for chance in tries]
    return (UNIT, first + second + third, first + second, first, 0, 0)


class Features(NamedTuple):
    """The rows of the net's tables for a position."""

    seats: tuple[tuple[int, ...], ...]
    shared: tuple[int, ...]
    scores: tuple[int, ...]
    gains: tuple[int, ...]
    """The rough gain to expect of a seat's turn, in parts of UNIT."""
    slope: int
    """The row of the slopes."""


class _Cards(NamedTuple):
    """The counts of cards to come and on display that features have."""

    shared: tuple[int, ...]
    """The shared features of cards."""
    places: tuple[int, ...]
    """The cards on display, as places of the layout."""


@lru_cache(maxsize=4096)
def _cards(layout: Layout, display: int, unseen: Unseen) -> _Cards:
    """Return the counts of the cards on display and to come."""
    there = layout.chosen(display)
    kinds = [card.kind for card in there]
    good = sorted([card.points for card in there if card.kind == "plain"], reverse=True)
    corners = [card.corner for card in there if isinstance(card.corner, int)]
    first, second, third = [*good, 0, 0, 0][:3]
    shared = (
        min(unseen.sets_370, 6),
        min(unseen.sets_007, 6),
        min(unseen.dogs, 8),
        2 * min(unseen.symbols, 5) + unseen.bone,
        min(unseen.black, 8),
        min(unseen.points // 10, 15),
        min(len(there), 7),
        min(kinds.count("black"), 4),
        min(kinds.count("370"), 3),
        min(kinds.count("007"), 3),
        min(kinds.count("dog"), 4),
        2 if "bone" in kinds else 1 if display & layout.symbols else 0,
        min(first, 13),
        min(second, 13),
        min(third, 13),
        _within(-sum([card.points for card in there if card.kind == "black"]), 0, 12),
        min(max([0, *corners]), 4),
    )
    return _Cards(shared, tuple([place for place in range(len(layout.cards)) if display >> place & 1]))


class _Holding(NamedTuple):
    """What the rough value of cards to a seat depends on."""

    sets: tuple[int, int]
    """Cards of the sets that are begun, of 3-7-0 and of 0-0-7."""
    to_come: tuple[int, ...]
    """Cards of these sets to come."""
    dogs: int
    small: int
    """Points of the sheep to give back without a dog."""
    owns_bone: bool
    may_steal: bool
    is_last: bool
    """True in the last round."""


@lru_cache(maxsize=1024)
def _rough_values(layout: Layout, display: int, own: _Holding) -> list[tuple[int, int]]:
    """Return the rough values of the cards on display with their indices, the best first."""
    begun_370, begun_007 = own.sets
    u3, u7 = own.to_come
    values = {
        "370": (3 + min(u3, 3), 11 - (u3 > 0), -14 + 2 * min(u3, 2))[begun_370],
        "007": (6 if u7 > 3 else 3 if u7 > 1 else 0, min(4 * u7, 10), 21)[begun_007],
        "dog": (9 + (own.small if own.is_last else own.small // 2), -9, -1)[min(own.dogs, 2)]
        + 4 * own.owns_bone,
        "bone": 2 * (not own.is_last) + 4 * own.dogs,
    }
    symbol = (4 if own.is_last else 2) * min(own.dogs, 3) if own.may_steal else 0
    found = [
        (values.get(card.kind, card.points) + symbol * (card.corner == "bone"), index)
        for index, card in enumerate(layout.chosen(display))
    ]
    found.sort(key=itemgetter(0), reverse=True)
    return found


def rough_values(p: Position, seat: int) -> list[int]:
    """Return the rough value of each card on display to a seat, in points."""
    found = sorted(_common_of(p).values[seat], key=itemgetter(1))
    return [value for value, _ in found]


class _Common:
    """The part of the features that all orders and bids share."""

    def __init__(self, p: Position) -> None:
        self.p = p
        self.seats = len(p.chips)
        rounds = (p.unseen.cards + self.seats) // (self.seats + 1)
        self.is_last = not rounds
        self.rounds = min(rounds, 20)
        self.near = rounds if rounds <= 2 else 3 if rounds <= 4 else 4 if rounds <= 8 else 5
        self.cards, self.places = _cards(p.layout, p.display, p.unseen)
        self.scores = tuple([p.score(seat) for seat in range(self.seats)])
        self.leads = [
            (_within((2 * (score - _most_beside(self.scores, seat)) + 3) // 6, -20, 20) + 20) * 6 + self.near
            for seat, score in enumerate(self.scores)
        ]
        self.values = [self._rough(seat) if self.places else [] for seat in range(self.seats)]
        self.wishes = [_wishes(values) for values in self.values if values]
        few, cards = self.seats - 2, self.cards
        self.shared = (
            few * 3 + p.stage,
            few * 21 + self.rounds,
            *cards[:6],
            cards[6] * 3 + p.stage,
            cards[7] * 3 + p.stage,
            *cards[8:],
        )
        self._rows: dict[tuple[int, bool], tuple[int, ...]] = {}

    def _rough(self, seat: int) -> list[tuple[int, int]]:
        """Return the rough values of the cards on display to a seat with their indices, the best first."""
        p = self.p
        holding = _Holding(
            sets=(p.sets_370[seat] % 3, p.sets_007[seat] % 3),
            to_come=self.cards[:2],
            dogs=p.dogs[seat],
            small=sum([one for one in p.small[seat] if one != NONE]),
            owns_bone=p.bone == seat,
            may_steal=p.bone >= 0 and p.bone != seat,
            is_last=self.is_last,
        )
        return _rough_values(p.layout, p.display, holding)

    def rows(self, seat: int, *, pending: bool) -> tuple[int, ...]:
        """Return the rows of a seat; `pending` if it is still to take cards in the round."""
        found = self._rows.get((seat, pending))
        if found is None:
            found = self._rows[seat, pending] = self._seat(seat, pending)
        return found

    def _seat(self, seat: int, pending: bool) -> tuple[int, ...]:
        """Return the rows of a seat, computed."""
        p, near, cards = self.p, self.near, self.cards
        dogs, chips = min(p.dogs[seat], 4), p.chips[seat]
        most = min(p.most_dogs_beside(seat), 4)
        bone = 0 if p.bone == seat else 1 if p.bone < 0 else 2
        third, seventh = p.sets_370[seat] % 3, p.sets_007[seat] % 3
        soon = min(cards[2] + sum([p.layout.cards[place].kind == "dog" for place in self.places]), 3)
        small = 52
        if not dogs:
            both = sum([4 if one == NONE else one for one in p.small[seat]])
            small = 4 * min(both, 12) + soon
        return (
            third * 5 + min(cards[0], 4),
            (third * 4 + cards[8]) * 2 + pending,
            seventh * 6 + min(cards[1], 5),
            (seventh * 4 + cards[9]) * 2 + pending,
            dogs * 9 + cards[2],
            (dogs * 4 + min(cards[10], 3)) * 2 + pending,
            (dogs * 5 + most) * 4 + soon,
            (bone * 5 + dogs) * 4 + min(cards[3] // 2, 3),
            ((bone * 5 + dogs) * 3 + cards[11]) * 2 + pending,
            min(chips, 7) * 6 + near,
            (_within(p.corners[seat], -4, 4) + 4) * 6 + near,
            sum([number < p.numbers[seat] for number in p.numbers]) * 3 + p.stage,
            min(p.numbers[seat], SHEEP_COUNT + 6) // 6,
            small,
        )


_cached_common: Final = lru_cache(maxsize=64)(_Common)


def _common_of(p: Position) -> _Common:
    """Return the part of the features that all orders and bids share."""
    return _cached_common(p._replace(order=(), first=-1, targets=()))


def features(p: Position) -> Features:
    """Return the features of a position."""
    return _Round(p).features()


class _Round:
    """The features of a position that depend on the order of the seats and on their bids."""

    def __init__(self, p: Position) -> None:
        self.p = p
        self.common = _common_of(p)
        self.gains = [0] * self.common.seats
        self.left: dict[int, int] = {}
        self.won: dict[int, int] = {}
        self._go_through()

    def _go_through(self) -> None:
        """Compute the gains of the seats to act, which take their best cards by the chances of tries."""
        p, values = self.p, self.common.values
        there = [UNIT] * len(self.common.places)
        for place, seat in enumerate(p.order):
            self.left[seat] = sum(there)
            if self.common.seats > 2 and place == len(p.order) - 1:
                self.gains[seat] = sum([value * there[index] for value, index in values[seat]])
                continue
            need = p.targets[seat] - p.corners[seat] - min(p.chips[seat], 1)
            chances = takes_at(_within(need, 3, _MOST_NEEDED))
            gain = _taken(values[seat], chances, there)
            if chances[1]:
                part = max(chances[1] // 64, 1)
                self.won[seat] = 64 * (gain // part if gain >= 0 else -(-gain // part))
            self.gains[seat] = gain + (UNIT - chances[1]) * min(self.left[seat], UNIT) // UNIT
        if p.first >= 0:
            self.gains[p.first] += sum([value * there[index] for value, index in values[p.first]])

    def features(self) -> Features:
        """Return the features."""
        p, common = self.p, self.common
        sums = [UNIT * score + gain for score, gain in zip(common.scores, self.gains, strict=True)]
        seats = tuple([self._seat(seat, sums) for seat in range(common.seats)])
        rollers = p.rollers
        shared = (*common.shared, (common.seats - 2) * 7 + min(rollers, 6))
        phase = 1 + _within(rollers, 1, 5) if p.stage == IN_ROUND else p.stage
        slope = (phase * 5 + common.seats - 2) * 21 + common.rounds
        return Features(seats, shared, common.scores, tuple(self.gains), slope)

    def _seat(self, seat: int, sums: Sequence[int]) -> tuple[int, ...]:
        """Return the rows of a seat."""
        p, common = self.p, self.common
        waits = seat in self.left
        pending = p.stage == BEFORE_BIDS or waits
        need, left, gain, best, three, low = 84, 15, 41, 33, 31, 83
        place = p.stage
        gained = 40 + _within((self.gains[seat] + 12 * UNIT) // (2 * UNIT), 0, 30)
        if pending:
            best, three, low = common.wishes[seat]
        if waits:
            ahead = p.order.index(seat)
            is_last = common.seats > 2 and ahead == len(p.order) - 1
            place = 3 + 2 * min(ahead, 4) + is_last
            left = _within((2 * self.left[seat] + UNIT // 2) // UNIT, 0, 14)
            gain = _within((self.gains[seat] + 10 * UNIT + UNIT // 2) // UNIT, 0, 40)
            if is_last:
                low = gained
            else:
                need = 4 * _within(p.targets[seat] - p.corners[seat], 10, 30) - 40 + min(p.chips[seat], 3)
        elif not pending and seat == p.first:
            low = gained
        most = _most_beside(sums, seat)
        hope = (_within((2 * (sums[seat] - most) + 3 * UNIT) // (6 * UNIT), -20, 20) + 20) * 6 + common.near
        success, miss = 68, 68
        if seat in self.won:
            success, miss = _leads(UNIT * common.scores[seat] - most, self.won[seat], common.near)
        return (
            *common.rows(seat, pending=pending),
            place,
            need,
            left,
            common.leads[seat],
            gain,
            best,
            three,
            hope,
            low,
            success,
            miss,
        )


def _wishes(rough: Sequence[tuple[int, int]]) -> tuple[int, int, int]:
    """Return the rows of the best, the three best and the worst card, by their rough values."""
    values = [value for value, _ in rough]
    return (
        _within(values[0], -8, 24) + 8,
        _within((sum(values[:3]) + 10) // 2, 0, 30),
        _within((values[-1] + 12) // 2, 0, 19),
    )


def _taken(values: Sequence[tuple[int, int]], chances: Sequence[int], there: list[int]) -> int:
    """Return the gain of a seat, in parts of UNIT; takes its cards from those there."""
    better, gain = UNIT, 0
    for value, index in values:
        part, over = there[index], better % UNIT
        step = min(better // UNIT, 4)
        takes = part * ((chances[step] * (UNIT - over) + chances[step + 1] * over) // UNIT) // UNIT
        gain += value * takes
        better += part
        there[index] -= takes
    return gain


def _leads(lead: int, won: int, near: int) -> list[int]:
    """Return the rows of the lead after a success and after a miss."""
    after = ((lead + gain + 2 * UNIT) // (4 * UNIT) for gain in (won, UNIT))
    return [(_within(one, -8, 8) + 8) * 4 + min(near, 3) for one in after]


def _most_beside(numbers: Sequence[int], seat: int) -> int:
    """Return the greatest of the numbers of the other seats."""
    return max([number for other, number in enumerate(numbers) if other != seat])


def _within(number: int, low: int, high: int) -> int:
    """Return the nearest number within bounds."""
    return low if number < low else high if number > high else number
