"""The value of a turn: one recursion over all that can happen in it, from the values of its ends.

A subclass of `Turn` defines an end: `PointsTurn` here counts points, `winning.WinningTurn` chances to win.
Values are integers, rounded down at each roll and at each card, so that CPython and Pyodide agree.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from volle.lotte import odds
from volle.lotte.cards import DECK, FULL
from volle.lotte.odds import Aside, Need, Play
from volle.lotte.table import PLUS_MINUS, STRAIGHT
from volle.lotte.types import DICE, SIDES, Card

CLOVER: Final = 6000
"""Points that an immediate win counts as."""
UNLIMITED: Final = 1 << 200
"""Larger than every value and every number of points."""
_MOST_DRAWN_ON: Final = 2000
"""Points at risk above which a card from a whole deck never adds to the expected points: it has Stops."""

Left: TypeAlias = tuple[int, ...]
"""Cards left of each face, in deck order."""


class Turn(ABC):
    """The best play of a turn. Every public method returns a value in the unit of the subclass.

    The next card comes from the deck that is left, later ones from a whole deck.
    """

    __slots__ = (
        "_draw_bound",
        "_draw_limit",
        "_drawing",
        "_later",
        "_left",
        "_roll_bounds",
        "_roll_limit",
        "_rolling",
        "play",
        "win",
    )

    def __init__(self, play: Play, win: int) -> None:
        """Prepare a turn that begins with a whole deck; `win` is the value of an immediate win."""
        self.play = play
        self.win = win
        # The deck after a Full Roll, and the same turn with a whole deck if that one is not whole.
        self._left: Left = FULL
        self._later: Turn | None = None
        # With more points at risk the seat draws no card, or rolls no dice, unless stopping is worth 0.
        self._draw_limit = self._roll_limit = UNLIMITED
        # Upper bounds of the value of a card, and of a roll by number of dice.
        self._draw_bound = UNLIMITED
        self._roll_bounds: tuple[int, ...] = (UNLIMITED,) * (DICE + 1)
        self._drawing: dict[int, int] = {}
        self._rolling: dict[tuple[str, int, int], int] = {}

    @abstractmethod
    def stop(self, points: int) -> int:
        """Return the value of the end that writes down `points`; 0 points if the turn is lost."""

    @abstractmethod
    def fireworks(self, points: int, dice: int = DICE) -> int:
        """Return the value of rolling `dice` dice for Fireworks. Rule lotte.card.fireworks."""

    @property
    def after_hit(self) -> Turn:
        """The same turn once a Plus-Minus has succeeded. Rule lotte.card.plus-minus."""
        return self

    def after_full_roll(self, points: int) -> int:
        """Return the value after a Full Roll: of stopping or of another card. Rule lotte.full-roll."""
        safe = self.stop(points)
        if (points > self._draw_limit and safe) or safe >= self._draw_bound:
            return safe
        found = self._drawing.get(points)
        if found is None:
            found = self._drawing[points] = max(safe, self.drawing(points, self._left))
        return found

    def drawing(self, points: int, left: Left) -> int:
        """Return the value of another card from the deck `left`. Rule lotte.deck.exhausted."""
        counts = left if any(left) else FULL
        later = self._later or self
        total = sum([n * later.card(card, points) for card, n in zip(DECK, counts, strict=True) if n])
        return total // sum(counts)

    def card(self, card: Card, points: int) -> int:
        """Return the value of a card that has just been turned over."""
        match card.kind:
            case "stop":
                return self.stop(0)
            case "fireworks":
                return self.fireworks(points)
            case "bonus" | "double":
                return self.rolling(card, points, DICE)
            case _:
                return self.forced(card, points, Need(DICE, self.play.straight, self.play.clover))

    def forced(self, card: Card, points: int, need: Need) -> int:
        """Return the value of rolling for what a card asks for, where failing loses all points."""
        lost = self.stop(0)
        match card.kind:
            case "plus-minus":
                success = self.after_hit.after_full_roll(points + PLUS_MINUS)
            case "straight" if self.play.straight == SIDES:
                success = self.after_full_roll(points + STRAIGHT)
            case "straight":
                success = self.stop(points + STRAIGHT)
            case _:
                success = self.win
        chance = odds.success(self.play, card.kind, need)
        return lost + (success - lost) * chance.numerator // chance.denominator

    def rolling(self, card: Card, points: int, dice: int) -> int:
        """Return the value of a roll with a Bonus or Double card. Rule lotte.roll.nothing."""
        if points > self._roll_limit and (safe := self.stop(points)):
            return safe
        key = (card.name, points, dice)
        found = self._rolling.get(key)
        if found is None:
            found = self._rolling[key] = self._rolled(card, points, dice)
            self._valued()
        return found

    def _valued(self) -> None:  # noqa: B027 - a hook
        """Do nothing; called once one more value has been stored."""

    def _rolled(self, card: Card, points: int, dice: int) -> int:
        """Return the expected value of a roll, over all its outcomes."""
        none, asides, rolls = grouped_rolls(dice, self.play.choice)
        values = [self._set_aside(card, points, dice, *aside) for aside in asides]
        total = none * self.stop(0)
        for ways, options in rolls:
            total += ways * max([values[option] for option in options])
        return int(total // SIDES**dice)

    def _set_aside(self, card: Card, points: int, dice: int, count: int, more: int) -> int:
        """Return the value of setting `count` of `dice` dice aside, for `more` points."""
        points += more
        if count == dice:
            return self.after_full_roll(2 * points if card.kind == "double" else points + card.points)
        safe, left = self.stop(points), dice - count
        if safe >= self._roll_bounds[left]:
            return safe
        return max(safe, self.rolling(card, points, left))


class PointsTurn(Turn):
    """A turn that is played for the most points; `unit` is the value of one point."""

    __slots__ = ("_unit",)

    def __init__(self, play: Play, unit: int, left: Left = FULL, roll_limit: int = UNLIMITED) -> None:
        super().__init__(play, CLOVER * unit)
        self._unit = unit
        self._left = left
        self._roll_limit = roll_limit
        if left == FULL:
            self._draw_limit = _MOST_DRAWN_ON
        else:
            self._later = with_whole_deck(play, unit)

    def stop(self, points: int) -> int:
        """Return the value of `points` points."""
        return points * self._unit

    def fireworks(self, points: int, dice: int = DICE) -> int:
        """Return the value of the points at risk and of those that Fireworks are expected to add."""
        more = odds.fireworks(dice)
        return points * self._unit + self._unit * more.numerator // more.denominator


@cache
def with_whole_deck(play: Play, unit: int) -> PointsTurn:
    """Return the turn whose values all turns by the same rules share."""
    return PointsTurn(play, unit)


class GroupedRolls(NamedTuple):
    """The outcomes of a roll, those with the same options together."""

    none: int
    """Ways to roll nothing."""
    asides: tuple[Aside, ...]
    """Every option, once."""
    rolls: tuple[tuple[int, tuple[int, ...]], ...]
    """The rolls that score: (ways to throw them, indices of their options in `asides`)."""


@cache
def grouped_rolls(count: int, choice: bool) -> GroupedRolls:
    """Return the outcomes of a roll of `count` dice; `choice` is that of `Play`."""
    found = odds.scoring_rolls(count, choice=choice)
    places: dict[Aside, int] = {}
    rolls = [
        (ways, tuple([places.setdefault(aside, len(places)) for aside in options])) for ways, options in found
    ]
    return GroupedRolls(SIDES**count - sum([ways for ways, _ in found]), tuple(places), tuple(rolls))
