"""Bots: (view, stream) -> one of view.legal. They know what a person at the table may know, and no more.

All worth is in tenths of a point, whole numbers, so that every machine decides alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from operator import mul
from typing import Final, NamedTuple

from volle.core.chance import Stream
from volle.wolle import odds, table
from volle.wolle.types import (
    BIDS,
    DIE_NAMES,
    Bid,
    Card,
    Claim,
    Keep,
    MakeBid,
    Miss,
    Rescue,
    SeatAction,
    Steal,
    Take,
    Top,
)
from volle.wolle.view import SeatView, View

POINT: Final = 10
_SET_CARD: Final = {"370": 45, "007": 60}
"""Average gain of one more card of a set by somebody who does not count."""
_FIRST_DOG: Final = 120
"""Nine points, and the two sheep that need not go back."""
_CORNER: Final = 6
"""Worth of one point of bonus or malus on top of the herd."""
_NEAR: Final = 5
"""Bids whose worth differs by no more than this are as good as each other."""
_HIGH_BIDS: Final = tuple(bid for bid in BIDS if bid.target >= 21)
_DUEL_BIDS: Final = tuple(bid for bid in BIDS if 19 <= bid.target <= 23)
"""What several others, or the only other, are expected to bid, each field as often as any other."""
_TAKEN_EACH: Final = 2
"""Cards that a seat takes which has reached its bid."""


def lamb(view: View, rng: Stream) -> SeatAction:
    """Plays any legal action: for the very first match, and as the control that others must beat."""
    return rng.choice(view.legal)


def ram(view: View, rng: Stream) -> SeatAction:
    """Bids by the exact chance to reach a bid, takes the best cards, pays where that earns more."""
    first = view.legal[0]
    if isinstance(first, MakeBid):
        return _choose_bid(view, rng)
    if isinstance(first, Take):
        takes = (action for action in view.legal if isinstance(action, Take))
        return max(takes, key=lambda take: _worth(view, _cards(view, take.cards)))
    if isinstance(first, Top):
        tops = (action for action in view.legal if isinstance(action, Top))
        return max(tops, key=lambda top: _top_worth(view, top.card))
    if isinstance(first, Steal):
        return first
    return _after_try(view)


BOTS: Final = {"lamb": lamb, "ram": ram}


def _own(view: View) -> SeatView:
    """The seat that the bot plays."""
    assert view.seat is not None, "a bot sits at the table"
    return view.seats[view.seat]


def _worth(view: View, cards: Sequence[Card]) -> int:
    """What a set of cards is worth to the seat."""
    own = _own(view)
    kinds = [card.kind for card in cards]
    dogs = _dogs_worth(len(own.dogs) + kinds.count("dog"), own.has_bone or "bone" in kinds)
    dogs -= _dogs_worth(len(own.dogs), own.has_bone)
    return dogs + sum(map(_sheep_worth, cards)) + _new_top_worth(own, cards)


def _dogs_worth(dogs: int, has_bone: bool) -> int:
    """What so many dogs, and perhaps the bone, are worth: one is best, many are good only with the bone."""
    alone = (0, _FIRST_DOG, 20, -20)[min(dogs, 3)]
    return alone + (4 * POINT * dogs + 2 * POINT if has_bone else 0)


def _sheep_worth(card: Card) -> int:
    """What a sheep is worth inside the herd."""
    return _SET_CARD.get(card.kind, POINT * card.points)


def _new_top_worth(own: SeatView, cards: Iterable[Card]) -> int:
    """What the best corner on top of the herd gains against the corner that lies there."""
    corners = [_corner(card) for card in cards if card.is_sheep]
    return _CORNER * (max(corners) - _corner(own.top)) if corners else 0


def _corner(card: Card | None) -> int:
    """Bonus or malus of a card on top."""
    return card.corner if card is not None and isinstance(card.corner, int) else 0


def _cards(view: View, ids: Iterable[str]) -> tuple[Card, ...]:
    """The displayed cards with these ids."""
    return tuple(card for card in view.display if card.id in ids)


def _best_take(view: View, cards: Sequence[Card], count: int) -> int:
    """What the best choice of `count` of the cards is worth; all of them where there are fewer."""
    choices = combinations(cards, min(count, len(cards)))
    return max(_worth(view, choice) for choice in choices)


def _top_worth(view: View, card_id: str) -> tuple[int, int]:
    """The best corner; among equals the lower number, which goes first in a tie."""
    assert view.taking is not None, "new sheep are being stacked"
    card = next(card for card in view.taking.new_sheep if card.id == card_id)
    return _corner(card), -(card.number or 0)


def _tries(view: View, display: Sequence[Card], target: int) -> odds.Tries:
    """What ending a dice turn for that target is worth, if these cards lie on the display."""
    own = _own(view)
    corner = _corner(own.top)
    forced_from = target - min(corner, 0)
    blacks = [card for card in display if card.kind == "black"]
    black = _worth(view, blacks) if blacks else 0

    def reached(total: int, earned: int) -> int:
        """The cards, less the chips that it takes."""
        cost = table.payment(total + min(corner, 0), target, corner, own.chips)
        return odds.NEVER if cost is None else earned - POINT * cost.chips

    def missed(total: int) -> int:
        """A chip, less the black sheep or the chips that keep them away."""
        result = total + min(corner, 0)
        if result >= table.SAFE_RESULT or not blacks:
            return POINT
        cost = table.payment_to_safety(result, target, corner, own.chips)
        return POINT + max(black, -POINT * cost.chips if cost else black)

    first, second, third = (
        [reached(total, earned) for total in range(odds.HIGHEST + 1)]
        for earned in (_best_take(view, display, table.entitled(try_)) for try_ in (1, 2, 3))
    )
    for total in range(min(forced_from, odds.HIGHEST + 1)):
        third[total] = max(third[total], missed(total))
    return (
        odds.Try(first, forced_from),
        odds.Try(second, forced_from),
        odds.Try(third, forced_from),
    )


def _after_try(view: View) -> SeatAction:
    """Claim, keep, rescue or miss: whatever is worth most."""
    turn = view.turn
    assert turn is not None and turn.dice is not None
    tries = _tries(view, view.display, turn.target)
    kept = tuple(map(DIE_NAMES.index, turn.kept))
    keeps = odds.keep_values(tries, turn.dice, kept) if turn.tries < 3 else {}
    blacks = _cards(view, turn.miss_takes)

    def worth(action: SeatAction) -> Fraction | int:
        match action:
            case Keep(_, die):
                return keeps[DIE_NAMES.index(die)]
            case Claim():
                assert turn.claim is not None
                earned = _best_take(view, view.display, turn.entitled)
                return earned - POINT * turn.claim.chips
            case Rescue():
                assert turn.rescue is not None
                return POINT - POINT * turn.rescue.chips
            case Miss():
                return POINT + (_worth(view, blacks) if blacks else 0)
            case _:
                raise AssertionError("no action of a try")

    return max(view.legal, key=worth)


def _choose_bid(view: View, rng: Stream) -> SeatAction:
    """A bid near the best against others who bid as expected."""
    bids = [action for action in view.legal if isinstance(action, MakeBid)]
    spoils = [_spoils(view, before) for before in range(len(view.seats))]
    worths = [_bid_worth(view, action.bid, spoils) for action in bids]
    best = max(worths)
    near = [bid for bid, worth in zip(bids, worths, strict=True) if best - worth <= _NEAR]
    return rng.choice(near)


class _Spoils(NamedTuple):
    """What is there for a seat behind others that have taken cards, whatever it bids."""

    left: int
    """Worth of all that is left, for who takes it without rolling."""
    rolled: tuple[int, ...]
    """Worth of the best cards that each try earns, and of a miss; nothing where no card is left."""


def _spoils(view: View, before: int) -> _Spoils:
    """What is there behind so many seats that have taken cards."""
    display = _left(view, before)
    if not display:
        return _Spoils(0, (0, 0, 0, 0))
    earned = [_best_take(view, display, table.entitled(try_)) for try_ in (1, 2, 3)]
    return _Spoils(_worth(view, display), (*earned, POINT))


def _bid_worth(view: View, bid: Bid, spoils: Sequence[_Spoils]) -> Fraction:
    """What a bid is worth on average over how many of the others bid more, and how many of those succeed."""
    others = len(view.seats) - 1
    expected = _HIGH_BIDS if others > 1 else _DUEL_BIDS
    higher = [other for other in expected if other > bid]
    succeed = _total(odds.success_chance(other.target) for other in higher) / len(expected)
    last = Fraction(len(higher), len(expected)) ** others if others > 1 else Fraction(0)
    chances = odds.success_by_try(bid.target - _corner(_own(view).top))
    averages = [_average(succeed, worths) for worths in zip(*(each.rolled for each in spoils), strict=True)]
    ends = (*chances, 1 - _total(chances))
    rolling = _total(chance * average for chance, average in zip(ends, averages, strict=True))
    waiting = _average(succeed, [each.left for each in spoils])
    return (1 - last) * rolling + last * waiting - POINT * bid.plus


def _average(chance: Fraction, worths: Sequence[int]) -> Fraction:
    """The mean worth over how many of the others succeed, from none to all, each with the same chance."""
    hit, whole, others = chance.numerator, chance.denominator, len(worths) - 1
    shares = (comb(others, n) * hit**n * (whole - hit) ** (others - n) for n in range(others + 1))
    return Fraction(sum(map(mul, shares, worths)), whole**others)


def _left(view: View, before: int) -> Sequence[Card]:
    """The display without the best cards, which so many seats have taken before."""
    by_worth = sorted(view.display, key=lambda card: (_worth(view, (card,)), card.id))
    return by_worth[: max(len(by_worth) - _TAKEN_EACH * before, 0)]


def _total(fractions: Iterable[Fraction]) -> Fraction:
    """Their exact sum."""
    return sum(fractions, Fraction(0))
