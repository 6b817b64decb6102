"""Brute force for a dice turn of Volle Wolle, by the rules, dice by dice.

The end of a turn is a row of integers; rows are added, never multiplied, so a row stands for a number of
rolls, its last entry. Only the cards of a view come from the engine.
"""

from fractions import Fraction
from functools import cache
from itertools import combinations, product

SIDES = (12, 10, 8)
ROWS = {
    "reach": ("reach", "worth", "try-1", "try-2", "below-14", "try-3", "cards", "rolls"),
    "worth": ("worth", "reach", "try-1", "try-2", "below-14", "try-3", "cards", "rolls"),
}
"""The entries of a row, for each aim: the greater row is the better one. Results below 14 count negative."""
SHEEP = {"370": 45, "007": 60}
DOGS = {0: 0, 1: 120, 2: 20}


def cards_value(own, cards):
    """The value of cards to a seat, in tenths of a point."""

    def dogs(count, bone):
        return DOGS.get(count, -20) + bone * (20 + 40 * count)

    bone = own.has_bone or any(card.kind == "bone" for card in cards)
    more = sum(card.kind == "dog" for card in cards)
    sheep = sum(SHEEP.get(card.kind, 10 * card.points) for card in cards)
    return sheep + dogs(len(own.dogs) + more, bone) - dogs(len(own.dogs), own.has_bone)


class Turn:
    """A dice turn for a target and an aim."""

    def __init__(self, view, own, bid, aim):
        """Take the view of a table and of a seat, and its bid: (target, chips, stock)."""
        corner = own.top.corner if own.top and own.top.corner != "bone" else 0
        self.target, self.chips, self.stock = bid
        self.malus, self.bonus = max(-corner, 0), max(corner, 0)
        self.cards = [min(3 - n, len(view.display)) for n in range(3)]
        self.prizes = [max(cards_value(own, s) for s in combinations(view.display, n)) for n in self.cards]
        blacks = [card for card in view.display if card.kind == "black"]
        self.black = cards_value(own, blacks) if blacks else None
        self.aim = aim
        self.second, self.third, self.last = cache(self.second), cache(self.third), cache(self.last)

    def row(self, worth, n=None, below=0):
        """Return the row of an end after one roll: success in a try, counted from 0, or a miss."""
        reach = int(n is not None)
        first, second = (reach, worth) if self.aim == "reach" else (worth, reach)
        return first, second, int(n == 0), int(n == 1), -below, int(n == 2), self.cards[n] if reach else 0, 1

    def claim(self, n, total):
        """Return the row of success with this try, or None."""
        result, chips = total - self.malus, 0
        if result < self.target:
            chips = max(self.target - result - self.bonus, 0)
        return None if chips > self.chips else self.row(self.prizes[n] - 10 * chips, n)

    def miss(self, total):
        """Return the rows without success after the third try: a miss, and a rescue."""
        result, chip = total - self.malus, 10 * (self.stock > 0)
        below = result < 14
        yield self.row(chip + (self.black if below and self.black is not None else 0), below=int(below))
        if below and self.black is not None:
            for bonus in (self.bonus, 0):
                chips = max(14 - result - bonus, 0)
                if chips <= self.chips and result + bonus + chips < self.target:
                    yield self.row((10 if chips or self.stock else 0) - 10 * chips)
                    break

    def last(self, total):
        """The best row after the dice of the third try."""
        claim = self.claim(2, total)
        if total - self.malus >= self.target:
            return claim
        return max([*([claim] if claim else []), *self.miss(total)])

    def after(self, n, dice, kept):
        """The best row after the dice of the first or second try, 0 or 1; `kept` were not rolled.

        An end stands for the number of rolls that follow each die kept.
        """
        total = sum(dice)
        claim = self.claim(n, total)
        rows = [tuple((80 * 96 * 120 * 960, 960)[n] * number for number in claim)] if claim else []
        if total - self.malus < self.target:
            rows += self.keeps(n, dice, kept).values()
        return max(rows)

    def keeps(self, n, dice, kept):
        """The row of each die that may be kept after a try."""
        free = [die for die in range(3) if die not in kept]
        if n == 0:
            return {die: self.second(die, dice[die]) for die in free}
        others = dict(zip(free, reversed(free), strict=True))
        return {die: self.third(roll, sum(dice) - dice[roll]) for die, roll in others.items()}

    def third(self, die, lying):
        """Return the row of rolling one die, for 960 rolls."""
        rows = [self.last(lying + value) for value in range(1, SIDES[die] + 1)]
        return tuple(960 // SIDES[die] * number for number in map(sum, zip(*rows, strict=True)))

    def second(self, die, value):
        """The row of keeping one die, for the number of rolls that the end of a first try stands for."""
        numbers = [range(1, sides + 1) for sides in SIDES]
        numbers[die] = [value]
        rows = [self.after(1, dice, (die,)) for dice in product(*numbers)]
        times = 80 * 96 * 120 // len(rows)
        return tuple(times * number for number in map(sum, zip(*rows, strict=True)))

    def first(self):
        """Return the row of all first rolls."""
        rolls = product(*(range(1, sides + 1) for sides in SIDES))
        return tuple(map(sum, zip(*(self.after(0, dice, ()) for dice in rolls), strict=True)))

    def averages(self, row):
        """The means of a row, by the codes of the engine."""
        *numbers, rolls = zip(ROWS[self.aim], row, strict=True)
        found = {code: Fraction(number, rolls[1]) for code, number in numbers}
        return {**found, "worth": found["worth"] / 10, "below-14": -found["below-14"]}
