"""The expected points of a turn of Volle Lotte, computed independently in floats.

It uses nothing of the engine's odds, and its states only for the position. The next card comes from the deck
as it is, later ones from a whole deck.
"""

from collections import Counter
from functools import cache

from lotte import brute

DECK = {
    "stop": 10,
    "fireworks": 5,
    **{f"bonus-{points}": 5 for points in brute.BONUSES},
    "double": 5,
    "plus-minus": 5,
    "straight": 5,
    "clover": 1,
}
HIGH = 4000
"""More points than anyone risks for a card from a whole deck."""


@cache
def moves(count, choice):
    """(throws, options) of `count` dice, those with the same options together."""
    found = Counter()
    for dice, ways in brute.throws(count).items():
        found[tuple(brute.set_aside_options(dice, choice))] += ways
    return tuple((ways, options) for options, ways in found.items() if options)


@cache
def fireworks(count):
    """The points of Fireworks: those before a Full Roll, and then again with six dice."""
    again = float(brute.fireworks())
    return float(brute.before_full_roll(count)) + float(brute.full_roll(count, False)) * again


class Turns:
    """Turns by given rules: a choice of dice, the end of the straight, the Full Rolls of the clover."""

    def __init__(self, choice, last, clover):
        self.choice, self.last, self.clover = choice, last, clover
        self.card, self.roll, self.drawn = cache(self.card), cache(self.roll), cache(self.drawn)

    def straight(self, missing, count):
        """Return the probability of the straight."""
        return brute.straight(frozenset(missing), count, self.last == 6)

    def wins(self, count, needed):
        """The chance of `needed` Full Rolls."""
        return brute.full_roll(count, self.choice) * brute.full_roll(6, self.choice) ** (needed - 1)

    def drawn(self, points, left):
        """The value of a card from a deck of (name, count); () is a whole one."""
        counts = dict(left or DECK.items())
        total = 0
        for card, count in counts.items():
            total += count * self.card(card, points) if count else 0
        return total / sum(counts.values())

    def after(self, points, left):
        """The value of the choice to stop or to draw."""
        return points if not left and points > HIGH else max(points, self.drawn(points, left))

    def card(self, card, points):
        """The value of a card just turned over."""
        if card == "stop":
            return 0
        asked = range(1, self.last + 1)
        return self.rolling(card, points, (6, asked if card == "straight" else (), self.clover), ())

    def rolling(self, card, points, need, left):
        """The value of rolling for a card, given its need: dice, missing numbers, Full Rolls."""
        count, missing, needed = need
        match card:
            case "fireworks":
                return points + fireworks(count)
            case "plus-minus":
                return float(brute.full_roll(count, self.choice)) * self.after(points + 1000, left)
            case "straight":
                won = self.after(points + 2000, left) if self.last == 6 else points + 2000
                return float(self.straight(missing, count)) * won
            case "clover":
                return float(self.wins(count, needed)) * 6000
            case "double":
                return self.roll(points, count, (0, 2), left)
            case _:
                return self.roll(points, count, (int(card.removeprefix("bonus-")), 1), left)

    def roll(self, points, count, reward, left):
        """The value of a roll with a card that lets the seat stop; a Full Roll adds and multiplies."""
        total = 0
        for ways, options in moves(count, self.choice):
            total += ways * max(self.lay(points + gain, count - laid, reward, left) for laid, gain in options)
        return total / 6**count

    def lay(self, points, count, reward, left):
        """The value after setting dice aside."""
        if count:
            return max(points, self.roll(points, count, reward, left))
        bonus, factor = reward
        return self.after((points + bonus) * factor, left)
