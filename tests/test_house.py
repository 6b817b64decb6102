"""How the Python half of the house is built: who imports whom, how long things are, and what nobody uses."""

import ast
import doctest
import importlib
import re
import sys
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from volle.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "py" / "volle"
FILES = {
    ".".join(path.relative_to(ENGINE).with_suffix("").parts): path for path in sorted(ENGINE.rglob("*.py"))
}
TREES = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in FILES.items()}

ABOVE_THE_GAMES = {"__main__", "adapters", "arena", "cli", "games", "web"}
CORE = (
    *("errors", "later", "quick"),
    "chance",
    "json_text",
    "options",
    "lesson",
    "binomial",
    "figures",
    *("outlook", "advice", "reviewing", "game", "telling", "thinking"),
    *("accounting", "refusals"),
    "notation",
    "names",
    "match",
    "deal",
    "help",
    "guide",
    *("record", "review", "localization"),
)
"""Each may import from those before it."""
GAME_LAYERS = (
    *(
        "types",
        "cards",
        "notation",
        "scoring",
        "events",
        "table",
        "legal",
        "turns",
        "rounds",
        "rules",
    ),
    *("view", "memory", "odds", "turn_value", "endings"),
    *("solved_data", "solved", "race", "winning"),
    *("appraisal", "outcomes", "bidding", "guessing", "deciding", "thumb", "bots"),
    *("outlook", "herd_reasons", "advice", "reviewing", "text_view"),
)
"""Each may import from those before it."""
GAME_SIDE = {
    "attempts": {"types", "cards", "view"},
    "disclosure": {"types", "events", "table"},
    "figures": {"types", "cards", "events", "table", "odds", "options"},
    "highlights": {"types", "events", "odds"},
    "lesson": {"types", "events", "table", "legal"},
    "lots": {"types", "cards", "table", "legal"},
    "aims": {"types", "table", "odds", "endings"},
    "outlook": {"types", "cards", "table", "notation", "view", "odds", "aims", "turn_value"},
    "options": {"types", "cards"},
    "position": {"types", "cards", "table", "notation"},
    "sentences": {"types", "events"},
    "topics": {"cards"},
    "worth": {"types", "scoring", "table"},
}
"""What stands beside the layers, and what it may import."""
ARENA = (
    "budget",
    "messages",
    "own",
    "modules",
    "player",
    "host",
    "contest",
    "referee",
    "play",
    "rating",
    "tally",
)
ARENA += ("intervals", "summary", "journal", "processes", "tournament")
WEB = ("answers", "coach_answers", "odds_answers", "statistics_answers", "requests", "serialize", "figures")
WEB += ("statistics_parts", "statistics", "beginning", "verification", "expectations", "coaching", "inquiry")
WEB += ("replay", "thinking", "bridge", "wheels", "library", "contest")
CLI = ("languages", "localization", "sentences", "formatter", "arguments", "positions", "simulate")
CLI += ("coach_report", "terminal", "arena_report", "arena", "main")
"""Each may import from those before it."""
FLOORS = {"arena": ARENA, "web": WEB, "cli": CLI, "adapters": ("playing", "openspiel", "pettingzoo")}
LIBRARIES = dict.fromkeys(("cli.arena", "arena.tournament"), frozenset({"distributed"})) | {
    "cli.localization": {"babel", "fluent"},
    "adapters.openspiel": {"pyspiel"},
    "adapters.pettingzoo": {"numpy", "gymnasium", "pettingzoo"},
}
"""Who may need more than Python's own library."""


def imported(name):
    """The modules of the engine that a module imports, without the leading `volle.`; `volle` itself is ''."""
    for node in ast.walk(TREES[name]):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            if node.module.split(".")[0] == "volle":
                yield from (resolved(node.module, alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name[len("volle.") :] for alias in node.names if alias.name.startswith("volle"))


def resolved(module, name):
    """The module that `from module import name` needs: the name itself where it is a module."""
    base = module.removeprefix("volle").removeprefix(".")
    inner = f"{base}.{name}".lstrip(".")
    return inner if inner in FILES or f"{inner}.__init__" in FILES else base


def outside(name):
    """The modules that are not of the engine."""
    for node in ast.walk(TREES[name]):
        if isinstance(node, ast.ImportFrom):
            yield node.module.split(".")[0]
        elif isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)


def modules(folder):
    """The modules of a folder but its __init__."""
    return [name for name in FILES if name.startswith(f"{folder}.") and not name.endswith("__init__")]


def test_every_module_has_its_place():
    assert {name.split(".")[0] for name in FILES} == {"__init__", "core", *GAMES, *ABOVE_THE_GAMES}
    assert set(modules("core")) == {f"core.{name}" for name in CORE}
    for game in GAMES:
        assert set(modules(game)) <= {f"{game}.{name}" for name in (*GAME_LAYERS, *GAME_SIDE)}


@pytest.mark.parametrize("place", range(len(CORE)), ids=CORE)
def test_core_imports_only_core_in_one_direction(place):
    allowed = {f"core.{name}" for name in CORE[:place]}
    assert set(imported(f"core.{CORE[place]}")) - {"core"} <= allowed


@pytest.mark.parametrize("module", [name for game in GAMES for name in modules(game)])
def test_a_game_imports_in_one_direction(module):
    game, name = module.split(".")
    layers = GAME_SIDE[name] if name in GAME_SIDE else GAME_LAYERS[: GAME_LAYERS.index(name)]
    allowed = {f"{game}.{layer}" for layer in layers} | {f"core.{layer}" for layer in CORE}
    assert set(imported(module)) - {game} <= allowed


@pytest.mark.parametrize("game", GAMES)
def test_games_never_import_each_other(game):
    others = set(GAMES) - {game}
    found = {name for module in modules(game) for name in imported(module)}
    assert not {name for name in found if name.split(".")[0] in others | ABOVE_THE_GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shared_names_no_game(game):
    shared = [path for name, path in FILES.items() if name.split(".")[0] not in GAMES]
    naming = {path.name for path in shared if re.search(rf"\b{game}\b", path.read_text("utf-8"), re.I)}
    assert naming == {"games.py"}


def test_bots_and_odds_never_see_a_state():
    seeing_views = GAME_LAYERS[GAME_LAYERS.index("odds") : GAME_LAYERS.index("text_view")]
    for module in (name for game in GAMES for name in modules(game) if name.split(".")[1] in seeing_views):
        names = {node.id for node in ast.walk(TREES[module]) if isinstance(node, ast.Name)}
        assert "State" not in names


def test_javascript_has_one_door():
    for name in set(FILES):
        assert "web.bridge" not in set(imported(name))


@pytest.mark.parametrize("floor", FLOORS)
def test_a_floor_imports_in_one_direction(floor):
    order = [f"{floor}.{name}" for name in FLOORS[floor]]
    assert set(modules(floor)) == set(order)
    for place, name in enumerate(order):
        assert {other for other in imported(name) if other.startswith(f"{floor}.")} <= set(order[:place])


@pytest.mark.parametrize("name", FILES)
def test_only_the_words_of_the_terminal_need_a_library(name):
    known = sys.stdlib_module_names | {"volle"} | LIBRARIES.get(name, set())
    assert set(outside(name)) <= known


def test_the_browser_gets_whole_what_it_gets_and_nothing_of_the_command_line():
    excluded = (ROOT / "tools" / "engine-exclude.txt").read_text("utf-8").splitlines()
    left_out = {
        name
        for name, path in FILES.items()
        if any(fnmatchcase(f"volle/{path.relative_to(ENGINE).as_posix()}", one) for one in excluded)
    }
    assert left_out == {
        "__main__",
        *(name for name in FILES if name.split(".")[0] in {"adapters", "arena", "cli"}),
        *("web.contest", "web.library", "web.wheels", "core.localization"),
        *(name for name in FILES if name.endswith(".sentences")),
    }
    assert not {name for name in set(FILES) - left_out if set(imported(name)) & left_out}


# ------------------------------------------------------------------------------ what nobody uses

FORBIDDEN = {"random", "datetime", "copy", "pickle", "asyncio"}
ALLOWED_IN = {
    "secrets": {"cli.simulate"},
    "sys": {
        *("__main__", "cli.main", "cli.terminal", "cli.arena", "web.library", "web.wheels"),
        *(f"arena.{name}" for name in ("budget", "modules", "player", "processes")),
    },
    "os": {"cli.main", "cli.arguments", "cli.simulate", "arena.processes", "arena.tournament"},
    "pathlib": {
        *(f"cli.{name}" for name in ("main", "arguments", "languages", "simulate", "arena_report")),
        *(f"arena.{name}" for name in ("contest", "journal", "modules", "own", "processes")),
        *("web.contest", "web.wheels"),
    },
    "threading": {"arena.processes"},
    "time": {"arena.referee", "web.thinking"},
    "numpy": {"adapters.pettingzoo"},
}


@pytest.mark.parametrize("name", FILES)
def test_no_clock_and_no_random_source(name):
    used = set(outside(name))
    assert not used & FORBIDDEN
    for module, users in ALLOWED_IN.items():
        assert module not in used or name in users


@pytest.mark.parametrize("name", [name for name in FILES if name.split(".")[0] in {"core", *GAMES}])
def test_nothing_that_machines_compute_differently(name):
    for node in ast.walk(TREES[name]):
        if isinstance(node, ast.Constant):
            assert not isinstance(node.value, float), f"line {node.lineno}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"float", "round", "hash", "id", "open", "print", "input"}, (
                f"line {node.lineno}"
            )
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            assert node.func.attr not in {"exp", "log", "sqrt", "sin", "cos", "pow", "fsum"}, (
                f"line {node.lineno}"
            )


# ------------------------------------------------------------------------------ examples


def test_examples_in_docstrings_are_true():
    tried = 0
    for name, path in FILES.items():
        if ">>> " in path.read_text(encoding="utf-8"):
            outcome = doctest.testmod(importlib.import_module(f"volle.{name.removesuffix('.__init__')}"))
            assert outcome.failed == 0, name
            tried += outcome.attempted
    assert tried >= 5
