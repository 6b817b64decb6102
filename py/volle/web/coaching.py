"""What the coach says, as JSON: before a choice, and after a match."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from volle.core import advice, review
from volle.core.accounting import check_accounted
from volle.core.advice import Value
from volle.core.game import CHANCE, AnyGame, Seat
from volle.core.match import Match
from volle.core.record import parse_record
from volle.games import GAMES
from volle.web import coach_answers as answers
from volle.web.answers import Legal
from volle.web.serialize import format_legal

SLICE: Final = 8
"""So many swings are found before the page is answered: a bid takes some tenths of a second."""
_HUNDRED: Final = 100


class Coach:
    """Looks at matches that are over, a slice at a time."""

    def __init__(self) -> None:
        self._asked: Match | str | None = None
        self._looking: review.Looking | None = None

    def look(self, asked: Match | str) -> answers.Reviewed:
        """Some more of a match, or of a record: from its beginning, if another one was looked at before.

        Raises BadRecord, and BadRequest as review.begin does.
        """
        looking = self._looking if self._is_same(asked) else None
        if looking is None:
            looking = review.begin(parse_record(asked, GAMES) if isinstance(asked, str) else asked)
        self._asked, self._looking = asked, review.look_on(looking, SLICE)
        return format_looking(self._looking)

    def _is_same(self, asked: Match | str) -> bool:
        """Whether it is what is looked at."""
        return asked == self._asked if isinstance(asked, str) else asked is self._asked


def advised(match: Match, seat: Seat | None) -> answers.Advised:
    """What the coach says of a match to a seat, or to the only one that owes something."""
    found = advise(match.game, match.options, match.state, seat)
    return {"advice": None if found is None else format_advice(match.game, found)}


def advise(game: AnyGame, options: Any, state: Any, seat: Seat | None) -> advice.Advice | None:
    """Return the value of each choice of a seat, or of the only seat that has to act.

    None where the seat has nothing to choose. Raises BadOptions (advice.options) if the game's advice does
    not account for the options.
    """
    owing = [other for other in game.to_act(state) if other != CHANCE]
    if seat is None and len(owing) == 1:
        seat = owing[0]
    found = game.advise(game.known_to(state, seat)) if seat in owing else None
    if found is not None:
        check_accounted(game, options, "advice")
    return found


def format_advice(game: AnyGame, found: advice.Advice) -> answers.Advice:
    """What each choice is worth, as JSON."""
    best = found.choices[0]
    choices = tuple([_choice(game, choice, best) for choice in found.choices])
    return {"seat": found.seat, "remarks": found.remarks, "choices": choices}


def format_looking(looking: review.Looking) -> answers.Reviewed:
    """How far the coach has come with a match, and its review once it is whole."""
    plies = looking.match.ply
    whole = format_review(looking) if looking.done == plies else None
    return {"plies": plies, "done": looking.done, "review": whole}


def format_review(looking: review.Looking) -> answers.Review:
    """A match seen by the coach, as JSON."""
    game = looking.match.game
    return {
        "seats": tuple([_seat(looking.match, found) for found in review.seat_reviews(looking)]),
        "swings": tuple([_swing(swing) for swing in looking.swings if swing.change]),
        "remarks": game.coach.reviewing.remarks if game.coach else (),
    }


def _choice(game: AnyGame, choice: advice.Choice, best: advice.Choice) -> answers.Choice:
    """One way on."""
    return {
        "actions": _legal(game, choice.actions),
        "win": _number(choice.win),
        "points": _number(choice.points),
        "win_lost": _number(best.win - choice.win),
        "points_lost": _number(best.points - choice.points),
        "best": choice.is_best,
        "equal": choice.is_equal,
        "reasons": _reasons(choice),
    }


def _legal(game: AnyGame, actions: tuple[str, ...]) -> tuple[Legal, ...]:
    """Actions with their parts."""
    return tuple([format_legal(game, game.parse_action(text)) for text in actions])


def _reasons(choice: advice.Choice) -> tuple[answers.CoachReason, ...]:
    """What weighs in a choice."""
    return tuple(
        [
            {"code": reason.code, "values": {name: _value(value) for name, value in reason.values}}
            for reason in choice.reasons
        ]
    )


def _value(value: Value) -> int | str:
    """A chance in hundredths, the nearest whole number, or what it nearly is; what is no chance as it is."""
    if not isinstance(value, Fraction):
        return value
    hundredths = (2 * _HUNDRED * value.numerator + value.denominator) // (2 * value.denominator)
    if hundredths == 0 < value:
        return "hardly"
    return "nearly" if value < 1 and hundredths == _HUNDRED else hundredths


def _number(value: Fraction) -> float:
    """The nearest number that a machine has."""
    return value.numerator / value.denominator


def _seat(match: Match, found: review.SeatReview) -> answers.SeatReview:
    """How it came for one seat."""
    return {
        "start": _number(found.start),
        "result": _number(found.result),
        "own_luck": _number(found.own_luck),
        "others_luck": _number(found.others_luck),
        "own_decisions": _number(found.own_decisions),
        "others_decisions": _number(found.others_decisions),
        "rest": _number(found.rest),
        "decisions": found.decisions,
        "good": found.good,
        "dearest": tuple([_dear(match, swing) for swing in found.dearest]),
    }


def _dear(match: Match, swing: review.Swing) -> answers.Dear:
    """A decision that cost something."""
    assert swing.decision is not None, "somebody decided"
    played, best = swing.decision
    return {
        "ply": swing.ply,
        "action": format_legal(match.game, match.log[swing.ply]),
        "best": _legal(match.game, best.actions),
        "win_lost": _number(-swing.change),
        "points_lost": _number(best.points - played.points),
        "why": _reasons(played),
        "why_best": _reasons(best),
    }


def _swing(swing: review.Swing) -> answers.Swing:
    """What one action changed."""
    return {"ply": swing.ply, "seat": swing.seat, "by": swing.by, "change": _number(swing.change)}
