"""The only file that JavaScript calls: JSON text in, JSON text out.

It holds the one mutable thing of the engine, the current match. A request names what to do; `as` is
the seat that will look at the answer, or null for everybody's eyes; `ply` is the length of the log
that the request was made for, so that a late click is refused.

    about                                        what the engine offers
    new      game, seats, options, seed, as      begins a match
    load     record, as, seed?                   replaces the match by a record's
    act      action, ply, as                     plays the action of a person
    step     ply, as                             plays what needs no person: chance or a bot
    take-back ply, as                            goes back to before the last action of a person
    view     as                                  shows the match to other eyes
    record                                       the record, without what is still secret
    deck     game                                the cards of the house deck
    check-options game, seats, options           whether a match could begin like this

Answers that change the match carry `save`, the private record, which must not reach a screen, and
`record`, the one that may.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import volle
from volle.core import chance
from volle.core import match as matches
from volle.core.errors import BadOptions, BadRequest, GameError, IllegalAction
from volle.core.game import CHANCE, AnyGame, Seat
from volle.core.json_text import parse_json
from volle.core.match import Match
from volle.core.record import LONGEST, format_record, format_records, parse_record
from volle.games import GAMES
from volle.serialize import Json, format_error, plain, progress, whole

Request = Mapping[str, Any]


WARM_PLIES: Final = 60
"""So many actions show a bot every kind of decision."""
LONGEST_REQUEST: Final = 8 * LONGEST
"""Characters. A record in JSON is seldom much longer than it is; what is far too long is not even read."""


class Table:
    """The current match, and the requests that play it. A refused request leaves it as it was."""

    def __init__(self) -> None:
        self._match: Match | None = None

    def answer(self, request: Request) -> Json:
        """What the request asks for; raises GameError."""
        verb = request.get("do")
        if not isinstance(verb, str) or verb not in self._verbs():
            raise BadRequest("request.verb")
        return self._verbs()[verb](request)

    def _verbs(self) -> dict[str, Callable[[Request], Json]]:
        return {
            "about": lambda _: {"about": about()},
            "new": self._new,
            "load": self._load,
            "act": self._act,
            "step": self._step,
            "take-back": self._take_back,
            "view": lambda request: self._whole(request, self._current()),
            "record": lambda _: {"record": format_record(self._current())},
            "deck": _deck,
            "check-options": _check_options,
        }

    def _current(self) -> Match:
        if self._match is None:
            raise IllegalAction("match.none")
        return self._match

    def _current_at(self, request: Request) -> Match:
        """The current match, if the request was made for it as it stands now."""
        match = self._current()
        if _whole_number(request, "ply") != match.ply:
            raise IllegalAction("match.stale", ply=match.ply)
        return match

    def _new(self, request: Request) -> Json:
        seed = chance.parse_seed(_text(request, "seed"))
        return self._keep(request, _begin(request, seed))

    def _load(self, request: Request) -> Json:
        match = parse_record(_text(request, "record"), GAMES)
        if match.to_act and match.seed is None:
            match = matches.with_chance(match, chance.parse_seed(_text(request, "seed")))
        return self._keep(request, match)

    def _act(self, request: Request) -> Json:
        match = self._current_at(request)
        action = match.game.parse_action(_text(request, "action"))
        if action.seat == CHANCE:
            raise IllegalAction("chance.not-yours")
        if action.seat < len(match.names) and matches.bot_grade(match.names[action.seat]):
            raise IllegalAction("turn.bot")
        return self._keep(request, matches.play(match, action), before=match)

    def _step(self, request: Request) -> Json:
        match = self._current_at(request)
        played = matches.play(match, matches.automatic_action(match))
        return self._keep(request, played, before=match)

    def _take_back(self, request: Request) -> Json:
        match = matches.taken_back(self._current_at(request))
        if match is None:
            raise IllegalAction("take-back.not-possible")
        return self._keep(request, match)

    def _keep(self, request: Request, match: Match, before: Match | None = None) -> Json:
        """The answer that shows a changed match, which becomes the current one; frames follow `before`."""
        viewer = _viewer(request, match)
        answer = progress(match, viewer, before) if before else whole(match, viewer)
        answer["save"], answer["record"] = format_records(match)
        self._match = match
        return answer

    def _whole(self, request: Request, match: Match) -> Json:
        return whole(match, _viewer(request, match))


def handle(text: str) -> str:
    """The answer to a request: {"ok": true, ...} or {"ok": false, "error": {code, rule, params, line}}."""
    try:
        if len(text) > LONGEST_REQUEST:
            raise BadRequest("request.too-long")
        request = parse_json(text)
        if not isinstance(request, dict):
            raise BadRequest("request.format")
        answer = {"ok": True, **_table.answer(request)}
    except GameError as error:
        answer = {"ok": False, "error": format_error(error)}
    except ValueError:
        answer = {"ok": False, "error": format_error(BadRequest("request.format"))}
    # In ASCII, so that half a surrogate pair in what was refused harms nobody who passes it on.
    return json.dumps(answer)


def warm_up() -> None:
    """Fills what bots and views look up, by the beginning of a match of each game; no match is kept."""
    for game in GAMES.values():
        names = (matches.BOT + list(game.bots)[-1],) * game.seats[0]
        match = matches.begin(game, names, {}, bytes(chance.SEED_BYTES))
        while match.to_act and match.ply < WARM_PLIES:
            match = matches.play(match, matches.automatic_action(match))
        whole(match, None)


def about() -> Json:
    """What this engine offers: its version, and each game's rules version, seats and bots."""
    return {
        "version": volle.__version__,
        "games": {
            name: {
                "rules": game.rules,
                "seats": [game.seats[0], game.seats[-1]],
                "bots": list(game.bots),
            }
            for name, game in GAMES.items()
        },
    }


def _begin(request: Request, seed: bytes | None = None) -> Match:
    """The match that a request describes, before its first action."""
    game, names = _game(request), request.get("seats")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadRequest("request.seats")
    match = matches.begin(game, tuple(names), request.get("options"), seed)
    _check_people(match.names)
    return match


def _check_people(names: Sequence[str]) -> None:
    """Nothing if no two people bear one name, which calls them to the screen; raises BadOptions."""
    people = [name for name in names if not matches.bot_grade(name)]
    for name in people:
        if people.count(name) > 1:
            raise BadOptions("name.twice", name=name)


def _check_options(request: Request) -> Json:
    """An empty answer if a match can begin like this; raises BadOptions."""
    _begin(request)
    return {}


def _deck(request: Request) -> Json:
    """The cards of the house deck."""
    return {"deck": plain(_game(request).deck)}


def _game(request: Request) -> AnyGame:
    """The game that a request names."""
    name = _text(request, "game")
    if name not in GAMES:
        raise BadRequest("request.game")
    return GAMES[name]


def _viewer(request: Request, match: Match) -> Seat | None:
    """The seat that will look at the answer."""
    if request.get("as") is None:
        return None
    seat = _whole_number(request, "as")
    if seat not in range(len(match.names)):
        raise BadRequest("request.as")
    return seat


def _text(request: Request, name: str) -> str:
    """A field of a request that must be text."""
    value = request.get(name)
    if not isinstance(value, str):
        raise BadRequest(f"request.{name}")
    return value


def _whole_number(request: Request, name: str) -> int:
    """A field of a request that must be a whole number."""
    value = request.get(name)
    if type(value) is not int:
        raise BadRequest(f"request.{name}")
    return value


_table: Final = Table()
