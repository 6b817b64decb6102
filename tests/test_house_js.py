"""The structure of the page: its imports, and what it must not hard-code."""

import re
import tomllib
from pathlib import Path

import pytest

from precache import SOURCES
from volle.games import GAMES as ENGINE_GAMES

ROOT = Path(__file__).resolve().parent.parent
GAMES = sorted(index.parent.name for index in (ROOT / "js" / "games").glob("*/index.js"))
"""The games of the page: each folder with an index."""

ROOMS = {
    "protocol": set(),
    "storage": set(),
    "worker": {"storage"},
    "service-worker": {"storage"},
    "engine": {"storage"},
    "offline": {"engine", "storage"},
    "state": {"engine", "offline", "protocol", "storage"},
    "ui/art": set(),
    "ui/motion": {"state", "ui/art"},
    "ui/components": {"state", "ui", "ui/art"},
    "ui/sound": {"state"},
    **{f"games/{game}": {"state", "ui", "ui/art", "ui/components"} for game in GAMES},
    "games": {f"games/{game}" for game in GAMES},
    "ui/screens": {
        "engine",
        "games",
        "offline",
        "protocol",
        "state",
        "storage",
        "ui",
        "ui/components",
        "ui/sound",
    },
    "ui": {
        "engine",
        "games",
        "offline",
        "state",
        "storage",
        "ui/components",
        "ui/motion",
        "ui/screens",
        "ui/sound",
    },
    "embed": {"engine", "games", "protocol", "state", "ui", "ui/components", "ui/screens"},
    "pages": {"games", "state", "ui", "ui/art", "ui/components", "ui/screens"},
    "element": set(),
    "fallback": {"offline", "storage"},
    "": {"embed", "engine", "games", "state", "ui", "ui/screens"},
}
"""The folders of js/ that each may import; "" contains the entry points of the pages."""


@pytest.mark.parametrize("room", ROOMS)
def test_imports_of_the_page_go_one_way(room):
    files = [file for file in (ROOT / "js").rglob("*.js") if room_of(file) == room]
    assert files or room == "protocol"
    assert {room_of(target) for file in files for target in imported_files(file)} <= ROOMS[room] | {room}


def room_of(file):
    """Return the innermost listed folder that holds a file; drawings of a game belong to the game."""
    folder = file.relative_to(ROOT / "js").parent.as_posix()
    return next(
        room for room in sorted(ROOMS, reverse=True) if f"{folder}/".startswith(f"{room}/".lstrip("/"))
    )


def test_every_file_of_the_page_belongs_to_a_room():
    folders = {file.parent.relative_to(ROOT / "js").as_posix() for file in (ROOT / "js").rglob("*.*s")}
    assert folders - {f"games/{game}/art" for game in GAMES} <= {room or "." for room in ROOMS}


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
        *(file for file in (ROOT / "js").rglob("*.*s") if room_of(file) != "protocol"),
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
    assert naming == {"js/games/index.js", "css/main.css", "css/pages.css"}


VERBS = "bid|keep|claim|rescue|miss|take|steal|leave|top|roll|stop|draw|card|deal|boards"
HAND_WRITTEN = [
    file
    for file in sorted((ROOT / "js").rglob("*.js"))
    if room_of(file) != "protocol" and not file.name.endswith(".test.js")
]
"""Hand-written scripts, neither generated nor tests."""


def literals(file):
    """Return all string literals of a script, without its comments."""
    text = re.sub(r"/\*.*?\*/|^\s*//.*?$", "", file.read_text("utf-8"), flags=re.S | re.M)
    return re.findall(r'"(?:[^"\\\n]|\\.)*"|`[^`]*`', text)


@pytest.mark.parametrize("file", HAND_WRITTEN, ids=lambda file: str(file.relative_to(ROOT)))
def test_the_page_writes_no_notation(file):
    for text in literals(file):
        assert not re.search(rf"(?:\b\d+|\}}) (?:{VERBS})\b(?! *[=(])", text), text


@pytest.mark.parametrize("file", HAND_WRITTEN, ids=lambda file: str(file.relative_to(ROOT)))
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
