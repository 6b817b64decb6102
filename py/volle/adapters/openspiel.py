"""The games for OpenSpiel: importing this registers each as `volle_NAME`; needs the extra `openspiel`."""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from volle.adapters.playing import CHOICES, DRAWS, Playing, begun
from volle.games import GAMES

LONGEST: Final = 100_000
"""More steps than any match has needed; no rule bounds one."""


class VolleGame(pyspiel.Game):
    """A game for a number of players, under its default rules unless parameters differ."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        """Load a game by name; parameters at their defaults follow the preset."""
        # Written as OpenSpiel parses them, so that the name of the game can be loaded again.
        given = {key: _parameter(_value(value)) for key, value in (params or {}).items()}
        self.name = name
        self.players = int(given.get("players", _fewest(name)))
        defaults = _parameters(name)
        agreed = {key: _value(value) for key, value in given.items() if value != defaults.get(key)}
        self.agreed = {key: value for key, value in agreed.items() if key != "players"}
        super().__init__(TYPES[name], _info(self.players), given)

    def new_initial_state(self) -> VolleState:
        """A match before its first draw."""
        return VolleState(self)

    def make_py_observer(self, _kind: Any = None, _params: Any = None) -> Observer:
        """Return the observer of a player."""
        return Observer()


class VolleState(pyspiel.State):
    """A match under way: draws of chance and actions of seats, one after the other."""

    def __init__(self, game: VolleGame) -> None:
        """A match before its first draw."""
        super().__init__(game)
        self.playing: Playing = begun(game.name, game.players, game.agreed)

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
        return list(range(len(self.playing.legal)))

    def _apply_action(self, action: int) -> None:
        self.playing.play(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.playing.text(action)

    def __str__(self) -> str:
        return str(self.playing.game.format_position(self.playing.state))


class Observer:
    """The view of a player as JSON, without hidden choices of other players. There is no tensor."""

    tensor = None

    def __init__(self) -> None:
        """Of any match."""
        self.dict: dict[str, Any] = {}

    def set_from(self, state: VolleState, player: int) -> None:
        """Nothing: there is no tensor."""

    def string_from(self, state: VolleState, player: int) -> str:
        """Return what the player sees, and what a player who watched remembers."""
        return state.playing.view(player)


def _fewest(name: str) -> int:
    """Return the fewest players of a game, which is the default."""
    return GAMES[name].seats[0]


def _parameters(name: str) -> dict[str, Any]:
    """Return the parameters of a game with their defaults."""
    return {"players": _fewest(name), **{one.name: _parameter(one.default) for one in GAMES[name].options}}


def _parameter(value: Any) -> Any:
    """Return the value of an option as OpenSpiel parses it.

    A word of digits and signs, such as 1-6, would be read as a number, so it stands in quotes.
    """
    is_like_a_number = isinstance(value, str) and not value.strip("+-.0123456789")
    return f"'{value}'" if is_like_a_number else value


def _value(parameter: Any) -> Any:
    """Return the value that a parameter stands for, without quotes around it."""
    return parameter.strip("'\"") if isinstance(parameter, str) else parameter


def _info(players: int) -> Any:
    """Return the game info that OpenSpiel needs, for a number of players."""
    return pyspiel.GameInfo(
        num_distinct_actions=CHOICES,
        max_chance_outcomes=DRAWS,
        num_players=players,
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
        provides_observation_tensor=False,
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
