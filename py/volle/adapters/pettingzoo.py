"""The games as environments of PettingZoo; needs the extra `pettingzoo`.

An observation is what the agent knows, as JSON in bytes with zeros after it, and the mask of its legal
actions. Chance is played from the seed of `reset`, or from the system's entropy.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from volle.adapters.playing import CHOICES, Playing, begun
from volle.core import chance
from volle.core.chance import Stream
from volle.games import GAMES

LENGTH: Final = 32_768
"""The size of an observation in bytes, larger than the JSON of any view."""


class VolleEnv(AECEnv):
    """A match under way, one agent a seat: `player_0`, `player_1`, ..."""

    def __init__(
        self, name: str, seats: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        """A game of ours by its name, with its fewest seats and usual rules unless told otherwise."""
        super().__init__()
        self.metadata = {"name": f"volle_{name}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._name, self._options = name, options
        self.np_random_seed: int | None = None
        """The seed of the matches since it was set; None before the first match."""
        self._match = 0
        """The number of the match with that seed."""
        self.possible_agents = [f"player_{seat}" for seat in range(seats or GAMES[name].seats[0])]
        seen = {
            "observation": Box(0, 255, (LENGTH,), np.uint8),
            "action_mask": Box(0, 1, (CHOICES,), np.int8),
        }
        self.observation_spaces = {agent: Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(CHOICES) for agent in self.possible_agents}

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
        address = ("pettingzoo", self.np_random_seed, self._match)
        self._rng: Stream = chance.addressed(bytes(chance.SEED_BYTES), *address)
        self.playing: Playing = begun(self._name, len(self.possible_agents), self._options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what the agent knows, and the mask of its legal actions, all zeros unless it is to act."""
        seat = self.possible_agents.index(agent)
        text = self.playing.view(seat).encode()
        observation: Any = np.zeros(LENGTH, np.uint8)
        mask: Any = np.zeros(CHOICES, np.int8)
        observation[: len(text)] = np.frombuffer(text, np.uint8)
        mask[: len(self.playing.legal) if self.playing.seat == seat else 0] = 1
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays the action of the agent whose turn it is, and what chance does after it."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        assert action is not None, "an agent that lives acts"
        self.playing.play(int(action))
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as everybody sees it, as lines of text."""
        if self.render_mode is None:
            return None
        game = self.playing.game
        return "\n".join(game.render(game.observe(self.playing.state, None), tuple(self.possible_agents)))

    def close(self) -> None:
        """Nothing: no window is open."""

    def _go_on(self) -> None:
        """Plays what chance does, and gives the turn to the next agent, or the rewards."""
        while self.playing.outcomes:
            self.playing.play(self._rng.below(self.playing.outcomes))
        if self.playing.seat is not None:
            self.agent_selection = self.possible_agents[self.playing.seat]
            return
        self.rewards = dict(zip(self.possible_agents, self.playing.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


def raw_env(name: str, **more: Any) -> VolleEnv:
    """The environment of a game, without the checks of the wrappers."""
    return VolleEnv(name, **more)


def env(name: str, **more: Any) -> Any:
    """The environment of a game, which ends a match for an illegal action, and says what is used wrongly."""
    inner = wrappers.TerminateIllegalWrapper(raw_env(name, **more), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))
