"""The programs of research/, each on a tiny case, so that they keep running."""

import json
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from research import durations, results
from research.arena import early_stops
from research.lotte import turn_points
from research.wolle import bot_levels, count_bids
from volle.core import match as matches
from volle.games import GAMES

BEGUN = "volle 1\ngame: wolle\nseats: bot:roger | bot:ram\n\ndeal s03 s08 d2\n"
ENGINE = Path(__file__).resolve().parents[1] / "py"


@pytest.fixture
def run(monkeypatch, tmp_path, capsys):
    """Run a program with arguments, and return the folder of its reports and what it prints."""
    monkeypatch.setattr(results, "OUT", tmp_path)
    monkeypatch.setattr(results, "ROOT", tmp_path)

    def ran(program, *arguments):
        monkeypatch.setattr(sys, "argv", [program.__name__, *arguments])
        program.main()
        return tmp_path, capsys.readouterr().out

    return ran


@pytest.fixture(scope="module")
def begun():
    """A match of two lambs, up to the first roll of its second round."""
    match = matches.begin(GAMES["wolle"], ("bot:lamb",) * 2, {}, bytes(16))
    while match.state.phase != "roll" or not any(match.state.herds):
        match = matches.play(match, matches.automatic_action(match))
    return match


@pytest.fixture(scope="module")
def finished(begun):
    """The same match, finished."""
    match = begun
    while match.to_act:
        match = matches.play(match, matches.automatic_action(match))
    return match


def test_the_product_imports_nothing_of_it():
    sources = [path.read_text("utf-8") for path in ENGINE.rglob("*.py")]
    assert sources
    assert not [text for text in sources if re.search(r"^\s*(from|import) research\b", text, re.MULTILINE)]


# ------------------------------------------------------------------------------ Volle Wolle


def test_bids_are_counted_over_all_records_of_a_folder(tmp_path):
    (tmp_path / "1.volle").write_text(f"{BEGUN}1 bid 24\n2 bid 26+\nroll 3 10 7\n2 keep d10\n", "utf-8")
    (tmp_path / "2.volle").write_text(f"{BEGUN}1 bid 26\n2 bid 24\n", "utf-8")
    assert count_bids.bids(tmp_path) == (2, Counter({"24": 2, "26+": 1, "26": 1}))


def test_records_with_different_numbers_of_seats_are_refused(tmp_path):
    (tmp_path / "1.volle").write_text(BEGUN, "utf-8")
    (tmp_path / "2.volle").write_text(BEGUN.replace(" | bot:ram", " | bot:ram | bot:ram"), "utf-8")
    with pytest.raises(SystemExit):
        count_bids.bids(tmp_path)


def test_the_height_of_a_bar_is_the_frequency_of_a_bid():
    drawn = count_bids.chart({2: Counter({"14": 1, "24": 3})})
    high = [
        float(found)
        for found in re.findall(r'<rect x="[\d.]+" y="[\d.]+" width="[\d.]+" height="([\d.]+)"', drawn)
    ]
    bars = dict(zip(count_bids.BIDS, high, strict=False))
    assert bars["24"] == 3 * bars["14"] > 0
    assert bars["20"] == 0


def test_levels_are_measured_in_blocks(monkeypatch):
    monkeypatch.setattr(bot_levels, "CONTROLS", {"random": bot_levels.at_random})
    found = bot_levels.measure(bot_levels.Pairing("lamb", "random", 2), 2, "tiny")
    assert found["blocks"] == 2
    assert "lamb" in bot_levels.row(found)


def test_false_positives_of_the_arena_are_counted(run, monkeypatch):
    monkeypatch.setattr(early_stops, "BLOCKS", 100)
    folder, printed = run(early_stops, "--contests", "2")
    assert "of 100 blocks" in printed
    assert json.loads((folder / "early-stops.json").read_text("utf-8"))["contests"] == 2


def test_rounds_and_decisions_of_matches_are_counted(run, monkeypatch):
    monkeypatch.setattr(durations, "OPTIONS", {"wolle": ({},), "lotte": ({"target": 500},)})
    folder, _ = run(durations, "--matches", "1", "--seats", "3")
    wolle, lotte = json.loads((folder / "durations.json").read_text("utf-8"))
    assert (wolle["rounds"], wolle["decisions"]["bid"]) == (15, 1)
    assert lotte["decisions"]["card"] >= 1


# ------------------------------------------------------------------------------ Volle Lotte


@pytest.mark.parametrize("preset", turn_points.PLAYS)
def test_shares_of_turns_add_up_to_1(preset):
    assert sum(turn_points.shares(preset, [0.5, 0.5], 60)) == pytest.approx(1)


@pytest.fixture
def tiny(tmp_path):
    """A folder with solutions of both presets, for a target of 300 points."""
    pytest.importorskip("numba", reason="needs the extra `solve`")
    from research.lotte import duels, solve  # noqa: PLC0415

    for preset in duels.CAPS:
        game = solve.Game(preset, 6, 10, 26)
        solve.np.savez(tmp_path / f"lotte-{preset}.npz", *solve.solve(game, 1e-9).grids)
    return tmp_path


def test_solutions_of_a_tiny_game_agree_with_brute_force():
    pytest.importorskip("numba", reason="needs the extra `solve`")
    from research.lotte import brute_force  # noqa: PLC0415

    assert brute_force.difference("tutto", 100, 100) < 1e-9


def test_solutions_are_compared(tiny):
    pytest.importorskip("numba", reason="needs the extra `solve`")
    from research.lotte import compare, solve  # noqa: PLC0415

    found = solve.np.load(tiny / "lotte-cabinet.npz")
    grids = [found[name] for name in found.files]
    assert compare.apart(grids, grids) == {"at most": 0, "mean": 0, "at the start": 0}


def test_the_best_play_wins_half_of_a_tiny_game_against_itself():
    pytest.importorskip("numba", reason="needs the extra `solve`")
    from research.lotte import duels, solve  # noqa: PLC0415

    game = solve.Game("tutto", 10, 10, 30)
    assert duels.duel(game, ("best", "best"), 1e-6)["wins"] == pytest.approx(0.5, abs=1e-4)
    assert 0 < duels.duel(game, ("racer", "steady"), 1e-3)["wins"] < 1


def test_the_error_of_a_tiny_solution_is_bounded(tiny, monkeypatch):
    pytest.importorskip("numba", reason="needs the extra `solve`")
    from research.lotte import error_bounds, solve  # noqa: PLC0415

    monkeypatch.setattr(error_bounds, "Game", lambda preset, *_: solve.Game(preset, 6, 10, 26))
    assert error_bounds.bound("tutto", tiny, sharp=True)["error at most"] < 1e-3


def test_the_value_of_a_turn_is_near_the_chance_before_it():
    pytest.importorskip("numba", reason="needs the extra `solve`")
    from research.lotte import cross_check, write_data  # noqa: PLC0415

    grid = cross_check.np.full((139, 299), 0.5)
    assert abs(cross_check.difference("cabinet", 0, (0, 0), [grid, grid]) - 0.02) < 0.02
    assert len(write_data.text(grid[:1, :2]).split('"')[1]) == 6
