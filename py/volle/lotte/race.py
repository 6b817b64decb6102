"""The chance to win between turns, by the scores.

At two seats with a preset's rules it is that of the solved game (solved.py). Otherwise seats race: each is
assumed to need as many turns as one that plays for points, and to play its last turn for the points needed.
Chances are integers, in parts of ONE.
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
"""The most turns that a race is computed for."""


class Race(NamedTuple):
    """A match at the end of a turn of `seat`, before its points are added."""

    agreed: Options
    seat: Seat
    rest: int | None
    """Seats with one more turn after this one, once the end has begun."""


def chance(race: Race, scores: tuple[int, ...], points: int) -> int:
    """Return the chance that the seat wins after a turn with `points`; a tie of two is half a win."""
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
    """Return the scores after a Plus-Minus: the other leaders lose 1,000. Rule lotte.card.plus-minus."""
    least = 0 if race.agreed.floor else None
    for leader in scoring.leaders(scores):
        if leader != race.seat:
            score = scores[leader] - PLUS_MINUS
            scores = replaced(scores, leader, score if least is None else max(score, least))
    return scores


def prepare(race: Race, scores: tuple[int, ...]) -> Slices[None]:
    """Compute in slices the rows that `chance` looks up in a race."""
    agreed = race.agreed
    if race.rest is not None or solved_as(agreed):
        return
    choice, own = agreed.aside == "choice", agreed.target - scores[race.seat]
    for count in range(1, _LONGEST):
        if not _is_open(_within(choice, own, count)):
            break
        yield


def solved_as(agreed: Options) -> str | None:
    """Return the preset whose solved game applies: two seats, its rules, and no higher target; else None."""
    rules = (agreed.aside, agreed.straight, agreed.clover, agreed.floor, agreed.end)
    is_solved = agreed.seats == 2 and agreed.target <= solved.TARGET
    return solved.RULES.get(rules) if is_solved else None


def _running(race: Race, own: int, others: list[int]) -> int:
    """Return the chance while no seat has reached the target; `others` are in the order of their turns."""
    agreed = race.agreed
    needs = [agreed.target - other for other in others]
    if preset := solved_as(agreed):
        return ONE - solved.running(preset, race.seat == 1, needs[0], agreed.target - own)
    return _first_there(agreed, agreed.target - own, needs)


def _last_turns(race: Race, own: int, others: list[int], rest: int) -> int:
    """Return the chance once the end has begun and `rest` of the others still have a turn."""
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
    """Return the chance to win a race, by the points that the seats still need; the others play next.

    A seat that arrives in the same round as the first has an even chance against it: one turn is left.
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
    """Return True if more turns are worth computing."""
    return ONE - done >= ONE >> 12


def _within(choice: bool, points: int, turns: int) -> int:
    """Return the chance to score `points` within `turns` turns, or to win immediately before."""
    if points <= 0:
        return ONE
    return _row(choice, turns)[min(-(-points // _STEP), _MOST)] if turns else 0


_MOST: Final = 400
"""The highest target, in steps."""


@lru_cache(maxsize=2 * _LONGEST)
def _row(choice: bool, turns: int) -> tuple[int, ...]:
    """Return the chance of each number of steps within `turns` turns, or of an immediate win before."""
    before = _row(choice, turns - 1) if turns > 1 else (ONE, *([0] * _MOST))
    *shares, wins = solved.turn(choice)
    row = [ONE]
    for steps in range(1, _MOST + 1):
        near = sum([share * before[steps - more] for more, share in enumerate(shares[:steps])])
        row.append((near + ONE * (wins + sum(shares[steps:]))) // ONE)
    return tuple(row)
