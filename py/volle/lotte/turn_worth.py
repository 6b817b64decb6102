"""The points that a turn is expected to bring under the best play for points, to far more digits than shown.

Worth is in whole numbers of tiny parts of a point, so that every machine computes the same. Each division
rounds down, fewer than a hundred of them one after the other: what is lost is less than 2**-80 of a point.

The next card comes from the rest of the deck, exactly; those behind it, from a whole deck each time.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache
from typing import Final, NamedTuple

from volle.lotte import odds
from volle.lotte.cards import DECK, FACES, FULL
from volle.lotte.odds import Need, Play
from volle.lotte.table import PLUS_MINUS, STRAIGHT
from volle.lotte.types import DICE, SIDES, Card, CardName

POINT: Final = 1 << 90
"""Parts of a point."""
Left = tuple[int, ...]
"""How many cards of each face are left, in deck order."""
_MOST_DRAWN_ON: Final = 2000
"""With more at risk nobody who plays for points takes a card from a whole deck: there are Stops in it."""


def stopping(points: int) -> int:
    """The worth of writing points down."""
    return points * POINT


def drawing(play: Play, left: Left, points: int) -> int:
    """The worth of another card with so many points at risk. Rules lotte.full-roll, lotte.deck.exhausted."""
    counts = left if any(left) else FULL
    worth = sum([n * _turning(play, card.name, points) for card, n in zip(DECK, counts, strict=True) if n])
    return worth // sum(counts)


def rolling(play: Play, left: Left, card: CardName, points: int, dice: int) -> int:
    """The worth of rolling with a card that lets one stop. Rules lotte.roll.nothing, lotte.full-roll."""
    return _rolling(play, left, card, points, dice)


def going_for(play: Play, left: Left, card: CardName, points: int, need: Need) -> int:
    """The worth of rolling on for what a card asks for, where failing costs all points."""
    chance = success(play, card, need)
    match FACES[card].kind:
        case "plus-minus":
            reached = after_full_roll(play, left, points + PLUS_MINUS)
        case "straight" if play.straight < SIDES:
            reached = stopping(points + STRAIGHT)
        case "straight":
            reached = after_full_roll(play, left, points + STRAIGHT)
        case _:
            reached = stopping(odds.CLOVER)
    return _part(reached, chance)


def success(play: Play, card: CardName, need: Need) -> Fraction:
    """The best chance of what a card asks for.

    >>> round(float(success(Play(True, 6, 2), "clover", Need(6, 0, 2))), 5)
    0.07344
    """
    if FACES[card].kind == "straight":
        return odds.straight(need.missing, need.dice, choice=play.straight == SIDES)
    chance = odds.full_roll(need.dice, choice=play.choice)
    for _ in range(need.full_rolls - 1):
        chance *= odds.full_roll(choice=play.choice)
    return chance


def fireworks(points: int, dice: int) -> int:
    """The worth of Fireworks with so many points and so many dice to roll: nothing is lost."""
    return stopping(points) + _part(POINT, fireworks_points(dice))


@cache
def fireworks_points(dice: int) -> Fraction:
    """The points that Fireworks are expected to bring from so many dice on. Rule lotte.card.fireworks.

    >>> round(float(fireworks_points(3)), 2)
    271.98
    """
    if not dice:
        return odds.fireworks()
    ways = odds.lays(dice, choice=False)
    total = sum((n * (lay.points + fireworks_points(dice - lay.dice)) for n, (lay,) in ways), Fraction(0))
    return total * Fraction(1, SIDES**dice)


def after_full_roll(play: Play, left: Left, points: int) -> int:
    """The worth of the choice after a Full Roll: to write the points down, or to risk them for a card."""
    if left == FULL and points > _MOST_DRAWN_ON:
        return stopping(points)
    return max(stopping(points), _drawing(play, left, points))


@lru_cache(maxsize=1000)
def _drawing(play: Play, left: Left, points: int) -> int:
    """The same as drawing, looked up."""
    return drawing(play, left, points)


@lru_cache(maxsize=4000)
def _turning(play: Play, card: CardName, points: int) -> int:
    """The worth of a card just turned over, where later ones come from a whole deck."""
    match FACES[card].kind:
        case "stop":
            return 0
        case "fireworks":
            return fireworks(points, DICE)
        case "bonus" | "double":
            return _rolling(play, FULL, card, points, DICE)
        case _:
            full_rolls = play.clover if card == "clover" else 1
            return going_for(play, FULL, card, points, Need(DICE, play.straight, full_rolls))


@lru_cache(maxsize=20_000)
def _rolling(play: Play, left: Left, card: CardName, points: int, dice: int) -> int:
    """The worth of a roll: each roll that scores, times the best that can be laid aside of it."""
    ends = {way.lay: _laid(play, left, FACES[card], points, way) for way in _lays(play.choice, dice)}
    total = 0
    for ways, options in odds.lays(dice, choice=play.choice):
        total += ways * max([ends[lay] for lay in options])
    return int(total // SIDES**dice)


class _Laid(NamedTuple):
    """Dice laid aside, and how many are left."""

    lay: odds.Lay
    dice: int


@cache
def _lays(choice: bool, dice: int) -> tuple[_Laid, ...]:
    """Everything that can be laid aside of rolls of so many dice, each once."""
    found = {lay: None for _, options in odds.lays(dice, choice=choice) for lay in options}
    return tuple(_Laid(lay, dice - lay.dice) for lay in found)


def _laid(play: Play, left: Left, card: Card, points: int, way: _Laid) -> int:
    """The worth of laying dice aside: a Full Roll, or the choice to stop or to roll on."""
    points += way.lay.points
    if not way.dice:
        return after_full_roll(play, left, 2 * points if card.kind == "double" else points + card.points)
    return max(stopping(points), _rolling(play, left, card.name, points, way.dice))


def _part(worth: int, chance: Fraction) -> int:
    """The worth times a chance, rounded down."""
    return worth * chance.numerator // chance.denominator
