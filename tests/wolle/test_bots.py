"""Bots: legal, deterministic, and in the right order of strength."""

import pytest
from matches import played as random_match

from volle.core import chance
from volle.core import match as matches
from volle.games import GAMES
from volle.wolle import GAME
from volle.wolle.cards import format_deck
from volle.wolle.types import MakeBid
from wolle.builders import PRACTICE, at, turn

LEVELS = ("lamb", "ewe", "ram", "roger")
BIDS = """
    phase bids
    undealt *
    display s01 s02 s03 d1
    1 board 52 chips 2
    2 board 53 chips 2
    3 board 54 chips 2
"""


def choose(level, state, seat=0, seed=bytes(16), know=GAME.known_to):
    """The text of a bot's action, given the view of `know`."""
    action = GAME.bots[level].choose(know(state, seat), chance.stream(seed, 0, seat))
    return GAME.format_action(action)


def played(names, seed, options=None):
    """A finished match of bots."""
    match = matches.begin(GAMES["wolle"], names, options or {}, chance.derive_seed("bots", seed))
    while match.to_act:
        match = matches.play(match, matches.automatic_action(match))
    return match


def test_bots_are_known_by_their_level():
    assert tuple(GAME.bots) == LEVELS


@pytest.mark.slow
@pytest.mark.parametrize(
    "level",
    ["roger", *(pytest.param(level, marks=pytest.mark.cpython) for level in LEVELS[:-1])],
)
def test_bot_plays_a_whole_match_legally_and_the_same_again(level):
    """`apply` refuses illegal actions, and a bot decides every turn."""
    names = (f"bot:{level}",) * 2
    once, again = played(names, 1), played(names, 1)
    assert once.game.result(once.state) is not None
    assert once.log == again.log


@pytest.mark.slow
def test_all_bots_play_at_one_table_of_many_seats():
    match = played(tuple(f"bot:{level}" for level in (*LEVELS, "ram")), 5)
    assert match.game.result(match.state) is not None


@pytest.mark.slow
@pytest.mark.cpython
def test_all_bots_play_with_another_deck_and_an_open_herd():
    options = {"deck": format_deck(PRACTICE), "open_herd": True}
    assert played(tuple(f"bot:{level}" for level in LEVELS), 0, options).to_act == ()


def test_another_seed_is_another_match():
    first, second = (played(("bot:lamb",) * 2, seed) for seed in (1, 2))
    assert first.log != second.log


@pytest.mark.parametrize("level", ["lamb", "ewe", pytest.param("ram", marks=pytest.mark.cpython)])
def test_bot_chooses_by_its_stream_alone_where_views_are_equal(level):
    state = at(BIDS)
    chosen = {choose(level, state, seed=bytes([number] * 16)) for number in range(40)}
    legal = {GAME.format_action(action) for action in GAME.legal_actions(state, 0)}
    assert chosen <= legal
    assert len(chosen) > 1
    assert choose(level, state) == choose(level, state)


@pytest.mark.cpython
def test_the_best_bot_leaves_only_its_bids_to_chance():
    seeds = [bytes([number] * 16) for number in range(40)]
    rolled = at(turn("chips 3 bid 22", dice="10 4 2"))
    assert len({choose("roger", rolled, seed=seed) for seed in seeds}) == 1
    bids = {choose("roger", at(BIDS), seed=seed) for seed in seeds}
    advised = GAME.advise(GAME.known_to(at(BIDS), 0)).options
    assert len(bids) > 1
    assert bids <= {choice.actions[0] for choice in advised if choice.equal}


def test_lamb_bids_around_twenty():
    state = at(BIDS)
    rng = chance.stream(bytes(16), 0, 0)
    bids = [GAME.bots["lamb"].choose(GAME.observe(state, 0), rng) for _ in range(300)]
    assert all(isinstance(bid, MakeBid) for bid in bids)
    assert {bid.bid.target for bid in bids} == set(range(17, 24))


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (turn("chips 0 bid 20", "s46 s47 s48 s49", dice="12 7 1", kept="d12 d8", phase="take"), "take s46"),
        (turn("chips 0 bid 20", "s06 s07 s08 s50", dice="12 7 1", phase="take"), "take s06 s07 s08"),
        (turn("chips 0 bid 24", "s01 s02 s03 d1", dice="12 1 1"), "keep d12"),
        (turn("chips 1 bid 20", "s07 s08 s47 s50", dice="1 4 8", kept="d10 d8"), "rescue"),
        (turn("chips 3 bid 20", "s01 s07 s08 d1", dice="7 4 8", kept="d10 d8"), "claim"),
        (turn("chips 8 bid 20", "s39 s40 s47 s50", dice="7 1 8", kept="d10 d8"), "miss"),
    ],
)
def test_roger_sees_what_is_good_for_it(state, action):
    assert choose("roger", at(state)) == f"1 {action}"


@pytest.mark.cpython
@pytest.mark.slow
def test_roger_beats_a_lamb_clearly():
    """Two seats, with Roger in each in turn. By chance alone he would win 15 of 20 once in fifty times."""
    won = 0
    for number in range(20):
        names = ["bot:lamb", "bot:lamb"]
        names[number % 2] = "bot:roger"
        match = played(tuple(names), number)
        won += match.game.result(match.state).winners == (number % 2,)
    assert won >= 15


TWO_OF_THREE = """
    phase take
    undealt s48 s49 s50 s51
    display s06 s30 s47 d1
    order 1 2 3
    dice 12 1 8
    tries 3
    kept d12 d8
    outcome reached 0 0
    1 board 52 chips 0 herd {own} bid 20
    2 board 53 chips 2 herd {other} dogs d2 d3 bid 15
    3 board 54 chips 2 herd {third} dogs d4 d5 bid 14
"""

HAS_TWO = TWO_OF_THREE.format(own="s09 s10 s01", other="s02 s04", third="s03 s05")
HAS_NONE = TWO_OF_THREE.format(own="s02 s03 s01", other="s09 s04", third="s10 s05")


def test_only_who_remembers_its_herd_finishes_a_set():
    """A third 0-0-7 is worth 21 points; the first is worth none yet, and a single dog nine."""
    two, none = at(HAS_TWO), at(HAS_NONE)
    assert (choose("roger", two), choose("roger", none)) == ("1 take s30", "1 take d1")
    for seed in (bytes([number] * 16) for number in range(5)):
        assert choose("ewe", two, seed=seed) == choose("ewe", none, seed=seed)


def test_who_has_looked_on_knows_every_herd_and_no_bid():
    state = GAME.apply(
        at(BIDS.replace("chips 2", "chips 2 herd s05 s06", 1)), GAME.parse_action("1 bid 24")
    ).state
    seen = GAME.known_to(state, 1)
    assert [[card.id for card in seat.herd] for seat in seen.seats] == [["s05", "s06"], [], []]
    assert seen.seats[0].bid is None
    assert GAME.observe(state, 1).seats[0].herd is None


def test_who_has_looked_on_knows_the_bids_of_all_rounds_before():
    match = random_match("wolle", 3, 0)
    revealed = [event.bids for _, event in matches.events(match, 0) if event.code == "bids.revealed"]
    assert len(revealed) == match.game.round_of(match.state)
    assert [seat.past_bids for seat in GAME.known_to(match.state, 0).seats] == [*zip(*revealed, strict=True)]
    assert {seat.past_bids for seat in GAME.observe(match.state, 0).seats} == {None}


@pytest.mark.parametrize("level", LEVELS)
def test_bot_plays_on_where_it_remembers_nothing(level):
    """Given a position alone, a bot knows only the table."""
    state = at(HAS_TWO)
    assert choose(level, state, know=GAME.observe) in {
        GAME.format_action(action) for action in GAME.legal_actions(state, 0)
    }


def test_roger_takes_the_bone_and_the_better_corner():
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
    assert choose("roger", state) == "1 steal"
    assert choose("roger", GAME.apply(state, GAME.parse_action("1 steal")).state) == "1 top s23"
