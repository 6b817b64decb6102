"""JSON of a match for one viewer: the view, the events, the legal actions."""

from __future__ import annotations

from functools import lru_cache
from traceback import walk_tb
from typing import Any, Final, cast

from volle.core import chance, lesson
from volle.core import match as matches
from volle.core.game import CHANCE, Outcome, Seat
from volle.core.lazy import lazy
from volle.core.lesson import Hint
from volle.core.match import Match, Told
from volle.core.names import bot_level, given_name
from volle.core.rematch import rematch_offer
from volle.core.serialization import Refusal, format_legal, plain, plain_parts, public_parts
from volle.web.answers import Frame, GameEvent, Next, Result, Shown, View

_joint_view: Final = lazy("volle.web.joint_view", "view")
_joint_next: Final = lazy("volle.web.joint_view", "next_of")
_shown_state: Final = lazy("volle.web.joint_view", "shown_state")
_may_act: Final = lazy("volle.web.joint_view", "may_act")

LONGEST_TRACE: Final = 2_000
"""Characters of the trace of an engine error."""


def whole(match: Match, seat: Seat | None) -> Shown:
    """Return the match as `seat` may see it now, with the whole log."""
    return {"view": _view(match, seat), "log": _log(match, seat, match.ply), "frames": []}


def progress(match: Match, seat: Seat | None, before: Match) -> Shown:
    """Return the match as `seat` may see it, with a frame for each event of the last action.

    `before` is the match one action earlier. `log` has the events until then; None if they read as before.
    """
    reads_anew = match.game.disclosure(match.state) != match.game.disclosure(before.state)
    return {
        "view": _view(match, seat),
        "log": _log(match, seat, before.ply) if reads_anew else None,
        "frames": _frames(match, seat, before),
    }


def _log(match: Match, seat: Seat | None, until: int) -> list[GameEvent]:
    """Return the events of the actions before number `until`."""
    return [format_event(match, told) for told in matches.events(match, seat, until=until)]


def _frames(match: Match, seat: Seat | None, before: Match) -> list[Frame]:
    """Return each event of the last action with the view after it; None stands for the current view."""
    told = matches.events(match, seat, since=match.ply - 1)
    states = [frame.state for frame in match.steps[-1].frames]
    # Events that change nothing on the table share one state.
    passing = {id(state): state for state in states if state is not match.state}
    hint = _hint(before)
    views = {
        key: _passing_view(match, match.game.observe(state, seat), hint) for key, state in passing.items()
    }
    return [
        {"event": format_event(match, one), "view": views.get(id(state))}
        for one, state in zip(told, states, strict=True)
    ]


def format_event(match: Match, told: Told) -> GameEvent:
    """Serialize an event, with the number of the action that caused it, and with its turn or its section.

    The turn is that of the event's seat, or of its `turn` where it has one, or else that of the action.
    """
    ply, event = told
    fields = _event_fields(event)
    turn = None
    if "section" not in fields:
        turn = getattr(event, "turn", getattr(event, "seat", None))
        turn = match.game.turn_of(match.before(ply)) if turn is None else turn
    return cast(GameEvent, {"code": event.code, "ply": ply, "turn": turn, **fields})


@lru_cache(maxsize=4096)
def _event_fields(event: Any) -> dict[str, Any]:
    """Serialize an event by itself. Cached, because most events of a log are the same in the next answer."""
    section = {"section": event.section} if hasattr(event, "section") else {}
    return {**section, **plain(event)}


def replay_view(match: Match, seen: Any) -> View:
    """Return the view of a replay's position: with result and seats to act, without legal actions."""
    return {
        **_passing_view(match, seen, None),
        "result": None if seen.result is None else _result(match, seen.result),
        "to_act": tuple(seat for seat in match.to_act if seat != CHANCE),
    }


def _view(match: Match, seat: Seat | None) -> View:
    """Return the current view, with the next actor, the legal actions and the seed."""
    state = _shown_state(match) if match.joint else match.state
    seen = match.game.observe(state, seat)
    legal = () if match.joint and not _may_act(match, seat) else seen.legal
    back = matches.taken_back(match)
    seed = match.seed if match.seal and not match.to_act else None
    return {
        **_passing_view(match, seen, _hint(match)),
        "result": None if seen.result is None else _result(match, seen.result),
        "next": _next(match),
        "secret": matches.is_secret(match),
        "to_act": tuple(seat for seat in match.game.to_act(state) if seat != CHANCE),
        "take_back": None if back is None else match.log[back.ply].seat,
        "legal": tuple(format_legal(match.game, action) for action in legal),
        "seed": None if seed is None else chance.format_seed(seed),
    }


def _passing_view(match: Match, seen: Any, hint: Hint | None) -> View:
    """Return the view between two events, in which no seat can act."""
    kind: type = type(seen)
    view = plain_parts(seen, [part for part in public_parts(kind) if part[0] != "legal"])
    passing = {
        **view,
        "game": match.game.name,
        "ply": match.ply,
        "begun": matches.has_begun(match),
        "next": None,
        "secret": False,
        "to_act": (),
        "take_back": None,
        "legal": (),
        "seats": [
            {"name": given_name(text), "bot": bot_level(text), "avatar": avatar, **seen}
            for text, avatar, seen in zip(match.names, match.avatars, view["seats"], strict=True)
        ],
        "options": match.game.format_options(match.options),
        "seal": match.seal,
        "seed": None,
        "deal": plain(match.deal),
        "help": not match.without_help,
        "lesson": hint,
        "joint": plain(_joint_view(match)) if match.joint else None,
    }
    return cast(View, passing)


def _hint(match: Match) -> Hint | None:
    """Return the hint of the lesson's guide."""
    hint: Hint | None = plain(lesson.hint(match))
    return hint


def _result(match: Match, outcome: Outcome) -> Result:
    """Return the result with its ranking, highlights, the luck of the winners, and the offer of a rematch."""
    highlights = [{"code": one.code, **plain(one)} for one in matches.highlights(match)]
    places = {
        "totals": plain(outcome.totals),
        "ranking": plain(matches.ranking(outcome)),
        "standings": plain(matches.standings(match)),
    }
    after = {
        "luck": matches.luck_of_winners(match),
        "rematch": plain(rematch_offer(match.game, match.names, outcome)),
    }
    return cast(Result, {**plain(outcome), **places, "highlights": highlights, **after})


def _next(match: Match) -> Next | None:
    """Return the next actor: chance, with the seat whose turn it is; a bot; or a person."""
    if match.joint:
        shown: Next | None = _joint_next(match)
        return shown
    if not match.to_act:
        return None
    automatic = matches.automatic_seat(match)
    if automatic is None:
        return {"by": "person", "seat": match.to_act[0]}
    if automatic != CHANCE:
        return {"by": "bot", "seat": automatic}
    return {"by": "chance", "seat": match.game.turn_of(match.state)}


def format_failure(error: Exception) -> Refusal:
    """Return an unexpected error of the engine as a refusal, with its type and its trace."""
    frames = (
        f"{'/'.join(frame.f_code.co_filename.split('/')[-2:])}:{line} in {frame.f_code.co_name}"
        for frame, line in walk_tb(error.__traceback__)
    )
    trace = "\n".join([*frames, str(error)[: LONGEST_TRACE // 4]])
    name = type(error).__name__
    return {"code": "engine.failed", "rule": None, "params": {"type": name, "trace": trace[-LONGEST_TRACE:]}}
