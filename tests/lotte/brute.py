"""Brute force for Volle Lotte: distinguishable dice, no symmetry, no code of the engine."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product

SINGLES = {1: 100, 5: 50}
TRIPLES = {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
BONUSES = (200, 300, 400, 500, 600)


@cache
def throws(count):
    """The number of throws of `count` dice for each roll."""
    return Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=count))


@cache
def set_aside_options(dice, choice):
    """(dice set aside, points) for each option of a roll; none if nothing scores."""
    parts = [[(0, 0)]]
    for number in range(1, 7):
        count = dice.count(number)
        most = count if number in SINGLES else count // 3 * 3
        kept = range(0, most + 1, 1 if number in SINGLES else 3) if choice else [most]
        parts.append([(k, k // 3 * TRIPLES[number] + k % 3 * SINGLES.get(number, 0)) for k in kept])
    ways = {(sum(d for d, _ in way), sum(p for _, p in way)) for way in product(*parts)}
    return sorted(way for way in ways if way[0])


@cache
def full_roll(count, choice):
    """The chance of a Full Roll with `count` dice left."""
    if count == 0:
        return Fraction(1)
    hits = Fraction(0)
    for dice, ways in throws(count).items():
        if set_aside_options(dice, choice):
            hits += ways * max(full_roll(count - laid, choice) for laid, _ in set_aside_options(dice, choice))
    return hits / 6**count


@cache
def straight(missing, count, choice):
    """The chance to roll all missing numbers, one die of each set aside."""
    if not missing:
        return Fraction(1)
    hits = Fraction(0)
    for dice, ways in throws(count).items():
        new = missing & set(dice)
        sizes = range(1, len(new) + 1) if choice else [len(new)]
        kept = [set(part) for size in sizes if size for part in combinations(sorted(new), size)]
        if kept:
            hits += ways * max(straight(missing - part, count - len(part), choice) for part in kept)
    return hits / 6**count


@cache
def before_full_roll(count):
    """The points of Fireworks before the next Full Roll."""
    total = Fraction(0)
    for dice, ways in throws(count).items():
        for laid, points in set_aside_options(dice, False):
            total += ways * (points + (before_full_roll(count - laid) if laid < count else 0))
    return total / 6**count


def fireworks():
    """The expected points: those before the next Full Roll, for each Full Roll."""
    return before_full_roll(6) / (1 - full_roll(6, False))


def turn_value(choice, straight_chance, clover_chance, *, goes_on, cap=2500):
    """The points of a turn played for points, with a whole deck for each card, and the most to draw on with.

    `goes_on` is True if the straight is a Full Roll; an immediate win counts 6,000.
    """
    best = {}
    """The value of another card by points at risk; every success adds points, so one pass computes all."""
    points_of_fireworks, chance = float(fireworks()), float(full_roll(6, choice))
    moves = {
        n: [(ways, set_aside_options(dice, choice)) for dice, ways in throws(n).items()] for n in range(1, 7)
    }

    def after(points):
        return points if points > cap else max(points, best[points])

    @cache
    def roll(points, count, bonus, factor):
        total = 0
        for ways, options in moves[count]:
            total += ways * max(
                (lay(points + gain, count - laid, bonus, factor) for laid, gain in options), default=0
            )
        return total / 6**count

    def lay(points, left, bonus, factor):
        if not left:
            return after((points + bonus) * factor)
        return points if points > 5000 else max(points, roll(points, left, bonus, factor))

    for points in range(cap, -1, -50):
        won = points + 2000
        cards = points + points_of_fireworks + straight_chance * (after(won) if goes_on else won)
        cards += chance * after(points + 1000) + roll(points, 6, 0, 2)
        cards += sum(roll(points, 6, bonus, 1) for bonus in BONUSES)
        best[points] = (5 * cards + 6000 * clover_chance) / 56
    return best[0], max(points for points in best if best[points] > points)
