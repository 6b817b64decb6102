"""What a coach says before a choice: the chance to win and the points of each way on, and why.

Chances to win are those of the racer (winning.py, race.py), points and single chances those of the odds
(position_odds.py). docs/coach.md says what is exact.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final, NamedTuple

from volle.core.advice import Advice, Reason, Term, Weighed, advice_of
from volle.core.odds import OptionOdds
from volle.lotte import bots, position_odds, race
from volle.lotte.cards import DECK, FACES, FULL
from volle.lotte.solved import ONE
from volle.lotte.table import PLUS_MINUS, STRAIGHT
from volle.lotte.view import Choice, Preview, TurnView, View
from volle.lotte.winning import WinningTurn

_NEAR_SOLVED: Final = ONE // 500
_NEAR_RACE: Final = ONE // 200
"""What the chances are not surer of, between two choices: docs/coach.md."""
_ALWAYS: Final = ONE
"""Weight of what is to be told whatever else is."""
_SOLVED: Final = "solved"
_RACE: Final = "race"
_WHOLE_DECK: Final = "whole-deck"


class _Table(NamedTuple):
    """What a way on is weighed by."""

    view: View
    turn: TurnView
    worths: WinningTurn
    """Before the dice of the way are laid aside."""

    @property
    def own(self) -> int:
        """What is written down for the seat."""
        return self.view.seats[self.turn.seat].score

    @property
    def best_other(self) -> int:
        """The most that is written down for another seat."""
        return max(seat.score for number, seat in enumerate(self.view.seats) if number != self.turn.seat)


def advice(view: View) -> Advice | None:
    """What each way on is worth to the seat that decides; None where it has no choice."""
    if view.turn is None or not view.legal:
        return None
    found = [(preview, choice) for preview in view.turn.previews for choice in preview.choices]
    expected = position_odds.position_odds(view)
    if len(found) == 1 or expected is None:
        return None
    at = _Table(view, view.turn, bots.turn_to_win(view))
    ways = [_weighed(at, *one, way) for one, way in zip(found, expected.aims[0].options, strict=True)]
    is_solved = race.solved_as(view.agreed) is not None
    remarks = (_SOLVED if is_solved else _RACE, _WHOLE_DECK)
    return advice_of(view.turn.seat, remarks, _with_aims(ways), _NEAR_SOLVED if is_solved else _NEAR_RACE)


def _weighed(at: _Table, found: Preview, choice: Choice, way: OptionOdds) -> Weighed:
    """A way on with what it is worth, and what can be said of it."""
    chances = {code: one.value for code, one in way.expected.items()}
    laid = at.view.phase == "keep"
    worths = at.worths.after_hit if laid and bots.hits(at.turn, found) else at.worths
    terms: tuple[Term, ...]
    if found.wins:
        worth, terms = ONE, (Term(Reason("wins"), _ALWAYS),)
    elif choice.verb == "stop":
        worth, terms = worths.stop(found.total), tuple(_stopping(at, worths, found.total))
    else:
        worth = bots.going_on(at.turn, worths, found, bots.cards_left(at.view))
        more = _more_points(found, chances["worth"], worth - worths.stop(found.total))
        terms = (*_going_on(at, worths, found, choice, chances), *(more if at.turn.may_stop else ()))
    return Weighed(choice.actions, worth, Fraction(worth, ONE), chances["worth"], terms)


def _with_aims(ways: list[Weighed]) -> list[Weighed]:
    """The same; where most points would be something else, the best way says what it forgoes."""
    best = max(ways, key=lambda way: way.rank)
    forgone = max(way.points for way in ways) - best.points
    points = (2 * forgone.numerator + forgone.denominator) // (2 * forgone.denominator)
    if points < 1:
        return ways
    heaviest = max(abs(term.weight) for term in best.terms)
    term = Term(Reason("fewer-points", (("points", points),)), heaviest)
    return [way._replace(terms=(term, *way.terms)) if way is best else way for way in ways]


def _stopping(at: _Table, worths: WinningTurn, total: int) -> Iterator[Term]:
    """What can be said of writing so many points down."""
    safe = worths.stop(total) - worths.stop(0)
    yield Term(Reason("safe", (("points", total),)), safe)
    needed, is_last = bots.final_needs(at.view)
    score = at.own + total
    if needed is not None and total < needed:
        yield Term(Reason("too-few", (("points", needed - total),)), -_ALWAYS)
    elif needed is not None and is_last:
        yield Term(Reason("enough" if total > needed else "level"), _ALWAYS)
    elif at.view.finale is None and score >= at.view.agreed.target:
        yield Term(Reason("reaches", (("points", at.view.agreed.target),)), _ALWAYS // 2)
    elif needed is None:
        yield Term(Reason("missing", (("points", at.view.agreed.target - score),)), safe // 2)


def _going_on(
    at: _Table, worths: WinningTurn, found: Preview, choice: Choice, chances: dict[str, Fraction]
) -> Iterator[Term]:
    """What can be said of another roll, or of another card."""
    risked = worths.stop(found.total) - worths.stop(0)
    if choice.verb == "draw":
        yield _stops(at, found.total, _part(risked, chances["stop-card"]))
    elif at.turn.may_stop:
        yield from _rolling(at, worths, found, chances, risked)
    else:
        yield from _forced(at, found, chances)
    needed, _ = bots.final_needs(at.view)
    if needed is not None and found.total < needed:
        yield Term(Reason("needed", (("points", needed - found.total),)), _ALWAYS // 16)


def _more_points(found: Preview, points: Fraction, gain: int) -> Iterator[Term]:
    """How much going on brings beyond what could be written down, where that speaks for it."""
    more = points - found.total
    rounded = (2 * more.numerator + more.denominator) // (2 * more.denominator)
    if rounded > 0 and gain > 0:
        yield Term(Reason("more-points", (("points", rounded),)), gain)


def _stops(at: _Table, points: int, weight: int) -> Term:
    """How many cards of the deck would lose everything. Rules lotte.card.stop, lotte.deck.exhausted."""
    left = bots.cards_left(at.view)
    counts = left if any(left) else FULL
    stops = sum([n for card, n in zip(DECK, counts, strict=True) if card.kind == "stop"])
    values = (("stops", stops), ("cards", sum(counts)), ("points", points))
    return Term(Reason("stops", values), -weight)


def _rolling(
    at: _Table, worths: WinningTurn, found: Preview, chances: dict[str, Fraction], risked: int
) -> Iterator[Term]:
    """What a roll may lose and bring, where one may stop. Rules lotte.roll.nothing, lotte.full-roll."""
    if at.view.phase == "keep":
        yield Term(Reason("in-turn", (("points", found.total),)), risked)
    nothing, full = chances["nothing"], chances["full-roll"]
    values = (("dice", found.rolls), ("chance", nothing), ("points", found.total))
    yield Term(Reason("nothing", values), -_part(risked, nothing))
    reward = at.turn.reward
    after = 2 * found.total if reward is None else found.total + reward
    gain = _part(worths.after_full_roll(after) - worths.stop(found.total), full)
    if reward is None:
        yield Term(Reason("full-roll-double", (("chance", full),)), gain)
    else:
        yield Term(Reason("full-roll", (("chance", full), ("points", reward))), gain)


def _forced(at: _Table, found: Preview, chances: dict[str, Fraction]) -> Iterator[Term]:
    """What laying dice aside makes of the chance of what the card asks for."""
    assert at.turn.card is not None, "dice lie behind a card"
    match FACES[at.turn.card].kind:
        case "straight":
            code, chance, points = "straight", chances["straight"], STRAIGHT
        case "clover":
            code, chance, points = "clover", chances["win"], 0
        case _:
            code, chance, points = "plus-minus", chances["full-roll"], PLUS_MINUS
    weight = _part(ONE, chance)
    values = (("chance", chance), ("points", points)) if points else (("chance", chance),)
    yield Term(Reason(code, values), weight)
    yield Term(Reason("dice", (("dice", found.rolls),)), 0)


def _part(worth: int, chance: Fraction) -> int:
    """The worth times a chance, rounded down."""
    return worth * chance.numerator // chance.denominator
