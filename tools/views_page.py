"""Write docs/python-views.md, the fields of the views, from the data classes of the games.

Usage: make views-page
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from types import ModuleType

from setup import ROOT
from volle.games import GAMES

PAGE = ROOT / "docs" / "python-views.md"
HEAD = """# Views in Python

The fields of the frozen records that a seat, a bot or a screen is given: for [Python](python.md) and \
[bots of your own](own-bots.md). Seats are numbers from 0. `view.legal` holds actions, which \
`game.format_action` turns into texts. `make views-page` writes this page from the source.
"""


def page() -> str:
    """Return the text of the page."""
    return "\n".join([HEAD, *(section(name) for name in GAMES)])


def section(name: str) -> str:
    """Return the classes of a game's view, the whole table first, and the actions of its seats."""
    types = GAMES[name].types
    assert types, "both games describe their data"
    module = inspect.getmodule(types.view)
    assert module
    classes = [*reversed([*_classes(module)])]
    rest = [*_classes(inspect.getmodule(types.options))]
    actions = {one.__name__ for one in types.action.__args__}
    wanted = {"Card", "Options", "Payment", "Bid"}
    parts = [f"## Volle {name.title()}", "", f"Module `{module.__name__}`:", ""]
    parts += [_table(node) for node in classes]
    parts += [f"Module `{types.options.__module__}`:", ""]
    parts += [_table(node) for node in rest if node.name in wanted]
    parts += ["### Actions of a seat", "", "| class | fields | |", "|---|---|---|"]
    parts += [_action(node) for node in rest if node.name in actions]
    return "\n".join([*parts, ""])


def _classes(module: ModuleType | None) -> Iterator[ast.ClassDef]:
    """Yield the classes of a module, in their order."""
    assert module
    return (node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.ClassDef))


def _table(node: ast.ClassDef) -> str:
    """Return a class as a heading, its docstring, and a table of its fields."""
    head = [
        f"### `{node.name}`",
        "",
        ast.get_docstring(node) or "",
        "",
        "| field | type | |",
        "|---|---|---|",
    ]
    rows = [f"| `{name}` | {_code(kind)} | {_cell(doc)} |" for name, kind, doc in _fields(node)]
    return "\n".join([*head, *rows, ""])


def _action(node: ast.ClassDef) -> str:
    """Return the row of an action."""
    names = ", ".join(f"`{name}: {kind}`" for name, kind, _ in _fields(node) if name != "verb")
    return f"| `{node.name}` | {names} | {_cell(ast.get_docstring(node) or '')} |"


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """Yield name, type and docstring of each public field."""
    for place, field in enumerate(node.body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and not field.target.id.startswith("_")
        ):
            after = node.body[place + 1] if place + 1 < len(node.body) else None
            is_doc = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            doc = str(after.value.value) if is_doc else ""  # type: ignore[union-attr]
            yield field.target.id, ast.unparse(field.annotation), doc


def _code(text: str) -> str:
    """Return code for a cell of a table, in which a bar is escaped."""
    return f"`{text}`".replace("|", "\\|")


def _cell(text: str) -> str:
    """Return a docstring on one line."""
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print("volle: wrote docs/python-views.md")
