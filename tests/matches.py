"""Random whole matches, each played once per run, and positions in them, for properties of all games."""

from dataclasses import replace
from functools import lru_cache

import pytest
from hypothesis import strategies as st
from lotte import kit as lotte_kit
from pig import PIG
from pig import kit as pig_kit
from wolle import kit as wolle_kit

from volle.core import chance
from volle.core import match as matches
from volle.core.game import CHANCE
from volle.games import GAMES


class Kits(dict):
    """The kit of each game; a missing one explains what to add."""

    def __missing__(self, name):
        pytest.fail(f"add a kit in tests/{name}/kit.py and name it in KITS of tests/matches.py")


KITS = Kits(wolle=wolle_kit, lotte=lotte_kit, pig=pig_kit)
HELD = {name: game for name, game in {**GAMES, "pig": PIG}.items() if name in KITS}
"""The games under the contract: those of the registry, and the smallest possible one.

A game without a kit fails one test of the contract, not all of them.
"""
NAMES = sorted(HELD.keys() & set(GAMES))
"""The games of the registry that have a kit."""


@lru_cache(maxsize=256)
def played(name, seats, variant):
    """Return a whole match of bots, always the same one.

    They play at random, but for one in the last variant.
    """
    kit, game = KITS[name], HELD[name]
    level = list(game.bots)[min(1, len(game.bots) - 1)]
    thinking = 0 if variant == kit.VARIANTS - 1 else None
    seed = chance.derive_seed("contract", name, seats, variant)
    match = matches.begin(game, (f"bot:{level}",) * seats, kit.options(seats, variant), seed)
    rng = chance.stream(seed, 0, 0)
    while match.to_act:
        seat = match.to_act[0]
        by_itself = seat in {CHANCE, thinking}
        legal = () if by_itself else match.game.legal_actions(match.state, seat)
        match = matches.play(match, matches.automatic_action(match) if by_itself else rng.choice(legal))
    return match


def to_its_end(match):
    """Return the match at its end, played by chance and bots."""
    while match.to_act:
        match = matches.play(match, matches.automatic_action(match))
    return match


def up_to(match, ply):
    """Return the match after this many actions."""
    return replace(match, log=match.log[:ply], lines=match.lines[:ply], steps=match.steps[:ply])


@st.composite
def whole_matches(draw, *names):
    """Draw a finished match of one of the named games, or of any in the registry."""
    name = draw(st.sampled_from(names or NAMES))
    variant = draw(st.integers(0, KITS[name].VARIANTS - 1))
    return played(name, draw(st.sampled_from(HELD[name].seats)), variant)


@st.composite
def match_positions(draw, *names):
    """Draw a match at any position, including the end."""
    match = draw(whole_matches(*names))
    return up_to(match, draw(st.integers(0, match.ply)))
