"""The games for OpenSpiel: importing this registers each as `volle_NAME`; needs the extra `openspiel`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import accumulate
from typing import Any, Final

import numpy as np
import pyspiel

from volle.adapters.playing import DRAWS, Playing, begun, encoding_of, level_of
from volle.core import chance
from volle.core.display import described
from volle.core.encoding import Encoding
from volle.core.errors import BadArgument, BadNumber, BadOptions, GameError
from volle.games import GAMES

_OWN: Final[dict[str, Any]] = {"actions": "place", "memory": True}
"""Parameters that are no options of a game, with their defaults."""

LONGEST: Final = 100_000
"""More steps than any match has needed; no rule bounds one."""


class BadParameters(BadOptions, pyspiel.SpielError):
    """Parameters that no match can have, as an error of both libraries."""


class BadAction(BadNumber, pyspiel.SpielError):
    """The number of no legal action, as an error of both libraries."""


@contextmanager
def _refusing(kind: Callable[..., GameError]) -> Iterator[None]:
    """Raise refusals of the engine as an error of both libraries."""
    try:
        yield
    except GameError as error:
        raise kind(error.code, error.rule, **error.params) from error


class VolleGame(pyspiel.Game):
    """A game for a number of players, under its default rules unless parameters differ."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        """Load a game by name; parameters at their defaults follow the preset.

        Raises BadParameters.
        """
        # Written as OpenSpiel parses them, so that the name of the game can be loaded again.
        given = {key: _parameter(_value(value)) for key, value in (params or {}).items()}
        self.name = name
        defaults = _parameters(name)
        agreed = {key: _value(value) for key, value in given.items() if value != defaults.get(key)}
        self._arguments = {key: agreed.pop(key) for key in _OWN if key in agreed}
        self._players = agreed.pop("players", _fewest(name))
        self._agreed = agreed
        begun = self.begun()
        super().__init__(TYPES[name], _info(begun), given)

    def __reduce__(self) -> tuple[Any, ...]:
        # Unpickling imports this module, which registers the games.
        return _loaded, (str(self),)

    def begun(self) -> Playing:
        """Return a match before its first draw; raises BadParameters."""
        with _refusing(BadParameters):
            return begun(self.name, self._players, self._agreed, **self._arguments)

    def new_initial_state(self) -> VolleState:
        """A match before its first draw."""
        return VolleState(self)

    def make_py_observer(self, _kind: Any = None, _params: Any = None) -> Observer:
        """Return the observer of a player."""
        return Observer(encoding_of(GAMES[self.name]))


class VolleState(pyspiel.State):
    """A match under way: draws of chance and actions of seats, one after the other."""

    def __init__(self, game: VolleGame) -> None:
        """A match before its first draw."""
        super().__init__(game)
        self.playing: Playing = game.begun()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def __repr__(self) -> str:
        return described("VolleState", game=str(self.get_game()), player=self.current_player())

    def _repr_html_(self) -> str:
        return self.playing._repr_html_()

    def current_player(self) -> int:
        """Return the player to act, chance, or the terminal player."""
        seat = self.playing.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.playing.outcomes else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers that a draw may come to, each as likely."""
        count = self.playing.outcomes
        return [(number, 1 / count) for number in range(count)]

    def is_terminal(self) -> bool:
        """Return True if the match is over."""
        return self.playing.seat is None

    def returns(self) -> list[float]:
        """The part of the win that each player has."""
        return self.playing.returns()

    def _legal_actions(self, _player: int) -> list[int]:
        return list(self.playing.legal)

    def _apply_action(self, action: int) -> None:
        with _refusing(BadAction):
            self.playing.play(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.playing.text(action)

    def __str__(self) -> str:
        return str(self.playing.game.format_position(self.playing.state))


class Observer:
    """The view of a player, without hidden choices of others: as JSON, and as numbers by field."""

    def __init__(self, encoding: Encoding) -> None:
        """Of any match of a game."""
        self._fields = encoding.fields
        self.tensor: Any = np.zeros(encoding.size, np.float32)
        """The numbers of all fields, which docs/encoding.md lists."""
        ends = [*accumulate(field.size for field in self._fields)]
        self.dict: dict[str, Any] = {
            field.name: self.tensor[end - field.size : end]
            for field, end in zip(self._fields, ends, strict=True)
        }

    def set_from(self, state: VolleState, player: int) -> None:
        """Set the numbers to the view of a player."""
        self.tensor[:] = state.playing.numbers(player)

    def string_from(self, state: VolleState, player: int) -> str:
        """Return what the player sees and, with memory, what a player who watched remembers."""
        return state.playing.view(player)


class VolleBot(pyspiel.Bot):
    """A bot of the engine, which plays for one player."""

    def __init__(self, game: VolleGame, player: int, level: str, seed: int = 0) -> None:
        """A bot by its level; the same seed gives the same decisions. Raises BadParameters."""
        super().__init__()
        begun = game.begun()
        with _refusing(BadParameters):
            if type(player) is not int or player not in range(begun.seats):
                raise BadArgument("player", player, f"0 to {begun.seats - 1}")
            self._level = level_of(begun, level, player)
        self._player, self._seed = player, seed

    def player_id(self) -> int:
        """Return the player that it plays for."""
        return self._player

    def provides_policy(self) -> bool:
        """Return False: a bot returns actions, and no probabilities."""
        return False

    def restart_at(self, state: VolleState) -> None:
        """Nothing: a decision depends on the state alone."""

    def step(self, state: VolleState) -> int:
        """Return the number of its action."""
        address = ("openspiel", self._seed, self._player, state.move_number())
        rng = chance.addressed(bytes(chance.SEED_BYTES), *address)
        return state.playing.bot_choice(self._level, rng)


def _loaded(name: str) -> Any:
    """Return the game of a text that names it with its parameters."""
    return pyspiel.load_game(name)


def _restored(text: str) -> Any:
    """Return a serialized state."""
    return pyspiel.deserialize_game_and_state(text)[1]


def _fewest(name: str) -> int:
    """Return the fewest players of a game, which is the default."""
    return GAMES[name].seats[0]


def _parameters(name: str) -> dict[str, Any]:
    """Return the parameters of a game with their defaults."""
    options = {one.name: _parameter(one.default) for one in GAMES[name].options}
    return {"players": _fewest(name), **_OWN, **options}


def _parameter(value: Any) -> Any:
    """Return the value of an option as OpenSpiel parses it.

    A word of digits and signs, such as 1-6, would be read as a number, so it stands in quotes.
    """
    is_like_a_number = isinstance(value, str) and not value.strip("+-.0123456789")
    return f"'{value}'" if is_like_a_number else value


def _value(parameter: Any) -> Any:
    """Return the value that a parameter stands for, without quotes around it."""
    return parameter.strip("'\"") if isinstance(parameter, str) else parameter


def _info(playing: Playing) -> Any:
    """Return the game info that OpenSpiel needs, for a match."""
    return pyspiel.GameInfo(
        num_distinct_actions=playing.choices,
        max_chance_outcomes=DRAWS,
        num_players=playing.seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=LONGEST,
    )


def _type(name: str) -> Any:
    """Return the type of the game."""
    return pyspiel.GameType(
        short_name=f"volle_{name}",
        long_name=f"Volle {name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=GAMES[name].seats[-1],
        min_num_players=GAMES[name].seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def _class_of(name: str) -> type:
    """The class of a game, as OpenSpiel makes one: from its parameters alone."""

    def __init__(self: VolleGame, params: dict[str, Any] | None = None) -> None:  # noqa: N807 - it becomes one
        VolleGame.__init__(self, name, params)

    return type(f"Volle{name.title()}", (VolleGame,), {"__init__": __init__})


TYPES: Final = {name: _type(name) for name in GAMES}
for _name in GAMES:
    pyspiel.register_game(TYPES[_name], _class_of(_name))
