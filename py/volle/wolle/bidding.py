"""The value of each bid of a round against the bids of the others, and equilibrium frequencies.

The bids of a round are one simultaneous choice, ordered by public numbers. The cards that reach a seat depend
only on the number taken before it, so that exact chances are convolved one seat after the other, which is far
less work than the table of all bids of all seats. Two seats use that table, because the first of them also
gets the rest. Regret matching computes the frequencies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from volle.core.thinking import Slices
from volle.wolle.outcomes import WHOLE, Outcomes, outcomes
from volle.wolle.types import BIDS

Mix: TypeAlias = Sequence[int]
"""The frequency of each of BIDS, in parts of WHOLE."""
Payoffs: TypeAlias = Callable[[int, Sequence[Mix]], list[int]]
"""(seat, mixes of all seats) -> the value of each of BIDS to the seat."""
_SHIFT: Final = WHOLE.bit_length() - 1
_NOT_ALLOWED: Final = -(10**9)


class Bidder(NamedTuple):
    """The conditions in which a seat bids."""

    value: tuple[int, ...]
    """The value of each set of displayed cards: card i is in set m if m >> i & 1."""
    number: int
    """The sheep number, which breaks ties."""
    corner: int
    chips: int
    gain: int
    """The value of one more chip."""
    cost: int
    """The value of the last chip."""


class Round(NamedTuple):
    """A round before the bids."""

    bidders: tuple[Bidder, ...]
    cards: int
    black: int
    """The set of black sheep on the display."""


def payoffs_of(round_: Round) -> Slices[Payoffs]:
    """Return the values of bids: the difference to the other at two seats, otherwise the seat's own gain."""
    turns = []
    for bidder in round_.bidders:
        own = yield from _turns(bidder)
        turns.append(own)
    if len(round_.bidders) == 2:
        return (yield from _duel(round_, turns))
    return _crowd(round_, turns)


def equilibrium(
    payoffs: Payoffs, round_: Round, iterations: int, known: Sequence[Mix]
) -> Slices[list[list[int]]]:
    """Return the mix of each seat by regret matching; later iterations count more.

    `known` holds the part of each seat's bids that is fixed, in parts of WHOLE; the seat mixes the rest. The
    larger the fixed part, the closer the mixes of the others are to a best response to it.
    """
    seats = range(len(round_.bidders))
    regrets = [[0] * len(BIDS) for _ in seats]
    totals = [[0] * len(BIDS) for _ in seats]
    mixes = [_mix([0] * len(BIDS), bidder) for bidder in round_.bidders]
    for iteration in range(1, iterations + 1):
        for seat in seats:
            values = payoffs(seat, [blend(*both) for both in zip(known, mixes, strict=True)])
            mean = sum(a * b for a, b in zip(values, mixes[seat], strict=True)) >> _SHIFT
            regrets[seat] = [max(old + new - mean, 0) for old, new in zip(regrets[seat], values, strict=True)]
            mixes[seat] = _mix(regrets[seat], round_.bidders[seat])
            totals[seat] = [old + iteration * new for old, new in zip(totals[seat], mixes[seat], strict=True)]
        yield
    return [_mix(total, bidder) for total, bidder in zip(totals, round_.bidders, strict=True)]


def blend(known: Mix, free: Mix) -> Mix:
    """Return the mix of a seat: the known part, and the rest by its free mix."""
    if not (rest := WHOLE - sum(known)):
        return known
    return [one + (rest * other >> _SHIFT) for one, other in zip(known, free, strict=True)]


def open_bids(bidder: Bidder) -> int:
    """Return the number of BIDS that the seat may make. Rule wolle.bid.plus-needs-chip."""
    return len(BIDS) if bidder.chips else len(BIDS) - 1


def _mix(weights: Sequence[int], bidder: Bidder) -> list[int]:
    """Return weights in parts of WHOLE; without any weight, every bid equally often."""
    total = sum(weights)
    if not total:
        count = open_bids(bidder)
        return [WHOLE // count] * count + [0] * (len(BIDS) - count)
    return [WHOLE * weight // total for weight in weights]


def _turns(bidder: Bidder) -> Slices[list[Outcomes]]:
    """Return the chances of the seat's turn, for each of BIDS."""
    found = []
    for bid in BIDS:
        found.append(outcomes(bid.target, bidder.corner, max(bidder.chips - bid.plus, 0)))
        yield
    return found


def _chips(bidder: Bidder, turn: Outcomes, *, plus: bool) -> int:
    """Return the value of chips won and paid in a turn, times WHOLE."""
    return turn.missed * bidder.gain - (turn.paid + plus * WHOLE) * bidder.cost


def subsets(whole: int, count: int) -> list[int]:
    """Return the subsets with `count` cards; the set itself if it has no more."""
    if whole.bit_count() <= count:
        return [whole]
    found, part = [], whole
    while part:
        if part.bit_count() == count:
            found.append(part)
        part = (part - 1) & whole
    return found


def _crowd(round_: Round, turns: Sequence[Sequence[Outcomes]]) -> Payoffs:
    """Return the values of bids if the last seat takes the rest without rolling."""
    left = _left(round_)
    takes = [_takes(own) for own in turns]
    rolling = [_rolling(*one, left, round_.black) for one in zip(round_.bidders, turns, strict=True)]
    waiting = [[bidder.value[cards] for cards in left] for bidder in round_.bidders]

    def payoffs(seat: int, mixes: Sequence[Mix]) -> list[int]:
        own = round_.bidders[seat]
        sums = [
            (_sums(mix, take), other.number < own.number)
            for other, mix, take in zip(round_.bidders, mixes, takes, strict=True)
            if other is not own
        ]
        found = []
        for bid in range(len(BIDS)):
            before = [taken[bid] if first else taken[bid + 1] for taken, first in sums]
            gone, last = _gone(before, round_.cards)
            values, rest = rolling[seat][bid], waiting[seat]
            value = 0
            for there, behind, rolled, waited in zip(gone, last, values, rest, strict=True):
                value += (there - behind) * rolled + behind * waited
            found.append((value >> _SHIFT) - own.cost * BIDS[bid].plus)
        return found if own.chips else [*found[:-1], _NOT_ALLOWED]

    return payoffs


def _left(round_: Round) -> list[int]:
    """Return the cards on the display once 0, 1, 2, ... are gone: the most valuable ones first."""
    cards = range(round_.cards)
    order = sorted(cards, key=lambda card: (-sum(bidder.value[1 << card] for bidder in round_.bidders), card))
    left = (1 << round_.cards) - 1
    found = [left]
    for card in order:
        left &= ~(1 << card)
        found.append(left)
    return found


def _takes(turns: Sequence[Outcomes]) -> list[tuple[int, int, int, int]]:
    """Return the chances to take 0, 1, 2 and 3 cards, for each bid."""
    return [(turn.missed, turn.reached[2], turn.reached[1], turn.reached[0]) for turn in turns]


def _rolling(bidder: Bidder, turns: Sequence[Outcomes], left: Sequence[int], black: int) -> list[list[int]]:
    """Return the value of a turn once 0, 1, 2, ... cards are gone, for each bid."""
    best = [[max(bidder.value[part] for part in subsets(cards, n)) for n in (3, 2, 1)] for cards in left]
    found = []
    for turn in turns:
        chips = _chips(bidder, turn, plus=False)
        row = []
        for cards, (three, two, one) in zip(left, best, strict=True):
            reached = turn.reached[0] * three + turn.reached[1] * two + turn.reached[2] * one
            row.append((reached + turn.below * bidder.value[cards & black] + chips) >> _SHIFT if cards else 0)
        found.append(row)
    return found


def _sums(mix: Mix, takes: Sequence[tuple[int, int, int, int]]) -> list[tuple[int, int, int, int, int]]:
    """Return the chances, for each bid, that a seat bids as much and takes 0 to 3 cards, or bids less."""
    none = one = two = three = 0
    found = [(0, 0, 0, 0, WHOLE)]
    for often, take in zip(reversed(mix), reversed(takes), strict=True):
        none += often * take[0]
        one += often * take[1]
        two += often * take[2]
        three += often * take[3]
        a, b, c, d = none >> _SHIFT, one >> _SHIFT, two >> _SHIFT, three >> _SHIFT
        found.append((a, b, c, d, WHOLE - a - b - c - d))
    return found[::-1]


def _gone(before: Sequence[tuple[int, int, int, int, int]], cards: int) -> tuple[list[int], list[int]]:
    """Return the chances that 0, 1, 2, ... cards are gone: in all cases, and if all the others go first."""
    gone, last = [WHOLE] + [0] * cards, [WHOLE] + [0] * cards
    for none, one, two, three, after in before:
        gone = _taken(gone, none + after, one, two, three)
        last = _taken(last, none, one, two, three)
    return gone, last


def _taken(gone: list[int], none: int, one: int, two: int, three: int) -> list[int]:
    """Return the chances of each number of cards gone after one more seat; at most all are."""
    size = len(gone)
    new = [0] * (size + 3)
    for count, chance in enumerate(gone):
        if chance:
            new[count] += chance * none
            new[count + 1] += chance * one
            new[count + 2] += chance * two
            new[count + 3] += chance * three
    new[size - 1] += new[size] + new[size + 1] + new[size + 2]
    return [chance >> _SHIFT for chance in new[:size]]


def _duel(round_: Round, turns: Sequence[Sequence[Outcomes]]) -> Slices[Payoffs]:
    """Return the values of bids at two seats, less their values to the other."""
    tables = []
    for first in (0, 1):
        tables.append(_duel_table(round_, first, turns[first], turns[1 - first]))
        yield
    numbers = [bidder.number for bidder in round_.bidders]

    def payoffs(seat: int, mixes: Sequence[Mix]) -> list[int]:
        before, behind = tables[seat], tables[1 - seat]
        first = numbers[seat] < numbers[1 - seat]
        found = []
        for own in range(len(BIDS)):
            value = 0
            for other, often in enumerate(mixes[1 - seat]):
                if often:
                    goes_first = own > other or (own == other and first)
                    value += often * (before[own][other] if goes_first else -behind[other][own])
            found.append(value >> _SHIFT)
        return found if round_.bidders[seat].chips else [*found[:-1], _NOT_ALLOWED]

    return payoffs


def _duel_table(
    round_: Round, seat: int, own: Sequence[Outcomes], others: Sequence[Outcomes]
) -> list[list[int]]:
    """Return the gain of the first seat over the other, for each bid of the first and each of the other.

    `own` and `others` are the chances of their turns, for each of BIDS.
    """
    first, second = round_.bidders[seat], round_.bidders[1 - seat]
    whole = (1 << round_.cards) - 1
    behind = [
        [second_turn(first, second, cards, round_.black, turn) for cards in range(whole + 1)]
        for turn in others
    ]
    return [
        [
            (_first_turn(first, round_, turn, rest) + _chips(first, turn, plus=bid.plus) >> _SHIFT)
            + second.cost * other.plus
            for other, rest in zip(BIDS, behind, strict=True)
        ]
        for bid, turn in zip(BIDS, own, strict=True)
    ]


def _first_turn(first: Bidder, round_: Round, turn: Outcomes, rest: Sequence[int]) -> int:
    """Return the gain of the first of two seats over the other by the cards of a round, times WHOLE.

    `rest` is its gain once only a set of the cards is left.
    """
    cards = (1 << round_.cards) - 1
    bad = cards & round_.black
    value = turn.below * (first.value[bad] + rest[cards ^ bad]) + (turn.missed - turn.below) * rest[cards]
    for chance, count in zip(turn.reached, (3, 2, 1), strict=True):
        value += chance * max(first.value[part] + rest[cards ^ part] for part in subsets(cards, count))
    return value


def second_turn(first: Bidder, second: Bidder, cards: int, black: int, turn: Outcomes) -> int:
    """Return the gain of the first of two seats by the other's turn and the cards left after it."""
    if not cards:
        return 0
    value = _chips(second, turn, plus=False)
    for chance, count in zip(turn.reached, (3, 2, 1), strict=True):
        value += chance * max(
            second.value[part] - first.value[cards ^ part] for part in subsets(cards, count)
        )
    bad = cards & black
    value += turn.below * (second.value[bad] - first.value[cards ^ bad])
    value -= (turn.missed - turn.below) * first.value[cards]
    return -value >> _SHIFT
