"""The review of a finished match: the luck of each seat, and the cost of its decisions.

All values are chances to win, as fractions. docs/coach.md explains how they are computed and what they omit.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from volle.core.accounting import check_accounted
from volle.core.advice import RatedOption, Reason
from volle.core.errors import BadRequest
from volle.core.fast_dataclass import fast_dataclass, replace
from volle.core.game import CHANCE, NO_REVIEWING, AnyGame, Reviewing, Seat
from volle.core.match import Match
from volle.core.odds import ActionText

MOST_COSTLY: Final = 3
"""The number of costly decisions that the review of a seat lists."""
Cause: TypeAlias = Literal["luck", "decision"]


class Swing(NamedTuple):
    """The change of a chance to win by one action."""

    ply: int
    """The number of the action in the log, from 0."""
    seat: Seat
    """The seat whose turn it was."""
    by: Cause
    change: Fraction
    """The change for this seat; never above 0 for a decision."""


class CostlyDecision(NamedTuple):
    """A decision that lowered the chance to win."""

    ply: int
    """The number of its action: the replay at this number shows the position before the decision."""
    action: ActionText
    """The action of the seat."""
    best: tuple[ActionText, ...]
    """The actions of the best option, in order."""
    win_lost: Fraction
    """The cost as a chance to win, above 0."""
    points_lost: Fraction
    why: tuple[Reason, ...]
    """The reasons that set the action apart from the best option."""
    why_best: tuple[Reason, ...]
    """The reasons that set the best option apart from the action."""


class ChanceAt(NamedTuple):
    """A seat's chance to win at one position of the match."""

    ply: int
    """The number of actions played."""
    chance: Fraction
    """From 0 to 1, before the unexplained part; the last one is the result."""
    is_costly: bool
    """True if the action before it is one of the seat's costliest decisions."""


class SeatReview(NamedTuple):
    """The parts of one seat's way from its chance at the start to its result.

    `start` and the five parts add up to `result`.
    """

    start: Fraction
    """Its chance to win before the first card or roll."""
    result: Fraction
    """1 for a win, a part of 1 for a shared win, 0 for a defeat."""
    own_luck: Fraction
    """The gain by its own dice and cards, compared with their expectation."""
    others_luck: Fraction
    """The gain by the dice and cards of the others."""
    own_decisions: Fraction
    """The cost of its own decisions; never above 0."""
    others_decisions: Fraction
    """The gain by decisions of the others."""
    rest: Fraction
    """The unexplained part: the coach does not account for everything."""
    decisions: int
    """The number of decisions between options of different value."""
    good: int
    """The number of those in which the seat took the best option or an equal one."""
    costliest: tuple[CostlyDecision, ...]
    """The costliest decisions, at most three, the costliest first."""
    course: tuple[ChanceAt, ...]
    """Its chance over the match: at the start, after each action that changed it, and at the end."""


class SeatFindings(NamedTuple):
    """The findings about one seat so far, while its match is reviewed."""

    costliest: tuple[CostlyDecision, ...]
    """As in its review."""
    course: tuple[ChanceAt, ...]
    """As in its review, up to the last action that was reviewed."""


class Review(NamedTuple):
    """The review of a finished match."""

    seats: tuple[SeatReview, ...]
    swings: tuple[Swing, ...]
    """All actions that changed a chance, in the order of the match."""
    remarks: tuple[str, ...]
    """Codes of the assumptions; their words are `advice-remark-GAME-CODE`."""


class Decision(NamedTuple):
    """The option that a seat took, and the best one, each with the reasons that set it apart."""

    played: RatedOption
    best: RatedOption


class Found(NamedTuple):
    """A swing, and how it is shared out."""

    swing: Swing
    shares: tuple[Fraction, ...]
    """The part of the change for each seat: 1 for its own seat, -1 for the others together."""
    decision: Decision | None = None


@fast_dataclass
@dataclass(frozen=True, slots=True)
class ReviewInProgress:
    """A review in progress."""

    match: Match
    done: int = 0
    """The number of actions reviewed so far."""
    found: tuple[Found, ...] = ()


def begin(match: Match) -> ReviewInProgress:
    """Begin the review of a match.

    Raises BadRequest: review.not-over, or review.lesson for loaded dice; and BadOptions (advice.options) if
    the game's advice does not account for the options.
    """
    if match.lesson is not None:
        raise BadRequest("review.lesson")
    if match.to_act:
        raise BadRequest("review.not-over")
    if match.game.coach:
        check_accounted(match.game, match.options, "advice")
    return ReviewInProgress(match)


def _reviewing(game: AnyGame) -> Reviewing[Any, Any]:
    """Return how a game values a match; a game without a coach sees no luck in it and no decisions."""
    return game.coach.reviewing if game.coach else NO_REVIEWING


def advance(reviewing: ReviewInProgress, swings: int) -> ReviewInProgress:
    """Return the review with `swings` more swings, or at its end; slicing does not change the result."""
    done, found = reviewing.done, list(reviewing.found)
    wanted = len(found) + swings
    while done < reviewing.match.ply and len(found) < wanted:
        one = _found(reviewing.match, done)
        found += [one] if one else []
        done += 1
    return replace(reviewing, done=done, found=tuple(found))


def finish(reviewing: ReviewInProgress) -> Review | None:
    """Return the review; None while some actions are not reviewed."""
    if reviewing.done < reviewing.match.ply:
        return None
    swings = tuple(one.swing for one in reviewing.found if one.swing.change)
    return Review(seat_reviews(reviewing), swings, _reviewing(reviewing.match.game).remarks)


def _found(match: Match, ply: int) -> Found | None:
    """Return the swing of an action; None if it was no seat's luck, and no decision that mattered."""
    state, action = match.before(ply), match.log[ply]
    return _luck(match, ply, state, action) if action.seat == CHANCE else _decided(match, ply, state, action)


def _luck(match: Match, ply: int, state: Any, action: Any) -> Found | None:
    """Return the swing of an action of chance, for the seat whose turn it was."""
    game, seat = match.game, match.game.turn_of(state)
    if seat is None:
        return None
    view = game.known_to(state, seat)
    change = _reviewing(game).luck(view, action)
    return None if change is None else Found(Swing(ply, seat, "luck", change), _shares(game, view, seat))


def _decided(match: Match, ply: int, state: Any, action: Any) -> Found | None:
    """Return the swing of a decision."""
    game, seat = match.game, action.seat
    view = game.known_to(state, seat)
    advice = game.advise(view)
    if advice is None:
        return None
    # An option may be several actions in a row: each is judged by the best that can follow it.
    firsts = {option.actions[0]: option for option in reversed(advice.options)}
    if all(option.equal for option in firsts.values()):
        return None
    played, best = firsts[match.lines[ply]], advice.options[0]
    change = Fraction(0) if played.equal else played.win - best.win
    decision = Decision(played, best.rather_than(played))
    return Found(Swing(ply, seat, "decision", change), _shares(game, view, seat), decision)


def _shares(game: AnyGame, view: Any, seat: Seat) -> tuple[Fraction, ...]:
    """Share out a change: the others lose what one seat wins, each in proportion to its own chance."""
    standing = _reviewing(game).standing(view)
    others = sum(standing, start=Fraction(0)) - standing[seat]
    even = Fraction(1, len(standing) - 1)
    return tuple(
        Fraction(1) if other == seat else -(chance / others if others else even)
        for other, chance in enumerate(standing)
    )


def findings(reviewing: ReviewInProgress) -> tuple[SeatFindings, ...]:
    """Return the findings about each seat so far."""
    return tuple(_findings(reviewing, seat, chance) for seat, chance in enumerate(_standing(reviewing)))


def seat_reviews(reviewing: ReviewInProgress) -> tuple[SeatReview, ...]:
    """Return the review of each seat; all actions must have been reviewed."""
    match = reviewing.match
    outcome = match.game.result(match.state)
    assert outcome is not None, "the match is over"
    won = Fraction(1, len(outcome.winners))
    return tuple(
        _seat_review(reviewing, seat, chance, won if seat in outcome.winners else Fraction(0))
        for seat, chance in enumerate(_standing(reviewing))
    )


def _standing(reviewing: ReviewInProgress) -> tuple[Fraction, ...]:
    """Return the chance of each seat to win before the first card or roll."""
    match = reviewing.match
    return _reviewing(match.game).standing(match.game.observe(match.start, None))


def _seat_review(reviewing: ReviewInProgress, seat: Seat, start: Fraction, result: Fraction) -> SeatReview:
    """Return the review of one seat."""

    def total(by: Cause, *, own: bool) -> Fraction:
        parts = (
            swing.change * shares[seat]
            for swing, shares, _ in reviewing.found
            if swing.by == by and (swing.seat == seat) == own
        )
        return sum(parts, start=Fraction(0))

    own_luck, others_luck = total("luck", own=True), total("luck", own=False)
    own_decisions, others_decisions = total("decision", own=True), total("decision", own=False)
    decided = _decisions(reviewing, seat)
    found = _findings(reviewing, seat, start)
    return SeatReview(
        start=start,
        result=result,
        own_luck=own_luck,
        others_luck=others_luck,
        own_decisions=own_decisions,
        others_decisions=others_decisions,
        rest=result - start - own_luck - others_luck - own_decisions - others_decisions,
        decisions=len(decided),
        good=sum(not swing.change for swing, _ in decided),
        costliest=found.costliest,
        course=(*found.course, ChanceAt(reviewing.match.ply, result, is_costly=False)),
    )


def _decisions(reviewing: ReviewInProgress, seat: Seat) -> list[tuple[Swing, Decision]]:
    """Return the decisions of a seat that mattered."""
    return [(one.swing, one.decision) for one in reviewing.found if one.decision and one.swing.seat == seat]


def _findings(reviewing: ReviewInProgress, seat: Seat, start: Fraction) -> SeatFindings:
    """Return the findings about one seat so far."""
    costly = [pair for pair in _decisions(reviewing, seat) if pair[0].change]
    costly.sort(key=lambda pair: pair[0].change)
    costliest = tuple(_costly(reviewing.match, *pair) for pair in costly[:MOST_COSTLY])
    return SeatFindings(costliest, _course(reviewing, seat, start, {each.ply for each in costliest}))


def _course(
    reviewing: ReviewInProgress, seat: Seat, start: Fraction, costly: set[int]
) -> tuple[ChanceAt, ...]:
    """Return the chance of a seat over the match, up to the last action that was reviewed.

    Swings are estimates, so their sums are cut off at 0 and 1.
    """
    chance, found = start, [ChanceAt(0, start, is_costly=False)]
    for swing, shares, _ in reviewing.found:
        chance += swing.change * shares[seat]
        shown = min(max(chance, Fraction(0)), Fraction(1))
        if shown != found[-1].chance or swing.ply in costly:
            found.append(ChanceAt(swing.ply + 1, shown, is_costly=swing.ply in costly))
    return tuple(found)


def _costly(match: Match, swing: Swing, decision: Decision) -> CostlyDecision:
    """Describe a decision that lowered the chance to win."""
    played, best = decision
    return CostlyDecision(
        ply=swing.ply,
        action=match.lines[swing.ply],
        best=best.actions,
        win_lost=-swing.change,
        points_lost=best.points - played.points,
        why=played.reasons,
        why_best=best.reasons,
    )
