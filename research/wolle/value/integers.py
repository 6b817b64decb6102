"""The value net in whole numbers and plain Python: the prototype of the file and the function that ship.

    python -m research.wolle.value.integers pack NET OUT     # write the file, print its size
    python -m research.wolle.value.integers test NET         # compare with the net of game.c, measure time

Vectors are packed into one long integer, a lane of 16 or 32 bits for each number, so that Python adds and
multiplies all lanes at once. The file has one signed byte for each weight of a feature, and then two bytes
for each other weight, little-endian:

    own, oth   ROWS x WIDTH    units of 1/SCALE: one row for each value of each feature of a seat
    shared     SHARED x WIDTH  the same for what all seats share
    w2         WIDTH x SECOND  units of 1/SCALE2
    out        2 x SECOND      the same
    pol        14 x (WIDTH + SECOND)   the same
    b2 (SECOND), polb (14), direct (ROWS x 2)   units of 1/LOGIT
    k          SCALARS x 2     units of 1/SLOPE
"""

from __future__ import annotations

import sys
import time
from array import array
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from math import exp2
from operator import itemgetter, mul
from pathlib import Path
from typing import Any, Final, NamedTuple

from volle.wolle import odds
from volle.wolle.cards import HOUSE_DECK

FEATURE_ROWS: Final = (
    15,
    24,
    18,
    24,
    45,
    40,
    100,
    60,
    90,
    48,
    54,
    18,
    10,
    53,
    14,
    85,
    16,
    246,
    42,
    34,
    32,
    246,
    84,
    69,
    69,
)
SHARED_ROWS: Final = (15, 105, 7, 7, 9, 12, 9, 16, 24, 15, 4, 4, 5, 4, 14, 14, 14, 13, 5, 35)
ROWS: Final = sum(FEATURE_ROWS)
SHARED: Final = sum(SHARED_ROWS)
WIDTH, SECOND, SCALARS = 32, 64, 735
SCALE: Final = 480
SCALE2: Final = 1024
LOGIT: Final = 4096
"""The unit of logits: 1/4096."""
SLOPE: Final = 1 << 14
BIDS: Final = 14
ONE: Final = 1 << 20
UNIT: Final = 4096
NONE: Final = 99
_OFFSETS: Final = tuple(sum(FEATURE_ROWS[:place]) for place in range(len(FEATURE_ROWS)))
_SHARED_OFFSETS: Final = tuple(sum(SHARED_ROWS[:place]) for place in range(len(SHARED_ROWS)))
_CARDS: Final = HOUSE_DECK.cards


class Position(NamedTuple):
    """A position between turns: cards as sets of bits, and what each seat has."""

    stage: int
    """0 before a deal, 1 before the bids, 2 in a round."""
    n: int
    undealt: int
    display: int
    bone: int
    order: tuple[int, ...]
    """The seats still to act."""
    number: tuple[int, ...]
    corner: tuple[int, ...]
    chips: tuple[int, ...]
    dogs: tuple[int, ...]
    c3: tuple[int, ...]
    c7: tuple[int, ...]
    small1: tuple[int, ...]
    small2: tuple[int, ...]
    pts: tuple[int, ...]
    target: tuple[int, ...]
    first: int
    """The seat that went first in a round."""


def _mask(*kinds: str) -> int:
    """Return the cards of these kinds."""
    return sum(1 << place for place, card in enumerate(_CARDS) if card.kind in kinds)


PLAIN, BLACK, SET3, SET7, DOGS, BONE = map(_mask, ("plain", "black", "370", "007", "dog", "bone"))
SYMBOLS: Final = sum(1 << place for place, card in enumerate(_CARDS) if card.corner == "bone")
_TRIES: Final = tuple(
    tuple(int(UNIT * float(chance) + 0.5) for chance in (*found, 3 * found[0] + 2 * found[1] + found[2]))
    for found in (odds.success_by_try(need) if need <= 30 else (0, 0, 0) for need in range(40))
)


_TAKES: Final = tuple((UNIT, a + b + c, a + b, a, 0, 0) for a, b, c, _ in _TRIES)
"""The chances to take at least 0, 1, 2, ... cards, for a total to reach."""


@lru_cache(maxsize=4096)
def _places(cards: int) -> tuple[int, ...]:
    """Return the places of a set of cards."""
    return tuple(place for place in range(60) if cards >> place & 1)


def score(p: Position, seat: int) -> int:
    """Return the score of a seat as if the match ended now."""
    dogs = p.dogs[seat]
    total = p.pts[seat] + p.chips[seat] + (0, 3, 14)[p.c3[seat] % 3] + 21 * (p.c7[seat] // 3)
    if not dogs:
        total -= sum(small for small in (p.small1[seat], p.small2[seat]) if small != NONE)
    elif dogs >= _most_other(p, seat):
        total -= 5
    return total + 9 * (dogs == 1) + 4 * dogs * (p.bone == seat)


def _most_other(p: Position, seat: int) -> int:
    """Return the largest number of dogs of another seat."""
    return max(dogs for other, dogs in enumerate(p.dogs) if other != seat)


def _clip(value: int, low: int, high: int) -> int:
    return low if value < low else high if value > high else value


def rough(p: Position, seat: int, u3: int, u7: int, *, last: bool) -> list[tuple[int, int]]:
    """Return the rough values of the cards on the display to a seat with their places, the best first."""
    dogs, own = p.dogs[seat], p.bone == seat
    small = sum(one for one in (p.small1[seat], p.small2[seat]) if one != NONE)
    values = {
        "370": (3 + min(u3, 3), 11 - (u3 > 0), -14 + 2 * min(u3, 2))[p.c3[seat] % 3],
        "007": (6 if u7 > 3 else 3 if u7 > 1 else 0, min(4 * u7, 10), 21)[p.c7[seat] % 3],
        "dog": (9 + (small if last else small // 2), -9, -1)[min(dogs, 2)] + 4 * own,
        "bone": 2 * (not last) + 4 * dogs,
    }
    symbol = (4 if last else 2) * min(dogs, 3) if p.bone >= 0 and not own else 0
    found = []
    for index, place in enumerate(_places(p.display)):
        card = _CARDS[place]
        value = values.get(card.kind, card.points)
        found.append((value + (symbol if card.corner == "bone" else 0), index))
    return sorted(found, key=itemgetter(0), reverse=True)


@lru_cache(maxsize=4096)
def _shared_cards(undealt: int, display: int) -> tuple[int, ...]:
    """Return what the shared features count among the cards."""
    count = int.bit_count
    good = sorted((_CARDS[place].points for place in _places(display & PLAIN)), reverse=True)
    corners = [_CARDS[place].corner for place in _places(display)]
    bonus = max([0, *(corner for corner in corners if isinstance(corner, int))])
    first, second, third = [*good, 0, 0, 0][:3]
    return (
        min(count(undealt & SET3), 6),
        min(count(undealt & SET7), 6),
        min(count(undealt & DOGS), 8),
        2 * min(count(undealt & SYMBOLS), 5) + bool(undealt & BONE),
        min(count(undealt & BLACK), 8),
        min(sum(_CARDS[place].points for place in _places(undealt & PLAIN)) // 10, 15),
        min(count(display), 7),
        min(count(display & BLACK), 4),
        min(count(display & SET3), 3),
        min(count(display & SET7), 3),
        min(count(display & DOGS), 4),
        2 if display & BONE else 1 if display & SYMBOLS else 0,
        min(first, 13),
        min(second, 13),
        min(third, 13),
        _clip(-sum(_CARDS[place].points for place in _places(display & BLACK)), 0, 12),
        min(bonus, 4),
    )


def _leads(lead: int, won: int, near: int) -> list[int]:
    """Return the rows of the lead after a success and after a miss."""
    after = ((lead + gain + 2 * UNIT) // (4 * UNIT) for gain in (won, UNIT))
    return [(_clip(one, -8, 8) + 8) * 4 + min(near, 3) for one in after]


class Features(NamedTuple):
    """The rows of the net's tables for a position."""

    seats: list[list[int]]
    shared: list[int]
    scores: list[int]
    gains: list[int]
    """The rough gain to expect of a seat's turn, in parts of UNIT."""
    scalars: int


def features(p: Position) -> Features:
    """Return the features of a position, as game.c has them."""
    n, stage = p.n, p.stage
    count = int.bit_count
    rounds = (count(p.undealt) + n) // (n + 1)
    near = rounds if rounds <= 2 else 3 if rounds <= 4 else 4 if rounds <= 8 else 5
    cards = _shared_cards(p.undealt, p.display)
    u3, u7, ud, us = min(cards[0], 4), min(cards[1], 5), cards[2], min(cards[3] // 2, 3)
    m, d3, d7, dd, d_bone = count(p.display), cards[8], cards[9], min(cards[10], 3), cards[11]
    soon = min(ud + count(p.display & DOGS), 3)
    scores = [score(p, seat) for seat in range(n)]
    gains = [0] * n
    values = [rough(p, seat, cards[0], cards[1], last=not rounds) for seat in range(n)] if stage else []
    there = [UNIT] * m
    left: dict[int, int] = {}
    won: dict[int, int] = {}
    rollers = 0
    for place, seat in enumerate(p.order):
        left[seat] = sum(there)
        if n > 2 and place == len(p.order) - 1:
            gains[seat] = sum([value * there[index] for value, index in values[seat]])
            continue
        rollers += 1
        need = p.target[seat] - p.corner[seat]
        chances, better, gain = _TAKES[_clip(need - min(p.chips[seat], 1), 3, 39)], UNIT, 0
        for value, index in values[seat]:
            part, at = there[index], better % UNIT
            step = min(better // UNIT, 4)
            takes = part * ((chances[step] * (UNIT - at) + chances[step + 1] * at) // UNIT) // UNIT
            gain += value * takes
            better += part
            there[index] -= takes
        if chances[1]:
            part = max(chances[1] // 64, 1)
            won[seat] = 64 * (gain // part if gain >= 0 else -(-gain // part))
        gains[seat] = gain + (UNIT - chances[1]) * min(left[seat], UNIT) // UNIT
    first = p.first if n == 2 and stage == 2 else -1
    if first >= 0:
        gains[first] += sum([value * there[index] for value, index in values[first]])
    seats = []
    for seat in range(n):
        waits = seat in left
        pending = int(stage == 1 or waits)
        dogs, chips = min(p.dogs[seat], 4), p.chips[seat]
        most = min(_most_other(p, seat), 4)
        bone = 0 if p.bone == seat else 1 if p.bone < 0 else 2
        m3, m7 = p.c3[seat] % 3, p.c7[seat] % 3
        small = 52
        if not p.dogs[seat]:
            both = sum(4 if one == NONE else one for one in (p.small1[seat], p.small2[seat]))
            small = 4 * min(both, 12) + soon
        ahead = p.order.index(seat) if waits else -1
        is_last = waits and n > 2 and ahead == len(p.order) - 1
        need_row, left_row, gain_row, best_row, three_row, low_row = 84, 15, 41, 33, 31, 83
        gained = 40 + _clip((gains[seat] + 12 * UNIT) // (2 * UNIT), 0, 30)
        if pending:
            mine = [value for value, _ in values[seat]]
            best_row = _clip(mine[0], -8, 24) + 8
            three_row = _clip((sum(mine[:3]) + 10) // 2, 0, 30)
            low_row = _clip((mine[-1] + 12) // 2, 0, 19)
            if waits:
                left_row = _clip((2 * left[seat] + UNIT // 2) // UNIT, 0, 14)
                gain_row = _clip((gains[seat] + 10 * UNIT + UNIT // 2) // UNIT, 0, 40)
                if is_last:
                    low_row = gained
                else:
                    need_row = 4 * _clip(p.target[seat] - p.corner[seat], 10, 30) - 40 + min(chips, 3)
        elif seat == first:
            low_row = gained
        seats.append(
            [
                m3 * 5 + u3,
                (m3 * 4 + d3) * 2 + pending,
                m7 * 6 + u7,
                (m7 * 4 + d7) * 2 + pending,
                dogs * 9 + ud,
                (dogs * 4 + dd) * 2 + pending,
                (dogs * 5 + most) * 4 + soon,
                (bone * 5 + dogs) * 4 + us,
                ((bone * 5 + dogs) * 3 + d_bone) * 2 + pending,
                min(chips, 7) * 6 + near,
                (_clip(p.corner[seat], -4, 4) + 4) * 6 + near,
                sum(number < p.number[seat] for number in p.number) * 3 + stage,
                min(p.number[seat], 57) // 6,
                small,
                (0, 1, 2)[stage] if not waits else 3 + 2 * min(ahead, 4) + is_last,
                need_row,
                left_row,
                0,
                gain_row,
                best_row,
                three_row,
                0,
                low_row,
                68,
                68,
            ]
        )
    sums = [UNIT * points + gain for points, gain in zip(scores, gains, strict=True)]
    for seat, rows in enumerate(seats):
        lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        most = max(sums[:seat] + sums[seat + 1 :])
        hope = sums[seat] - most
        rows[17] = (_clip((2 * lead + 3) // 6, -20, 20) + 20) * 6 + near
        if seat in won:
            rows[23:] = _leads(UNIT * scores[seat] - most, won[seat], near)
        rows[21] = (_clip((2 * hope + 3 * UNIT) // (6 * UNIT), -20, 20) + 20) * 6 + near
    shared = [
        (n - 2) * 3 + stage,
        (n - 2) * 21 + min(rounds, 20),
        *cards[:6],
        cards[6] * 3 + stage,
        cards[7] * 3 + stage,
        *cards[8:],
        (n - 2) * 7 + min(rollers, 6),
    ]
    phase = 1 + _clip(rollers, 1, 5) if stage == 2 else stage
    return Features(seats, shared, scores, gains, (phase * 5 + n - 2) * 21 + min(rounds, 20))


# ------------------------------------------------------------------------------ the file


def quantized(net: Any) -> bytes:
    """Return the file for the weights of game.py."""
    import numpy as np

    def small(values: Any, scale: int) -> Any:
        return np.clip(np.rint(values * scale), -127, 127).astype("i1").tobytes()

    def large(values: Any, scale: int) -> Any:
        return np.clip(np.rint(values * scale), -32767, 32767).astype("<i2").tobytes()

    return b"".join(
        [
            small(net["own"][:ROWS], SCALE),
            small(net["oth"][:ROWS], SCALE),
            small(net["shared"][:SHARED], SCALE),
            large(net["w2"], SCALE2),
            large(net["out"], SCALE2),
            large(net["pol"], SCALE2),
            large(net["b2"], LOGIT),
            large(net["polb"], LOGIT),
            large(net["direct"][:ROWS], LOGIT),
            large(net["k"], SLOPE),
        ]
    )


_LANE: Final = 16
_RATIO: Final = SCALE2 * SCALE2 // LOGIT
_WIDE: Final = 32
_BIAS: Final = 128
_HALF: Final = sum(1 << (_WIDE - 1) << (_WIDE * lane) for lane in range(SECOND))
_HALF_BIDS: Final = sum(1 << (_WIDE - 1) << (_WIDE * lane) for lane in range(BIDS))


def _packed(numbers: Any, lane: int) -> int:
    """Return numbers in the lanes of one integer."""
    return sum(number << (lane * place) for place, number in enumerate(numbers))


class Tables:
    """The weights, packed."""

    def __init__(self, data: bytes) -> None:
        bytes_ = (2 * ROWS + SHARED) * WIDTH
        small = iter(memoryview(data)[:bytes_].cast("b"))
        large = iter(array("h", data[bytes_:]))

        def rows(numbers: Iterator[int], count: int, width: int) -> list[list[int]]:
            return [list(islice(numbers, width)) for _ in range(count)]

        own, oth, shared = (rows(small, count, WIDTH) for count in (ROWS, ROWS, SHARED))
        w2, self.out = rows(large, WIDTH, SECOND), rows(large, 2, SECOND)
        pol = rows(large, BIDS, WIDTH + SECOND)
        self.mixing = [_packed(column, _WIDE) for column in zip(*pol, strict=True)]
        b2, polb = (next(iter(rows(large, 1, count))) for count in (SECOND, BIDS))
        self.b2 = _packed([number * SCALE * SCALE2 // LOGIT + SCALE // 2 for number in b2], _WIDE) + _HALF
        self.polb = _packed([number * SCALE2 * SCALE2 // LOGIT for number in polb], _WIDE) + _HALF_BIDS
        self.direct, self.k = rows(large, ROWS, 2), rows(large, SCALARS, 2)
        biased = [[number + _BIAS for number in (*one, *other)] for one, other in zip(own, oth, strict=True)]
        self.rows = [_packed(row, _LANE) for row in biased]
        self.shared = [_packed([number + _BIAS for number in row], _LANE) for row in shared]
        self.columns = [_packed(column, _WIDE) for column in w2]


_OWN_ZERO: Final = _BIAS * len(FEATURE_ROWS)
_SHARED_ZERO: Final = _BIAS * len(SHARED_ROWS)
_HARD: Final = [_clip(value - _OWN_ZERO, -SCALE, SCALE) for value in range(256 * len(FEATURE_ROWS))]
"""The clipped value of each sum of biased weights."""
_TOP: Final = 4 * SCALE
_POWERS: Final = tuple(int(ONE * exp2(-step / 256) + 0.5) for step in range(256))
_LOG2E: Final = 94548
"""log2(e) in parts of 1 << 16."""


def powers(logit: int) -> int:
    """Return ONE * exp(-logit / LOGIT), for a number that is not negative."""
    whole, part = divmod(logit * _LOG2E >> 12, 1 << 16)
    step, rest = divmod(part, 256)
    low = _POWERS[step]
    high = _POWERS[step + 1] if step < 255 else ONE // 2
    return (low + ((high - low) * rest >> 8)) >> whole


def value(tables: Tables, p: Position) -> tuple[list[int], list[int]]:
    """Return the chance of each seat in parts of ONE, and its expected points in parts of LOGIT."""
    return evaluate(tables, features(p))


def evaluate(tables: Tables, found: Features) -> tuple[list[int], list[int]]:
    """Return the value of a position from its features."""
    hidden, ways = _hidden(tables, found)
    k0, k1 = tables.k[found.scalars]
    logits, points = [], []
    for seat, numbers in enumerate(hidden):
        second = _second(tables, numbers)
        direct, more = map(sum, zip(*ways[seat], strict=True))
        gained = sum(map(mul, second, tables.out[1])) // _RATIO + more
        expected = LOGIT * found.scores[seat] + k1 * found.gains[seat] // SLOPE + 10 * gained
        points.append(expected)
        logits.append(sum(map(mul, second, tables.out[0])) // _RATIO + direct + k0 * expected // SLOPE)
    return _shares(logits), points


def policy(tables: Tables, p: Position) -> list[list[int]]:
    """Return the mix of bids of each seat before the bids, in parts of ONE; without 26+ if it has no chip."""
    mixes = []
    for seat, numbers in enumerate(_hidden(tables, features(p))[0]):
        both = [*(number * SCALE2 // SCALE for number in numbers), *_second(tables, numbers)]
        packed = sum(map(mul, both, tables.mixing), tables.polb)
        logits = [lane // _RATIO for lane in _lanes(packed, BIDS)]
        mixes.append([*_shares(logits[:-1]), 0] if not p.chips[seat] else _shares(logits))
    return mixes


def _hidden(tables: Tables, found: Features) -> tuple[list[list[int]], list[list[list[int]]]]:
    """Return the hidden numbers of each seat, and its rows of direct weights."""
    base_sum = sum([tables.shared[row + off] for row, off in zip(found.shared, _SHARED_OFFSETS, strict=True)])
    shared = memoryview(base_sum.to_bytes(WIDTH * 2, "little")).cast("H").tolist()
    table, direct = tables.rows, tables.direct
    own, oth, ways = [], [], []
    for rows in found.seats:
        places = [row + off for row, off in zip(rows, _OFFSETS, strict=True)]
        packed = sum([table[place] for place in places])
        lanes = memoryview(packed.to_bytes(WIDTH * 4, "little")).cast("H").tolist()
        own.append(lanes[:WIDTH])
        oth.append([_HARD[lane] for lane in lanes[WIDTH:]])
        ways.append([direct[place] for place in places])
    zero = _OWN_ZERO + _SHARED_ZERO
    pool = [sum(column) - zero + both for column, both in zip(zip(*oth, strict=True), shared, strict=True)]
    hidden = [
        [
            0 if (x := a + b - c) < 0 else _TOP if x > _TOP else x
            for a, b, c in zip(lanes, pool, others, strict=True)
        ]
        for lanes, others in zip(own, oth, strict=True)
    ]
    return hidden, ways


def _second(tables: Tables, hidden: list[int]) -> list[int]:
    """Return the numbers of the second layer."""
    lanes = _lanes(sum(map(mul, hidden, tables.columns), tables.b2), SECOND)
    return [0 if lane < 0 else lane // SCALE for lane in lanes]


def _lanes(packed: int, count: int) -> list[int]:
    """Return the signed numbers in the wide lanes of an integer."""
    half = 1 << (_WIDE - 1)
    return [lane - half for lane in memoryview(packed.to_bytes(count * 4, "little")).cast("I").tolist()]


def _shares(logits: list[int]) -> list[int]:
    """Return the shares of numbers by their exponentials, in parts of ONE."""
    top = max(logits)
    weights = [powers(top - logit) for logit in logits]
    whole = sum(weights)
    return [ONE * weight // whole for weight in weights]


# ------------------------------------------------------------------------------ tests


def position_of(one: Any) -> Position:
    """Return a position of game.py."""
    n = int(one["n"])

    def seats(name: str) -> tuple[int, ...]:
        return tuple(int(number) for number in one[name][:n])

    stage = int(one["stage"])
    order = seats("order")[int(one["place"]) :] if stage == 2 else ()
    target = tuple(26 if bid == 13 else 14 + bid for bid in seats("bid"))
    names = ("number", "corner", "chips", "dogs", "c3", "c7", "small1", "small2", "pts")
    owned: dict[str, Any] = {name: seats(name) for name in names}
    cards: dict[str, Any] = {name: int(one[name]) for name in ("undealt", "display", "bone")}
    return Position(stage, n, **cards, order=order, **owned, target=target, first=int(one["order"][0]))


def test(path: str) -> None:
    """Compare features and values with game.c in positions of self-play, and measure the time."""
    import numpy as np

    from research.wolle.value import game

    game.load(path)
    game.seed(5)
    tables = Tables(quantized(game.net()[0]))
    for seats in range(2, 7):
        samples = np.concatenate(
            [game.self_play(seats, 6, short=short, lambda_=1, mixed=0.5) for short in (False, True)]
        )
        samples = samples[(samples["stage"] < 2) | (samples["r"] > 0)]
        positions = [position_of(one) for one in samples["pos"]]
        found = [features(p) for p in positions]
        for one, sample in zip(found, samples, strict=True):
            rows = [[row + off for row, off in zip(rows, _OFFSETS, strict=True)] for rows in one.seats]
            assert rows == sample["feat"]["f"][:seats].tolist(), (rows, sample["feat"]["f"][:seats].tolist())
            shared = [row + off for row, off in zip(one.shared, _SHARED_OFFSETS, strict=True)]
            assert shared == sample["feat"]["s"].tolist()
        begun = time.process_time()
        values = [evaluate(tables, one) for one in found]
        middle = time.process_time()
        for p in positions:
            features(p)
        ended = time.process_time()
        ours = np.array([[chance / ONE for chance in one[0]] for one in values])
        points = np.array([[gain / LOGIT for gain in one[1]] for one in values])
        error = 100 * np.abs(ours - samples["value"][:, :seats])
        off = np.abs(points - samples["value"][:, seats : 2 * seats])
        before = [(p, one) for p, one in zip(positions, samples["pos"], strict=True) if p.stage == 1]
        worst = 0.0
        for p, one in before:
            mix = np.zeros((6, 14), "f4")
            game.library().policy(game.address(np.array([one])), game.address(mix))
            found_mix = np.array(policy(tables, p)) / ONE
            worst = max(worst, abs(found_mix - mix[:seats]).max())
        each = 1e6 / len(found)
        print(
            f"{seats} seats, {len(found)} positions: chance off by {error.mean():.3f} points at the mean,"
            f" {np.percentile(error, 99):.3f} at 99%, {error.max():.3f} at most; points by {off.mean():.3f};"
            f" {(ended - middle) * each:.0f} us for features, {(middle - begun) * each:.0f} us for the rest;"
            f" mixes off by {worst:.3f} at most"
        )


def main() -> None:
    """Pack or test."""
    if sys.argv[1] == "pack":
        import brotli
        import numpy as np

        data = quantized(np.load(sys.argv[2])[0])
        Path(sys.argv[3]).write_bytes(data)
        print(len(data), "bytes,", len(brotli.compress(data, quality=11)), "by brotli")
    else:
        test(sys.argv[2])


if __name__ == "__main__":
    main()
