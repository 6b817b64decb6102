"""Chosen chance: its possible outcomes, and the match that continues from them."""

import pytest
from builders import NEW, SEED, events_of

LOTTE = {"do": "new", "game": "lotte", "seats": ["Anna", "bot:steady"], "options": {}, "seed": SEED}
ROLL_OF_TWO_DICE = """volle 1
game: wolle
rules: 1
seats: Anna | Ben | Cleo
options: {"deck": "house"}

boards 54 57 56
deal s13 s29 s50 d5
1 bid 26
2 bid 20
3 bid 20
roll 8 2 2
1 keep d12
"""


@pytest.fixture
def two_dice(ask):
    """Return the bridge with a table where Anna has kept the d12."""
    assert ask("load", record=ROLL_OF_TWO_DICE, seed=SEED)["ok"]
    return ask


def refusal(answer):
    """Return (code, rule) of a refusal."""
    assert not answer["ok"]
    return answer["error"]["code"], answer["error"]["rule"]


def numbers(most):
    """Return the numbers of a die."""
    return [str(number) for number in range(1, most + 1)]


def test_only_the_dice_that_roll_can_be_chosen(two_dice):
    before = two_dice("view")
    choices = two_dice("chance", ply=7)["choices"]
    assert choices == [{"name": "d10", "values": numbers(10)}, {"name": "d8", "values": numbers(8)}]
    assert two_dice("view") == before


def test_the_chosen_dice_are_rolled_and_stand_in_the_record(two_dice):
    answer = two_dice("choose-chance", ply=7, values=["10", "6"])
    rolled = events_of(answer)[-1]
    assert (rolled["code"], rolled["dice"], rolled["rule"]) == (
        "dice.rolled",
        [8, 10, 6],
        "wolle.turn.second",
    )
    assert answer["record"].endswith("1 keep d12\nroll 8 10 6\n")
    assert answer["view"]["ply"] == 8


def test_a_card_can_be_chosen_among_the_kinds_that_are_left(ask):
    ask(**LOTTE)
    [card] = ask("chance", ply=0)["choices"]
    assert (card["name"], card["values"][0], len(card["values"])) == ("card", "stop", 11)
    assert ask("choose-chance", ply=0, values=["clover"])["view"]["turn"]["card"] == "clover"
    assert ask("chance", ply=1)["choices"] == [{"name": "die", "values": numbers(6)}] * 6
    rolled = ask("choose-chance", ply=1, values=["6", "1", "5", "1", "2", "1"])
    assert rolled["record"].endswith("roll 1 1 1 2 5 6\n")


def test_a_kind_that_is_used_up_is_not_among_them(ask):
    ask(**LOTTE)
    ask("choose-chance", ply=0, values=["clover"])
    ask("choose-chance", ply=1, values=["2", "2", "3", "3", "4", "6"])
    [card] = ask("chance", ply=2)["choices"]
    assert "clover" not in card["values"]
    refused = ask("choose-chance", ply=2, values=["clover"])
    assert refusal(refused) == ("card.none-left", "lotte.deck")


@pytest.mark.parametrize("seats", [["Anna", "Ben", "Cleo"], ["Anna", "bot:steady"]])
def test_chosen_dice_never_look_fair(ask, seats):
    begun = ask(**(LOTTE | {"seats": seats}))
    assert begun["view"]["seal"]
    answer = ask("choose-chance", ply=0, values=["double"])
    assert (answer["view"]["seal"], answer["view"]["seed"]) == (None, None)
    assert "seal:" not in answer["record"] + answer["save"]
    assert "seed:" not in answer["record"]


def test_a_deal_is_not_offered_and_cannot_be_chosen(ask):
    ask(**NEW)
    for ply, rule in enumerate(["wolle.boards", "wolle.layout"]):
        assert ask("chance", ply=ply)["choices"] is None
        assert refusal(ask("choose-chance", ply=ply, values=["s01"])) == ("chance.not-yours", rule)
        ask("step", ply=ply)


def test_nothing_can_be_chosen_where_a_player_decides(bids):
    before = bids("view")
    assert bids("chance", ply=3)["choices"] is None
    assert refusal(bids("choose-chance", ply=3, values=["1"])) == ("chance.nothing-due", "wolle.round.order")
    assert bids("view") == before


@pytest.mark.parametrize(
    ("values", "refused"),
    [
        (["11", "1"], ("roll.no-such-number", "wolle.dice")),
        (["1", "0"], ("roll.no-such-number", "wolle.dice")),
        (["-1", "1"], ("roll.no-such-number", "wolle.dice")),
        (["1", "²"], ("roll.no-such-number", "wolle.dice")),
        (["1", "9" * 5000], ("roll.no-such-number", "wolle.dice")),
        (["1"], ("chance.count", "wolle.dice")),
        (["8", "1", "1"], ("chance.count", "wolle.dice")),
        ([1, 1], ("request.values", None)),
        (None, ("request.values", None)),
    ],
)
def test_an_impossible_roll_is_refused_and_changes_nothing(two_dice, values, refused):
    before = two_dice("view")
    assert refusal(two_dice("choose-chance", ply=7, values=values)) == refused
    assert two_dice("view") == before


def test_a_late_choice_is_refused(two_dice):
    assert refusal(two_dice("chance", ply=6)) == ("match.stale", None)
    assert refusal(two_dice("choose-chance", ply=6, values=["1", "1"])) == ("match.stale", None)


def test_without_a_match_there_is_nothing_to_choose(ask):
    assert refusal(ask("chance", ply=0)) == ("match.none", None)
    assert refusal(ask("choose-chance", ply=0, values=[])) == ("match.none", None)
