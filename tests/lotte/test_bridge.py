"""Volle Lotte through the bridge: the answers that JavaScript gets."""

import json

import pytest
from builders import SEED

from volle.core.record import parse_record
from volle.games import GAMES

NEW = {
    "do": "new",
    "game": "lotte",
    "seats": ["Anna", "bot:steady", "Ben"],
    "options": {"preset": "tutto", "target": 1000},
    "seed": SEED,
    "as": 0,
}


def go_on(ask, until):
    """The first answer with `until` of a match of people who always take their first choice."""
    answer = ask(**NEW)
    while not until(answer["view"]):
        view = answer["view"]
        if view["next"]["by"] == "person":
            seat = view["next"]["seat"]
            choice = ask("view", **{"as": seat})["view"]["legal"][0]["text"]
            answer = ask("act", action=choice, ply=view["ply"], **{"as": 0})
        else:
            answer = ask("step", ply=view["ply"], **{"as": 0})
        assert answer["ok"]
    return answer


def test_new_begins_with_the_card_of_the_first_seat(ask):
    view = ask(**NEW)["view"]
    assert (view["game"], view["phase"], view["secret"]) == ("lotte", "card", False)
    assert view["next"] == {"by": "chance", "seat": 0}
    assert view["options"] == {"preset": "tutto", "target": 1000}
    assert view["agreed"] == {
        "seats": 3,
        "preset": "tutto",
        "target": 1000,
        "aside": "choice",
        "straight": "1-6",
        "clover": 2,
        "floor": True,
        "end": "equal-turns",
    }
    assert view["seats"][1] == {
        "name": "",
        "bot": "steady",
        "avatar": 2,
        "score": 0,
        "turns": 0,
        "leads": False,
    }
    assert (view["cards_left"], view["finale"], view["result"]) == (56, None, None)
    assert [count["card"] for count in view["left"]] == [card.name for card in GAMES["lotte"].reference.deck]
    assert view["left"][0] == {"card": "stop", "count": 10}


def test_a_choice_of_dice_is_reported_with_where_it_leads(ask):
    view = go_on(ask, lambda view: view["phase"] == "keep" and view["next"]["seat"] == 0)["view"]
    first = view["legal"][0]
    assert first == {"text": first["text"], "verb": "keep", "seat": 0, "dice": first["dice"]}
    assert first["text"] == " ".join(("1 keep", *map(str, first["dice"])))
    assert [preview["dice"] for preview in view["turn"]["previews"]] == [
        choice["dice"] for choice in view["legal"]
    ]
    assert set(view["turn"]["previews"][0]) == {
        "dice",
        "positions",
        "points",
        "total",
        "rolls",
        "full",
        "score",
        "wins",
        "choices",
    }


def test_a_turn_is_reported_with_these_fields(ask):
    view = go_on(ask, lambda view: view["phase"] == "go" and view["next"]["seat"] == 0)["view"]
    assert [choice["verb"] for choice in view["legal"]] == ["roll", "stop"]
    assert set(view["turn"]) == {
        "seat",
        "card",
        "cards",
        "reward",
        "points",
        "dice",
        "alike",
        "set_aside",
        "rolls",
        "fresh",
        "places",
        "straight",
        "missing",
        "full_rolls",
        "full_rolls_needed",
        "may_stop",
        "previews",
    }
    assert len(view["turn"]["previews"]) == 1


@pytest.mark.parametrize(
    ("action", "code"),
    [("card stop", "chance.not-yours"), ("2 stop", "turn.bot"), ("1 draw", "draw.no-full-roll")],
)
def test_an_illegal_action_is_refused_and_changes_nothing(ask, action, code):
    before = go_on(ask, lambda view: view["phase"] == "go" and view["next"]["seat"] == 0)["view"]
    answer = ask("act", action=action, ply=before["ply"], **{"as": 0})
    assert answer["error"]["code"] == code
    assert ask("view", **{"as": 0})["view"] == before


def test_take_back_goes_to_before_a_choice_and_no_further_than_a_roll(ask):
    before = go_on(ask, lambda view: view["phase"] == "keep" and view["next"]["seat"] == 0)["view"]
    assert before["take_back"] is None
    after = ask("act", action=before["legal"][0]["text"], ply=before["ply"], **{"as": 0})["view"]
    assert after["take_back"] == 0
    assert ask("take-back", ply=after["ply"], **{"as": 0})["view"] == before


def test_a_whole_match_from_the_first_request_to_the_seed(ask):
    view = go_on(ask, lambda view: view["next"] is None)["view"]
    assert (view["turn"], view["seed"]) == (None, SEED)
    assert set(view["result"]) >= {"totals", "winners", "clover"}
    record = ask("record")["record"]
    assert parse_record(record, GAMES, verify=True).to_act == ()
    assert json.dumps(view["result"]["totals"])[1:-1].replace(",", "") in record


def test_check_options_tries_a_preset(ask):
    assert ask("check-options", game="lotte", seats=["A", "B"], options={"preset": "tutto"})["ok"]
    refused = ask("check-options", game="lotte", seats=["A", "B"], options={"clover": 3})
    assert refused["error"]["code"] == "options.clover"
    assert refused["error"]["rule"] == "lotte.card.clover"
