"""A match for both adapters: every decision is a small number, those of chance included.

An action of a seat is its place among the legal ones, which have a fixed order, or else its fixed id
(core/encoding.py). What chance does is decided in draws: each is one of several equally likely numbers, so
that a deal of seven cards is seven draws, never a list of all deals.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from operator import index
from typing import Any, Final, Literal, TypeAlias, get_args

from volle.core.accounting import check_accounted
from volle.core.chance import Stream
from volle.core.display import described, html
from volle.core.encoding import Encoding
from volle.core.errors import BadArgument, BadNumber, BadOptions
from volle.core.game import CHANCE, AnyGame, Seat
from volle.core.serialization import format_legal, plain
from volle.core.thinking import at_once, decision
from volle.games import GAMES

Numbering: TypeAlias = Literal["place", "id"]
"""The number of an action: its place among the legal ones, or its fixed id."""
CHOICES: Final = 64
"""No seat ever has more legal actions: at most it chooses some of six dice."""
DRAWS: Final = 60
"""No draw has more outcomes: it is one of sixty cards, or a die."""


class _Missing(Exception):
    """A draw with a number of equally likely outcomes."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


class _Draws(Stream):
    """A stream of numbers that are known; where they end, it says what is due."""

    __slots__ = ("_numbers",)

    def __init__(self, numbers: Iterable[int]) -> None:
        super().__init__(b"")
        self._numbers = iter(numbers)

    def below(self, bound: int) -> int:
        """The next number; raises _Missing behind the last one."""
        number = next(self._numbers, None)
        if number is None:
            raise _Missing(bound)
        return number


class Playing:
    """A match under way."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, Any],
        *,
        actions: Numbering = "place",
        memory: bool = True,
    ) -> None:
        """A match before its first action; raises BadOptions.

        With `memory`, a seat knows all that it has seen before; without it, what lies on the table.
        """
        if type(seats) is not int or seats not in game.seats:
            raise BadOptions("seats.count", least=game.seats[0], most=game.seats[-1])
        if actions not in get_args(Numbering):
            raise BadArgument("actions", actions, " | ".join(get_args(Numbering)))
        if type(memory) is not bool:
            raise BadArgument("memory", memory, "True | False")
        self.game = game
        self.seats = seats
        self.actions = actions
        self.memory = memory
        self.options = game.parse_options(dict(options), seats)
        self.state = game.start(self.options)
        self.outcomes = 0
        """The number of equally likely outcomes of the draw that is due; 0 if a seat is to act."""
        self.legal: dict[int, Any] = {}
        """The legal actions of the seat to act by their numbers, in ascending order."""
        self._numbers: tuple[int, ...] = ()
        """The draws so far of what chance is about to do."""
        self._settle()

    def __deepcopy__(self, memo: dict[int, Any]) -> Playing:
        # Attributes are replaced and never changed, so a copy that is played on apart may share their values.
        other: Playing = Playing.__new__(Playing)
        other.__dict__ |= self.__dict__
        return other

    def __repr__(self) -> str:
        return described("Playing", game=self.game.name, seats=self.seats, seat=self.seat)

    def __str__(self) -> str:
        return self.render([f"player_{seat}" for seat in range(self.seats)])

    def _repr_html_(self) -> str:
        return html(self.known(None), tuple(f"player_{seat}" for seat in range(self.seats)))

    @property
    def choices(self) -> int:
        """The count of numbers that actions of seats can have."""
        return CHOICES if self.actions == "place" else len(encoding_of(self.game).actions)

    @property
    def seat(self) -> Seat | None:
        """The seat that is to act, CHANCE, or None when the match is over.

        While several seats choose in secret, the first that has not yet acts; the choice stays hidden.
        """
        acting = self.game.to_act(self.state)
        return acting[0] if acting else None

    def play(self, number: object) -> None:
        """Play the legal action with that number, or the draw that comes to it; raises BadNumber."""
        if self.outcomes:
            self._numbers = (*self._numbers, _checked(number, range(self.outcomes)))
        else:
            self.state = self.game.follow(self.state, self.legal[_checked(number, self.legal)]).state
        self._settle()

    def bot_choice(self, level: str, rng: Stream) -> int:
        """Return the number of the action that a bot of that level takes for the seat to act."""
        seat = self.seat
        assert seat is not None, "a seat is to act"
        assert seat != CHANCE, "a seat is to act"
        view = self.game.known_to(self.state, seat)
        wanted = at_once(decision(self.game.bots[level].choose, view, rng))
        return next(number for number, action in self.legal.items() if action == wanted)

    def text(self, number: object) -> str:
        """A legal action in the notation of records, or a draw; raises BadNumber."""
        if self.outcomes:
            return f"draw {_checked(number, range(self.outcomes))}"
        return self.game.format_action(self.legal[_checked(number, self.legal)])

    def known(self, seat: Seat | None) -> Any:
        """Return the view of a seat, with its memory if it has one; None is a spectator without memory."""
        if seat is None or not self.memory:
            return self.game.observe(self.state, seat)
        return self.game.known_to(self.state, seat)

    def view(self, seat: Seat | None) -> str:
        """Return what a seat knows as JSON: the table and its legal actions.

        Each legal action has its text, its verb, its parts, and its fixed id where the game has such ids, in
        the order of their places.
        """
        view = self.known(seat)
        encoding = self.game.encoding and self.game.encoding()
        legal = [
            {
                **format_legal(self.game, action),
                **({"id": encoding.action_id(view, action)} if encoding else {}),
            }
            for action in view.legal
        ]
        return json.dumps({**plain(view), "legal": legal}, separators=(",", ":"), ensure_ascii=True)

    def numbers(self, seat: Seat | None) -> list[int]:
        """Return what a seat knows as numbers, which docs/encoding.md lists."""
        return encoding_of(self.game).numbers(self.known(seat))

    def render(self, names: Sequence[str]) -> str:
        """Return the table as everybody sees it, as lines of text, with names for the seats."""
        return "\n".join(self.game.render(self.known(None), tuple(names)))

    def returns(self) -> list[float]:
        """The part of the win that each seat has; nothing while the match is on."""
        outcome = self.game.result(self.state)
        if outcome is None:
            return [0.0] * self.seats
        return [(seat in outcome.winners) / len(outcome.winners) for seat in range(self.seats)]

    def _settle(self) -> None:
        """Plays what chance does as soon as all its draws are known, and finds out what is due then."""
        self.outcomes, self.legal = 0, {}
        while (seat := self.seat) == CHANCE:
            try:
                action = self.game.draw(self.state, _Draws(self._numbers))
            except _Missing as missing:
                self.outcomes = missing.bound
                return
            self.state = self.game.follow(self.state, action).state
            self._numbers = ()
        if seat is not None:
            legal = self.game.legal_actions(self.state, seat)
            assert len(legal) <= CHOICES, "no seat has more choices"
            self.legal = dict(enumerate(legal)) if self.actions == "place" else self._by_id(seat, legal)

    def _by_id(self, seat: Seat, legal: tuple[Any, ...]) -> dict[int, Any]:
        """Return the legal actions of a seat by their fixed ids, in ascending order."""
        view, id_of = self.game.observe(self.state, seat), encoding_of(self.game).action_id
        return dict(sorted((id_of(view, action), action) for action in legal))


def _checked(number: object, among: range | dict[int, Any]) -> int:
    """Return the number of a legal action or draw as a plain integer; raises BadNumber."""
    try:
        found = None if isinstance(number, bool) else index(number)  # type: ignore[arg-type]
    except TypeError:
        found = None
    if found is None or found not in among:
        raise BadNumber("action.number", given=repr(number)[:80], legal=tuple(among))
    return found


def encoding_of(game: AnyGame) -> Encoding:
    """Return the numbers of a game; raises BadArgument for a game that has none."""
    if game.encoding is None:
        raise BadArgument("game", game.name, "a game with an encoding")
    return game.encoding()


def begun(name: str, seats: int | None, options: Mapping[str, Any], **more: Any) -> Playing:
    """A match of the game with that name, by default for the fewest seats; raises BadOptions."""
    game = GAMES[name]
    return Playing(game, game.seats[0] if seats is None else seats, options, **more)


def level_of(playing: Playing, level: object, seat: Seat) -> str:
    """Return the level of a bot that is to play for a seat, by any of its names; raises BadOptions."""
    found = playing.game.level(level) if isinstance(level, str) else None
    if found is None:
        raise BadOptions("name.no-such-bot", level=str(level), levels=tuple(playing.game.bots), seat=seat + 1)
    check_accounted(playing.game, playing.options, "bots")
    return found
