"""Matches: valid names and seats, automatic actions, and taking back."""

from typing import NamedTuple

import pytest

from volle.core import match as matches
from volle.core.errors import BadOptions, IllegalAction, RequestRefused
from volle.core.game import CHANCE
from volle.core.names import bot_level, given_name
from volle.games import GAMES

WOLLE = GAMES["wolle"]
SEED = bytes(16)


class Ended(NamedTuple):
    """The end of a match."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


UNSEEN = (
    *(
        "\u200b",
        "\u3164",
        "\u2800",
        "\ufeff",
        "\u200e",
        "\u061c",
        "\u00ad",
        "\u2065",
        "\ue000",
        "\ufe0f",
        "\u200d",
    ),
    *(
        "An\u200dna",
        "A\ufe0fnna",
        "\U0001f468\u200d",
        "\U0001f468\u200d\u200d\U0001f469",
        "\U000e0041",
        "\U0010ffff",
    ),
)
"""Names that are partly or wholly invisible."""
SHAPED = (
    "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",  # a family
    "\u2764\ufe0f\u200d\U0001f525",  # a heart on fire
    "\U0001f469\U0001f3fd\u200d\U0001f680",  # a brown astronaut
    "1\ufe0f\u20e3",  # a key
    "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",  # Alireza
    "\u0915\u094d\u200d\u0937",  # ksha
    "\u5c71\u7530\u3000\u592a\u90ce",  # Yamada Taro
    "Jose\u0301 O\u2019Neil",
)
"""Names in which a character changes the look of another one."""


def begin(*names, seed=SEED):
    """Begin a match of Volle Wolle."""
    return matches.begin(WOLLE, names, {}, seed)


def play(match, *actions):
    """Return the match after actions as text; `...` plays chance or a bot."""
    for action in actions:
        played = matches.automatic_action(match) if action is ... else WOLLE.parse_action(action)
        match = matches.play(match, played)
    return match


@pytest.fixture
def bids():
    """Return a match in which two people and a bot are about to bid."""
    return play(begin("Anna", "bot:lamb", "Ben"), ..., ...)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name.empty"),
        ("   ", "name.empty"),
        ("x" * 25, "name.long"),
        ("a|b", "name.characters"),
        ("a\nb", "name.characters"),
        ("a\u202eb", "name.characters"),
        ("\u200bbot:ram", "name.characters"),
        ("bot:ram \u3164", "name.characters"),
        *((name, "name.characters") for name in UNSEEN),
        ("bot:", "name.bot"),
        ("bot: ram", "name.bot"),
        ("bot:" + "x" * 25, "name.bot"),
        ("bot:wolf", "name.no-such-bot"),
        ("bot:wolf Wanda", "name.no-such-bot"),
        ("bot:ram " + "x" * 25, "name.long"),
        ("bot:ram a|b", "name.characters"),
        ("bot:ram\tWanda", "name.bot"),
        ("bot:ram bot:lamb", "name.bot"),
    ],
)
def test_names_that_no_player_can_have(name, code):
    with pytest.raises(BadOptions) as refusal:
        begin("Anna", name)
    assert (refusal.value.code, refusal.value.params["seat"]) == (code, 2)


@pytest.mark.parametrize("name", SHAPED)
def test_names_in_which_an_unseen_character_shapes_a_seen_one(name):
    assert begin(name, f"bot:ram {name}").names == (name, f"bot:ram {name}")


def test_names_are_trimmed_and_bots_known_by_their_level():
    match = begin("  Anna ", "bot:ram ", "x" * 24, " bot:lamb   Uncle Bob ")
    assert match.names == ("Anna", "bot:ram", "x" * 24, "bot:lamb Uncle Bob")
    assert list(map(bot_level, match.names)) == [None, "ram", None, "lamb"]
    assert list(map(given_name, match.names)) == ["Anna", "", "x" * 24, "Uncle Bob"]


def test_seats_have_the_pictures_of_their_numbers_or_those_that_are_chosen():
    assert begin("Anna", "Ben").avatars == (1, 2)
    assert matches.begin(WOLLE, ("Anna", "Ben"), {}, avatars=(10, 3)).avatars == (10, 3)


@pytest.mark.parametrize("avatars", [(), (1,), (1, 2, 3), (4, 4), (0, 1), (1, 11), (-1, 1)])
def test_pictures_that_seats_cannot_have(avatars):
    with pytest.raises(BadOptions) as refusal:
        matches.begin(WOLLE, ("Anna", "Ben"), {}, avatars=avatars)
    assert (refusal.value.code, refusal.value.params) == ("seats.avatars", {"most": 10})


@pytest.mark.parametrize("count", [0, 1, 7])
def test_seats_are_as_many_as_the_game_has(count):
    with pytest.raises(BadOptions) as refusal:
        begin(*["Anna"] * count)
    assert refusal.value.code == "seats.count"
    assert refusal.value.params == {"least": 2, "most": 6}


def test_a_match_plays_on_into_another_match():
    match = begin("Anna", "Ben")
    later = play(match, ...)
    assert (match.ply, later.ply) == (0, 1)
    assert match.state == match.start == later.before(0)
    assert later.before(1) == later.state


def test_an_illegal_action_leads_nowhere():
    with pytest.raises(IllegalAction):
        play(begin("Anna", "Ben"), "1 bid 14")


def test_bots_go_on_before_people_are_asked(bids):
    assert bids.to_act == (0, 1, 2)
    assert matches.automatic_seat(bids) == 1
    asked = play(bids, ...)
    assert matches.automatic_seat(asked) is None
    with pytest.raises(RequestRefused) as refusal:
        matches.automatic_action(asked)
    assert refusal.value.code == "step.person"


def test_chance_is_left_to_people_where_there_is_no_seed():
    match = begin("Anna", "Ben", seed=None)
    assert match.to_act == (CHANCE,)
    assert matches.automatic_seat(match) is None
    assert match.seal is None
    assert play(match, "boards 52 53").ply == 1


def test_a_bot_plays_without_a_seed_too():
    match = play(begin("Anna", "bot:lamb", seed=None), "boards 52 53", "deal s01 s02 s03", ...)
    assert match.log[-1].seat == 1


def test_chance_draws_the_same_again(bids):
    dealt = play(begin("Anna", "bot:lamb", "Ben"), ...)
    assert play(dealt, ...) == bids
    befores = (begin("Anna", "bot:lamb", "Ben"), dealt)
    assert [matches.drawn(one, one.state, one.ply) for one in befores] == list(bids.log)


def test_no_player_can_take_back_a_deal(bids):
    assert matches.taken_back(begin("Anna", "Ben")) is None
    assert matches.taken_back(bids) is None


def test_taking_back_skips_what_bots_did(bids):
    match = play(bids, "1 bid 20", ...)
    assert match.log[-1].seat == 1
    assert matches.taken_back(match) == bids


def test_a_bid_of_a_bot_alone_cannot_be_taken_back(bids):
    assert matches.taken_back(play(bids, ...)) is None


def test_taking_back_undoes_one_action_of_a_person(bids):
    first = play(bids, ..., "3 bid 18")
    assert matches.taken_back(first) == play(bids, ...)


def test_no_player_can_take_back_a_reveal(bids):
    revealed = play(bids, ..., "3 bid 18", "1 bid 26")
    assert revealed.state.order
    assert matches.taken_back(revealed) is None


def test_no_player_can_take_back_a_roll(bids):
    rolled = play(bids, ..., "3 bid 18", "1 bid 26", ...)
    assert rolled.log[-1].seat == CHANCE
    assert matches.taken_back(rolled) is None


def test_taking_back_buys_no_other_roll(bids):
    tried = play(bids, ..., "3 bid 18", "1 bid 26", ...)
    kept = play(tried, "1 keep d12")
    assert matches.taken_back(kept) == tried
    assert play(matches.taken_back(kept), "1 keep d12", ...) == play(kept, ...)
    other = play(tried, "1 keep d10", ...)
    assert play(kept, ...).state.dice != tried.state.dice
    assert other == play(matches.taken_back(play(tried, "1 keep d10")), "1 keep d10", ...)


def test_a_match_reports_its_events_with_their_plies(bids):
    match = play(bids, ..., "3 bid 18", "1 bid 26")
    seen = list(matches.events(match, None))
    assert [ply for ply, _ in seen] == sorted(ply for ply, _ in seen)
    assert [event.code for ply, event in seen if ply == 2] == ["bid.marked"]
    assert [ply for ply, event in seen if event.code == "bids.revealed"] == [4]
    assert list(matches.events(match, None, since=4)) == [fact for fact in seen if fact[0] >= 4]


def test_events_hide_bids_from_others_for_good(bids):
    match = play(bids, ..., "3 bid 18", "1 bid 26")
    marked = [event for _, event in matches.events(match, 2) if event.code == "bid.marked"]
    assert [event.bid is None for event in marked] == [True, False, True]


def test_the_public_match_ends_before_bids_that_are_still_secret(bids):
    secret = play(bids, ..., "3 bid 18")
    assert matches.public(secret) == bids
    revealed = play(secret, "1 bid 26")
    assert matches.public(revealed) == revealed


def test_places_are_by_points_and_those_who_have_as_many_share_one():
    assert matches.ranking(Ended((5, 9, 5, 7), (1,))) == ((1,), (3,), (0, 2))


def test_a_seat_that_has_won_immediately_comes_first_with_fewer_points():
    assert matches.ranking(Ended((5, 9, 9), (0,))) == ((0,), (1, 2))


def test_winners_share_the_first_place():
    assert matches.ranking(Ended((9, 4, 9), (0, 2))) == ((0, 2), (1,))
