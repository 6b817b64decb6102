"""The engine as JavaScript calls it: JSON text in, JSON text out.

It holds the mutable state of the engine: the current match, and the one that is replayed. requests.py has the
requests, answers.py the answers. An answer that changes the match carries `save`, the private record, which
the worker stores and must not pass on, and `record`, the public one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from volle.core import chance, lesson
from volle.core import match as matches
from volle.core.duration import minutes
from volle.core.errors import BadRequest, GameError, IllegalAction, RequestRefused
from volle.core.game import Seat
from volle.core.help import check_help
from volle.core.lazy import lazy
from volle.core.match import Match
from volle.core.match_summary import summary_of
from volle.core.names import BOT
from volle.core.record import format_record, format_records, parse_record
from volle.core.serialization import format_error, plain
from volle.games import GAMES
from volle.web import replay
from volle.web.answers import (
    AdviceAnswer,
    BoardAnswer,
    Calendar,
    Challenge,
    ChanceAnswer,
    Changed,
    CompareAnswer,
    Followed,
    Inquired,
    OddsAnswer,
    OptionsAnswer,
    Received,
    Recorded,
    ReplayPosition,
    ReviewAnswer,
    Shown,
    SummaryAnswer,
    TextRead,
    Thinking,
    Verified,
    Watched,
    WhyAnswer,
)
from volle.web.beginning import begin, begin_plain
from volle.web.requests import (
    ActRequest,
    AdviceRequest,
    AskRequest,
    BoardRequest,
    CalendarRequest,
    ChallengeRequest,
    ChanceRequest,
    CheckOptionsRequest,
    ChooseChanceRequest,
    CompareRequest,
    FollowRequest,
    LeaveRequest,
    LoadRequest,
    NewRequest,
    OddsRequest,
    PlayOnRequest,
    PositionRequest,
    ReadTextRequest,
    ReceiveRequest,
    RecordRequest,
    Request,
    ReviewRequest,
    StatisticsRequest,
    StepRequest,
    SummaryRequest,
    TakeBackRequest,
    VerifyRequest,
    ViewRequest,
    WatchRequest,
    WhyRequest,
    parse_request,
)
from volle.web.serialize import format_failure, progress, whole
from volle.web.statistics import Statistics, statistics
from volle.web.thinking import Thoughts

if TYPE_CHECKING:
    from volle.web.comparison import Comparer
    from volle.web.reviewer import Reviewer

_odds_of: Final = lazy("volle.core.coach", "odds_of")
_read_message: Final = lazy("volle.web.board", "read_message")
_inquire: Final[Callable[[Match], Inquired]] = lazy("volle.web.inquiry", "inquire")
_verify: Final[Callable[[str], Verified]] = lazy("volle.web.verification", "verify")
_challenge: Final[Callable[[ChallengeRequest], Challenge]] = lazy("volle.web.comparison", "challenge")
_calendar: Final[Callable[[CalendarRequest], Calendar]] = lazy("volle.web.calendar", "calendar")
_advice_to: Final = lazy("volle.core.coach", "advice_to")
_read_text: Final[Callable[[ReadTextRequest], TextRead]] = lazy("volle.web.texts", "read_text")

WARM_PLIES: Final = 60
"""Enough actions to include every kind of decision of a bot."""


class Engine:
    """The current match, and the requests on it. A refused request changes nothing."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._ahead: Match | None = None
        """The match of a link that is still shown action by action."""
        self._watched: Match | None = None
        self._thoughts = Thoughts()
        self._reviewer: Reviewer | None = None
        self._comparer: Comparer | None = None

    def handle(self, text: str) -> str:
        """Answer the text of a request; an error of the engine becomes a refusal, and changes nothing."""
        before = self._match
        try:
            answer = self._answer(parse_request(text))
            return _format({"ok": True, **answer})
        except GameError as error:
            refusal = format_error(error)
        except ModuleNotFoundError:
            # The browser fetches some modules when they are first needed, and sends the request again.
            self._match = before
            refusal = {"code": "engine.part", "rule": None, "params": {}}
        except Exception as error:
            self._match = before
            refusal = format_failure(error)
        return _format({"ok": False, "error": refusal})

    def answers(self) -> Mapping[type[Request], Callable[[Any], Any]]:
        """Return the method that answers each request; its annotation is the type of the answer."""
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
            FollowRequest: self._follow,
            BoardRequest: self._board,
            RecordRequest: self._record,
            CheckOptionsRequest: self._check_options,
            WhyRequest: self._why,
            OddsRequest: self._odds,
            AdviceRequest: self._advice,
            ReviewRequest: self._review,
            AskRequest: self._ask,
            VerifyRequest: self._verify,
            ChallengeRequest: self._challenge,
            CompareRequest: self._compare,
            CalendarRequest: self._calendar,
            WatchRequest: self._watch,
            PositionRequest: self._position,
            PlayOnRequest: self._play_on,
            SummaryRequest: self._summary,
            StatisticsRequest: self._statistics,
            ReceiveRequest: self._receive,
            ReadTextRequest: self._read_text,
        }

    def _answer(self, request: Request) -> Mapping[str, Any]:
        answer: Mapping[str, Any] = self.answers()[type(request)](request)
        return answer

    def _current(self) -> Match:
        if self._match is None:
            raise RequestRefused("match.none")
        return self._match

    def _current_at(self, ply: int) -> Match:
        """Return the current match; raises RequestRefused if the request was made for an earlier position."""
        match = self._current()
        if ply != match.ply:
            raise RequestRefused("match.stale", ply=match.ply)
        return match

    def _new(self, request: NewRequest) -> Changed:
        return self._change(request.as_, begin(request))

    def _load(self, request: LoadRequest) -> Changed:
        if request.known is not None or request.seats is not None:
            match, ply = _linking().opened(request)
            return self._show_since(request.as_, match, ply)
        match = parse_record(request.record, GAMES)
        is_here = match.joint is not None and bool(match.joint.own)
        if match.to_act and not is_here and (match.joint or match.seed is None):
            if request.seed is None:
                raise BadRequest("request.seed")
            match = matches.with_chance(match, chance.parse_seed(request.seed))
        return self._change(request.as_, match)

    def _act(self, request: ActRequest) -> Changed:
        match = self._current_at(request.ply)
        if match.joint:
            played = _linking().acted(match, request.action)
            # A plan or a secret choice of a match by link is no action yet.
            return self._change(request.as_, played, before=match if played.ply > match.ply else None)
        played = matches.play(match, matches.by_a_person(match, match.game.parse_action(request.action)))
        return self._change(request.as_, played, before=match)

    def _step(self, request: StepRequest) -> Changed | Thinking:
        match = self._current_at(request.ply)
        if self._ahead:
            return self._catch_up(request.as_, self._ahead, match)
        action = self._thoughts.action(match)
        if action is None:
            return {"thinking": True}
        played = matches.play(match, action)
        return self._change(request.as_, _linking().settled(played) if match.joint else played, before=match)

    def _catch_up(self, seat: Seat | None, ahead: Match, match: Match) -> Changed:
        """Show the next action of a match that has gone on elsewhere."""
        is_last = match.ply + 1 >= matches.choice_ply(ahead)
        shown = ahead if is_last else _linking().seen_at(ahead, match.ply + 1)
        changed = self._change(seat, shown, before=match)
        return changed if is_last else self._behind(changed, ahead)

    def _behind(self, changed: Changed, ahead: Match) -> Changed:
        """Return the answer about a position before the newest known one: the whole match is saved."""
        self._ahead = ahead
        answer: Changed = _linking().behind(changed, ahead)
        return answer

    def _show_since(self, seat: Seat | None, match: Match, ply: int) -> Changed:
        """Show a match from an earlier position on."""
        if ply >= matches.choice_ply(match):
            return self._change(seat, match)
        return self._behind(self._change(seat, _linking().seen_at(match, ply)), match)

    def _receive(self, request: ReceiveRequest) -> Received:
        answer: Received = _linking().received(request)
        return answer

    def _read_text(self, request: ReadTextRequest) -> TextRead:
        return _read_text(request)

    def _chance(self, request: ChanceRequest) -> ChanceAnswer:
        match = self._current_at(request.ply)
        return {"choices": plain(match.game.chance_choices(match.state)) or None}

    def _choose_chance(self, request: ChooseChanceRequest) -> Changed:
        match = self._current_at(request.ply)
        played = matches.play_chosen(match, request.values)
        return self._change(request.as_, played, before=match)

    def _take_back(self, request: TakeBackRequest) -> Changed:
        match = matches.taken_back(self._current_at(request.ply))
        if match is None:
            raise RequestRefused("take-back.not-possible")
        return self._change(request.as_, match)

    def _leave(self, request: LeaveRequest) -> Changed:
        return self._change(request.as_, lesson.left(self._current_at(request.ply)))

    def _view(self, request: ViewRequest) -> Shown:
        match = self._current()
        shown = whole(match, _viewer(request.as_, match))
        return {**shown, "view": _linking().passing(shown["view"])} if self._ahead else shown

    def _follow(self, request: FollowRequest) -> Followed:
        match = self._current()
        viewer = _viewer(request.as_, match)
        if not 0 <= request.ply < match.ply:
            return {**whole(match, viewer), "past": format_record(match)}
        then = matches.until(match, request.ply + 1)
        shown = progress(then, viewer, matches.until(match, request.ply))
        return {**shown, "past": format_record(then)}

    def _board(self, request: BoardRequest) -> BoardAnswer:
        match = self._current()
        _viewer(request.seat, match)
        asked = _read_message(match, request.seat, request.message)
        if isinstance(asked, ActRequest):
            return {"move": {"action": asked.action, "ply": asked.ply}, "answer": None}
        if isinstance(asked, StepRequest):
            return {"move": {"action": None, "ply": asked.ply}, "answer": None}
        if isinstance(asked, ViewRequest):
            asked = FollowRequest(match.ply, request.seat)
        return {"move": None, "answer": self._answer(asked)}

    def _record(self, request: RecordRequest) -> Recorded:
        if request.link is not None:
            return _linking().sent(request.link or self._ahead or self._current())  # type: ignore[no-any-return]
        match = self._current()
        if request.before is not None:
            match = matches.decision_before(match, request.before)
        return {"record": format_record(match)}

    def _check_options(self, request: CheckOptionsRequest) -> OptionsAnswer:
        return {"minutes": minutes(begin_plain(request))}

    def _why(self, request: WhyRequest) -> WhyAnswer:
        match = self._current()
        action = match.game.parse_action(request.action)
        try:
            matches.play(match, matches.by_a_person(match, action))
        except (IllegalAction, RequestRefused) as error:
            return {"refusal": format_error(error)}
        return {"refusal": None}

    def _odds(self, request: OddsRequest) -> OddsAnswer:
        match = self._current()
        check_help(match)
        found = _odds_of(match.game, match.options, match.state, _viewer(request.as_, match))
        return {"odds": plain(found, match.game)}

    def _advice(self, request: AdviceRequest) -> AdviceAnswer:
        match = self._current()
        check_help(match)
        found = _advice_to(match.game, match.options, match.state, _viewer(request.as_, match))
        return {"advice": plain(found, match.game)}

    def _review(self, request: ReviewRequest) -> ReviewAnswer:
        self._reviewer = reviewer = self._reviewer or lazy("volle.web.reviewer", "Reviewer")()
        return reviewer.advance(self._current() if request.record is None else request.record)

    def _ask(self, request: AskRequest) -> Inquired:
        return _inquire(parse_record(request.record, GAMES))

    def _verify(self, request: VerifyRequest) -> Verified:
        return _verify(request.record)

    def _challenge(self, request: ChallengeRequest) -> Challenge:
        return _challenge(request)

    def _compare(self, request: CompareRequest) -> CompareAnswer:
        self._comparer = comparer = self._comparer or lazy("volle.web.comparison", "Comparer")()
        return comparer.advance(request.records)

    def _calendar(self, request: CalendarRequest) -> Calendar:
        return _calendar(request)

    def _watch(self, request: WatchRequest) -> Watched:
        record = request.record
        match = matches.public(self._current()) if record is None else parse_record(record, GAMES)
        watched = replay.watch(match, _viewer(request.as_, match), everything=request.everything)
        self._watched = match
        return watched

    def _position(self, request: PositionRequest) -> ReplayPosition:
        match = self._replayed()
        seat = _viewer(request.as_, match)
        return replay.position(match, request.ply, seat, everything=request.everything)

    def _play_on(self, request: PlayOnRequest) -> Changed:
        seed = chance.parse_seed(request.seed)
        match = replay.branched(self._replayed(), request.ply, seed, same_dice=request.same_dice)
        return self._change(request.as_, match)

    def _replayed(self) -> Match:
        """Return the match of the replay."""
        if self._watched is None:
            raise RequestRefused("replay.none")
        return self._watched

    def _summary(self, request: SummaryRequest) -> SummaryAnswer:
        match = self._current() if request.record is None else parse_record(request.record, GAMES)
        return {"summary": summary_of(match)}

    def _statistics(self, request: StatisticsRequest) -> Statistics:
        return statistics(request)

    def _change(self, seat: Seat | None, match: Match, before: Match | None = None) -> Changed:
        """Make a match the current one, and show it; `before` is the match one action earlier."""
        viewer = _viewer(seat, match)
        shown = progress(match, viewer, before) if before else whole(match, viewer)
        save, record = format_records(match)
        self._match, self._ahead = match, None
        return {**shown, "save": save, "record": record}


def handle(text: str) -> str:
    """Answer a request: {"ok": true, ...} or {"ok": false, "error": {code, rule, params, line}}."""
    return _engine.handle(text)


def warm_up() -> None:
    """Fill the caches of bots and views by playing the beginning of a match of each game."""
    for game in GAMES.values():
        names = (BOT + list(game.bots)[-1],) * game.seats[0]
        match = matches.begin(game, names, {}, bytes(chance.SEED_BYTES))
        while match.to_act and match.ply < WARM_PLIES:
            match = matches.play(match, matches.automatic_action(match))
        whole(match, None)


def _linking() -> Any:
    """Return the module for matches by link, which the browser fetches when it is first needed."""
    return import_module("volle.web.linking")


def _format(answer: Mapping[str, Any]) -> str:
    """Format an answer in ASCII, so that a lone surrogate in a refused text does no harm."""
    return json.dumps(answer, separators=(",", ":"))


def _viewer(seat: Seat | None, match: Match) -> Seat | None:
    """Return the seat that sees the answer; raises BadRequest if the match has no such seat."""
    if seat is not None and seat not in range(len(match.names)):
        raise BadRequest("request.as")
    return seat


_engine: Final = Engine()
