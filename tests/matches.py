"""Random whole matches, each played once a run, and moments of them, for promises that hold everywhere."""

from dataclasses import replace
from functools import lru_cache

from hypothesis import strategies as st
from lotte import kit as lotte_kit
from wolle import kit as wolle_kit

from volle.core import chance
from volle.core import match as matches
from volle.games import GAMES

KITS = {"wolle": wolle_kit, "lotte": lotte_kit}


@lru_cache(maxsize=256)
def played(game, seats, variant):
    """A whole match of bots, always the same one. They play at random, but for one in the last variant."""
    at_random, *_, best = GAMES[game].bots
    grades = [at_random] * seats
    if variant == KITS[game].VARIANTS - 1:
        grades[0] = best
    seed = chance.derive_seed("contract", game, seats, variant)
    options = KITS[game].options(seats, variant)
    return to_its_end(matches.begin(GAMES[game], tuple(f"bot:{grade}" for grade in grades), options, seed))


def to_its_end(match):
    """The match at its end, played by chance and bots."""
    while match.to_act:
        match = matches.play(match, matches.automatic_action(match))
    return match


def up_to(match, ply):
    """The match as it stood after so many actions."""
    return replace(match, log=match.log[:ply], lines=match.lines[:ply], steps=match.steps[:ply])


@st.composite
def whole_matches(draw, name=None):
    """A match that is over: of the game of that name, or of any."""
    name = name or draw(st.sampled_from(sorted(GAMES)))
    variant = draw(st.integers(0, KITS[name].VARIANTS - 1))
    return played(name, draw(st.sampled_from(GAMES[name].seats)), variant)


@st.composite
def moments(draw, name=None):
    """A match at any of its moments, the end among them."""
    match = draw(whole_matches(name))
    return up_to(match, draw(st.integers(0, match.ply)))
