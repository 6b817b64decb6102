"""Matches by link for the page: what a link brings, and how a match goes on by it."""

from __future__ import annotations

from typing import Any, Final

from volle.core import chance, link
from volle.core import match as matches
from volle.core.errors import BadRequest, RequestRefused
from volle.core.fast_dataclass import replace
from volle.core.game import Seat
from volle.core.look_alikes import look_alikes
from volle.core.match import Match
from volle.core.record import format_link, format_records, parse_record
from volle.games import GAMES
from volle.web.answers import Changed, Next, Received, Recorded, View
from volle.web.requests import LoadRequest, ReceiveRequest
from volle.web.serialize import whole

PLAN: Final = "plan "
WITHOUT: Final = "without"
"""The words in place of an action where a plan is due, and where a choice is not revealed."""
settled = link.settled


def acted(match: Match, text: str) -> Match:
    """Return the match after the action, the plan or the decision of a person on this device."""
    if text.startswith(PLAN):
        return link.planned(match, text.removeprefix(PLAN))
    if text == WITHOUT:
        return link.without(match)
    return link.acted(match, matches.by_a_person(match, match.game.parse_action(text)))


def begin(match: Match, level: Any, here: tuple[Seat, ...], secret: str) -> Match:
    """Return a new match as a joint one, with these seats on this device."""
    id_ = chance.derive_seed("volle id", secret).hex()
    return link.begin(match, level, id_, _secrets(here, secret))


def _secrets(seats: tuple[Seat, ...], secret: str) -> dict[Seat, bytes]:
    """Return the secret of each seat, from that of the device."""
    return {seat: chance.derive_seed("volle seat", secret, seat + 1) for seat in seats}


def _incoming(record: str) -> Match:
    """Parse a record that another device sent."""
    return link.foreign(parse_record(record, GAMES))


def opened(request: LoadRequest) -> tuple[Match, int]:
    """Return the match of a link as this device plays it, and the number of actions that it has seen before.

    Raises RequestRefused (link.ANSWER) if the link is no continuation, or has own moves to which the person
    has not agreed, and BadRequest (request.secret).
    """
    incoming = _incoming(request.record)
    if request.known is None:
        if request.secret is None:
            raise BadRequest("request.secret")
        return link.seated(incoming, _secrets(request.seats or (), request.secret)), 0
    known = parse_record(request.known, GAMES)
    answer = link.arrival(known, incoming)
    if answer != "next" and not (answer == "own-moves" and request.agreed):
        raise RequestRefused(f"link.{answer}")
    return link.merged(known, incoming), matches.choice_ply(known)


def received(request: ReceiveRequest) -> Received:
    """Return what a link brings, with the first line that contradicts the known match."""
    incoming = _incoming(request.record)
    seen = parse_record(request.known, GAMES) if request.known else None
    arrival = link.arrival(seen, incoming)
    ours, theirs = None, None
    if seen and arrival in ("rewritten", "taken"):
        lines = zip(format_link(seen).split("\n"), format_link(incoming).split("\n"), strict=False)
        ours, theirs = next(((mine, other) for mine, other in lines if mine != other), ("", ""))
    return {
        "arrival": arrival,
        "view": whole(incoming, None)["view"],
        "ours": ours,
        "theirs": theirs,
        "withheld": seen is not None and arrival == "own-moves" and bool(link.withheld_here(seen, incoming)),
        "alike": look_alikes(incoming.names),
    }


def sent(match: Match | str) -> Recorded:
    """Return the record that the devices of a match send each other."""
    return {"record": format_link(parse_record(match, GAMES) if isinstance(match, str) else match)}


def behind(changed: Changed, ahead: Match) -> Changed:
    """Return the answer about an earlier position: the match goes on by itself, and is saved as a whole."""
    save, record = format_records(ahead)
    return {**changed, "view": passing(changed["view"]), "save": save, "record": record}


def passing(view: View) -> View:
    """Return the view of a position that goes on by itself, as far as the match has gone on elsewhere."""
    waiting = view["next"]
    joint: Any = {**(view["joint"] or {}), "due": None, "held": False}
    next_: Next = {"by": "bot", "seat": waiting["seat"] if waiting else None}
    return {**view, "next": next_, "legal": (), "joint": joint}


def seen_at(match: Match, ply: int) -> Match:
    """Return the match after its first actions, while this device shows how it has gone on."""
    joint = link.joint_of(match)
    return replace(
        matches.until(match, ply),
        joint=replace(joint, choices=(None,) * len(match.names), held=False),
    )
