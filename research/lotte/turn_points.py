"""The distribution of the points of a Volle Lotte turn that is played for points: for write_data.py."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from volle.lotte import odds
from volle.lotte.cards import DECK, FULL
from volle.lotte.odds import Aside, Play
from volle.lotte.table import PLUS_MINUS, STRAIGHT
from volle.lotte.turn_value import PointsTurn
from volle.lotte.types import DICE, SIDES, Card

STEP: Final = 50
PLAYS: Final = {
    "cabinet": Play(choice=False, straight=5, clover=1),
    "tutto": Play(choice=True, straight=6, clover=2),
}
_MOST: Final = 10000
"""No seat continues with this many points at risk."""
_POINT: Final = 1000
"""The value of a point, as in volle.lotte.bots."""


def shares(preset: str, fireworks: list[float], longest: int) -> list[float]:
    """Return the chance of each number of steps, the last one or more, and then that of an immediate win.

    `fireworks` is the distribution for a Fireworks card alone; there are `longest` + 1 entries for steps.
    """
    turns = _Turns(PLAYS[preset], fireworks)
    for points in range(0, _MOST, STEP):
        for card in DECK:
            turns.turn_card(card, points)
        for card in DECK:
            for count in range(DICE, 0, -1):
                turns.roll(card, points, count)
    found = [0.0] * (longest + 1)
    for points, share in turns.ended.items():
        found[min(points // STEP, longest)] += share
    return [*found, turns.won]


class _Turns:
    """The shares of all turns at each decision. Points only grow, so one pass computes them."""

    def __init__(self, play: Play, fireworks: list[float]) -> None:
        self.won = 0.0
        self.ended: defaultdict[int, float] = defaultdict(float)
        self._play = play
        self._values = PointsTurn(play, _POINT)
        self._fireworks = fireworks
        self._drawing: defaultdict[int, float] = defaultdict(float, {0: 1.0})
        self._rolling: defaultdict[tuple[int, Card, int], float] = defaultdict(float)

    def turn_card(self, card: Card, points: int) -> None:
        """Move the share of turns that draw this card."""
        share = self._drawing[points] * card.count / sum(FULL)
        match card.kind:
            case "stop":
                self.ended[0] += share
            case "fireworks":
                for steps, chance in enumerate(self._fireworks):
                    self.ended[points + steps * STEP] += share * chance
            case "bonus" | "double":
                self._rolling[points, card, DICE] += share
            case _:
                self._forced(card, points, share)

    def _forced(self, card: Card, points: int, share: float) -> None:
        """Move the share of turns that must meet the need of a card."""
        full = float(odds.full_roll(choice=self._play.choice))
        whole = self._play.straight == SIDES
        straight = float(odds.straight(self._play.straight, DICE, choice=whole))
        won = straight if card.kind == "straight" else full
        if card.kind == "clover":
            won = full**self._play.clover
            self.won += share * won
        elif card.kind == "straight" and not whole:
            self.ended[points + STRAIGHT] += share * won
        else:
            self._full_roll(points + (STRAIGHT if card.kind == "straight" else PLUS_MINUS), share * won)
        self.ended[0] += share * (1 - won)

    def _full_roll(self, points: int, share: float) -> None:
        """Move a share of turns that have completed a Full Roll."""
        draws = self._values.after_full_roll(points) > points * _POINT
        (self._drawing if draws else self.ended)[points] += share

    def roll(self, card: Card, points: int, count: int) -> None:
        """Move the share of turns that roll `count` dice with `points` at risk."""
        share = self._rolling.pop((points, card, count), 0.0)
        self.ended[0] += share * float(odds.nothing(count))
        for ways, options in odds.scoring_rolls(count, choice=self._play.choice) if share else ():
            part = share * ways / SIDES**count
            aside = max(options, key=lambda aside: self._value(card, points, count, aside))
            now, left = points + aside.points, count - aside.dice
            if not left:
                self._full_roll(_rewarded(card, now), part)
            elif self._values.rolling(card, now, left) > now * _POINT:
                self._rolling[now, card, left] += part
            else:
                self.ended[now] += part

    def _value(self, card: Card, points: int, count: int, aside: Aside) -> int:
        """Return the value of setting dice aside."""
        now, left = points + aside.points, count - aside.dice
        if not left:
            return self._values.after_full_roll(_rewarded(card, now))
        return max(now * _POINT, self._values.rolling(card, now, left))


def _rewarded(card: Card, points: int) -> int:
    """Return the points after a Full Roll with a card."""
    return 2 * points if card.kind == "double" else points + card.points
