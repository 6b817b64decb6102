"""Equilibria of games in which each seat chooses once, in secret: here a bid.

Regret matching (Hart and Mas-Colell, 2000): each seat makes a choice more often, the more it would have
gained by it against the mixes of the others so far. The mean of these mixes is the equilibrium. Of two seats,
where one gains what the other loses, neither can be read.

The payoffs of three to six seats are too many to compute. They are estimated from some profiles (the choices
of all seats) by least squares: what a seat gains depends on its own choice, on how many go before it, and on
what those before and behind it have chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from operator import add, mul, sub
from typing import Final, TypeAlias

from volle.core.game import Seat
from volle.wolle.brain.values import ONE
from volle.wolle.types import BIDS

Mix: TypeAlias = list[int]
"""The frequency of each choice, in parts of ONE."""
Payoffs: TypeAlias = Callable[[Sequence[Mix], Seat], Sequence[int]]
"""Returns what each choice of a seat gains against the mixes of the others, up to a constant."""
Profile: TypeAlias = tuple[int, ...]
"""The choice of each seat."""

_CHOICES: Final = len(BIDS)
_MIDDLE: Final = 8
"""The choice from which the features of choices are counted."""
_BITS: Final = 24
"""Bits of the fractions in least squares."""
_FINE: Final = 8
"""Further bits of its weights."""
_FEW: Final = 3
"""The profiles with which a choice without any error would be as trusted as one with none."""


def equilibrium(start: Sequence[Mix], payoffs: Payoffs, rounds: int) -> list[Mix]:
    """Return the mix of each seat after rounds of regret matching, from mixes to start with."""
    mixed = list(start)
    regrets, sums = ([[0] * len(mix) for mix in start] for _ in range(2))
    for round_ in range(1, rounds + 1):
        for seat in range(len(mixed)):
            gains = payoffs(mixed, seat)
            mean = sum(map(mul, gains, mixed[seat])) // ONE
            regrets[seat] = [
                max(regret + gain - mean, 0) for regret, gain in zip(regrets[seat], gains, strict=True)
            ]
            mixed[seat] = in_proportion(regrets[seat])
            # Later mixes weigh more, because they are nearer to the equilibrium.
            sums[seat] = [
                whole + round_ * often for whole, often in zip(sums[seat], mixed[seat], strict=True)
            ]
    return [in_proportion(whole) for whole in sums]


def in_proportion(weights: Sequence[int]) -> Mix:
    """Return the shares of weights, in parts of ONE; equal ones if all are 0."""
    whole = sum(weights)
    return [ONE * weight // whole for weight in weights] if whole else [ONE // len(weights)] * len(weights)


def of_matrix(gains: Sequence[Sequence[int]]) -> Payoffs:
    """Return the payoffs of two seats of which one gains what the other loses.

    `gains` are those of the first seat: a row for each of its choices, a column for each of the other's.
    """
    sides = (gains, [[-gain for gain in column] for column in zip(*gains, strict=True)])
    return lambda mixed, seat: [sum(map(mul, row, mixed[1 - seat])) // ONE for row in sides[seat]]


class Estimate:
    """The payoffs of one seat among three to six, estimated from profiles."""

    def __init__(self, seat: Seat, ranks: Sequence[int], choices: int) -> None:
        """Take the rank of each seat: of equal choices, that of the lowest rank goes first."""
        self.seat = seat
        self.seats = len(ranks)
        self.others = [other for other in range(self.seats) if other != seat]
        self.ties = {other: ranks[other] < ranks[seat] for other in self.others}
        self.choices = choices
        self.by_place: list[list[int]] = []
        """The gain of each choice, by the number of seats that go before."""
        self.by_other: dict[Seat, list[int]] = {}
        """What a choice of another seat that goes first adds to the gain, beside what it adds otherwise."""

    def fit(self, profiles: Sequence[Profile], gains: Sequence[int]) -> None:
        """Estimate the payoffs from the gains of the seat in profiles."""
        own = [profile[self.seat] for profile in profiles]
        mean = sum(gains) // len(gains)
        wanted = [gain - mean for gain in gains]
        columns = list(zip(*[self._features(profile) for profile in profiles], strict=True))
        weights = least_squares(columns, wanted)
        errors = [
            gain - (sum(map(mul, weights, row)) >> _FINE)
            for gain, row in zip(wanted, zip(*columns, strict=True), strict=True)
        ]
        mistaken = [
            sum([error for error, choice in zip(errors, own, strict=True) if choice == one])
            // (own.count(one) + _FEW)
            for one in range(self.choices)
        ]
        count = len(self._by_own(0, 0))
        self.by_place = [
            [
                (sum(map(mul, weights, self._by_own(one, place))) >> _FINE) + mistaken[one]
                for one in range(self.choices)
            ]
            for place in range(self.seats)
        ]
        for index, other in enumerate(self.others):
            first, square, behind, _ = weights[count + 4 * index : count + 4 * index + 4]
            self.by_other[other] = [
                ((first - behind) * (choice - _MIDDLE) + square * (choice - _MIDDLE) ** 2) >> _FINE
                for choice in range(_CHOICES)
            ]

    def _features(self, profile: Profile) -> list[int]:
        """Return the features of a profile."""
        own = profile[self.seat]
        goes = {other: profile[other] >= own + (not self.ties[other]) for other in self.others}
        found = self._by_own(own, sum(goes.values()))
        for other in self.others:
            number = profile[other] - _MIDDLE
            first = goes[other]
            found += [
                first * number,
                first * number * number,
                (not first) * number,
                profile[other] == _CHOICES - 1,
            ]
        return found

    def _by_own(self, own: int, place: int) -> list[int]:
        """Return the features of an own choice."""
        number = own - _MIDDLE
        found = [number * number, own == _CHOICES - 1, own == _CHOICES - 2]
        for each in range(self.seats):
            found += [each == place, (each == place) * number]
        return found

    def gains(self, mixed: Sequence[Mix]) -> list[int]:
        """Return what each choice gains against the mixes of the others, up to a constant."""
        found = [0] * self.choices
        places = [[ONE] * self.choices]
        for other in self.others:
            mix = mixed[other]
            first = self._from(mix, other)
            parts = [often * gain // ONE for often, gain in zip(mix, self.by_other[other], strict=False)]
            found = [whole + part for whole, part in zip(found, self._from(parts, other), strict=True)]
            moved = [
                [chance * part // ONE for chance, part in zip(row, first, strict=True)] for row in places
            ]
            stays = [list(map(sub, row, gone)) for row, gone in zip(places, moved, strict=True)]
            never = [0] * self.choices
            places = [list(map(add, *rows)) for rows in zip([*stays, never], [never, *moved], strict=True)]
        for chances, gains in zip(places, self.by_place, strict=True):
            found = [
                whole + chance * gain // ONE
                for whole, chance, gain in zip(found, chances, gains, strict=True)
            ]
        return found

    def _from(self, numbers: Sequence[int], other: Seat) -> list[int]:
        """Return for each own choice the sum of numbers of another seat's choices, of those that go first."""
        sums = [*accumulate(reversed(numbers))][::-1] + [0] * (_CHOICES + 2 - len(numbers))
        from_ = 0 if self.ties[other] else 1
        return sums[from_ : from_ + self.choices]


def least_squares(columns: Sequence[Sequence[int]], wanted: Sequence[int]) -> list[int]:
    """Return the weights of columns, in parts of 1 << _FINE, whose sum is nearest to the wanted numbers."""
    rows = [[sum(map(mul, one, other)) << _BITS for other in columns] for one in columns]
    for place, (row, column) in enumerate(zip(rows, columns, strict=True)):
        row[place] += 1 << (_BITS - 5)
        row.append(sum(map(mul, column, wanted)) << (_BITS + _FINE))
    for place, pivot in enumerate(rows):
        for row in rows[place + 1 :]:
            factor = (row[place] << _BITS) // pivot[place]
            if factor:
                row[place:] = [
                    own - (factor * other >> _BITS)
                    for own, other in zip(row[place:], pivot[place:], strict=True)
                ]
    weights: list[int] = [0] * len(columns)
    for place in reversed(range(len(columns))):
        row = rows[place]
        weights[place] = (row[-1] - sum(map(mul, row[place + 1 : -1], weights[place + 1 :]))) // row[place]
    return weights
