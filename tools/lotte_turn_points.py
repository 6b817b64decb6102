"""How many points a turn of Volle Lotte brings that is played for the most of them: for lotte_table.py."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from volle.lotte import odds
from volle.lotte.cards import DECK, FULL
from volle.lotte.odds import Lay, Play
from volle.lotte.table import PLUS_MINUS, STRAIGHT
from volle.lotte.types import DICE, SIDES, Card

STEP: Final = 50
PLAYS: Final = {
    "cabinet": Play(choice=False, straight=5, clover=1),
    "tutto": Play(choice=True, straight=6, clover=2),
}
_MOST: Final = 10000
"""Nobody goes on with so many points."""


def shares(preset: str, fireworks: list[float], longest: int) -> list[float]:
    """By steps of 50 the chance that a turn brings so many points, `longest` or more; then that it wins.

    `fireworks` is the chance by steps for that card alone.
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
    """All turns at once: the share of them that has come to each point. Points only grow."""

    def __init__(self, play: Play, fireworks: list[float]) -> None:
        self.won = 0.0
        self.ended: defaultdict[int, float] = defaultdict(float)
        self._play = play
        self._fireworks = fireworks
        self._drawing: defaultdict[int, float] = defaultdict(float, {0: 1.0})
        self._rolling: defaultdict[tuple[int, Card, int], float] = defaultdict(float)

    def turn_card(self, card: Card, points: int) -> None:
        """Those that draw with so many points at risk turn over this card."""
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
        """Those that must go for what a card asks for."""
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
        """Those that have so many points at risk after a Full Roll write them down, or draw."""
        goes_on = odds.worth_after_full_roll(self._play, points) > points * odds.POINT
        (self._drawing if goes_on else self.ended)[points] += share

    def roll(self, card: Card, points: int, count: int) -> None:
        """Those that roll so many dice with so many points at risk."""
        share = self._rolling.pop((points, card, count), 0.0)
        self.ended[0] += share * float(odds.nothing(count))
        for ways, options in odds.lays(count, choice=self._play.choice) if share else ():
            part = share * ways / SIDES**count
            lay = max(options, key=lambda lay: self._worth(card, points, count, lay))
            now, left = points + lay.points, count - lay.dice
            if not left:
                self._full_roll(_rewarded(card, now), part)
            elif odds.worth_of_rolling(self._play, card, now, left) > now * odds.POINT:
                self._rolling[now, card, left] += part
            else:
                self.ended[now] += part

    def _worth(self, card: Card, points: int, count: int, lay: Lay) -> int:
        """The worth of laying dice aside of a roll of so many."""
        now, left = points + lay.points, count - lay.dice
        if not left:
            return odds.worth_after_full_roll(self._play, _rewarded(card, now))
        return max(now * odds.POINT, odds.worth_of_rolling(self._play, card, now, left))


def _rewarded(card: Card, points: int) -> int:
    """The points after a Full Roll with a card."""
    return 2 * points if card.kind == "double" else points + card.points
