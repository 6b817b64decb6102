"""The tapes of scenes: every one ends, agrees with the engine, and reveals no secret."""

import json
from functools import cache

import pytest
from cases import each_case
from parts import ON_PAGE

from scenes import load
from tapes import tapes
from volle.core.record import parse_record
from volle.games import GAMES


@cache
def all_tapes():
    """Return the game, the name and the tape of each scene."""
    return [(game, name, tape) for game in ON_PAGE for name, tape in tapes(game)]


def name_of(tape):
    """Return the name of a tape."""
    return next(name for _, name, one in all_tapes() if one is tape)


EACH = each_case("tape", lambda: [tape for _, _, tape in all_tapes()], name_of)


def following(node):
    """Return the numbers of the next nodes."""
    return [*node["moves"].values(), *([node["step"]] if "step" in node else [])]


@EACH
def test_every_way_of_a_tape_comes_to_an_end(tape):
    nodes = tape["nodes"]
    reached = [0]
    for number in reached:
        assert all(after > number for after in following(nodes[number]))
        reached += following(nodes[number])
    assert sorted(reached) == list(range(len(nodes)))


@EACH
def test_no_seat_is_asked_where_the_tape_goes_on_by_itself_or_ends(tape):
    for node in tape["nodes"]:
        view = node["shown"]["view"]
        if node["moves"]:
            assert view["next"]["by"] == "person"
            assert set(node["moves"]) <= {legal["text"] for legal in view["legal"]}
            assert node["why"].keys().isdisjoint(node["moves"])
        else:
            assert view["legal"] == []
            assert (view["next"] is None) == ("step" not in node)


@EACH
def test_a_button_that_plays_two_actions_does_not_leave_the_tape_between_them(tape):
    nodes = tape["nodes"]
    for node in nodes:
        previews = (node["shown"]["view"].get("turn") or {}).get("previews", [])
        for first, *others in (choice["actions"] for one in previews for choice in one["choices"]):
            if first in node["moves"] and others:
                after = nodes[node["moves"][first]]
                assert set(others) <= set(after["moves"]) or not following(after)


@EACH
def test_leaving_a_tape_takes_a_record_that_the_engine_reads(tape):
    for node in tape["nodes"]:
        match = parse_record(node["record"], GAMES)
        people = [text for text in match.names if not text.startswith("bot:")]
        assert len(people) == 1
        assert match.ply <= node["shown"]["view"]["ply"]


@EACH
def test_a_tape_is_seen_through_the_eyes_of_its_seat_alone(tape):
    for node in tape["nodes"]:
        shown = node["shown"]
        views = [shown["view"], *(frame["view"] for frame in shown["frames"] if frame["view"])]
        assert {view["seat"] for view in views} == {tape["seat"]}


# The next action, the legal actions and the bots depend on the reader; the rest is the match.
OF_READER = {"next", "legal", "take_back"}


def without_reader(view):
    """Return a view without the parts that depend on the reader."""
    seats = [{name: seat[name] for name in seat if name != "bot"} for seat in view["seats"]]
    result = view["result"] and view["result"] | {"rematch": None}
    return {name: view[name] for name in view if name not in OF_READER} | {"seats": seats, "result": result}


@EACH
def test_a_tape_shows_what_the_engine_shows(ask, tape):
    for node in tape["nodes"]:
        shown = json.loads(json.dumps(node["shown"]["view"]))
        answer = ask("load", record=node["record"], seed=bytes(16).hex(), **{"as": tape["seat"]})
        assert answer["ok"]
        # A bid that is still secret is not in the record.
        if answer["view"]["ply"] == shown["ply"]:
            assert without_reader(answer["view"]) == without_reader(shown)


def test_no_bid_is_reported_before_the_boards_are_turned_over():
    hiding = [
        (node, tape["seat"])
        for game, _, tape in all_tapes()
        for node in tape["nodes"]
        if node["shown"]["view"]["phase"] == "bids"
    ]
    assert hiding
    for node, own in hiding:
        bids = node["record"].rpartition("deal")[2]
        assert " bid " not in bids
        for seat, seen in enumerate(node["shown"]["view"]["seats"]):
            assert seat == own or not isinstance(seen.get("bid"), int), json.dumps(seen)


@pytest.mark.parametrize("game", ON_PAGE)
def test_the_scenes_of_a_game_follow_each_other_to_the_last(game):
    ids = [scene.id for scene in load(game)]
    assert [tape["next"] for one, _, tape in all_tapes() if one == game] == [*ids[1:], None]
