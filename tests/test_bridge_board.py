"""Messages of other devices, each the board of one seat: what they may ask, and what they see."""

import json

import pytest
from builders import SEED

from volle.web.board import LONGEST_MESSAGE

LOTTE = {"do": "new", "game": "lotte", "seats": ["Anna", "Ben"], "options": {}, "seed": SEED}
BIDDING = 3
"""Actions before the bids of people: boards, deal, and the bid of the bot."""


@pytest.fixture
def table(bids):
    """Return a function that sends a message of a seat to a table of Wolle where Anna (0) and Ben (2) bid."""

    def send(device, **message):
        return bids("board", seat=device, message=json.dumps(message))

    send.ask = bids
    return send


def code(answer):
    assert not answer["ok"]
    return answer["error"]["code"]


def test_a_view_is_that_of_the_own_seat_whichever_the_message_names(table):
    answer = table(2, do="view", **{"as": 0})
    assert answer["move"] is None
    assert answer["answer"]["view"]["seat"] == 2
    assert {legal["seat"] for legal in answer["answer"]["view"]["legal"]} == {2}


@pytest.mark.parametrize(
    "message",
    [
        {"do": "record"},
        {"do": "take-back", "ply": BIDDING},
        {"do": "choose-chance", "ply": BIDDING, "values": ["1"]},
        {"do": "watch", "record": None, "everything": True},
        {"do": "act", "action": 3, "ply": BIDDING},
        {"do": "act", "action": "1 bid 20"},
        {"do": "board", "seat": 0, "message": "{}"},
        {},
    ],
)
def test_a_message_with_any_other_request_is_refused(table, message):
    assert code(table(0, **message)) == "board.message"


@pytest.mark.parametrize(
    "text", ["", "[]", "null", "{", "hello", '"' + "x" * LONGEST_MESSAGE, "[" * LONGEST_MESSAGE, "\ud800"]
)
def test_a_text_that_is_no_message_is_refused(bids, text):
    assert code(bids("board", seat=0, message=text)) == "board.message"


def test_a_message_for_a_seat_that_the_match_lacks_is_refused(table):
    assert code(table(3, do="view")) == "request.as"


def test_a_decision_of_another_seat_is_refused_and_nothing_is_played(table):
    before = table.ask("view")
    assert code(table(2, do="act", action="1 bid 20", ply=BIDDING)) == "board.seat"
    assert code(table(2, do="act", action="roll 1 2 3", ply=BIDDING)) == "board.seat"
    assert table.ask("view") == before


def test_the_reason_against_an_action_of_another_seat_is_refused(table):
    # It could reveal what the other seat has bid.
    assert code(table(2, do="why", action="1 bid 20")) == "board.seat"
    assert table(2, do="why", action="3 bid 20")["answer"] == {"refusal": None}


def test_an_illegal_or_late_decision_is_refused(table):
    assert code(table(0, do="act", action="1 claim", ply=BIDDING)) == "action.not-now"
    assert code(table(0, do="act", action="1 bid 20", ply=BIDDING - 2)) == "match.stale"


def test_a_legal_decision_is_a_move_that_is_not_played_yet(table):
    before = table.ask("view")
    answer = table(0, do="act", action="1 bid 20", ply=BIDDING)
    assert answer == {"ok": True, "move": {"action": "1 bid 20", "ply": BIDDING}, "answer": None}
    assert table.ask("view") == before


def test_a_device_that_goes_on_makes_a_move_without_an_action(table):
    assert table(0, do="step", ply=BIDDING)["move"] == {"action": None, "ply": BIDDING}


def test_a_seat_that_follows_sees_one_action_after_the_other_as_in_the_first_answer(ask):
    ask(**LOTTE)
    first = [ask("step", ply=ply, **{"as": 1}) for ply in range(2)]
    for ply, answer in enumerate(first):
        followed = ask("follow", ply=ply, **{"as": 1})
        assert [followed[name] for name in ("view", "log", "frames")] == [
            answer[name] for name in ("view", "log", "frames")
        ]
        assert followed["past"] == answer["record"]


def test_a_seat_that_has_seen_everything_gets_the_whole_match(ask):
    ask(**LOTTE)
    answer = ask("step", ply=0)
    for ply in (1, 7, -1):
        followed = ask("follow", ply=ply, **{"as": 0})
        assert (followed["view"]["ply"], followed["frames"]) == (1, [])
        assert followed["past"] == answer["record"]


def test_what_another_seat_follows_is_the_same_whatever_was_bid_in_secret(bids):
    seen = {}
    for bid in (23, 24):
        assert bids("act", action=f"1 bid {bid}", ply=BIDDING)["ok"]
        for seat in (0, 1, 2, None):
            seen.setdefault(seat, []).append(bids("follow", ply=BIDDING, **{"as": seat}))
        bids("take-back", ply=BIDDING + 1)
    assert [seat for seat, (one, other) in seen.items() if one != other] == [0]


def test_a_bid_does_not_come_late_because_others_have_bid_meanwhile(bids):
    assert bids("act", action="1 bid 23", ply=BIDDING)["ok"]
    message = {"do": "act", "action": "3 bid 20", "ply": BIDDING}
    assert bids("board", seat=2, message=json.dumps(message))["move"] == {
        "action": "3 bid 20",
        "ply": BIDDING,
    }
