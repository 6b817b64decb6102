"""A match that is over, looked at again: what chance brought to each seat, and what its decisions cost it.

All values are chances to win, fractions. docs/coach.md says how they are made and what is left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from volle.core.accounting import check_accounted
from volle.core.advice import Choice
from volle.core.errors import BadRequest
from volle.core.game import CHANCE, AnyGame, Seat
from volle.core.match import Match
from volle.core.quick import quick, replace
from volle.core.reviewing import NO_REVIEWING, Reviewing

MOST_TOLD: Final = 3
"""So many of the dearest decisions of a seat are told."""
By: TypeAlias = Literal["luck", "decision"]


class Decision(NamedTuple):
    """What was done, and what would have been best, each with the reasons that tell it from the other."""

    played: Choice
    best: Choice


@quick
@dataclass(frozen=True, slots=True)
class Swing:
    """What one action changed of the chance to win of the seat whose turn it was."""

    ply: int
    seat: Seat
    by: By
    change: Fraction
    """A decision costs something or nothing."""
    shares: tuple[Fraction, ...]
    """How much of the change each seat has: 1 for this one, for the others together -1."""
    decision: Decision | None = None


@quick
@dataclass(frozen=True, slots=True)
class Looking:
    """A match, and what has been found in its first actions."""

    match: Match
    done: int = 0
    """So many actions have been looked at."""
    swings: tuple[Swing, ...] = ()


class SeatReview(NamedTuple):
    """How the chance of one seat came from where it began to how the match ended."""

    start: Fraction
    result: Fraction
    own_luck: Fraction
    others_luck: Fraction
    own_decisions: Fraction
    others_decisions: Fraction
    decisions: int
    good: int
    dearest: tuple[Swing, ...]

    @property
    def rest(self) -> Fraction:
        """What is left unexplained."""
        explained = self.own_luck + self.others_luck + self.own_decisions + self.others_decisions
        return self.result - self.start - explained


def begin(match: Match) -> Looking:
    """A match of which nothing has been looked at.

    Raises BadRequest: review.not-over, or review.lesson where the dice were loaded; and BadOptions
    (advice.options) if the game's advice does not account for the options.
    """
    if match.lesson is not None:
        raise BadRequest("review.lesson")
    if match.to_act:
        raise BadRequest("review.not-over")
    if match.game.coach:
        check_accounted(match.game, match.options, "advice")
    return Looking(match)


def _reviewing(game: AnyGame) -> Reviewing[Any, Any]:
    """Return how a game values a match; a game without a coach sees no luck in it and no decisions."""
    return game.coach.reviewing if game.coach else NO_REVIEWING


def look_on(looking: Looking, swings: int) -> Looking:
    """The same with so many more swings, or at the end; however it is sliced, the same is found."""
    done, found = looking.done, list(looking.swings)
    wanted = len(found) + swings
    while done < looking.match.ply and len(found) < wanted:
        swing = _swing(looking.match, done)
        found += [swing] if swing else []
        done += 1
    return replace(looking, done=done, swings=tuple(found))


def _swing(match: Match, ply: int) -> Swing | None:
    """What an action changed; None where it was nobody's luck, and no choice that made a difference."""
    state, action = match.before(ply), match.log[ply]
    return _luck(match, ply, state, action) if action.seat == CHANCE else _decided(match, ply, state, action)


def _luck(match: Match, ply: int, state: Any, action: Any) -> Swing | None:
    """What chance changed for the seat whose turn it was."""
    game, seat = match.game, match.game.turn_of(state)
    if seat is None:
        return None
    view = game.known_to(state, seat)
    change = _reviewing(game).luck(view, action)
    return None if change is None else Swing(ply, seat, "luck", change, _shares(game, view, seat))


def _decided(match: Match, ply: int, state: Any, action: Any) -> Swing | None:
    """What a choice cost."""
    game, seat = match.game, action.seat
    view = game.known_to(state, seat)
    advice = game.advise(view)
    if advice is None:
        return None
    # A choice may be several actions at once: each is judged by the best that can follow it.
    firsts = {choice.actions[0]: choice for choice in reversed(advice.choices)}
    if all(choice.is_equal for choice in firsts.values()):
        return None
    played, best = firsts[match.lines[ply]], advice.choices[0]
    cost = Fraction(0) if played.is_equal else played.win - best.win
    decision = Decision(played, best.rather_than(played))
    return Swing(ply, seat, "decision", cost, _shares(game, view, seat), decision)


def _shares(game: AnyGame, view: Any, seat: Seat) -> tuple[Fraction, ...]:
    """What one seat wins the others lose, each in proportion to its own chance."""
    standing = _reviewing(game).standing(view)
    others = sum(standing, start=Fraction(0)) - standing[seat]
    even = Fraction(1, len(standing) - 1)
    return tuple(
        Fraction(1) if other == seat else -(chance / others if others else even)
        for other, chance in enumerate(standing)
    )


def seat_reviews(looking: Looking) -> tuple[SeatReview, ...]:
    """How it came, for each seat, once all has been looked at."""
    match = looking.match
    outcome = match.game.result(match.state)
    assert outcome is not None, "the match is over"
    standing = _reviewing(match.game).standing(match.game.observe(match.start, None))
    won = Fraction(1, len(outcome.winners))
    return tuple(
        _seat_review(looking.swings, seat, chance, won if seat in outcome.winners else Fraction(0))
        for seat, chance in enumerate(standing)
    )


def _seat_review(swings: tuple[Swing, ...], seat: Seat, start: Fraction, result: Fraction) -> SeatReview:
    """How it came for one seat."""

    def total(by: By, *, own: bool) -> Fraction:
        parts = (
            swing.change * swing.shares[seat]
            for swing in swings
            if swing.by == by and (swing.seat == seat) == own
        )
        return sum(parts, start=Fraction(0))

    decided = [swing for swing in swings if swing.by == "decision" and swing.seat == seat]
    dear = sorted((swing for swing in decided if swing.change), key=lambda swing: swing.change)
    return SeatReview(
        start=start,
        result=result,
        own_luck=total("luck", own=True),
        others_luck=total("luck", own=False),
        own_decisions=total("decision", own=True),
        others_decisions=total("decision", own=False),
        decisions=len(decided),
        good=len(decided) - len(dear),
        dearest=tuple(dear[:MOST_TOLD]),
    )
