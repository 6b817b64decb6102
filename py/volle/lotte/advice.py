"""Advice before a choice: the chance to win and the points of each legal move, with reasons.

Chances to win are those of the racer (winning.py, race.py); points and single chances are the odds
(position_odds.py). docs/coach.md lists which values are exact.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final, NamedTuple

from volle.core.advice import Advice, Reason, Term, ValuedOption, advice_of
from volle.core.odds import OptionOdds
from volle.lotte import bots, position_odds, race
from volle.lotte.cards import DECK, FACES, FULL
from volle.lotte.solved import ONE
from volle.lotte.table import PLUS_MINUS, STRAIGHT
from volle.lotte.view import Choice, Preview, TurnView, View
from volle.lotte.winning import WinningTurn

_NEAR_SOLVED: Final = ONE // 500
_NEAR_RACE: Final = ONE // 200
"""The accuracy of the chances, for comparing two choices: docs/coach.md."""
_ALWAYS: Final = ONE
"""The weight of a reason that is always shown."""
_SOLVED: Final = "solved"
_RACE: Final = "race"
_WHOLE_DECK: Final = "whole-deck"


class _Table(NamedTuple):
    """The position that advice is for, with the values of the turn."""

    view: View
    turn: TurnView
    winning: WinningTurn
    """Before the dice of a choice are set aside."""

    @property
    def own(self) -> int:
        """The seat's score."""
        return self.view.seats[self.turn.seat].score

    @property
    def best_other(self) -> int:
        """The highest score of another seat."""
        return max(seat.score for number, seat in enumerate(self.view.seats) if number != self.turn.seat)


def advice(view: View) -> Advice | None:
    """Return the value of each legal move to the seat that decides; None if it has no choice."""
    if view.turn is None or not view.legal:
        return None
    found = [(preview, choice) for preview in view.turn.previews for choice in preview.choices]
    expected = position_odds.position_odds(view)
    if len(found) == 1 or expected is None:
        return None
    at = _Table(view, view.turn, bots.winning_turn(view))
    ways = [_weighed(at, *one, way) for one, way in zip(found, expected.aims[0].options, strict=True)]
    is_solved = race.solved_as(view.agreed) is not None
    remarks = (_SOLVED if is_solved else _RACE, _WHOLE_DECK)
    return advice_of(view.turn.seat, remarks, _with_aims(ways), _NEAR_SOLVED if is_solved else _NEAR_RACE)


def _weighed(at: _Table, found: Preview, choice: Choice, way: OptionOdds) -> ValuedOption:
    """Return a legal move with its value and its reasons."""
    chances = {code: one.value for code, one in way.expected.items()}
    laid = at.view.phase == "keep"
    winning = at.winning.after_hit if laid and bots.hits(at.turn, found) else at.winning
    terms: tuple[Term, ...]
    if found.wins:
        value, terms = ONE, (Term(Reason("wins"), _ALWAYS),)
    elif choice.verb == "stop":
        value, terms = winning.stop(found.total), tuple(_stopping(at, winning, found.total))
    else:
        value = bots.going_on(at.turn, winning, found, bots.cards_left(at.view))
        more = _more_points(found, chances["worth"], value - winning.stop(found.total))
        terms = (*_going_on(at, winning, found, choice, chances), *(more if at.turn.may_stop else ()))
    return ValuedOption(choice.actions, value, Fraction(value, ONE), chances["worth"], terms)


def _with_aims(ways: list[ValuedOption]) -> list[ValuedOption]:
    """Return the moves; the best one has a reason if another one brings more points."""
    best = max(ways, key=lambda way: way.rank)
    forgone = max(way.points for way in ways) - best.points
    points = (2 * forgone.numerator + forgone.denominator) // (2 * forgone.denominator)
    if points < 1:
        return ways
    heaviest = max(abs(term.weight) for term in best.terms)
    term = Term(Reason("fewer-points", (("points", points),)), heaviest)
    return [way._replace(terms=(term, *way.terms)) if way is best else way for way in ways]


def _stopping(at: _Table, winning: WinningTurn, total: int) -> Iterator[Term]:
    """Yield the reasons to write down `total` points."""
    safe = winning.stop(total) - winning.stop(0)
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
    at: _Table, winning: WinningTurn, found: Preview, choice: Choice, chances: dict[str, Fraction]
) -> Iterator[Term]:
    """Yield the reasons for another roll, or another card."""
    risked = winning.stop(found.total) - winning.stop(0)
    if choice.verb == "draw":
        yield _stops(at, found.total, _part(risked, chances["stop-card"]))
    elif at.turn.may_stop:
        yield from _rolling(at, winning, found, chances, risked)
    else:
        yield from _forced(at, found, chances)
    needed, _ = bots.final_needs(at.view)
    if needed is not None and found.total < needed:
        yield Term(Reason("needed", (("points", needed - found.total),)), _ALWAYS // 16)


def _more_points(found: Preview, points: Fraction, gain: int) -> Iterator[Term]:
    """Yield the expected points beyond those at risk, if they favour going on."""
    more = points - found.total
    rounded = (2 * more.numerator + more.denominator) // (2 * more.denominator)
    if rounded > 0 and gain > 0:
        yield Term(Reason("more-points", (("points", rounded),)), gain)


def _stops(at: _Table, points: int, weight: int) -> Term:
    """Return the reason with the number of Stops. Rules lotte.card.stop, lotte.deck.exhausted."""
    left = bots.cards_left(at.view)
    counts = left if any(left) else FULL
    stops = sum([n for card, n in zip(DECK, counts, strict=True) if card.kind == "stop"])
    values = (("stops", stops), ("cards", sum(counts)), ("points", points))
    return Term(Reason("stops", values), -weight)


def _rolling(
    at: _Table, winning: WinningTurn, found: Preview, chances: dict[str, Fraction], risked: int
) -> Iterator[Term]:
    """Yield the risk and gain of a roll if the seat may stop. Rules lotte.roll.nothing, lotte.full-roll."""
    if at.view.phase == "keep":
        yield Term(Reason("in-turn", (("points", found.total),)), risked)
    nothing, full = chances["nothing"], chances["full-roll"]
    values = (("dice", found.rolls), ("chance", nothing), ("points", found.total))
    yield Term(Reason("nothing", values), -_part(risked, nothing))
    reward = at.turn.reward
    after = 2 * found.total if reward is None else found.total + reward
    gain = _part(winning.after_full_roll(after) - winning.stop(found.total), full)
    if reward is None:
        yield Term(Reason("full-roll-double", (("chance", full),)), gain)
    else:
        yield Term(Reason("full-roll", (("chance", full), ("points", reward))), gain)


def _forced(at: _Table, found: Preview, chances: dict[str, Fraction]) -> Iterator[Term]:
    """Yield the chance to meet the need of the card after setting dice aside."""
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


def _part(value: int, chance: Fraction) -> int:
    """Return the value times a chance, rounded down."""
    return value * chance.numerator // chance.denominator
