"""The structure of the page: its imports, and what it must not hard-code."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from cases import each_case

from drawings import solids, sprite
from precache import SOURCES
from volle.games import GAMES as ENGINE_GAMES

ROOT = Path(__file__).resolve().parent.parent
GAMES = sorted(index.parent.name for index in (ROOT / "js" / "games").glob("*/index.js"))
"""The games of the page: each folder with an index."""


def is_generated(file):
    """Return True for files that `make protocol` and `make drawings` write."""
    return file.is_relative_to(ROOT / "js" / "protocol") or file in {sprite.LIST, solids.FILE}


def test_rules_of_imports_name_every_folder_of_scripts():
    rules = json.loads((ROOT / ".dependency-cruiser.json").read_text("utf-8"))["forbidden"]
    folders = {folder.name for folder in (ROOT / "js").iterdir() if folder.is_dir()}
    assert {f"{folder}-imports" for folder in folders} <= {rule["name"] for rule in rules}


def imported_files(file):
    """Return the files of js/ that a script imports."""
    for address in re.findall(r'^(?:import|\}) .*?"(\.[^"]+)"', file.read_text("utf-8"), re.M):
        yield (file.parent / address).resolve()


def all_imported_files(file):
    """Return a script and all files of js/ that it imports, directly or not."""
    return {file}.union(*map(all_imported_files, imported_files(file)))


def test_the_version_of_the_site_changes_with_every_part_of_the_service_worker():
    bundled = all_imported_files(ROOT / SOURCES[0])
    assert {str(file.relative_to(ROOT)) for file in bundled} == set(SOURCES)


@pytest.mark.parametrize("game", GAMES)
def test_shared_code_names_no_game(game):
    shared = [
        *(file for file in (ROOT / "js").rglob("*.*s") if not is_generated(file)),
        *(ROOT / "css").rglob("*.css"),
        *(ROOT / "locales").glob("*/app.ftl"),
        *ROOT.glob("*.html"),
    ]
    naming = {
        str(file.relative_to(ROOT))
        for file in shared
        if game not in file.relative_to(ROOT).parts
        and re.search(rf"\b{game}\b", file.read_text("utf-8"), re.I)
    }
    assert naming == {"js/games/index.js", "css/start.css", "css/main.css", "css/pages.css"}


VERBS = "bid|keep|claim|rescue|miss|take|steal|leave|top|roll|stop|draw|card|deal|boards"
HAND_WRITTEN = [
    file
    for file in sorted((ROOT / "js").rglob("*.js"))
    if not is_generated(file) and not file.name.endswith(".test.js")
]
"""Hand-written scripts, neither generated nor tests."""


def literals(file):
    """Return all string literals of a script, without its comments."""
    text = re.sub(r"/\*.*?\*/|^\s*//.*?$", "", file.read_text("utf-8"), flags=re.S | re.M)
    return re.findall(r'"(?:[^"\\\n]|\\.)*"|`[^`]*`', text)


@each_case("file", lambda: HAND_WRITTEN, lambda file: str(file.relative_to(ROOT)))
def test_the_page_writes_no_notation(file):
    for text in literals(file):
        assert not re.search(rf"(?:\b\d+|\}}) (?:{VERBS})\b(?! *[=(])", text), text


@each_case("file", lambda: HAND_WRITTEN, lambda file: str(file.relative_to(ROOT)))
def test_the_page_knows_no_rule_and_no_option_by_heart(file):
    known = RULE_IDS | {rule.replace(".", "-") for rule in RULE_IDS} | OPTION_VALUES
    for text in literals(file):
        assert text[1:-1] not in known, text
        assert not re.search(r"\b(?:wolle|lotte)\.[a-z$]", text), text


RULE_IDS = {
    rule["id"]
    for book in (ROOT / "rulebook").glob("*.toml")
    for rule in tomllib.loads(book.read_text("utf-8"))["rule"]
}
WORDS_OF_EVENTS = {"all", "choice"}
"""Option values that are also reasons of events."""
OPTION_VALUES = {
    value
    for game in ENGINE_GAMES.values()
    for option in game.options
    for value in (*option.values, *option.presets)
    if isinstance(value, str)
} - WORDS_OF_EVENTS


@pytest.mark.parametrize("game", GAMES)
def test_the_page_copies_no_number_of_an_option(game):
    options = ENGINE_GAMES[game].options
    numbers = {
        n for o in options for n in (o.default, *o.values, *(o.range or ())) if type(n) is int and n > 99
    }
    for file in (ROOT / "js" / "games" / game).rglob("*.js"):
        found = {int(digits.replace("_", "")) for digits in re.findall(r"\b\d[\d_]*\b", file.read_text())}
        assert file.parent.name == "art" or not found & numbers, file


DRAWING = ("app", "kit", "match", "games", "features")
"""The folders with scripts that draw the page."""
LAYERS = [file for file in HAND_WRITTEN if file.relative_to(ROOT).parts[1] in DRAWING]


def test_the_folders_that_draw_the_page_exist():
    assert {file.relative_to(ROOT).parts[1] for file in LAYERS} == {*DRAWING}


@each_case("file", lambda: LAYERS, lambda file: str(file.relative_to(ROOT)))
def test_no_module_of_the_page_has_a_variable(file):
    assert not re.search(r"^(?:export )?let ", file.read_text("utf-8"), re.M)


@each_case("file", lambda: LAYERS, lambda file: str(file.relative_to(ROOT)))
def test_one_script_reads_and_changes_the_address(file):
    used = re.search(r"\blocation\.(hash|search|href|assign|replace)\b|\bhistory\.", file.read_text())
    assert not used or file == ROOT / "js" / "app" / "address.js"
