"""A match for both adapters: every decision is a small number, those of chance included.

An action of a seat is its place among the legal ones, which have a fixed order. What chance does is decided
in draws: each is one of several equally likely numbers, so that a deal of seven cards is seven draws, never
a list of all deals.
"""

from __future__ import annotations

import json
from typing import Any, Final

from volle.core.chance import Stream
from volle.core.errors import BadOptions
from volle.core.game import CHANCE, AnyGame, Seat
from volle.core.serialization import format_legal, plain
from volle.games import GAMES

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

    def __init__(self, numbers: list[int]) -> None:
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

    def __init__(self, game: AnyGame, seats: int, options: dict[str, Any]) -> None:
        """A match before its first action; raises BadOptions."""
        if seats not in game.seats:
            raise BadOptions("seats.count", least=game.seats[0], most=game.seats[-1])
        self.game = game
        self.state = game.start(game.parse_options(options, seats))
        self.outcomes = 0
        """The number of equally likely outcomes of the draw that is due; 0 if a seat is to act."""
        self.legal: tuple[Any, ...] = ()
        """The legal actions of the seat to act, in a fixed order."""
        self._numbers: list[int] = []
        self._settle()

    def __deepcopy__(self, memo: dict[int, Any]) -> Playing:
        # States never change, so a copy that is played on in another way may share them.
        other: Playing = Playing.__new__(Playing)
        other.__dict__ |= self.__dict__ | {"_numbers": list(self._numbers)}
        return other

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for a pickle: the game by its name, because its functions stay in the program."""
        return self.__dict__ | {"game": self.game.name}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__ |= kept | {"game": GAMES[kept["game"]]}

    @property
    def seat(self) -> Seat | None:
        """The seat that is to act, CHANCE, or None when the match is over.

        While several seats choose in secret, the first that has not yet acts; the choice stays hidden.
        """
        acting = self.game.to_act(self.state)
        return acting[0] if acting else None

    def play(self, number: int) -> None:
        """Plays the legal action with that number, or the draw that comes to it; raises IndexError."""
        if self.outcomes:
            if not 0 <= number < self.outcomes:
                raise IndexError(number)
            self._numbers.append(number)
        else:
            self.state = self.game.follow(self.state, self.legal[number]).state
        self._settle()

    def text(self, number: int) -> str:
        """A legal action in the notation of records, or a draw."""
        return f"draw {number}" if self.outcomes else self.game.format_action(self.legal[number])

    def view(self, seat: Seat | None) -> str:
        """Return what a seat knows as JSON: the table, all it has seen before, and its legal actions.

        Each legal action has its text, its verb and its parts, in the order of their numbers. None is a
        spectator, who sees the table alone.
        """
        view = self.game.observe(self.state, None) if seat is None else self.game.known_to(self.state, seat)
        legal = [format_legal(self.game, action) for action in view.legal]
        seen = {**plain(view), "legal": legal}
        return json.dumps(seen, separators=(",", ":"), ensure_ascii=True)

    def returns(self) -> list[float]:
        """The part of the win that each seat has; nothing while the match is on."""
        outcome = self.game.result(self.state)
        seats = len(self.game.observe(self.state, None).seats)
        if outcome is None:
            return [0.0] * seats
        return [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]

    def _settle(self) -> None:
        """Plays what chance does as soon as all its draws are known, and finds out what is due then."""
        self.outcomes, self.legal = 0, ()
        while (seat := self.seat) == CHANCE:
            try:
                action = self.game.draw(self.state, _Draws(self._numbers))
            except _Missing as missing:
                self.outcomes = missing.bound
                return
            self.state = self.game.follow(self.state, action).state
            self._numbers = []
        if seat is not None:
            self.legal = self.game.legal_actions(self.state, seat)
            assert len(self.legal) <= CHOICES, "no seat has more choices"


def begun(name: str, seats: int, options: dict[str, Any]) -> Playing:
    """A match of the game with that name; raises BadOptions."""
    return Playing(GAMES[name], seats, options)
