"""The chance to win by what is written down, between turns.

Two seats with a preset as it is: from the solved game (solved.py). All others race: each seat is taken to
need as many turns as one that plays for points, and in its last turn to go for what it needs.
Chances are in parts of ONE, whole numbers.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from volle.core.game import Seat, replaced
from volle.core.thinking import Slices
from volle.lotte import scoring, solved
from volle.lotte.solved import ONE
from volle.lotte.table import PLUS_MINUS
from volle.lotte.types import Options

_STEP: Final = 50
_LONGEST: Final = 80
"""More turns than these are not looked at."""


class Race(NamedTuple):
    """A match at the end of a turn of `seat`, but for its points."""

    agreed: Options
    seat: Seat
    rest: int | None
    """How many seats have one more turn after this one, once the end has begun."""


def chance(race: Race, scores: tuple[int, ...], points: int) -> int:
    """The chance that the seat wins once its turn has brought so many points; half a win is a tie of two."""
    own = scores[race.seat] + points
    scores = replaced(scores, race.seat, own)
    rest = race.rest
    agreed = race.agreed
    in_turn = agreed.end == "equal-turns"
    if rest is None and own >= agreed.target:
        rest = agreed.seats - 1 - (race.seat if in_turn else 0)
    if rest is not None and in_turn and max(scores) < agreed.target:
        rest = None
    others = [scores[(race.seat + place) % agreed.seats] for place in range(1, agreed.seats)]
    if rest is None:
        return _running(race, own, others)
    return _last_turns(race, own, others, rest)


def hit(race: Race, scores: tuple[int, ...]) -> tuple[int, ...]:
    """The scores after a Plus-Minus of the seat: the other leaders lose 1,000. Rule lotte.card.plus-minus."""
    least = 0 if race.agreed.floor else None
    for leader in scoring.leaders(scores):
        if leader != race.seat:
            score = scores[leader] - PLUS_MINUS
            scores = replaced(scores, leader, score if least is None else max(score, least))
    return scores


def prepare(race: Race, scores: tuple[int, ...]) -> Slices[None]:
    """Works out what `chance` looks up in a race while the seat has its turn."""
    agreed = race.agreed
    if race.rest is not None or solved_as(agreed):
        return
    choice, own = agreed.aside == "choice", agreed.target - scores[race.seat]
    for count in range(1, _LONGEST):
        if not _is_open(_within(choice, own, count)):
            break
        yield


def solved_as(agreed: Options) -> str | None:
    """The preset whose solved game tells the chances: of two seats, by its rules, and no higher target."""
    rules = (agreed.aside, agreed.straight, agreed.clover, agreed.floor, agreed.end)
    is_solved = agreed.seats == 2 and agreed.target <= solved.TARGET
    return solved.RULES.get(rules) if is_solved else None


def _running(race: Race, own: int, others: list[int]) -> int:
    """The chance while nobody has reached the target; `others` are in the order of their turns."""
    agreed = race.agreed
    needs = [agreed.target - other for other in others]
    if preset := solved_as(agreed):
        return ONE - solved.running(preset, race.seat == 1, needs[0], agreed.target - own)
    return _first_there(agreed, agreed.target - own, needs)


def _last_turns(race: Race, own: int, others: list[int], rest: int) -> int:
    """The chance once the end has begun: so many of the others still have a turn, each for what it needs."""
    agreed = race.agreed
    done = others[rest:]
    best = max(done, default=own)
    if best > own:
        return 0
    chance = ONE // (1 + done.count(own))
    for other in others[:rest]:
        chance = chance * (ONE - solved.last(agreed.aside == "choice", own - other)) // ONE
    return chance


def _first_there(agreed: Options, own: int, others: list[int]) -> int:
    """The chance to win a race in which the seats still need so many points each; the others play next.

    Who is there in the same round as the first has an even chance against it: one turn is left to catch up.
    """
    choice = agreed.aside == "choice"
    total = done = 0
    for count in range(1, _LONGEST):
        within = _within(choice, own, count)
        share = within - done
        if share:
            for other in others:
                ahead = _within(choice, other, count + 1) + _within(choice, other, count - 1)
                share = share * (2 * ONE - ahead) // (2 * ONE)
            total += share
        done = within
        if not _is_open(done):
            break
    return total


def _is_open(done: int) -> bool:
    """Whether it is worth looking at more turns."""
    return ONE - done >= ONE >> 12


def _within(choice: bool, points: int, turns: int) -> int:
    """The chance to score so many points within so many turns, or to win at once before."""
    if points <= 0:
        return ONE
    return _row(choice, turns)[min(-(-points // _STEP), _MOST)] if turns else 0


_MOST: Final = 400
"""The highest target, in steps."""


@lru_cache(maxsize=2 * _LONGEST)
def _row(choice: bool, turns: int) -> tuple[int, ...]:
    """By steps of points the chance to score so many within so many turns, or to win at once before."""
    before = _row(choice, turns - 1) if turns > 1 else (ONE, *([0] * _MOST))
    *shares, wins = solved.turn(choice)
    row = [ONE]
    for steps in range(1, _MOST + 1):
        near = sum([share * before[steps - more] for more, share in enumerate(shares[:steps])])
        row.append((near + ONE * (wins + sum(shares[steps:]))) // ONE)
    return tuple(row)
