"""The public interface of the package: its names, its types, and docs/python.md."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hosted import play_batch

import views_page
import volle
from volle.arena.contest import Contest

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "python.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.M | re.S)
BOTS = [block for block in BLOCKS if "def bot(" in block]
LOADED = "import sys, volle; print(*(name for name in sys.modules if name.startswith('volle')))"


@pytest.mark.parametrize(("page", "least"), [(PAGE, 10), (PAGE.with_name("encoding.md"), 3)])
def test_the_docs_show_what_python_prints(page, least):
    outcome = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert outcome.failed == 0
    assert outcome.attempted > least


def test_the_docs_list_the_fields_of_the_views():
    for page, text in views_page.PAGES.items():
        assert page.read_text("utf-8") == text(), "run `make views-page`"


def test_every_public_name_is_there():
    assert all(hasattr(volle, name) for name in volle.__all__)
    assert dir(volle) == sorted(volle.__all__)
    assert {name for names in volle._MODULES.values() for name in names} == {*volle.__all__} - {"__version__"}


def test_a_name_that_is_not_public_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = volle.nothing


def test_importing_the_package_imports_none_of_its_modules():
    command = [sys.executable, "-c", LOADED]
    done = subprocess.run(command, cwd=ROOT / "py", capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["volle"]


@pytest.mark.parametrize("name", ["chess", "", None, 3, ["lotte"]])
def test_a_game_that_does_not_exist_is_a_key_error_of_the_engine(name):
    with pytest.raises(volle.GameError) as refused:
        volle.load(name)
    assert isinstance(refused.value, KeyError)
    assert name is None or "lotte" in str(refused.value)


GOOD = {"game": volle.load("lotte"), "names": ["Anna", "Ben"], "options": {}, "seed": "x"}


@pytest.mark.parametrize(
    ("argument", "value"),
    [
        *(("game", value) for value in ("lotte", None, volle.load)),
        *(
            ("names", value)
            for value in ("Anna", b"Anna", 2, None, [], ["Anna"], ["Anna", 2], ["Anna", None])
        ),
        *(("names", value) for value in (["Anna", ""], ["Anna", "bot:unknown"], ["Anna"] * 11)),
        *(("options", value) for value in ([], ["target"], "target", 3, {"goal": 1}, {1: 1})),
        *(("options", {"target": value}) for value in ("1000", 1000.0, 1001, True, None, [1000])),
        *(("seed", value) for value in (7, b"x", 1.5, ["x"])),
    ],
)
def test_a_match_that_cannot_begin_is_refused_with_an_error_of_the_engine(argument, value):
    with pytest.raises(volle.BadOptions):
        volle.begin(**GOOD | {argument: value})


def test_names_may_come_from_any_collection():
    assert volle.begin(volle.load("lotte"), (name for name in ("Anna", "Ben"))).names == ("Anna", "Ben")


@pytest.mark.parametrize("game", volle.GAMES)
def test_a_seed_text_gives_the_same_match(game):
    names = [f"bot:{level}" for level in [*volle.GAMES[game].bots][:2]]
    first, again, other = (
        volle.advance(volle.begin(volle.load(game), names, seed=seed)) for seed in ("x", "x", "y")
    )
    assert first == again != other


def test_a_match_without_a_seed_text_has_a_fresh_seed():
    game = volle.load("lotte")
    assert len({volle.begin(game, ["A", "B"]).seed for _ in range(3)}) == 3


def test_a_match_advances_to_the_decision_of_a_person():
    match = volle.advance(volle.begin(volle.load("wolle"), ["bot:ewe", "Anna"], seed="x"))
    assert match.to_act == (1,)
    assert volle.advance(match) == match


@pytest.mark.parametrize("source", BOTS)
def test_every_bot_of_the_docs_plays_without_a_fault(monkeypatch, tmp_path, source):
    monkeypatch.chdir(tmp_path)
    Path("bot.py").write_text(source, encoding="utf-8")
    game = "wolle" if "wolle" in source else "lotte"
    batch = play_batch(Contest(game, 2, 1, "s", ("bot.py", "random"), {}), 0)
    assert not batch.faults


def test_the_docs_have_five_bots():
    assert len(BOTS) == 5


@pytest.mark.slow
def test_the_bots_of_the_docs_are_typed(tmp_path):
    for number, source in enumerate(BOTS):
        (tmp_path / f"bot{number}.py").write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", *map(str, tmp_path.iterdir())]
    done = subprocess.run(command, cwd=ROOT / "py", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
