"""The value of a position: the chance of each seat to win, and its expected points, from a small net.

The net was learnt by self-play (research/wolle/values.md). It computes with integers, so that CPython and
Pyodide agree. Features of a seat are rows of one table, and all seats share more; the sum of rows is clipped,
passes a second layer, and gives a logit, points, and the mix of bids.

Vectors are packed into one long integer, a lane of 16 or 32 bits for each number, so that Python adds and
multiplies all lanes at once. weights.bin has one signed byte for each weight of a feature, and then two bytes
for each other weight, little-endian:

    own, others   ROWS x WIDTH      in parts of SCALE: one row for each value of each feature of a seat
    shared        SHARED x WIDTH    the same for the features that all seats share
    second        WIDTH x SECOND    in parts of SCALE2
    out           2 x SECOND        the same: logit, points
    bids          14 x (WIDTH + SECOND)   the same
    second's and bids' constants, direct (ROWS x 2)   in parts of LOGIT
    slopes        SLOPES x 2        in parts of SLOPE
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import islice
from math import isqrt
from operator import mul
from typing import Any, Final, Literal, NamedTuple

from volle.wolle.brain.features import FEATURE_ROWS, SHARED_ROWS, Features, features
from volle.wolle.brain.position import OVER, Position
from volle.wolle.types import BIDS

ROWS: Final = sum(FEATURE_ROWS)
SHARED: Final = sum(SHARED_ROWS)
WIDTH, SECOND, SLOPES = 32, 64, 735
SCALE: Final = 480
SCALE2: Final = 1024
LOGIT: Final = 4096
"""Parts of a logit, and of a point."""
SLOPE: Final = 1 << 14
ONE: Final = 1 << 20
"""The chance of certainty."""
_POINT: Final = 21
"""The worth of a point besides the chance to win, in parts of ONE: of two even chances, the more points."""
OFFSETS: Final = tuple(sum(FEATURE_ROWS[:place]) for place in range(len(FEATURE_ROWS)))
"""The number of rows before those of each feature of a seat."""
SHARED_OFFSETS: Final = tuple(sum(SHARED_ROWS[:place]) for place in range(len(SHARED_ROWS)))
"""The same for the features that all seats share."""
_LANE: Final = 16
_WIDE: Final = 32
_HALF: Final = SCALE << 22
"""Added to each wide lane, so that none is negative."""
_BIAS: Final = 128
_RATIO: Final = SCALE2 * SCALE2 // LOGIT


class Value(NamedTuple):
    """The value of a position, for each seat."""

    chances: tuple[int, ...]
    """To win, in parts of ONE; about ONE in all."""
    points: tuple[int, ...]
    """Expected points at the end, in parts of LOGIT."""

    def utility(self, seat: int) -> int:
        """Return the quantity that a seat maximizes: the chance to win, and a little for points."""
        return self.chances[seat] + (_POINT * self.points[seat] // LOGIT)


def mean_of(values: Sequence[tuple[Value, int]]) -> Value:
    """Return the mean of values with their weights, rounded down."""
    whole = sum([weight for _, weight in values])
    seats = range(len(values[0][0].chances))
    return Value(
        tuple([sum([value.chances[seat] * weight for value, weight in values]) // whole for seat in seats]),
        tuple([sum([value.points[seat] * weight for value, weight in values]) // whole for seat in seats]),
    )


def _packed(numbers: Iterable[int], lane: int) -> int:
    """Return numbers in the lanes of one integer."""
    return sum([number << (lane * place) for place, number in enumerate(numbers)])


class Weights:
    """The weights of the net, packed."""

    def __init__(self, data: bytes) -> None:
        count = (2 * ROWS + SHARED) * WIDTH
        small = iter(memoryview(data)[:count].cast("b"))
        large = iter(array("h", data[count:]))

        def rows(numbers: Iterator[int], count: int, width: int) -> list[list[int]]:
            return [list(islice(numbers, width)) for _ in range(count)]

        own, others, shared = (rows(small, count, WIDTH) for count in (ROWS, ROWS, SHARED))
        second, self.out = rows(large, WIDTH, SECOND), rows(large, 2, SECOND)
        bids = rows(large, len(BIDS), WIDTH + SECOND)
        (constants,), (bid_constants,) = rows(large, 1, SECOND), rows(large, 1, len(BIDS))
        self.direct, self.slopes = rows(large, ROWS, 2), rows(large, SLOPES, 2)
        self.rows = [
            _packed([number + _BIAS for number in (*one, *other)], _LANE)
            for one, other in zip(own, others, strict=True)
        ]
        self.shared = [_packed([number + _BIAS for number in row], _LANE) for row in shared]
        self.columns = [_packed(column, _WIDE) for column in second]
        self.bids = [_packed(column, _WIDE) for column in zip(*bids, strict=True)]
        self.constant = _packed(
            [number * SCALE * SCALE2 // LOGIT + SCALE // 2 for number in constants], _WIDE
        ) + _packed([_HALF] * SECOND, _WIDE)
        self.bid_constant = _packed(
            [number * SCALE2 * SCALE2 // LOGIT for number in bid_constants], _WIDE
        ) + _packed([_HALF] * len(BIDS), _WIDE)


@cache
def weights() -> Weights:
    """Return the weights of weights.bin."""
    loader: Any = __spec__.loader  # of a folder or an archive
    return Weights(loader.get_data(__file__.rpartition("values.py")[0] + "weights.bin"))


@lru_cache(maxsize=2048)
def value_of(p: Position) -> Value:
    """Return the value of a position: by the net, exact after the end of the match."""
    if p.stage == OVER:
        return final(tuple([p.score(seat) for seat in range(len(p.chips))]))
    return by_net(weights(), features(p))


@lru_cache(maxsize=1024)
def final(scores: tuple[int, ...]) -> Value:
    """Return the value after the last round; winners share the win. Rule wolle.score.tie."""
    best = max(scores)
    won = ONE // scores.count(best)
    return Value(
        tuple([won if score == best else 0 for score in scores]),
        tuple([LOGIT * score for score in scores]),
    )


def by_net(net: Weights, found: Features) -> Value:
    """Return the value of a position from its features."""
    by_points, by_gain = net.slopes[found.slope]
    logits, points = [], []
    for seat, (rows, hidden) in enumerate(zip(found.seats, _hidden(net, found), strict=True)):
        second, sums = _second(net, hidden), _seat_sums(net, rows)
        gained = sum(map(mul, second, net.out[1])) // _RATIO + sums.points
        expected = LOGIT * found.scores[seat] + by_gain * found.gains[seat] // SLOPE + 10 * gained
        points.append(expected)
        logit = sum(map(mul, second, net.out[0])) // _RATIO + sums.logit + by_points * expected // SLOPE
        logits.append(logit)
    return Value(tuple(_shares(logits)), tuple(points))


def mixes(p: Position) -> list[list[int]]:
    """Return the mix of BIDS of each seat before the reveal, in parts of ONE.

    Rule wolle.bid.plus-needs-chip.
    """
    return mixes_by_net(weights(), features(p), p.chips)


def mixes_by_net(net: Weights, found: Features, chips: Sequence[int]) -> list[list[int]]:
    """Return the mix of each seat from the features of a position; without 26+ for a seat without a chip."""
    mixed = []
    for numbers, own in zip(_hidden(net, found), chips, strict=True):
        both = [*(number * SCALE2 // SCALE for number in numbers), *_second(net, numbers)]
        packed = sum(map(mul, both, net.bids), net.bid_constant)
        logits = [(lane - _HALF) // _RATIO for lane in _lanes(packed, len(BIDS), "I")]
        mixed.append(_shares(logits) if own else [*_shares(logits[:-1]), 0])
    return mixed


_MOST_SEATS: Final = 6
_OWN_ZERO: Final = _BIAS * len(FEATURE_ROWS)
_ZERO: Final = _OWN_ZERO + _BIAS * len(SHARED_ROWS) + SCALE * (_MOST_SEATS - 1)
"""The sum of all biases in a lane of the first layer."""
_TOP: Final = 4 * SCALE
_CLIPPED: Final = [min(max(number - _ZERO, 0), _TOP) for number in range(2 * _ZERO)]
"""The clipped value of each sum in a lane of the first layer."""
_HARD: Final = [min(max(number - _OWN_ZERO, -SCALE), SCALE) + SCALE for number in range(2 * _OWN_ZERO)]
"""The clipped value of each sum of the weights that act on other seats, with a bias of SCALE."""


class _Sums(NamedTuple):
    """The sums of the rows of a seat."""

    own: int
    """Packed."""
    others: int
    """Packed, each clipped."""
    logit: int
    points: int


def _hidden(net: Weights, found: Features) -> list[list[int]]:
    """Return the hidden numbers of each seat."""
    sums = [_seat_sums(net, rows) for rows in found.seats]
    pool = sum([each.others for each in sums]) + _shared(net, found.shared, len(sums))
    return [[_CLIPPED[lane] for lane in _lanes(each.own + pool - each.others, WIDTH, "H")] for each in sums]


@lru_cache(maxsize=4096)
def _seat_sums(net: Weights, rows: tuple[int, ...]) -> _Sums:
    """Return the sums of the rows of a seat."""
    places = [row + offset for row, offset in zip(rows, OFFSETS, strict=True)]
    packed = sum([net.rows[place] for place in places])
    logit, points = map(sum, zip(*[net.direct[place] for place in places], strict=True))
    others = [_HARD[lane] for lane in _lanes(packed >> _LANE * WIDTH, WIDTH, "H")]
    return _Sums(packed & ((1 << _LANE * WIDTH) - 1), _packed(others, _LANE), logit, points)


@lru_cache(maxsize=256)
def _shared(net: Weights, rows: tuple[int, ...], seats: int) -> int:
    """Return the sums of the rows that all seats share, packed, with the bias of absent seats."""
    absent = _packed([SCALE * (_MOST_SEATS - seats)] * WIDTH, _LANE)
    return sum([net.shared[row + offset] for row, offset in zip(rows, SHARED_OFFSETS, strict=True)], absent)


def _second(net: Weights, hidden: list[int]) -> list[int]:
    """Return the numbers of the second layer."""
    packed = sum(map(mul, hidden, net.columns), net.constant)
    return [lane // SCALE - _HALF // SCALE if lane > _HALF else 0 for lane in _lanes(packed, SECOND, "I")]


def _lanes(packed: int, count: int, size: Literal["H", "I"]) -> list[int]:
    """Return the numbers in the lanes of an integer: of 16 or 32 bits, as in `array`."""
    length = count * (_LANE if size == "H" else _WIDE) // 8
    return memoryview(packed.to_bytes(length, "little")).cast(size).tolist()


def _shares(logits: list[int]) -> list[int]:
    """Return the shares of numbers by their exponentials, in parts of ONE."""
    top = max(logits)
    powers = [_power(top - logit) for logit in logits]
    whole = sum(powers)
    return [ONE * power // whole for power in powers]


_STEPS: Final = 8
_FINE: Final = 62
_LOG2E: Final = 94548
"""log2(e) in parts of 1 << 16."""


def _powers() -> list[int]:
    """Return ONE * 2 ** (-step / 256) for each step from 0 to 256, by square roots of integers."""
    root, power, found = 2 << _FINE, ONE << _FINE, []
    for _ in range(_STEPS):
        root = isqrt(root << _FINE)
    for _ in range((1 << _STEPS) + 1):
        found.append((power + (1 << (_FINE - 1))) >> _FINE)
        power = (power << _FINE) // root
    return found


_POWERS: Final = _powers()


def _power(logit: int) -> int:
    """Return ONE * exp(-logit / LOGIT), for a number that is not negative."""
    whole, part = divmod(logit * _LOG2E >> 12, 1 << 16)
    step, rest = divmod(part, 1 << _STEPS)
    low, high = _POWERS[step], _POWERS[step + 1]
    return (low + ((high - low) * rest >> 8)) >> whole
