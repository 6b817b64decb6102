"""The only file that JavaScript calls: JSON text in, JSON text out.

It holds the one mutable thing of the engine, the current match. protocol.py says what may be asked,
answers.py what is answered. Answers that change the match carry `save`, the private record, which must not
reach a screen, and `record`, the one that may.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from traceback import walk_tb
from typing import Any, Final

from volle.answers import Asked, Changed, Done, Lots, Reason, Recorded, Refusal, Shown
from volle.core import chance, guide
from volle.core import match as matches
from volle.core.errors import BadOptions, BadRequest, GameError, IllegalAction
from volle.core.game import CHANCE, AnyGame, Seat
from volle.core.json_text import parse_json
from volle.core.match import Match
from volle.core.record import LONGEST, format_record, format_records, parse_record
from volle.games import GAMES
from volle.inquiry import ask
from volle.protocol import (
    ActRequest,
    AskRequest,
    ChanceRequest,
    CheckOptionsRequest,
    ChooseChanceRequest,
    LeaveRequest,
    LoadRequest,
    NewRequest,
    RecordRequest,
    Request,
    StepRequest,
    TakeBackRequest,
    ViewRequest,
    WhyRequest,
)
from volle.requests import read_request
from volle.serialize import format_error, plain, progress, whole

WARM_PLIES: Final = 60
"""So many actions show a bot every kind of decision."""
LONGEST_REQUEST: Final = 8 * LONGEST
"""Characters. A record in JSON is seldom much longer than it is; what is far too long is not even read."""
LONGEST_TRACE: Final = 2_000
"""Characters of what is told about a mistake of the engine."""


class Table:
    """The current match, and the requests that play it. A refused request leaves it as it was."""

    def __init__(self) -> None:
        self._match: Match | None = None

    def handle(self, text: str) -> str:
        """The answer to the text of a request; a mistake of the engine is one too, and changes nothing."""
        before = self._match
        try:
            answer = self._answer(_read(text))
            return _format({"ok": True, **answer})
        except GameError as error:
            refusal = format_error(error)
        except Exception as error:
            self._match = before
            refusal = _format_failure(error)
        return _format({"ok": False, "error": refusal})

    def answers(self) -> Mapping[type[Request], Callable[[Any], Any]]:
        """What answers each kind of request."""
        return {
            NewRequest: self._new,
            LoadRequest: self._load,
            ActRequest: self._act,
            StepRequest: self._step,
            ChanceRequest: self._chance,
            ChooseChanceRequest: self._choose_chance,
            TakeBackRequest: self._take_back,
            LeaveRequest: self._leave,
            ViewRequest: self._view,
            RecordRequest: self._record,
            CheckOptionsRequest: self._check_options,
            WhyRequest: self._why,
            AskRequest: self._ask,
        }

    def _answer(self, request: Request) -> Mapping[str, Any]:
        answer: Mapping[str, Any] = self.answers()[type(request)](request)
        return answer

    def _current(self) -> Match:
        if self._match is None:
            raise IllegalAction("match.none")
        return self._match

    def _current_at(self, ply: int) -> Match:
        """The current match, if the request was made for it as it stands now."""
        match = self._current()
        if ply != match.ply:
            raise IllegalAction("match.stale", ply=match.ply)
        return match

    def _new(self, request: NewRequest) -> Changed:
        seed = chance.parse_seed(request.seed)
        match = _begin(request, seed)
        lesson = request.lesson
        return self._keep(request.as_, match if lesson is None else guide.as_lesson(match, lesson))

    def _load(self, request: LoadRequest) -> Changed:
        match = parse_record(request.record, GAMES)
        if match.to_act and match.seed is None:
            if request.seed is None:
                raise BadRequest("request.seed")
            match = matches.with_chance(match, chance.parse_seed(request.seed))
        return self._keep(request.as_, match)

    def _act(self, request: ActRequest) -> Changed:
        match = self._current_at(request.ply)
        played = matches.play(match, _action_of_a_person(match, match.game.parse_action(request.action)))
        return self._keep(request.as_, played, before=match)

    def _step(self, request: StepRequest) -> Changed:
        match = self._current_at(request.ply)
        played = matches.play(match, matches.automatic_action(match))
        return self._keep(request.as_, played, before=match)

    def _chance(self, request: ChanceRequest) -> Lots:
        match = self._current_at(request.ply)
        return {"lots": plain(match.game.lots(match.state)) or None}

    def _choose_chance(self, request: ChooseChanceRequest) -> Changed:
        match = self._current_at(request.ply)
        played = matches.play_chosen(match, request.values)
        return self._keep(request.as_, played, before=match)

    def _take_back(self, request: TakeBackRequest) -> Changed:
        match = matches.taken_back(self._current_at(request.ply))
        if match is None:
            raise IllegalAction("take-back.not-possible")
        return self._keep(request.as_, match)

    def _leave(self, request: LeaveRequest) -> Changed:
        return self._keep(request.as_, guide.left(self._current_at(request.ply)))

    def _view(self, request: ViewRequest) -> Shown:
        match = self._current()
        return whole(match, _viewer(request.as_, match))

    def _record(self, request: RecordRequest) -> Recorded:
        match = self._current()
        if request.before is not None:
            match = matches.decision_before(match, request.before)
        return {"record": format_record(match)}

    def _check_options(self, request: CheckOptionsRequest) -> Done:
        _begin(request)
        return {}

    def _why(self, request: WhyRequest) -> Reason:
        match = self._current()
        action = match.game.parse_action(request.action)
        try:
            matches.play(match, _action_of_a_person(match, action))
        except IllegalAction as error:
            return {"refusal": format_error(error)}
        return {"refusal": None}

    def _ask(self, request: AskRequest) -> Asked:
        return ask(parse_record(request.record, GAMES))

    def _keep(self, seat: Seat | None, match: Match, before: Match | None = None) -> Changed:
        """The answer that shows a changed match, which becomes the current one; frames follow `before`."""
        viewer = _viewer(seat, match)
        shown = progress(match, viewer, before) if before else whole(match, viewer)
        save, record = format_records(match)
        self._match = match
        return {**shown, "save": save, "record": record}


def handle(text: str) -> str:
    """The answer to a request: {"ok": true, ...} or {"ok": false, "error": {code, rule, params, line}}."""
    return _table.handle(text)


def warm_up() -> None:
    """Fills what bots and views look up, by the beginning of a match of each game; no match is kept."""
    for game in GAMES.values():
        names = (matches.BOT + list(game.bots)[-1],) * game.seats[0]
        match = matches.begin(game, names, {}, bytes(chance.SEED_BYTES))
        while match.to_act and match.ply < WARM_PLIES:
            match = matches.play(match, matches.automatic_action(match))
        whole(match, None)


def _read(text: str) -> Request:
    """The request that a text stands for; raises BadRequest."""
    if len(text) > LONGEST_REQUEST:
        raise BadRequest("request.too-long")
    try:
        value = parse_json(text)
    except ValueError as error:
        raise BadRequest("request.format") from error
    return read_request(value)


def _format(answer: Mapping[str, Any]) -> str:
    """The text of an answer, in ASCII: half a surrogate pair in what was refused harms nobody on the way."""
    return json.dumps(answer, separators=(",", ":"))


def _format_failure(error: Exception) -> Refusal:
    """A mistake of the engine as a refusal: where it came from, and what Python says of it."""
    frames = (
        f"{'/'.join(frame.f_code.co_filename.split('/')[-2:])}:{line} in {frame.f_code.co_name}"
        for frame, line in walk_tb(error.__traceback__)
    )
    trace = "\n".join([*frames, str(error)[: LONGEST_TRACE // 4]])
    name = type(error).__name__
    return {"code": "engine.failed", "rule": None, "params": {"type": name, "trace": trace[-LONGEST_TRACE:]}}


def _begin(request: NewRequest | CheckOptionsRequest, seed: bytes | None = None) -> Match:
    """The match that a request describes, before its first action."""
    match = matches.begin(_game(request.game), request.seats, request.options, seed, request.avatars)
    _check_twice(match.names)
    return match


def _check_twice(seats: Sequence[str]) -> None:
    """Nothing if no two of those who have a name have the same; raises BadOptions."""
    names = [name for name in map(matches.given_name, seats) if name]
    for name in names:
        if names.count(name) > 1:
            raise BadOptions("name.twice", name=name)


def _game(name: str) -> AnyGame:
    """The game of that name."""
    if name not in GAMES:
        raise BadRequest("request.game")
    return GAMES[name]


def _action_of_a_person(match: Match, action: Any) -> Any:
    """The action, if it is not one of chance or of a bot, which nobody may play for them."""
    if action.seat == CHANCE:
        raise IllegalAction("chance.not-yours")
    if action.seat < len(match.names) and matches.bot_grade(match.names[action.seat]):
        raise IllegalAction("turn.bot")
    return action


def _viewer(seat: Seat | None, match: Match) -> Seat | None:
    """The seat that will look at the answer; raises BadRequest where the match has no such seat."""
    if seat is not None and seat not in range(len(match.names)):
        raise BadRequest("request.as")
    return seat


_table: Final = Table()
