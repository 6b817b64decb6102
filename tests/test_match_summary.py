"""The summary of a finished match: its contents, and the validation of stored summaries."""

import json
from copy import deepcopy
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from matches import HELD, NAMES, played, up_to
from parts import COUNTED

from volle.core.errors import BadRequest
from volle.core.game import CHANCE
from volle.core.lesson import as_lesson
from volle.core.match import begin, events, luck_of_winners, standings
from volle.core.match_summary import read_summary, summary_of, thousandths
from volle.core.statistics import NO_STATISTICS, Tally, winners_luck
from volle.games import GAMES

RECORDS = Path(__file__).parent / "records"
GOOD = {name: summary_of(played(name, HELD[name].seats[1], 0)) for name in HELD}


def refusal(match):
    """Return the code with which a summary is refused."""
    with pytest.raises(BadRequest) as refused:
        summary_of(match)
    return refused.value.code


def changed(name, path, value):
    """Return a valid summary with one part changed."""
    figures = deepcopy(GOOD[name])
    *way, last = path
    part = figures
    for step in way:
        part = part[step]
    part[last] = value
    return figures


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("at", [0, -1])
def test_what_is_written_can_be_read(name, at):
    match = played(name, GAMES[name].seats[at], 0)
    figures = summary_of(match)
    read = read_summary(json.loads(json.dumps(figures)), GAMES)
    assert [one.points for one in read.seats] == list(match.game.result(match.state).totals)
    assert [one.luck for one in read.seats] == [one["luck"] for one in figures["seats"]]


@pytest.mark.parametrize("name", HELD)
def test_places_are_those_of_the_ranking(name):
    match = played(name, HELD[name].seats[1], 0)
    totals = match.game.result(match.state).totals
    assert [seat["place"] for seat in GOOD[name]["seats"]] == [
        1 + sum(other > total for other in totals) for total in totals
    ]


def test_a_match_that_goes_on_has_no_summary():
    match = played("wolle", 3, 0)
    assert refusal(up_to(match, match.ply - 1)) == "figures.not-over"


def test_loaded_dice_are_not_counted():
    names = ("Anna", *(f"bot:{level}" for level in GAMES["wolle"].lessons["first"].bots))
    assert refusal(as_lesson(begin(GAMES["wolle"], names, {}, bytes(16)), "first")) == "figures.lesson"


@pytest.mark.parametrize("name", COUNTED)
def test_the_luck_of_every_decision_of_chance_is_nothing_on_average_and_spreads_as_is_said(name):
    game, match = GAMES[name], played(name, 3, 0)
    due = [ply for ply in range(match.ply) if match.log[ply].seat == CHANCE]
    tried = 0
    for ply in due[:: max(len(due) // 25, 1)]:
        state = match.before(ply)
        if state.phase not in {"roll", "card"}:
            continue
        tried += 1
        check_luck(game, state, game.turn_of(state))
    assert tried >= 10


def check_luck(game, state, seat):
    """Check the luck of the next chance action by trying all outcomes."""
    mean = square = total = Fraction(0)
    for action, chance in game.chance_outcomes(state):
        step = game.apply(state, action)
        tally = game.statistics.tally(step.frames, step.state)[seat]
        mean += chance * tally.luck
        square += chance * tally.luck**2
        total += chance
        spread = tally.spread
    assert (mean, square, total) == (0, spread, 1)


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_is_counted_has_a_name_that_the_game_knows(name):
    figuring = GAMES[name].statistics
    for seat in GOOD[name]["seats"]:
        assert set(seat["counts"]) <= set(figuring.counts)
        assert set(seat["records"]) <= set(figuring.records)
        assert set(seat["tables"]) == set(figuring.tables)
        assert all(set(rows) <= set(figuring.tables[table]) for table, rows in seat["tables"].items())


@pytest.mark.parametrize("name", NAMES)
def test_summaries_are_small(name):
    assert len(json.dumps(GOOD[name], separators=(",", ":"))) < 3000


def test_a_record_has_the_summary_of_its_match(ask):
    answer = ask("summary", record=(RECORDS / "two-seats.volle").read_text("utf-8"))
    assert [(seat["name"], seat["points"], seat["place"]) for seat in answer["summary"]["seats"]] == [
        ("Anna", 103, 1),
        ("Ben", 47, 2),
    ]


def test_the_match_on_the_table_has_the_summary_of_its_record(ask):
    record = (RECORDS / "two-seats.volle").read_text("utf-8")
    ask("load", record=record)
    assert ask("summary") == ask("summary", record=record)


def test_without_a_match_there_is_no_summary(ask):
    assert ask("summary")["error"]["code"] == "match.none"


@pytest.mark.parametrize(
    ("fraction", "written"), [(Fraction(1, 2000), 1), (Fraction(-2, 3), -667), (Fraction(5), 5000)]
)
def test_fractions_are_written_in_thousandths(fraction, written):
    assert thousandths(fraction) == written


HOSTILE = [None, 7, "figures", [], {}, {"version": 1}, [[]], True]


@pytest.mark.parametrize("value", HOSTILE)
def test_invalid_summaries_are_skipped(value):
    assert read_summary(value, GAMES) is None


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("version",), 2),
        (("version",), True),
        (("game",), "chess"),
        (("game",), []),
        (("preset",), "mine"),
        (("preset",), []),
        (("sealed",), 1),
        (("seats",), []),
        (("seats",), {"0": {}}),
        (("seats", 0), None),
        (("seats", 0), []),
        (("seats", 0, "bot"), "wolf"),
        (("seats", 0, "bot"), {}),
        (("seats", 0, "avatar"), 11),
        (("seats", 0, "place"), 4),
        (("seats", 0, "place"), True),
        (("seats", 0, "points"), 1.5),
        (("seats", 0, "points"), 10**30),
        (("seats", 0, "luck"), "0"),
        (("seats", 0, "spread"), -1),
        (("seats", 0, "counts"), []),
        (("seats", 0, "counts"), {"own-goals": 1}),
        (("seats", 0, "records"), {"points": 1}),
        (("seats", 0, "tables"), {}),
        (("seats", 0, "dice"), {}),
    ],
)
@pytest.mark.parametrize("name", COUNTED)
def test_summaries_with_one_wrong_part_are_skipped(name, path, value):
    assert read_summary(changed(name, path, value), GAMES) is None


@pytest.mark.parametrize("line", [[0, 1, 2, 0], [0, 1, 1, 1001], [0, 1, 1], [0, 1, 1, -1], {}, None])
def test_a_line_that_cannot_be_is_skipped(line):
    assert read_summary(changed("wolle", ("seats", 0, "tables", "bids", "18"), line), GAMES) is None


@pytest.mark.parametrize("faces", [[], [0] * 11, [0] * 11 + [-1], [None] * 12, {}])
def test_faces_that_no_die_has_are_skipped(faces):
    assert read_summary(changed("wolle", ("seats", 0, "dice", "d12"), faces), GAMES) is None


@pytest.mark.parametrize("name", ["bot:ram", "", " ", "a" * 25, "a|b", 3])
def test_a_person_with_a_name_that_no_player_can_have_is_skipped(name):
    figures = changed("wolle", ("seats", 0, "bot"), None)
    figures["seats"][0]["name"] = name
    assert read_summary(figures, GAMES) is None


# ------------------------------------------------------------------------------ the luck of the winners


def luck(winners, *seats):
    """The luck of winners among seats that are given with their luck and its variance."""
    tallies = [Tally(NO_STATISTICS) for _ in seats]
    for tally, (gained, spread) in zip(tallies, seats, strict=True):
        tally.decide(Fraction(gained), Fraction(spread))
    return winners_luck(tallies, winners)


@pytest.mark.parametrize(
    ("winners", "seats", "verdict"),
    [
        ((0,), [(3, 4), (0, 4)], "lucky"),
        ((0,), [(2, 4), (0, 4)], "usual"),
        ((0,), [(3, 4), (4, 4)], "usual"),
        ((1,), [(0, 4), (-1, 4), (2, 4)], "unlucky"),
        ((1,), [(-3, 4), (-1, 4), (0, 4)], "usual"),
        ((0,), [(0, 4), (1, 4)], "usual"),
        ((0, 1), [(2, 4), (2, 4), (0, 4)], "lucky"),
        ((0, 1), [(2, 4), (-3, 4), (0, 4)], "unlucky"),
        ((0, 1), [(1, 4), (1, 4)], "usual"),
    ],
)
def test_winners_are_lucky_beyond_what_is_usual_and_unlucky_below_what_the_others_had(
    winners, seats, verdict
):
    assert luck(winners, *seats) == verdict


@pytest.mark.parametrize("name", GAMES)
def test_the_luck_of_the_winners_is_that_of_the_summary(name):
    verdicts = set()
    for seats in (2, 3, 4, 6):
        match = played(name, seats, 0)
        kept = summary_of(match)["seats"]
        (winner, *shared), own = match.game.result(match.state).winners, luck_of_winners(match)
        verdicts.add(own)
        assert shared or own != "lucky" or kept[winner]["luck"] ** 2 > kept[winner]["spread"] * 1000 > 0
        assert shared or own != "unlucky" or kept[winner]["luck"] < 0
    assert verdicts <= {"lucky", "unlucky", "usual"}


def test_nothing_is_known_of_luck_before_the_end_and_where_nothing_is_counted():
    assert winners_luck((), (0,)) is None
    match = played("lotte", 3, 0)
    assert luck_of_winners(up_to(match, match.ply - 1)) is None
    assert luck_of_winners(replace(match, lesson="first")) is None


def test_standings_are_every_change_of_the_scores():
    match = played("lotte", 3, 0)
    found = standings(match)
    assert all(one != other for one, other in pairwise(((0, 0, 0), *found)))
    assert found[-1] == match.game.result(match.state).totals
    turns = [told.event for told in events(match, None) if told.event.code == "turn.scored"]
    assert {(turn.seat, turn.score) for turn in turns if turn.points} <= {
        (seat, score) for scores in found for seat, score in enumerate(scores)
    }


def test_a_game_that_counts_at_the_end_has_no_standings():
    assert standings(played("wolle", 3, 0)) == ()
