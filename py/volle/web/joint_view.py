"""The view of a match by link on one device."""

from __future__ import annotations

from typing import Any

from volle.core import link
from volle.core import match as matches
from volle.core.game import CHANCE, Seat
from volle.core.link import Due
from volle.core.match import Match
from volle.web.answers import JointView, Next


def view(match: Match) -> JointView:
    """Return what the page shows of the joint form."""
    joint, waiting = link.joint_of(match), link.due(match)
    return {
        "level": joint.level,
        "weak": joint.is_weak,
        "here": joint.own,
        "free": link.free_seats(match),
        "due": {"task": waiting.task, "seat": waiting.seat} if waiting else None,
        "held": bool(waiting) and link.passed_to(match) is None,
        "plan": _plan(match, waiting),
        "withheld": len(joint.withheld),
    }


def _plan(match: Match, waiting: Due | None) -> str | None:
    """Return the last plan of the seat that owes one, or the usual one; None if no plan is due."""
    if waiting is None or waiting.task != "plan" or match.game.plans is None:
        return None
    made = link.joint_of(match).plans[waiting.seat]
    return made[-1] if made else match.game.plans.usual


def next_of(match: Match) -> Next | None:
    """Return the next actor; all that goes on by itself counts as a bot, except dice of a seat here."""
    if not match.to_act:
        return None
    seat, joint = matches.automatic_seat(match), link.joint_of(match)
    if seat is None:
        waiting = link.due(match)
        return {"by": "person", "seat": waiting.seat if waiting else match.to_act[0]}
    turn = match.game.turn_of(match.state) if seat == CHANCE else seat
    if seat == CHANCE and (turn is None or (turn in joint.own and joint.level == "friends")):
        return {"by": "chance", "seat": turn}
    return {"by": "bot", "seat": turn}


def shown_state(match: Match) -> Any:
    """Return the state as this device shows it: with its own secret choices, and hidden ones of others."""
    joint, state, game = link.joint_of(match), match.state, match.game
    if not matches.is_choosing(match):
        return state
    for seat in sorted(match.to_act, key=lambda seat: seat not in joint.own):
        choice = joint.choices[seat]
        if choice and len(game.to_act(state)) > 1:
            text = choice.text if seat in joint.own and choice.text else link.first_legal(match, seat)
            state = game.apply(state, game.parse_action(text)).state
    return state


def may_act(match: Match, seat: Seat | None) -> bool:
    """Return True if a seat of this device owes an action now."""
    waiting = link.due(match)
    is_here = waiting is not None and link.passed_to(match) is None and waiting.task == "act"
    return (
        is_here
        and seat in link.joint_of(match).own
        and (seat == waiting.seat if waiting and not matches.is_choosing(match) else True)
    )
