"""Reasons for and against each legal choice: true by the rules, and weighed by rough values of cards.

Weights, in hundredths of a point, decide only which reasons are given, and in what order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from volle.core.advice import Reason, ReasonValue, Term
from volle.wolle import position_odds, scoring
from volle.wolle.aims import Aim, Expected
from volle.wolle.brain import bids
from volle.wolle.brain.features import rough_values
from volle.wolle.brain.position import corner_of, position_of
from volle.wolle.notation import format_action
from volle.wolle.types import BIDS, Card, Claim, Keep, Leave, MakeBid, Rescue, SeatAction, Steal, Take, Top
from volle.wolle.view import View

_POINT: Final = 100
_CORNER: Final = 80
"""The weight of one point of bonus or malus, while there are rounds to come."""
_CHIP: Final = 150

Terms = tuple[Term, ...]


def terms_of(view: View, choices: Iterable[int]) -> dict[int, Terms]:
    """Return the reasons for some of the legal choices of the seat of a view, by their indices."""
    reasons = _Reasons(view)
    return {choice: tuple(reasons.terms(view.legal[choice])) for choice in choices}


class _Reasons:
    """The reasons for the choices of one seat."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "a seat chooses"
        self.view, self.seat, self.p = view, view.seat, position_of(view)
        self.values = [_POINT * value for value in rough_values(self.p, self.seat)]

    def terms(self, action: SeatAction) -> Iterator[Term]:
        """Return the reasons for a legal choice."""
        match action:
            case MakeBid():
                return self._bidding(action)
            case Steal() | Leave():
                return self._stealing(action)
            case Top():
                return self._stacking(action)
            case Take():
                return self._taking(action)
            case _:
                return self._ending(action)

    def _best(self, count: int) -> int:
        """Return the rough value of the best choice of `count` cards."""
        return sum(sorted(self.values, reverse=True)[:count])

    @property
    def _black(self) -> int:
        """The rough value of all black sheep on display."""
        cards = self.view.display
        return sum([value for value, card in zip(self.values, cards, strict=False) if card.kind == "black"])

    def _odds(self, aim: Aim) -> dict[str, Expected]:
        """Return the odds of each choice, for one aim."""
        found = position_odds.expectations(self.view, aim)
        return {actions[0]: expected for actions, expected in found}

    # -------------------------------------------------------------------------- bids

    def _bidding(self, action: MakeBid) -> Iterator[Term]:
        """Yield the reasons for a bid. Rules wolle.bid.order, wolle.turn.last, wolle.result.below-14."""
        mixed = bids.bidding_of(self.p).mixes
        chances = position_odds.of_bid(self.view, action, "reach")
        three, two, one = self._best(3), self._best(2), self._best(1)
        reach, at_once, below = chances["reach"], chances["try-1"], chances["below-14"]
        yield Term(Reason("reach" if two >= 0 else "must-take", (("chance", reach),)), _part(two, reach))
        yield Term(Reason("at-once", (("chance", at_once),)), _part(three - one, at_once))
        first, last = self._order(BIDS.index(action.bid), mixed)
        yield Term(Reason("first", (("chance", first),)), _part(three - two, first))
        if len(mixed) > 2:
            left = self._least_wanted()
            yield Term(
                Reason("last" if left >= 0 else "last-unwanted", (("chance", last),)), _part(left, last)
            )
        if self._black and below:
            yield Term(Reason("below-14", (("chance", below),)), _part(self._black, below))
        if action.bid.plus:
            yield Term(Reason("costs-chip"), -_CHIP)

    def _least_wanted(self) -> int:
        """Return the rough value of the card that all seats want least; the last seat can count on it."""
        wanted = [rough_values(self.p, seat) for seat in range(len(self.p.chips))]
        place = min(range(len(self.values)), key=lambda card: sum([values[card] for values in wanted]))
        return self.values[place]

    def _order(self, bid: int, mixed: Sequence[Sequence[int]]) -> tuple[Fraction, Fraction]:
        """Return the chances to go first and last with a bid. Rules wolle.bid.order, wolle.bid.tie."""
        first = last = Fraction(1)
        numbers = self.p.numbers
        for other, mix in enumerate(mixed):
            if other != self.seat:
                from_ = bid if numbers[other] < numbers[self.seat] else bid + 1
                before = Fraction(sum(mix[from_:]), sum(mix))
                first, last = first * (1 - before), last * before
        return first, last

    # -------------------------------------------------------------------------- turns

    def _ending(self, action: SeatAction) -> Iterator[Term]:
        """Yield the reasons to claim, to keep a die, to miss or to rescue."""
        turn = self.view.turn
        assert turn is not None, "a turn is played"
        match action:
            case Keep():
                cards = turn.earns[turn.tries]
                chances = self._odds("reach" if self._best(cards) >= 0 else "worth")[format_action(action)]
                fewer = self._best(cards) - self._best(turn.earns[turn.tries - 1])
                yield Term(Reason("next-try", (("cards", cards),)), fewer)
                yield from self._keeping(chances, cards)
            case Claim():
                gain = self._best(turn.entitled)
                code = "takes" if gain >= 0 else "takes-unwanted"
                yield Term(Reason(code, (("cards", turn.entitled),)), gain)
                yield from _paying(turn.claim.chips if turn.claim else 0)
            case Rescue():
                yield Term(Reason("no-black", (("cards", len(turn.miss_takes)),)), 0)
                yield from _paying(turn.rescue.chips if turn.rescue else 0)
            case _:
                if turn.miss_takes:
                    yield Term(Reason("black", (("cards", len(turn.miss_takes)),)), self._black)
                yield Term(Reason("gets-chip" if turn.miss_chips else "no-chip"), _CHIP * turn.miss_chips)

    def _keeping(self, chances: Expected, cards: int) -> Iterator[Term]:
        """Yield the reasons for another try, whose cards may be wanted or not.

        Rules wolle.turn.second, wolle.turn.third, wolle.take.choice, wolle.result.below-14.
        """
        reach, below, gain = chances["reach"], chances["below-14"], self._best(cards)
        code = "can-reach" if gain >= 0 else "must-take"
        yield Term(Reason(code, (("chance", reach),)), _part(gain, reach))
        if self._black and below:
            yield Term(Reason("below-14", (("chance", below),)), _part(self._black, below))

    def _stealing(self, action: SeatAction) -> Iterator[Term]:
        """Yield the reasons to take the bone or to leave it. Rule wolle.score.bone."""
        if isinstance(action, Leave):
            yield Term(Reason("leaves-bone"), 0)
            return
        mine, theirs = self.p.dogs[self.seat], self.p.dogs[self.p.bone]
        yield Term(Reason("bone", (("count", mine),)), _POINT * scoring.bone_points(mine, has_bone=True))
        if theirs:
            others = len(self.p.dogs) - 1
            yield Term(
                Reason("takes-bone", (("count", theirs),)),
                _POINT * scoring.bone_points(theirs, has_bone=True) // others,
            )

    # -------------------------------------------------------------------------- cards

    def _taking(self, action: SeatAction) -> Iterator[Term]:
        """Yield the reasons to take cards: their value to the herd, and the cards left for others."""
        assert isinstance(action, Take), "cards are taken"
        values = dict(zip([card.id for card in self.view.display], self.values, strict=False))
        cards = [card for card in self.view.display if card.id in action.cards]
        printed = sum([card.points for card in cards])
        if any(card.kind in ("plain", "black") for card in cards):
            code = "minus-points" if printed < 0 else "points"
            yield Term(Reason(code, (("points", abs(printed)),)), _POINT * printed)
        yield from self._sets(cards, values)
        yield from self._dogs(cards, values)
        sheep = [card for card in cards if card.is_sheep]
        if sheep and self.p.unseen.cards:
            best = max(sheep, key=_top_weight)
            yield from _corner(best, _top_weight(best) - _CORNER * self.p.corners[self.seat])
        yield from self._left(action)

    def _sets(self, cards: Sequence[Card], values: Mapping[str, int]) -> Iterator[Term]:
        """Yield the number of cards of each set then, and their points as they stand."""
        herd = self.view.seats[self.seat].herd
        counted = (("370", scoring.set_370_points), ("007", scoring.set_007_points))
        for kind, points in counted:
            new = [card for card in cards if card.kind == kind]
            if new and herd is not None:
                count = len(new) + sum([card.kind == kind for card in herd])
                said = (("count", count), ("points", points(count)))
                yield Term(Reason(f"set-{kind}", said), sum([values[card.id] for card in new]))

    def _dogs(self, cards: Sequence[Card], values: Mapping[str, int]) -> Iterator[Term]:
        """Yield the effect of dogs and the bone. Rules wolle.score.dog-none, -.dog-one, -.dog-most."""
        new = [card for card in cards if card.kind == "dog"]
        count = self.p.dogs[self.seat] + len(new)
        if new:
            points = scoring.dog_points(count, self.p.most_dogs_beside(self.seat))
            code = "most-dogs" if points < 0 else "one-dog" if count == 1 else "more-dogs"
            weight = sum([values[card.id] for card in new])
            yield Term(Reason(code, (("count", count), ("points", abs(points)))), weight)
        for card in cards:
            if card.kind == "bone":
                yield Term(Reason("bone", (("count", count),)), values[card.id])

    def _left(self, action: Take) -> Iterator[Term]:
        """Yield the card left that is most valuable to the seats behind."""
        behind = self.p.order[1:] or ((self.p.first,) if self.p.first >= 0 else ())
        left = [place for place, card in enumerate(self.view.display) if card.id not in action.cards]
        if not left or not behind or self.seat in behind:
            return
        wanted = [rough_values(self.p, seat) for seat in behind]
        value, place = max((max(values[card] for values in wanted), card) for card in left)
        if value >= 1:
            said = (*_face(self.view.display[place]), ("points", value))
            yield Term(Reason("leaves", said), -_POINT * value // (len(self.p.chips) - 1))

    def _stacking(self, action: SeatAction) -> Iterator[Term]:
        """Yield the reasons for a sheep on top of the herd. Rule wolle.bid.tie."""
        assert isinstance(action, Top) and self.view.taking is not None, "new sheep are stacked"
        card = next(card for card in self.view.taking.new_sheep if card.id == action.card)
        if not self.p.unseen.cards:
            yield Term(Reason("last-round"), 0)
            return
        yield from _corner(card, _CORNER * corner_of(card))
        yield Term(Reason("number", (("number", card.number or 0),)), -(card.number or 0))


def _paying(chips: int) -> Iterator[Term]:
    """Yield the price of success or of a rescue. Rule wolle.result.chips."""
    if chips:
        yield Term(Reason("pays", (("chips", chips),)), -_CHIP * chips)


def _top_weight(card: Card) -> int:
    """Return the weight of a sheep on top: its corner, and a low number, which goes first in a tie."""
    return _CORNER * corner_of(card) - (card.number or 0)


def _corner(card: Card, weight: int) -> Iterator[Term]:
    """Yield the effect of a sheep on top on later rolls. Rules wolle.result.bonus, wolle.result.malus."""
    corner = corner_of(card)
    code = "bonus" if corner > 0 else "malus" if corner < 0 else "no-corner"
    yield Term(Reason(code, (("corner", abs(corner)),) if corner else ()), weight)


def _face(card: Card) -> tuple[tuple[str, ReasonValue], ...]:
    """Return the values that the words for a card need."""
    kind = f"set-{card.kind}" if card.kind in ("370", "007") else card.kind
    return (
        ("kind", kind),
        ("size", abs(card.points)),
        ("number", card.number or 0),
        ("told", "no"),
        ("count", 1),
    )


def _part(value: int, chance: Fraction) -> int:
    """Return the value times a chance, rounded down."""
    return value * chance.numerator // chance.denominator
