"""What each bid of a round is worth against what the others may bid, and how often to make it.

The bids of a round are one simultaneous choice, ordered by public numbers. So what reaches a seat depends
only on how many cards those before it take: their exact chances are added up one seat after the other
(a convolution), which is far less than the table of all bids of all seats. Two seats have that table, for the
first of them also gets what both leave. Regret matching finds how often to make each bid.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from volle.core.thinking import Slices
from volle.wolle.outcomes import WHOLE, Outcomes, outcomes
from volle.wolle.types import BIDS

Mix: TypeAlias = Sequence[int]
"""How often each of BIDS is made, as parts of WHOLE."""
Payoffs: TypeAlias = Callable[[int, Sequence[Mix]], list[int]]
"""(seat, mixes of all seats) -> what each of BIDS is worth to the seat."""
_SHIFT: Final = WHOLE.bit_length() - 1
_NOT_ALLOWED: Final = -(10**9)


class Bidder(NamedTuple):
    """A seat as it goes into the bids."""

    worth: tuple[int, ...]
    """Of each set of displayed cards: card i is in set m if m >> i & 1."""
    number: int
    """Its sheep number, which decides a tie."""
    corner: int
    chips: int
    gain: int
    """Worth of one more chip."""
    cost: int
    """Worth of the last chip it has."""


class Round(NamedTuple):
    """A round before the bids."""

    bidders: tuple[Bidder, ...]
    cards: int
    black: int
    """The set of black sheep on the display."""


def payoffs_of(round_: Round) -> Slices[Payoffs]:
    """What bids are worth in a round: for two seats the difference to the other, else a seat's own gain."""
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
    """The mix of each seat, by regret matching, later iterations counting more.

    `known`: for each seat how often it makes each bid in any case, in parts of WHOLE that come to less where
    the rest of its bids is its own to mix. So a mix is the better against what is known, the more that is.
    """
    seats = range(len(round_.bidders))
    regrets = [[0] * len(BIDS) for _ in seats]
    totals = [[0] * len(BIDS) for _ in seats]
    mixes = [_mix([0] * len(BIDS), bidder) for bidder in round_.bidders]
    for iteration in range(1, iterations + 1):
        for seat in seats:
            worths = payoffs(seat, [blend(*both) for both in zip(known, mixes, strict=True)])
            mean = sum(a * b for a, b in zip(worths, mixes[seat], strict=True)) >> _SHIFT
            regrets[seat] = [max(old + new - mean, 0) for old, new in zip(regrets[seat], worths, strict=True)]
            mixes[seat] = _mix(regrets[seat], round_.bidders[seat])
            totals[seat] = [old + iteration * new for old, new in zip(totals[seat], mixes[seat], strict=True)]
        yield
    return [_mix(total, bidder) for total, bidder in zip(totals, round_.bidders, strict=True)]


def blend(known: Mix, free: Mix) -> Mix:
    """Bids of which a part is known, and the rest are made as the free mix says."""
    if not (rest := WHOLE - sum(known)):
        return known
    return [one + (rest * other >> _SHIFT) for one, other in zip(known, free, strict=True)]


def open_bids(bidder: Bidder) -> int:
    """How many of BIDS the seat may make. Rule wolle.bid.plus-needs-chip."""
    return len(BIDS) if bidder.chips else len(BIDS) - 1


def _mix(weights: Sequence[int], bidder: Bidder) -> list[int]:
    """Weights as parts of WHOLE; where there are none, every bid as often as any other."""
    total = sum(weights)
    if not total:
        count = open_bids(bidder)
        return [WHOLE // count] * count + [0] * (len(BIDS) - count)
    return [WHOLE * weight // total for weight in weights]


def _turns(bidder: Bidder) -> Slices[list[Outcomes]]:
    """How the turn of a seat ends, for each of BIDS."""
    found = []
    for bid in BIDS:
        found.append(outcomes(bid.target, bidder.corner, max(bidder.chips - bid.plus, 0)))
        yield
    return found


def _chips(bidder: Bidder, turn: Outcomes, *, plus: bool) -> int:
    """What a turn changes by its chips, times WHOLE: a miss brings one, success and 26+ cost some."""
    return turn.missed * bidder.gain - (turn.paid + plus * WHOLE) * bidder.cost


def subsets(whole: int, count: int) -> list[int]:
    """The sets of so many cards out of a set; the set itself where it has no more."""
    if whole.bit_count() <= count:
        return [whole]
    found, part = [], whole
    while part:
        if part.bit_count() == count:
            found.append(part)
        part = (part - 1) & whole
    return found


def _crowd(round_: Round, turns: Sequence[Sequence[Outcomes]]) -> Payoffs:
    """What bids are worth where the last seat takes what is left without rolling."""
    left = _left(round_)
    takes = [_takes(own) for own in turns]
    rolling = [_rolling(*one, left, round_.black) for one in zip(round_.bidders, turns, strict=True)]
    waiting = [[bidder.worth[cards] for cards in left] for bidder in round_.bidders]

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
            worths, rest = rolling[seat][bid], waiting[seat]
            worth = 0
            for there, behind, rolled, waited in zip(gone, last, worths, rest, strict=True):
                worth += (there - behind) * rolled + behind * waited
            found.append((worth >> _SHIFT) - own.cost * BIDS[bid].plus)
        return found if own.chips else [*found[:-1], _NOT_ALLOWED]

    return payoffs


def _left(round_: Round) -> list[int]:
    """What lies there once 0, 1, 2, ... cards are gone: those that are worth most to all go first."""
    cards = range(round_.cards)
    order = sorted(cards, key=lambda card: (-sum(bidder.worth[1 << card] for bidder in round_.bidders), card))
    left = (1 << round_.cards) - 1
    found = [left]
    for card in order:
        left &= ~(1 << card)
        found.append(left)
    return found


def _takes(turns: Sequence[Outcomes]) -> list[tuple[int, int, int, int]]:
    """For each bid the chances to take 0, 1, 2 and 3 cards."""
    return [(turn.missed, turn.reached[2], turn.reached[1], turn.reached[0]) for turn in turns]


def _rolling(bidder: Bidder, turns: Sequence[Outcomes], left: Sequence[int], black: int) -> list[list[int]]:
    """For each bid, what a turn is worth once so many cards are gone; nothing where no card is left."""
    best = [[max(bidder.worth[part] for part in subsets(cards, n)) for n in (3, 2, 1)] for cards in left]
    found = []
    for turn in turns:
        chips = _chips(bidder, turn, plus=False)
        row = []
        for cards, (three, two, one) in zip(left, best, strict=True):
            reached = turn.reached[0] * three + turn.reached[1] * two + turn.reached[2] * one
            row.append((reached + turn.below * bidder.worth[cards & black] + chips) >> _SHIFT if cards else 0)
        found.append(row)
    return found


def _sums(mix: Mix, takes: Sequence[tuple[int, int, int, int]]) -> list[tuple[int, int, int, int, int]]:
    """For each bid, the chances that a seat bids that or more and takes 0, 1, 2, 3 cards, or bids less."""
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
    """Chances that 0, 1, 2, ... cards are gone: at all, and where all the others come first."""
    gone, last = [WHOLE] + [0] * cards, [WHOLE] + [0] * cards
    for none, one, two, three, after in before:
        gone = _taken(gone, none + after, one, two, three)
        last = _taken(last, none, one, two, three)
    return gone, last


def _taken(gone: list[int], none: int, one: int, two: int, three: int) -> list[int]:
    """The chances of how many cards are gone, after one more seat; what would be too many is all."""
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
    """What bids are worth to two seats, less what they are worth to the other."""
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
            worth = 0
            for other, often in enumerate(mixes[1 - seat]):
                if often:
                    goes_first = own > other or (own == other and first)
                    worth += often * (before[own][other] if goes_first else -behind[other][own])
            found.append(worth >> _SHIFT)
        return found if round_.bidders[seat].chips else [*found[:-1], _NOT_ALLOWED]

    return payoffs


def _duel_table(
    round_: Round, seat: int, own: Sequence[Outcomes], others: Sequence[Outcomes]
) -> list[list[int]]:
    """For each bid of the seat that goes first, and each of the other: what the first gains over it.

    `own` and `others`: how the turns of the first and of the other end, for each of BIDS.
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
    """What the first of two seats gains over the other by the cards of a round, times WHOLE.

    `rest`: what it gains once only a set of the cards is left.
    """
    cards = (1 << round_.cards) - 1
    bad = cards & round_.black
    worth = turn.below * (first.worth[bad] + rest[cards ^ bad]) + (turn.missed - turn.below) * rest[cards]
    for chance, count in zip(turn.reached, (3, 2, 1), strict=True):
        worth += chance * max(first.worth[part] + rest[cards ^ part] for part in subsets(cards, count))
    return worth


def second_turn(first: Bidder, second: Bidder, cards: int, black: int, turn: Outcomes) -> int:
    """What the first of two seats gains over the other by the other's turn, and what is left after it."""
    if not cards:
        return 0
    worth = _chips(second, turn, plus=False)
    for chance, count in zip(turn.reached, (3, 2, 1), strict=True):
        worth += chance * max(
            second.worth[part] - first.worth[cards ^ part] for part in subsets(cards, count)
        )
    bad = cards & black
    worth += turn.below * (second.worth[bad] - first.worth[cards ^ bad])
    worth -= (turn.missed - turn.below) * first.worth[cards]
    return -worth >> _SHIFT
