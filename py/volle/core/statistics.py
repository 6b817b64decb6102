"""Counts of a finished match for statistics over many: the names that a game declares, a tally per seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final, Literal, TypeAlias

WinnersLuck: TypeAlias = Literal["lucky", "unlucky", "usual"]
"""The luck of the winners of a match."""


class Row:
    """One line of a table: the attempts at something, its successes, and their expected number."""

    def __init__(self) -> None:
        self.chosen = 0
        self.tried = 0
        self.hits = 0
        self.expected = Fraction(0)

    def add(self, *, is_hit: bool, chance: Fraction) -> None:
        """Count one attempt, its success, and the chance of that."""
        self.tried += 1
        self.hits += is_hit
        self.expected += chance


class Tally:
    """The counts of one seat in a match, under the names that its game declares."""

    def __init__(self, declared: GameStatistics) -> None:
        """Begin with zero under each declared name."""
        self.counts: Counter[str] = Counter()
        self.records: dict[str, int] = {}
        self.tables = {name: {of: Row() for of in rows} for name, rows in declared.tables.items()}
        self.dice = {name: [0] * sides for name, sides in declared.dice.items()}
        self.luck = Fraction(0)
        """The outcome minus its expectation, summed over all actions of chance."""
        self.spread = Fraction(0)
        """The variance of that sum: exact, because each distribution is known in advance."""

    def record(self, name: str, value: int) -> None:
        """Store a value if it is the greatest so far."""
        self.records[name] = max(value, self.records.get(name, value))

    def decide(self, luck: Fraction, spread: Fraction) -> None:
        """Add the luck of one action of chance, and its variance."""
        self.luck += luck
        self.spread += spread

    def roll(self, die: str, numbers: Sequence[int]) -> None:
        """Count the numbers that dice of one kind show."""
        for number in numbers:
            self.dice[die][number - 1] += 1


def _no_tallies(_frames: Sequence[Any], _state: Any) -> tuple[Tally, ...]:
    """Return nothing: the tallies of a game that declares nothing."""
    return ()


def _no_preset(_options: Any) -> str:
    """Return the one name for all options."""
    return "usual"


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """The names of what a game counts, and the function that counts it."""

    tally: Callable[[Sequence[Any], Any], Sequence[Tally]] = _no_tallies
    """(all frames of a finished match, its last state) -> the tally of each seat, in seat order."""
    preset: Callable[[Any], str] = _no_preset
    """Options -> the name under which matches are compared."""
    presets: tuple[str, ...] = ("usual",)
    """Those names, the default first."""
    counts: tuple[str, ...] = ()
    """Names of counts that are summed over matches."""
    records: tuple[str, ...] = ()
    """Names of values of which the greatest is kept."""
    tables: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The names of the lines of each table."""
    dice: Mapping[str, int] = field(default_factory=dict)
    """The number of sides of each kind of dice."""
    badges: Mapping[str, int] = field(default_factory=dict)
    """The counts and records for which a person gets a badge, each with its least value in one match."""


def winners_luck(tallies: Sequence[Tally], winners: Sequence[int]) -> WinnersLuck | None:
    """Classify the luck of the winners of a match; None without tallies.

    `lucky` if it exceeds one standard deviation and the mean of the others; `unlucky` if it is below 0 and
    below the mean of the others; else `usual`.
    """
    if not tallies or not winners:
        return None
    own = [tallies[seat] for seat in winners]
    others = [tally for seat, tally in enumerate(tallies) if seat not in winners]
    luck = sum((tally.luck for tally in own), Fraction(0))
    spread = sum((tally.spread for tally in own), Fraction(0))
    mean = luck / len(own)
    usual = sum((tally.luck for tally in others), Fraction(0)) / max(len(others), 1)
    if luck > 0 and luck**2 > spread and mean > usual:
        return "lucky"
    return "unlucky" if luck < 0 and mean < usual else "usual"


NO_STATISTICS: Final = GameStatistics()
"""The statistics of a game that counts nothing."""
