"""The odds of the position on the table, as the page receives them."""

import json

import pytest
from builders import NEW, SEED
from command_line import refused

from volle.cli import main as command_line
from volle.core.errors import BadNotation, BadRecord, GameError

BIDS = """phase bids
undealt *
display s12 s45 d1 k
1 board 54 chips 2 herd s03
2 board 52 chips 1
3 board 57 chips 0
"""
GO = "phase go\nleft *\nscores 0 0\ncard bonus-300\ncards 1\npoints 350\ndice 2 3 4 6\naside 1 1\n"


def ways(odds, aim):
    """Return the legal moves under an aim, by their actions."""
    (plan,) = (plan for plan in odds["aims"] if plan["aim"] == aim)
    return {" ".join(action["text"] for action in way["actions"]): way for way in plan["options"]}


def test_every_bid_is_sent_to_the_seat_that_asks(bids):
    odds = bids("odds", **{"as": 0})["odds"]
    found = ways(odds, "reach")
    assert odds["seat"] == 0
    assert list(found) == [f"1 bid {bid}" for bid in (*range(14, 27), "26+")]
    reach = found["1 bid 21"]["expected"]["reach"]
    exact = [int(number) for number in reach["exact"].split("/")]
    assert reach["value"] == exact[0] / exact[1]


def test_a_spectator_gets_no_odds_of_bids(bids):
    assert bids("odds")["odds"] is None


def test_asking_changes_nothing(bids):
    before = bids("view", **{"as": 0})
    bids("odds", **{"as": 0})
    assert bids("view", **{"as": 0}) == before


def test_a_bid_of_another_seat_changes_no_answer(bids):
    before = bids("odds", **{"as": 0})
    assert bids("act", action="3 bid 26", ply=3)["ok"]
    assert bids("odds", **{"as": 0}) == before


def test_without_a_match_and_for_no_seat_there_are_none(ask):
    assert ask("odds")["error"]["code"] == "match.none"
    ask(**NEW)
    assert ask("odds", **{"as": 7})["error"]["code"] == "request.as"
    assert ask("odds", **{"as": 0})["odds"] is None


def test_an_inexact_chance_has_no_fraction(ask):
    ask("new", game="lotte", seats=["A", "B"], options={}, seed=SEED)
    (card,) = ask("odds")["odds"]["aims"][0]["options"]
    assert card["actions"] == []
    assert card["expected"]["worth"]["exact"] is None


# ------------------------------------------------------------------------------ the command line


@pytest.fixture
def printed_odds(capsys, tmp_path):
    """Return the output of `volle odds` for a position."""

    def run(game, text, *arguments):
        (tmp_path / "position").write_text(text, encoding="utf-8")
        code = command_line.main(["odds", game, str(tmp_path / "position"), *arguments])
        said = capsys.readouterr()
        return said.out if code == 0 else said.err

    return run


def test_a_position_text_has_as_many_seats_as_it_names(printed_odds):
    found = ways(json.loads(printed_odds("wolle", BIDS, "--json")), "reach")
    assert len(found) == 14
    other = json.loads(printed_odds("wolle", BIDS, "--json", "--seat", "3"))
    assert "3 bid 26" in ways(other, "reach")
    assert "3 bid 26+" not in ways(other, "reach")


@pytest.mark.cpython
def test_the_best_choice_is_marked(printed_odds):
    lines = [line.split() for line in printed_odds("lotte", GO).splitlines()]
    assert " ".join(lines[0]) == "For the most points this turn"
    assert ["Choice", "Nothing", "Roll", "Points"] in lines
    assert ["Stop", "and", "write", "down", "the", "points", *["\N{EN DASH}"] * 2, "350.0"] in lines
    assert [line[:3] for line in lines if "(best)" in line] == [["Roll", "again", "(best)"]]


def test_options_decide_what_a_position_is_worth(printed_odds):
    assert printed_odds("lotte", GO, "--aside", "choice") != printed_odds("lotte", GO)


@pytest.mark.cpython
def test_of_a_record_the_last_position_is_meant(printed_odds):
    headers = 'volle 1\ngame: lotte\nrules: 1\nseats: A | B\noptions: {"preset": "tutto", "target": 6000}\n\n'
    assert "The next roll" in printed_odds("lotte", f"{headers}card bonus-300\n")
    other = BadRecord("record.game", 2, game="lotte")
    assert printed_odds("wolle", f"{headers}card bonus-300\n") == refused(other)


def test_an_invalid_position_is_refused_with_its_line(printed_odds):
    assert printed_odds("wolle", "phase bids\nnonsense\n") == refused(
        BadNotation("notation.position", line=2)
    )
    over = "phase over\nleft *\nscores 6000 0\nturn 2\nreached 1"
    assert printed_odds("lotte", over) == refused(GameError("odds.none"))
