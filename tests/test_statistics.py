"""Statistics over many matches, from summaries that are small enough to verify by hand."""

import json
from copy import deepcopy

import pytest
from matches import NAMES, played

from volle.core.json_text import parse_json
from volle.core.match_summary import summary_of
from volle.games import GAMES
from volle.web.bridge import Engine

DAY = "2026-01-{:02}T12:00:00.000Z"


def seat(name, place, points, **parts):
    """Return the summary of one seat in a match of Volle Wolle; `bot:LEVEL` is a bot."""
    bot = name.removeprefix("bot:") if name.startswith("bot:") else None
    empty = {"d12": [0] * 12, "d10": [0] * 10, "d8": [0] * 8}
    return {
        "name": "" if bot else name,
        "bot": bot,
        "avatar": 1,
        "place": place,
        "points": points,
        "luck": parts.get("luck", 0),
        "spread": parts.get("spread", 0),
        "counts": parts.get("counts", {}),
        "records": parts.get("records", {}),
        "tables": {"bids": parts.get("bids", {})},
        "dice": empty | parts.get("dice", {}),
    }


def match(*seats, preset="usual", sealed=True):
    """Return the summary of a match."""
    return {"version": 1, "game": "wolle", "preset": preset, "sealed": sealed, "seats": list(seats)}


ANNA_WINS = match(
    seat("Anna", 1, 60, bids={"20": [3, 2, 2, 1700]}, records={"highest-bid": 20}, luck=300, spread=250),
    seat("Ben", 2, 40, bids={"26+": [1, 1, 0, 200]}, counts={"stolen": 2}),
    seat("bot:ram", 3, 35),
)
BEN_WINS = match(
    seat("Anna", 2, 31, bids={"20": [1, 1, 0, 800], "25": [1, 1, 1, 500]}, luck=-700, spread=250),
    seat("Ben", 1, 52),
    preset="own",
)
BOTH_WIN = match(
    seat("Anna", 1, 44, records={"highest-bid": 24}),
    seat("Ben", 1, 44),
    seat("bot:ram", 3, -3),
    seat("bot:ram", 4, -8),
)
MATCHES = [ANNA_WINS, BEN_WINS, BOTH_WIN]


@pytest.fixture
def statistics_of(ask):
    """Return the statistics of matches that ended on consecutive days."""

    def statistics(matches=MATCHES, **filters):
        when = [DAY.format(day) for day in range(1, len(matches) + 1)]
        answer = ask("statistics", **{"game": "wolle", "summaries": matches, "when": when, **filters})
        assert answer["ok"], answer
        return answer

    return statistics


def of(answer, key):
    """Return the results of one player."""
    (found,) = [player for player in answer["players"] if player["key"] == key]
    return found


def test_people_are_named_before_bots_and_bots_are_counted_by_their_grade(statistics_of):
    players = statistics_of()["players"]
    assert [(player["key"], player["bot"], player["matches"]) for player in players] == [
        ("Anna", None, 3),
        ("Ben", None, 3),
        ("bot:ram", "ram", 3),
    ]


def test_a_shared_win_is_a_win_of_each(statistics_of):
    answer = statistics_of()
    assert [of(answer, key)["wins"] for key in ("Anna", "Ben", "bot:ram")] == [2, 2, 0]
    assert of(answer, "Anna")["win_share"] == 666


def test_points_and_places_are_reported_with_their_means(statistics_of):
    anna = of(statistics_of(), "Anna")
    assert (anna["best"], anna["worst"], anna["mean"], anna["place"]) == (60, 31, 450, 13)


def test_a_mean_below_zero_is_rounded_to_the_nearest_tenth(statistics_of):
    assert of(statistics_of([BOTH_WIN]), "bot:ram")["mean"] == -55


def test_luck_adds_up_and_so_does_its_variance(statistics_of):
    luck = of(statistics_of(), "Anna")["luck"]
    assert (luck["value"], luck["usual"]) == (-400, 1385)  # 1.96 times the root of 0.5


@pytest.mark.parametrize(("preset", "count"), [(None, 3), ("usual", 2), ("own", 1), ("unheard-of", 0)])
def test_matches_are_chosen_by_options(statistics_of, preset, count):
    answer = statistics_of(preset=preset)
    assert (answer["matches"], answer["all"], answer["presets"]) == (count, 3, ["usual", "own"])


@pytest.mark.parametrize(("since", "count"), [(DAY.format(2), 2), ("2026-01-03", 1), (DAY.format(4), 0)])
def test_matches_are_chosen_by_when_they_ended(statistics_of, since, count):
    assert statistics_of(since=since)["matches"] == count


def test_matches_of_another_game_are_not_counted(statistics_of):
    other = summary_of(played("lotte", 3, 0))
    answer = statistics_of([*MATCHES, other])
    assert (answer["matches"], answer["skipped"]) == (3, 0)
    assert statistics_of([*MATCHES, other], game="lotte")["matches"] == 1


def test_a_thousand_matches_are_not_too_many(statistics_of):
    answer = statistics_of([ANNA_WINS] * 1000, when=[DAY.format(1)] * 1000)
    assert of(answer, "Anna")["wins"] == 1000


@pytest.mark.parametrize("text", ["[" * 501, '{"a":' * 501, '"' + '\\"' * 1000 + "[" * 501])
def test_a_deeply_nested_request_is_invalid(text):
    assert json.loads(Engine().handle(text))["error"]["code"] == "request.format"


def test_brackets_in_texts_do_not_count():
    value = {"a": "[{" * 600, "b": '"' + "]" * 600, "c": [[]] * 300}
    assert parse_json(json.dumps(value)) == value


def test_a_game_that_does_not_exist_is_refused(ask):
    answer = ask("statistics", game="chess", summaries=[], when=[])
    assert answer["error"]["code"] == "request.game"


def test_unreadable_entries_are_skipped_and_counted(statistics_of):
    broken = deepcopy(ANNA_WINS)
    broken["seats"][0]["points"] = "many"
    newer = ANNA_WINS | {"version": 2}
    answer = statistics_of([None, broken, newer, ANNA_WINS, 7, []])
    assert (answer["matches"], answer["skipped"]) == (1, 5)


NO_MOMENTS = [None, 7, "yesterday", "2026-01-01", "2026-01-01T12:00:00+01:00", "9999-99-99T99:99:99Z", {}]


@pytest.mark.parametrize("moment", NO_MOMENTS)
def test_a_match_that_ended_at_no_time_is_skipped(statistics_of, moment):
    answer = statistics_of([ANNA_WINS, BEN_WINS], when=[moment, DAY.format(1)])
    assert (answer["matches"], answer["skipped"]) == (1, 1)


def test_a_match_without_a_time_is_skipped(statistics_of):
    answer = statistics_of(MATCHES, when=[DAY.format(1)])
    assert (answer["matches"], answer["skipped"]) == (1, 2)


def test_without_matches_there_is_nothing_to_report(statistics_of):
    answer = statistics_of([])
    for part in ("players", "places", "sums", "records", "rivals", "dice", "presets"):
        assert answer[part] == []
    assert (answer["matches"], answer["course"], answer["player"]) == (0, None, None)


def test_bids_stand_against_the_chance_that_they_had(statistics_of):
    (bids,) = statistics_of(player="Anna")["tables"]
    assert [
        (line["of"], line["chosen"], line["tried"], line["hits"], line["expected"]) for line in bids["lines"]
    ] == [("20", 4, 3, 2, 2500), ("25", 1, 1, 1, 500)]
    assert [(line["share"], line["expected_share"]) for line in bids["lines"]] == [(666, 833), (1000, 500)]


def test_a_bid_that_no_seat_rolled_for_has_no_share(statistics_of):
    (bids,) = statistics_of([match(seat("Anna", 1, 9, bids={"14": [1, 0, 0, 0]}), seat("Ben", 2, 8))])[
        "tables"
    ]
    assert [(line["share"], line["expected_share"]) for line in bids["lines"]] == [(None, None)]


def test_for_all_players_all_bids_count_in_the_order_of_the_board(statistics_of):
    (bids,) = statistics_of()["tables"]
    assert [(line["of"], line["tried"]) for line in bids["lines"]] == [("20", 3), ("25", 1), ("26+", 1)]


def test_places_are_listed_down_to_the_last_one_that_was_reached(statistics_of):
    places = statistics_of(player="Anna")["places"]
    assert [(one["place"], one["count"], one["share"]) for one in places] == [(1, 2, 666), (2, 1, 333)]
    assert [one["place"] for one in statistics_of(player="bot:ram")["places"]] == [1, 2, 3, 4]


def test_the_course_goes_from_the_oldest_match_to_the_newest(statistics_of):
    backwards = [DAY.format(day) for day in (3, 2, 1)]
    course = statistics_of(when=backwards, player="Anna")["course"]
    assert [(one["points"], one["when"]) for one in course["matches"]] == [
        (44, DAY.format(1)),
        (31, DAY.format(2)),
        (60, DAY.format(3)),
    ]
    assert (course["best"], course["worst"], course["mean"]) == (60, 31, 450)


def test_who_met_is_compared_by_places(statistics_of):
    ben, ram = statistics_of(player="Anna")["rivals"]
    assert [ben[part] for part in ("key", "matches", "ahead", "level", "behind")] == ["Ben", 3, 1, 1, 1]
    assert [ram[part] for part in ("key", "matches", "ahead", "level", "behind")] == ["bot:ram", 3, 3, 0, 0]


def test_sums_are_reported_with_the_mean_of_a_match(statistics_of):
    sums = {one["name"]: (one["sum"], one["mean"]) for one in statistics_of(player="Ben")["sums"]}
    assert sums["stolen"] == (2, 7)


def test_a_record_is_reported_with_who_holds_it_and_since_when(statistics_of):
    records = {
        one["name"]: (one["value"], one["by"]["key"], one["when"]) for one in statistics_of()["records"]
    }
    assert records == {"points": (60, "Anna", DAY.format(1)), "highest-bid": (24, "Anna", DAY.format(3))}


def test_a_record_stays_with_the_first_holder(statistics_of):
    twice = [BEN_WINS, match(seat("Cleo", 1, 52), seat("Ben", 2, 3))]
    assert statistics_of(twice)["records"][0]["by"]["key"] == "Ben"


def test_dice_are_reported_with_the_band_in_which_fair_ones_lie(statistics_of):
    rolled = match(seat("Anna", 1, 9, dice={"d8": [20, 8, 7, 8, 9, 8, 10, 10]}), seat("Ben", 2, 8))
    d8 = statistics_of([rolled])["dice"][2]
    assert (d8["name"], d8["rolls"], d8["outside"]) == ("d8", 80, 1)
    assert d8["faces"][0] == {
        "face": 1,
        "count": 20,
        "least": 5,
        "most": 16,
        "usual": False,
    }


def test_dice_without_a_seal_are_not_looked_at(statistics_of):
    rolled = match(seat("Anna", 1, 9, dice={"d8": [20] * 8}), seat("Ben", 2, 8), sealed=False)
    assert statistics_of([rolled])["dice"] == []


def test_an_unknown_player_means_all_players(statistics_of):
    assert statistics_of(player="Zoe")["player"] is None
    assert statistics_of(player="Zoe")["tables"] == statistics_of()["tables"]


@pytest.mark.parametrize("name", NAMES)
def test_real_matches_of_all_sizes_give_statistics_for_each_player(statistics_of, name):
    matches = [summary_of(played(name, seats, 0)) for seats in GAMES[name].seats]
    for player in statistics_of(matches, game=name)["players"]:
        answer = statistics_of(json.loads(json.dumps(matches)), game=name, player=player["key"])
        assert sum(one["count"] for one in answer["places"]) == player["matches"]
        lines = [line for table in answer["tables"] for line in table["lines"] if line["tried"]]
        assert all(0 <= line[part] <= 1000 for line in lines for part in ("share", "expected_share"))


def profile(answer, name):
    """Return the profile of a person."""
    (found,) = [each for each in answer["profiles"] if each["name"] == name]
    return found


def badges(answer, name):
    """Return the badges of a person, and the days on which they were achieved."""
    return {badge["code"]: int(badge["when"][8:10]) for badge in profile(answer, name)["badges"]}


def wins_and_losses(results):
    """Return matches of Anna against a bot, each won or lost."""
    places = [(1, 2) if won else (2, 1) for won in results]
    return [match(seat("Anna", own, 10), seat("bot:ram", other, 10)) for own, other in places]


def test_people_have_profiles_over_all_games_whatever_is_selected(statistics_of):
    answer = statistics_of(game="lotte", since=DAY.format(20))
    assert [(one["name"], one["matches"], one["wins"]) for one in answer["profiles"]] == [
        ("Anna", 3, 2),
        ("Ben", 3, 2),
    ]


def test_a_streak_counts_wins_in_a_row_up_to_the_latest_match(statistics_of):
    anna = profile(statistics_of(wins_and_losses([1, 1, 1, 0, 1, 1])), "Anna")
    assert (anna["streak"], anna["best_streak"]) == (2, 3)


def test_badges_name_the_match_in_which_they_were_achieved_first(statistics_of):
    assert badges(statistics_of(wins_and_losses([0, 1, 1, 1, 1])), "Anna") == {
        "first-win": 2,
        "wins-in-a-row": 4,
    }
    assert badges(statistics_of(wins_and_losses([0] * 11)), "Anna") == {"many-matches": 10}


def test_a_game_declares_the_values_for_its_badges(statistics_of):
    assert badges(statistics_of(), "Ben") == {"wolle-stolen": 1, "first-win": 2}
    bids = [match(seat("Anna", 2, 10, records={"highest-bid": bid}), seat("Ben", 1, 10)) for bid in (24, 25)]
    assert badges(statistics_of(bids), "Anna") == {"wolle-highest-bid": 2}


def test_only_who_has_won_each_game_gets_the_badge_of_all_games(statistics_of):
    fully = summary_of(played("lotte", 2, 0))
    names = zip(("Anna", "Ben"), (1, 2), fully["seats"], strict=True)
    seats = [{**each, "name": name, "bot": None, "place": place} for name, place, each in names]
    both = statistics_of([ANNA_WINS, {**fully, "seats": seats}])
    assert badges(both, "Anna")["all-games"] == 2
    assert "all-games" not in badges(both, "Ben")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_badges_are_declared_for_what_the_game_counts(game):
    assert set(game.statistics.badges) <= {*game.statistics.counts, *game.statistics.records}
