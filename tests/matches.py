"""Random whole matches, each played once a run, and moments of them, for promises that hold everywhere."""

from dataclasses import replace
from functools import lru_cache

from hypothesis import strategies as st
from lotte import kit as lotte_kit
from wolle import kit as wolle_kit

from volle.core import chance
from volle.core import match as matches
from volle.core.game import CHANCE
from volle.games import GAMES

KITS = {"wolle": wolle_kit, "lotte": lotte_kit}


@lru_cache(maxsize=256)
def played(game, seats, variant):
    """A whole match of bots, always the same one. They play at random, but for one in the last variant."""
    grade = list(GAMES[game].bots)[1]
    thinking = 0 if variant == KITS[game].VARIANTS - 1 else None
    seed = chance.derive_seed("contract", game, seats, variant)
    options = KITS[game].options(seats, variant)
    match = matches.begin(GAMES[game], (f"bot:{grade}",) * seats, options, seed)
    rng = chance.stream(seed, 0, 0)
    while match.to_act:
        seat = match.to_act[0]
        by_itself = seat in {CHANCE, thinking}
        legal = () if by_itself else match.game.legal_actions(match.state, seat)
        match = matches.play(match, matches.automatic_action(match) if by_itself else rng.choice(legal))
    return match


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
