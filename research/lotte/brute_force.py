"""Check solve.py against a deliberately simple program, for small targets: part of `make solve-lotte`.

It rolls each die, tries every set of dice to set aside, and iterates over pairs of scores, without arrays and
without the engine. Needs the extra `solve`, for the solution to compare with.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from itertools import product
from typing import Final, TypeAlias

from research.lotte.chances import STEP
from research.lotte.solve import Game, solve

End: TypeAlias = Callable[[int, int], float]
"""(own score, the other's) after a turn -> the chance to win."""
Pair: TypeAlias = tuple[int, int]

SINGLES: Final = {1: 100, 5: 50}
TRIPLES: Final = {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
BONUSES: Final = (200, 300, 400, 500, 600)
CARDS: Final = 56
LOSS: Final = 1000
ABOVE: Final = 1000
"""Points above the target that are counted."""


@cache
def moves(count: int, choice: bool) -> tuple[tuple[float, tuple[Pair, ...]], ...]:
    """Return all rolls as (chance, options), those with the same options together."""
    found = Counter(ways(dice, choice) for dice in product(range(1, 7), repeat=count))
    return tuple((times / 6**count, some) for some, times in found.items())


def ways(dice: tuple[int, ...], choice: bool) -> tuple[Pair, ...]:
    """Return the options of a roll as (dice to set aside, points), with the most points for each number."""
    parts = []
    for number in range(1, 7):
        here = dice.count(number)
        most = here if number in SINGLES else here // 3 * 3
        kept = range(0, most + 1, 1 if number in SINGLES else 3) if choice else [most]
        parts.append([(k, k // 3 * TRIPLES[number] + k % 3 * SINGLES.get(number, 0)) for k in kept])
    sums = sorted((sum(k for k, _ in way), sum(p for _, p in way)) for way in product(*parts))
    return tuple((k, p) for k, p in dict(sums).items() if k)


@cache
def full_roll(count: int, choice: bool) -> float:
    """Return the best chance that all `count` dice score."""
    if not count:
        return 1.0
    return sum(
        p * max(full_roll(count - k, choice) for k, _ in some) for p, some in moves(count, choice) if some
    )


@cache
def straight(missing: int, dice: int, choice: bool) -> float:
    """Return the best chance to roll the missing numbers."""
    if not missing:
        return 1.0
    total = 0.0
    for roll in product(range(1, 7), repeat=dice):
        new = len({number for number in roll if number <= missing})
        kept = range(1, new + 1) if choice else range(new, new + 1)
        total += max((straight(missing - k, dice - k, choice) for k in kept if k), default=0.0)
    return float(total / 6**dice)


class Turn:
    """A turn, given the scores of both seats."""

    def __init__(self, game: Game, own: int, other: int, end: End) -> None:
        self.tutto, self.cap = game.floor, game.cap * STEP
        self.own, self.other, self.end = own, other, end
        self.lost = end(own, other)
        self.after, self.roll, self.fires = cache(self.after), cache(self.roll), cache(self.fires)  # type: ignore[method-assign]
        leads = other > 0 and other >= own
        self.behind = max(other - LOSS, 0) if self.tutto else other - LOSS
        self.hit = partial(Turn, game, own, self.behind, end) if leads else None

    def stop(self, points: int) -> float:
        """Return the chance after writing points down."""
        return self.end(self.own + points, self.other)

    def after(self, points: int) -> float:
        """Return the chance after a Full Roll."""
        return self.stop(points) if points > self.cap else max(self.stop(points), self.draw(points))

    def draw(self, points: int) -> float:
        """Return the chance with another card: ten Stops, one Clover, five of each other face."""
        full = full_roll(6, self.tutto)
        line = straight(6 if self.tutto else 5, 6, self.tutto)
        hit = self.hit() if self.hit else self
        kinds = [
            self.fires(points, 6),
            *(self.roll(points, 6, bonus, 1) for bonus in BONUSES),
            self.roll(points, 6, 0, 2),
            full * hit.after(points + LOSS) + (1 - full) * self.lost,
            line * (self.after if self.tutto else self.stop)(points + 2000) + (1 - line) * self.lost,
        ]
        wins = full**2 if self.tutto else full
        return (10 * self.lost + 5 * sum(kinds) + wins + (1 - wins) * self.lost) / CARDS

    def fires(self, points: int, count: int) -> float:
        """Return the chance with Fireworks: all scoring dice are set aside until a roll scores nothing."""
        if points > self.cap + 2 * ABOVE + LOSS:
            return self.stop(points)  # the score counts as the highest in any case
        total = 0.0
        for p, some in moves(count, False):
            total += p * (
                self.fires(points + some[0][1], (count - some[0][0]) or 6) if some else self.stop(points)
            )
        return total

    def roll(self, points: int, count: int, bonus: int, factor: int) -> float:
        """Return the chance of a roll with a Bonus or Double card."""
        total = 0.0
        for p, some in moves(count, self.tutto):
            chances = (self.set_aside(points + gain, count - k, bonus, factor) for k, gain in some)
            total += p * max(chances, default=self.lost)
        return total

    def set_aside(self, points: int, left: int, bonus: int, factor: int) -> float:
        """Return the chance after dice have been set aside."""
        if not left:
            return self.after((points + bonus) * factor)
        safe = self.stop(points)
        return safe if points > self.cap else max(safe, self.roll(points, left, bonus, factor))


class Match:
    """A match: chances for each pair of scores, iterated until they converge."""

    def __init__(self, game: Game) -> None:
        self.game, self.target = game, game.target * STEP
        scores = range(game.low * STEP, self.target, STEP)
        self.chances = {(seat, pair): 0.5 for seat in (0, 1) for pair in product(scores, scores)}
        self.last: dict[Pair, float] = {}

    def end(self, seat: int, own: int, other: int) -> float:
        """Return the chance of the seat that has moved, before the end of the match begins."""
        if own < self.target:
            return 1 - self.chances[self.mover(1 - seat), (other, own)]
        if self.game.floor and seat == 1:
            return 1.0
        return 1 - self.final(other, own)

    def mover(self, seat: int) -> int:
        """Return the seat whose chances are stored: one for both if it does not matter which seat began."""
        return seat if self.game.floor else 0

    def final(self, own: int, other: int) -> float:
        """Return the chance of the seat that has the last turn."""
        other = min(other, self.game.top * STEP)
        if (own, other) not in self.last:
            self.last[own, other] = Turn(self.game, own, other, self.over).draw(0)
        return self.last[own, other]

    def over(self, own: int, other: int) -> float:
        """Return the result after a last turn; the match goes on if no seat is at the target any more."""
        own = min(own, self.game.top * STEP)
        if self.game.floor and max(own, other) < self.target:
            return 1 - self.chances[0, (other, own)]
        return 1.0 if own > other else 0.5 if own == other else 0.0

    def again(self) -> float:
        """Iterate once and return the largest change."""
        most = 0.0
        if self.game.floor:
            self.last.clear()
        for seat, (own, other) in self.chances:
            if seat == self.mover(seat):
                found = Turn(self.game, own, other, partial(self.end, seat)).draw(0)
                most = max(most, abs(found - self.chances[seat, (own, other)]))
                self.chances[seat, (own, other)] = found
        return most


def difference(preset: str, target: int, cap: int) -> float:
    """Return the largest difference of the two programs, over all pairs of scores below the target."""
    game = Game(preset, target // STEP, cap // STEP, (target + ABOVE) // STEP)
    match = Match(game)
    while (changed := match.again()) > 1e-11:
        print(f"{preset} {target}: {changed:.1e}", file=sys.stderr, flush=True)
    grids = solve(game, 1e-12).grids
    found = 0.0
    for (seat, (own, other)), chance in match.chances.items():
        if seat == match.mover(seat):
            grid = grids[seat if game.floor else 0]
            found = max(found, abs(chance - float(grid[own // STEP - game.low, other // STEP - game.low])))
    return found


def main() -> None:
    """Compare both presets."""
    for preset, target, cap in (("tutto", 300, 500), ("cabinet", 200, 200)):
        print(f"{preset}, target {target}: at most {difference(preset, target, cap):.1e} apart", flush=True)


if __name__ == "__main__":
    main()
