"""The games as environments of PettingZoo; needs the extra `pettingzoo`.

An observation is what the agent knows, as JSON in bytes with zeros after it or as numbers, and the mask of
its legal actions. Chance is played from the seed of `reset`, or from the system's entropy. Importing this
module registers each game as `volle/NAME-v0`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias, get_args

import numpy as np
import pettingzoo
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from volle.adapters.playing import Numbering, Playing, begun, encoding_of, level_of
from volle.core import chance
from volle.core.chance import Stream
from volle.core.display import described
from volle.core.errors import BadArgument
from volle.games import GAMES

LENGTH: Final = 32_768
"""The size of an observation in bytes, larger than the JSON of any view."""
Observation: TypeAlias = Literal["json", "numbers"]
"""The form of an observation: JSON in bytes, or the numbers that docs/encoding.md lists."""


class VolleEnv(AECEnv):
    """A match under way, one agent a seat: `player_0`, `player_1`, ..."""

    def __init__(  # noqa: PLR0913 - they are independent
        self,
        name: str,
        seats: int | None = None,
        render_mode: str | None = None,
        *,
        observation: Observation = "json",
        actions: Numbering = "place",
        memory: bool = True,
        opponents: Mapping[str, str] | None = None,
        **options: Any,
    ) -> None:
        """A game by its name, with its fewest seats and usual rules by default; raises BadOptions.

        `opponents` are agents that the environment plays, each with the level of its bot.
        """
        super().__init__()
        self.metadata = {"name": f"volle_{name}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        if render_mode not in {None, "ansi"}:
            raise BadArgument("render_mode", render_mode, "None | ansi")
        if observation not in get_args(Observation):
            raise BadArgument("observation", observation, " | ".join(get_args(Observation)))
        self.render_mode = render_mode
        self._arguments: dict[str, Any] = {"actions": actions, "memory": memory}
        self._name, self._wanted_seats, self._options = name, seats, options
        self._observation = observation
        self.playing: Playing = self._begun()
        self._levels = _levels(self.playing, {} if opponents is None else opponents)
        every = range(self.playing.seats)
        self._seats = {f"player_{seat}": seat for seat in every if seat not in self._levels}
        self.np_random_seed: int | None = None
        """The seed of the matches since it was set; None before the first match."""
        self._match = 0
        """The number of the match with that seed."""
        self.possible_agents = [*self._seats]
        seen = {
            "observation": self._space(),
            "action_mask": Box(0, 1, (self.playing.choices,), np.int8),
        }
        self.observation_spaces = {agent: Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.playing.choices) for agent in self.possible_agents}

    def __repr__(self) -> str:
        return described(
            "VolleEnv", name=self._name, agents=self.possible_agents, bots=self._levels, options=self._options
        )

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent observes; always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of its actions; always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin another match; `options` have no effect.

        A seed gives the same match each time, and the same matches after it. Without one, the first match
        gets its seed from the system's entropy, as in Gymnasium.
        """
        if seed is not None or self.np_random_seed is None:
            _, self.np_random_seed = np_random(seed)
            self._match = 0
        else:
            self._match += 1
        self._rng = self._stream()
        self.playing = self._begun()
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        """The number of decisions of the environment's bots."""
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what the agent knows, and the mask of its legal actions, all zeros unless it is to act."""
        seat = self._seats[agent]
        mask: Any = np.zeros(self.playing.choices, np.int8)
        mask[[*self.playing.legal] if self.playing.seat == seat else []] = 1
        return {"observation": self._observed(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is, and what chance and bots do after it.

        Raises BadNumber for an action that is not legal.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.playing.play(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as everybody sees it, as lines of text."""
        if self.render_mode is None:
            return None
        seats = range(self.playing.seats)
        return self.playing.render([self._levels.get(seat, f"player_{seat}") for seat in seats])

    def close(self) -> None:
        """Nothing: no window is open."""

    def _repr_html_(self) -> str:
        return self.playing._repr_html_()

    def _begun(self) -> Playing:
        """Return a match before its first draw; raises BadOptions."""
        return begun(self._name, self._wanted_seats, self._options, **self._arguments)

    def _space(self) -> Box:
        """Return the space of the observations."""
        if self._observation == "json":
            return Box(0, 255, (LENGTH,), np.uint8)
        fields = encoding_of(self.playing.game).fields
        sizes = [field.size for field in fields]
        low, high = np.repeat([(field.least, field.most) for field in fields], sizes, axis=0).T
        return Box(low.astype(np.float32), high.astype(np.float32), dtype=np.float32)

    def _observed(self, seat: int) -> Any:
        """Return what a seat knows."""
        if self._observation == "numbers":
            return np.array(self.playing.numbers(seat), np.float32)
        text = self.playing.view(seat).encode()
        observation: Any = np.zeros(LENGTH, np.uint8)
        observation[: len(text)] = np.frombuffer(text, np.uint8)
        return observation

    def _stream(self, *address: str | int) -> Stream:
        """Return a random stream of the present match."""
        assert self.np_random_seed is not None, "a match has begun"
        place = ("pettingzoo", self.np_random_seed, self._match, *address)
        return chance.addressed(bytes(chance.SEED_BYTES), *place)

    def _go_on(self) -> None:
        """Plays what chance and bots do, and gives the turn to the next agent, or the rewards."""
        while self.playing.outcomes or self.playing.seat in self._levels:
            if self.playing.outcomes:
                self.playing.play(self._rng.below(self.playing.outcomes))
            else:
                self._decisions += 1
                rng = self._stream("bot", self._decisions)
                self.playing.play(self.playing.bot_choice(self._levels[self.playing.seat], rng))
        if self.playing.seat is not None:
            self.agent_selection = f"player_{self.playing.seat}"
            return
        returns = self.playing.returns()
        self.rewards = {agent: returns[seat] for agent, seat in self._seats.items()}
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self.agent_selection = self.agents[0]


def _levels(playing: Playing, opponents: object) -> dict[int | None, str]:
    """Return the levels of the bots by seat, of a mapping of agents to levels; raises BadOptions."""
    seats = {f"player_{seat}": seat for seat in range(playing.seats)}
    given = dict(opponents) if isinstance(opponents, Mapping) else None
    if given is None or not given.keys() < seats.keys():
        raise BadArgument("opponents", opponents, f"levels by agent, for some of {', '.join(seats)}")
    return {seats[agent]: level_of(playing, level, seats[agent]) for agent, level in given.items()}


def raw_env(name: str, seats: int | None = None, **more: Any) -> VolleEnv:
    """The environment of a game, without the checks of the wrappers; raises BadOptions."""
    return VolleEnv(name, seats, **more)


def env(name: str, seats: int | None = None, **more: Any) -> Any:
    """The environment of a game, which ends a match for an illegal action, and says what is used wrongly.

    Raises BadOptions.
    """
    inner = wrappers.TerminateIllegalWrapper(raw_env(name, seats, **more), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


for _name in GAMES:
    pettingzoo.register("aec", f"volle/{_name}-v0", f"{__name__}:env", kwargs={"name": _name})
