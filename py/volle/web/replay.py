"""Replays: any position of a match, as a seat could see it then, or with all hidden information."""

from __future__ import annotations

from typing import Any

from volle.core import match as matches
from volle.core.errors import RequestRefused
from volle.core.fast_dataclass import replace
from volle.core.game import Seat
from volle.core.match import Match, Told
from volle.core.record import format_record
from volle.core.seed_source import SeedSource
from volle.web.answers import ReplayPosition, Watched
from volle.web.serialize import format_event, replay_view


def watch(match: Match, seat: Seat | None, *, everything: bool) -> Watched:
    """Return the course of a match, and each of its events as `seat` could read it when it happened.

    With `everything`, hidden information is included. Raises RequestRefused (replay.running) before the end.
    """
    _check(match, everything)
    events = (
        format_event(match, Told(ply, _read(match, ply, event, seat, everything=everything)))
        for ply, step in enumerate(match.steps)
        for event in step.events
    )
    return {
        "record": format_record(match),
        "plies": match.ply,
        "rounds": rounds(match),
        "begun": matches.has_begun(match),
        "over": not match.to_act,
        "secrets": match.game.hidden is not None,
        "same_dice": may_keep_dice(match),
        "events": list(events),
    }


def position(match: Match, ply: int, seat: Seat | None, *, everything: bool) -> ReplayPosition:
    """Return the position after `ply` actions, as `seat` could see it then, without legal actions.

    With `everything`, hidden information is included. Raises RequestRefused: replay.ply, or replay.running
    for everything before the end.
    """
    _check(match, everything)
    then = at(match, ply)
    hidden = match.game.hidden if everything else None
    seen = hidden.observe_all(then.state) if hidden else match.game.observe(then.state, seat)
    return {"view": replay_view(then, seen)}


def at(match: Match, ply: int) -> Match:
    """Return the match after `ply` actions; raises RequestRefused (replay.ply)."""
    if not 0 <= ply <= match.ply:
        raise RequestRefused("replay.ply", plies=match.ply)
    return matches.until(match, ply)


def branched(match: Match, ply: int, seed: bytes, *, same_dice: bool) -> Match:
    """Return a match that goes on from the position after `ply` actions, with the same dice or new ones.

    Raises RequestRefused: replay.ply, replay.over for the end of a match, and replay.dice where the seed is
    unknown, or would reveal the dice of an unfinished match.
    """
    then = at(match, ply)
    if not then.to_act:
        raise RequestRefused("replay.over")
    then = replace(then, joint=None)
    if not same_dice:
        return replace(then, seed=seed, seal=None, deal=None)
    if not may_keep_dice(match):
        raise RequestRefused("replay.dice")
    return replace(then, deal=then.deal or SeedSource("again")) if then.seal else then


def may_keep_dice(match: Match) -> bool:
    """Return True if another match may use the same dice: the seed is known, and the match is over."""
    return match.seed is not None and not match.to_act


def _check(match: Match, everything: bool) -> None:
    """Raise RequestRefused (replay.running) if hidden information of an unfinished match is requested."""
    if everything and match.to_act:
        raise RequestRefused("replay.running")


def _read(match: Match, ply: int, event: Any, seat: Seat | None, *, everything: bool) -> Any:
    """Return an event of action number `ply` as it could be read right after it."""
    return event if everything else match.game.redact(event, match.steps[ply].state, seat)


def rounds(match: Match) -> tuple[int, ...]:
    """Return the number of actions before each round."""
    before = 0
    found = []
    for ply, state in enumerate((match.start, *(step.state for step in match.steps))):
        number = match.game.round_of(state)
        if number > before:
            found.append(ply)
        before = number
    return tuple(found)
