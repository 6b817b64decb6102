"""What a game counts of a match that is over, for statistics over many: names, and a tally to count with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final, Literal, TypeAlias

WinnersLuck: TypeAlias = Literal["lucky", "unlucky", "usual"]
"""The luck of the winners of a match, as the page puts it into words."""


class Row:
    """One line of a table: something that is tried again and again, and how often it should come true."""

    def __init__(self) -> None:
        self.chosen = 0
        self.tried = 0
        self.hits = 0
        self.expected = Fraction(0)

    def add(self, *, is_hit: bool, chance: Fraction) -> None:
        """Counts that it was tried, whether it came true, and the chance that it had."""
        self.tried += 1
        self.hits += is_hit
        self.expected += chance


class Tally:
    """What one seat has done in a match, counted under the names of its game's Figuring."""

    def __init__(self, figuring: Figuring) -> None:
        """Begins with nothing but the names."""
        self.counts: Counter[str] = Counter()
        self.records: dict[str, int] = {}
        self.tables = {name: {of: Row() for of in rows} for name, rows in figuring.tables.items()}
        self.dice = {name: [0] * sides for name, sides in figuring.dice.items()}
        self.luck = Fraction(0)
        """What happened minus what was to be expected, summed over all that chance has decided."""
        self.spread = Fraction(0)
        """The variance of that sum: exact, because each chance was known before it was decided."""

    def record(self, name: str, value: int) -> None:
        """Keeps a value if it is the greatest so far."""
        self.records[name] = max(value, self.records.get(name, value))

    def decide(self, luck: Fraction, spread: Fraction) -> None:
        """Adds one decision of chance."""
        self.luck += luck
        self.spread += spread

    def roll(self, die: str, numbers: Sequence[int]) -> None:
        """Counts what dice of one kind have shown."""
        for number in numbers:
            self.dice[die][number - 1] += 1


def _no_tallies(_frames: Sequence[Any], _state: Any) -> tuple[Tally, ...]:
    """Nothing: what a game counts that names nothing to be counted."""
    return ()


def _no_preset(_options: Any) -> str:
    """The one name of whatever was agreed."""
    return "usual"


@dataclass(frozen=True, slots=True)
class Figuring:
    """What a game counts, and how: figures with any other name are not its own."""

    tally: Callable[[Sequence[Any], Any], Sequence[Tally]] = _no_tallies
    """(all frames of a match that is over, its last state) -> what each seat has done, in seat order."""
    preset: Callable[[Any], str] = _no_preset
    """Options -> under which name they are compared."""
    presets: tuple[str, ...] = ("usual",)
    """Those names, the usual one first."""
    counts: tuple[str, ...] = ()
    """What is added up over matches."""
    records: tuple[str, ...] = ()
    """Of what the greatest is kept."""
    tables: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What is tried again and again, by tables, with the names of their lines."""
    dice: Mapping[str, int] = field(default_factory=dict)
    """The kinds of dice, with their sides."""


def luck_of(tallies: Sequence[Tally], winners: Sequence[int]) -> WinnersLuck | None:
    """The luck of the winners of a match; None where nothing is counted.

    They were lucky if their luck exceeds one standard deviation and the mean of the others, and unlucky if
    chance gave them less than was to be expected, and less than it gave the others.
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


NO_FIGURES: Final = Figuring()
"""What a game counts that names nothing to be counted."""
