"""Matches with the same deal: a challenge reveals no end, and a comparison adds up."""

import json

import pytest

from volle.core import match as matches
from volle.core.errors import BadRecord
from volle.core.match import with_seed_from
from volle.core.record import format_record, parse_record
from volle.core.seed_source import SeedSource
from volle.games import GAMES

OF_DAY = SeedSource("day", "2026-11-22")
SETTINGS = ("game", "seats", "options", "avatars", "deal", "seed", "help")
"""The fields of a challenge with which another match begins."""


def of_day(game="lotte", seats=("Anna", "bot:cautious"), choose=0, source=OF_DAY):
    """Return a finished match with the deal of a day: people take the legal action with this number."""
    options = {"target": 1000} if game == "lotte" else {"short": True}
    match = with_seed_from(matches.begin(GAMES[game], seats, options, bytes(16)), source)
    while match.to_act:
        seat = match.to_act[0]
        if matches.automatic_seat(match) is None:
            legal = match.game.legal_actions(match.state, seat)
            action = legal[choose % len(legal)]
        else:
            action = matches.automatic_action(match)
        match = matches.play(match, action)
    return match


@pytest.fixture(scope="module")
def two():
    """Return the records of two players of one deal, who decide differently."""
    return format_record(of_day()), format_record(of_day(seats=("Ben", "bot:cautious"), choose=-1))


def compared(ask, *records):
    """Return all answers until the coach has covered every action."""
    answers = []
    while not answers or answers[-1]["done"] < answers[-1]["plies"]:
        answers.append(ask("compare", records=list(records)))
        assert answers[-1]["ok"], answers[-1]
    return answers


def test_a_challenge_depends_on_nothing_after_the_deal(ask, two):
    one, other = (ask("challenge", record=record) for record in two)
    assert {name for name in one if one[name] != other[name]} == {"name", "seats"}
    assert set(one) == {"ok", "name", "date", "seal", "verdict", "played", "seat", *SETTINGS}


def test_a_challenge_begins_a_match_with_the_same_deal(ask, two):
    offer = ask("challenge", record=two[0])
    assert (offer["deal"], offer["date"]) == ("day 2026-11-22", {"kind": "day", "text": "2026-11-22"})
    assert offer["verdict"] == "fair"
    begun = ask("new", **{name: offer[name] for name in SETTINGS})
    assert begun["view"]["seal"] == offer["seal"]


def test_a_deal_from_a_secret_seed_can_be_played_again(ask):
    secret = format_record(of_day(source=SeedSource("again")))
    offer = ask("challenge", record=secret)
    assert (offer["deal"], offer["seed"]) == ("again", "00" * 16)
    assert ask("new", **{name: offer[name] for name in SETTINGS})["view"]["seal"] == offer["seal"]


def test_a_challenge_finds_the_match_that_answers_it_and_never_itself(ask, two):
    theirs, mine = two
    other_table = format_record(of_day(seats=("Ben", "bot:cautious", "bot:cautious")))
    assert ask("challenge", record=theirs, records=[theirs, other_table])["played"] is None
    assert ask("challenge", record=theirs, records=[other_table, mine])["played"] == mine


def with_another_roll(record):
    """Return the record with its last roll changed, as the rules still allow it."""
    lines = record.splitlines()
    for number in reversed(range(len(lines))):
        dice = lines[number].split()[1:]
        for face in "123456" if lines[number].startswith("roll ") else "":
            changed = "\n".join(
                [*lines[:number], " ".join(["roll", *dice[:-1], face]), *lines[number + 1 :], ""]
            )
            try:
                parse_record(changed, GAMES)
            except BadRecord:
                continue
            if format_record(parse_record(changed, GAMES)) != record:
                return changed
    raise AssertionError


def test_changed_dice_are_noticed_before_the_deal_is_played(ask, two):
    assert ask("challenge", record=with_another_roll(two[0]))["verdict"] == "drawn"


@pytest.mark.parametrize("verb", ["challenge", "compare"])
def test_only_a_finished_match_of_a_person_is_compared(ask, two, verb):
    def refusal(record):
        request = {"record": record} if verb == "challenge" else {"records": [record]}
        return ask(verb, **request)["error"]["code"]

    assert refusal("volle 2\n") == "record.magic"
    running = two[0].split("\n\n")[0] + "\n\n"
    assert refusal(running) == "compare.running"
    assert refusal(format_record(of_day(seats=("bot:cautious", "bot:steady")))) == "compare.no-person"


def test_a_match_without_a_commitment_is_no_challenge(ask, two):
    unsealed = "".join(line for line in two[0].splitlines(keepends=True) if not line.startswith("seal:"))
    assert ask("challenge", record=unsealed)["error"]["code"] == "compare.no-deal"


def test_matches_with_different_deals_are_not_compared(ask, two):
    other = format_record(of_day(source=SeedSource("words", "red hen")))
    assert ask("compare", records=[two[0], other])["error"]["code"] == "compare.other-deal"
    assert ask("compare", records=[])["error"]["code"] == "request.records"


@pytest.mark.parametrize("game", ["lotte", "wolle"])
def test_a_comparison_has_the_numbers_of_both_matches(ask, game):
    bots = {"lotte": "bot:cautious", "wolle": "bot:lamb"}[game]
    both = [of_day(game, (name, bots), choose) for name, choose in (("Anna", 0), ("Ben", -1))]
    records = [format_record(match) for match in both]
    first, *_, last = compared(ask, *records)
    assert all(each["luck"] is None for each in first["comparison"]["players"])
    found = last["comparison"]
    for index, (match, player) in enumerate(zip(both, found["players"], strict=True)):
        [review] = [answer["review"] for answer in reviewed(ask, records[index])]
        own = review["seats"][0]
        assert player["points"] == match.game.result(match.state).totals[0]
        parts_of = {part["code"]: part["change"] for part in own["parts"]}
        assert (player["luck"], player["cost"]) == (parts_of["own-luck"], parts_of["own-decisions"])
        assert (player["good"], player["decisions"]) == (own["good"], own["decisions"])
        parts = [each["parts"][index] for each in found["rounds"] if each["parts"][index]]
        assert sum(part["luck"] for part in parts) == pytest.approx(parts_of["own-luck"])
        assert sum(part["cost"] for part in parts) == pytest.approx(parts_of["own-decisions"])
        assert {event["seat"] for part in parts for event in part["events"]} == {0}
    points = [player["points"] for player in found["players"]]
    assert found["ahead"] == (None if points[0] == points[1] else points.index(max(points)))
    assert [each["number"] for each in found["rounds"]] == list(range(1, len(found["rounds"]) + 1))
    assert found["rounds"][0]["alike"]


def reviewed(ask, record):
    """Yield the answer with the complete review of a record."""
    while not (answer := ask("review", record=record))["review"]:
        pass
    yield answer


def test_bids_and_rolls_of_each_round_are_compared(ask):
    records = [format_record(of_day("wolle", (name, "bot:lamb"), 1)) for name in ("Anna", "Ben")]
    rounds = compared(ask, *records)[-1]["comparison"]["rounds"]
    codes = [{event["code"] for event in part["events"]} for each in rounds for part in each["parts"]]
    assert all("bid.marked" in each for each in codes)
    assert any("dice.rolled" in each for each in codes)
    assert all(each["alike"] for each in rounds)


def test_a_shorter_match_has_no_part_in_the_last_rounds(ask):
    quick = format_record(of_day())
    slow = format_record(of_day(seats=("Ben", "bot:cautious"), choose=-1))
    rounds = compared(ask, quick, slow)[-1]["comparison"]["rounds"]
    lengths = [sum(part["parts"][index] is not None for part in rounds) for index in (0, 1)]
    assert max(lengths) == len(rounds)
    assert [each["alike"] for each in rounds if None in each["parts"]] == [False] * abs(
        lengths[0] - lengths[1]
    )


def head(day, game="lotte", result="result 300 1000 winner 2", seal="5ea1"):
    """Return the headers and the result of a record of the deal of a day."""
    lines = (f"game: {game}", "rules: 1", "seats: Anna | bot:cautious", "options: {}", f"deal: day {day}")
    return "\n".join(("volle 1", *lines, f"seal: {seal}", result))


@pytest.mark.parametrize(
    ("today", "streak", "longest"),
    [("2024-03-02", 4, 4), ("2024-03-03", 4, 4), ("2024-03-04", 0, 4), ("2024-02-27", 0, 4)],
)
def test_a_streak_is_days_in_a_row_up_to_today_or_yesterday(ask, today, streak, longest):
    heads = [head(day) for day in ("2024-02-28", "2024-02-29", "2024-03-01", "2024-03-02", "2023-12-31")]
    answer = ask("calendar", today=today, heads=[*heads, head("2024-03-02"), "volle 1\ngame: lotte"])
    assert (answer["streak"], answer["longest"]) == (streak, longest)


def test_the_calendar_has_weeks_from_monday_up_to_today(ask):
    answer = ask("calendar", today="2026-11-26", heads=[head("2026-11-26", "wolle"), head("2026-11-26")])
    weeks = answer["weeks"]
    assert [len(week) for week in weeks] == [7, 7, 7, 7, 4]
    assert weeks[0][0] == {"date": "2026-10-26", "matches": []}
    assert weeks[-1][-1]["date"] == "2026-11-26"
    assert [match["game"] for match in weeks[-1][-1]["matches"]] == ["lotte", "wolle"]
    assert json.dumps(weeks).count("2026-11-01") == 1


def test_the_first_match_of_a_day_has_the_result(ask):
    again = head("2026-11-26", result="result -200 1000 winner 2")
    first = head("2026-11-26", result="result 1000 -50 winner 1")
    (match,) = ask("calendar", today="2026-11-26", heads=[again, first])["weeks"][-1][-1]["matches"]
    assert (match["points"], match["winners"], match["person"]) == ([1000, -50], [0], 0)
    assert (match["seats"], match["avatars"]) == (["Anna", "bot:cautious"], [1, 2])


def excerpt(record):
    """Return the headers and the result of a record, as the page sends them."""
    headers, _, rest = record.partition("\n\n")
    return f"{headers}\n{rest.splitlines()[-1]}"


def test_a_friends_points_are_hidden_until_the_deal_is_played_here(ask):
    friends = format_record(of_day(seats=("Ben", "bot:cautious")))
    own = format_record(of_day(choose=-1))
    day = of_day().deal.text
    unplayed = ask("calendar", today=day, heads=[], friends=["volle 1", friends])["friends"]
    assert [(one["number"], one["name"], one["points"]) for one in unplayed] == [(1, "Ben", None)]
    (played,) = ask("calendar", today=day, heads=[excerpt(own)], friends=[friends])["friends"]
    assert str(played["points"]) == friends.splitlines()[-1].split()[1]
    assert (played["date"], played["game"]) == (day, "lotte")


def test_friends_matches_of_other_days_and_changed_ones_are_left_out(ask):
    friends = format_record(of_day(seats=("Ben", "bot:cautious")))
    day = of_day().deal.text
    changed = friends.replace("\nresult ", "\nresult 9")
    assert ask("calendar", today="2031-05-05", heads=[], friends=[friends])["friends"] == []
    assert ask("calendar", today=day, heads=[], friends=[changed])["friends"] == []


def test_a_date_that_does_not_exist_has_no_calendar(ask):
    assert ask("calendar", today="2026-02-29", heads=[])["error"]["code"] == "deal.day"
