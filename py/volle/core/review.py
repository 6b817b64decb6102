"""The review of a finished match: the luck of each seat, and the cost of its decisions.

All values are chances to win, as fractions. docs/coach.md explains how they are computed and what they omit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any, Final, NamedTuple

from volle.core.accounting import check_accounted
from volle.core.advice import Reason
from volle.core.changes import Cause, Change, Decision
from volle.core.errors import BadRequest
from volle.core.fast_dataclass import fast_dataclass, replace
from volle.core.game import CHANCE, NO_REVIEWING, AnyGame, Reviewing, Seat
from volle.core.match import Match
from volle.core.odds import ActionText

_PARTS: Final = ("own-luck", "others-luck", "cards", "bids", "own-decisions", "others-decisions")
MOST_COSTLY: Final = 3
MOST_TURNING: Final = 3
"""The number of turning points of a seat."""
"""The number of costly decisions that the review of a seat lists."""


class Swing(NamedTuple):
    """The change of the chances to win by one action."""

    ply: int
    """The number of the action in the log, from 0."""
    by: Cause
    seat: Seat | None
    """The seat whose luck or decision it was; None for the other causes."""
    each: tuple[Fraction, ...]
    """The change for each seat; never above 0 for the seat that decided."""


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


class Part(NamedTuple):
    """The sum of the changes by one cause, for one seat."""

    code: str
    """`own-luck`, `others-luck`, `cards`, `bids`, `own-decisions`, `others-decisions`, or `rest`."""
    change: Fraction
    """Never above 0 for its own decisions."""


class Decisive(NamedTuple):
    """The cause that helped or hurt a seat most."""

    code: str
    """A part with `-up` or `-down`, a kind of costly decisions, or `even`; words: `reviewed-said-CODE`."""
    change: Fraction
    """The change of its chance to win by that."""
    times: int
    """The number of those decisions; 0 for other causes."""


class TurningPoint(NamedTuple):
    """One of the largest changes of a seat's chance to win, by one cause in one round."""

    ply: int
    """The number of the action that changed most: the replay at this number shows the position before it."""
    code: str
    """The part to which it belongs."""
    seat: Seat | None
    """The seat whose luck or decision it was; None for the other causes."""
    change: Fraction


class SeatReview(NamedTuple):
    """The parts of one seat's way from its chance at the start to its result.

    `start` and the parts add up to `result`.
    """

    start: Fraction
    """Its chance to win before the first card or roll."""
    result: Fraction
    """1 for a win, a part of 1 for a shared win, 0 for a defeat."""
    parts: tuple[Part, ...]
    decisive: Decisive
    turning: tuple[TurningPoint, ...]
    """At most three, in the order of the match."""
    decisions: int
    """The number of decisions between options of different value."""
    good: int
    """The number of those in which the seat took the best option or an equal one."""
    costliest: tuple[CostlyDecision, ...]
    """The costliest decisions, at most three, the costliest first."""
    course: tuple[ChanceAt, ...]
    """Its chance over the match: at the start, after each action that changed it, and at the end."""

    def part(self, code: str) -> Fraction:
        """Return one of its parts."""
        return next(part.change for part in self.parts if part.code == code)


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


class Found(NamedTuple):
    """A change by an action."""

    ply: int
    change: Change


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
        found += _found(reviewing.match, done)
        done += 1
    return replace(reviewing, done=done, found=tuple(found))


def finish(reviewing: ReviewInProgress) -> Review | None:
    """Return the review; None while some actions are not reviewed."""
    if reviewing.done < reviewing.match.ply:
        return None
    swings = tuple(
        Swing(ply, change.by, change.seat, change.each) for ply, change in reviewing.found if any(change.each)
    )
    return Review(seat_reviews(reviewing), swings, _reviewing(reviewing.match.game).remarks)


def _found(match: Match, ply: int) -> list[Found]:
    """Return the changes by an action."""
    game, state, action = match.game, match.before(ply), match.log[ply]
    turn = game.turn_of(state) if action.seat == CHANCE else action.seat
    seat = 0 if turn is None else turn
    after = partial(game.known_to, match.before(ply + 1), seat)
    changes = _reviewing(game).changes(game.known_to(state, seat), action, after)
    return [Found(ply, change) for change in changes]


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
    parts = _parts(reviewing, seat)
    rest = Part("rest", result - start - sum([part.change for part in parts], Fraction(0)))
    decided = _decisions(reviewing, seat)
    found = _findings(reviewing, seat, start)
    return SeatReview(
        start=start,
        result=result,
        parts=(*parts, rest),
        decisive=_decisive(reviewing, seat, parts, rest, rises=result > start),
        turning=_turning(reviewing, seat),
        decisions=len(decided),
        good=sum(not change.each[seat] for change in decided),
        costliest=found.costliest,
        course=(*found.course, ChanceAt(reviewing.match.ply, result, is_costly=False)),
    )


def _parts(reviewing: ReviewInProgress, seat: Seat) -> list[Part]:
    """Return what changed the chance of a seat, without the rest; only causes that the game has."""
    totals: dict[str, Fraction] = {}
    for _, change in reviewing.found:
        code = _part_of(change, seat)
        totals[code] = totals.get(code, Fraction(0)) + change.each[seat]
    everywhere = ("own-luck", "others-luck", "own-decisions", "others-decisions")
    return [
        Part(code, totals.get(code, Fraction(0))) for code in _PARTS if code in totals or code in everywhere
    ]


def _part_of(change: Change, seat: Seat) -> str:
    """Return the code of the part of a seat to which a change belongs."""
    if change.seat is None:
        return change.by
    whose = "own" if change.seat == seat else "others"
    return f"{whose}-{'decisions' if change.by == 'decision' else change.by}"


def _decisive(
    reviewing: ReviewInProgress, seat: Seat, parts: Sequence[Part], rest: Part, *, rises: bool
) -> Decisive:
    """Return what helped most where the chance has risen, else what hurt most."""
    code, change = max(parts, key=lambda part: part.change if rises else -part.change)
    if change == 0 or rises != (change > 0) or abs(rest.change) > abs(change):
        return Decisive("even", Fraction(0), 0)
    if code != "own-decisions":
        return Decisive(f"{code}-{'up' if rises else 'down'}", change, 0)
    costs: dict[str, list[Fraction]] = {}
    for one in _decisions(reviewing, seat):
        if one.decision:
            costs.setdefault(one.decision.kind, []).append(one.each[seat])
    kind, most = min(costs.items(), key=lambda found: sum(found[1], Fraction(0)))
    return Decisive(kind, sum(most, Fraction(0)), len(most))


def _turning(reviewing: ReviewInProgress, seat: Seat) -> tuple[TurningPoint, ...]:
    """Return the largest changes of the chance of a seat that have a cause, in the order of the match.

    Changes of one cause in one round are one.
    """
    match = reviewing.match
    together: dict[tuple[int, str, Seat | None], list[tuple[Fraction, int]]] = {}
    for ply, change in reviewing.found:
        if change.by != "rest" and change.each[seat]:
            key = (match.game.round_of(match.before(ply)), _part_of(change, seat), change.seat)
            together.setdefault(key, []).append((change.each[seat], ply))
    found = [
        TurningPoint(
            ply=max(changes, key=lambda one: abs(one[0]))[1],
            code=code,
            seat=by,
            change=sum([change for change, _ in changes], Fraction(0)),
        )
        for (_, code, by), changes in together.items()
    ]
    found.sort(key=lambda point: -abs(point.change))
    return tuple(sorted(found[:MOST_TURNING], key=lambda point: point.ply))


def _decisions(reviewing: ReviewInProgress, seat: Seat) -> list[Change]:
    """Return the decisions of a seat that mattered."""
    return [change for _, change in reviewing.found if change.by == "decision" and change.seat == seat]


def _findings(reviewing: ReviewInProgress, seat: Seat, start: Fraction) -> SeatFindings:
    """Return the findings about one seat so far."""
    costly = [
        (change.each[seat], ply, change.decision)
        for ply, change in reviewing.found
        if change.seat == seat and change.decision
    ]
    costly.sort(key=lambda one: one[0])
    costliest = tuple(_costly(reviewing.match, *one) for one in costly[:MOST_COSTLY])
    return SeatFindings(costliest, _course(reviewing, seat, start, {each.ply for each in costliest}))


def _course(
    reviewing: ReviewInProgress, seat: Seat, start: Fraction, costly: set[int]
) -> tuple[ChanceAt, ...]:
    """Return the chance of a seat over the match, up to the last action that was reviewed.

    Swings are estimates, so their sums are cut off at 0 and 1.
    """
    chance, found = start, [ChanceAt(0, start, is_costly=False)]
    for ply, change in reviewing.found:
        chance += change.each[seat]
        shown = min(max(chance, Fraction(0)), Fraction(1))
        if shown != found[-1].chance or ply in costly:
            found.append(ChanceAt(ply + 1, shown, is_costly=ply in costly))
    return tuple(found)


def _costly(match: Match, change: Fraction, ply: int, decision: Decision) -> CostlyDecision:
    """Describe a decision that lowered the chance to win."""
    _, played, best = decision
    return CostlyDecision(
        ply=ply,
        action=match.lines[ply],
        best=best.actions,
        win_lost=-change,
        points_lost=best.points - played.points,
        why=played.reasons,
        why_best=best.reasons,
    )
