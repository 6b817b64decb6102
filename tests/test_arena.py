"""The arena: fair seatings, paired deals, results independent of workers, and confidence intervals."""

import json
import os
from concurrent.futures import Future
from dataclasses import replace
from itertools import permutations
from math import log10

import pytest
from command_line import ENGINE, run, run_program
from hosted import play_batch, refusal_of
from pig import CAPABLE, PIG, Go

from volle import games
from volle.arena import contest as contests
from volle.arena import processes, tournament
from volle.arena.blocks import blocks_of, meetings, seats_of
from volle.arena.contest import Contest
from volle.arena.intervals import sequential_interval, without_luck
from volle.arena.journal import Journal
from volle.arena.rating import ratings, strengths
from volle.arena.summary import summarize
from volle.core import chance
from volle.core.errors import BadOptions
from volle.core.game import BotLevel, Shortcuts
from volle.games import GAMES

HERE = __name__


def steady(view, rng):
    return Go(view.seat, "roll" if rng.below(3) else "stop")


def double(view, rng):
    return steady(view, rng)


def timid(view, _rng):
    return Go(view.seat, "stop")


def raises(_view, _rng):
    raise KeyError("lost")


def cheats(view, _rng):
    return Go(1 - view.seat, "stop")


class InlineExecutor:
    """An executor that runs batches immediately, one after the other."""

    def __init__(self):
        self.played = []

    def submit(self, function, *arguments):
        self.played.append(arguments[-1])
        future = Future()
        future.set_result(function(*arguments))
        return future


@pytest.fixture
def pig(monkeypatch):
    """Return a function that makes contests of Pig, which is quick to play."""
    monkeypatch.setattr(games.GAMES, "loaders", {"pig": lambda: PIG})
    monkeypatch.setattr(tournament, "play_batch", play_batch)

    def made(*bots, blocks=16, seats=2, **more):
        names = tuple(f"{HERE}:{bot.__name__}" for bot in bots)
        return Contest("pig", seats, blocks, "s", names, {}, **more)

    return made


def results(contest, journal=None, **more):
    """Return the results of a contest, and the batches that were played for it."""
    executor = InlineExecutor()
    journal = journal or Journal(contest, None)
    blocks = tournament.run(journal, tournament.Workers(executor, 2), **more)
    return summarize(contest, blocks, journal.batches), executor.played


# ------------------------------------------------------------------------------ seats and deals


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (3, 2), (3, 5), (4, 4), (5, 3), (1, 2)])
def test_every_bot_has_every_seat_equally_often(bots, seats):
    contest = Contest("", seats, 1, "", tuple("abcde"[:bots]), {})
    at = [[seating[seat] for seating in contest.seatings()] for seat in range(seats)]
    assert len({column.count(bot) for column in at for bot in range(bots)}) == 1
    assert len(set(meetings(contest).values())) <= 1
    assert len(set(seats_of(contest))) == 1


def test_equal_bots_have_equal_results_in_every_block(pig):
    contest = pig(steady, double)
    [first, second] = [play_batch(contest, number) for number in (0, 1)]
    for block in blocks_of(contest, [*first.blocks, *second.blocks]):
        assert block.wins[0] == block.wins[1]
        assert block.points[0] == block.points[1]
    assert len({tuple(match.totals) for block in first.blocks for match in block}) > 1


def test_a_deal_does_not_depend_on_actions(pig, monkeypatch):
    shown = []

    def watch(state, rng):
        shown.append((state.seat, roll := PIG.draw(state, rng)))
        return roll

    watched_pig = replace(CAPABLE, shortcuts=Shortcuts(draw=watch))
    monkeypatch.setattr(games.GAMES, "loaders", {"pig": lambda: watched_pig})
    firsts = []
    for bots in ((timid, steady), (steady, steady)):
        shown.clear()
        contest = pig(*dict.fromkeys(bots), blocks=1)
        play_batch(contest, 0)
        firsts.append([next(roll for seat, roll in shown if seat == at) for at in (0, 1)])
    assert firsts[0] == firsts[1]


# ------------------------------------------------------------------------------ workers and journals


def test_results_are_the_same_bytes_for_any_number_of_workers():
    first = next(iter(GAMES["lotte"].bots))
    arguments = ("arena", "lotte", "--bots", f"{first},random", "--seats", 2, "--blocks", 20, "--seed", "w")
    outputs = [run_program(*arguments, "--json", "--jobs", jobs) for jobs in (1, 2, 7)]
    assert [done.returncode for done in outputs] == [0, 0, 0], outputs[0].stderr
    assert len({done.stdout for done in outputs}) == 1
    found = json.loads(outputs[0].stdout)
    assert found["blocks"] == 20
    assert set(found["bots"]) == {first, "random"}
    for bot in found["bots"].values():
        assert list(bot) == ["wins", "matches", "mean", "rating", "low", "high"]
        assert bot["low"] <= bot["rating"] <= bot["high"]
        assert bot["matches"] == 40
    assert sum(bot["wins"] for bot in found["bots"].values()) == pytest.approx(found["matches"])


def test_results_are_the_same_bytes_where_processes_do_not_exist(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "first.py").write_text("def bot(view, rng):\n    return view.legal[0]\n", "utf-8")
    (tmp_path / "module.py").write_text("def last(view, rng):\n    return view.legal[-1]\n", "utf-8")
    arguments = ("--bots", "random,first.py,module:last", "--blocks", 2, "--seed", "w", "--json")
    outputs = []
    for exist in (processes.exist(), False):
        monkeypatch.setattr(processes, "exist", lambda exist=exist: exist)
        outputs.append(run("arena", "lotte", *arguments))
    assert outputs[0].returncode == 0, outputs[0].stderr
    assert outputs[0].stdout == outputs[1].stdout


def test_a_contest_of_one_job_is_played_in_this_process(pig):
    contest = pig(steady, timid, blocks=17)
    journal = Journal(contest, None)
    with tournament.local(1) as workers:
        assert workers is None
        blocks = tournament.run(journal, workers)
    assert summarize(contest, blocks, journal.batches) == results(contest)[0]


def test_an_interrupted_contest_continues(pig, tmp_path):
    contest = pig(steady, timid, blocks=17)
    whole, _ = results(contest)
    file = tmp_path / "journal"
    results(contest, Journal(contest, file))
    head, first, second, _ = file.read_text("utf-8").split("\n", 3)
    file.write_text(f"{head}\n{first}\n{second[:100]}", "utf-8")
    again, played = results(contest, Journal(contest, file))
    assert again == whole
    assert played == [1, 2]
    _, played = results(contest, Journal(contest, file))
    assert played == []


def test_a_contest_can_be_made_longer(pig, tmp_path):
    file = tmp_path / "journal"
    results(pig(steady, timid, blocks=9), Journal(pig(steady, timid, blocks=9), file))
    longer = pig(steady, timid, blocks=17)
    found, played = results(longer, Journal(longer, file))
    assert (found, played) == (results(longer)[0], [1, 2])


def test_a_journal_of_another_contest_is_refused(pig, tmp_path):
    Journal(pig(steady, timid), tmp_path / "journal")
    with pytest.raises(BadOptions, match=r"arena\.journal"):
        Journal(pig(steady, double), tmp_path / "journal")


# ------------------------------------------------------------------------------ faults


@pytest.mark.parametrize(
    ("bot", "kind", "said"),
    [(raises, "raised", "KeyError: 'lost'"), (cheats, "illegal", "Go(seat=")],
)
def test_a_fault_is_shown_at_its_position_and_a_legal_action_played(pig, bot, kind, said):
    contest = pig(bot, timid, blocks=1)
    faults = play_batch(contest, 0).faults
    assert {fault.kind for fault in faults} == {kind}
    assert all(fault.said.startswith(said) for fault in faults)
    assert {fault.played for fault in faults} == {"1 roll", "2 roll"}
    assert all("scores=" in fault.position for fault in faults)


@pytest.mark.parametrize(
    ("bots", "code"),
    [
        (["piglet", "piglet"], "arena.twice"),
        (["boar"], "name.no-such-bot"),
        ([f"{HERE}:timid"] * 0, "seats.count"),
    ],
)
def test_an_invalid_contest_is_refused(pig, bots, code):
    with pytest.raises(BadOptions) as refused:
        contests.check(Contest("pig", 2, 1, "s", tuple(bots), pig(timid).options))
    assert refused.value.code == code
    for name in ("missing", "HERE"):
        assert refusal_of("pig", f"{HERE}:{name}").code == "arena.module"


def test_a_bot_of_the_engine_that_takes_too_long_is_late(pig, monkeypatch):
    slow = replace(PIG, bots={"slow": BotLevel(timid, "easy")})
    contest = replace(pig(timid, blocks=1, limit=0.0), bots=("slow", f"{HERE}:timid"))
    monkeypatch.setattr(games.GAMES, "loaders", {"pig": lambda: slow})
    assert {(fault.bot, fault.kind) for fault in play_batch(contest, 0).faults} == {(0, "late")}


def test_a_custom_bot_is_found_and_its_fault_is_reported(tmp_path):
    (tmp_path / "mine.py").write_text("def bot(view, rng):\n    return view.legal[0].seat\n", "utf-8")
    arguments = ("--bots", "mine:bot,random", "--seats", 2, "--blocks", 1, "--seed", "s", "--target", 500)
    page = tmp_path / "page.html"
    done = run_program(
        "arena", "lotte", *arguments, "--report", page, PYTHONPATH=f"{ENGINE}{os.pathsep}{tmp_path}"
    )
    assert done.returncode == 0, done.stderr
    assert "mine:bot returned something that isn’t in view.legal.\n" in done.stderr
    assert "  Deal 1, game 1, player 1, after move 2.\n" in done.stderr
    assert "  phase go\n" in done.stderr
    assert "mine:bot" in done.stdout
    assert "--target 500" in page.read_text("utf-8")


# ------------------------------------------------------------------------------ ratings and intervals


def test_ratings_of_two_bots_are_the_odds_of_their_wins():
    found = ratings(strengths({((0,), (1,)): 7500, ((1,), (0,)): 2500}, 2), 1)
    assert found[1] == 0
    assert found[0] == pytest.approx(400 * log10(3), abs=0.1)


def test_strengths_are_recovered_from_rankings_made_with_them():
    made = {0: 6, 1: 3, 2: 1}
    often = {}
    for order in permutations(made):
        first, second, third = (made[bot] for bot in order)
        often[tuple((bot,) for bot in order)] = round(1e6 * first / 10 * second / (second + third))
    found = strengths(often, 3)
    assert [one / found[2] for one in found] == pytest.approx([6, 3, 1], rel=1e-3)


def test_shared_places_favour_neither_bot():
    assert strengths({((0, 1),): 50}, 2) == pytest.approx([1, 1])
    first, second, third = strengths({((0, 1), (2,)): 50}, 3)
    assert first == pytest.approx(second)
    assert first > 10 * third


def test_a_sequential_interval_rarely_misses_the_mean():
    rng = chance.stream(bytes(16), 0, 0)
    missed = 0
    for _ in range(60):
        values = [2 * rng.below(2) - 1 for _ in range(800)]
        looks = (sequential_interval(values[:count]) for count in range(32, 801, 48))
        missed += any(not look.low <= 0 <= look.high for look in looks)
    assert missed <= 3
    assert sequential_interval([1.0] * 32).low > 0
    assert sequential_interval([0.4, 0.6] * 200).low > 0


def test_taking_luck_out_keeps_the_mean_and_narrows_the_rest():
    rng = chance.stream(bytes(16), 1, 0)
    luck = [float(rng.below(101) - 50) for _ in range(2000)]
    results = [3 + 0.2 * one + rng.below(3) for one in luck]
    cleared, explained = without_luck(results, luck)
    assert sum(cleared) / 2000 == pytest.approx(4, abs=0.1)
    assert 0.95 < explained < 1
    assert without_luck([1.0, 2.0], [0.0, 0.0]) == ([1.0, 2.0], 0)


def test_a_contest_stops_once_all_bots_are_distinguished(pig):
    found, played = results(pig(steady, timid, blocks=200), stops_early=True)
    assert 32 <= found["blocks"] < 200
    assert len(played) * contests.BATCH >= found["blocks"]
    [pair] = found["pairs"]
    assert pair["low"] > 0.5 or pair["high"] < 0.5
    found, _ = results(pig(steady, double, blocks=40), stops_early=True)
    assert found["blocks"] == 40


def test_the_control_is_the_anchor(pig):
    contest = pig(timid, blocks=8)
    bots = (*contest.bots, "random")
    found, _ = results(Contest("pig", 2, 8, "s", bots, {}))
    assert found["anchor"] == "random"
    assert found["bots"]["random"]["rating"] == 0
