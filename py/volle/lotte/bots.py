"""Bots: (view, stream) -> one of view.legal. They know what a person at the table may know, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from volle.core.chance import Stream
from volle.core.game import Bot
from volle.lotte import odds
from volle.lotte.cards import FACES
from volle.lotte.odds import POINT, Need, Play
from volle.lotte.types import Keep, SeatAction, Stop
from volle.lotte.view import Prospect, TurnView, Verb, View


def clown(view: View, rng: Stream) -> SeatAction:
    """Plays any legal action: for the very first match, and as the control that others must beat."""
    return rng.choice(view.legal)


def fox(view: View, _rng: Stream) -> SeatAction:
    """Plays each turn for the most points, and counts the cards; in the last turns, for the win."""
    turn = view.turn
    assert turn is not None, "a bot is asked in its turn"
    best = max(turn.prospects, key=lambda prospect: _worth(view, turn, prospect))
    if view.phase == "keep":
        return Keep(turn.seat, best.dice)
    goes_on = _goes_on(view, turn, best)
    stop, *others = sorted(view.legal, key=lambda action: not isinstance(action, Stop))
    return others[0] if goes_on else stop


def _play(view: View) -> Play:
    """The rules that the fox values a turn by."""
    agreed = view.agreed
    return Play(agreed.aside == "choice", int(agreed.straight[-1]), agreed.clover)


def _goes_on(view: View, turn: TurnView, prospect: Prospect) -> bool:
    """Whether more points are worth the risk: surely so where stopping would lose the match."""
    needed = _needed(view, turn)
    if needed is not None and view.finale is not None:
        if prospect.total < needed:
            return True
        if view.finale.turns_left == 1:
            return False
    return _worth_of_going_on(view, turn, prospect) > prospect.total * POINT


def _needed(view: View, turn: TurnView) -> int | None:
    """Points that would bring the seat level with the best of the others once the end is sure to come."""
    if view.finale is None or view.finale.in_doubt:
        return None
    others = (seat.score for number, seat in enumerate(view.seats) if number != turn.seat)
    return max(others) - view.seats[turn.seat].score


def _worth(view: View, turn: TurnView, prospect: Prospect) -> int:
    """The worth of laying aside the dice of a prospect."""
    if prospect.wins:
        return odds.CLOVER * POINT
    going_on = _worth_of_going_on(view, turn, prospect)
    needed = _needed(view, turn)
    may_stop = _offers(prospect, "stop") and (needed is None or prospect.total >= needed)
    return max(going_on, prospect.total * POINT) if may_stop else going_on


def _offers(prospect: Prospect, verb: Verb) -> bool:
    """Whether the seat may do that once the dice of a prospect are laid aside."""
    return any(choice.verb == verb for choice in prospect.choices)


def _worth_of_going_on(view: View, turn: TurnView, prospect: Prospect) -> int:
    """The worth of the next roll, or of the next card after a Full Roll."""
    play = _play(view)
    assert turn.card is not None, "dice lie behind a card"
    card = FACES[turn.card]
    if _offers(prospect, "draw"):
        left = tuple(count.count for count in view.left)
        return odds.worth_of_drawing(play, prospect.total, left)
    if turn.may_stop:
        return odds.worth_of_rolling(play, card, prospect.total, prospect.rolls)
    need = Need(
        prospect.rolls,
        len(turn.missing) - len(prospect.dice),
        turn.full_rolls_needed - turn.full_rolls - prospect.full,
    )
    return odds.worth_of_forced(play, card, prospect.total, need)


BOTS: Final[Mapping[str, Bot[View, SeatAction]]] = {"clown": clown, "fox": fox}
