"""The structure of the Python half beside its import order: names, libraries and purity."""

import ast
import doctest
import importlib
import re
import sys
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest
from cases import each_case
from importlinter.cli import lint_imports

import import_order
from volle.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "py" / "volle"
FILES = {
    ".".join(path.relative_to(ENGINE).with_suffix("").parts): path for path in sorted(ENGINE.rglob("*.py"))
}


@cache
def tree(name):
    """Return the syntax tree of a module."""
    return ast.parse(FILES[name].read_text(encoding="utf-8"))


SEEING_VIEWS = {
    "advice",
    "aims",
    "beginner",
    "bots",
    "candidate_actions",
    "encoding",
    "endings",
    "odds",
    "position_odds",
    "race",
    "reviewing",
    "solved",
    "text_view",
    "turn_value",
    "winning",
}
"""Modules of a game that see views, and never a state."""
LIBRARIES = dict.fromkeys(("cli.arena", "arena.tournament"), frozenset({"distributed"})) | {
    "cli.localization": {"babel", "fluent"},
    "core.match": {"typing_extensions"},  # for type checkers alone
    "adapters.openspiel": {"numpy", "pyspiel"},
    "adapters.pettingzoo": {"numpy", "gymnasium", "pettingzoo"},
}
"""Who may need more than Python's own library."""


def imported(name, *, at_run_time=False):
    """The modules of the engine that a module imports, without the leading `volle.`; `volle` itself is ''."""
    nodes = [*ast.walk(tree(name))]
    left_out = {one for node in nodes if at_run_time and is_for_types(node) for one in ast.walk(node)}
    for node in nodes:
        if node in left_out:
            continue
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            if node.module.split(".")[0] == "volle":
                yield from (resolved(node.module, alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name[len("volle.") :] for alias in node.names if alias.name.startswith("volle"))


def is_for_types(node):
    """Return True for a block that runs for type checkers only."""
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def resolved(module, name):
    """The module that `from module import name` needs: the name itself where it is a module."""
    base = module.removeprefix("volle").removeprefix(".")
    inner = f"{base}.{name}".lstrip(".")
    return inner if inner in FILES or f"{inner}.__init__" in FILES else base


def outside(name):
    """The modules that are not of the engine."""
    for node in ast.walk(tree(name)):
        if isinstance(node, ast.ImportFrom):
            yield node.module.split(".")[0]
        elif isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)


def modules(folder):
    """The modules of a folder but its __init__."""
    return [name for name in FILES if name.startswith(f"{folder}.") and not name.endswith("__init__")]


def test_imports_follow_the_order_of_pyproject_toml(capsys):
    status = lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True)
    assert status == 0, capsys.readouterr().out


def test_the_docs_draw_the_import_order_of_pyproject_toml():
    assert import_order.PAGE.read_text("utf-8") == import_order.page(), "run `make import-order`"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shared_names_no_game(game):
    shared = [path for name, path in FILES.items() if name.split(".")[0] not in GAMES]
    naming = {path.name for path in shared if re.search(rf"\b{game}\b", path.read_text("utf-8"), re.I)}
    assert naming - {"__init__.py"} == {"games.py"}


def test_bots_and_odds_never_see_a_state():
    for module in (name for game in GAMES for name in modules(game) if name.split(".")[1] in SEEING_VIEWS):
        names = {node.id for node in ast.walk(tree(module)) if isinstance(node, ast.Name)}
        assert "State" not in names


def test_the_lists_of_modules_name_only_modules_that_exist():
    of_games = {name.split(".")[1] for game in GAMES for name in modules(game)}
    assert SEEING_VIEWS - of_games == set()
    assert {*LIBRARIES, *ON_DEMAND}.union(*ALLOWED_IN.values()) - FILES.keys() == set()


def test_javascript_has_one_door():
    assert "web.bridge" in FILES
    for name in set(FILES):
        assert "web.bridge" not in set(imported(name))


@each_case("name", lambda: FILES)
def test_only_the_words_of_the_terminal_need_a_library(name):
    known = sys.stdlib_module_names | {"volle"} | LIBRARIES.get(name, set())
    assert set(outside(name)) <= known


ON_DEMAND = {
    *("core.changes", "core.joint", "core.link", "core.link_text", "core.look_alikes", "core.review"),
    *("lotte.plans", "lotte.reviewing"),
    *(f"web.{name}" for name in ("calendar", "comparison", "joint_view", "linking")),
    *("web.reviewer", "web.verification"),
    *(name for name in FILES if name.startswith("wolle.brain.")),
}
"""The part of the engine that the browser fetches after its start, or with the first request for it."""


def listed(file):
    """The modules that match a pattern in a list of the build."""
    patterns = (ROOT / "tools" / file).read_text("utf-8").splitlines()[1:]
    paths = {name: f"volle/{path.relative_to(ENGINE).as_posix()}" for name, path in FILES.items()}
    return {name for name, path in paths.items() if any(fnmatchcase(path, one) for one in patterns)}


def test_the_part_on_demand_is_listed_once_for_the_build():
    assert listed("more-files.txt") == ON_DEMAND


def test_the_browser_gets_whole_what_it_gets_and_nothing_of_the_command_line():
    left_out = listed("engine-exclude.txt")
    assert left_out == {
        "__main__",
        *(name for name in FILES if name.split(".")[0] in {"adapters", "arena", "cli"}),
        *("web.contest", "web.library", "web.wheels", "core.localization"),
        *ON_DEMAND,
        *(name for name in FILES if name.endswith((".sentences", ".table_words", ".encoding"))),
    }
    assert not {name for name in set(FILES) - left_out if set(imported(name, at_run_time=True)) & left_out}


# ------------------------------------------------------------------------------ unused names

FORBIDDEN = {"random", "datetime", "copy", "pickle", "asyncio"}
ALLOWED_IN = {
    "secrets": {"cli.simulate"},
    "sys": {
        *("__main__", "web.library", "web.wheels"),
        *(f"cli.{name}" for name in ("arena", "files", "layout", "main", "progress", "terminal")),
        *(f"arena.{name}" for name in ("custom_bots", "player", "processes", "step_limit")),
    },
    "os": {"cli.main", "cli.arguments", "cli.files", "games", "arena.processes", "arena.tournament"},
    "pathlib": {
        *(f"cli.{name}" for name in ("main", "arguments", "files", "languages", "link", "simulate")),
        *(f"arena.{name}" for name in ("contest", "custom_bots", "journal", "processes")),
        *("web.contest", "web.wheels"),
    },
    "threading": {"arena.processes"},
    "time": {"arena.processes", "arena.referee", "web.thinking"},
    "numpy": {"adapters.openspiel", "adapters.pettingzoo"},
}


@each_case("name", lambda: FILES)
def test_no_clock_and_no_random_source(name):
    used = set(outside(name))
    assert not used & FORBIDDEN
    for module, users in ALLOWED_IN.items():
        assert (module in used) == (name in users), module


@each_case("name", lambda: [name for name in FILES if name.split(".")[0] in {"core", *GAMES}])
def test_nothing_that_machines_compute_differently(name):
    for node in ast.walk(tree(name)):
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


@each_case("name", lambda: FILES)
def test_data_cannot_change(name):
    for node in ast.walk(tree(name)):
        if isinstance(node, ast.ClassDef):
            decorators = list(map(ast.unparse, node.decorator_list))
            if decorators:
                assert "dataclass(frozen=True, slots=True" in decorators[-1]
                assert decorators[:-1] in ([], ["fast_dataclass"])


# ------------------------------------------------------------------------------ examples


def test_examples_in_docstrings_are_true():
    tried = 0
    for name, path in FILES.items():
        if ">>> " in path.read_text(encoding="utf-8"):
            outcome = doctest.testmod(importlib.import_module(f"volle.{name.removesuffix('.__init__')}"))
            assert outcome.failed == 0, name
            tried += outcome.attempted
    assert tried >= 5
