"""The legal and illegal actions of a position, requested from the bridge for any record."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from matches import KITS, match_positions

from volle.core.errors import IllegalAction
from volle.core.game import Step
from volle.web import inquiry

RECORDS = Path(__file__).parent / "records"


def reasons(seat):
    """Return (text of the action, code, rule) of all illegal actions of a seat."""
    return [
        (one["action"]["text"], one["refusal"]["code"], one["refusal"]["rule"]) for one in seat["refused"]
    ]


@pytest.fixture
def of(ask):
    """Send a request about one of the test records; return the position and the actions of each seat."""

    def asked(name):
        answer = ask("ask", record=(RECORDS / f"{name}.volle").read_text("utf-8"))
        assert answer["ok"]
        return answer["position"], answer["seats"]

    return asked


def test_a_position_of_lotte_allows_two_things_and_says_why_not_the_rest(of):
    position, (anna, ben, _) = of("called-off")
    assert (position["game"], position["phase"], position["to_act"]) == ("lotte", "go", [0])
    assert [action["text"] for action in anna["legal"]] == ["1 roll", "1 stop"]
    assert reasons(anna) == [
        ("1 keep 2", "keep.no-points", "lotte.score.single"),
        ("1 keep 1", "keep.done", "lotte.roll.aside"),
        ("1 draw", "draw.no-full-roll", "lotte.full-roll"),
    ]
    assert ben["legal"] == []
    assert {reason[1:] for reason in reasons(ben)} == {("turn.not-yours", "lotte.turn.start")}


def test_a_seat_that_has_bid_may_not_bid_again_and_the_bid_stays_secret(ask, of):
    position, (anna, ben, cleo) = of("secret-bid")
    assert (position["secret"], position["to_act"], position["seat"]) == (True, [1, 2], None)
    assert ("1 bid 14", "bid.twice", "wolle.bid.secret") in reasons(anna)
    assert [len(seat["legal"]) for seat in (anna, ben, cleo)] == [0, 14, 14]
    assert [seat["bid"] for seat in position["seats"]] == [None, None, None]
    text = (RECORDS / "secret-bid.volle").read_text("utf-8")
    other = text[: text.index("\n1 bid")] + "\n1 bid 26+\n"
    assert ask("ask", record=other)["seats"][1] == json.loads(json.dumps(ben))


def test_chance_is_due_even_where_the_record_has_no_seed(of):
    position, (anna, *_) = of("steal")
    assert position["next"] == {"by": "chance", "seat": None}
    assert anna["legal"] == []
    assert {code for _, code, _ in reasons(anna)} == {"turn.chance"}


def test_a_match_that_is_over_allows_nothing(of):
    position, seats = of("straight")
    assert position["next"] is None
    assert position["result"]["winners"]
    assert all(not seat["legal"] for seat in seats)
    assert {code for seat in seats for _, code, _ in reasons(seat)} == {"game.over"}


def test_a_bid_that_needs_a_chip_says_so(ask):
    for name in ("rescue", "two-seats"):
        lines = (RECORDS / f"{name}.volle").read_text("utf-8").splitlines()
        for end in range(len(lines)):
            answer = ask("ask", record="\n".join(lines[:end]) + "\n")
            found = {code for seat in answer.get("seats", []) for _, code, _ in reasons(seat)}
            if "bid.no-chip" in found:
                return
    pytest.fail("no seat was ever out of chips")


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("Hello", "record.magic"),
        ("", "record.magic"),
        ("volle 1\ngame: chess\n\n", "record.header-missing"),
        ("x" * 400_001, "record.too-long"),
        (None, "request.record"),
        (1, "request.record"),
    ],
)
def test_an_invalid_record_is_refused_and_the_match_stays(bids, record, code):
    before = bids("view")
    assert bids("ask", record=record)["error"]["code"] == code
    assert bids("view") == before


def test_the_match_on_the_table_stays_as_it_is(bids):
    before = bids("view")
    record = (RECORDS / "called-off.volle").read_text("utf-8")
    answer = bids("ask", record=record)
    assert set(answer) == {"ok", "position", "seats"}
    assert bids("view") == before


@given(match_positions())
def test_every_kind_of_action_is_allowed_or_refused_with_the_reason_of_the_rules(match):
    answer = inquiry.inquire(match)
    texts = KITS[match.game.name].alphabet(match.state)
    kinds = {words[1] for words in (text.split() for text in texts) if words[0].isdecimal()}
    for seat, actions in enumerate(answer["seats"]):
        legal = [match.game.parse_action(action["text"]) for action in actions["legal"]]
        assert tuple(legal) == match.game.legal_actions(match.state, seat)
        assert len(actions["refused"]) < inquiry.MOST_CANDIDATES
        for one in actions["refused"]:
            action = match.game.parse_action(one["action"]["text"])
            assert action.seat == seat
            with pytest.raises(IllegalAction) as refusal:
                match.game.apply(match.state, action)
            assert (refusal.value.code, refusal.value.rule) == (
                one["refusal"]["code"],
                one["refusal"]["rule"],
            )
        pairs = [(one["action"]["verb"], one["refusal"]["code"]) for one in actions["refused"]]
        assert len(set(pairs)) == len(pairs)
        assert {action["verb"] for action in actions["legal"]} | {verb for verb, _ in pairs} == kinds


@given(match_positions())
def test_no_secret_is_revealed(match):
    hidden = KITS[match.game.name].swapped(match.state, None, random.Random(1))
    steps = (*match.steps[:-1], Step(hidden, match.steps[-1].frames)) if match.steps else ()
    other = replace(match, steps=steps)
    assert inquiry.inquire(other)["seats"] == inquiry.inquire(match)["seats"]
