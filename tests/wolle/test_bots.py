"""Bots: always legal, always the same, and the better one wins."""

import pytest

from volle.core import chance
from volle.core import match as matches
from volle.games import GAMES
from volle.wolle import GAME
from volle.wolle.cards import format_deck
from volle.wolle.types import MakeBid
from wolle.builders import PRACTICE, at, turn

GRADES = ("lamb", "ram")
BIDS = """
    phase bids
    undealt *
    display s01 s02 s03 d1
    1 board 52 chips 2
    2 board 53 chips 2
    3 board 54 chips 2
"""


def choose(grade, state, seat=0, seed=bytes(16)):
    """The text of what a bot does."""
    action = GAME.bots[grade](GAME.observe(state, seat), chance.stream(seed, 0, seat))
    return GAME.format_action(action)


def played(names, seed, options=None):
    """A match of bots up to its end."""
    match = matches.begin(GAMES["wolle"], names, options or {}, chance.derive_seed("bots", seed))
    while match.to_act:
        match = matches.play(match, matches.automatic_action(match))
    return match


def test_bots_are_known_by_their_grades():
    assert tuple(GAME.bots) == GRADES


@pytest.mark.slow
@pytest.mark.parametrize("grade", GRADES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_bot_plays_whole_matches_legally(grade, seats):
    """`apply` refuses what is illegal, and a bot is asked at every turn."""
    match = played((f"bot:{grade}",) * seats, seats)
    assert match.game.result(match.state) is not None


@pytest.mark.slow
@pytest.mark.parametrize("grade", GRADES)
def test_bot_plays_with_another_deck_and_an_open_herd(grade):
    options = {"deck": format_deck(PRACTICE), "open_herd": True}
    assert played((f"bot:{grade}",) * 3, 0, options).to_act == ()


@pytest.mark.slow
@pytest.mark.parametrize("grade", GRADES)
def test_bot_chooses_the_same_again(grade):
    names = (f"bot:{grade}",) * 3
    assert played(names, 1).log == played(names, 1).log != played(names, 2).log


@pytest.mark.parametrize("grade", GRADES)
def test_bot_chooses_by_its_stream_alone_where_views_are_equal(grade):
    state = at(BIDS)
    chosen = {choose(grade, state, seed=bytes([number] * 16)) for number in range(40)}
    legal = {GAME.format_action(action) for action in GAME.legal_actions(state, 0)}
    assert chosen <= legal
    assert len(chosen) > 1
    assert choose(grade, state) == choose(grade, state)


def test_lamb_bids_everything():
    state = at(BIDS)
    rng = chance.stream(bytes(16), 0, 0)
    bids = {GAME.bots["lamb"](GAME.observe(state, 0), rng) for _ in range(300)}
    assert bids == set(GAME.legal_actions(state, 0))
    assert all(isinstance(bid, MakeBid) for bid in bids)


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (turn("chips 0 bid 20", "s01 s02 s47 d1", dice="12 7 1", kept="d12 d8", phase="take"), "take d1"),
        (turn("chips 0 bid 20", "s06 s07 s08 s50", dice="12 7 1", phase="take"), "take s06 s07 s08"),
        (turn("chips 0 bid 24", "s01 s02 s03 d1", dice="12 1 1"), "keep d12"),
        (turn("chips 1 bid 20", "s07 s08 s47 s50", dice="1 4 8", kept="d10 d8"), "rescue"),
        (turn("chips 3 bid 20", "s01 s07 s08 d1", dice="7 4 8", kept="d10 d8"), "claim"),
        (turn("chips 8 bid 20", "s39 s40 s47 s50", dice="7 1 8", kept="d10 d8"), "miss"),
    ],
)
def test_ram_sees_what_is_good_for_it(state, action):
    assert choose("ram", at(state)) == f"1 {action}"


@pytest.mark.cpython
@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_ram_beats_lambs_clearly(seats):
    """A ram among lambs, in each seat in turn. By luck alone it would win 24 / seats of 24."""
    won = 0
    for number in range(24):
        seat = number % seats
        names = tuple("bot:ram" if other == seat else "bot:lamb" for other in range(seats))
        match = played(names, number)
        won += match.game.result(match.state).winners == (seat,)
    assert won >= 20


def test_ram_takes_the_bone_and_the_better_corner():
    state = at("""
        phase bone
        undealt *
        display s01
        order 1 2 3
        dice 12 7 1
        tries 1
        outcome reached 0 0
        new s05 s23 s31
        1 board 52 chips 0 bid 20
        2 board 53 chips 2 bone bid 15
        3 board 54 chips 2 bid 14
    """)
    assert choose("ram", state) == "1 steal"
    assert choose("ram", GAME.apply(state, GAME.parse_action("1 steal")).state) == "1 top s23"
