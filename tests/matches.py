"""Random whole matches, each played once a run, and moments of them, for promises that hold everywhere."""

from dataclasses import replace
from functools import lru_cache

from hypothesis import strategies as st

from volle.core import chance
from volle.core import match as matches
from volle.games import GAMES

VARIANTS = 3


@lru_cache(maxsize=256)
def played(game, seats, variant):
    """A whole match of bots that is always the same one: lambs, but for a ram in the last variant."""
    grades = ["lamb"] * seats
    if variant == VARIANTS - 1:
        grades[0] = "ram"
    seed = chance.derive_seed("contract", game, seats, variant)
    match = matches.begin(GAMES[game], tuple(f"bot:{grade}" for grade in grades), {}, seed)
    while match.to_act:
        match = matches.play(match, matches.automatic_action(match))
    return match


def up_to(match, ply):
    """The match as it stood after so many actions."""
    return replace(match, log=match.log[:ply], steps=match.steps[:ply])


@st.composite
def whole_matches(draw):
    """A match that is over."""
    name = draw(st.sampled_from(sorted(GAMES)))
    return played(name, draw(st.sampled_from(GAMES[name].seats)), draw(st.integers(0, VARIANTS - 1)))


@st.composite
def moments(draw):
    """A match at any of its moments, the end among them."""
    match = draw(whole_matches())
    return up_to(match, draw(st.integers(0, match.ply)))
