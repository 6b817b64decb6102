"""Requests and answers of the bridge, and its secrets. Each test begins with an empty table."""

import json

import pytest
from builders import NEW, SEED, events_of
from matches import played

from volle.core import record
from volle.web import bridge
from volle.web.serialize import whole


def refusal(answer):
    """Return (code, rule) of a refusal."""
    assert not answer["ok"]
    return answer["error"]["code"], answer["error"]["rule"]


def test_new_begins_a_match(ask):
    answer = ask(**NEW)
    view = answer["view"]
    assert set(answer) == {"ok", "view", "log", "frames", "save", "record"}
    assert (view["game"], view["ply"], view["seat"], view["phase"]) == ("wolle", 0, None, "boards")
    assert view["next"] == {"by": "chance", "seat": None}
    assert (view["to_act"], view["legal"], view["take_back"]) == ([], [], None)
    assert [(seat["name"], seat["bot"], seat["avatar"]) for seat in view["seats"]] == [
        ("Anna", None, 1),
        ("", "ram", 2),
        ("Ben", None, 3),
    ]
    assert (view["seed"], len(view["seal"])) == (None, 64)
    assert view["options"] == {"deck": "house"}
    assert events_of(answer) == []


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seed": "0"}, "notation.seed"),
        ({"seed": None}, "request.seed"),
        ({"game": "chess"}, "request.game"),
        ({"game": None}, "request.game"),
        ({"seats": "Anna"}, "request.seats"),
        ({"seats": [1, 2]}, "request.seats"),
        ({"seats": ["Anna"]}, "seats.count"),
        ({"seats": ["Anna", ""]}, "name.empty"),
        ({"avatars": [1, 1, 2]}, "seats.avatars"),
        ({"avatars": "1 2 3"}, "request.avatars"),
        ({"options": None}, "options.format"),
        ({"options": {"deck": []}}, "deck.count"),
        ({"as": 3}, "request.as"),
        ({"as": "0"}, "request.as"),
        ({"as": True}, "request.as"),
    ],
)
def test_new_refuses_what_no_match_can_have_and_begins_none(ask, changes, code):
    assert refusal(ask(**(NEW | changes)))[0] == code
    assert refusal(ask("view")) == ("match.none", None)


def test_a_refused_new_leaves_the_match_as_it_was(bids):
    before = bids("view")
    assert not bids(**(NEW | {"seats": []}))["ok"]
    assert bids("view") == before


def test_a_match_is_played_no_further_than_its_save_can_be_read(ask, monkeypatch):
    answer = ask(**NEW | {"seats": ["bot:ram", "bot:ram"]})
    monkeypatch.setattr(record, "LONGEST", len(answer["save"]) + 200)
    while answer["ok"]:
        last, answer = answer, ask("step", ply=answer["view"]["ply"])
    assert refusal(answer) == ("match.too-long", None)
    assert ask("view")["view"] == last["view"]
    assert last["view"]["ply"] > 0
    assert ask("load", record=last["save"])["view"] == last["view"]


@pytest.mark.parametrize("do", ["act", "step", "take-back", "view", "record"])
def test_without_a_match_there_is_nothing_to_do(ask, do):
    assert refusal(ask(do, ply=0, action="1 bid 14")) == ("match.none", None)


def test_step_plays_chance_and_bots_and_reports_what_they_did(ask):
    ask(**NEW)
    boards = ask("step", ply=0)
    assert [event["code"] for event in events_of(boards)] == ["boards.dealt"]
    deal = ask("step", ply=1)
    assert [(event["code"], event["ply"]) for event in events_of(deal)] == [("display.dealt", 1)]
    assert len(deal["view"]["display"]) == 4
    assert set(deal["view"]["display"][0]) == {"id", "kind", "points", "number", "corner"}
    assert deal["view"]["next"] == {"by": "bot", "seat": 1}
    bid = ask("step", ply=2)
    marked = {"code": "bid.marked", "ply": 2, "turn": None, "section": "bids", "seat": 1, "bid": None}
    assert events_of(bid) == [{**marked, "rule": "wolle.bid.secret"}]
    assert bid["view"]["next"] == {"by": "person", "seat": 0}
    assert refusal(ask("step", ply=3)) == ("step.person", None)


def test_act_plays_one_of_the_legal_actions(bids):
    legal = bids("view", **{"as": 0})["view"]["legal"]
    assert legal[0] == {"text": "1 bid 14", "verb": "bid", "seat": 0, "bid": "14"}
    assert legal[-1]["text"] == "1 bid 26+"
    answer = bids("act", action="1 bid 24", ply=3, **{"as": 0})
    assert answer["view"]["seats"][0]["bid"] == "24"
    assert answer["view"]["to_act"] == [2]
    assert answer["view"]["take_back"] == 0
    assert [event["bid"] for event in events_of(answer)] == ["24"]


@pytest.mark.parametrize(
    ("action", "refused"),
    [
        ("1 bid 13", ("notation.action", None)),
        ("1 keep d12", ("action.not-now", "wolle.round.order")),
        ("roll 1 1 1", ("chance.not-yours", None)),
        ("deal s01 s02 s03 s04", ("chance.not-yours", None)),
        ("2 bid 14", ("turn.bot", None)),
        ("4 bid 14", ("turn.no-such-seat", "wolle.round.order")),
        (None, ("request.action", None)),
    ],
)
def test_act_refuses_anything_else(bids, action, refused):
    before = bids("view")
    assert refusal(bids("act", action=action, ply=3)) == refused
    assert bids("view") == before


@pytest.mark.parametrize("do", ["act", "step", "take-back"])
@pytest.mark.parametrize(
    ("ply", "code"),
    [
        (2, "match.stale"),
        (4, "match.stale"),
        (None, "request.ply"),
        (3.0, "request.ply"),
        (True, "request.ply"),
    ],
)
def test_a_stale_ply_is_refused(bids, do, ply, code):
    before = bids("view")
    answer = bids(do, ply=ply, action="1 bid 14")
    assert answer["error"]["code"] == code
    assert bids("view") == before


def test_a_stale_refusal_says_where_the_match_stands(bids):
    assert bids("step", ply=0)["error"] == {"code": "match.stale", "rule": None, "params": {"ply": 3}}


def test_take_back_goes_to_before_the_last_action_of_a_person(bids):
    before = bids("view")["view"]
    bids("act", action="1 bid 24", ply=3)
    answer = bids("take-back", ply=4)
    assert answer["view"] == before
    assert [event["code"] for event in events_of(answer)] == ["boards.dealt", "display.dealt", "bid.marked"]
    assert "1 bid 24" not in answer["save"]


def test_take_back_stops_at_what_has_been_seen(bids):
    assert refusal(bids("take-back", ply=3)) == ("take-back.not-possible", None)


def test_view_shows_the_match_to_other_eyes_with_its_whole_log(bids):
    bids("act", action="1 bid 24", ply=3)
    shown = {seat: bids("view", **{"as": seat}) for seat in (None, 0, 1, 2)}
    assert [shown[seat]["view"]["seats"][0]["bid"] for seat in (None, 0, 1, 2)] == [None, "24", None, None]
    assert {tuple(event["ply"] for event in events_of(one)) for one in shown.values()} == {(0, 1, 2, 3)}
    assert all("save" not in one for one in shown.values())
    assert [bool(shown[seat]["view"]["legal"]) for seat in (None, 0, 1, 2)] == [False, False, False, True]


def test_record_is_the_one_that_may_be_shared(bids):
    bids("act", action="1 bid 24", ply=3)
    record = bids("record")["record"]
    assert record.startswith("volle 1\ngame: wolle\n")
    assert "bid" not in record
    assert SEED not in record


def test_save_brings_the_match_back_whole(bids):
    before = bids("act", action="1 bid 24", ply=3, **{"as": 0})
    bids(**NEW)
    answer = bids("load", record=before["save"], **{"as": 0})
    assert answer["view"] == before["view"]
    assert answer["save"] == before["save"]
    assert [event["ply"] for event in events_of(answer)] == [0, 1, 2, 3]
    assert bids("view", **{"as": 0})["view"] == before["view"]


def test_load_refuses_a_bad_record_with_its_line_and_changes_nothing(bids):
    before = bids("act", action="1 bid 24", ply=3)
    answer = bids("load", record=before["save"].replace("1 bid 24", "1 keep d12"))
    assert answer["error"] == {
        "code": "action.not-now",
        "rule": "wolle.round.order",
        "params": {},
        "line": 12,
    }
    assert bids("view")["view"] == before["view"]


def test_load_of_a_shared_record_goes_on_with_other_dice_and_without_a_seal(bids):
    shared = bids("record")["record"]
    assert refusal(bids("load", record=shared)) == ("request.seed", None)
    answer = bids("load", record=shared, seed="f" * 32)
    assert answer["view"]["seal"] is None
    assert answer["view"]["ply"] == 2
    assert "f" * 32 in answer["save"]
    assert "f" * 32 not in bids("record")["record"]


def test_check_options_tries_options_without_beginning(ask):
    assert ask("check-options", game="wolle", seats=["Anna", "Ben"], options={}) == {
        "ok": True,
        "minutes": 35,
    }
    refused = ask("check-options", game="wolle", seats=["Anna", "Ben"], options={"deck": []})
    assert refused["error"] == {
        "code": "deck.count",
        "rule": "wolle.house.deck",
        "params": {"cards": 0, "needed": 60},
    }
    assert refusal(ask("view")) == ("match.none", None)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "request.format"),
        ("{", "request.format"),
        ("[]", "request.format"),
        ("null", "request.format"),
        ("{}", "request.verb"),
        ('{"do": "resign"}', "request.verb"),
        ('{"do": 1}', "request.verb"),
    ],
)
def test_an_invalid_request_is_refused(text, code):
    assert json.loads(bridge.handle(text))["error"] == {"code": code, "rule": None, "params": {}}


@pytest.mark.parametrize("name", ["Anna", "bot:ram Anna"])
def test_new_refuses_two_of_one_name(ask, name):
    refused = ask(**(NEW | {"seats": ["Anna", "bot:ram", "bot:ram", name]}))
    assert refusal(refused) == ("name.twice", None)
    assert refused["error"]["params"] == {"name": "Anna", "seat": 4}


def test_names_of_bots_and_pictures_are_in_the_view_and_in_every_record(ask):
    answer = ask(**(NEW | {"seats": ["Anna", "bot:ram Wanda", "Ben"], "avatars": [4, 10, 1]}))
    seats = answer["view"]["seats"]
    assert [(seat["name"], seat["avatar"]) for seat in seats] == [("Anna", 4), ("Wanda", 10), ("Ben", 1)]
    assert seats[1]["bot"] == "ram"
    for text in (answer["save"], answer["record"]):
        assert "seats: Anna | bot:ram Wanda | Ben\n" in text
        assert "avatars: 4 10 1\n" in text
        assert ask("load", record=text, seed=SEED)["view"]["seats"] == seats


@pytest.mark.parametrize("game", ["wolle", "lotte"])
def test_every_event_has_a_turn_or_a_section(game):
    """An event in a turn names its seat, unless its sentence is about another one."""
    log = whole(played(game, 3, 0), None)["log"]
    assert all((event["turn"] is None) == ("section" in event) for event in log)
    elsewhere = {
        event["code"] for event in log if event["turn"] not in (None, event.get("seat", event["turn"]))
    }
    assert elsewhere <= {"leader.lost", "finale.begun"}
